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
    return [SeatRecord(str(number), "", group, of=str(number)) for number, group in enumerate(spread, start=1)]


def passed_on(heroes: dict[str, str], before: Iterable[tuple[Sequence[SeatRecord], dict[str, str]]]) -> list[SeatRecord]:
    """Spread the heroes of a chapter as those who have run them so far hold them.

    Heroes are given with their records, and so are the seats of earlier chapters, the latest first; no more of them are looked
    at than must be. Whom nobody has run yet the first seat runs.
    """
    held: dict[str, SeatRecord] = {}
    latest: Sequence[SeatRecord] = []
    for seats, records in before:
        latest = latest or seats
        for seat in seats:
            for hero in seat.heroes:
                if hero in records:
                    held.setdefault(records[hero], seat)
        if set(heroes.values()) <= set(held):
            break
    spread: list[tuple[SeatRecord, SeatRecord]] = []
    for hero, record in heroes.items():
        seat = held.get(record, latest[0])
        known = next((new for old, new in spread if old is seat), None)
        if known is None and not any(one is seat for one in latest):  # somebody who has sat elsewhere since
            known = next((new for _, new in spread if new.bot == seat.bot and set(new.tokens) == set(seat.tokens)), None)
        if known is None:
            number = str(len(spread) + 1)
            of = next((new.of for old, new in spread if are_parts(old, seat)), number)
            known = SeatRecord(number, seat.name, [], list(seat.tokens), seat.bot, of)
            spread.append((seat, known))
        known.heroes.append(hero)
    return [new for _, new in spread]


def free_number(spread: Iterable[SeatRecord]) -> str:
    """Return the first number that no seat has or had."""
    known = {name for seat in spread for name in (seat.id, seat.of)}
    return next(name for number in count(1) if (name := str(number)) not in known)


# -- what a bot runs of a seat ---------------------------------------------------------------------


def are_parts(one: SeatRecord, other: SeatRecord) -> bool:
    """Tell whether two are of one seat, of which a bot runs a part; where that was not kept, the same people have both."""
    same_people = set(one.tokens) == set(other.tokens)
    if one.of and other.of:
        return same_people and one.of == other.of
    return same_people and bool(one.tokens) and one.name == other.name and one.bot != other.bot


def parts_of(spread: list[SeatRecord], seat: SeatRecord) -> list[SeatRecord]:
    """Return all parts of a seat: what a bot runs of it, and what its people do."""
    return [each for each in spread if each is seat or are_parts(each, seat)]


def make_one(spread: list[SeatRecord], parts: Sequence[SeatRecord]) -> SeatRecord:
    """Put parts of a seat together; the number that it had before stays, if it can."""
    one = next((part for part in parts if part.id == part.of), parts[0])
    one.heroes = [hero for part in spread if part in parts for hero in part.heroes]
    spread[:] = [seat for seat in spread if seat is one or seat not in parts]
    return one


def make_whole(spread: list[SeatRecord], seat: SeatRecord) -> SeatRecord:
    """Put a seat together again with what a bot runs of it."""
    whole = make_one(spread, parts_of(spread, seat))
    whole.of = whole.id
    return whole


def call_bot(spread: list[SeatRecord], seat: SeatRecord, *, on: bool) -> None:
    """Let a bot sit in for a seat, or let it go; the parts of it that are run alike are one."""
    alike = [seat, *(part for part in parts_of(spread, seat) if part is not seat and part.bot == on)]
    make_one(spread, alike).bot = on


def left_to_a_bot(spread: list[SeatRecord], hero: str, *, on: bool) -> None:
    """Let a bot run a hero, or its people again: it changes to the part of their seat at which a bot sits, or none."""
    held = next(seat for seat in spread if hero in seat.heroes)
    if held.bot == on:
        return
    own = next((part for part in parts_of(spread, held) if part.bot == on), None)
    if own is None and held.heroes == [hero]:  # its number stays
        held.bot = on
        return
    if own is None:
        ids = {seat.id for seat in spread}
        number = held.of if held.of and held.of not in ids else free_number(spread)
        own = SeatRecord(number, held.name, [], list(held.tokens), on, held.of)
        spread.append(own)
    held.heroes.remove(hero)
    own.heroes.append(hero)
    spread[:] = [seat for seat in spread if seat.heroes]


# -- who holds them --------------------------------------------------------------------------------


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


def empty(seats: list[SeatRecord], passes: Iterable[str]) -> None:
    """Take passes away from all seats; one that nobody holds any more is whole again, without a name and without a bot."""
    gone = set(passes)
    for seat in [seat for seat in seats if gone & set(seat.tokens)]:
        if not any(each is seat for each in seats):  # a part of one of them
            continue
        if set(seat.tokens) <= gone:
            give(seats, seat, [], "")
        else:
            seat.tokens = [token for token in seat.tokens if token not in gone]


def give(spread: list[SeatRecord], seat: SeatRecord, passes: Iterable[str], name: str) -> None:
    """Let others hold a seat, or nobody: all of it, and no bot sits there."""
    whole = make_whole(spread, seat)
    whole.tokens, whole.name, whole.bot = list(passes), name, False


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
