"""Small enemies that crowd into one space when there is no other room for them."""

from __future__ import annotations

from lantern.content.bends.enemies import Swarm
from lantern.rules.numbers.bends import enemy_bent
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel


def most_in_a_space(game: Game, kind: str) -> int:
    """Return how many of a type may share a space: one, unless they swarm."""
    swarm = enemy_bent(game, kind, Swarm)
    return swarm.most if swarm is not None else 1


def is_swarm(game: Game, kind: str) -> bool:
    """Tell whether those of a type crowd into one space."""
    return enemy_bent(game, kind, Swarm) is not None


def room_in_swarm(game: Game, kind: str) -> int:
    """Return the spaces, as a set, where one more of a type may join its like; none for those that do not swarm."""
    most = most_in_a_space(game, kind)
    if most == 1:
        return 0
    there: dict[int, int] = {}
    for enemy in game.state.enemies.values():
        if enemy.kind == kind:
            there[enemy.spaces[0]] = there.get(enemy.spaces[0], 0) + 1
    return sum(1 << space for space, count in there.items() if count < most)


def others_in_space(game: Game, enemy: EnemyModel) -> list[EnemyModel]:
    """Return those that share the space of a model that swarms."""
    if enemy_bent(game, enemy.kind, Swarm) is None:
        return []
    found = []
    for other in game.enemies_adjacent_to(enemy.spaces[0]):
        if other is not enemy and other.spaces == enemy.spaces and other.kind == enemy.kind:
            found.append(other)  # noqa: PERF401 - asked for each model of a swarm, and quicker so
    return found
