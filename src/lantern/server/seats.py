"""Seats: which heroes they run, and who holds them. A seat is held with the passes of whoever sits there (`door.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count

from lantern.core.table import PARTY
from lantern.server.door import digest, guest_of, same
from lantern.server.problems import RefusedError
from lantern.server.store import KeptGame, SeatRecord
from lantern.views.table import SeatView, Viewer


def new_seats(heroes: Sequence[str], groups: Sequence[Sequence[str]] | None = None) -> list[SeatRecord]:
    """Spread the heroes over seats: one for everybody, or as the groups say. Every hero sits somewhere, once."""
    spread = [list(group) for group in groups] if groups else [list(heroes)]
    if sorted(hero for group in spread for hero in group) != sorted(heroes) or not all(spread):
        raise RefusedError("bad-setup", "seating", heroes=", ".join(heroes))
    return [SeatRecord(str(number), "", group) for number, group in enumerate(spread, start=1)]


def passed_on(heroes: dict[str, str], before: Iterable[tuple[Sequence[SeatRecord], dict[str, str]]]) -> list[SeatRecord]:
    """Spread the heroes of a chapter as those who have run them so far hold them.

    Heroes are given with their records, and so are the seats of earlier chapters, the latest first; no more of them are looked
    at than must be. Whom nobody has run yet the first seat runs.
    """
    spread: dict[tuple[str, ...], SeatRecord] = {}
    held: dict[str, SeatRecord] = {}
    first: SeatRecord | None = None
    for seats, records in before:
        first = first or seats[0]
        for seat in seats:
            for hero in seat.heroes:
                if hero in records:
                    held.setdefault(records[hero], seat)
        if set(heroes.values()) <= set(held):
            break
    assert first is not None
    for hero, record in heroes.items():
        seat = held.get(record, first)
        new = SeatRecord(str(len(spread) + 1), seat.name, [], list(seat.tokens), seat.bot)
        known = spread.setdefault((seat.name, str(seat.bot), *seat.tokens), new)
        known.heroes.append(hero)
    return list(spread.values())


def with_its_bots(spread: list[SeatRecord], seat: SeatRecord) -> list[SeatRecord]:
    """Return a seat, and besides it what the same people have left to a bot, or have kept from it."""
    whose = (seat.name, set(seat.tokens))
    return [seat, *(each for each in spread if seat.tokens and each.bot != seat.bot and (each.name, set(each.tokens)) == whose)]


def left_to_a_bot(spread: list[SeatRecord], hero: str, *, on: bool) -> list[SeatRecord]:
    """Let a bot run a hero, or its people again: it changes to the seat of the same people at which a bot sits, or none."""
    held = next(seat for seat in spread if hero in seat.heroes)
    if held.bot == on:
        return spread
    own = [seat for seat in spread if seat.bot == on and seat.name == held.name and set(seat.tokens) == set(held.tokens)]
    if not own and held.heroes == [hero]:  # its number stays
        held.bot = on
        return spread
    if not own:
        known = {seat.id for seat in spread}
        free = next(name for number in count(1) if (name := str(number)) not in known)
        own = [SeatRecord(free, held.name, [], list(held.tokens), on)]
        spread = [*spread, *own]
    held.heroes.remove(hero)
    own[0].heroes.append(hero)
    return [seat for seat in spread if seat.heroes]


def holds(seat: SeatRecord, token: str | None) -> bool:
    """Tell whether a secret holds a seat."""
    if not token:
        return False
    mine = digest(token)
    return any(same(mine, known) for known in seat.tokens)


def hold(seats: Iterable[SeatRecord], token: str) -> None:
    """Let a secret hold seats, beside whoever holds them already."""
    for seat in seats:
        if not holds(seat, token):
            seat.tokens.append(digest(token))


def mine(seats: Iterable[SeatRecord], token: str | None) -> frozenset[str]:
    """Return the heroes for whom a secret speaks; who speaks for any hero speaks for the party too."""
    heroes = {hero for seat in seats if holds(seat, token) for hero in seat.heroes}
    return frozenset(heroes | {PARTY}) if heroes else frozenset()


def speaks_for(game: KeptGame, token: str | None, here: dict[str, int]) -> frozenset[str]:
    """Return the heroes for whom somebody answers now: its own that no bot runs, and those whose people are away, if it may."""
    own = mine(game.seats, token) - {hero for seat in game.seats if seat.bot for hero in seat.heroes}
    if not (game.door.absent == "anyone" and own) and not (game.door.absent == "host" and is_host(game, token)):
        return own
    away = {hero for seat in game.seats if not here.get(seat.id) and not seat.bot for hero in seat.heroes}
    return frozenset(own | away | {PARTY}) if away else own


def is_host(game: KeptGame, token: str | None) -> bool:
    """Tell whether somebody decides for a table: a host, or who holds all seats of one that has none."""
    guest = guest_of(game.door, token)
    if any(one.host for one in game.door.guests):
        return guest is not None and guest.host
    return all(holds(seat, token) for seat in game.seats)


def is_known(game: KeptGame, token: str | None) -> bool:
    """Tell whether somebody was let in: a guest, or whoever holds a seat."""
    guest = guest_of(game.door, token)
    if guest is not None and (guest.may == "sit" or game.door.watching):
        return True
    return any(holds(seat, token) for seat in game.seats)


def empty(seats: Iterable[SeatRecord], passes: Iterable[str]) -> None:
    """Take passes away from all seats; a seat that nobody holds any more has no name, and no bot sits there."""
    gone = set(passes)
    for seat in seats:
        if gone & set(seat.tokens):
            seat.tokens = [token for token in seat.tokens if token not in gone]
            if not seat.tokens:
                seat.name, seat.bot = "", False


def turn_away(game: KeptGame, passes: Iterable[str]) -> bool:
    """Let nobody in at a table who has one of these passes; tell whether anybody had. Where nobody else is they stay."""
    known = set(passes)
    gone = [guest for guest in game.door.guests if known & set(guest.passes)]
    left = [guest for guest in game.door.guests if guest not in gone]
    if not left or not (gone or any(known & set(seat.tokens) for seat in game.seats)):
        return False
    empty(game.seats, known.union(*(guest.passes for guest in gone)))
    game.door.guests = left
    game.door.codes = [code for code in game.door.codes if code.guest in {guest.id for guest in left}]
    if not any(guest.host for guest in left):
        next((guest for guest in left if guest.may == "sit"), left[0]).host = True
    return True


def viewer(game: KeptGame, token: str | None, here: dict[str, int]) -> Viewer:
    """Show the seats to somebody; `here` counts the open windows of each seat."""
    shown = [
        SeatView(
            id=seat.id,
            name=seat.name,
            heroes=list(seat.heroes),
            taken=bool(seat.tokens),
            mine=holds(seat, token),
            here=here.get(seat.id, 0),
            bot=seat.bot,
        )
        for seat in game.seats
    ]
    return Viewer(seats=shown, mine=speaks_for(game, token, here))
