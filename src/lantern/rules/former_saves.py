"""States as they were written before: what is done to each of them so that the game of today can go on from it."""

from __future__ import annotations

from typing import Any

import msgspec

from lantern.rules.belongings import call_plainly, cards_in_hands, cards_of, held_as
from lantern.rules.serving import note_service
from lantern.rules.state import FORMAT, Held, Hero, State

#: Between the hero that rolls and the one that bears what lets it roll again, in keys of former uses.
_BY = "-by-"


def read(checkpoint: bytes) -> State:
    """Read a state of a former format, and bring it up to that of today."""
    written = msgspec.msgpack.decode(checkpoint)
    before_cards = not written.get("format")
    state = msgspec.convert(with_kits(with_cards(written) if before_cards else written), State)
    if before_cards:
        bring_up_to_date(state)
    state.format = FORMAT
    return state


def with_kits(written: dict[str, Any]) -> dict[str, Any]:
    """Write what was a field of its own for one class as pools and hands."""
    for hero in written.get("heroes", {}).values():
        pools = hero.setdefault("pools", {})
        pools |= hero.pop("six_shooter", {})
        if faith := hero.pop("faith", 0):
            pools["faith"] = faith
        if sermons := hero.pop("sermons", []):
            hero.setdefault("hands", {})["sermons"] = sermons
    return written


def with_cards(written: dict[str, Any]) -> dict[str, Any]:
    """Write the upgrade cards on items, which were names, as cards; and what was idle as having served somebody."""
    for hero in written.get("heroes", {}).values():
        for held in hero["items"]:
            held["upgrades"] = [as_card(upgrade) for upgrade in held.get("upgrades", [])]
            held["served_turn"] = held.pop("idle_turn", held.get("served_turn", -1))
    return written


def as_card(upgrade: Any) -> Any:
    """Write an upgrade card that was only a name as a card."""
    return {"id": upgrade, "equipped": False} if isinstance(upgrade, str) else upgrade


def bring_up_to_date(state: State) -> None:
    """Give every card its number and its name, and put on it what was written down elsewhere: uses, markers, service."""
    for card in cards_in_hands(state):
        if not card.number:
            state.cards_made += 1
            card.number = state.cards_made
    for hero in state.heroes.values():
        _name_cards(hero)
        _take_over_service(state, hero)
    take_over_uses(state)
    take_over_marks(state)
    state.format = FORMAT


def _name_cards(hero: Hero) -> None:
    names = [card.source for card in cards_of(hero)]
    if len(set(names)) < len(names):
        call_plainly(hero)


def _take_over_service(state: State, hero: Hero) -> None:
    for source in hero.used:
        note_service(state, hero, source)


def take_over_uses(state: State) -> None:
    """Move what was written of cards in the books of the game, by hero and card, onto the first such card of that hero."""
    for period, used in list(state.uses.spent.items()):
        for key, times in list(used.items()):
            who, _, rest = key.partition(":")
            source, _, part = rest.partition(":")
            roller, by, bearer = who.partition(_BY)
            hero = state.heroes.get(bearer if by else who)
            card = held_as(hero, source) if hero is not None else None
            if card is not None:
                card.uses.spent.setdefault(period, {})[f"{part}@{roller}" if by else part] = times
                del used[key]
        if not used:
            del state.uses.spent[period]


def take_over_marks(state: State) -> None:
    """Move markers that were written down by the name of a card onto that card, in whosever hands it is."""
    for name in [name for name in state.card_marks if name not in state.in_play]:
        card = _anybodys(state, name)
        if card is not None:
            card.marks = state.card_marks.pop(name)


def _anybodys(state: State, name: str) -> Held | None:
    return next((card for hero in state.heroes.values() for card in cards_of(hero) if card.id == name), None)
