"""Enemies at the end of a rope: they cannot move, and pull at it whenever they act."""

from __future__ import annotations

from lantern.content.verbs.enemies import RopeEnemy
from lantern.rules.belongings.who import choose_enemy
from lantern.rules.fight.enemy_movement import LARGE, passes_models
from lantern.rules.harm.skills import skill_test
from lantern.rules.numbers.in_play import powers_of
from lantern.rules.numbers.perform import performs
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import EnemyModel


@performs(RopeEnemy)
def rope(game: Game, effect: RopeEnemy, context: Context) -> None:
    """Rope an enemy in range and sight."""
    assert context.hero is not None
    for enemy in choose_enemy(game, game.hero(context.hero), effect.range, context):
        enemy.roped_by = context.hero


def pull_at_ropes(game: Game, kind: str) -> None:
    """Let whoever holds a roped model of a type test its Strength, or let go."""
    for enemy in [enemy for enemy in game.state.enemies.values() if enemy.kind == kind and enemy.roped_by]:
        if not _is_held(game, enemy):
            enemy.roped_by = ""


def _is_held(game: Game, enemy: EnemyModel) -> bool:
    hero = game.hero(enemy.roped_by)
    ropes = [effect for _, power in powers_of(game, hero) for action in power.actions for effect in action.effect]
    lasso = next((effect for effect in ropes if isinstance(effect, RopeEnemy)), None)
    if lasso is None or hero.ko or hero.dead or passes_models(game, enemy):
        return False
    size = game.content.enemies[enemy.kind].size
    target = lasso.large if size in LARGE else lasso.target
    return skill_test(game, hero, "strength", target) >= (2 if size == "extra_large" else 1)
