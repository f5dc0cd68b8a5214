"""Upgrade cards on items: slots, attaching, taking off (UPG)."""

from __future__ import annotations

from collections.abc import Iterator

from lantern.rules.events import Attached, Detached
from lantern.rules.game import Game
from lantern.rules.in_play import can_use
from lantern.rules.losing import free_dark_stone, lose
from lantern.rules.resources import follow_numbers
from lantern.rules.state import Held, Hero


def free_slots(game: Game, held: Held) -> int:
    """Count the upgrade slots of an item that nothing fills (UPG-01, UPG-02)."""
    items = game.content.items
    used = sum(upgrade.slots for name in held.upgrades if (upgrade := items[name].attaches) is not None)
    return items[held.id].upgrade_slots - used


def fits(game: Game, hero: Hero, name: str, held: Held) -> bool:
    """Tell whether an upgrade card can be attached to an item: its kind, its slots, its price (UPG-02, UPG-03)."""
    card = game.content.items[name]
    if card.attaches is None or not can_use(game, hero, card):
        return False
    item = game.content.items[held.id]
    right_kind = not card.attaches.to or any(word in item.keywords for word in card.attaches.to)
    if card.dark_stone and "no_dark_stone_upgrades" in item.flags:
        return False
    return right_kind and free_slots(game, held) >= card.attaches.slots and free_dark_stone(hero) >= card.attaches.dark_stone


def may_attach(game: Game, hero: Hero) -> bool:
    """Tell whether it is the time: in the hero's own activation, or without enemies on the board (UPG-05)."""
    activation = game.state.activation
    return not game.state.enemies or (activation is not None and activation.hero == hero.id)


def attachable(game: Game, hero: Hero) -> Iterator[tuple[str, str]]:
    """Yield which upgrade cards a hero can attach to which items now."""
    loose = [held.id for held in hero.items if game.content.items[held.id].attaches is not None]
    if not loose or not may_attach(game, hero):
        return
    for name in dict.fromkeys(loose):
        yield from dict.fromkeys((name, held.id) for held in hero.items if fits(game, hero, name, held))


def attach(game: Game, hero: Hero, name: str, item: str) -> None:
    """Attach an upgrade card to an item and pay for it (UPG-03)."""
    held = next(held for held in hero.items if held.id == item and fits(game, hero, name, held))
    card = next(held for held in hero.items if held.id == name)
    price = game.content.items[name].attaches
    assert price is not None
    hero.items.remove(card)
    held.upgrades.append(name)
    lose(game, hero, "dark_stone", price.dark_stone)
    game.tell(Attached(hero.id, name, item))
    game.numbers_changed(hero.id)
    follow_numbers(game, hero)


def detach(game: Game, hero: Hero, name: str) -> None:
    """Take an upgrade card off its item, at any time; what was paid for it is lost (UPG-04)."""
    held = next(held for held in hero.items if name in held.upgrades)
    held.upgrades.remove(name)
    hero.items.append(Held(name, equipped=False))
    game.tell(Detached(hero.id, name, held.id))
    game.numbers_changed(hero.id)
    follow_numbers(game, hero)
