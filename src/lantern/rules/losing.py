"""What a hero loses or pays: gold, Grit, Dark Stone, Faith, never more than it has."""

from __future__ import annotations

from lantern.rules.chapter import AnyChapter
from lantern.rules.events import Lost
from lantern.rules.state import Hero


def lose(game: AnyChapter, hero: Hero, what: str, count: int) -> int:
    """Lose something, never below zero; return how much was lost."""
    lost = min(count, free_dark_stone(hero) if what == "dark_stone" else int(getattr(hero, what)))
    if lost > 0:
        setattr(hero, what, getattr(hero, what) - lost)
        game.tell(Lost(hero.id, what, lost))
    return lost


def free_dark_stone(hero: Hero) -> int:
    """Return the shards that can be spent, given or lost: no icons (DSTONE-03), nor what is fused with the hero (MUT-21)."""
    return max(0, hero.dark_stone - hero.fused_dark_stone)
