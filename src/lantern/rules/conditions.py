"""Lasting conditions: injuries, madness, mutations (INJ-05, MUT-03)."""

from __future__ import annotations

from lantern.rules.corruption import mutate_if_corrupted
from lantern.rules.events import Suffered
from lantern.rules.game import Game
from lantern.rules.recovery import die, knock_out_if_down
from lantern.rules.resources import shed_weight, trim_grit
from lantern.rules.state import Hero


def suffer(game: Game, hero: Hero, condition: str) -> None:
    """Record a condition; death, and a mutation that the hero already has, kill (MUT-03, DEATH-01)."""
    entry = game.content.conditions[condition]
    game.tell(Suffered(hero.id, condition))
    if "death" in entry.flags or (entry.kind == "mutation" and condition in hero.conditions):
        die(game, hero)
        return
    hero.conditions.append(condition)
    game.numbers_changed()
    shed_weight(game, hero)
    trim_grit(game, hero)
    mutate_if_corrupted(game, hero)
    if not hero.ko:
        knock_out_if_down(game, hero)  # HERO-20
