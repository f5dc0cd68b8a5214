"""Who is at a table and what they may do there, as one of them sees it."""

from __future__ import annotations

from collections.abc import Mapping

from lantern.server import seats
from lantern.server.door import Guest, guest_of
from lantern.server.store import KeptGame
from lantern.server.wire import GuestView, TableDoor, UndoWantedView


def door_view(game: KeptGame, token: str | None, windows: Mapping[str, int]) -> TableDoor:
    """Show the door of a table; `windows` counts those that are open, by the digests of their passes."""
    door, me = game.door, guest_of(game.door, token)
    host = seats.is_host(game, token)
    return TableDoor(
        host=host,
        may_sit=me is None or me.may == "sit",
        joining=door.joining,
        watching=door.watching,
        undo=door.undo,
        absent=door.absent,
        links=len(door.invitations) if host else 0,
        guests=[_guest(game, guest, windows, you=guest is me) for guest in door.guests],
    )


def _guest(game: KeptGame, guest: Guest, windows: Mapping[str, int], *, you: bool) -> GuestView:
    return GuestView(
        id=guest.id,
        name=guest.name,
        host=guest.host,
        may=guest.may,
        seats=[seat.id for seat in game.seats if set(seat.tokens) & set(guest.passes)],
        here=sum(windows.get(known, 0) for known in guest.passes),
        you=you,
    )


def undo_wanted_view(game: KeptGame, token: str | None) -> UndoWantedView | None:
    """Show who wants to take something back, as one of those sees it who are asked."""
    wanted = game.door.wanted
    if wanted is None:
        return None
    asked = [seat for seat in game.seats if set(seat.tokens) & set(wanted.waits)]
    me = guest_of(game.door, token)
    return UndoWantedView(
        name=wanted.name,
        what=wanted.what,
        waits=list({tuple(seat.tokens): seat.name for seat in asked}.values()),
        asked=any(seats.holds(seat, token) for seat in asked),
        yours=me is not None and me.id == wanted.guest,
    )
