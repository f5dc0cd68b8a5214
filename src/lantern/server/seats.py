"""Seats: which heroes they run, and who holds them. A seat is held with a secret; only its digest is kept."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from hashlib import sha256

from lantern.core.table import PARTY
from lantern.server.problems import RefusedError
from lantern.server.store import SeatRecord
from lantern.views.table import SeatView, Viewer


def new_token() -> str:
    """Make a secret that nobody can guess."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Return what is kept of a secret."""
    return sha256(token.encode()).hexdigest()


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
        known = spread.setdefault((seat.name, *seat.tokens), SeatRecord(str(len(spread) + 1), seat.name, [], list(seat.tokens)))
        known.heroes.append(hero)
    return list(spread.values())


def holds(seat: SeatRecord, token: str | None) -> bool:
    """Tell whether a secret holds a seat."""
    if not token:
        return False
    mine = digest(token)
    return any(secrets.compare_digest(mine, known) for known in seat.tokens)


def hold(seats: Iterable[SeatRecord], token: str) -> None:
    """Let a secret hold seats, beside whoever holds them already."""
    for seat in seats:
        if not holds(seat, token):
            seat.tokens.append(digest(token))


def mine(seats: Iterable[SeatRecord], token: str | None) -> frozenset[str]:
    """Return the heroes for whom a secret speaks; who speaks for any hero speaks for the party too."""
    heroes = {hero for seat in seats if holds(seat, token) for hero in seat.heroes}
    return frozenset(heroes | {PARTY}) if heroes else frozenset()


def viewer(seats: Sequence[SeatRecord], token: str | None, here: dict[str, int]) -> Viewer:
    """Show the seats to somebody; `here` counts the open windows of each seat."""
    shown = [
        SeatView(
            id=seat.id,
            name=seat.name,
            heroes=list(seat.heroes),
            taken=bool(seat.tokens),
            mine=holds(seat, token),
            here=here.get(seat.id, 0),
        )
        for seat in seats
    ]
    return Viewer(seats=shown, mine=mine(seats, token))
