"""In town: heal what can be healed, sell what corrupts, buy what is worth it, and be gone when nothing is left to do."""

from __future__ import annotations

from lantern.core.questions import Answer, ChooseOne, Confirm, Option, Question
from lantern.players.heuristic.things import worth_of_item
from lantern.views.observation import Hero, StayObservation
from lantern.views.observation.options import BuyGood, NowhereToday, UseService, Visit

#: What is left in the purse for a bed and a treatment.
KEPT = 60
#: What a treatment may cost, as it is rolled: half of what it can come to at most.
TREATMENT = 150
#: From how many Dark Stones and Corruption Points on it is time to do something about them.
STONES, CORRUPTION = 2, 3
#: From what price on it is worth to pay less for it, if that can be done once.
WORTH_HAGGLING = 100
#: How long one stays at most.
LONG_ENOUGH = 4
#: What a shard brings at the bank, on average.
STONE = 87
#: What a point of worth of an item may cost.
GOLD_PER_POINT = 300

#: From how much gold on a hero buys a horse.
RICH = 1500

#: Kind of lasting harm -> where it is treated.
TREATED_AT = {"injury": "docs-office", "mutation": "docs-office", "madness": "church"}


def visit(seen: StayObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Go where something is to be done; whoever needs nothing goes nowhere."""
    hero = seen.hero(question.who)
    wanted = needs(seen, hero)
    return max(range(len(question.options)), key=lambda index: _worth_of_visit(question.options[index], wanted))


def _worth_of_visit(option: Option, wanted: dict[str, float]) -> float:
    if isinstance(option, NowhereToday):
        return 0.5
    return wanted.get(option.location, 0.0) if isinstance(option, Visit) else 0.0


def needs(seen: StayObservation, hero: Hero) -> dict[str, float]:
    """Tell what a hero needs from which location, and how much."""
    wanted: dict[str, float] = {}
    for card in hero.conditions:
        where = TREATED_AT.get(seen.content.conditions[card.id].kind)
        if where is not None and not card.permanent and hero.gold >= TREATMENT + KEPT:
            wanted[where] = 5.0
    if hero.corruption >= CORRUPTION and hero.gold >= 100 + KEPT:
        wanted["docs-office"] = max(wanted.get("docs-office", 0.0), 3.0)
    if hero.dark_stone - hero.fused_dark_stone >= STONES:
        wanted["frontier-outpost"] = 4.0
    if any(other.dead and not other.lost_for_good for other in seen.heroes.values()):
        wanted["church"] = max(wanted.get("church", 0.0), 4.5)
    if hero.gold >= RICH and not rides(seen, hero):
        wanted.setdefault("blacksmith", 2.5)
    if hero.gold >= 400 + KEPT:
        wanted.setdefault("general-store", 2.0)
    return wanted


def rides(seen: StayObservation, hero: Hero) -> bool:
    """Tell whether a hero has something to ride already."""
    return any("transport" in seen.content.items[held.id].slots for held in hero.items)


def business(seen: StayObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Buy what is worth its price, have treated what can be, and be done."""
    hero = seen.hero(question.who)
    worth = [_worth_of_business(seen, hero, option) for option in question.options]
    best = max(range(len(worth)), key=lambda index: worth[index])
    return best if worth[best] > 0 else len(worth) - 1


def _worth_of_business(seen: StayObservation, hero: Hero, option: Option) -> float:
    match option:
        case UseService():
            return _worth_of_service(seen, hero, option.service)
        case BuyGood(kind="items") if "transport" in seen.content.items[option.thing].slots:
            spare = hero.gold - option.gold >= RICH // 2 and not rides(seen, hero)
            return 1.0 if spare and not option.shared else 0.0
        case BuyGood(kind="items") if hero.gold - option.gold >= KEPT and not _has(hero, option.thing):
            price = max(option.gold, 1) + STONE * option.dark_stone
            return (
                worth_of_item(seen.content.items[option.thing])
                - _worth_of_worn(seen, hero, option.thing)
                - price / GOLD_PER_POINT
            )
        case BuyGood(kind="side-bag-tokens", thing="bandages") if hero.gold - option.gold >= 2 * KEPT:
            return 0.5 if hero.bag.count("bandages") < 2 and len(hero.bag) < seen.value(hero, "side_bag") else 0.0
    return 0.0


def _has(hero: Hero, thing: str) -> bool:
    """Tell whether a hero has something already, or has had it forged onto an item."""
    return any(thing in {held.id, *(upgrade.id for upgrade in held.upgrades)} for held in hero.items)


def _worth_of_worn(seen: StayObservation, hero: Hero, thing: str) -> float:
    """Return what is worn where something would be worn, and so given up for it."""
    slots = set(seen.content.items[thing].slots)
    worn = [seen.content.items[held.id] for held in hero.items if held.equipped]
    return max((worth_of_item(item) for item in worn if slots.intersection(item.slots)), default=0.0)


def _worth_of_service(seen: StayObservation, hero: Hero, service: str) -> float:
    match service:
        case "bounty" | "bounty-by-keyword":
            return 4.5
        case "surgery" | "exorcism-of-madness" | "shrine-exorcism-of-madness" if hero.gold >= TREATMENT + KEPT:
            return 5.0
        case "treat-corruption" if hero.corruption >= CORRUPTION and hero.gold >= 100 + KEPT:
            return 3.0
        case "sell-dark-stone":
            return 4.0
        case "resurrection" | "shrine-resurrection" | "prometheus-procedure":
            return 6.0
        case "bounty":
            return 0.3  # it costs nothing
        case "train-with-soldiers" if hero.gold >= 800 + KEPT:
            return 1.0
    return 0.0 if seen.content.services[service].gold.plus else -1.0


def pay_price(seen: StayObservation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Pay a price that was rolled, unless it empties the purse."""
    return int(seen.hero(question.who).gold - question.about["gold"] >= 0)


def haggle(seen: StayObservation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Pay less for the first thing that costs as much as haggling may bring."""
    return int(question.about["gold"] >= WORTH_HAGGLING)


def leave_town(seen: StayObservation, question: Question, luck: int) -> Answer:  # noqa: ARG001
    """Leave when nothing is left to do, or it has been long enough."""
    return int(seen.day >= LONG_ENOUGH or max(needs(seen, seen.hero(question.who)).values(), default=0.0) < 3.0)
