"""Moving into the spaces of others, who go to the space that the hero leaves."""

from __future__ import annotations

from itertools import pairwise

from lantern.rules.fight.enemy_movement import LARGE, cannot_move
from lantern.rules.harm.pursuit import lose_what_is_left_behind, shake_off
from lantern.rules.mission.worlds import arrive
from lantern.rules.table.events import Placed
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero


def spaces_given_way(game: Game, hero: Hero) -> int:
    """Return the spaces of models smaller than Large that a hero can push aside."""
    found = 0
    for enemy in game.state.enemies.values():
        if _gives_way(game, enemy):
            found |= 1 << enemy.spaces[0]
    for other in game.standing():
        found |= 1 << other.space if other is not hero else 0
    return found


def _gives_way(game: Game, enemy: EnemyModel) -> bool:
    """Tell whether an enemy can be pushed aside: it is not Large, can move, and has its space for itself."""
    alone = sum(enemy.spaces[0] in other.spaces for other in game.state.enemies.values()) == 1
    return game.content.enemies[enemy.kind].size not in LARGE and not cannot_move(game, enemy) and alone


def make_way(game: Game, hero: Hero, path: list[int]) -> None:
    """Let whoever stands on a way go to the space that the hero leaves for its own."""
    for left, entered in pairwise(path):
        for enemy in [enemy for enemy in game.state.enemies.values() if entered in enemy.spaces]:
            enemy.spaces[0] = left
            game.enemies_moved()
            lose_what_is_left_behind(game, enemy)
            game.tell(Placed(enemy.id, left))
        for other in [other for other in game.standing() if other is not hero and other.space == entered]:
            arrive(game, other, left)
            shake_off(game, other, [left])
            game.tell(Placed(other.id, left))
