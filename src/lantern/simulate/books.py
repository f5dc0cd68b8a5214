"""The books of a posse: what its heroes own at the end of a chapter, counted again from what happened in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from lantern.campaign.gathering import Gathering
from lantern.campaign.records import HeroRecord
from lantern.campaign.riches import RICHES, balance_of
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import Hero


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
