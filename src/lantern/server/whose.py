"""Whose a game is, written down where it is kept: the door of its table the other way round, in the same transaction."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from lantern.server.database.tables import BELONGINGS, CAMPAIGNS, CHAPTERS, PERSONS
from lantern.server.door import DoorRecord

OWNED = BELONGINGS.c
#: What the door of a table lets people do: it is theirs, or they watch.
AT_TABLES = ("game", "watched")


def note_belongings(database: Connection, game: str, door: DoorRecord) -> None:
    """Write down whose a game is, and with it its campaign, as its door says; nobody who has gone from the server."""
    wanted = {(one.person, "game" if one.may == "sit" else "watched") for one in door.guests if one.person}
    asked = select(OWNED.person, OWNED.kind).where(OWNED.thing == game, OWNED.kind.in_(AT_TABLES))
    known = {(row.person, row.kind) for row in database.execute(asked)}
    if wanted == known:
        return
    named = select(PERSONS.c.id).where(PERSONS.c.id.in_({person for person, _ in wanted}))
    there = {row.id for row in database.execute(named)}
    wanted = {(person, kind) for person, kind in wanted if person in there}
    for person, kind in known - wanted:
        database.execute(delete(BELONGINGS).where(OWNED.thing == game, OWNED.kind == kind, OWNED.person == person))
    if wanted - known:
        database.execute(insert(BELONGINGS), [_row(person, kind, game) for person, kind in wanted - known])
    _note_campaign(database, game)


def _note_campaign(database: Connection, game: str) -> None:
    """Write down whose the campaign of a game is: of everybody whose one of its games is."""
    campaign = database.execute(select(CHAPTERS.c.campaign).where(CHAPTERS.c.game == game)).scalar()
    if campaign is None:
        return
    games = select(CHAPTERS.c.game).where(CHAPTERS.c.campaign == campaign, CHAPTERS.c.game.is_not(None))
    now = {row.person for row in database.execute(select(OWNED.person).where(OWNED.kind == "game", OWNED.thing.in_(games)))}
    known = {
        row.person for row in database.execute(select(OWNED.person).where(OWNED.kind == "campaign", OWNED.thing == campaign))
    }
    database.execute(delete(BELONGINGS).where(OWNED.kind == "campaign", OWNED.thing == campaign, OWNED.person.in_(known - now)))
    if now - known:
        database.execute(insert(BELONGINGS), [_row(person, "campaign", campaign) for person in now - known])


def _row(person: str, kind: str, thing: str) -> dict[str, str]:
    return {"person": person, "kind": kind, "thing": thing}


def forget_things(database: Connection, games: Sequence[str]) -> None:
    """Forget whose these games were, and campaigns of which nothing is kept any more."""
    database.execute(delete(BELONGINGS).where(OWNED.kind.in_(AT_TABLES), OWNED.thing.in_(games)))
    database.execute(delete(BELONGINGS).where(OWNED.kind == "campaign", OWNED.thing.not_in(select(CAMPAIGNS.c.id))))
