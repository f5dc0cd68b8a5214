"""What is left to do of a mission's goal: its parts one after the other, those that are done, and how far the others are."""

from __future__ import annotations

from collections.abc import Iterator

from lantern.content.tongues import TONGUES
from lantern.rules.mission.goals import all_are_at, is_reached, is_slain, mission_of, needed
from lantern.rules.mission.places import is_at
from lantern.views.look import Look, Wire


class StepView(Wire, frozen=True):
    """A part of the goal: what is to be done, or that it is done."""

    text: str
    done: bool


def steps_of(look: Look) -> list[StepView]:
    """List the parts of the goal in the order in which a posse comes to them (MISSION-03, MISSION-21)."""
    steps = [*_finding(look), *_fighting(look), *_counting(look)]
    if mission_of(look.game).win.no_enemies:
        steps.append(_clearing(look, ready=all(step.done for step in steps)))
    if mission_of(look.game).win.heroes_at is not None:
        steps.append(_gathering(look, ready=all(step.done for step in steps)))
    return steps


def _the(look: Look, companions: tuple[str, ...]) -> str:
    """List whom the posse leads, each with the article that belongs to it."""
    if not companions:
        return "none"
    tongue = TONGUES[look.say.code]
    return look.say.join(tongue.the(tongue.known(look.words.noun(name, "companions"))) for name in companions)


def _step(look: Look, message: str, *, done: bool, **facts: str | int) -> StepView:
    return StepView(text=look.say.text(f"table-step-{message}", **facts), done=done)


def _finding(look: Look) -> Iterator[StepView]:
    """Say how far the way to the Objective is found."""
    mission, state = mission_of(look.game), look.state
    found = state.objective_tile >= 0
    if mission.map:
        if any(tile.objective for tile in mission.map):
            yield _step(look, "objective", done=found)
    elif mission.clues:
        yield _step(look, mission.clues_are, done=found or state.clues >= mission.clues, n=state.clues, needed=mission.clues)


def _fighting(look: Look) -> Iterator[StepView]:
    """Say who is still to be beaten: whoever waits at the Objective, and those whom the mission names."""
    goal, state = mission_of(look.game).win, look.state
    if goal.objective_fight:
        won = state.progress.objective_won or state.result == "won"
        if not won and state.fight is not None and state.fight.objective:
            yield _step(look, "this-fight", done=False, n=len(state.enemies), more="yes" if state.arrivals else "no")
        else:
            yield _step(look, "fight", done=won)
    for kind in goal.slain:
        yield _step(look, "slay", done=is_slain(look.game, kind), kind=look.say.named("enemies", kind))


def _counting(look: Look) -> Iterator[StepView]:
    """Say how far everything is that the goal counts."""
    mission, counted = mission_of(look.game), look.state.progress.counters
    for counter in mission.counters:
        if counter.id in mission.win.counters:
            name = look.say.name(counter.name)
            done = is_reached(look.game, counter.id)
            most = needed(look.game, counter.id)
            yield _step(look, "count", done=done, what=name, n=counted.get(counter.id, 0), needed=most)


def _clearing(look: Look, *, ready: bool) -> StepView:
    """Say how many Enemies are left; none may be when all the rest is done."""
    left, coming = len(look.state.enemies), bool(look.state.arrivals)
    return _step(look, "clear", done=ready and not left and not coming, n=left)


def _gathering(look: Look, *, ready: bool) -> StepView:
    """Say where everybody must be at last, and once all the rest is done how many are."""
    goal, heroes = mission_of(look.game).win, [hero for hero in look.state.heroes.values() if not hero.dead]
    place = goal.heroes_at or ""
    return _step(
        look, "gather",
        done=ready and all_are_at(look.game, place, goal.companions),
        place=place,
        along=_the(look, goal.companions),
        ready="yes" if ready else "no",
        n=sum(is_at(look.game, hero, place) for hero in heroes),
        heroes=len(heroes),
    )  # fmt: skip
