"""Small enemies that crowd into one space when there is no other room for them."""

from __future__ import annotations

from lantern.rules.game import Game
from lantern.rules.state import EnemyModel
from lantern.rules.values import enemy_has

MOST_IN_A_SPACE = 3


def room_in_swarm(game: Game, kind: str) -> int:
    """Return the spaces, as a set, where one more of a type may join its like; none for those that do not swarm."""
    if not enemy_has(game, kind, "swarms"):
        return 0
    there: dict[int, int] = {}
    for enemy in game.state.enemies.values():
        if enemy.kind == kind:
            there[enemy.spaces[0]] = there.get(enemy.spaces[0], 0) + 1
    return sum(1 << space for space, count in there.items() if count < MOST_IN_A_SPACE)


def others_in_space(game: Game, enemy: EnemyModel) -> list[EnemyModel]:
    """Return those that share the space of a model that swarms."""
    if not enemy_has(game, enemy.kind, "swarms"):
        return []
    others = game.state.enemies.values()
    return [other for other in others if other.id != enemy.id and other.kind == enemy.kind and other.spaces == enemy.spaces]
