"""States as they were written before: what is done to each of them so that the game of today can go on from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from lantern.content.bends.former import without_former
from lantern.content.bends.points import AnyBend
from lantern.content.reader import Reader
from lantern.rules.numbers.serving import note_service
from lantern.rules.table.copies import all_cards, borne_as, call_plainly, cards_in_hands, cards_of, lying_as
from lantern.rules.table.state import FORMAT, CardInPlay, ChapterState, Held, Hero, State

#: Between the hero that rolls and the one that bears what lets it roll again, in keys of former uses.
_BY = "-by-"


def read(checkpoint: bytes) -> State:
    """Read a state that was written before cards were things, rules were bent at named points, and classes were kits."""
    written = with_bends(msgspec.msgpack.decode(checkpoint))
    state = msgspec.convert(with_kits(with_cards(written)), State)
    take_over_by_name(state, written)
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
    """Write what was only a name as a card: upgrade cards, conditions, cards in play; what was idle has served somebody."""
    for hero in written.get("heroes", {}).values():
        for held in hero["items"]:
            held["upgrades"] = [as_card(upgrade) for upgrade in held.get("upgrades", [])]
            held["served_turn"] = held.pop("idle_turn", held.get("served_turn", -1))
        hero["conditions"] = as_cards(hero.get("conditions", []))
    for place in ("in_play", "resolving"):
        if place in written:
            written[place] = as_cards(written[place])
    return written


def as_card(upgrade: Any) -> Any:
    """Write an upgrade card that was only a name as a card."""
    return {"id": upgrade, "equipped": False} if isinstance(upgrade, str) else upgrade


def as_cards(names: list[Any]) -> list[Any]:
    """Write cards in one place that were only names as cards, of which each has a name of its own."""
    seen = Counter[str]()
    cards = []
    for name in names:
        if isinstance(name, str):
            seen[name] += 1
            cards.append({"id": name, "copy": seen[name]})
        else:
            cards.append(name)
    return cards


def bring_up_to_date(state: State) -> None:
    """Give every card its number and its name, and put on it what was written down elsewhere: uses, markers, service."""
    number_cards(state)
    for hero in state.heroes.values():
        _name_cards(hero)
        _take_over_service(state, hero)
    take_over_uses(state)
    state.format = FORMAT


def number_cards(state: State) -> None:
    """Give a number to every card that has none: those in hands first, then what heroes suffer, then what lies in play."""
    for card in (*cards_in_hands(state), *(each for hero in state.heroes.values() for each in hero.conditions), *state.in_play):
        if not card.number:
            state.cards_made += 1
            card.number = state.cards_made


def _name_cards(hero: Hero) -> None:
    names = [card.source for card in cards_of(hero)]
    if len(set(names)) < len(names):
        call_plainly(cards_of(hero))


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
            card = borne_as(hero, source) if hero is not None else None
            lying = lying_as(state, source) if hero is None or source not in hero.upgrades else None
            if card is not None:
                card.uses.spent.setdefault(period, {})[f"{part}@{roller}" if by else part] = times
                del used[key]
            elif lying is not None:
                lying.uses.spent.setdefault(period, {})[f"{part}@{who}" if who else part] = times
                del used[key]
        if not used:
            del state.uses.spent[period]


def take_over_by_name(state: State, written: dict[str, Any]) -> None:
    """Put onto cards what was written down by their names: markers, the tiles where they lie, cards kept on them."""
    for name, marks in written.get("card_marks", {}).items():
        if (card := called(state, name)) is not None:
            card.marks = marks
    for name, tile in written.get("card_tiles", {}).items():
        if (lying := lying_as(state, name)) is not None:
            lying.tile = tile
    for name, kept in written.get("kept", {}).items():
        if (card := called(state, name)) is not None:
            card.kept = list(kept)


def called(state: ChapterState, name: str) -> CardInPlay | None:
    """Return the card of a name: one in play, else the first that somebody has."""
    lying = lying_as(state, name)
    return lying or next((card for card in all_cards(state) if name in {card.source, card.id}), None)


#: What was a condition of the hero, and is a card in its hands now.
FORMER_CONDITIONS = frozenset({"unique-forging"})


def with_forged_cards(state: ChapterState) -> None:
    """Hand heroes as cards what they only suffered before: what the smith forged for them can be put on an item now."""
    for hero in state.heroes.values():
        if hero.conditions:
            forged = [each for each in hero.conditions if each.id in FORMER_CONDITIONS]
            hero.conditions = [each for each in hero.conditions if each not in forged] if forged else hero.conditions
            hero.items += [Held(id=each.id, number=each.number, copy=each.copy, equipped=False) for each in forged]
