"""Enemies keep to a target as long as it stays beside them (AI-08)."""

from __future__ import annotations

from collections.abc import Iterable

from lantern.rules.table.game import Game, touches
from lantern.rules.table.state import EnemyModel, Hero


def shake_off(game: Game, hero: Hero, way: Iterable[int]) -> None:
    """Let the enemies that fight hand to hand lose a hero that was not beside them all the way, wherever it ends (AI-08)."""
    pursuers = [enemy for enemy in game.state.enemies.values() if enemy.target == hero.id]
    if pursuers:
        way = list(way)
        for enemy in pursuers:
            if not all(_is_beside(game, enemy, space) for space in way):
                _lose_target(game, enemy)


def lose_what_is_left_behind(game: Game, enemy: EnemyModel) -> None:
    """Let an enemy that was moved by others lose a target that it is not beside any more (AI-12)."""
    if enemy.target is not None and not _is_beside(game, enemy, game.hero(enemy.target).space):
        _lose_target(game, enemy)


def _is_beside(game: Game, enemy: EnemyModel, space: int) -> bool:
    return touches(game.board.adjacent[space] | 1 << space, enemy.spaces)


def _lose_target(game: Game, enemy: EnemyModel) -> None:
    if game.breeds[enemy.kind].ranged is None:  # FOEATK-08: those who shoot look for another one anyway
        enemy.target = None
