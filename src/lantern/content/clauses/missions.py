"""How the verbs of missions read: counting, Clues, markers on tiles, companions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lantern.content.clauses.clause import ONE, TOGETHER, Clauses, Said, for_anybody, says, tag_of
from lantern.content.effects import Effect, IfCounter
from lantern.content.verbs.missions import Count, FindClues, HarmCompanions, Meet, PlaceMarker, RemoveMarker


@says(Count)
def _count(say: Clauses, effect: Count) -> str:
    by, less = say.forward(effect.by)
    return say.text("verb-count-less" if less else "verb-count", name=say.part("counters", effect.counter), by=say.dice(by))


@says(IfCounter)
def _if_counter(say: Clauses, effect: IfCounter) -> str:
    """Say what depends on a counter: once only, if it counts that itself, or step by step."""
    name = say.part("counters", effect.counter)
    if (once := first_time((effect,))) is not None:
        return say.text("verb-first_time", what=say.clauses(once))
    goal = _goal_of(say, effect.counter)
    if not effect.effect and effect.at_least == goal:
        return say.text("verb-if_counter-not-reached", what=say.clauses(effect.otherwise), reached=say.reached(effect.counter))
    steps = list(_steps(effect, 0, None))
    return "; ".join(
        say.text("verb-if_counter-none" if high == 0 else "verb-if_counter", name=name, many=_span(say, low, high), what=what)
        for low, high, effects in steps
        if effects and (what := say.clauses(effects))
    )


def first_time(effects: Sequence[Effect]) -> tuple[Effect, ...] | None:
    """Return what happens the first time only, if a counter that counts just that says so."""
    match effects:
        case (IfCounter(at_least=1, effect=(), counter=own, otherwise=(Count(counter=counter, by=by), *rest)),) if (
            counter == own and by == ONE and rest
        ):
            return tuple(rest)
    return None


def _count_and_see(say: Clauses, count: Count, then: IfCounter) -> str | None:
    """Say what comes of a number just counted up, with its name: what stands before may be a die with numbers too."""
    if count.counter != then.counter or count.by != ONE:
        return None
    name = say.part("counters", count.counter)
    told = [(0 if low == 1 != high else low, high, effects) for low, high, effects in _steps(then, 1, None) if effects]
    steps = [
        say.text(
            "count-step-next" if number else "count-step", name=name, many=_span(say, low, high), what=say.clauses(effects)
        )
        for number, (low, high, effects) in enumerate(told)
    ]
    return "; ".join([_count(say, count), *steps])


TOGETHER[Count, IfCounter] = _count_and_see


def _goal_of(say: Clauses, counter: str) -> int | None:
    missions = say.content.missions.values() if say.content is not None else ()
    found = next((each for mission in missions for each in mission.counters if each.id == counter), None)
    return found.goal if found is not None and not found.per_hero else None


def _steps(effect: IfCounter, low: int, high: int | None) -> Iterator[tuple[int, int | None, Sequence[Effect]]]:
    """Go through what happens from which number to which, from the lowest on."""
    yield from _branch(effect.otherwise, effect.counter, low, effect.at_least - 1)
    yield from _branch(effect.effect, effect.counter, effect.at_least, high)


def _branch(
    effects: Sequence[Effect], counter: str, low: int, high: int | None
) -> Iterator[tuple[int, int | None, Sequence[Effect]]]:
    match effects:
        case (IfCounter(counter=same) as inner,) if same == counter:
            yield from _steps(inner, low, high)
        case _:
            yield low, high, effects


def _span(say: Clauses, low: int, high: int | None) -> str:
    if high is None:
        return say.text("span-more", low=low)
    if low == 0 < high:
        return say.text("span-most", high=high)
    return say.text("span-one", low=low) if low == high else say.text("span", low=low, high=high)


@says(FindClues)
def _find_clues(say: Clauses, effect: FindClues) -> str:
    return say.text("verb-clues", n=effect.count)


@says(PlaceMarker, RemoveMarker)
def _marker(say: Clauses, effect: PlaceMarker | RemoveMarker) -> Said | str:
    return for_anybody(say, f"verb-{tag_of(effect)}", name=say.part("markers", effect.marker))


@says(Meet)
def _meet(say: Clauses, effect: Meet) -> str:
    return say.text("verb-meet", name=say.part("companions", effect.companion))


@says(HarmCompanions)
def _harm_companions(say: Clauses, effect: HarmCompanions) -> str:
    what = say.things("wounds", effect.count)
    if not say.voice.led:
        return say.text("verb-harm_companions-any", what=what)
    return say.text("verb-harm_companions", name=say.part("companions", say.voice.led), what=what)
