"""A hero's attacks: hand to hand, at range, Free Attacks, and how each of them goes (chapter 09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from lantern.content.bends.harm import Backlash
from lantern.content.verbs.attacks import FreeAttack
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import Chance, ChooseOne, Confirm, Option
from lantern.rules.attack.assigning import assign_hits, targets_in
from lantern.rules.attack.called_shots import call_the_shot, land_as_called
from lantern.rules.attack.chances import hit_chance
from lantern.rules.attack.to_hit import throw_to_hit, to_hit_target
from lantern.rules.belongings.abilities import may_attack_freely, note_free_attack
from lantern.rules.belongings.hero_arms import (
    BARE_HANDS,
    MOST_DICE,
    Arm,
    Attack,
    hand_to_hand,
    has_a_hand_free,
    own_numbers,
    range_of,
    ranged_weapons,
    shots_of,
    single_handed_guns,
    targets,
    weapon,
)
from lantern.rules.belongings.isolation import is_isolated
from lantern.rules.harm.damage import take_corruption_hits, take_hits, take_wounds
from lantern.rules.numbers.dice import successes, throw
from lantern.rules.numbers.in_play import enemy_keywords
from lantern.rules.numbers.limits import ready
from lantern.rules.numbers.perform import in_turn, performs
from lantern.rules.numbers.serving import serve
from lantern.rules.numbers.triggers import fire, note_use, spend_grit
from lantern.rules.numbers.values import hero_has, value
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.copies import card_of, first_alike
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import Activation, EnemyModel, Hero
from lantern.rules.table.windows import Attacking

if TYPE_CHECKING:
    from lantern.rules.words import Words

FANNING = "pistol-fanning"
QUICKDRAW = "quickdraw"

__all__ = [
    "Melee", "Shoot", "free_attack", "melee_attack", "quickdraw", "ranged_attack", "ranged_weapons", "targets_of",
    "weapon_range",
]  # fmt: skip


class Melee(Option):
    """Fight hand to hand (ATTACK-02)."""

    key: ClassVar[str] = "melee"
    shapes: ClassVar[tuple[str, ...]] = ("melee",)

    def text(self, words: Words, game: Game) -> str:  # noqa: ARG002
        """Say it."""
        return words.say.text("option-melee")

    def deed(self, words: Words, game: Game) -> str:  # noqa: ARG002
        """Name it."""
        return words.say.text("refusal-what-melee")

    def preview(self, words: Words, game: Game, who: str) -> str:
        """Say how many dice are rolled, and what hits."""
        return words.attack_text(game, game.hero(who), [])

    def odds(self, game: Game, who: str) -> Chance:
        """Return how likely anything is hit."""
        return Chance("hit", hit_chance(game, game.hero(who), []))


class Shoot(Option):
    """Shoot with a weapon, perhaps with another in the off-hand (ATTACK-10, ATTACK-21)."""

    weapon: str
    other: str | None = None

    shapes: ClassVar[tuple[str, ...]] = ("shoot:ID", "shoot:ID+ID")
    kinds: ClassVar[tuple[str, ...]] = ("items",)

    @property
    def key(self) -> str:
        """Return its key."""
        return f"shoot:{self.weapon}" if self.other is None else f"shoot:{self.weapon}+{self.other}"

    @property
    def value(self) -> tuple[str, str | None]:
        """Return the weapon, and that in the off-hand."""
        return self.weapon, self.other

    @property
    def weapons(self) -> list[str]:
        """Return the weapons, that in the off-hand last."""
        return [self.weapon] if self.other is None else [self.weapon, self.other]

    @property
    def card(self) -> str:
        """Return the weapon's card."""
        return card_of(self.weapon)

    def text(self, words: Words, game: Game) -> str:  # noqa: ARG002
        """Say with what."""
        what = words.noun(self.weapon, *self.kinds)
        if self.other is None:
            return words.say.text("option-shoot", what=what)
        return words.say.text("option-shoot-two", what=what, other=words.noun(self.other, *self.kinds))

    def deed(self, words: Words, game: Game) -> str:  # noqa: ARG002
        """Name the weapon."""
        return words.say.text("refusal-what-shoot-with", what=words.noun(self.weapon, *self.kinds))

    def preview(self, words: Words, game: Game, who: str) -> str:
        """Say how many dice are rolled, and what hits."""
        return words.attack_text(game, game.hero(who), self.weapons)

    def odds(self, game: Game, who: str) -> Chance:
        """Return how likely anything is hit."""
        return Chance("hit", hit_chance(game, game.hero(who), self.weapons))


def targets_of(game: Game, hero: Hero, item: str | None) -> Sequence[EnemyModel]:
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
    note_use(game, hero, FANNING)
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
    _end_boosts(game, hero)  # CARDS-13: all of it was one Attack
    if effect.heroes_too:
        strike_friends(game, hero, arm, context.source)


def strike_friends(game: Game, hero: Hero, arm: Arm, source: str) -> None:
    """Let those of the hero's own side who are next to it be struck as well: their Defense saves them, nothing is Critical."""
    near = game.board.adjacent[hero.space]
    for other in in_turn(game, [each for each in game.standing() if each is not hero and near >> each.space & 1]):
        if game.state.result is not None or hero.ko or hero.dead:
            return
        target = to_hit_target(game, hero, None)
        faces = throw(game, hero, "to-hit", arm.dice or 0, target=target, worth=lambda _: False)
        plus = arm.damage + value(game, hero, "damage")
        take_hits(game, other, successes(faces, target), damage=Amount(dice=1, die=arm.damage_die, plus=plus), by=source)
        bitten(game, hero, faces.count(1))


def _taste(game: Game, hero: Hero, source: str, attack: Attack) -> None:
    """Take Corruption Hits for a bite that wounded something of the Void (MUT-17)."""
    fangs = game.content.conditions.get(card_of(source))
    for bend in fangs.bend if fangs is not None else ():
        if isinstance(bend, Backlash) and any(bend.keyword in enemy_keywords(game, kind) for kind in attack.wounded):
            take_corruption_hits(game, hero, bend.corruption_hits, by=source)


def quickdraw(game: Game) -> None:
    """Let whoever draws quickly make a Free Attack with a single-handed Gun when a new group of enemies is placed."""
    for hero in game.standing():
        if (
            is_isolated(game, hero.id)
            or not hero_has(game, hero, "quickdraw")
            or not may_attack_freely(game, hero, QUICKDRAW)
            or not has_a_hand_free(game, hero)
        ):  # ATTACK-16
            continue
        different = dict.fromkeys(first_alike(hero, single_handed_guns(game, hero)).values())
        guns = [gun for gun in different if targets_of(game, hero, gun)]
        if guns:
            options = [*(Shoot(gun) for gun in guns), Nothing()]
            choice = game.ask(ChooseOne(kind="quickdraw", who=hero.id, options=options))
            if isinstance(choice, Shoot):
                note_free_attack(hero, QUICKDRAW)
                note_use(game, hero, QUICKDRAW)
                _out_of_turn(game, hero, _new([weapon(game, choice.weapon, dice=shots_of(game, hero, choice.weapon))]))


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
    for arm in attack.arms:
        if arm.item is not None:
            serve(game.state, hero, arm.item)
    first = attack.arms[0]
    before, game.attack = game.attack, Attacking(hero.id, _kind_of(attack), first.item, two=len(attack.arms) > 1)
    fire(game, "attack_starts", hero)
    while game.state.result is None:
        _roll_to_hit(game, hero, attack)
        if not assign_hits(game, hero, attack) or not _goes_on(game, hero, attack):
            break
    ready(game.state, "attack")
    fire(game, "attack_ends", hero)
    bitten(game, hero, attack.ones)
    game.attack = before
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
    return more and any(targets_in(game, hero, attack, arm) for arm in attack.arms)


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


def _roll_to_hit(game: Game, hero: Hero, attack: Attack) -> None:
    """Roll the dice that have not been rolled yet; targets are chosen only afterwards (ATTACK-09)."""
    dice = _dice(game, hero, attack)
    if attack.rolled:  # dice gained in the middle are those of the first arm
        arms = [attack.arms[0]] * (sum(dice) - attack.rolled)
    else:
        arms = [arm for arm, count in zip(attack.arms, dice, strict=True) for _ in range(count)]
    call_the_shot(game, hero, attack)
    throw_to_hit(game, hero, attack, arms)
    attack.rolled = sum(dice)
    land_as_called(game, hero, attack)
    fire(game, "attack_rolled", hero=hero, counted=len(attack.hits))
