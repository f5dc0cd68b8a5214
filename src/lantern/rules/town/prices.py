"""What things and services cost today, and what changes that (TOWN, LOC)."""

from __future__ import annotations

from msgspec.structs import replace

from lantern.content.bends.mine import Haggles, Prices
from lantern.content.towns import Good, Price, Service
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.town import (
    ShardPrice,
    ShiftPrices,
    Surcharge,
)
from lantern.core.questions import ChooseAmount, Confirm
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import throw
from lantern.rules.numbers.in_play import keywords
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.losing import free_dark_stone, lose
from lantern.rules.numbers.perform import performs_anywhere
from lantern.rules.numbers.triggers import note_use
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.settlement import DayPrices
from lantern.rules.table.state import Hero
from lantern.rules.town.visits import ONCE_A_STAY, stay_of, visited_by

#: No price falls lower by what a hero has become (MUT-09).
LEAST_PRICE = 10


def price_today(game: AnyChapter, hero: Hero, location: str, gold: int) -> int:
    """Return what costs so much gold at a location for a hero, as events have changed its prices: of goods and services.

    (FRONTIER-06.)
    """
    stay, today = stay_of(game), _changed_today(game, hero, location)
    if not gold:
        return today.by if today.spares else 0
    own = stay.own_prices.get(location, DayPrices())
    least = min(gold, max(stay.floors.get(location, 0), own.least, stay.day_floor, today.least))
    return max(gold + _change(game, hero, location), least, 0)


def _change(game: AnyChapter, hero: Hero, location: str) -> int:
    """Return by how much prices of a location are changed for a hero: each thing that changes them counts."""
    stay = stay_of(game)
    own = stay.own_prices.get(location, DayPrices()).by
    lasting = stay.prices.get(location, 0) + own + sum(stay.everywhere.values())
    return lasting + stay.day_prices + _changed_today(game, hero, location).by


def _changed_today(game: AnyChapter, hero: Hero, location: str) -> DayPrices:
    """Return how prices of a location are changed today for a hero: not at all for those who are spared."""
    today = stay_of(game).today.get(location, DayPrices())
    return DayPrices() if today.spares and today.spares in keywords(game, hero) else today


def fee_of(game: AnyChapter, service: Service) -> Amount:
    """Return what a service costs, before prices change: what is written, or what an event has made of it for today."""
    today = stay_of(game).fees.get(service.id)
    return service.gold if today is None else Amount(plus=today)


def fee_today(game: AnyChapter, hero: Hero, service: Service) -> Amount:
    """Return what a service costs a hero today, or what is rolled for that."""
    fee = fee_of(game, service)
    if fee.dice:
        return replace(fee, plus=fee.plus + _change(game, hero, service.at))
    return replace(fee, plus=price_today(game, hero, service.at, fee.plus))


def own_price(game: AnyChapter, hero: Hero, gold: int) -> int:
    """Return what something costs a hero who pays more or less than others; so no price falls below $10 (MUT-09)."""
    own = sum(bend.change for _, bend in bends(game, hero, Prices))
    return max(gold + own, min(gold, LEAST_PRICE))


@performs_anywhere(ShiftPrices)
def shift_prices(game: AnyChapter, effect: ShiftPrices, context: Context) -> None:
    """Let prices rise or fall at a location, or everywhere.

    What raises those of a location ends what lowered them, and vice versa; the same thing does not count twice.
    """
    stay, location = stay_of(game), visited_by(game, context.hero)
    if effect.today and not effect.here:
        stay.day_prices += effect.by
        stay.day_floor = max(stay.day_floor, effect.least)
    elif effect.everywhere:
        stay.everywhere[context.source] = effect.by
    elif effect.today:
        before = stay.today.get(location, DayPrices()).by
        stay.today[location] = DayPrices(0 if before * effect.by < 0 else effect.by, effect.least, effect.spares)
    else:
        before = stay.prices.get(location, 0)
        stay.prices[location] = 0 if before * effect.by < 0 else effect.by
        stay.floors[location] = effect.least


@performs_anywhere(Surcharge)
def surcharge(game: AnyChapter, effect: Surcharge, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Let services of a kind cost Dark Stone besides, in this stay."""
    fees = stay_of(game).surcharges
    fees[effect.keyword] = fees.get(effect.keyword, 0) + effect.dark_stone


@performs_anywhere(ShardPrice)
def shard_price(game: AnyChapter, effect: ShardPrice, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Let the bank pay more for Dark Stone today, or less."""
    stay_of(game).shards = effect.times


def price_of(game: AnyChapter, good: Good) -> Price:
    """Return the price on the shelf: the good's own, or that of the item."""
    listed = game.content.items[good.item].price if good.item is not None else None
    return good.price or listed or Price()


def can_afford(hero: Hero, gold: int, dark_stone: int) -> bool:
    """Tell whether a hero has the price; what is fused with it does not count (LOC-37)."""
    return hero.gold >= gold and free_dark_stone(hero) >= dark_stone


def haggle(game: AnyChapter, hero: Hero, gold: int) -> int:
    """Let a hero whom shopkeepers fear pay less for one thing of the stay; return what it pays."""
    for source, bend in bends(game, hero, Haggles) if gold else ():
        if not is_ready(game, hero, source, ONCE_A_STAY):
            continue
        about = {"source": source, "gold": gold}
        if game.ask(Confirm(kind="haggle", who=hero.id, about=about, default=0, interruptible=False)):
            exhaust(game, hero, source, ONCE_A_STAY)
            note_use(game, hero, source)
            return max(0, gold - sum(throw(game, hero, "haggle")) * bend.times)
    return gold


def fair_share(price: int, purses: list[int]) -> int:
    """Return what the first of some people gives if all give the same; for those who have less, the others give more."""
    left, share = price, 0
    for number, purse in enumerate(sorted(purses)):
        share = -(-left // (len(purses) - number))
        if purse >= share:
            break
        left -= purse
    return min(share, purses[0], price)


def share_the_price(game: AnyChapter, what: str, price: int, payers: list[Hero]) -> None:
    """Let everybody give what they like, in this order; the last gives what is missing, and the first answers for the dead.

    What stands ready is a fair share. (DEATH-05, TRAVEL-28.)
    """
    first = payers[0]
    for number, payer in enumerate(payers):
        rest = sum(other.gold for other in payers[number + 1 :])
        least, most = max(0, price - rest), min(price, payer.gold)
        about = {"what": what, "price": price, "share": fair_share(price, [one.gold for one in payers[number:]])}
        who = payer.id if not payer.dead else first.id
        question = ChooseAmount(kind="pay-for", who=who, least=least, most=most, about=about, interruptible=False)
        given = game.ask(question) if least < most else most
        lose(game, payer, "gold", given, what)
        price -= given
