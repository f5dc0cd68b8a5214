"""The attacks of enemies: hand to hand, at range, and what their abilities add (FOEATK)."""

from __future__ import annotations

from lantern.content.entries import RangedAttack
from lantern.core.questions import ChooseOne, Option
from lantern.core.table import PARTY
from lantern.rules.damage import Blow, is_beyond_harm, take_blows
from lantern.rules.dice import roll
from lantern.rules.enemy_movement import is_next_to
from lantern.rules.game import Game
from lantern.rules.hero_hits import wound_enemy
from lantern.rules.in_play import abilities_of
from lantern.rules.quantities import dark_stone_carried
from lantern.rules.state import EnemyModel, Hero
from lantern.rules.triggers import fire
from lantern.rules.values import enemy_has, enemy_value, hero_has

SIX = 6


# -- who attacks whom -----------------------------------------------------------------------------


def attack_all(game: Game, kind: str) -> None:
    """Let every model attack its target, hero by hero in the order the players choose (FOEATK-01, FOEATK-04)."""
    attacked: list[str] = []
    while game.state.result is None:
        targeted = attackers(game, kind)
        waiting = [hero for hero in targeted if hero not in attacked]
        if not waiting:
            break
        options = [Option(hero, hero, model=hero) for hero in waiting]
        who = game.ask(ChooseOne(kind="attacked-first", who=PARTY, options=options, default=0, matters=False)).value
        attacked.append(who)
        attack_hero(game, kind, game.hero(who), targeted[who])
    fire(game, "enemy_attack_ends", kind=kind)


def attackers(game: Game, kind: str) -> dict[str, list[EnemyModel]]:
    """Return, for each hero, the models that can attack it now: it stands, and is adjacent or can be shot at (AI-10)."""
    ranged = ranged_attack_of(game, kind)
    found: dict[str, list[EnemyModel]] = {}
    for enemy in game.state.enemies.values():
        if enemy.kind == kind and enemy.target is not None:
            hero = game.hero(enemy.target)
            if is_next_to(game, enemy, hero) or (ranged is not None and can_shoot(game, enemy.spaces, hero, ranged)):
                found.setdefault(enemy.target, []).append(enemy)
    return found


def ranged_attack_of(game: Game, kind: str) -> RangedAttack | None:
    """Return the Ranged Attack that is a type's own way to attack, if it has one (FOEATK-07)."""
    if not enemy_has(game, kind, "ranged"):
        return None
    attacks = (ability.ranged for ability in abilities_of(game, kind))
    return next((ranged for ranged in attacks if ranged is not None and not ranged.extra), None)


def is_ranged(game: Game, kind: str) -> bool:
    """Tell whether a type attacks at range."""
    return ranged_attack_of(game, kind) is not None


def can_shoot(game: Game, spaces: list[int], hero: Hero, ranged: RangedAttack) -> bool:
    """Tell whether a hero stands, in Range and Line of Sight of any of these spaces (FOEATK-07, LOS-06, XL-03)."""
    board = game.board
    return not (hero.ko or hero.dead) and any(
        board.range(space, hero.space) <= ranged.range and board.sees(space, hero.space) for space in spaces
    )


# -- one hero -------------------------------------------------------------------------------------


def attack_hero(game: Game, kind: str, hero: Hero, models: list[EnemyModel]) -> None:
    """Roll all attacks of a group on one hero together; then all its saves together (FOEATK-02, FOEATK-04, SAVE-04)."""
    ranged = ranged_attack_of(game, kind)
    fists = enemy_value(game, kind, "combat") > 0 or ranged is None
    fighting = [enemy for enemy in models if fists and is_next_to(game, enemy, hero)]  # FOEATK-10
    ones: list[EnemyModel] = []
    blows = _fight(game, kind, hero, fighting, ones)
    hits = len(blows)
    if ranged is not None:
        blows += _shoot(game, kind, hero, ranged, [enemy for enemy in models if enemy not in fighting], ones)
    fire(game, "enemy_hits", hero=hero, kind=kind, counted=len(blows))
    horror = hits * sum(ability.horror_hit_per_hit for ability in abilities_of(game, kind))
    stronger = horror if enemy_has(game, kind, "horror_hits_damage_1") else 0
    _hurt(game, kind, hero, blows, horror, stronger)
    bite_back(game, kind, ones)


def _hurt(game: Game, kind: str, hero: Hero, blows: list[Blow], horror: int = 0, stronger: int = 0) -> None:
    """Let a hero take the Hits of an attack, and open the windows of the Wounds it took."""
    wounds = take_blows(game, hero, blows, by=kind, horror=horror, stronger=stronger)
    if wounds and not is_beyond_harm(game, hero):
        in_combat = min(wounds, sum(blow.wounds for blow in blows if not blow.ranged))
        if in_combat:
            fire(game, "enemy_combat_wounds_hero", hero=hero, kind=kind, counted=in_combat)
        fire(game, "enemy_wounds_hero", hero=hero, kind=kind, counted=wounds)


def bite_back(game: Game, kind: str, ones: list[EnemyModel]) -> None:
    """Let a tail with a mouth bite those next to it for each To Hit die that showed a 1, past Defense, for no XP (MUT-14)."""
    mouths = [hero for hero in game.standing() if ones and hero_has(game, hero, "ones_bite")]
    armor = enemy_value(game, kind, "armor")
    for enemy in ones:
        if enemy.id in game.state.enemies and any(is_next_to(game, enemy, hero) for hero in mouths):
            saved = armor and roll(game, "enemy-armor", target=armor)[0] >= armor
            wound_enemy(game, enemy, 0 if saved else 1, None)


def _fight(game: Game, kind: str, hero: Hero, models: list[EnemyModel], ones: list[EnemyModel]) -> list[Blow]:
    """Roll the Combat of models that fight hand to hand; their sixes are no Criticals (FOEATK-02, FOEATK-03)."""
    if not models:
        return []
    combat = enemy_value(game, kind, "combat")
    if enemy_has(game, kind, "combat_2_against_dark_stone") and dark_stone_carried(game, hero):
        combat += 2
    faces = _to_hit(game, kind, combat * len(models), "enemy-to-hit", "to_hit_melee")
    ones += [models[i // combat] for i, face in enumerate(faces) if face == 1]
    damage = enemy_value(game, kind, "damage")  # FOE-04
    sharp = tuple(ability.hits_of_6_ignore for ability in abilities_of(game, kind) if ability.hits_of_6_ignore)
    hits_of_six = 3 if enemy_has(game, kind, "sixes_are_three_hits") else 1
    blows: list[Blow] = []
    target = enemy_value(game, kind, "to_hit_melee")
    for face in faces:
        if face >= SIX and face >= target:
            blows += [Blow(damage, ignore=sharp) for _ in range(hits_of_six)]
        elif face >= target or (face == 1 and hero_has(game, hero, "enemies_hit_on_1")):
            blows.append(Blow(damage))
    if blows and enemy_has(game, kind, "first_hit_doubled") and _once_a_turn(game, f"{kind}:first-hit:{hero.id}"):
        blows[0].times = 2
    return blows


def _shoot(
    game: Game, kind: str, hero: Hero, ranged: RangedAttack, models: list[EnemyModel], ones: list[EnemyModel]
) -> list[Blow]:
    """Roll the Shots of models that fire; without Damage of their own they do the sheet's (FOEATK-12)."""
    if not models:
        return []
    target = enemy_value(game, kind, "to_hit_ranged")
    faces = _to_hit(game, kind, ranged.shots * len(models), "enemy-shots", "to_hit_ranged")
    ones += [models[i // ranged.shots] for i, face in enumerate(faces) if face == 1]
    damage = ranged.damage or enemy_value(game, kind, "damage")
    unlucky = hero_has(game, hero, "enemies_hit_on_1")
    return [Blow(damage, ranged=True) for face in faces if face >= target or (face == 1 and unlucky)]


def _to_hit(game: Game, kind: str, dice: int, purpose: str, stat: str) -> list[int]:
    """Roll To Hit; once a turn some re-roll the ones of a group attack."""
    target = enemy_value(game, kind, stat)
    faces = roll(game, purpose, dice, target=target)
    if 1 in faces and enemy_has(game, kind, "reroll_ones") and _once_a_turn(game, f"{kind}:re-roll"):
        again = iter(roll(game, purpose, faces.count(1), target=target))
        faces = [next(again) if face == 1 else face for face in faces]
    return faces


def _once_a_turn(game: Game, key: str) -> bool:
    uses = game.state.uses
    ready = uses.is_ready("turn", key)
    uses.exhaust("turn", key)
    return ready


# -- shots besides --------------------------------------------------------------------------------


def extra_shots(game: Game, enemy: EnemyModel) -> None:
    """Make the ranged attacks that an ability adds when a model's move is over (FOEATK-11)."""
    for ability in abilities_of(game, enemy.kind):
        ranged = ability.ranged
        if ranged is not None and ranged.extra and game.state.result is None:
            seen = [hero.id for hero in game.standing() if can_shoot(game, enemy.spaces, hero, ranged)]
            if seen:
                hero = game.hero(game.pick("enemy-shot", seen))
                ones: list[EnemyModel] = []
                _hurt(game, enemy.kind, hero, _shoot(game, enemy.kind, hero, ranged, [enemy], ones))
                bite_back(game, enemy.kind, ones)
