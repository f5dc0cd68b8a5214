"""What a hero loses or pays: gold, Grit, Dark Stone, points of pools, never more than it has."""

from __future__ import annotations

from lantern.rules.numbers.pools import in_pool, take_out
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.events import Lost, Paid
from lantern.rules.table.state import Hero


def lose(game: AnyChapter, hero: Hero, what: str, count: int, by: str = "") -> int:
    """Lose something, never below zero; return how much was lost. `by` is what it is paid for or lost to."""
    lost = min(count, how_much_of(game, hero, what))
    if lost > 0:
        if what in game.content.pools:
            take_out(game, hero, what, lost)
        else:
            setattr(hero, what, getattr(hero, what) - lost)
        game.tell(Lost(hero.id, what, lost, by))
    return lost


def pay_gold(game: AnyChapter, hero: Hero, gold: int, by: str) -> None:
    """Pay for something that is told next, with its price: the story says it once."""
    if paid := min(gold, hero.gold):
        hero.gold -= paid
        game.tell(Paid(hero.id, "gold", paid, by))


def how_much_of(game: AnyChapter, hero: Hero, what: str) -> int:
    """Return how much of something a hero can lose."""
    if what in game.content.pools:
        return in_pool(game, hero, what)
    return free_dark_stone(hero) if what == "dark_stone" else int(getattr(hero, what))


def free_dark_stone(hero: Hero) -> int:
    """Return the shards that can be spent, given or lost: no icons (DSTONE-03), nor what is fused with the hero (MUT-21)."""
    return max(0, hero.dark_stone - hero.fused_dark_stone)
