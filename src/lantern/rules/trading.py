"""Handing items and tokens to a neighbour (ITEM-12 to ITEM-14, ITEM-20)."""

from __future__ import annotations

from lantern.rules.events import Gave
from lantern.rules.game import Game
from lantern.rules.resources import equip_if_free, weight
from lantern.rules.state import Hero
from lantern.rules.values import value
from lantern.rules.who import neighbours

LIGHT = "light"


def gifts(game: Game, hero: Hero) -> list[tuple[str, str]]:
    """Return what a hero can hand to whom: items, tokens, the light; never starting or personal items (ITEM-14, PERS-02)."""
    found: list[tuple[str, str]] = []
    for other in neighbours(game, hero):
        if len(other.bag) < value(game, other, "side_bag"):
            found += [(token, other.id) for token in sorted(set(hero.bag))]
        for held in hero.items:
            item = game.content.items[held.id]
            if held.starting or item.deck == "personal":
                continue
            if weight(game, other) + item.weight <= value(game, other, "carry") and (held.id, other.id) not in found:
                found.append((held.id, other.id))
        if game.state.light_bearer == hero.id and game.state.uses.is_ready("turn", LIGHT):
            found.append((LIGHT, other.id))
    return found


def give(game: Game, hero: Hero, thing: str, other: Hero) -> None:
    """Hand something over; it costs no action."""
    game.tell(Gave(hero.id, thing, other.id))
    if thing == LIGHT:
        game.state.uses.exhaust("turn", LIGHT)  # ITEM-13: one user per turn
        game.state.light_bearer = other.id
        return
    if thing in hero.bag:
        hero.bag.remove(thing)
        other.bag.append(thing)
        return
    for index, held in enumerate(hero.items):
        if held.id == thing and not held.starting:
            del hero.items[index]
            held.equipped = False
            other.items.append(held)
            equip_if_free(game, other, held)
            game.numbers_changed()
            return
    raise ValueError(f"{hero.id} has no {thing} to give")
