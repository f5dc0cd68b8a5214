"""What is changed for good in the numbers of a hero, with its reason: so a number explains itself many adventures later."""

from __future__ import annotations

from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.events import Grew
from lantern.rules.table.reasons import printed
from lantern.rules.table.state import Hero, LastingChange

#: Without which nobody lives.
LIVING = frozenset({"health", "sanity"})


def change_for_good(game: AnyChapter, hero: Hero, stat: str, amount: int, source: str) -> None:
    """Change a number of a hero for as long as it lives; Health and Sanity do not fall below 1 (INJ-08)."""
    before = printed(game.content, game.content.heroes[hero.hero_class], hero.printed, stat)
    if stat in LIVING:
        amount = max(amount, min(0, 1 - before))
    if not amount:
        return
    hero.printed[stat] = before + amount
    game.state.changes.append(LastingChange(hero.id, stat, amount, source))
    game.tell(Grew(hero.id, stat, amount, source))
    game.numbers_changed()
