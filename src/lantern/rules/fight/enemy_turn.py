"""The enemies' activation: order, targets and movement, then attacks (AI)."""

from __future__ import annotations

from lantern.board.sets import bits, mask_of
from lantern.rules.fight.enemy_attacks import attack_all, can_shoot, extra_shots, ranged_attack_of
from lantern.rules.fight.enemy_movement import approach, choose_space, courses, go, neighbours_of
from lantern.rules.fight.enemy_order import move_order
from lantern.rules.fight.enemy_targets import aim_at, choose_target, forget_lost_targets, keeps_target, models_of
from lantern.rules.fight.roping import pull_at_ropes
from lantern.rules.fight.shootout import shootout
from lantern.rules.numbers.in_play import abilities_of
from lantern.rules.numbers.sources import one_source
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import enemy_has
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel


def activate_enemies(game: Game, kind: str) -> None:
    """Activate a type, all its models together (INIT-02): they choose targets and move, one by one, then all attack (AI-01)."""
    game.state.types[kind].activated = True
    pull_at_ropes(game, kind)
    fire(game, "enemy_activates", kind=kind, tile=_tile_of(game, kind))
    with one_source(game, new=True):  # MUT-05
        if enemy_has(game, kind, "shootout"):
            shootout(game, kind)
        else:
            _move_all(game, kind)
        fire(game, "enemy_moved", kind=kind, tile=_tile_of(game, kind))
        attack_all(game, kind)


def _tile_of(game: Game, kind: str) -> int:
    """Return the tile of the first of a type: what they call comes in their world (AMBUSH-08)."""
    models = models_of(game, kind)
    return game.board.tiles_of[models[0].spaces[0]][0] if models else -1


def regenerate(game: Game) -> None:
    """Let every enemy with Regeneration heal, at the start of each turn."""
    for enemy in game.state.enemies.values():
        if enemy.wounds:
            amount = sum(ability.regeneration for ability in abilities_of(game, enemy.kind))
            enemy.wounds = max(0, enemy.wounds - amount)


def _move_all(game: Game, kind: str) -> None:
    forget_lost_targets(game, kind)
    for enemy in move_order(game, kind):
        for act in (choose_target_and_move, extra_shots):
            if game.state.result is None and enemy.id in game.state.enemies:  # somebody may have killed it meanwhile
                act(game, enemy)


def choose_target_and_move(game: Game, enemy: EnemyModel) -> None:
    """Choose a target and go to it, or toward the nearest hero (AI-03 to AI-09)."""
    if keeps_target(game, enemy):
        return
    enemy.target = None
    if ranged_attack_of(game, enemy.kind) is not None:
        take_aim(game, enemy)
        return
    ways = courses(game, enemy)
    if not ways:
        approach(game, enemy)
        return
    hero = choose_target(game, enemy, [hero for hero in game.standing() if hero.id in ways])
    aim_at(game, enemy, hero)
    course = ways[hero.id]
    go(game, enemy, course.way_to(choose_space(game, mask_of(course.ends))), course.soft)


def take_aim(game: Game, enemy: EnemyModel) -> None:
    """Choose an adjacent hero, or one that can be shot at; if there is none, move until there is (FOEATK-07, FOEATK-09)."""
    ranged = ranged_attack_of(game, enemy.kind)
    assert ranged is not None

    def in_sight(base: int) -> bool:
        spaces = bits(base)
        return any(can_shoot(game, spaces, hero, ranged) for hero in game.standing())

    if not neighbours_of(game, enemy) and not in_sight(mask_of(enemy.spaces)):
        approach(game, enemy, until=in_sight)  # the Immobile do not get anywhere (IMMOB-07)
    seen = [hero for hero in game.standing() if can_shoot(game, enemy.spaces, hero, ranged)]
    if viable := neighbours_of(game, enemy) or seen:  # from where it is now
        aim_at(game, enemy, choose_target(game, enemy, viable))
