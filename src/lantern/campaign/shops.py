"""Buying and being served at a location: what is offered, at which price, how often (TOWN-08 to TOWN-12)."""

from __future__ import annotations

from lantern.content.bends.mine import PricesOf
from lantern.content.effects import Resurrect, Test, Treat
from lantern.content.towns import Good, Service
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import Suffer
from lantern.content.verbs.town import BuyOffCorruption, SellDarkStone
from lantern.core.questions import ChooseOne, Confirm, Option
from lantern.rules.belongings.resources import gain, may_have
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import amount
from lantern.rules.numbers.in_play import keywords
from lantern.rules.numbers.losing import free_dark_stone, lose
from lantern.rules.numbers.perform import perform
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.town import BuyGood, DoneHere, UseService
from lantern.rules.table.events import Served
from lantern.rules.table.state import Hero
from lantern.rules.town import (
    can_afford,
    can_be_raised,
    is_played,
    own_price,
    price_of,
    purse_for,
    stay_of,
    treatable,
    win_more,
)

#: A hero has one injection at a time: how their conditions end.
INJECTION = "-injection"


def business_of(game: AnyChapter, hero: Hero, location: str) -> ChooseOne:
    """Ask a hero what it buys where it is."""
    options: list[Option] = [
        *(good for good in goods_at(game, hero, location) if _can_be_paid(game, hero, good)),
        *(UseService(service.id) for service in services_at(game, hero, location)),
        DoneHere(),
    ]
    return ChooseOne(kind="business", who=hero.id, options=options, about={"location": location})


# -- goods ----------------------------------------------------------------------------------------


def _can_be_paid(game: AnyChapter, hero: Hero, good: BuyGood) -> bool:
    """Tell whether a hero has the price of something, or all who are in town together (TRAVEL-28)."""
    if good.shared:
        return sum(payer.gold for payer in game.present()) >= good.gold and free_dark_stone(hero) >= good.dark_stone
    return can_afford(hero, good.gold, good.dark_stone)


def _is_owned(game: AnyChapter, item: str) -> bool:
    """Tell whether somebody of the posse has an item: here, dead or at home (TRAVEL-28)."""
    here = [held.id for hero in game.state.heroes.values() for held in hero.items]
    return item in here or item in game.state.at_home


def goods_at(game: AnyChapter, hero: Hero, location: str) -> list[BuyGood]:
    """List what a location sells to a hero, at its prices of now."""
    found = []
    for good in game.content.locations[location].goods:
        price = price_of(game, good)
        gold = _for_its_keywords(game, hero, good, gold_now(game, hero, location, price.gold))
        if (
            good.item is not None
            and may_use(game, hero, game.content.items[good.item].only)
            and may_have(game, hero, good.item)
        ):
            if not (good.shared and _is_owned(game, good.item)):
                found.append(BuyGood(good.item, "items", gold, price.dark_stone, good.shared))
        elif good.token is not None and may_use(game, hero, game.content.tokens[good.token].only):
            found.append(BuyGood(good.token, "side-bag-tokens", gold, price.dark_stone))
    return found


def gold_now(game: AnyChapter, hero: Hero, location: str, gold: int) -> int:
    """Return what something costs a hero today: events change prices, and some heroes pay more or less."""
    stay = stay_of(game)
    if not gold:
        return 0
    shifted = max(gold + stay.prices.get(location, 0), min(gold, stay.floors.get(location, 0)), 0)
    return own_price(game, hero, shifted)


def _for_its_keywords(game: AnyChapter, hero: Hero, good: Good, gold: int) -> int:
    """Return what a good costs a hero who pays more or less for what has some keyword."""
    words = game.content.items[good.item].keywords if good.item is not None else ()
    for _, bend in bends(game, hero, PricesOf):
        if bend.keyword in words:
            gold = max(gold + bend.change, min(gold, bend.least))
    return gold


def may_use(game: AnyChapter, hero: Hero, only: tuple[str, ...]) -> bool:
    """Tell whether something is for a hero: all is, but for what is only for a keyword, or for a class (ITEM-09, HERO-02)."""
    called = game.content.heroes[hero.hero_class].name["en"]
    return not only or not {*keywords(game, hero), called}.isdisjoint(only)


# -- services -------------------------------------------------------------------------------------


def services_at(game: AnyChapter, hero: Hero, location: str) -> list[Service]:
    """List what a location does for a hero, who could pay for it and to whom it would do anything (TOWN-09)."""
    found = sorted(game.content.services)
    mine = [game.content.services[name] for name in found if game.content.services[name].at == location]
    return [service for service in mine if is_open_to(game, hero, service)]


def is_open_to(game: AnyChapter, hero: Hero, service: Service) -> bool:
    """Tell whether a hero may have something done: it is for it, has not been had or declined too often, and can be paid."""
    least = service.gold.dice * service.gold.times + service.gold.plus
    had = {limit_key(game, hero, service), declined(game, hero, service)}
    return (
        is_played(game, service.option)
        and not (service.unless is not None and is_played(game, service.unless))
        and may_use(game, hero, service.only)
        and set(keywords(game, hero)).isdisjoint(service.not_for)
        and not had.intersection(stay_of(game).had)
        and can_afford(hero, least, stones_for(game, service))
        and not set(service.keywords).intersection(stay_of(game).barred)
        and all(_would_do(game, hero, effect) for effect in service.effect)
    )


def stones_for(game: AnyChapter, service: Service) -> int:
    """Return the Dark Stone that a service costs now."""
    return service.dark_stone + sum(stay_of(game).surcharges.get(keyword, 0) for keyword in service.keywords)


def _would_do(game: AnyChapter, hero: Hero, effect: object) -> bool:
    """Tell whether an effect has anything to work on."""
    match effect:
        case Test():
            return all(_would_do(game, hero, inner) for inner in effect.passed)
        case Suffer():
            injected = effect.condition.endswith(INJECTION) and any(card.id.endswith(INJECTION) for card in hero.conditions)
            return not injected and all(card.id != effect.condition for card in hero.conditions)
        case Treat():
            return bool(treatable(game, hero, effect))
        case SellDarkStone():
            return free_dark_stone(hero) > 0
        case BuyOffCorruption():
            return hero.corruption > 0 and hero.gold >= effect.each
        case Resurrect():
            return any(purse_for(game, dead) >= dead.level * effect.per_level for dead in can_be_raised(game))
    return True


def limit_key(game: AnyChapter, hero: Hero, service: Service) -> str:
    """Name what counts how often a service was had; one without a limit is not counted (TOWN-09)."""
    match service.limit:
        case "visit":
            return declined(game, hero, service)
        case "stay":
            return f"{service.id}/{hero.id}"
        case "party":
            return service.id
    return ""


def declined(game: AnyChapter, hero: Hero, service: Service) -> str:
    """Name what tells that a hero has declined a price today (TOWN-10)."""
    return f"{service.id}/{hero.id}/{stay_of(game).day}"


def have_done(game: AnyChapter, hero: Hero, service: Service) -> None:
    """Pay for a service and have it; a price that is rolled may be declined, and then not asked for again today (TOWN-10)."""
    had = stay_of(game).had
    gold = service.gold
    price = amount(game, gold, "price", hero, 0, service.id) if gold != Amount() else 0
    if gold.dice:
        about = {"source": service.id, "gold": price}
        if not can_afford(hero, price, 0) or not game.ask(Confirm(kind="pay-price", who=hero.id, about=about)):
            had[declined(game, hero, service)] = 1
            return
    if key := limit_key(game, hero, service):
        had[key] = 1
    lose(game, hero, "gold", price)
    lose(game, hero, "dark_stone", stones_for(game, service))
    game.tell(Served(hero.id, service.id, price))
    before = hero.gold
    perform(game, service.effect, Context(source=service.id, hero=hero.id, counted=price))
    if "Gambling" in service.keywords and hero.gold > before:
        if hero.id in stay_of(game).doubled:
            gain(game, hero, "gold", hero.gold - before)
        win_more(game, hero)
