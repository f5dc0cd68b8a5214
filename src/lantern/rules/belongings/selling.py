"""Selling items in town, and getting starting gear again that was lost there or elsewhere (TOWN-11, TOWN-12, ITEM-18)."""

from __future__ import annotations

from lantern.rules.belongings.resources import discard_item, discardable, gain, take_item
from lantern.rules.numbers.losing import lose
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.events import Bought, Sold
from lantern.rules.table.state import Held, Hero


def sale_value(game: AnyChapter, held: Held) -> int:
    """Return what an item brings: half of what was paid for it in town, else its value; starting items bring nothing.

    (TOWN-11, TOWN-12, ITEM-15.)
    """
    if held.starting:
        return 0
    return held.paid // 2 if held.paid is not None else game.content.items[held.id].gold


def for_sale(game: AnyChapter, hero: Hero) -> list[Held]:
    """Return what a hero can sell: nothing personal, nothing that is fused, nothing without a value (TOWN-11)."""
    return [hero.items[place] for place in discardable(game, hero) if sale_value(game, hero.items[place])]


def sell(game: AnyChapter, hero: Hero, source: str) -> None:
    """Sell an item, with the upgrades on it (TOWN-13)."""
    place = next(place for place, held in enumerate(hero.items) if held.source == source)
    held = hero.items[place]
    worth = sale_value(game, held)
    discard_item(game, hero, place)
    game.tell(Sold(hero.id, held.id, worth))
    gain(game, hero, "gold", worth)


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
    lose(game, hero, "gold", price)
    game.tell(Bought(hero.id, item, price))
    take_item(game, hero, item, starting=True)
