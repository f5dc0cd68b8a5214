"""The books of a posse: what its heroes own at the end of a chapter, counted again from what happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from lantern.campaign.gathering import Gathering
from lantern.campaign.records import HeroRecord
from lantern.rules.table import events
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import Hero

#: What is counted to the last coin.
RICHES = ("gold", "dark_stone", "xp")


def balance_of(happened: Iterable[Struct]) -> Counter[tuple[str, str]]:
    """Count what each hero has gained of each, less what it has lost."""
    books: Counter[tuple[str, str]] = Counter()
    for event in happened:
        match event:
            case events.Gained() if event.what in RICHES:
                books[event.hero, event.what] += event.count
            case events.Lost() if event.what in RICHES:
                books[event.hero, event.what] -= event.count
            case events.Gave() if event.item in RICHES:
                books[event.hero, event.item] -= event.count
                books[event.to, event.item] += event.count
    return books


def problems_of_the_books(
    before: Mapping[str, Mapping[str, int]], happened: Iterable[Struct], heroes: Iterable[Hero]
) -> list[str]:
    """Say of whom the purse does not hold what it must: what was in it `before`, and what happened since."""
    books = balance_of(happened)
    problems = []
    for hero in heroes:
        for what in RICHES:
            expected = before[hero.id][what] + books[hero.id, what]
            has = getattr(hero, what)
            if has != expected:
                problems.append(f"{hero.id} has {has} {what}, and by what happened it should be {expected}")
    return problems


def purses(heroes: Iterable[Hero]) -> dict[str, dict[str, int]]:
    """Note what heroes own."""
    return {hero.id: _purse(hero) for hero in heroes}


def brought_along(game: AnyChapter) -> dict[str, dict[str, int]]:
    """Note what those owned who joined a posse at a gathering, as they came (CAMP-13)."""
    came = game.state.newcomers if isinstance(game, Gathering) else []
    return {hero: _purse(record) for hero, record in zip(list(game.state.heroes)[-len(came) :], came, strict=False)}


def _purse(owner: Hero | HeroRecord) -> dict[str, int]:
    return {what: getattr(owner, what) for what in RICHES}
