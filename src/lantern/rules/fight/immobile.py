"""What Immobile enemies leave to the heroes while nobody else is left to fight (IMMOB-04)."""

from __future__ import annotations

from lantern.rules.numbers.values import enemy_has
from lantern.rules.table.game import Game


def may_explore(game: Game) -> bool:
    """Tell whether heroes may explore: not in a fight, unless only Immobile enemies are left (SEARCH-02, IMMOB-04)."""
    return not game.state.enemies or only_immobile_left(game)


def only_immobile_left(game: Game) -> bool:
    """Tell whether nobody who could move is left to fight (IMMOB-04)."""
    for enemy in game.state.enemies.values():  # noqa: SIM110 - asked at every step, mostly when there is none
        if not enemy_has(game, enemy.kind, "immobile"):
            return False
    return True
