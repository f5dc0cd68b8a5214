"""Who ran whom in earlier chapters of a campaign."""

from __future__ import annotations

from collections.abc import Iterator

from lantern.content.library import Content
from lantern.players.setups import new_chapter, records_in
from lantern.players.table import setup_of
from lantern.server.store import SeatRecord, Store


def earlier_seats(store: Store, name: str, content: Content) -> Iterator[tuple[list[SeatRecord], dict[str, str]]]:
    """Yield the seats of the chapters before that of a game, the latest first, each with the records of its heroes."""
    campaign = store.campaign(name)
    place = campaign.played_in(name)
    for chapter in reversed(campaign.way_to(place.number)[:-1] if place is not None else []):
        game = store.game(chapter.journal)
        if game is not None:
            setup = setup_of(store.journal(game)[0].header, game.name)
            yield game.seats, records_in(setup, new_chapter(setup, content=content))


def who_ran(store: Store, name: str, content: Content, record: str) -> SeatRecord | None:
    """Find the seat that ran a hero last before the chapter of a game; None if nobody knows."""
    for seats, records in earlier_seats(store, name, content):
        for seat in seats:
            if seat.tokens and any(records.get(hero) == record for hero in seat.heroes):
                return seat
    return None
