"""The enemies' activation: targets, movement, attacks (AI, FOEATK)."""

from __future__ import annotations

from itertools import pairwise

from lantern.board.sets import bits
from lantern.board.walking import FAR, Reach
from lantern.content.effects import Amount
from lantern.core.questions import ChooseOne, Option
from lantern.rules.damage import take_hits, take_horror_hits
from lantern.rules.dice import roll, successes
from lantern.rules.events import Moved, Targeted
from lantern.rules.game import Game
from lantern.rules.in_play import abilities_of
from lantern.rules.quantities import dark_stone_carried
from lantern.rules.state import EnemyModel, Hero
from lantern.rules.triggers import fire
from lantern.rules.values import enemy_has, enemy_value

LARGE = ("large", "extra_large")


def activate_enemies(game: Game, kind: str) -> None:
    """Activate a type: all its models choose targets and move, one by one, then all attack (AI-01)."""
    state = game.state
    state.types[kind].activated = True
    _regenerate(game, kind)
    for enemy in move_order(game, kind):
        if enemy.id in state.enemies and game.standing():
            choose_target_and_move(game, enemy)
    _extra_shots(game, kind)
    _attack_all(game, kind)
    state.spared.clear()


def models_of(game: Game, kind: str) -> list[EnemyModel]:
    """Return the models of a type."""
    return [enemy for enemy in game.state.enemies.values() if enemy.kind == kind]


def _regenerate(game: Game, kind: str) -> None:
    amount = sum(ability.regeneration for ability in abilities_of(game, kind))
    if amount:
        for enemy in models_of(game, kind):
            enemy.wounds = max(0, enemy.wounds - amount)


# -- targets and movement -------------------------------------------------------------------------


def move_order(game: Game, kind: str) -> list[EnemyModel]:
    """Put the models in order: nearest to the heroes first; among equally near ones the players choose (AI-02)."""
    field = game.board.distance_field(game.hero_spaces())
    near = [(min(field[s] for s in enemy.spaces), enemy) for enemy in models_of(game, kind)]
    left = sorted(near, key=lambda pair: pair[0])
    order: list[EnemyModel] = []
    while left:
        tied = [enemy for distance, enemy in left if distance == left[0][0]]
        free = [enemy for enemy in tied if not keeps_target(game, enemy)]
        options = [Option(enemy.id, enemy, model=enemy.id, space=enemy.spaces[0]) for enemy in tied]
        question = ChooseOne(kind="enemy-order", who="party", options=options, default=0, matters=len(free) > 1)
        chosen: EnemyModel = game.ask(question).value
        order.append(chosen)
        left = [(distance, enemy) for distance, enemy in left if enemy is not chosen]
    return order


def keeps_target(game: Game, enemy: EnemyModel) -> bool:
    """Tell whether a model stays on its target: while that hero stands and is adjacent (AI-08)."""
    if enemy.target is None or enemy_has(game, enemy.kind, "changes_targets"):
        return False
    hero = game.hero(enemy.target)
    near = game.board.adjacent[hero.space] | 1 << hero.space
    return not (hero.ko or hero.dead) and any(near >> space & 1 for space in enemy.spaces)


def choose_target_and_move(game: Game, enemy: EnemyModel) -> None:
    """Choose a target and go to it, or toward the nearest hero (AI-03 to AI-09)."""
    if keeps_target(game, enemy):
        return
    enemy.target = None
    if enemy_has(game, enemy.kind, "immobile"):
        return
    start = enemy.spaces[0]
    reach, soft = _reach(game, enemy)
    free = reach.spaces & ~(game.occupied() & ~(1 << start))
    reachable = [hero for hero in game.standing() if game.board.adjacent[hero.space] & free]
    if reachable:
        hero = _pick_target(game, enemy, reachable)
        enemy.target = hero.id
        game.tell(Targeted(enemy.id, hero.id))
        _go(game, enemy, reach, _deepest(reach, game.board.adjacent[hero.space] & free, game), soft)
    else:
        _approach(game, enemy, reach, free, soft)


def _reach(game: Game, enemy: EnemyModel) -> tuple[Reach, int]:
    """Find where a model can go; a large one pushes through small and medium ones, a flier passes all (AI-11, MOVE-09)."""
    start = enemy.spaces[0]
    occupied = game.occupied() & ~(1 << start)
    soft = 0
    flies = enemy_has(game, enemy.kind, "flies")
    if flies:
        soft = occupied
    elif game.content.enemies[enemy.kind].size in LARGE:
        for other in game.state.enemies.values():
            if other is not enemy and game.content.enemies[other.kind].size not in LARGE:
                soft |= 1 << other.spaces[0]
    reach = game.board.reach(start, enemy_value(game, enemy.kind, "move"), occupied & ~soft, through=soft, crossing=flies)
    return reach, 0 if flies else soft


def _pick_target(game: Game, enemy: EnemyModel, reachable: list[Hero]) -> Hero:
    """Pick a Random Hero among the reachable ones with the fewest of this type on them (AI-04, AI-05, RANDOM-04)."""
    if enemy_has(game, enemy.kind, "targets_most_gold"):
        richest = max(hero.gold for hero in reachable)
        reachable = [hero for hero in reachable if hero.gold == richest]
    counts = dict.fromkeys(game.state.heroes, 0)
    for other in game.state.enemies.values():
        if other.kind == enemy.kind and other.target is not None:
            counts[other.target] += 1
    fewest = min(counts[hero.id] for hero in reachable)
    return game.hero(game.pick("enemy-target", [hero.id for hero in reachable if counts[hero.id] == fewest]))


def _deepest(reach: Reach, candidates: int, game: Game) -> int:
    """Go as deep as the Move allows, so that others find room (AI-06); ties at random (AI-13)."""
    for layer in reversed(reach.layers):
        if layer & candidates:
            return game.pick_space("enemy-space", layer & candidates)
    raise AssertionError("a reachable hero has a reachable space beside it")


def _approach(game: Game, enemy: EnemyModel, reach: Reach, free: int, soft: int) -> None:
    """Move as far as possible toward the nearest hero, without a target (AI-07); without a way, stay (AI-14)."""
    field = game.board.distance_field(game.hero_spaces())
    here = enemy.spaces[0]
    best = min(field[space] for space in bits(free))
    if best >= FAR or best >= field[here]:
        return
    nearest = sum(1 << space for space in bits(free) if field[space] == best)
    _go(game, enemy, reach, game.pick_space("enemy-space", nearest), soft)


def _go(game: Game, enemy: EnemyModel, reach: Reach, space: int, soft: int) -> None:
    path = reach.path_to(space)
    if len(path) > 1:
        _push_aside(game, enemy, path, soft)
        enemy.spaces[0] = space
        game.tell(Moved(enemy.id, tuple(path)))


def _push_aside(game: Game, enemy: EnemyModel, path: list[int], soft: int) -> None:
    """Move each smaller enemy on the way to the space just left (AI-11); away from its target it loses it (AI-12)."""
    for before, space in pairwise(path):
        if soft >> space & 1:
            for other in game.state.enemies.values():
                if other is not enemy and other.spaces[0] == space:
                    other.spaces[0] = before
                    game.tell(Moved(other.id, (space, before)))


# -- attacks --------------------------------------------------------------------------------------


def _attack_all(game: Game, kind: str) -> None:
    """Let every model attack its target, hero by hero in the order the players choose (FOEATK-01, FOEATK-04)."""
    attacked: list[str] = []
    while game.state.result is None:
        targeted = _attackers(game, kind)
        waiting = [hero for hero in targeted if hero not in attacked]
        if not waiting:
            return
        options = [Option(hero, hero, model=hero) for hero in waiting]
        who = game.ask(ChooseOne(kind="attacked-first", who="party", options=options, default=0, matters=False)).value
        attacked.append(who)
        attack_hero(game, kind, game.hero(who), targeted[who])


def _attackers(game: Game, kind: str) -> dict[str, list[EnemyModel]]:
    """Return, for each hero, the models that can attack it now: target standing and adjacent (AI-10, FOEATK-06)."""
    found: dict[str, list[EnemyModel]] = {}
    for enemy in models_of(game, kind):
        if enemy.target is not None and _is_adjacent(game, enemy, game.hero(enemy.target)):
            found.setdefault(enemy.target, []).append(enemy)
    return found


def _is_adjacent(game: Game, enemy: EnemyModel, hero: Hero) -> bool:
    near = game.board.adjacent[hero.space] | 1 << hero.space
    return not (hero.ko or hero.dead) and any(near >> space & 1 for space in enemy.spaces)


def attack_hero(game: Game, kind: str, hero: Hero, attackers: list[EnemyModel]) -> None:
    """Roll all attacks of a group on one hero together; then all its saves together (FOEATK-02, FOEATK-04, SAVE-04)."""
    combat = enemy_value(game, kind, "combat")
    if enemy_has(game, kind, "combat_2_against_dark_stone") and dark_stone_carried(game, hero):
        combat += 2
    target = enemy_value(game, kind, "to_hit_melee")
    faces = roll(game, "enemy-to-hit", combat * len(attackers), target=target)
    if enemy_has(game, kind, "reroll_ones") and 1 in faces:
        faces = [face if face != 1 else roll(game, "enemy-to-hit", target=target)[0] for face in faces]
    sixes = sum(face >= 6 for face in faces if face >= target)  # FOEATK-03: no Criticals, but their own abilities
    count = successes(faces, target)
    if enemy_has(game, kind, "sixes_are_three_hits"):
        count += 2 * sixes
    sharp = {ability.hits_of_6_ignore for ability in abilities_of(game, kind)}
    damage = enemy_value(game, kind, "damage")
    fire(game, "enemy_hits", hero=hero, kind=kind, counted=count)
    wounds = take_hits(
        game,
        hero,
        count,
        damage=damage,
        by=kind,
        ignoring_defense=sixes if "defense" in sharp else 0,
        ignoring_armor=sixes if "armor" in sharp else 0,
    )
    spared = hero.id in game.state.spared
    horror = sum(ability.horror_hit_per_hit for ability in abilities_of(game, kind)) * count
    if horror and not spared:
        take_horror_hits(game, hero, horror, by=kind)
    if wounds and not spared and not hero.ko:
        fire(game, "enemy_wounds_hero", hero=hero, kind=kind, counted=wounds)


def _extra_shots(game: Game, kind: str) -> None:
    """Make the ranged attacks that an ability adds to the melee attack (FOEATK-11, FOEATK-12)."""
    shots = [ability.ranged for ability in abilities_of(game, kind) if ability.ranged is not None and ability.ranged.extra]
    for ranged in shots:
        for enemy in models_of(game, kind):
            seen = [
                hero
                for hero in game.standing()
                if game.board.sees(enemy.spaces[0], hero.space)
                and game.board.range(enemy.spaces[0], hero.space) <= ranged.range
            ]
            if not seen or game.state.result is not None:
                continue
            hero = game.hero(game.pick("enemy-shot", [hero.id for hero in seen]))
            target = enemy_value(game, kind, "to_hit_ranged")
            hits = successes(roll(game, "enemy-shots", ranged.shots, target=target), target)
            damage = ranged.damage or Amount(plus=enemy_value(game, kind, "damage"))
            take_hits(game, hero, hits, damage=damage, by=kind)
