"""Buying and being served at a location: what is offered, at which price, how often, and why not (TOWN-08 to TOWN-12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lantern.content.bends.mine import PricesOf
from lantern.content.effects import Resurrect, RollOn, Test, Treat
from lantern.content.towns import Good, Service
from lantern.content.verbs.belongings import Lose
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import Suffer
from lantern.content.verbs.town import BetOnDarkness, BuyOffCorruption, SellDarkStone, Shed
from lantern.core.questions import ChooseOne, Confirm, Option, Refusal
from lantern.rules.belongings.goods import BuyGood
from lantern.rules.belongings.resources import discard_token, gain, may_have
from lantern.rules.belongings.selling import could_raise, could_sell_for, worth_of
from lantern.rules.belongings.upgrades import forgeable, is_forged
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import amount
from lantern.rules.numbers.in_play import keywords
from lantern.rules.numbers.losing import free_dark_stone, lose, pay_gold
from lantern.rules.numbers.perform import perform
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.town import DoneHere, UseService
from lantern.rules.table.events import Noted, Served
from lantern.rules.table.state import Hero
from lantern.rules.town.prices import can_afford, fee_of, fee_today, own_price, price_of, price_today
from lantern.rules.town.raising import can_be_raised, price_of_life, purse_for
from lantern.rules.town.trade import buy
from lantern.rules.town.treatments import treatable
from lantern.rules.town.visits import is_played, stay_of, visited_by, win_more

#: Why something cannot be had, by the rule that says so; what has no reason here is not spoken of.
REASONS = {
    "ITEM-09": "it is not for this hero",
    "CLASS-22": "the hero does not carry what it takes",
    "TOWN-09": "it was had as often as is allowed",
    "UPG-02": "no item has room for it",
    "TOWN-08": "the hero cannot pay it",
    "TOWN-07": "an event keeps it from being had",
}


def business_of(game: AnyChapter, hero: Hero, location: str) -> ChooseOne:
    """Ask a hero what it buys where it is; what it cannot have is told with the reason."""
    shelf = goods_at(game, hero, location)
    done = services_at(game, location)
    options: list[Option] = [
        *(good for good in shelf if why_not_buy(game, hero, location, good) is None),
        *(offer_of(game, hero, service) for service in done if is_open_to(game, hero, service)),
        DoneHere(),
    ]

    def refusals() -> list[Refusal]:
        found: list[tuple[Option, str | None]] = [(good, why_not_buy(game, hero, location, good)) for good in shelf]
        found += [(offer_of(game, hero, service), why_not_serve(game, hero, service)) for service in done]
        return [Refusal(option, REASONS[rule], rule) for option, rule in found if rule is not None]

    alone = len(options) == 1 and (
        any(could_sell_for(game, hero, gold) for gold in _too_dear(game, hero, location, shelf, done))
        or any(_a_life_could_be_paid(game, hero, service) for service in done if why_not_serve(game, hero, service) is None)
    )
    return ChooseOne(
        kind="business", who=hero.id, options=options, about={"location": location}, refusals=refusals, alone=alone
    )


def _too_dear(game: AnyChapter, hero: Hero, location: str, shelf: list[BuyGood], done: list[Service]) -> Iterator[int]:
    """Yield the prices of what a hero could have if only it had more Gold."""
    for good in shelf:
        if why_not_buy(game, hero, location, good) == "TOWN-08" and free_dark_stone(hero) >= good.dark_stone:
            yield good.gold
    for service in done:
        paid = free_dark_stone(hero) >= stones_for(game, service) and (service.token is None or service.token in hero.bag)
        if paid and why_not_serve(game, hero, service) == "TOWN-08":
            yield _least_price(game, hero, service)


def _a_life_could_be_paid(game: AnyChapter, hero: Hero, service: Service) -> bool:
    """Tell whether somebody could be brought back if things were sold for it first, those of the dead too (DEATH-05)."""
    prices = [effect for effect in service.effect if isinstance(effect, Resurrect)]
    return any(
        price_of_life(game, hero.id, dead, effect) <= purse_for(game, dead) + worth_of(game, dead, *game.present())
        for effect in prices
        for dead in can_be_raised(game)
    )


# -- goods ----------------------------------------------------------------------------------------


def _can_be_paid(game: AnyChapter, hero: Hero, good: BuyGood) -> bool:
    """Tell whether a hero has the price of something, or all who are in town together (TRAVEL-28)."""
    if good.shared:
        return sum(payer.gold for payer in game.present()) >= good.gold and free_dark_stone(hero) >= good.dark_stone
    return can_afford(hero, good.gold, good.dark_stone)


def _is_owned(game: AnyChapter, item: str) -> bool:
    """Tell whether somebody of the posse has an item: here, dead or at home, but not gone for ever (TRAVEL-28, DEATH-09)."""
    here = [held.id for hero in game.state.heroes.values() if not hero.lost_for_good for held in hero.items]
    return item in here or item in game.state.at_home


def goods_at(game: AnyChapter, hero: Hero, location: str) -> list[BuyGood]:
    """List what a location sells, at the prices of now for a hero."""
    found = []
    for good in game.content.locations[location].goods:
        price = price_of(game, good)
        gold = _for_its_keywords(game, hero, good, gold_now(game, hero, location, price.gold))
        if good.item is not None:
            found.append(BuyGood(good.item, "items", gold, price.dark_stone, good.shared))
        elif good.token is not None:
            found.append(BuyGood(good.token, "side-bag-tokens", gold, price.dark_stone))
    return found


def why_not_buy(game: AnyChapter, hero: Hero, location: str, good: BuyGood) -> str | None:
    """Name the rule by which a hero cannot buy something now; None if it can."""
    content = game.content
    only = content.items[good.thing].only if good.kind == "items" else content.tokens[good.thing].only
    barred = content.items[good.thing].not_for if good.kind == "items" else ()
    here = next((each.only for each in content.locations[location].goods if good.thing in {each.item, each.token}), ())
    if not (may_use(game, hero, only) and may_use(game, hero, here)) or not set(keywords(game, hero)).isdisjoint(barred):
        return "ITEM-09"
    if _is_at_its_limit(game, hero, location, good):
        return "TOWN-09"
    if good.kind == "items" and is_forged(content.items[good.thing]) and not forgeable(game, hero, good.thing):
        return "UPG-02"
    return None if _can_be_paid(game, hero, good) else "TOWN-08"


def _is_at_its_limit(game: AnyChapter, hero: Hero, location: str, good: BuyGood) -> bool:
    """Tell whether a hero has as many of something as it may have, or has bought as many as it may in a visit (TOWN-09)."""
    item = game.content.items[good.thing] if good.kind == "items" else None
    if item is not None and item.limit and sum(held.id == good.thing for held in hero.items) >= item.limit:
        return True
    if item is not None and (not may_have(game, hero, good.thing) or (good.shared and _is_owned(game, good.thing))):
        return True
    limited = _limited(game, location, good)
    return limited is not None and stay_of(game).had.get(_bought(game, hero, limited, good), 0) >= limited.most


def _limited(game: AnyChapter, location: str, good: BuyGood) -> Good | None:
    """Return what a location sells only so many of."""
    sold = (each for each in game.content.locations[location].goods if good.thing in {each.item, each.token})
    return next((each for each in sold if each.most), None)


def _bought(game: AnyChapter, hero: Hero, limited: Good, good: BuyGood) -> str:
    """Name what counts how many of something a hero has bought today, or in this stay."""
    bought = f"{good.thing}/{hero.id}"
    return bought if limited.per == "stay" else f"{bought}/{stay_of(game).day}"


def buy_here(game: AnyChapter, hero: Hero, location: str, good: BuyGood) -> None:
    """Buy something, and note how many were bought where that is limited (TOWN-08, TOWN-09)."""
    if (limited := _limited(game, location, good)) is not None:
        had, key = stay_of(game).had, _bought(game, hero, limited, good)
        had[key] = had.get(key, 0) + 1
    buy(game, hero, good)


def gold_now(game: AnyChapter, hero: Hero, location: str, gold: int) -> int:
    """Return what something costs a hero today: events change prices, and some heroes pay more or less."""
    today = price_today(game, hero, location, gold)
    return own_price(game, hero, today) if gold else today


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


def services_at(game: AnyChapter, location: str) -> list[Service]:
    """List what is done at a location, by its id; what the table plays without is not."""
    found = [game.content.services[name] for name in sorted(game.content.services)]
    return [service for service in found if service.at == location and _is_done(game, service)]


def _is_done(game: AnyChapter, service: Service) -> bool:
    """Tell whether the table plays with a service (LOC-01)."""
    return is_played(game, service.option) and not (service.unless is not None and is_played(game, service.unless))


def offer_of(game: AnyChapter, hero: Hero, service: Service) -> UseService:
    """Offer a service to a hero, at the prices of today."""
    return UseService(service.id, fee_today(game, hero, service), tuple(sorted(_prices_of_its_own(game, hero, service))))


def _prices_of_its_own(game: AnyChapter, hero: Hero, service: Service) -> Iterator[int]:
    """Yield what is paid for what a service does: for each who can be brought back, and for a point of Corruption."""
    for effect in service.effect:
        match effect:
            case Resurrect():
                yield from (price_of_life(game, hero.id, dead, effect) for dead in can_be_raised(game))
            case BuyOffCorruption():
                yield price_today(game, hero, visited_by(game, hero.id), effect.each)


def is_open_to(game: AnyChapter, hero: Hero, service: Service) -> bool:
    """Tell whether a hero may have something done, and whether it would do anything to it."""
    return why_not_serve(game, hero, service) is None and all(_would_do(game, hero, effect) for effect in _wanted_of(service))


def _wanted_of(service: Service) -> Sequence[object]:
    """Return what a hero wants of a service: what it also takes away where it gives something nobody needs to have."""
    gives = any(isinstance(effect, Suffer) for effect in service.effect)
    return [effect for effect in service.effect if not (gives and isinstance(effect, Shed))]


def why_not_serve(game: AnyChapter, hero: Hero, service: Service) -> str | None:
    """Name the rule by which a hero cannot have something done now; None if none keeps it from it."""
    if not may_use(game, hero, service.only) or not set(keywords(game, hero)).isdisjoint(service.not_for):
        return "ITEM-09"
    if service.needs is not None and not any(held.id == service.needs for held in hero.items):
        return "CLASS-22"
    if {service.id, *service.keywords}.intersection((*stay_of(game).barred, *stay_of(game).barred_today)):
        return "TOWN-07"
    had = stay_of(game).had
    if had.get(limit_key(game, hero, service), 0) >= service.times or _had_yesterday(game, hero, service) in had:
        return "TOWN-09"
    if declined(game, hero, service) in had:
        return "TOWN-09"
    paid = service.token is None or service.token in hero.bag
    return None if paid and can_afford(hero, _least_price(game, hero, service), stones_for(game, service)) else "TOWN-08"


def _least_price(game: AnyChapter, hero: Hero, service: Service) -> int:
    fee = fee_of(game, service)
    return price_today(game, hero, service.at, fee.dice * fee.times + fee.plus)


def stones_for(game: AnyChapter, service: Service) -> int:
    """Return the Dark Stone that a service costs now."""
    return service.dark_stone + sum(stay_of(game).surcharges.get(keyword, 0) for keyword in service.keywords)


def _would_do(game: AnyChapter, hero: Hero, effect: object) -> bool:
    """Tell whether an effect has anything to work on."""
    match effect:
        case Test():
            return all(_would_do(game, hero, inner) for inner in (*effect.passed, *effect.each_success))
        case RollOn():
            cures = [inner for band in effect.on for inner in band.effect if isinstance(inner, Lose)]
            return not cures or any(_would_do(game, hero, cure) for cure in cures)
        case Lose(what="corruption"):
            return hero.corruption > 0
        case Suffer():
            return not _has_one_of(game, hero, effect.condition)
        case Shed():
            return any(card.id == effect.condition for card in hero.conditions)
        case Treat():
            return bool(treatable(game, hero, effect))
        case SellDarkStone():
            return free_dark_stone(hero) > 0 and not stay_of(game).unsold
        case BetOnDarkness():
            return hero.gold > 0
        case BuyOffCorruption():
            return hero.corruption > 0 and hero.gold >= price_today(game, hero, visited_by(game, hero.id), effect.each)
        case Resurrect():
            return any(purse_for(game, dead) >= price_of_life(game, hero.id, dead, effect) for dead in can_be_raised(game))
    return True


def _has_one_of(game: AnyChapter, hero: Hero, condition: str) -> bool:
    """Tell whether a hero has a condition already, or another of its group."""
    conditions, group = game.content.conditions, game.content.conditions[condition].group
    return any(card.id == condition or (group and conditions[card.id].group == group) for card in hero.conditions)


def limit_key(game: AnyChapter, hero: Hero, service: Service) -> str:
    """Name what counts how often a service was had; one without a limit is not counted (TOWN-09)."""
    match service.limit:
        case "visit" | "every_other_day":
            return f"{service.id}/{hero.id}/{stay_of(game).day}"
        case "stay":
            return f"{service.id}/{hero.id}"
        case "party":
            return service.id
    return ""


def _had_yesterday(game: AnyChapter, hero: Hero, service: Service) -> str:
    """Name what tells that a hero had a service yesterday which it cannot have on two days running (FRONTIER-07)."""
    return f"{service.id}/{hero.id}/{stay_of(game).day - 1}" if service.limit == "every_other_day" else ""


def declined(game: AnyChapter, hero: Hero, service: Service) -> str:
    """Name what tells that a hero has declined a price today (TOWN-10)."""
    return f"{service.id}/{hero.id}/{stay_of(game).day}/declined"


def have_done(game: AnyChapter, hero: Hero, service: Service) -> None:
    """Pay for a service and have it; a price that is rolled may be declined, and then not asked for again today (TOWN-10)."""
    had = stay_of(game).had
    gold = fee_of(game, service)
    rolled = amount(game, gold, "price", hero, 0, service.id, less=True) if gold != Amount() else 0
    price = price_today(game, hero, service.at, rolled)
    if gold.dice:
        asked = can_afford(hero, price, 0) or could_raise(game, hero, price)  # TOWN-11
        agreed = asked and game.ask(lambda: _pays(hero, service.id, price))
        if not agreed or not can_afford(hero, price, stones_for(game, service)):  # what it had may be gone meanwhile
            had[declined(game, hero, service)] = 1
            return
    if key := limit_key(game, hero, service):
        had[key] = had.get(key, 0) + 1
    purse = hero.gold
    pay_gold(game, hero, price, service.id)
    lose(game, hero, "dark_stone", stones_for(game, service), service.id)
    if service.token is not None:
        discard_token(game, hero, service.token)
    game.tell(Served(hero.id, service.id, price))
    before, learned, gambles = hero.gold, hero.xp, "Gambling" in service.keywords
    _sit_down_to_gamble(game, hero.id if gambles else "")
    perform(game, service.effect, Context(source=service.id, hero=hero.id, counted=price))
    _sit_down_to_gamble(game, "")
    brought = stay_of(game).brought
    if gambles and hero.gold > before + brought:
        if hero.id in stay_of(game).doubled:
            gain(game, hero, "gold", hero.gold - before - brought, service.id)
        win_more(game, hero)
    if gambles and not any(isinstance(effect, BetOnDarkness) for effect in service.effect):  # that one ends in the mine
        _tell_how_it_ended(game, hero, hero.gold - purse - brought)
    if service.id in stay_of(game).twice:
        gain(game, hero, "gold", hero.gold - before, service.id)
        gain(game, hero, "xp", hero.xp - learned, service.id)


def _pays(hero: Hero, source: str, price: int) -> Confirm:
    """Ask whether a hero pays a price that was rolled, and tell how much it must find first if it has too little."""
    about = {"source": source, "gold": price, "short": max(0, price - hero.gold)}
    return Confirm(kind="pay-price", who=hero.id, about=about)


def _tell_how_it_ended(game: AnyChapter, hero: Hero, more: int) -> None:
    """Say of every game of chance what it brought, or cost, with the price of it (TOWN-25)."""
    game.tell(Noted("game-won" if more > 0 else "game-lost" if more < 0 else "game-even", hero.id, abs(more)))


def _sit_down_to_gamble(game: AnyChapter, who: str) -> None:
    """Note who is at a game of chance, or that nobody is: some numbers are better there."""
    if stay_of(game).gambling != who:
        stay_of(game).gambling = who
        if who:
            stay_of(game).brought = 0
        game.numbers_changed()
