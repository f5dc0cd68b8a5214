"""Pools: numbers that a hero has by name, as the kit of its class says. How they are filled is in `filling.py`."""

from __future__ import annotations

from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import Hero


def has_pool(game: AnyChapter, hero: Hero, pool: str) -> bool:
    """Tell whether the class of a hero has a pool."""
    return pool in game.content.kit(hero.hero_class).pools


def in_pool(game: AnyChapter, hero: Hero, pool: str) -> int:
    """Return how much there is in a pool; in one with parts, in all of them."""
    parts = game.content.parts_of(pool)
    return sum(hero.pools.get(part, 0) for part in parts) if parts else hero.pools.get(pool, 0)


def take_out(game: AnyChapter, hero: Hero, pool: str, count: int) -> None:
    """Take points out of a pool; out of one with parts, from the first part that has some."""
    for part in game.content.parts_of(pool) or (pool,):
        gone = min(count, hero.pools.get(part, 0))
        if gone:
            hero.pools[part] -= gone
            count -= gone
