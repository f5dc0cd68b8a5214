"""What a hero's Hits do to an enemy: Cover, Damage, Defense, Armor, Wounds, killing, XP (ATTACK-11 to ATTACK-14, XP)."""

from __future__ import annotations

from functools import partial

from lantern.content.bends.attacks import CriticalKill, DamageAgainstFaster, Weakens, XpFromEnemies
from lantern.content.bends.enemies import CriticalsLeave, Explodes
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import ChooseOne
from lantern.rules.attack.hard_hits import hit_harder
from lantern.rules.attack.hit_damage import add_to_hits
from lantern.rules.attack.special_hits import add_to_hits_from_pools, splashes, wants_to_finish
from lantern.rules.attack.swarms import others_in_space
from lantern.rules.belongings.hero_arms import Arm, Attack, HeroHit, aimed, keywords_of
from lantern.rules.belongings.resources import gain_xp
from lantern.rules.harm.damage import take_corruption_hits
from lantern.rules.harm.recovery import knock_out_who_are_down
from lantern.rules.numbers.bends import bends, different, enemy_bent
from lantern.rules.numbers.dice import amount, roll, successes, throw, throw_together
from lantern.rules.numbers.in_play import abilities_of, enemy_keywords, holds, keywords, words_of
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.perform import in_turn
from lantern.rules.numbers.throws import Wounding
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import (
    BLED,
    added_to,
    boost_until,
    enemy_has,
    enemy_value,
    explain,
    health_of,
    lends_to_others,
    value,
)
from lantern.rules.table.choices.dice import Blows, Toll
from lantern.rules.table.choices.models import ChooseEnemy
from lantern.rules.table.events import Hit, Killed, Saved, Suffered, Wounded
from lantern.rules.table.game import Game, touches
from lantern.rules.table.state import Boost, EnemyModel, Fight, Hero

#: What a kill counts as, in Wounds: one chance of it in many is worth a try.
KILL = 1000


def strike(game: Game, hero: Hero, attack: Attack, enemy: EnemyModel, hits: list[HeroHit]) -> None:
    """Resolve Hits on one enemy in the order of ATTACK-13, then give XP and open the window of a kill."""
    game.tell(Hit(enemy.id, len(hits), "hit", hero.id))
    hits = [hit for hit in hits if not enemy_is_immune(game, enemy.kind, keywords_of(game, hit.arm))]  # IMMUNE-01
    hits = _past_cover(game, enemy.kind, hits)
    if not hits:
        return
    _blunt_far_criticals(game, hero, enemy, hits)
    _open_windows(game, hero, enemy, hits)
    if enemy.id not in game.state.enemies:  # it has died of what the Hits set off
        return
    _roll_damage(game, hero, enemy, hits)
    _splash(game, hero, attack, enemy, hits)
    _past_defense(game, enemy, hits)
    _past_armor(game, enemy.kind, hits)
    _past_endurance(game, enemy.kind, hits)
    _wound(game, hero, attack, enemy, hits)


def enemy_is_immune(game: Game, kind: str, keywords: tuple[str, ...]) -> bool:
    """Tell whether an enemy ignores whatever has one of these keywords (IMMUNE-01)."""
    return bool(keywords) and any(word in ability.immune for ability in abilities_of(game, kind) for word in keywords)


def _past_cover(game: Game, kind: str, hits: list[HeroHit]) -> list[HeroHit]:
    """Roll the enemy's Cover for each Hit, Critical or not (SAVE-13)."""
    cover = enemy_value(game, kind, "cover")
    if not cover:
        return hits
    return [hit for hit in hits if "cover" in hit.arm.ignore or roll(game, "enemy-cover", target=cover)[0] < cover]


def _blunt_far_criticals(game: Game, hero: Hero, enemy: EnemyModel, hits: list[HeroHit]) -> None:
    """Make normal Hits of the Criticals of a weapon that has them only against adjacent enemies."""
    for hit in hits:
        hit.critical = is_critical(game, hero, enemy, hit)


def is_critical(game: Game, hero: Hero, enemy: EnemyModel, hit: HeroHit) -> bool:
    """Tell whether a Hit that rolled high enough is Critical for this enemy: with some weapons only if it is adjacent."""
    return hit.critical and not (hit.arm.criticals_adjacent and enemy not in game.enemies_adjacent_to(hero.space))


def _open_windows(game: Game, hero: Hero, enemy: EnemyModel, hits: list[HeroHit]) -> None:
    kind = enemy.kind
    fire(game, "hit", hero=hero, kind=kind, enemy=enemy.id, counted=len(hits))
    criticals = sum(hit.critical for hit in hits)
    if criticals and not counts_as_normal(game, kind):
        fire(game, "critical_hit", hero=hero, kind=kind, enemy=enemy.id, counted=criticals)


def counts_as_normal(game: Game, kind: str) -> bool:
    """Tell whether Criticals are just Hits for an enemy: in the 2014 core, if it is Tough (IMMUNE-03)."""
    return game.state.options.tough and enemy_has(game, kind, "tough")


def _roll_damage(game: Game, hero: Hero, enemy: EnemyModel, hits: list[HeroHit]) -> None:
    """Roll the Damage of Hits assigned together, so that one Grit can re-roll any of them (ATTACK-11)."""
    kind = enemy.kind
    left = health_of(game, enemy) - enemy.wounds
    for hit in hits:
        hit.bonus = added_to_damage(game, hero, enemy, hit, critical=hit.critical)
    dice = [(hit, die) for hit in hits for die in (hit.arm.damage_die, hit.arm.second_die) if die is not None]

    def gain(faces: list[int]) -> int:
        for hit in hits:
            hit.rolled = 0
        for (hit, _), face in zip(dice, faces, strict=True):
            hit.rolled += face
        return gain_of(sum([endured(game, kind, hit, through_defense(game, enemy, hit)) for hit in hits]), left)

    def spare(faces: list[int]) -> bool:
        return gain(faces) < KILL

    def wounding(faces: list[int]) -> Wounding:
        """Tell what they come to, and of each die the Defense it meets and what gets past it with all else that counts."""
        told = []
        for place, (hit, _) in enumerate(dice):
            rest = sum(face for at, face in enumerate(faces) if at != place and dice[at][0] is hit)
            defense = defense_against(game, enemy, hit)
            told.append((defense, defense + 1 - hit.bonus - rest))
        gain(faces)
        return Wounding(blows.now(), told)

    def settled(faces: list[int]) -> bool:
        """Tell whether the dice may lie, because the hero has something that makes them enough and costs no Grit."""
        return spare(faces) and wants_to_finish(game, hero, blows)

    added = told_of_damage(game, hero, enemy, hits) if game.telling else ()
    kinds = [die for _, die in dice]
    blows = Blows(hits, partial(weigh, game, enemy))
    spare(throw_together(game, hero, "damage", kinds, worth=spare, wounding=wounding, gain=gain, settled=settled, added=added))
    add_to_hits_from_pools(game, hero, blows)
    hit_harder(game, hero, blows)
    add_to_hits(game, hero, enemy, blows)


def gain_of(wounds: int, left: int) -> int:
    """Tell what Wounds on an enemy with so much Health left are worth: if they are enough for it, more than all others."""
    return KILL if wounds >= left else wounds


def weigh(game: Game, enemy: EnemyModel, hits: list[HeroHit]) -> Toll:
    """Tell what Hits of known Damage come to, before the enemy's Armor."""
    sure = enemy_has(game, enemy.kind, "armor_not_ignored")
    return Toll(
        wounds=sum(endured(game, enemy.kind, hit, through_defense(game, enemy, hit)) for hit in hits),
        left=health_of(game, enemy) - enemy.wounds,
        defenses=tuple(defense_against(game, enemy, hit) for hit in hits),
        armor=enemy_value(game, enemy.kind, "armor") if sure or any("armor" not in hit.arm.ignore for hit in hits) else 0,
    )


def added_to_damage(game: Game, hero: Hero, enemy: EnemyModel, hit: HeroHit, *, critical: bool) -> int:
    """Return what is added to the Damage die of a Hit on one enemy: of the hero, of the arm, and of a Critical Hit (MUT-27)."""
    kind = enemy.kind
    with aimed(game, hero, hit.arm, enemy.id):
        extra = 0 if counts_as_normal(game, kind) else value(game, hero, "critical_damage", kind)
        return damage_bonus(game, hero, kind) + hit.arm.damage + (extra if critical else 0)


def told_of_damage(game: Game, hero: Hero, enemy: EnemyModel, hits: list[HeroHit]) -> tuple[tuple[str, int], ...]:
    """Name what is added to the Damage of Hits, where it is the same for all of them and every part has a name."""
    first = hits[0]
    if not first.bonus or any((hit.bonus, hit.critical, hit.arm) != (first.bonus, first.critical, first.arm) for hit in hits):
        return ()
    with aimed(game, hero, first.arm, enemy.id):
        reasons = explain(game, hero, "damage", enemy.kind)
        if first.critical and not counts_as_normal(game, enemy.kind):
            reasons += explain(game, hero, "critical_damage", enemy.kind)
    found = [(reason.source, reason.amount) for reason in reasons if reason.amount]
    if first.arm.damage and first.arm.item is not None:
        found.append((first.arm.item, first.arm.damage))
    return tuple(found) if sum(amount for _, amount in found) == first.bonus else ()


def damage_bonus(game: Game, hero: Hero, kind: str) -> int:
    """Return what a hero adds to the Damage of its attacks on a type of enemy."""
    bonus = value(game, hero, "damage", kind)
    faster = bends(game, hero, DamageAgainstFaster)
    more = sum(bend.damage for bend in different(faster)) if faster else 0
    if more and enemy_value(game, kind, "initiative") > value(game, hero, "initiative"):
        bonus += more
    return bonus


def through_defense(game: Game, enemy: EnemyModel, hit: HeroHit) -> int:
    """Subtract the enemy's Defense from a Hit's Damage: Wounds are left (HIT-05)."""
    return max(0, hit.damage - defense_against(game, enemy, hit))


def defense_against(game: Game, enemy: EnemyModel, hit: HeroHit) -> int:
    """Return the Defense of an enemy that counts against a Hit: a Critical ignores it, unless Tough (ATTACK-12, IMMUNE-02)."""
    if "defense" in hit.arm.ignore:
        return 0
    defense = defense_of(game, enemy)
    if hit.critical and (not enemy_has(game, enemy.kind, "tough") or "tough" in hit.arm.ignore):
        defense = min(defense, left_by_criticals(game, enemy.kind))
    return defense


def left_by_criticals(game: Game, kind: str) -> int:
    """Return the Defense that a type has left against a Critical Hit."""
    bend = enemy_bent(game, kind, CriticalsLeave)
    return bend.defense if bend is not None else 0


def defense_of(game: Game, enemy: EnemyModel) -> int:
    """Return the Defense of one enemy: that of its type, and what weakens this model alone."""
    boosts = (boost.change.get("defense", 0) for boost in game.state.boosts if boost.enemy == enemy.id)
    weaker = int(bool(enemy.roped_by)) + _weakened(game, enemy)
    return max(0, enemy_value(game, enemy.kind, "defense") + sum(boosts) - weaker)


def _weakened(game: Game, enemy: EnemyModel) -> int:
    """Return what an enemy loses next to somebody with a cross against its kind, or on the tile of one who is Holy."""
    against = [(hero, bend) for hero in game.standing() for _, bend in bends(game, hero, Weakens)]
    if not against:
        return 0
    words = enemy_keywords(game, enemy.kind)
    tiles = {tile for space in enemy.spaces for tile in game.board.tiles_of[space]}
    near = [
        bend.defense
        for hero, bend in against
        if bend.keyword in words
        if touches(game.board.adjacent[hero.space], enemy.spaces)
        or (bend.on_tile_if in keywords(game, hero) and not tiles.isdisjoint(game.board.tiles_of[hero.space]))
    ]
    return max(near, default=0)


def _past_defense(game: Game, enemy: EnemyModel, hits: list[HeroHit]) -> None:
    for hit in hits:
        hit.wounds = through_defense(game, enemy, hit)


def _past_armor(game: Game, kind: str, hits: list[HeroHit]) -> None:
    """Roll the enemy's Armor for each Wound left after its Defense (SAVE-12); some Armor cannot be ignored."""
    armor = enemy_value(game, kind, "armor")
    if not armor:
        return
    sure = enemy_has(game, kind, "armor_not_ignored")
    facing = [hit for hit in hits if sure or "armor" not in hit.arm.ignore]
    wounds = sum(hit.wounds for hit in facing)
    if wounds:
        faces = roll(game, "enemy-armor", wounds, target=armor)
        game.tell(Saved(kind, "armor", successes(faces, armor)))
        for hit in facing:
            mine, faces = faces[: hit.wounds], faces[hit.wounds :]
            hit.wounds -= successes(mine, armor)


def _past_endurance(game: Game, kind: str, hits: list[HeroHit]) -> None:
    for hit in hits if enemy_has(game, kind, "endurance") else ():
        hit.wounds = endured(game, kind, hit, hit.wounds)


def endured(game: Game, kind: str, hit: HeroHit, wounds: int) -> int:
    """Take no more Wounds from one Hit than Endurance allows."""
    if "endurance" in hit.arm.ignore or not enemy_has(game, kind, "endurance"):
        return wounds
    return min(wounds, *(ability.endurance for ability in abilities_of(game, kind) if ability.endurance))


def _wound(game: Game, hero: Hero, attack: Attack, enemy: EnemyModel, hits: list[HeroHit]) -> None:
    """Mark the Wounds of all Hits, give XP, and open the window of a kill (ATTACK-14)."""
    if enemy.id not in game.state.enemies:  # the death of another has killed it
        return
    left = health_of(game, enemy) - enemy.wounds
    counted = []
    for hit in hits:  # Wounds beyond its Health do not exist (XP-02)
        counted.append(min(hit.wounds, left))
        left -= counted[-1]
    if wound_enemy(game, enemy, sum(counted), hero):
        attack.wounded.append(enemy.kind)
    earn_for_wounds(game, hero, enemy, counted, attack.earned_base)
    if enemy.id in game.state.enemies:
        if sum(counted):
            fire(game, "enemy_wounded", hero=hero, kind=enemy.kind, enemy=enemy.id, counted=sum(counted))
            _each_that_wounds(game, hero, enemy, counted)
    else:
        _each_that_wounds(game, hero, enemy, counted)
        _shoot_on(game, hero, next(hit for hit, done in zip(reversed(hits), reversed(counted), strict=True) if done))
        fire(game, "enemy_killed", hero=hero, kind=enemy.kind, enemy=enemy.id, spaces=enemy.spaces)
        _go_on_through_swarm(game, hero, attack, enemy, hits, counted)


def _each_that_wounds(game: Game, hero: Hero, enemy: EnemyModel, counted: list[int]) -> None:
    """Open a window for each Hit that did Wounds."""
    for done in counted if "hit_wounds" in (game.known_listeners or ("hit_wounds",)) else ():
        if done:
            fire(game, "hit_wounds", hero=hero, kind=enemy.kind, enemy=enemy.id, counted=done)


def _shoot_on(game: Game, hero: Hero, last: HeroHit) -> None:
    """Give a hero Shots for this Attack whose Critical Hit has killed, if its rounds do that, so often in a turn."""
    for source, bend in bends(game, hero, CriticalKill) if last.critical and game.attack is not None else ():
        if bend.weapon in keywords_of(game, last.arm) and is_ready(game, hero, source, "turn", "kill", times=bend.times):
            exhaust(game, hero, source, "turn", "kill")
            game.state.boosts.append(Boost(source, {"shots": bend.shots}, "attack", hero=hero.id))
            game.boosts_changed(hero.id)


def _go_on_through_swarm(
    game: Game, hero: Hero, attack: Attack, enemy: EnemyModel, hits: list[HeroHit], counted: list[int]
) -> None:
    """Let what was left of each Hit strike another of a swarm in the same space, as the hero likes, against its own Defense."""
    for hit, done in zip(hits, counted, strict=True):
        behind = others_in_space(game, enemy)
        if behind and hit.wounds > done:
            options = [ChooseEnemy(other.id, other.spaces[0]) for other in behind]
            about = {"source": enemy.kind}
            question = ChooseOne(kind="which-enemy", who=hero.id, options=options, about=about, interruptible=False)
            rest = HeroHit(hit.face, hit.arm, critical=hit.critical, rolled=hit.wounds - done)
            _land(game, hero, attack, game.state.enemies[game.ask(question).value], [rest])


def _splash(game: Game, hero: Hero, attack: Attack, enemy: EnemyModel, hits: list[HeroHit]) -> None:
    """Let some special Hits give each enemy next to the target a normal Hit (CLASS-05)."""
    for shot in [hit for hit in hits if splashes(game, hit)]:
        near = {near.id: near for space in enemy.spaces for near in game.enemies_adjacent_to(space)}
        for other in near.values():
            if other is not enemy and other.id in game.state.enemies:
                free = HeroHit(shot.face, Arm(), critical=False, special=shot.special)
                free.rolled = throw(game, hero, "damage")[0]
                _land(game, hero, attack, other, [free])


def _land(game: Game, hero: Hero, attack: Attack, enemy: EnemyModel, hits: list[HeroHit]) -> None:
    """Let Hits whose Damage is known do their Wounds."""
    _past_defense(game, enemy, hits)
    _past_armor(game, enemy.kind, hits)
    _past_endurance(game, enemy.kind, hits)
    _wound(game, hero, attack, enemy, hits)


def strike_without_attack(
    game: Game, hero: Hero, enemy: EnemyModel, count: int, damage: Amount, source: str, ignore: tuple[str, ...] = ()
) -> None:
    """Give an enemy Hits that no To Hit roll made: never Critical, no Cover; what ignores Defense is not made worse."""
    if enemy_is_immune(game, enemy.kind, words_of(game, source)):  # IMMUNE-01
        return
    game.tell(Hit(enemy.id, count, "hit", hero.id))
    bonus = 0 if "defense" in ignore else value(game, hero, "damage", enemy.kind)
    arm = Arm(ignore=ignore)
    hits = [HeroHit(0, arm, critical=False, bonus=bonus) for _ in range(count)]
    added = added_to(game, hero, "damage", enemy.kind) if bonus and game.telling else ()
    _roll_together(game, hero, hits, damage, (*added, (source, damage.plus)) if damage.plus else added)
    _land(game, hero, Attack([arm], hits=[], earned_base=[], wounded=[]), enemy, hits)


def _roll_together(game: Game, hero: Hero, hits: list[HeroHit], damage: Amount, added: tuple[tuple[str, int], ...]) -> None:
    """Roll the Damage of Hits on one enemy in one throw (ATTACK-11); what is `added` to each is told where each is a die."""
    if damage.die is None or damage.count is not None or not hits:
        for hit in hits:
            hit.rolled = amount(game, damage, "damage", hero)
        return
    told = added if damage.dice == damage.times == 1 else ()
    faces = throw(game, hero, "damage", damage.dice * len(hits), damage.die, added=told)
    for number, hit in enumerate(hits):
        mine = faces[number * damage.dice : (number + 1) * damage.dice]
        hit.rolled = sum(mine) * damage.times + damage.plus


# -- Wounds and XP --------------------------------------------------------------------------------


def wound_enemy(game: Game, enemy: EnemyModel, wounds: int, by: Hero | None) -> int:
    """Mark Wounds on an enemy; at its Health it is killed (ATTACK-14). Return the Wounds that counted."""
    health = health_of(game, enemy)
    done = min(wounds, health - enemy.wounds)
    if done <= 0:
        return 0
    enemy.wounds += done
    game.tell(Wounded(enemy.id, done, health - enemy.wounds))
    if enemy.wounds >= health:
        remove_enemy(game, enemy, by)
    return done


def bleed(game: Game, enemy: EnemyModel, by: Hero) -> None:
    """Put a Bleeding marker on an enemy; one that has no Health left is killed, by whoever did it (STATUS-06, STATUS-08)."""
    enemy.bleeding += 1
    game.tell(Suffered(enemy.id, "bleeding"))
    left = enemy_value(game, enemy.kind, "health") - BLED * (enemy.bleeding - 1) - enemy.wounds
    if enemy.wounds >= health_of(game, enemy):
        remove_enemy(game, enemy, by)
        earn_for_wounds(game, by, enemy, [left], [])
        fire(game, "enemy_killed", hero=by, kind=enemy.kind, enemy=enemy.id)


def remove_enemy(game: Game, enemy: EnemyModel, by: Hero | None) -> None:
    """Remove a killed enemy. The last of a type takes what it gave to others with it, and may drag them along."""
    state = game.state
    del state.enemies[enemy.id]
    game.enemies_moved()
    game.tell(Killed(enemy.id, enemy.kind, by.id if by is not None else ""))
    if by is not None:
        by.kills += 1
    burst = enemy_bent(game, enemy.kind, Explodes)
    if burst is not None:
        _burst(game, enemy, burst)
    if state.fight is not None and enemy.instance and enemy.instance not in state.fight.beaten:
        state.fight.beaten.append(enemy.instance)
    if state.fight is not None:
        _close_threat(game, state.fight, enemy.instance)
    if enemy.kind not in {other.kind for other in state.enemies.values()} and lends_to_others(game, enemy.kind):
        game.enemies_changed()
        drop_the_worn_out(game)


def _close_threat(game: Game, fight: Fight, instance: str) -> None:
    """Open the window of a Threat card if nobody of those whom it has brought is left."""
    if instance in fight.threats and all(other.instance != instance for other in game.state.enemies.values()):
        fire(game, "threat_defeated", card=fight.threats.pop(instance))


def drop_the_worn_out(game: Game) -> None:
    """Remove enemies that have no Health left because what gave it to them is gone (ATTACK-14)."""
    for enemy in list(game.state.enemies.values()):
        if enemy.id in game.state.enemies and enemy.wounds >= health_of(game, enemy):
            remove_enemy(game, enemy, None)


def let_fade(game: Game, period: str) -> None:
    """Let boosts of a period that has ended fade; who stood only by the Health they lent falls (HERO-20, ATTACK-14)."""
    if boost_until(game, period):
        knock_out_who_are_down(game)
        drop_the_worn_out(game)


def _burst(game: Game, enemy: EnemyModel, burst: Explodes) -> None:
    """Corrupt every hero near an enemy whose Dark Stone explodes as it is destroyed."""
    for hero in in_turn(game, game.standing()):
        if min(game.board.distance(space, hero.space) for space in enemy.spaces) <= burst.spaces:  # BOARD-14
            take_corruption_hits(game, hero, amount(game, burst.corruption_hits, "corruption-hits"), by=enemy.kind)


def earn_for_wounds(game: Game, hero: Hero, enemy: EnemyModel, wounds: list[int], earned_base: list[str]) -> None:
    """Give XP: all of it for the last Wound, or for a larger enemy the base once and 5 a Wound (XP-01, XP-02)."""
    done = sum(wounds)
    if done <= 0:
        return
    each = enemy_value(game, enemy.kind, "xp_each")
    base = enemy_value(game, enemy.kind, "xp")
    if not each:
        _earn(game, hero, enemy.kind, base if enemy.id not in game.state.enemies else 0)
    elif game.state.options.larger_enemy_xp:  # XP-03
        _earn(game, hero, enemy.kind, base * sum(hit > 0 for hit in wounds) + each * done)
    else:
        _earn(game, hero, enemy.kind, each * done + (0 if enemy.id in earned_base else base))
        earned_base.append(enemy.id)


def _earn(game: Game, hero: Hero, kind: str, count: int) -> None:
    """Give XP for an enemy, and what somebody with a score to settle gets besides (CLASS-18)."""
    if count:
        more = [bend for source, bend in bends(game, hero, XpFromEnemies) if holds(game, bend.when, hero, kind, source=source)]
        gain_xp(game, hero, count + sum(bend.xp for bend in more))
