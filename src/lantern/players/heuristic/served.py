"""What it is worth to have something done in town, in points: treatments, blessings, games, jobs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from lantern.content.effects import Band, Choose, Effect, Resurrect, RollOn, Test, Treat, Withstand
from lantern.content.towns import Service
from lantern.content.verbs.belongings import Gain, Lose, Take
from lantern.content.verbs.cards import DiscardThis, Draw, Hook
from lantern.content.verbs.changes import Grow
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import (
    CorruptionHits,
    Heal,
    Hits,
    HorrorHits,
    LoseMarkers,
    RollChart,
    SanityDamage,
    Suffer,
    Wounds,
)
from lantern.content.verbs.road import LoseForGood
from lantern.content.verbs.town import (
    BetOnDarkness,
    BlackMarket,
    BuyOffCorruption,
    LeaveTown,
    LetDie,
    Offer,
    SellDarkStone,
    Shed,
)
from lantern.players.heuristic.gear import STONE, besides_attacks
from lantern.players.heuristic.judging import SIDES, chance, mean
from lantern.players.heuristic.taste import Customer
from lantern.players.heuristic.things import ITEM, STATS, worth_of_stat

#: What an XP, a Grit for the next day, a shard and a die's worth of harm are worth.
XP, GRIT, SHARD, HURT, HIT = 0.008, 0.6, 0.3, 0.35, 0.2
#: What it means to die at level 1, to be raised, and to have a lasting harm; what is permanent is no matter any more.
DEATH, RAISED, HARM = -25.0, 12.0, 6.5
#: What lasts for one adventure is worth so much of what lasts for all.
ONE_ADVENTURE = 0.45
#: What a Corruption Point is worth to be rid of: little as long as there are few.
FIRST_POINT, LAST_POINT = 0.15, 1.6
#: What a roll on a chart brings that costs nothing, and what nobody can weigh.
JOB, UNKNOWN = 2.0, 0.0
#: What is lost or won for good counts for many adventures.
FOR_GOOD = 2.0
#: What a token is worth that costs nothing, to look at what somebody offers, to be rid of a burden and of a marker.
FOR_NOTHING, LOOKING, BURDEN, MARKER = 0.7, 0.5, 2.5, 0.4
#: How often what only a pack's own function brings is had, what a bet is worth to the reckless, and who is.
SELDOM, FUN, RECKLESS = 0.3, 0.2, 0.7
#: What a foolish thing is worth to those who fancy it; what costs no more than that share of a purse is tried out of curiosity.
DARE, SMALL_CHANGE = 1.5, 0.15
#: What a shard is worth to whoever lacks it for what it saves for.
LACKING = 2.0
#: What it is worth to set out with a level that would else come one adventure later.
LEVEL_NOW = 1.5
#: Leaving at once is a pity.
CUT_SHORT = -0.5


def worth_of_service(customer: Customer, service: Service) -> float:
    """Return what it is worth to have something done, less what it costs."""
    gain = worth_in_town(customer, service.effect) * customer.taste(service.id)
    worth = gain - customer.points(mean(service.gold) + STONE * service.dark_stone)
    tried = _is_a_dare(service) or (gain > 0 and mean(service.gold) <= SMALL_CHANGE * customer.spare)
    return DARE if worth <= 0 and tried and customer.fancies(service.id) else worth


def _is_a_dare(service: Service) -> bool:
    """Tell whether something may be done for the thrill of it: what costs nothing but may go wrong, or is injected."""
    free = not mean(service.gold) and not service.dark_stone
    return (free and isinstance(service.effect[0], Test)) or isinstance(service.effect[0], Suffer | Hook)


def worth_in_town(customer: Customer, what: Iterable[Effect]) -> float:
    """Add up what some effects are worth if they happen to a hero in town."""
    total = 0.0
    for effect in what:
        weigh = _WEIGHED.get(type(effect))
        total += weigh(customer, effect) if weigh is not None else UNKNOWN
    return total


def worth_of_what_happens(customer: Customer, location: str) -> float:
    """Return what the events of a location bring a hero who visits it, on average: most places have their risks."""
    events = customer.seen.content.locations[location].events
    if events is None:
        return 0.0
    rows = customer.seen.content.charts[events].rows
    return sum(_likely(band) * worth_in_town(customer, band.effect) for band in rows if band.effect)


def _likely(band: Band) -> float:
    """Return how likely two dice show a row."""
    return sum(6 - abs(7 - total) for total in range(band.low, band.high + 1)) / 36


def worth_of_point(customer: Customer) -> float:
    """Return what it is worth to be rid of a Corruption Point: the nearer to a mutation, the more."""
    hero = customer.hero
    near = min(1.0, hero.corruption / max(1, customer.seen.value(hero, "corruption_resistance")))
    return FIRST_POINT + (LAST_POINT - FIRST_POINT) * near * near if hero.corruption else 0.0


def worth_of_cure(customer: Customer, condition: str) -> float:
    """Return what it is worth to be rid of a lasting harm: those that do good besides are borne more gladly."""
    entry = customer.seen.content.conditions[condition]
    numbers = sum(worth_of_stat(stat, by) for each in entry.modify if each.whose is None for stat, by in each.change.items())
    return max(0.5, HARM - numbers)


# -- each verb ------------------------------------------------------------------------------------


def _gain(customer: Customer, effect: Gain) -> float:
    hero, count = customer.hero, mean(effect.count)
    match effect.what:
        case "gold":
            return customer.points(count)
        case "xp":
            return XP * count + LEVEL_NOW * _would_grow(customer, effect.count)
        case "dark_stone":
            return LACKING * min(customer.lacking, count) + SHARD * count
        case "grit":
            return GRIT * min(count, customer.seen.value(hero, "max_grit") - hero.grit)
        case "corruption":
            return -LAST_POINT / 2 * count
    return GRIT * count


def _would_grow(customer: Customer, xp: Amount) -> float:
    """Return how likely some XP are the last that a hero lacks for its next level."""
    missing = customer.seen.xp_missing(customer.hero)
    if not missing:
        return 0.0
    if xp.dice != 1:
        return float(mean(xp) >= missing)
    return chance(max(1, -(-(missing - xp.plus) // xp.times)), SIDES[xp.die or "D6"])


def _lose(customer: Customer, effect: Lose) -> float:
    hero, count = customer.hero, mean(effect.count)
    match effect.what:
        case "corruption":
            return worth_of_point(customer) * min(hero.corruption, count)
        case "gold":
            return -customer.points(min(hero.gold, count))
        case "xp":
            return -XP * count
    return -GRIT * count


def _heal(customer: Customer, effect: Heal) -> float:
    hero = customer.hero
    wounds = min(hero.wounds, mean(effect.wounds)) if effect.wounds is not None else 0.0
    sanity = min(hero.sanity_damage, mean(effect.sanity)) if effect.sanity is not None else 0.0
    mixed = min(hero.wounds + hero.sanity_damage, mean(effect.mix)) if effect.mix is not None else 0.0
    return HURT * (wounds + sanity + mixed)


def _suffer(customer: Customer, effect: Suffer) -> float:
    """Weigh what a hero takes along from town: mostly for the next adventure alone."""
    entry = customer.seen.content.conditions[effect.condition]
    if entry.kind != "kept":
        return -HARM
    ends = any(isinstance(each, DiscardThis) for trigger in entry.triggers for each in trigger.effect)
    worth = besides_attacks(entry) - (0.5 if ends else 0.0)  # that it ends is no ability
    worth += sum(worth_of_stat(stat, by) for each in entry.modify for stat, by in each.change.items() if stat in _DICE)
    return worth * (ONE_ADVENTURE if ends else 1.0)


_DICE = frozenset({"combat", "damage", "shots"})


def _test(customer: Customer, effect: Test) -> float:
    dice = customer.seen.value(customer.hero, effect.skill)
    hit = chance(effect.target)
    passes = 1 - (1 - hit) ** dice
    best = 1 - (1 - chance(6)) ** dice if effect.six else 0.0  # it comes in place of the rest
    total = (passes - best) * worth_in_town(customer, effect.passed) + best * worth_in_town(customer, effect.six)
    total += (1 - passes) * worth_in_town(customer, effect.failed)
    total += (1 - passes) * dice * worth_in_town(customer, effect.fail_each_one) / 6
    ones = (*effect.each_one_first, *effect.each_one)
    total += dice * (hit * worth_in_town(customer, effect.each_success) + worth_in_town(customer, ones) / 6)
    return total + dice * _bands(customer, effect.each_die, 6)


def _bands(customer: Customer, bands: Iterable[Band], sides: int) -> float:
    return sum((band.high - band.low + 1) / sides * worth_in_town(customer, band.effect) for band in bands)


def _roll_on(customer: Customer, effect: RollOn) -> float:
    rows = sum(band.high - band.low + 1 for band in effect.on)
    return _bands(customer, effect.on, rows) if rows else 0.0


def _choose(customer: Customer, effect: Choose) -> float:
    return max(worth_in_town(customer, choice.effect) for choice in effect.among)


def _withstand(customer: Customer, effect: Withstand) -> float:
    fails = 1 - chance(customer.seen.value(customer.hero, "willpower"))
    return fails * mean(effect.times) * worth_in_town(customer, effect.failed)


def _take(customer: Customer, effect: Take) -> float:
    """Weigh tokens by the room that is left for them, and items as any."""
    room = customer.seen.value(customer.hero, "side_bag") - len(customer.hero.bag)
    return FOR_NOTHING * min(room, mean(effect.count)) if effect.token is not None else ITEM


def _hook(customer: Customer, effect: Hook) -> float:
    """Weigh what a function of the pack may leave on a hero; that seldom succeeds."""
    return SELDOM * sum(_suffer(customer, Suffer(condition=each)) for each in effect.brings)


def _shed(customer: Customer, effect: Shed) -> float:
    """Weigh a burden only for those who have it."""
    return BURDEN if any(card.id == effect.condition for card in customer.hero.conditions) else 0.0


def _bet(customer: Customer, effect: BetOnDarkness) -> float:  # noqa: ARG001
    """Bet for the fun of it, if one is such a person."""
    return FUN if customer.whim("betting") > RECKLESS else UNKNOWN


def worth_of_treatments(customer: Customer, effect: Treat) -> dict[str, float]:
    """Return what it is worth to have each harm treated, by how that may end as things are today."""
    worth: dict[str, float] = {}
    for end in customer.seen.ends_of_treatments(customer.hero, effect):
        ends = (
            worth_of_cure(customer, end.harm) if end.how == "cured" else worth_of_dying(customer) if end.how == "dead" else 0.0
        )
        worth[end.harm] = worth.get(end.harm, 0.0) + end.chance * ends
    return worth


def _treat(customer: Customer, effect: Treat) -> float:
    return max(worth_of_treatments(customer, effect).values(), default=0.0)


def worth_of_dying(customer: Customer) -> float:
    """Return what it means to a hero to die: the more it has become, the more is lost, and the dearer it is raised."""
    return DEATH * (1 + customer.hero.level) / 2


def _sell(customer: Customer, effect: SellDarkStone) -> float:
    return customer.stones * (customer.points(mean(effect.each)) + SHARD)


def points_to_buy_off(customer: Customer, each: int) -> int:
    """Return how many Corruption Points a hero would have treated, one after the other."""
    hero = customer.hero
    wanted = worth_of_point(customer) > customer.points(each)
    return min(hero.corruption, (customer.spare if hero.corruption > 1 else 0) // each) if wanted else 0


def _buy_off(customer: Customer, effect: BuyOffCorruption) -> float:
    points = points_to_buy_off(customer, effect.each)
    return points * (worth_of_point(customer) - customer.points(effect.each))


def _against(points: float) -> Callable[[Customer, Any], float]:
    return lambda customer, effect: -points * mean(effect.count)  # noqa: ARG005


def _plain(points: float) -> Callable[[Customer, Any], float]:
    return lambda customer, effect: points  # noqa: ARG005


_WEIGHED: dict[type, Callable[[Customer, Any], float]] = {
    Gain: _gain,
    Lose: _lose,
    Heal: _heal,
    Suffer: _suffer,
    Test: _test,
    RollOn: _roll_on,
    Choose: _choose,
    Treat: _treat,
    SellDarkStone: _sell,
    BuyOffCorruption: _buy_off,
    Wounds: _against(HURT),
    SanityDamage: _against(HURT),
    Hits: _against(HIT),
    HorrorHits: _against(HIT),
    CorruptionHits: _against(HIT),
    Draw: lambda customer, effect: ITEM * mean(effect.count),  # noqa: ARG005
    Grow: lambda customer, effect: FOR_GOOD * mean(effect.by) * max(STATS.get(stat, 0.3) for stat in effect.stat),  # noqa: ARG005
    LoseForGood: lambda customer, effect: -FOR_GOOD * mean(effect.by) * STATS.get(effect.stat, 0.3),  # noqa: ARG005
    Withstand: _withstand,
    Resurrect: _plain(RAISED),
    RollChart: _plain(JOB),
    LetDie: lambda customer, effect: worth_of_dying(customer),  # noqa: ARG005
    LeaveTown: _plain(CUT_SHORT),
    BetOnDarkness: _bet,
    Take: _take,
    Hook: _hook,
    Shed: _shed,
    LoseMarkers: lambda customer, effect: MARKER * customer.hero.markers.get(effect.marker, 0),
    Offer: _plain(LOOKING),
    BlackMarket: lambda customer, effect: UNKNOWN if effect.at_value else LOOKING,  # noqa: ARG005
}
