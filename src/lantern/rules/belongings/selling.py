"""Selling items in town, and getting starting gear again that was lost there or elsewhere (TOWN-11, TOWN-12, ITEM-18)."""

from __future__ import annotations

from msgspec.structs import replace

from lantern.content.bends.belongings import SaleBrings, SellsDearer, SellsFor
from lantern.content.verbs.belongings import Gain
from lantern.content.verbs.grammar import Amount
from lantern.rules.belongings.resources import discard_item, discardable, gain, take_item
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import amount
from lantern.rules.numbers.losing import pay_gold
from lantern.rules.numbers.perform import perform
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.events import Bought, Sold
from lantern.rules.table.state import Held, Hero

#: To so many dollars what somebody sells better is rounded up.
DIME = 5


def sale_value(game: AnyChapter, held: Held) -> int:
    """Return what an item brings: half of what was paid for it in town, else its value; starting items bring nothing.

    Of what is rolled for, it is the least that it can bring. (TOWN-11, TOWN-12, ITEM-15.)
    """
    if held.starting:
        return 0
    if (rolled := _rolled_for(game, held)) is not None:
        return rolled.dice * rolled.times + rolled.plus
    worth = held.paid // 2 if held.paid is not None else game.content.items[held.id].gold
    return worth + trade_of(game) if worth else 0


def trade_of(game: AnyChapter) -> int:
    """Return what each sale and each win brings besides where the posse is (FRONTIER-03)."""
    town = game.state.settlement.town
    return game.content.town_types[town.type].trade if town is not None else 0


def _rolled_for(game: AnyChapter, held: Held) -> Amount | None:
    """Return what is rolled for what an item brings, if that is not known before."""
    sells = next((bend for bend in game.content.items[held.id].bend if isinstance(bend, SellsFor)), None)
    return None if sells is None else replace(sells.gold, plus=sells.gold.plus + trade_of(game))


def asked_for(game: AnyChapter, held: Held) -> Amount:
    """Return what an item brings, or what is rolled for it."""
    return _rolled_for(game, held) or Amount(plus=sale_value(game, held))


def for_sale(game: AnyChapter, hero: Hero) -> list[Held]:
    """Return what a hero can sell: nothing personal, nothing that is fused, nothing without a value (TOWN-11)."""
    return [hero.items[place] for place in discardable(game, hero) if sale_value(game, hero.items[place])]


def could_sell_for(game: AnyChapter, hero: Hero, gold: int) -> bool:
    """Tell whether a hero who has too little would have so much, if it sold things (TOWN-11)."""
    return hero.gold < gold <= hero.gold + worth_of(game, hero)


def worth_of(game: AnyChapter, *heroes: Hero) -> int:
    """Return what all that heroes can sell would bring (TOWN-11)."""
    return sum(sale_value(game, held) for hero in heroes for held in for_sale(game, hero))


def could_raise(game: AnyChapter, hero: Hero, gold: int) -> bool:
    """Tell whether a hero who has too little would have so much, if it sold things and others lent it theirs (TOWN-04)."""
    others = sum(other.gold for other in game.present() if other is not hero)
    return hero.gold < gold and (gold <= hero.gold + others or could_sell_for(game, hero, gold - others))


def sell(game: AnyChapter, hero: Hero, source: str) -> None:
    """Sell an item, with the upgrades on it (TOWN-13)."""
    place = next(place for place, held in enumerate(hero.items) if held.source == source)
    held = hero.items[place]
    rolled = _rolled_for(game, held)
    worth = sale_value(game, held) if rolled is None else amount(game, rolled, "gain-gold", hero, 0, source)
    dealer = _deals_in(game, hero, held)
    worth += sum(-(-worth * bend.percent // (100 * DIME)) * DIME for bend in dealer)
    for other, bend in bends(game, hero, SaleBrings) if _is_traded(game, held) else ():
        worth += amount(game, bend.gold, "gain-gold", hero, 0, other)
    game.tell(Sold(hero.id, held.id, worth))
    discard_item(game, hero, place)
    gain(game, hero, "gold", worth, held.id)
    for trade in dealer:
        if trade.grit:
            grit = Gain(what="grit", count=Amount(plus=trade.grit))
            perform(game, (grit,), Context(source=held.id, hero=hero.id))  # GRIT-09
    for trigger in game.content.items[held.id].triggers:
        if trigger.on == "sold":
            perform(game, trigger.effect, Context(source=held.id, hero=hero.id, comes=True))


def _deals_in(game: AnyChapter, hero: Hero, held: Held) -> list[SellsDearer]:
    """Return what makes an item bring more: Gear and Artifacts, but not what is sold itself."""
    goods = _is_traded(game, held)
    return [bend for source, bend in bends(game, hero, SellsDearer) if source != held.source] if goods else []


def _is_traded(game: AnyChapter, held: Held) -> bool:
    """Tell whether an item is Gear or an Artifact."""
    return not {"Gear", "Artifact"}.isdisjoint(game.content.items[held.id].keywords)


def lost_gear(game: AnyChapter, hero: Hero) -> list[str]:
    """Return the starting items that a hero has no more, and can pay for at their value (ITEM-18)."""
    upgrades = [game.content.upgrades[upgrade] for upgrade in hero.upgrades]
    gone = {upgrade.instead_of for upgrade in upgrades}
    first = [item for item in game.content.heroes[hero.hero_class].starting_items if item not in gone]
    wanted = [*first, *(item for upgrade in upgrades for item in upgrade.items)]
    for held in hero.items:
        if held.starting and held.id in wanted:
            wanted.remove(held.id)
    return [item for item in wanted if game.content.items[item].gold <= hero.gold]


def replace_gear(game: AnyChapter, hero: Hero, item: str) -> None:
    """Get a starting item again, for its value, or for nothing if it has none (ITEM-18)."""
    price = game.content.items[item].gold
    pay_gold(game, hero, price, item)
    game.tell(Bought(hero.id, item, price))
    take_item(game, hero, item, starting=True)
