"""People with what is theirs: all of it as a file for them, and all of it gone when they go."""

from __future__ import annotations

from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from sqlalchemy import delete, func, select

from lantern.campaign.files import CAMPAIGN_FILE_SUFFIX, campaign_bytes
from lantern.core.errors import SaveError
from lantern.core.journal import journal_bytes
from lantern.server import seats
from lantern.server.database.tables import BELONGINGS, CAMPAIGNS, CHAPTERS, CHAT, PERSONS, SESSIONS
from lantern.server.door import pass_of
from lantern.server.shelf import CampaignShelf
from lantern.server.store import KeptGame, Store, delete_games


def export_person(store: Store, person: str) -> bytes:
    """Write everything of a person to a file: who they are here, what is theirs, what they said; no password, no secret."""
    found = store.rows(select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.created).where(PERSONS.c.id == person))
    if not found:
        raise SaveError(f"There is nobody '{person}' here.", kind="unreadable")
    belongings = store.rows(select(BELONGINGS.c.kind, BELONGINGS.c.thing).where(BELONGINGS.c.person == person))
    sessions = store.rows(select(SESSIONS.c.created, SESSIONS.c.expires).where(SESSIONS.c.person == person))
    said = store.rows(select(CHAT.c.game, CHAT.c.text, CHAT.c.at).where(CHAT.c.who == person).order_by(CHAT.c.at))
    about: dict[str, Any] = {
        "person": dict(found[0]._mapping),  # noqa: SLF001 - so a row is made a dict
        "belongings": [dict(row._mapping) for row in belongings],  # noqa: SLF001
        "sessions": [dict(row._mapping) for row in sessions],  # noqa: SLF001
        "said": [dict(row._mapping) for row in said],  # noqa: SLF001
        "left_out": [],
    }
    shelf = CampaignShelf(store)
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        for kind, thing in belongings:
            game = store.game(thing) if kind == "game" else None
            kept = shelf.campaign(thing) if kind == "campaign" else None
            chapters = [store.game(one.game) for one in kept.chapters if one.game] if kept is not None else [game]
            if any(_tells_too_much(store, one, person) for one in chapters if one is not None):
                about["left_out"].append(
                    {"kind": kind, "thing": thing, "why": "it is not over, and tells nobody what is to come"}
                )
            elif game is not None:
                archive.writestr(f"games/{thing}.lantern", journal_bytes(store.journal(game)[0]))
            elif kept is not None:
                archive.writestr(f"campaigns/{thing}{CAMPAIGN_FILE_SUFFIX}", campaign_bytes(shelf.book(thing)))
        archive.writestr("person.json", msgspec.json.format(msgspec.json.encode(about), indent=2))
    return file.getvalue()


def _tells_too_much(store: Store, game: KeptGame, person: str) -> bool:
    """Tell whether a journal would show what is still to come: to whoever only watches, or where nobody is to know it."""
    if game.card.over:
        return False
    return not seats.mine(game.seats, pass_of(person)) or store.journal(game)[0].header.undo == "no-reveal"


def delete_person(store: Store, person: str) -> None:
    """Forget a person with everything that is theirs alone; what they share with others stays with these."""
    with store.transaction() as database:
        shared = (
            select(BELONGINGS.c.thing, BELONGINGS.c.kind)
            .group_by(BELONGINGS.c.kind, BELONGINGS.c.thing)
            .having(func.count() > 1)
        )
        others = {(row.kind, row.thing) for row in database.execute(shared)}
        mine = [
            (row.kind, row.thing)
            for row in database.execute(select(BELONGINGS).where(BELONGINGS.c.person == person))
            if (row.kind, row.thing) not in others
        ]
        campaigns = [thing for kind, thing in mine if kind == "campaign"]
        games = [thing for kind, thing in mine if kind == "game"]
        played = select(CHAPTERS.c.game).where(CHAPTERS.c.campaign.in_(campaigns), CHAPTERS.c.game.is_not(None))
        games += [row.game for row in database.execute(played) if ("game", row.game) not in others]
        database.execute(delete(CHAT).where(CHAT.c.who == person))
        database.execute(delete(PERSONS).where(PERSONS.c.id == person))
        database.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id.in_(campaigns)))
        delete_games(database, games)
