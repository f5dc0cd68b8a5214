"""A hero's attacks: To Hit, assigning Hits, Free Attacks (chapter 09)."""

from __future__ import annotations

from lantern.content.verbs.attacks import FreeAttack
from lantern.core.questions import ChooseOne, ChooseSome, Confirm, Option
from lantern.rules.damage import take_corruption_hits, take_wounds
from lantern.rules.dice import throw_together
from lantern.rules.game import Context, Game
from lantern.rules.hero_arms import (
    BARE_HANDS,
    Arm,
    Attack,
    HeroHit,
    hand_to_hand,
    has_a_hand_free,
    keywords_of,
    own_numbers,
    range_of,
    ranged_weapons,
    shots_of,
    single_handed_guns,
    swings_double_handed,
    targets,
    weapon,
)
from lantern.rules.hero_hits import strike
from lantern.rules.in_play import abilities_of, enemy_keywords
from lantern.rules.isolation import is_isolated
from lantern.rules.perform import performs
from lantern.rules.six_shooter import fire_shot, has_shot
from lantern.rules.state import Activation, EnemyModel, Hero
from lantern.rules.triggers import fire, spend_grit
from lantern.rules.values import enemy_has, hero_has, value

MOST_DICE = 8  # ATTACK-19
CRITICAL = 6  # ATTACK-06
FANNING = "pistol-fanning"
CLUMSY = "double_handed_items_no_criticals"  # INJ-10

__all__ = [
    "free_attack", "melee_attack", "quickdraw", "ranged_attack", "ranged_weapons", "targets_of", "to_hit_target",
    "weapon_range",
]  # fmt: skip


def targets_of(game: Game, hero: Hero, item: str | None) -> list[EnemyModel]:
    """Return the legal targets of a weapon, or of bare hands."""
    return targets(game, hero, BARE_HANDS if item is None else weapon(game, item))


def weapon_range(game: Game, hero: Hero, item: str) -> int:
    """Return the Range of a weapon in this hero's hands."""
    return range_of(game, hero, weapon(game, item))


# -- the attacks ----------------------------------------------------------------------------------


def melee_attack(game: Game, hero: Hero) -> None:
    """Fight hand to hand with the hero's Combat (ATTACK-02)."""
    _attack(game, hero, _new([hand_to_hand(game, hero)]))


def ranged_attack(game: Game, hero: Hero, item: str, off_hand: str | None = None) -> None:
    """Shoot with a weapon, or with two single-handed ones at once (ATTACK-04, ATTACK-21)."""
    if off_hand is None:
        attack = _new([weapon(game, item)])
        attack.times = 2 if _fans(game, hero, item) else 1
    else:
        practised = game.state.options.dual_wield or hero_has(game, hero, "no_off_hand_penalty")
        penalty = 0 if practised else 1  # ATTACK-23, ATTACK-24
        attack = _new([weapon(game, item), weapon(game, off_hand, penalty=penalty, off_hand=True)])
    _attack(game, hero, attack)


def _new(arms: list[Arm]) -> Attack:
    return Attack(arms, hits=[], earned_base=[], wounded=[])


def _fans(game: Game, hero: Hero, item: str) -> bool:
    """Let a hero with a hand free double the Shots of a single-handed Gun for 1 Grit, once a turn (pistol fanning)."""
    key = f"{hero.id}:{FANNING}"
    if (
        not hero_has(game, hero, "pistol_fanning")
        or not game.grit_of(hero)
        or item not in single_handed_guns(game, hero)
        or not has_a_hand_free(game, hero)
        or not game.state.uses.is_ready("turn", key)
        or not game.ask(Confirm(kind=FANNING, who=hero.id, interruptible=False))
    ):
        return False
    game.state.uses.exhaust("turn", key)
    spend_grit(game, hero)
    return True


@performs(FreeAttack)
def free_attack(game: Game, effect: FreeAttack, context: Context) -> None:
    """Attack with an ability's own numbers (ATTACK-18), or with them against each adjacent enemy (ATTACK-20)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    arm = own_numbers(game, hero, effect, context.source)
    if not effect.each:
        attack = _new([arm])
        _attack(game, hero, attack)
        _taste(game, hero, context.source, attack)
        return
    for enemy in targets(game, hero, arm):
        if enemy.id in game.state.enemies and game.state.result is None:
            attack = _new([arm])
            attack.only = enemy.id
            _attack(game, hero, attack)


def _taste(game: Game, hero: Hero, source: str, attack: Attack) -> None:
    """Take a Corruption Hit for a bite that wounded something of the Void (MUT-17)."""
    fangs = game.content.conditions.get(source)
    of_the_void = any("Void" in enemy_keywords(game, kind) for kind in attack.wounded)
    if fangs is not None and "bite" in fangs.flags and of_the_void:
        take_corruption_hits(game, hero, 1, by=source)


def quickdraw(game: Game) -> None:
    """Let whoever draws quickly make a Free Attack with a single-handed Gun when a new group of enemies is placed."""
    for hero in game.standing():
        if (
            is_isolated(game, hero.id)
            or not hero_has(game, hero, "quickdraw")
            or hero.free_attack_made
            or not has_a_hand_free(game, hero)
        ):  # ATTACK-16
            continue
        guns = [gun for gun in dict.fromkeys(single_handed_guns(game, hero)) if targets_of(game, hero, gun)]
        if guns:
            options = [*(Option(f"shoot:{gun}", gun, card=gun) for gun in guns), Option("none", None)]
            gun = game.ask(ChooseOne(kind="quickdraw", who=hero.id, options=options)).value
            if gun is not None:
                hero.free_attack_made = True
                _out_of_turn(game, hero, _new([weapon(game, gun, dice=shots_of(game, hero, gun))]))


def _out_of_turn(game: Game, hero: Hero, attack: Attack) -> None:
    """Make an attack outside the order of activations."""
    state = game.state
    before = state.activation
    state.activation = Activation(hero.id)
    _attack(game, hero, attack)
    state.activation = before


# -- one attack -----------------------------------------------------------------------------------


def _attack(game: Game, hero: Hero, attack: Attack) -> None:
    """Roll To Hit and assign the Hits; dice gained on the way are rolled after them (ATTACK-09, ATTACK-19)."""
    hero.acted = True
    hero.used += [arm.item for arm in attack.arms if arm.item is not None]  # ITEM-13
    first = attack.arms[0]
    activation = game.state.activation
    if activation is not None:
        activation.weapon = first.item
        activation.attack = _kind_of(attack)
    fire(game, "attack_starts", hero=hero)
    while game.state.result is None:
        _roll_to_hit(game, hero, attack)
        if not assign_hits(game, hero, attack) or not _goes_on(game, hero, attack):
            break
    game.state.uses.ready("attack")
    fire(game, "attack_ends", hero=hero)
    bitten(game, hero, attack.ones)
    if activation is not None:
        activation.weapon, activation.attack = None, ""
    if first.dice is None:
        _end_boosts(game, hero)


def _kind_of(attack: Attack) -> str:
    """Name the attack for what counts only in some: what adds to Melee Attacks adds nothing to a free one (ATTACK-18)."""
    first = attack.arms[0]
    if first.is_ranged:
        return "ranged"
    return "melee" if first.dice is None or attack.only is not None else "free"


def bitten(game: Game, hero: Hero, ones: int) -> None:
    """Take a Wound for each To Hit die that shows a 1, if a tail with a mouth is near (MUT-14)."""
    near = game.board.adjacent[hero.space] | 1 << hero.space
    if ones and any(hero_has(game, other, "ones_bite") and near >> other.space & 1 for other in game.standing()):
        take_wounds(game, hero, ones)


def _goes_on(game: Game, hero: Hero, attack: Attack) -> bool:
    """Tell whether dice gained in the middle of the attack are still to be rolled, and somebody is there to be hit."""
    more = sum(_dice(game, hero, attack)) > attack.rolled and not (hero.ko or hero.dead)
    return more and any(_targets(game, hero, attack, arm) for arm in attack.arms)


def _end_boosts(game: Game, hero: Hero) -> None:
    """Let what was for this attack fade; what other heroes have for their next attack stays."""
    state = game.state
    lasting = [boost for boost in state.boosts if boost.until not in {"attack", "next_attack"} or boost.hero != hero.id]
    if len(lasting) < len(state.boosts):
        state.boosts = lasting
        game.boosts_changed(hero.id)


def _dice(game: Game, hero: Hero, attack: Attack) -> list[int]:
    """Return how many To Hit dice the attack has in all with each arm, together at most 8 (ATTACK-19, ATTACK-25)."""
    first, *others = attack.arms
    if first.dice is not None:
        return [min(MOST_DICE, first.dice)]
    if not first.is_ranged:
        return [min(MOST_DICE, value(game, hero, "combat"))]
    main = min(MOST_DICE, (_shots(game, hero, first) + value(game, hero, "shots")) * attack.times)
    return [main, *(min(MOST_DICE - main, _shots(game, hero, arm, off_hand=True)) for arm in others)]


def _shots(game: Game, hero: Hero, arm: Arm, *, off_hand: bool = False) -> int:
    assert arm.item is not None
    return shots_of(game, hero, arm.item, off_hand=off_hand)


def to_hit_target(game: Game, hero: Hero, item: str | None) -> int:
    """Return what a To Hit die must show: with a weapon or a bomb the ranged value, else the melee one (ATTACK-05)."""
    return _to_hit(game, hero, ranged=item is not None)


def _to_hit(game: Game, hero: Hero, *, ranged: bool) -> int:
    return value(game, hero, "to_hit_ranged" if ranged else "to_hit_melee") + _stench(game, hero)


def _stench(game: Game, hero: Hero) -> int:
    """Return the penalty of enemies whose stench makes heroes on their tile miss; what brings them forth reeks like them."""
    reeking = [kind for kind in game.state.types if _reeks(game, kind)]
    if not reeking:
        return 0
    tiles = set(game.board.tiles_of[hero.space])
    for enemy in game.state.enemies.values():
        if enemy.kind in reeking and any(tiles & set(game.board.tiles_of[s]) for s in enemy.spaces):
            return 1
    return 0


def _reeks(game: Game, kind: str) -> bool:
    if enemy_has(game, kind, "stench"):
        return True
    spawners = [ability.spawner for ability in abilities_of(game, kind) if ability.spawner is not None]
    return any(enemy_has(game, spawner.kind, "stench") for spawner in spawners)


def _roll_to_hit(game: Game, hero: Hero, attack: Attack) -> None:
    """Roll the dice that have not been rolled yet; targets are chosen only afterwards (ATTACK-09)."""
    dice = _dice(game, hero, attack)
    if attack.rolled:  # dice gained in the middle are those of the first arm
        arms = [attack.arms[0]] * (sum(dice) - attack.rolled)
    else:
        arms = [arm for arm, count in zip(attack.arms, dice, strict=True) for _ in range(count)]
    _throw_to_hit(game, hero, attack, arms)
    attack.rolled = sum(dice)
    fire(game, "attack_rolled", hero=hero, counted=len(attack.hits))


def _throw_to_hit(game: Game, hero: Hero, attack: Attack, arms: list[Arm]) -> None:
    """Throw a die for each of these arms, all together (GRIT-01), and note the Hits."""
    if not arms:
        return
    needed = [_to_hit(game, hero, ranged=arm.is_ranged and not arm.thrown) + arm.penalty for arm in arms]
    mixed = needed if len(set(needed)) > 1 else ()
    faces = throw_together(game, hero, "to-hit", [arm.to_hit_die for arm in arms], target=needed[0], needed=mixed)
    spared = CRITICAL + _stench(game, hero)  # a stench does not take away a 6
    price = [arm.item or "" for arm, face in zip(arms, faces, strict=True) if face == 1 and _is_hellish(game, hero, arm)]
    for face, target, arm in zip(faces, needed, arms, strict=True):
        attack.ones += face == 1
        sharp = _scores_criticals(game, hero, arm, two=len(attack.arms) > 1)
        if face == 1 and _is_hellish(game, hero, arm):
            attack.hits.append(HeroHit(face, arm, critical=sharp))
        elif face >= target or (face >= CRITICAL and target <= spared):  # ATTACK-08
            attack.hits.append(HeroHit(face, arm, critical=sharp and face >= arm.critical))  # ATTACK-06, ATTACK-22
    if price:
        take_corruption_hits(game, hero, len(price), by=price[0])


def _is_hellish(game: Game, hero: Hero, arm: Arm) -> bool:
    """Tell whether ones To Hit with a weapon hit as well, for a price."""
    return hero_has(game, hero, "ones_are_criticals") and "Gun" in keywords_of(game, arm)


def _scores_criticals(game: Game, hero: Hero, arm: Arm, *, two: bool) -> bool:
    """Tell whether a hero scores Critical Hits with something: some injuries forbid it (MUT-07), and firing two weapons.

    In the 2014 rules that is the only penalty of two weapons, so it is what somebody practised does not have (ATTACK-24).
    """
    practised = game.state.options.dual_wield and hero_has(game, hero, "no_off_hand_penalty")
    if two and not practised:  # ATTACK-22
        return False
    if arm.is_ranged and hero_has(game, hero, "no_ranged_criticals"):
        return False
    if arm.item is not None:
        double = game.content.items[arm.item].hands == 2
        return not (double and (hero_has(game, hero, "double_handed_no_criticals") or hero_has(game, hero, CLUMSY)))
    return arm.dice is not None or not (hero_has(game, hero, CLUMSY) and swings_double_handed(game, hero))


# -- assigning ------------------------------------------------------------------------------------


def assign_hits(game: Game, hero: Hero, attack: Attack) -> bool:
    """Assign Hits one at a time or in groups, resolving each before the next (ATTACK-09). Return False if the hero stops."""
    while attack.hits and game.state.result is None:
        if not _whom(game, hero, attack):
            attack.hits.clear()
            break
        choice = game.ask(lambda: _at_whom(game, hero, attack))
        if choice.value is None:
            attack.hits.clear()  # unassigned Hits are lost
            return False
        enemy = game.state.enemies[choice.value]
        if choice.key.startswith("ricochet:"):
            hits = _which_hits(game, hero, attack, _ricochets(game, hero, attack), most=1)
            fire_shot(game, hero, "ricochet", hits[0])
        else:
            usable = _usable(game, hero, attack, enemy)
            hits = _which_hits(game, hero, attack, usable, most=len(usable))
        strike(game, hero, attack, enemy, hits)
    return True


def _at_whom(game: Game, hero: Hero, attack: Attack) -> ChooseOne:
    options = [*_whom(game, hero, attack), Option("stop", None)]
    about = {"hits": len(attack.hits), "criticals": sum(hit.critical for hit in attack.hits)}
    question = ChooseOne(kind="assign-hits", who=hero.id, options=options, about=about)
    question.preview = lambda option: _hits_for(game, hero, attack, option)
    return question


def _usable(game: Game, hero: Hero, attack: Attack, enemy: EnemyModel) -> list[HeroHit]:
    """Return the Hits that may go to an enemy."""
    return [hit for hit in attack.hits if enemy in _targets(game, hero, attack, hit.arm)]


def _hits_for(game: Game, hero: Hero, attack: Attack, option: Option) -> dict[str, HeroHit]:
    """Name the Hits that may go where an option says, as `which-hits` would."""
    if option.value is None:
        return {}
    usable = _usable(game, hero, attack, game.state.enemies[option.value])
    return {f"hit-{i + 1}": hit for i, hit in enumerate(attack.hits) if any(hit is one for one in usable)}


def _whom(game: Game, hero: Hero, attack: Attack) -> list[Option]:
    """Offer whom the Hits may go to: legal targets, and with a Ricochet shot anybody in this world (CLASS-04)."""
    if hero.ko or hero.dead:  # KO-02
        return []
    found: dict[str, EnemyModel] = {}
    for arm in dict.fromkeys(hit.arm for hit in attack.hits):
        found.update((enemy.id, enemy) for enemy in _targets(game, hero, attack, arm))
    options = [Option(enemy.id, enemy.id, model=enemy.id, space=enemy.spaces[0]) for enemy in found.values()]
    if _ricochets(game, hero, attack):
        section = game.board.section
        others = [enemy for enemy in game.state.enemies.values() if enemy.id not in found]
        options += [
            Option(f"ricochet:{enemy.id}", enemy.id, model=enemy.id, space=enemy.spaces[0])
            for enemy in others
            if section[enemy.spaces[0]] == section[hero.space] and not is_isolated(game, enemy.id)
        ]
    return options


def _targets(game: Game, hero: Hero, attack: Attack, arm: Arm) -> list[EnemyModel]:
    found = targets(game, hero, arm)
    return found if attack.only is None else [enemy for enemy in found if enemy.id == attack.only]


def _ricochets(game: Game, hero: Hero, attack: Attack) -> list[HeroHit]:
    """Return the Hits that a Ricochet shot can carry anywhere."""
    return [hit for hit in attack.hits if has_shot(game, hero, "ricochet", hit.arm)]


def _which_hits(game: Game, hero: Hero, attack: Attack, usable: list[HeroHit], *, most: int) -> list[HeroHit]:
    """Choose which of the Hits go to this target (ATTACK-09)."""
    options = [
        Option(f"hit-{i + 1}", hit, die=i, about={"face": hit.face, "critical": hit.critical})
        for i, hit in enumerate(attack.hits)
        if any(hit is one for one in usable)
    ]
    question = ChooseSome(kind="which-hits", who=hero.id, options=options, least=1, most=most, interruptible=False)
    chosen: list[HeroHit] = [option.value for option in game.ask(question)]
    attack.hits[:] = [hit for hit in attack.hits if not any(hit is one for one in chosen)]
    return chosen
