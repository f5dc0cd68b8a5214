"""A hero's attacks: To Hit, assigning Hits, Damage, killing, XP (chapter 09)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from lantern.core.questions import ChooseOne, ChooseSome, Option
from lantern.rules.dice import roll, successes, throw
from lantern.rules.events import Hit, Killed, Saved, Wounded
from lantern.rules.game import Game
from lantern.rules.resources import gain_xp
from lantern.rules.state import EnemyModel, Hero
from lantern.rules.triggers import fire
from lantern.rules.values import boost_until, enemy_has, enemy_value, hero_has, value

MOST_DICE = 8  # ATTACK-19
CRITICAL = 6  # ATTACK-06


class Die(Struct):
    """A To Hit die that hit: its face, and with which weapon."""

    face: int
    weapon: str | None
    critical: bool


class Attack(Struct):
    """One attack in progress."""

    hero: str
    weapon: str | None = None
    off_hand: str | None = None
    rolled: int = 0
    hits: list[Die] = []
    earned_base: list[str] = []


# -- what a hero can attack -----------------------------------------------------------------------


def ranged_weapons(game: Game, hero: Hero) -> list[str]:
    """Return the ranged weapons a hero has in its hands."""
    items = game.content.items
    return [held.id for held in hero.items if held.equipped and items[held.id].weapon is not None]


def in_sight(game: Game, hero: Hero, reach: int) -> list[EnemyModel]:
    """Return the enemies within range and line of sight (ATTACK-10, LOS-01)."""
    board = game.board
    return [
        enemy
        for enemy in game.state.enemies.values()
        if any(board.sees(hero.space, s) and board.range(hero.space, s) <= reach for s in enemy.spaces)
    ]


def weapon_range(game: Game, hero: Hero, weapon: str) -> int:
    """Return the range of a weapon in this hero's hands."""
    sheet = game.content.items[weapon].weapon
    assert sheet is not None
    return sheet.range + value(game, hero, "range")


def targets_of(game: Game, hero: Hero, weapon: str | None) -> list[EnemyModel]:
    """Return legal targets: adjacent ones in melee; at range whoever is seen, adjacent ones first (ATTACK-03, ATTACK-10)."""
    adjacent = game.enemies_adjacent_to(hero.space)
    if weapon is None:
        return adjacent
    seen = in_sight(game, hero, weapon_range(game, hero, weapon))
    if adjacent and not hero_has(game, hero, "ignores-adjacent-first"):
        return [enemy for enemy in seen if enemy in adjacent]
    return seen


# -- the attack -----------------------------------------------------------------------------------


def melee_attack(game: Game, hero: Hero) -> None:
    """Fight hand to hand with the hero's Combat (ATTACK-02)."""
    _attack(game, hero, Attack(hero.id, hits=[], earned_base=[]))


def ranged_attack(game: Game, hero: Hero, weapon: str, off_hand: str | None = None) -> None:
    """Shoot with a weapon, or with two single-handed ones at once (ATTACK-04, ATTACK-21)."""
    _attack(game, hero, Attack(hero.id, weapon, off_hand, hits=[], earned_base=[]))


def _attack(game: Game, hero: Hero, attack: Attack) -> None:
    hero.acted = True
    activation = game.state.activation
    if activation is not None:
        activation.weapon = attack.weapon
        activation.attack = "melee" if attack.weapon is None else "ranged"
    fire(game, "attack_starts", hero=hero)
    while game.state.result is None:
        _roll_to_hit(game, hero, attack)
        if not attack.hits or not assign_hits(game, hero, attack):
            break
        if _dice(game, hero, attack) <= attack.rolled:
            break
    fire(game, "attack_ends", hero=hero)
    if activation is not None:
        activation.weapon, activation.attack = None, ""
    boost_until(game, "attack")


def _dice(game: Game, hero: Hero, attack: Attack) -> int:
    """Return how many To Hit dice the attack has in all, at most 8 (ATTACK-19, ATTACK-25)."""
    if attack.weapon is None:
        return min(MOST_DICE, value(game, hero, "combat"))
    shots = _shots(game, attack.weapon) + value(game, hero, "shots")
    if attack.off_hand is not None:
        shots += _shots(game, attack.off_hand)
    return min(MOST_DICE, shots)


def _shots(game: Game, weapon: str) -> int:
    sheet = game.content.items[weapon].weapon
    assert sheet is not None
    return sheet.shots


def to_hit_target(game: Game, hero: Hero, weapon: str | None) -> int:
    """Return what a To Hit die must show (ATTACK-05)."""
    target = value(game, hero, "to_hit_melee" if weapon is None else "to_hit_ranged")
    return target + _stench(game, hero)


def _stench(game: Game, hero: Hero) -> int:
    """Return the penalty of enemies whose stench makes heroes on their tile miss."""
    tiles = set(game.board.tiles_of[hero.space])
    for enemy in game.state.enemies.values():
        if enemy_has(game, enemy.kind, "stench") and any(tiles & set(game.board.tiles_of[s]) for s in enemy.spaces):
            return 1
    return 0


def _roll_to_hit(game: Game, hero: Hero, attack: Attack) -> None:
    """Roll the dice that have not been rolled yet; targets are chosen only afterwards (ATTACK-09)."""
    total = _dice(game, hero, attack)
    new = total - attack.rolled
    if attack.off_hand is not None and attack.rolled == 0:
        off = min(new, _shots(game, attack.off_hand))
        _throw_to_hit(game, hero, attack, attack.weapon, new - off, 0)
        penalty = 0 if game.state.options.dual_wield else 1  # ATTACK-23, ATTACK-24
        _throw_to_hit(game, hero, attack, attack.off_hand, off, penalty)
    else:
        _throw_to_hit(game, hero, attack, attack.weapon, new, 0)
    attack.rolled = total
    fire(game, "attack_rolled", hero=hero, counted=len(attack.hits))


def _throw_to_hit(game: Game, hero: Hero, attack: Attack, weapon: str | None, count: int, penalty: int) -> None:
    if count <= 0:
        return
    target = to_hit_target(game, hero, weapon) + penalty
    sheet = game.content.items[weapon].weapon if weapon is not None else None
    faces = throw(game, hero, "to-hit", count, sheet.to_hit_die if sheet else "D6", target=target)
    for face in faces:
        if face >= target or (face >= CRITICAL and target <= CRITICAL + 1 and _stench(game, hero)):
            critical = face >= CRITICAL and attack.off_hand is None  # ATTACK-06, ATTACK-08, ATTACK-22
            attack.hits.append(Die(face, weapon, critical))


def assign_hits(game: Game, hero: Hero, attack: Attack) -> bool:
    """Assign Hits one at a time or in groups, resolving each before the next (ATTACK-09). Return False if the hero stops."""
    while attack.hits and game.state.result is None:
        weapons = [die.weapon for die in attack.hits]
        targets = _targets_for(game, hero, weapons)
        if not targets:
            attack.hits.clear()
            return True
        options = [Option(enemy.id, enemy.id, model=enemy.id, space=enemy.spaces[0]) for enemy in targets]
        options.append(Option("stop", None))
        choice = game.ask(
            ChooseOne(
                kind="assign-hits",
                who=hero.id,
                options=options,
                about={"hits": len(attack.hits), "criticals": sum(die.critical for die in attack.hits)},
                preview=_preview(game, hero, attack),
            )
        )
        if choice.value is None:
            attack.hits.clear()  # unassigned Hits are lost
            return False
        enemy = game.state.enemies[choice.value]
        usable = [i for i, die in enumerate(attack.hits) if enemy in targets_of(game, hero, die.weapon)]
        strike(game, hero, attack, enemy, _which_hits(game, hero, attack, usable))
    return True


def _targets_for(game: Game, hero: Hero, weapons: list[str | None]) -> list[EnemyModel]:
    found: dict[str, EnemyModel] = {}
    for weapon in dict.fromkeys(weapons):
        for enemy in targets_of(game, hero, weapon):
            found[enemy.id] = enemy
    return list(found.values())


def _which_hits(game: Game, hero: Hero, attack: Attack, usable: list[int]) -> list[Die]:
    """Choose which of the Hits go to this target; alike ones need no choosing beyond how many."""
    options = [
        Option(f"hit-{i + 1}", i, die=i, about={"face": attack.hits[i].face, "critical": attack.hits[i].critical})
        for i in usable
    ]
    question = ChooseSome(kind="which-hits", who=hero.id, options=options, least=1, most=len(options))
    chosen = [option.value for option in game.ask(question)]
    dice = [attack.hits[i] for i in chosen]
    attack.hits[:] = [die for i, die in enumerate(attack.hits) if i not in chosen]
    return dice


def strike(game: Game, hero: Hero, attack: Attack, enemy: EnemyModel, dice: list[Die]) -> None:
    """Resolve Hits on one enemy: Cover, Damage, Defense, Armor, Wounds, XP (ATTACK-11 to ATTACK-14)."""
    kind = enemy.kind
    game.tell(Hit(enemy.id, len(dice), "hit", hero.id))
    cover = enemy_value(game, kind, "cover")
    if cover:  # SAVE-13
        dice = [die for die in dice if roll(game, "enemy-cover", target=cover)[0] < cover]
    pending: list[int] = []
    by_weapon: dict[str | None, list[Die]] = {}
    for die in dice:
        by_weapon.setdefault(die.weapon, []).append(die)
    for weapon, group in by_weapon.items():
        damages = _throw_damage(game, hero, enemy, weapon, group)
        pending += [_past_defense(game, kind, die, damage) for die, damage in zip(group, damages, strict=True)]
    wounds = _past_armor(game, kind, pending)
    done = wound_enemy(game, enemy, wounds, hero)
    _earn(game, hero, attack, enemy, done, pending)


def _throw_damage(game: Game, hero: Hero, enemy: EnemyModel, weapon: str | None, dice: list[Die]) -> list[int]:
    """Roll the Damage of Hits assigned together, so that one Grit can re-roll any of them (ATTACK-11)."""
    sheet = game.content.items[weapon].weapon if weapon is not None else None
    bonus = value(game, hero, "damage") + (sheet.damage if sheet else 0)
    left = enemy_value(game, enemy.kind, "health") - enemy.wounds

    def not_enough(faces: list[int]) -> bool:
        total = sum(_past_defense(game, enemy.kind, die, face + bonus) for die, face in zip(dice, faces, strict=True))
        return total < left

    faces = throw(game, hero, "damage", len(dice), sheet.damage_die if sheet else "D6", worth=not_enough)
    extra = value(game, hero, "critical_damage")
    return [face + bonus + (extra if die.critical else 0) for face, die in zip(faces, dice, strict=True)]


def _past_defense(game: Game, kind: str, die: Die, damage: int) -> int:
    """Subtract the enemy's Defense from a Hit's Damage; a Critical ignores it, unless Tough (ATTACK-12, IMMUNE-02)."""
    if die.critical and not enemy_has(game, kind, "tough"):
        return damage
    return max(0, damage - enemy_value(game, kind, "defense"))


def _past_armor(game: Game, kind: str, pending: list[int]) -> int:
    """Roll the enemy's Armor for each Wound left after its Defense (SAVE-12)."""
    wounds = sum(pending)
    armor = enemy_value(game, kind, "armor")
    if armor and wounds:
        prevented = successes(roll(game, "enemy-armor", wounds, target=armor), armor)
        game.tell(Saved(kind, "armor", prevented))
        wounds -= prevented
    return wounds


def wound_enemy(game: Game, enemy: EnemyModel, wounds: int, by: Hero | None) -> int:
    """Mark Wounds on an enemy; at its Health it is killed (ATTACK-14). Return the Wounds that counted."""
    health = enemy_value(game, enemy.kind, "health")
    done = min(wounds, health - enemy.wounds)
    if done <= 0:
        return 0
    enemy.wounds += done
    game.tell(Wounded(enemy.id, done, health - enemy.wounds))
    if enemy.wounds >= health:
        del game.state.enemies[enemy.id]
        game.tell(Killed(enemy.id, enemy.kind, by.id if by is not None else ""))
    return done


def _earn(game: Game, hero: Hero, attack: Attack, enemy: EnemyModel, done: int, per_hit: list[int]) -> None:
    """Give the XP of the Wounds done (XP-01 to XP-03), then open the window of a kill."""
    killed = enemy.id not in game.state.enemies
    earn_for_wounds(game, hero, enemy, done, attack.earned_base, sum(wounds > 0 for wounds in per_hit))
    if killed:
        fire(game, "enemy_killed", hero=hero, kind=enemy.kind, enemy=enemy.id)


def earn_for_wounds(game: Game, hero: Hero, enemy: EnemyModel, done: int, earned_base: list[str], hits: int = 1) -> None:
    """Give XP: all of it for the last Wound, or for a larger enemy the base once and 5 a Wound (XP-01, XP-02)."""
    if done <= 0:
        return
    each = enemy_value(game, enemy.kind, "xp_each")
    base = enemy_value(game, enemy.kind, "xp")
    if not each:
        if enemy.id not in game.state.enemies:
            gain_xp(game, hero, base)
        return
    if game.state.options.larger_enemy_xp:  # XP-03
        gain_xp(game, hero, base * hits + each * done)
        return
    gain_xp(game, hero, each * done + (0 if enemy.id in earned_base else base))
    earned_base.append(enemy.id)


def _preview(game: Game, hero: Hero, attack: Attack) -> Callable[[Option], str]:
    def preview(option: Option) -> str:
        if option.value is None:
            return ""
        enemy = game.state.enemies[option.value]
        left = enemy_value(game, enemy.kind, "health") - enemy.wounds
        return f"{left} Health left, Defense {enemy_value(game, enemy.kind, 'defense')}"

    del hero, attack
    return preview
