"""Buying, offers, forging, and what is sold or bought off for Gold (TOWN, UPG)."""

from __future__ import annotations

from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.town import (
    BlackMarket,
    BuyOffCorruption,
    ForgeOnto,
    Offer,
    SellDarkStone,
)
from lantern.core.questions import ChooseAmount, ChooseOne, Refusal
from lantern.rules.belongings.goods import BuyGood
from lantern.rules.belongings.resources import gain, put_aside, take_item, take_token
from lantern.rules.belongings.selling import could_raise
from lantern.rules.belongings.upgrades import forge, is_forged
from lantern.rules.darkness.cards import draw_from
from lantern.rules.mission.worlds import deck_in, drawn_world
from lantern.rules.numbers.dice import amount, roll
from lantern.rules.numbers.losing import free_dark_stone, lose, pay_gold
from lantern.rules.numbers.perform import performs_anywhere
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.town import DoneHere
from lantern.rules.table.events import Bought, Drew
from lantern.rules.table.settlement import Stall
from lantern.rules.table.state import Hero
from lantern.rules.town.prices import can_afford, haggle, own_price, price_today, share_the_price
from lantern.rules.town.visits import stay_of, visited_by

#: The keyword of what is done at the bank.
BANK = "Bank"
#: Half a price is rounded up to so much.
ROUNDED = 5
#: Up to what die a card of a black market is Gear; the others are Artifacts.
GEAR_UP_TO = 3


def buy(game: AnyChapter, hero: Hero, good: BuyGood) -> None:
    """Pay for something and take it (TOWN-08); others may give gold for what is shared (TRAVEL-28)."""
    gold = haggle(game, hero, good.gold)
    if good.shared:
        share_the_price(game, good.thing, gold, [hero, *(other for other in game.present() if other is not hero)])
    else:
        pay_gold(game, hero, gold, good.thing)
    game.tell(Bought(hero.id, good.thing, gold))
    lose(game, hero, "dark_stone", good.dark_stone, good.thing)
    if good.kind == "side-bag-tokens":
        take_token(game, hero, good.thing)
        return
    if is_forged(game.content.items[good.thing]):
        forge(game, hero, good.thing)  # UPG-07
        return
    before = game.state.cards_made
    take_item(game, hero, good.thing)
    for held in hero.items:
        if held.id == good.thing and held.number > before:
            held.paid = gold  # TOWN-12


@performs_anywhere(ForgeOnto)
def forge_onto(game: AnyChapter, effect: ForgeOnto, context: Context) -> None:
    """Have something forged onto an item, for nothing; whoever has no room for it goes without (UPG-07)."""
    assert context.hero is not None
    forge(game, game.hero(context.hero), effect.item)


@performs_anywhere(Offer)
def offer(game: AnyChapter, effect: Offer, context: Context) -> None:
    """Draw cards that a hero may buy; what it leaves is put aside (TOWN-07)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    world = drawn_world(game) if effect.any_world else None
    deck = deck_in(game, effect.deck, world or game.world_around(hero))
    drawn = [item for _ in range(effect.count) if (item := _draw_for_sale(game, deck, effect)) is not None]
    left = [_offered(game, hero, item, effect, context) for item in drawn]
    for good in left:
        game.tell(Drew(effect.deck, good.thing, hero.id))
    _buy_of(game, hero, left, context.source)
    for good in left:
        put_aside(game, good.thing)


def _buy_of(game: AnyChapter, hero: Hero, left: list[BuyGood], source: str) -> None:
    """Let a hero buy what it likes of some cards, and can pay; what it does not is left.

    Who has too little may sell something for it, or have it lent, before it says no (TOWN-11).
    """

    def which() -> ChooseOne:
        payable = [good for good in left if can_afford(hero, good.gold, good.dark_stone)]
        dear = [good for good in left if good not in payable]
        alone = any(free_dark_stone(hero) >= good.dark_stone and could_raise(game, hero, good.gold) for good in dear)
        return ChooseOne(
            kind="buy-offered",
            who=hero.id,
            options=[*payable, DoneHere()],
            about={"source": source},
            refusals=lambda: [Refusal(good, "the hero cannot pay it", "TOWN-08") for good in dear],
            alone=alone,
        )

    while isinstance(wish := game.ask(which), BuyGood):
        left.remove(wish)
        buy(game, hero, wish)


def _draw_for_sale(game: AnyChapter, deck: str, effect: Offer) -> str | None:
    """Draw a card; where half of its value is the price, another in place of one that has none."""
    worthless: list[str] = []
    while (item := draw_from(game, deck)) is not None and effect.half and not game.content.items[item].gold:
        worthless.append(item)
        if len(worthless) == len(game.content.items):
            break
    for other in worthless:
        put_aside(game, other)
    return item


def _half(gold: int) -> int:
    """Return half of a value, rounded up to the next $5."""
    return -(-gold // (2 * ROUNDED)) * ROUNDED


def _offered(game: AnyChapter, hero: Hero, item: str, effect: Offer, context: Context) -> BuyGood:
    """Say what a card that was drawn costs: what is rolled, or what it is worth."""
    if effect.gold != Amount() or effect.dark_stone != Amount():
        gold, stones = (
            amount(game, price, "price", hero, 0, context.source, less=True) if price != Amount() else 0
            for price in (effect.gold, effect.dark_stone)
        )
        return BuyGood(item, "items", _for_hero(game, hero, gold), stones)
    if effect.half:
        return BuyGood(item, "items", _for_hero(game, hero, _half(game.content.items[item].gold or 0)))
    return BuyGood(item, "items", _for_hero(game, hero, (game.content.items[item].gold or effect.unlisted) + effect.more))


def _for_hero(game: AnyChapter, hero: Hero, gold: int) -> int:
    """Return what an offered item costs a hero; what costs no Gold costs none (MUT-09)."""
    return own_price(game, hero, gold) if gold else 0


@performs_anywhere(BlackMarket)
def black_market(game: AnyChapter, effect: BlackMarket, context: Context) -> None:
    """Let a hero buy on the black market: its cards lie there for the whole stay, and prices change from day to day."""
    assert context.hero is not None
    hero, stay = game.hero(context.hero), stay_of(game)
    if not stay.market_day:
        stay.market = _cards_for_the_market(game, hero, effect.count)
    if effect.besides:
        more = _cards_for_the_market(game, hero, effect.besides)
        if stay.market_day == stay.day:
            for stall in more:
                stall.more = roll(game, "market-price")[0] * effect.times
        stay.market += more
    if effect.at_value or stay.market_day != stay.day:
        for stall in stay.market:
            stall.more = 0 if effect.at_value else roll(game, "market-price")[0] * effect.times
        stay.market_day = stay.day
    if effect.at_value or effect.besides:
        return
    worth = [game.content.items[stall.item].gold or effect.unlisted for stall in stay.market]
    prices = [_for_hero(game, hero, gold + stall.more) for stall, gold in zip(stay.market, worth, strict=True)]
    goods = [BuyGood(stall.item, "items", gold) for stall, gold in zip(stay.market, prices, strict=True)]
    left = list(goods)
    _buy_of(game, hero, left, context.source)
    for good in left:
        goods.remove(good)
    for sold in goods:
        stay.market.remove(next(stall for stall in stay.market if stall.item == sold.thing))


def _cards_for_the_market(game: AnyChapter, hero: Hero, count: int) -> list[Stall]:
    """Draw cards that are sold on a black market."""
    return [Stall(item) for _ in range(count) if (item := _draw_for_the_market(game, hero)) is not None]


def _draw_for_the_market(game: AnyChapter, hero: Hero) -> str | None:
    """Draw a card that is sold on a black market: Gear, or an Artifact of a World that is drawn."""
    if roll(game, "market-card")[0] <= GEAR_UP_TO:
        return draw_from(game, deck_in(game, "gear", game.world_around(hero)))
    return draw_from(game, deck_in(game, "artifact", drawn_world(game) or game.world_around(hero)))


@performs_anywhere(SellDarkStone)
def sell_dark_stone(game: AnyChapter, effect: SellDarkStone, context: Context) -> None:
    """Sell shards: first how many, then a die for each (LOC-13, TOWN-14)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    about = {"source": context.source}
    most = 0 if stay_of(game).unsold else free_dark_stone(hero)
    question = ChooseAmount(kind="sell-dark-stone", who=hero.id, least=0, most=most, about=about, interruptible=False)
    sold = game.ask(question) if most else 0
    lose(game, hero, "dark_stone", sold, context.source)
    today = stay_of(game).shards if _is_the_bank(game, context.source) else 0
    each = Amount(dice=1, die="D6", times=today) if today else effect.each
    more = sold * game.state.settlement.shards  # FRONTIER-05
    paid = more + sum(amount(game, each, "gain-gold", hero, 0, context.source) for _ in range(sold))
    gain(game, hero, "gold", paid, context.source)


def _is_the_bank(game: AnyChapter, source: str) -> bool:
    """Tell whether shards are sold at the bank: what others give for them follows no price of its own (LOC-13)."""
    service = game.content.services.get(source)
    return service is not None and BANK in service.keywords


@performs_anywhere(BuyOffCorruption)
def buy_off_corruption(game: AnyChapter, effect: BuyOffCorruption, context: Context) -> None:
    """Have Corruption treated, point by point (LOC-09)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    each = price_today(game, hero, visited_by(game, hero.id), effect.each)
    most = min(hero.corruption, hero.gold // each)
    about = {"source": context.source}
    if most:
        question = ChooseAmount(kind="how-much-corruption", who=hero.id, least=1, most=most, about=about, interruptible=False)
        points = game.ask(question)
        lose(game, hero, "gold", points * each, context.source)
        lose(game, hero, "corruption", points)
