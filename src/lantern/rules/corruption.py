"""Corruption and mutation (CORR, MUT)."""

from __future__ import annotations

from lantern.rules.charts import roll_on_chart
from lantern.rules.dice import throw
from lantern.rules.events import CorruptionGained
from lantern.rules.game import Game
from lantern.rules.state import Hero
from lantern.rules.values import value


def corrupt(game: Game, hero: Hero, points: int) -> None:
    """Add corruption points one at a time; at the resistance value they turn into a mutation (CORR-04, CORR-05)."""
    for _ in range(points):
        resists = value(game, hero, "corruption_armor")
        if resists and throw(game, hero, "corruption-armor", target=resists)[0] >= resists:
            continue
        hero.corruption += 1
        game.tell(CorruptionGained(hero.id, 1, hero.corruption))
        mutate_if_corrupted(game, hero)
        if hero.dead:
            return


def mutate_if_corrupted(game: Game, hero: Hero) -> None:
    """Roll mutations while corruption stands at or above the resistance (CORR-06); not in the basic game (CORR-10)."""
    if game.state.options.basic_game:
        return
    while not hero.dead and hero.corruption >= (resistance := value(game, hero, "corruption_resistance")):
        hero.corruption -= resistance
        roll_on_chart(game, hero, "mutation")
