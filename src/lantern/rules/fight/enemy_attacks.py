"""The attacks of enemies: hand to hand, at range, and what their abilities add (FOEATK)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import structs

from lantern.content.bends.attacks import Parries
from lantern.content.bends.enemies import (
    CombatByInitiative,
    Feasts,
    FirstHit,
    HitsCount,
    LongReach,
    MoreCombat,
    RangedDamage,
    SixesAdd,
    SixesCount,
)
from lantern.content.bends.harm import EnemiesHitOn, EnemiesRollAgain
from lantern.content.entries import RangedAttack
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import ChooseOne
from lantern.core.table import PARTY
from lantern.rules.attack.hero_hits import strike_without_attack, wound_enemy
from lantern.rules.attack.swarms import is_swarm, others_in_space
from lantern.rules.belongings.isolation import can_be_attacked, is_isolated
from lantern.rules.fight.enemy_movement import is_next_to
from lantern.rules.harm.damage import Blow, take_blows, take_corruption_hits
from lantern.rules.harm.fear import extra_horror
from lantern.rules.harm.pauses import pause
from lantern.rules.harm.prospects import Prospects, Volley, attack_on
from lantern.rules.harm.warding_off import is_cancelled
from lantern.rules.numbers.bends import bends, different, enemy_bends, enemy_bent
from lantern.rules.numbers.dice import amount, roll
from lantern.rules.numbers.in_play import abilities_of, keywords, side_of
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.quantities import dark_stone_carried
from lantern.rules.numbers.triggers import fire, note_use
from lantern.rules.numbers.values import enemy_has, enemy_value, hero_has, value
from lantern.rules.table.choices.dice import PickDie
from lantern.rules.table.choices.models import ChooseEnemy, ChooseHero
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.events import Attacked
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero
from lantern.rules.table.windows import Looming

SIX = 6
ONE = Amount(plus=1)


# -- who attacks whom -----------------------------------------------------------------------------


def attack_all(game: Game, kind: str) -> None:
    """Let every model attack its target, hero by hero in the order the players choose (FOEATK-01, FOEATK-04)."""
    attacked: list[str] = []
    while game.state.result is None:
        able = attackers(game, kind)
        options = [ChooseHero(hero) for hero in able if hero not in attacked]
        if not options:
            break
        given = game.position
        who = game.ask(ChooseOne(kind="attacked-first", who=PARTY, options=options, default=0, matters=False)).value
        if game.position != given:  # who was asked may have done something else first
            able = attackers(game, kind)
        attacked.append(who)
        hero, models = game.hero(who), able.get(who)
        coming = partial(_what_they_may_do, game, kind, hero, models or [])
        if models and pause(game, "before-attack", coming, kind):
            models = attackers(game, kind).get(who)
        if models:
            attack_hero(game, kind, hero, models)
    fire(game, "enemy_attack_ends", kind=kind)


def _what_they_may_do(game: Game, kind: str, hero: Hero, models: list[EnemyModel]) -> Prospects:
    """Return what an attack may do to a hero, before it is rolled (BAG-03)."""
    ranged, damage = ranged_attack_of(game, kind), damage_of(game, kind)
    fighting = [enemy for enemy in models if can_strike(game, enemy, hero)]
    target = _target(game, kind, hero, "to_hit_melee")
    volleys = [Volley(len(fighting) * _combat(game, kind, hero), target, damage)]
    if ranged is not None:
        volleys.append(_volley(game, kind, hero, ranged, len(models) - len(fighting)))
    horror = sum(ability.horror_hit_per_hit for ability in abilities_of(game, kind))
    return attack_on(game, hero, volleys, horror)


def _volley(game: Game, kind: str, hero: Hero, ranged: RangedAttack, models: int) -> Volley:
    shots = models * (ranged.shots + enemy_value(game, kind, "shots"))
    return Volley(shots, _target(game, kind, hero, "to_hit_ranged"), ranged.damage or damage_of(game, kind))


def attackers(game: Game, kind: str) -> dict[str, list[EnemyModel]]:
    """Return, for each hero, the models that can attack it now: it stands, and is adjacent or can be shot at (AI-10)."""
    found: dict[str, list[EnemyModel]] = {}
    whom = _all_in_reach if enemy_bent(game, kind, LongReach) is not None or is_swarm(game, kind) else _target_of
    for enemy in game.state.enemies.values():
        if enemy.kind == kind and not is_held(game, enemy):
            for hero in whom(game, enemy):
                found.setdefault(hero.id, []).append(enemy)
    return found


def is_held(game: Game, enemy: EnemyModel) -> bool:
    """Tell whether a model has lost its activation of this turn, or is out of the fight."""
    return enemy.held_turn == game.state.turn or bool(game.state.isolated and is_isolated(game, enemy.id))


def _all_in_reach(game: Game, enemy: EnemyModel) -> list[Hero]:
    """Return whom a model attacks that has long arms, or swarms: everybody in reach, of a swarm only where it is crowded."""
    if enemy_bent(game, enemy.kind, LongReach) is None and not others_in_space(game, enemy):
        return _target_of(game, enemy)
    return [hero for hero in game.standing() if can_strike(game, enemy, hero)]


def _target_of(game: Game, enemy: EnemyModel) -> list[Hero]:
    """Return whom a model attacks: its target, if it can."""
    if enemy.target is None:
        return []
    hero, ranged = game.state.heroes[enemy.target], game.breeds[enemy.kind].ranged
    in_sight = ranged is not None and can_shoot(game, enemy.spaces, hero, ranged)
    return [hero] if in_sight or can_strike(game, enemy, hero) else []


def can_strike(game: Game, enemy: EnemyModel, hero: Hero) -> bool:
    """Tell whether a model can attack a hero hand to hand: they are adjacent (FOEATK-06), or its arms are long (BOARD-14)."""
    if is_next_to(game, enemy, hero):
        return True
    arms = enemy_bent(game, enemy.kind, LongReach)
    if arms is None or not can_be_attacked(game, hero):
        return False
    return _is_within(game, enemy, hero, arms.spaces)


def _is_within(game: Game, enemy: EnemyModel, hero: Hero, spaces: int) -> bool:
    return any(game.board.distance(space, hero.space) <= spaces for space in enemy.spaces)


def ranged_attack_of(game: Game, kind: str) -> RangedAttack | None:
    """Return the Ranged Attack that is a type's own way to attack, if it has one (FOEATK-07)."""
    return game.breeds[kind].ranged


def is_ranged(game: Game, kind: str) -> bool:
    """Tell whether a type attacks at range."""
    return game.breeds[kind].ranged is not None


def can_shoot(game: Game, spaces: list[int], hero: Hero, ranged: RangedAttack) -> bool:
    """Tell whether a hero stands, in Range and Line of Sight of any of these spaces (FOEATK-07, LOS-06, XL-03)."""
    return can_be_attacked(game, hero) and any(game.can_aim(space, hero.space, ranged.range) for space in spaces)


# -- one hero -------------------------------------------------------------------------------------


def attack_hero(game: Game, kind: str, hero: Hero, models: list[EnemyModel]) -> None:
    """Roll all attacks of a group on one hero together; then all its saves together (FOEATK-02, FOEATK-04, SAVE-04).

    Hits that are more than it takes to knock it out go to nobody else (FOEATK-13).
    """
    models = _not_warded_off(game, kind, hero, models)
    if models:
        game.tell(Attacked(kind, hero.id, tuple(enemy.id for enemy in models)))
    ranged = ranged_attack_of(game, kind)
    fists = enemy_value(game, kind, "combat") > 0 or ranged is None
    fighting = [enemy for enemy in models if fists and can_strike(game, enemy, hero)]  # FOEATK-10
    ones: list[EnemyModel] = []
    blows = _fight(game, kind, hero, fighting, ones)
    hits = len(blows)
    if ranged is not None:
        blows += _shoot(game, kind, hero, ranged, [enemy for enemy in models if enemy not in fighting], ones)
    be_parried(game, ones)
    fire(game, "enemy_hits", hero=hero, kind=kind, counted=len(blows))
    horror = hits * sum(ability.horror_hit_per_hit for ability in abilities_of(game, kind))
    whose = models[0].id if len(models) == 1 else kind
    _hurt(game, kind, hero, blows, whose, horror, [extra_horror(game, kind)] * horror)
    if not game.goes_on():
        return
    if hero.ko:
        feast(game, models)
    bite_back(game, kind, ones)


def _not_warded_off(game: Game, kind: str, hero: Hero, models: list[EnemyModel]) -> list[EnemyModel]:
    """Let a hero keep one of the models from attacking it, as often as it has something for that."""
    while models and is_cancelled(game, hero, "enemy_attack", looming := Looming(), against=kind):
        options = [ChooseEnemy(enemy.id, enemy.spaces[0]) for enemy in models]
        about = {"source": looming.cancelled_by}
        question = ChooseOne(kind="which-enemy", who=hero.id, options=options, about=about, interruptible=False)
        chosen = game.ask(question).value
        models = [enemy for enemy in models if enemy.id != chosen]
    return models


def feast(game: Game, models: list[EnemyModel]) -> None:
    """Let those that live on the fallen heal, each for itself."""
    for enemy in models:
        meal = enemy_bent(game, enemy.kind, Feasts)
        if meal is not None:
            enemy.wounds = max(0, enemy.wounds - amount(game, meal.heals, "enemy-heal"))


def _hurt(
    game: Game, kind: str, hero: Hero, blows: list[Blow], whose: str, horror: int = 0, stronger: Sequence[int] = ()
) -> None:
    """Let a hero take the Hits of an attack, and open the windows of the Wounds it took, also of those that knock it out.

    `whose` is who is told to strike: the type, or its only model.
    """
    wounds = take_blows(game, hero, blows, by=kind, whose=whose, horror=horror, stronger=stronger)
    if not wounds:
        return
    if hero.ko:
        game.falling.add(hero.id)
    try:
        in_combat = min(wounds, sum(blow.wounds for blow in blows if not blow.ranged))
        if in_combat:
            fire(game, "enemy_combat_wounds_hero", hero=hero, kind=kind, counted=in_combat)
        fire(game, "enemy_wounds_hero", hero=hero, kind=kind, counted=wounds)
    finally:
        game.falling.discard(hero.id)


def bite_back(game: Game, kind: str, ones: list[EnemyModel]) -> None:
    """Let a tail with a mouth bite those next to it for each To Hit die that showed a 1, past Defense, for no XP (MUT-14)."""
    mouths = [hero for hero in game.standing() if ones and game.goes_on() and hero_has(game, hero, "ones_bite")]
    armor = enemy_value(game, kind, "armor")
    for enemy in ones:
        if enemy.id in game.state.enemies and any(is_next_to(game, enemy, hero) for hero in mouths):
            saved = armor and roll(game, "enemy-armor", target=armor)[0] >= armor
            wound_enemy(game, enemy, 0 if saved else 1, None)


def be_parried(game: Game, ones: list[EnemyModel]) -> None:
    """Let heroes who parry hurt those next to them for each To Hit die that showed a 1, past Defense."""
    parrying = [(hero, answers[0]) for hero in game.standing() if ones and (answers := bends(game, hero, Parries))]
    for hero, (source, bend) in parrying:
        for enemy in ones:
            if enemy.id in game.state.enemies and game.goes_on() and is_next_to(game, enemy, hero):
                note_use(game, hero, source)
                strike_without_attack(game, hero, enemy, bend.wounds, ONE, source, ("defense",))


def _fight(game: Game, kind: str, hero: Hero, models: list[EnemyModel], ones: list[EnemyModel]) -> list[Blow]:
    """Roll the Combat of models that fight hand to hand; their sixes are no Criticals (FOEATK-02, FOEATK-03)."""
    if not models:
        return []
    combat = _combat(game, kind, hero)
    rage = more_combat(game, kind, "wounded")
    whose = [
        enemy for enemy in models for _ in range(max(0, combat - int(bool(enemy.roped_by))) + (rage if enemy.wounds > 0 else 0))
    ]
    target = _target(game, kind, hero, "to_hit_melee")
    faces = _to_hit(game, kind, whose, "enemy-to-hit", target)
    frenzy = enemy_bent(game, kind, SixesAdd)
    if frenzy is not None:
        more = [enemy for enemy, face in zip(whose, faces, strict=True) if face >= SIX for _ in range(frenzy.combat)]
        whose += more
        faces += _to_hit(game, kind, more, "enemy-to-hit", target)
    ones += [enemy for enemy, face in zip(whose, faces, strict=True) if face == 1]
    damage = damage_of(game, kind)
    sharp = tuple(ability.hits_of_6_ignore for ability in abilities_of(game, kind) if ability.hits_of_6_ignore)
    six, unlucky = hits_of_a_six(game, kind), unlucky_faces(game, hero)
    blows: list[Blow] = []
    for enemy, face in zip(whose, faces, strict=True):
        if face >= SIX and face >= target:
            blows += [Blow(damage, ignore=sharp, whose=enemy.id) for _ in range(counted_hits(game, kind, "melee") * six)]
        elif face >= target or face in unlucky:
            blows += [Blow(damage, whose=enemy.id) for _ in range(counted_hits(game, kind, "melee"))]
    first = enemy_bent(game, kind, FirstHit) if blows else None
    if first is not None and _once_a_turn(game, f"{kind}:first-hit:{hero.id}"):
        blows[0].times = first.times
    return blows


def hits_of_a_six(game: Game, kind: str) -> int:
    """Return as how many Hits a To Hit roll of 6 of a type counts."""
    bend = enemy_bent(game, kind, SixesCount)
    return bend.hits if bend is not None else 1


def counted_hits(game: Game, kind: str, attack: str, hits: int = 1) -> int:
    """Return as how many Hits some Hits of a type count, hand to hand or at range."""
    answers = enemy_bends(game, kind, HitsCount)
    each = next((bend.hits for _, bend in answers if bend.attack == attack), None) if answers else None
    if each is None or not hits:
        return hits
    return amount(game, structs.replace(each, dice=each.dice * hits, plus=each.plus * hits), "hits")


def unlucky_faces(game: Game, hero: Hero) -> list[int]:
    """Return the faces with which enemies hit a hero besides, however low."""
    answers = bends(game, hero, EnemiesHitOn)
    return [bend.face for _, bend in answers] if answers else []


def more_combat(game: Game, kind: str, cause: str) -> int:
    """Return the Combat that a type gains for something."""
    found = enemy_bends(game, kind, MoreCombat)
    return sum(bend.combat for bend in different(found) if bend.cause == cause) if found else 0


def damage_of(game: Game, kind: str) -> Amount | int:
    """Return the Damage of a type's Hits: a number, or a die for each Hit with a number added (FOE-04)."""
    plus = enemy_value(game, kind, "damage")
    die = side_of(game, kind).damage_die
    return plus if die is None or "damage" in game.state.types[kind].printed else Amount(dice=1, die=die, plus=plus)


def _combat(game: Game, kind: str, hero: Hero) -> int:
    """Return the Combat of a type against one hero."""
    combat = enemy_value(game, kind, "combat")
    hunger = more_combat(game, kind, "dark_stone")
    if hunger and dark_stone_carried(game, hero):
        combat += hunger
    speed = enemy_bent(game, kind, CombatByInitiative)
    if speed is not None:
        ahead = max(0, enemy_value(game, kind, "initiative") - value(game, hero, "initiative"))
        combat += ahead // (speed.every_against if speed.keyword in keywords(game, hero) else speed.every)
    return combat


def _shoot(
    game: Game, kind: str, hero: Hero, ranged: RangedAttack, models: list[EnemyModel], ones: list[EnemyModel]
) -> list[Blow]:
    """Roll the Shots of models that fire; without Damage of their own they do the sheet's (FOEATK-12)."""
    if not models:
        return []
    target = _target(game, kind, hero, "to_hit_ranged")
    shots = ranged.shots + enemy_value(game, kind, "shots")
    whose = [enemy for enemy in models for _ in range(shots)]
    faces = _to_hit(game, kind, whose, "enemy-shots", target)
    ones += [enemy for enemy, face in zip(whose, faces, strict=True) if face == 1]
    damage = ranged.damage or damage_of(game, kind)
    more = sum(bend.more for bend in different(enemy_bends(game, kind, RangedDamage)))
    if more:
        damage = damage + more if isinstance(damage, int) else structs.replace(damage, plus=damage.plus + more)
    unlucky = unlucky_faces(game, hero)
    hits = [enemy.id for enemy, face in zip(whose, faces, strict=True) if face >= target or face in unlucky]
    count = counted_hits(game, kind, "ranged", len(hits))
    if enemy_bends(game, kind, HitsCount):  # they are counted together: of several nobody can tell whose each is
        hits = [models[0].id if len(models) == 1 else ""] * count
    return [Blow(damage, ranged=True, whose=enemy) for enemy in hits]


def _target(game: Game, kind: str, hero: Hero, stat: str) -> int:
    """Return what a type needs to hit a hero: what makes it miss does not take away a 6 (DICE-08)."""
    return min(SIX, enemy_value(game, kind, stat) - value(game, hero, "enemies_to_hit", kind))


def _to_hit(game: Game, kind: str, whose: list[EnemyModel], purpose: str, target: int) -> list[int]:
    """Roll To Hit, a die for each of these, past all Grit (FOEATK-05); once a turn some re-roll the ones of a group attack."""
    hits, powers = _worth(game, kind, purpose, target)
    ids = tuple(enemy.id for enemy in whose)
    faces = roll(game, purpose, len(whose), target=target, whose=ids, hits=hits, powers=powers)
    if 1 in faces and enemy_has(game, kind, "reroll_ones") and _once_a_turn(game, f"{kind}:re-roll"):
        ones = tuple(enemy.id for enemy, face in zip(whose, faces, strict=True) if face == 1)
        again = iter(roll(game, purpose, len(ones), target=target, whose=ones, hits=hits, powers=powers))
        faces = [next(again) if face == 1 else face for face in faces]
    _be_made_to_roll_again(game, kind, whose, faces, purpose, target)
    return faces


def _worth(game: Game, kind: str, purpose: str, target: int) -> tuple[Callable[[int], int] | None, tuple[str, ...]]:
    """Tell as how many Hits each face of a To Hit die of a type counts, and what makes it more.

    Where that is a roll of its own, its dice tell it.
    """
    melee = purpose == "enemy-to-hit"
    sixes = [(source, bend.hits) for source, bend in enemy_bends(game, kind, SixesCount) if melee][:1]
    each = [one for one in enemy_bends(game, kind, HitsCount) if one[1].attack == ("melee" if melee else "ranged")][:1]
    fixed = [(source, bend.hits.plus) for source, bend in each if not bend.hits.dice and bend.hits.count is None]
    if not sixes and not fixed:
        return None, ()
    usual = fixed[0][1] if fixed else 1
    six = usual * (sixes[0][1] if sixes else 1)

    def worth(face: int) -> int:
        return 0 if face < target else six if face >= SIX else usual

    return worth, tuple(source for source, _ in (*sixes, *fixed))


def _be_made_to_roll_again(game: Game, kind: str, whose: list[EnemyModel], faces: list[int], purpose: str, target: int) -> None:
    """Let heroes make an enemy on their Map Tile roll one of its dice again, for what that does to them (CLASS-19)."""
    for hero in game.standing():
        for source, bend in bends(game, hero, EnemiesRollAgain):
            near = _dice_on_tile(game, hero, whose, faces)
            if not near or not is_ready(game, hero, source, bend.limit):
                continue
            options = [Nothing(), *(PickDie(die, faces[die]) for die in near)]
            hits, powers = _worth(game, kind, purpose, target)
            worth = [hits(face) for face in faces] if hits is not None else []
            about = {"source": source, "faces": list(faces), "target": target, "worth": worth}
            question = ChooseOne(kind="enemy-rolls-again", who=hero.id, options=options, about=about, default=0)
            question.matters = any(faces[die] >= target for die in near)
            die = game.ask(question).value
            if die is not None:
                exhaust(game, hero, source, bend.limit)
                note_use(game, hero, source)
                hero.acted = True
                take_corruption_hits(game, hero, bend.corruption_hits, by=source)
                faces[die] = roll(game, purpose, target=target, whose=(whose[die].id,), hits=hits, powers=powers)[0]


def _dice_on_tile(game: Game, hero: Hero, whose: list[EnemyModel], faces: list[int]) -> list[int]:
    """Return the dice of enemies on the Map Tile of a hero."""
    tiles = set(game.board.tiles_of[hero.space])
    here = {enemy.id for enemy in whose if any(tiles & set(game.board.tiles_of[space]) for space in enemy.spaces)}
    return [die for die in range(len(faces)) if whose[die].id in here]


def _once_a_turn(game: Game, key: str) -> bool:
    uses = game.state.uses
    ready = uses.is_ready("turn", key)
    uses.exhaust("turn", key)
    return ready


# -- shots besides --------------------------------------------------------------------------------


def _is_shot_at(game: Game, enemy: EnemyModel, hero: Hero, ranged: RangedAttack) -> bool:
    """Pause before a shot; tell whether it is still made (BAG-03)."""

    def coming() -> Prospects:
        return attack_on(game, hero, [_volley(game, enemy.kind, hero, ranged, 1)], 0)

    pause(game, "before-attack", coming, enemy.kind)
    return enemy.id in game.state.enemies and can_be_attacked(game, hero)


def extra_shots(game: Game, enemy: EnemyModel) -> None:
    """Make the ranged attacks that an ability adds when a model's move is over (FOEATK-11)."""
    for ranged in game.breeds[enemy.kind].extra_shots:
        if game.state.result is None:
            _shoot_besides(game, enemy, ranged)


def _shoot_besides(game: Game, enemy: EnemyModel, ranged: RangedAttack) -> None:
    seen = [hero.id for hero in game.standing() if can_shoot(game, enemy.spaces, hero, ranged)]
    if seen:
        hero = game.hero(game.pick("enemy-shot", seen))
        if not _is_shot_at(game, enemy, hero, ranged):
            return
        ones: list[EnemyModel] = []
        shots = _shoot(game, enemy.kind, hero, ranged, [enemy], ones)
        be_parried(game, ones)
        _hurt(game, enemy.kind, hero, shots, enemy.id)
        bite_back(game, enemy.kind, ones)
