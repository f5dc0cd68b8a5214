"""Enemies that stay back and shoot (SHOOT)."""

from __future__ import annotations

from lantern.board.bases import path_of
from lantern.board.sets import bits, mask_of
from lantern.content.entries import RangedAttack
from lantern.rules.belongings.isolation import can_be_attacked
from lantern.rules.belongings.who import random_hero
from lantern.rules.fight.enemy_attacks import can_shoot, ranged_attack_of
from lantern.rules.fight.enemy_movement import cannot_move, choose_space, go, move_of, neighbours_of
from lantern.rules.fight.enemy_order import move_order
from lantern.rules.fight.enemy_targets import aim_at, choose_target, models_of
from lantern.rules.fight.fixed_map import forbidden
from lantern.rules.numbers.dice import roll
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero

RETREATS_ON = 4  # SHOOT-03
ANY_DISTANCE = 100


def shootout(game: Game, kind: str) -> None:
    """Retreat from the heroes, move and take aim one by one (SHOOT-01); who is caught fights hand to hand (SHOOT-04).

    The heroes that models aim at are those with Shootout markers: one for each of these models (SHOOT-07).
    """
    for enemy in models_of(game, kind):
        enemy.target = None
    order = move_order(game, kind)
    caught = [enemy for enemy in order if neighbours_of(game, enemy) and not retreat(game, enemy)]
    ranged = ranged_attack_of(game, kind)
    assert ranged is not None
    for enemy in order:
        if enemy not in caught:
            take_aim(game, enemy, ranged)
    for enemy in caught:
        hero = random_hero(game, "enemy-target", neighbours_of(game, enemy))
        if hero is not None:
            aim_at(game, enemy, hero)


def retreat(game: Game, enemy: EnemyModel) -> bool:
    """Try to get away from all heroes by the shortest way, besides the move (SHOOT-03). Return whether it did."""
    if roll(game, "retreat", target=RETREATS_ON)[0] < RETREATS_ON or cannot_move(game, enemy):
        return False
    start = enemy.spaces[0]
    barred = forbidden(game, start, hero=False)  # MISSION-24
    reach = game.board.reach(start, ANY_DISTANCE, game.occupied() & ~(1 << start) | barred)
    away = _away_from_heroes(game)
    for layer in reach.layers[1:]:
        if layer & away:
            go(game, enemy, path_of(reach.path_to(choose_space(game, layer & away))), 0)
            return True
    return False


def _away_from_heroes(game: Game) -> int:
    heroes = game.hero_spaces()
    return game.board.all & ~heroes & ~game.board.neighbours(heroes)


def take_aim(game: Game, enemy: EnemyModel, ranged: RangedAttack) -> None:
    """Pick a Random Hero with the fewest markers, move to shoot at it, and mark it or another (SHOOT-05, SHOOT-06)."""
    heroes = [hero for hero in game.standing() if can_be_attacked(game, hero)]
    if not heroes:
        return
    hero = choose_target(game, enemy, heroes)
    _get_in_sight(game, enemy, hero, ranged)
    if can_shoot(game, enemy.spaces, hero, ranged):
        aim_at(game, enemy, hero)
        return
    seen = [other for other in heroes if can_shoot(game, enemy.spaces, other, ranged)]
    if seen:
        aim_at(game, enemy, choose_target(game, enemy, seen))


def _get_in_sight(game: Game, enemy: EnemyModel, hero: Hero, ranged: RangedAttack) -> None:
    """Move the shortest way to a space from which a hero can be shot at, or toward one; never next to a hero (SHOOT-05)."""
    board = game.board
    start = enemy.spaces[0]
    away = _away_from_heroes(game)
    good = mask_of(space for space in bits(away) if can_shoot(game, [space], hero, ranged))
    group = mask_of(other.spaces[0] for other in models_of(game, enemy.kind) if other is not enemy)
    others = game.occupied() & ~(1 << start)
    barred = forbidden(game, start, hero=False)  # MISSION-24
    reach = board.reach(start, move_of(game, enemy), others & ~group | barred, through=group)
    free = reach.spaces & away & ~others
    if not good or not free:
        return
    field = board.distance_field(good)
    nearest = min(field[space] for space in bits(free))
    ends = mask_of(space for space in bits(free) if field[space] == nearest)
    end = choose_space(game, next(layer & ends for layer in reach.layers if layer & ends))
    go(game, enemy, path_of(reach.path_to(end)), 0)
