"""The small print: obituaries, casualties, and the boxes at the side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lantern.gazette.epitaphs import epitaph
from lantern.gazette.facts import News, most
from lantern.gazette.names import person
from lantern.gazette.press import Press
from lantern.rules.numbers.values import value
from lantern.rules.table.state import Hero
from lantern.views.belongings import ConditionView, condition_view
from lantern.views.heroes import Gauge
from lantern.views.look import ChapterLook, Look, Wire

#: So many misses are worth an advertisement.
MANY_MISSES = 3
#: So many lines are printed of what happened in town.
MOST_FROM_TOWN = 4
#: What a treatment has done when it was none.
CURED = "cured"

After = Sequence[tuple[ChapterLook, News]]


class Obituary(Wire, frozen=True):
    """Whom the town has lost: by its `record`, and with all that could be seen in its face."""

    record: str
    hero: str
    name: str
    nickname: str
    about: str
    text: str
    face: str
    hero_class: str
    level: int
    conditions: list[ConditionView]
    corruption: Gauge
    sanity: Gauge


class Casualty(Wire, frozen=True):
    """A line of the list: who, and what of it."""

    name: str
    text: str
    dead: bool


class SideNotice(Wire, frozen=True):
    """A box at the side."""

    id: str
    title: str
    lines: list[str]


def obituaries(press: Press, look: Look, facts: News, after: After, records: Sequence[Mapping[str, str]]) -> list[Obituary]:
    """Mourn all who died: below, on the road or in town, and have not been raised since.

    `records` tells whose record each hero of the adventure had, and of each chapter after it.
    """
    back = _raised(after)
    found: list[Obituary] = []
    for (at, told), known in zip(((look, facts), *after), records, strict=True):
        for death in told.deaths:
            hero = at.state.heroes[death.hero]
            if at.who(hero.id) in back:
                continue
            about = press.text("person", **{"class": at.words.thing(hero.hero_class, "heroes")}, level=hero.level)
            found.append(
                Obituary(
                    record=known[hero.id], hero=hero.id, name=at.who(hero.id), nickname=hero.nickname, about=about,
                    text=epitaph(press, at, facts if _was_there(look, hero) else told, death),
                    face=hero.face, hero_class=hero.hero_class, level=hero.level,
                    conditions=[condition_view(at, hero, condition) for condition in hero.conditions],
                    corruption=Gauge(now=hero.corruption, most=value(at.game, hero, "corruption_resistance")),
                    sanity=_mind(at, hero),
                )
            )  # fmt: skip
    return found


def _mind(look: ChapterLook, hero: Hero) -> Gauge:
    most = value(look.game, hero, "sanity")
    return Gauge(now=max(0, most - hero.sanity_damage), most=most)  # HERO-20


def _raised(after: After) -> set[str]:
    """Name those who were dead and are not."""
    return {at.who(hero) for at, told in after for hero in told.raised}


def _was_there(look: Look, hero: Hero) -> bool:
    """Tell whether somebody who died later had been on the adventure, under the same name."""
    return hero.id in look.state.heroes and look.state.heroes[hero.id].name == hero.name


def casualties(press: Press, look: Look, facts: News, after: After) -> list[Casualty]:
    """List who died, was marked for good, or lay on the ground; of whoever was raised since only that."""
    found: list[Casualty] = []
    back = _raised(after)
    for at, told in ((look, facts), *after):
        dead, raised, gone = (press.text(f"casualty-{how}") for how in ("dead", "raised", "gone"))
        found += [
            Casualty(name=at.who(death.hero), text=dead, dead=True) for death in told.deaths if at.who(death.hero) not in back
        ]
        found += [Casualty(name=at.who(hero), text=raised, dead=False) for hero in told.raised]
        found += [Casualty(name=at.who(hero), text=gone, dead=True) for hero in told.left]
        for hero, condition in told.marks:
            if _lasts(at, condition):
                what = at.words.thing(condition, "conditions")
                found.append(Casualty(name=at.who(hero), text=press.text("casualty-mark", what=what), dead=False))
    lost = {each.name for each in found if each.dead}
    for hero, times in facts.downs.items():
        name = look.who(hero)
        if name not in lost:
            found.append(Casualty(name=name, text=press.text("casualty-down", n=times), dead=False))
    return found


def _lasts(look: ChapterLook, condition: str) -> bool:
    found = look.content.conditions.get(condition)
    return found is not None and found.kind in {"injury", "madness", "mutation", "curse"}


def boxes(press: Press, look: Look, facts: News, after: After, following: str) -> list[SideNotice]:
    """Write the boxes that there is something for."""
    return [
        SideNotice(id=name, title=press.text(name), lines=lines)
        for name, lines in _all_boxes(press, look, facts, after, following)
        if lines
    ]


def _all_boxes(press: Press, look: Look, facts: News, after: After, following: str) -> Iterator[tuple[str, list[str]]]:
    shot = facts.best_shot
    if shot is not None and shot.hero in look.state.heroes:
        kind = look.say.named("enemies", shot.kind)
        hero = person(look, shot.hero)
        told = press.one_of("best-shot", hero=hero, n=shot.wounds, hits=shot.hits, kind=kind, turn=shot.turn)
        yield "best-shot", [told]
    yield "wanted", list(_wanted(press, look, facts))
    lost = next(((hero, item) for hero, item in facts.lost if item in look.content.items), None)
    if lost is not None:
        yield "lost", [press.one_of("lost", hero=person(look, lost[0]), item=look.words.noun(lost[1], "items"))]
    poor = most(facts.misses, MANY_MISSES)
    if poor in look.state.heroes:
        yield "for-sale", [press.one_of("for-sale", hero=person(look, poor), n=facts.misses[poor])]
    yield "from-town", list(_from_town(press, look, facts, after))[:MOST_FROM_TOWN]
    if following:
        yield "next", [press.one_of("next", mission=look.words.thing(following, "missions"))]


def _wanted(press: Press, look: Look, facts: News) -> Iterator[str]:
    for hero, condition in facts.marks:
        found = look.content.conditions.get(condition)
        if found is not None and found.kind in {"injury", "madness", "mutation"}:
            yield press.one_of(f"wanted-{found.kind}", hero=person(look, hero))
            return


def _from_town(press: Press, look: Look, facts: News, after: After) -> Iterator[str]:
    """Tell of the town, what matters most first."""
    everybody = ((look, facts), *after)
    if any(told.razed for _, told in everybody):
        yield press.one_of("town-razed")
    for at, told in everybody:
        for place in told.ruins:
            yield press.one_of("town-ruin", place=at.words.thing(place, "locations"))
        for hero in told.raised:
            yield press.one_of("town-raised", hero=person(at, hero))
        for hero, level in told.levels:
            yield press.one_of("town-level", hero=person(at, hero), n=level)
        for hero, condition, ends in told.cured:
            what = at.words.thing(condition, "conditions")
            yield press.one_of("town-cured" if ends == CURED else "town-botched", hero=person(at, hero), what=what)
        dearest = max(told.bought, key=lambda each: each[2], default=None)
        if dearest is not None:
            hero, item, gold = dearest
            yield press.one_of("town-bought", hero=person(at, hero), item=at.words.noun(item, "items"), gold=gold)
