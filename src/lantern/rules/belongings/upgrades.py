"""Upgrade cards on items: slots, attaching, taking off, and what a smith forges onto them for good (UPG)."""

from __future__ import annotations

from collections.abc import Iterator

from lantern.content.entries import Item
from lantern.core.questions import ChooseOne
from lantern.rules.belongings.resources import follow_numbers
from lantern.rules.numbers.in_play import can_use
from lantern.rules.numbers.losing import free_dark_stone, lose
from lantern.rules.numbers.serving import served_in_rolls
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.things import ChooseItem
from lantern.rules.table.copies import bears, held_as, new_card, told_apart
from lantern.rules.table.events import Attached, Detached, Forged
from lantern.rules.table.state import Held, Hero


def free_slots(game: AnyChapter, held: Held) -> int:
    """Count the upgrade slots of an item that nothing fills (UPG-01, UPG-02)."""
    items = game.content.items
    used = sum(price.slots for upgrade in held.upgrades if (price := items[upgrade.id].attaches) is not None)
    return items[held.id].upgrade_slots - used


def fits(game: AnyChapter, hero: Hero, upgrade: Held, held: Held) -> bool:
    """Tell whether an upgrade card can be attached to an item: its kind, its slots, its price (UPG-02, UPG-03)."""
    card = game.content.items[upgrade.id]
    return takes(game, hero, held, card) and card.attaches is not None and free_dark_stone(hero) >= card.attaches.dark_stone


def takes(game: AnyChapter, hero: Hero, held: Held, card: Item) -> bool:
    """Tell whether an item has room for an upgrade of this kind (UPG-02, UPG-03)."""
    if card.attaches is None or not can_use(game, hero, card):
        return False
    item = game.content.items[held.id]
    right_kind = not card.attaches.to or any(word in item.keywords for word in card.attaches.to)
    if item.attaches is not None or (card.dark_stone and "no_dark_stone_upgrades" in item.flags):
        return False
    return right_kind and free_slots(game, held) >= card.attaches.slots


def may_attach(game: AnyChapter, hero: Hero) -> bool:
    """Tell whether it is the time: in the hero's own activation, without enemies on the board, between adventures (UPG-05)."""
    return game.is_calm() or game.is_acting(hero)


def attachable(game: AnyChapter, hero: Hero) -> Iterator[tuple[str, str]]:
    """Yield which upgrade cards a hero can attach to which items now, by what they are called."""
    loose = game.borne[hero.id].loose
    if not loose or not may_attach(game, hero):
        return
    for upgrade in told_apart([hero.items[place] for place in loose]):
        fitting = [held for held in hero.items if fits(game, hero, upgrade, held)]
        yield from ((upgrade.source, held.source) for held in told_apart(fitting))


def attach(game: AnyChapter, hero: Hero, name: str, item: str) -> None:
    """Attach an upgrade card to an item and pay for it (UPG-03)."""
    upgrade, held = held_as(hero, name), held_as(hero, item)
    assert upgrade is not None
    assert held is not None
    price = game.content.items[upgrade.id].attaches
    assert price is not None
    served_in_rolls(game, hero)
    hero.items = [each for each in hero.items if each is not upgrade]
    held.upgrades.append(upgrade)
    lose(game, hero, "dark_stone", price.dark_stone)
    game.tell(Attached(hero.id, upgrade.id, held.id))
    game.numbers_changed(hero.id)
    follow_numbers(game, hero)


def detachable(game: AnyChapter, hero: Hero) -> Iterator[str]:
    """Yield which upgrade cards come off their items: all but those that were forged onto them (UPG-04, UPG-06)."""
    for held in hero.items:
        for upgrade in held.upgrades:
            where = game.content.items[upgrade.id].attaches
            if where is None or not where.for_good:
                yield upgrade.source


def detach(game: AnyChapter, hero: Hero, name: str) -> None:
    """Take an upgrade card off its item, at any time; what was paid for it is lost (UPG-04)."""
    held = next(held for held in hero.items if held.source != name and bears(held, name))
    upgrade = next(upgrade for upgrade in held.upgrades if upgrade.source == name)
    served_in_rolls(game, hero)
    held.upgrades = [each for each in held.upgrades if each is not upgrade]
    hero.items.append(upgrade)
    game.tell(Detached(hero.id, upgrade.id, held.id))
    game.numbers_changed(hero.id)
    follow_numbers(game, hero)


# -- forging --------------------------------------------------------------------------------------


def is_forged(item: Item) -> bool:
    """Tell whether something is forged onto items, and so part of one for good (UPG-06)."""
    return item.attaches is not None and item.attaches.for_good


def forgeable(game: AnyChapter, hero: Hero, upgrade: str) -> list[int]:
    """Return the places of the items onto which something can be forged (UPG-02, UPG-07)."""
    card = game.content.items[upgrade]
    return [place for place, held in enumerate(hero.items) if takes(game, hero, held, card)]


def forge(game: AnyChapter, hero: Hero, upgrade: str) -> None:
    """Forge something onto an item of the hero's choice; it is part of that from now on (UPG-06, UPG-07)."""
    options = [ChooseItem(hero.items[place].id, place) for place in forgeable(game, hero, upgrade)]
    if not options:
        return
    about = {"source": upgrade}
    question = ChooseOne(kind="forge-onto", who=hero.id, options=options, about=about, interruptible=False)
    held = hero.items[game.ask(question).value]
    made = new_card(game.state, upgrade, marks=game.content.items[upgrade].markers)
    others = {card.copy for each in hero.items for card in (each, *each.upgrades) if card.id == upgrade}
    made.copy = next(number for number in range(1, len(others) + 2) if number not in others)
    served_in_rolls(game, hero)
    held.upgrades.append(made)
    game.tell(Forged(hero.id, upgrade, held.id))
    game.numbers_changed(hero.id)
    follow_numbers(game, hero)
