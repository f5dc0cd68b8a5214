"""What may come: the tests that an effect asks of each hero, and the most harm that it can do (BAG-03)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil
from typing import Any, Literal

from msgspec import Struct, field

from lantern.content.effects import DiscardTokens, IfCounter, Mark, RollOn, Test
from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.verbs.harm import CorruptionHits, Hits, HorrorHits, SanityDamage, Wounds
from lantern.rules.numbers.quantities import quantity
from lantern.rules.numbers.throws import FACES
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.state import Hero

Loss = Literal["wounds", "sanity", "corruption"]

GRIT = "grit"
#: Stands among what eases harm where those who do it can be kept from it.
ENEMIES = "enemies"
#: What each kind of harm takes from a hero, and what eases it: numbers of the hero, and Grit where dice are rolled.
HARMS: dict[type[Verb], tuple[Loss, frozenset[str]]] = {
    Hits: ("wounds", frozenset({"cover", "defense", "defense_roll", "shield", "armor", "health", GRIT})),
    Wounds: ("wounds", frozenset({"shield", "armor", "health"})),
    HorrorHits: ("sanity", frozenset({"willpower", "willpower_roll", "spirit_armor", "sanity", GRIT})),
    SanityDamage: ("sanity", frozenset({"spirit_armor", "sanity"})),
    CorruptionHits: (
        "corruption",
        frozenset({"willpower", "willpower_roll", "corruption_armor", "corruption_resistance", GRIT}),
    ),
}


class Harm(Struct, frozen=True):
    """Harm of one kind: the most of it, what eases it, and the status marker that does it, if one does."""

    most: int
    eased_by: frozenset[str]
    marker: str = ""


class Prospect(Struct, frozen=True):
    """What may come to one hero."""

    tests: frozenset[str] = frozenset()
    harm: dict[Loss, Harm] = field(default_factory=dict)


class Volley(Struct, frozen=True):
    """Dice of an attack: how many, what they must show, and the Damage of each Hit."""

    dice: int
    target: int
    damage: Amount | int


#: What may come, by the hero to whom.
Prospects = dict[str, Prospect]


def harm_to(hero: Hero, verb: type[Verb], most: int) -> Prospects:
    """Return the prospect of harm of one kind for one hero."""
    loss, eased_by = HARMS[verb]
    return {hero.id: Prospect(harm={loss: Harm(most, eased_by)})} if most > 0 else {}


def poison_of(hero: Hero, marker: str) -> Prospects:
    """Return the prospect of a roll for Poison: a Wound for each marker, which nothing saves (STATUS-03)."""
    harm = Harm(hero.markers[marker], frozenset({"health", GRIT}), marker)
    return {hero.id: Prospect(harm={"wounds": harm})}


def attack_on(game: AnyChapter, hero: Hero, volleys: Sequence[Volley], horror: int) -> Prospects:
    """Return the prospect of an attack by enemies, who may be kept from it, with so many Horror Hits for each Hit.

    The most that an attack could do would always be too much: twice what it does on average is what one reckons with.
    """
    hits = sum(volley.dice * at_least(volley.target) for volley in volleys)
    wounds = sum(volley.dice * at_least(volley.target) * mean_of(volley.damage) for volley in volleys)
    of_each: tuple[tuple[type[Verb], float, str], ...] = ((Hits, wounds, "defense"), (HorrorHits, hits * horror, "willpower"))
    harm: dict[Loss, Harm] = {}
    for verb, points, save in of_each:
        loss, eased_by = HARMS[verb]
        most = ceil(2 * points * (1 - at_least(value(game, hero, save))))
        if most > 0:
            harm[loss] = Harm(most, eased_by | {ENEMIES})
    return {hero.id: Prospect(harm=harm)} if harm else {}


def at_least(target: int) -> float:
    """Return how likely a D6 shows a number or more."""
    return max(0, min(6, 7 - target)) / 6


def mean_of(what: Amount | int) -> float:
    """Return what an amount comes to on average."""
    if isinstance(what, int):
        return what
    rolled = what.dice * sum(FACES[what.die]) / len(FACES[what.die]) if what.die is not None else 0
    return rolled * what.times + what.plus


def pressing(game: AnyChapter, coming: Prospects) -> Prospects:
    """Return the part of what may come that cannot wait: tests, and harm that could knock a hero out or make it mutate."""
    found: Prospects = {}
    for who, prospect in coming.items():
        hero = game.hero(who)
        harm = {}
        for loss, each in prospect.harm.items():
            if each.most >= _left(game, hero, loss):
                harm[loss] = each  # noqa: PERF403 - asked before every blow, and hardly ever is there one
        if prospect.tests or harm:
            found[who] = Prospect(prospect.tests, harm)
    return found


def _left(game: AnyChapter, hero: Hero, loss: Loss) -> int:
    if loss == "wounds":
        return value(game, hero, "health") - hero.wounds
    if loss == "sanity":
        return value(game, hero, "sanity") - hero.sanity_damage
    return value(game, hero, "corruption_resistance") - hero.corruption


# -- of an effect ---------------------------------------------------------------------------------


def foresee(game: AnyChapter, effects: Iterable[Verb], context: Context) -> Prospects:
    """Return what some effects may do, one after the other, as far as one knows beforehand."""
    found: Prospects = {}
    for effect in effects:
        look = FORESEEN.get(type(effect))
        if look is not None:
            found = _both(found, look(game, effect, context))
    return found


def is_foreseen(effect: Verb) -> bool:
    """Tell whether an effect may do harm, or ask a test."""
    return type(effect) in FORESEEN


def foresee_test(game: AnyChapter, effect: Test, testers: Sequence[Hero], context: Context) -> Prospects:
    """Return what a test may bring to some who take it, and to all when they fail."""
    found: Prospects = {}
    for hero in testers:
        dice = max(1, value(game, hero, effect.skill))
        mine = Context(source=context.source, hero=hero.id, tile=context.tile, enemy=context.enemy, counted=dice)
        lost = (*effect.failed, *effect.fail_each_one * dice)
        decided = _either([foresee(game, effect.passed, mine), foresee(game, lost, mine)])
        ones = (*effect.each_one * dice, *effect.one)
        each = _either([foresee(game, effect.each_success * dice, mine), foresee(game, ones, mine)])
        found = _both(found, {hero.id: Prospect(frozenset({effect.skill}))}, decided, each)
    return _both(found, foresee(game, (*effect.any_fail, *effect.most_fail, *effect.all_fail), context))


def _harm(game: AnyChapter, effect: Any, context: Context) -> Prospects:
    loss, eased_by = HARMS[type(effect)]
    eased_by = eased_by.difference(effect.ignore)
    found: Prospects = {}
    for hero in game.may_concern(effect.who, context):
        damage = most_of(game, effect.damage, hero, context) if isinstance(effect, Hits | HorrorHits) else 1
        most = most_of(game, effect.count, hero, context) * damage
        if most > 0:
            found[hero.id] = Prospect(harm={loss: Harm(most, eased_by)})
    return found


def _test(game: AnyChapter, effect: Test, context: Context) -> Prospects:
    return foresee_test(game, effect, game.may_concern(effect.who, context), context)


def _roll_on(game: AnyChapter, effect: RollOn, context: Context) -> Prospects:
    alone = effect.who == "self" and context.hero is None
    found: Prospects = {}
    for hero in [None] if alone else game.may_concern(effect.who, context):
        mine = Context(source=context.source, hero=hero.id if hero else None, tile=context.tile, enemy=context.enemy)
        mine.counted = most_of(game, effect.die, hero, context)
        times = most_of(game, effect.times, hero, context)
        once = [foresee(game, band.effect * times, mine) for band in effect.on]
        found = _both(found, _either(once), foresee(game, effect.doubles, mine))
    return found


def _if_counter(game: AnyChapter, effect: IfCounter, context: Context) -> Prospects:
    return _either([foresee(game, effect.effect, context), foresee(game, effect.otherwise, context)])


def _discard_tokens(game: AnyChapter, effect: DiscardTokens, context: Context) -> Prospects:
    found: Prospects = {}
    for hero in game.may_concern(effect.who, context):
        mine = Context(source=context.source, hero=hero.id, tile=context.tile, counted=len(hero.bag))
        found = _both(found, foresee(game, effect.lost, mine))
    return found


#: Verb -> what it may do. What asks something itself, or draws a card that has its own time, is not here.
FORESEEN: dict[type[Verb], Callable[[AnyChapter, Any, Context], Prospects]] = {
    **dict.fromkeys(HARMS, _harm),
    Test: _test,
    RollOn: _roll_on,
    IfCounter: _if_counter,
    DiscardTokens: _discard_tokens,
    Mark: lambda game, effect, context: foresee(game, effect.effect, context),
}


def most_of(game: AnyChapter, what: Amount, hero: Hero | None, context: Context) -> int:
    """Return the most that an amount can come to."""
    if what.count is not None:
        base = quantity(game, what.count, hero, context.counted, context.source)
    else:
        base = what.dice * max(FACES[what.die]) if what.die is not None else 0
    return base * what.times + what.plus


# -- together -------------------------------------------------------------------------------------


def _both(*prospects: Prospects) -> Prospects:
    """Add up what comes one after the other."""
    return _together(prospects, lambda one, other: one + other)


def _either(prospects: Sequence[Prospects]) -> Prospects:
    """Take the worst of what may come instead of each other."""
    return _together(prospects, max)


def _together(prospects: Iterable[Prospects], count: Callable[[int, int], int]) -> Prospects:
    found: Prospects = {}
    for each in prospects:
        for who, prospect in each.items():
            known = found.get(who)
            found[who] = prospect if known is None else _merged(known, prospect, count)
    return found


def _merged(one: Prospect, other: Prospect, count: Callable[[int, int], int]) -> Prospect:
    harm = dict(one.harm)
    for loss, more in other.harm.items():
        known = harm.get(loss)
        harm[loss] = more if known is None else Harm(count(known.most, more.most), known.eased_by | more.eased_by)
    return Prospect(one.tests | other.tests, harm)
