"""States as they were written before: what is done to each of them so that the game of today can go on from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from lantern.content.bends.former import without_former
from lantern.content.bends.points import AnyBend
from lantern.content.reader import Reader
from lantern.rules.belongings import call_plainly, cards_in_hands, cards_of, held_as
from lantern.rules.serving import note_service
from lantern.rules.state import FORMAT, Held, Hero, State

#: The format since which cards in somebody's hands are things of their own.
CARDS_ARE_THINGS = 1
#: Between the hero that rolls and the one that bears what lets it roll again, in keys of former uses.
_BY = "-by-"


def read(checkpoint: bytes) -> State:
    """Read a state that was written before cards were things of their own, or before rules were bent at named points."""
    written = with_bends(msgspec.msgpack.decode(checkpoint))
    if written.get("format", 0) >= CARDS_ARE_THINGS:
        state = msgspec.convert(written, State)
        state.format = FORMAT
        return state
    state = msgspec.convert(with_cards(written), State)
    bring_up_to_date(state)
    return state


def with_bends(written: dict[str, Any]) -> dict[str, Any]:
    """Write the flags that heroes have for a while as the bends that they are now."""
    boosts = written.get("boosts")
    if not isinstance(boosts, list):
        return written
    return {**written, "boosts": [_bent(boost) if isinstance(boost, dict) else boost for boost in boosts]}


def _bent(boost: Mapping[str, Any]) -> Mapping[str, Any]:
    now = without_former(boost, "flags")
    if now is boost or "bend" not in now:
        return now
    return {**now, "bend": Reader("boosts").read(now["bend"], tuple[AnyBend, ...])}


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
