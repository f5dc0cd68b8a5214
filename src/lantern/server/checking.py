"""Looking through everything that is kept: what cannot be read any more, in words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import delete, select

from lantern.core.engine import Given
from lantern.core.errors import SaveError
from lantern.core.journal import read_journal
from lantern.core.packing import unpack
from lantern.server.database.copies import damage, file_of
from lantern.server.database.tables import CAMPAIGNS, CHAPTERS, GAMES, RECORDS, UNDONE
from lantern.server.door import DoorRecord
from lantern.server.store import GameCard, SeatRecord, Store, forget_chapter, posse_kept

#: What is kept as a document with a game.
DOCUMENTS = {"card": GameCard, "seats": list[SeatRecord], "door": DoorRecord}


def faults(store: Store) -> Iterator[str]:
    """Say everything that is wrong with what a store keeps, one sentence each."""
    file = file_of(store.database)
    if file is not None:
        for found in damage(file):
            yield f"{file.name}: {found}."
    try:
        yield from _faults_of_games(store)
        yield from _faults_of_campaigns(store)
    except SaveError as problem:
        yield str(problem)


def mend(store: Store) -> list[str]:
    """Take chapters away of which nothing is kept, as an earlier version left them when it deleted a game; say which.

    A campaign of which no chapter is left goes with the last of them.
    """
    asked = select(CHAPTERS.c.campaign, CHAPTERS.c.number, CHAPTERS.c.parent, CAMPAIGNS.c.name)
    nothing = (CHAPTERS.c.game.is_(None), CHAPTERS.c.after.is_(None))
    empty = asked.join(CAMPAIGNS, CAMPAIGNS.c.id == CHAPTERS.c.campaign).where(*nothing)
    with store.transaction() as database:
        rows = database.execute(empty.order_by(CHAPTERS.c.number.desc(), CHAPTERS.c.campaign)).all()
        gone = [row for row in rows if forget_chapter(database, row.campaign, row.number, row.parent)]
        touched = CAMPAIGNS.c.id.in_({row.campaign for row in gone})
        database.execute(delete(CAMPAIGNS).where(touched, CAMPAIGNS.c.id.not_in(select(CHAPTERS.c.campaign))))
    return [f"campaign {one.campaign} ({one.name}): chapter {one.number}, of which nothing was kept, is gone." for one in gone]


def _faults_of_games(store: Store) -> Iterator[str]:
    for row in store.rows(select(GAMES).order_by(GAMES.c.id)):
        called = f"game {row.id} ({row.name})"
        for column, kind in DOCUMENTS.items():
            try:
                msgspec.json.decode(getattr(row, column), type=kind)
            except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
                yield f"{called}: its {column} cannot be read: {problem}."
        yield from _faults_of_journal(store, row.id, called)


def _faults_of_journal(store: Store, game: str, called: str) -> Iterator[str]:
    """Read a journal, and the state before each of its steps, with what happened in it."""
    rows = store.rows(select(RECORDS.c.number, RECORDS.c.record).where(RECORDS.c.game == game).order_by(RECORDS.c.number))
    numbers = [row.number for row in rows]
    if not numbers:
        yield f"{called}: nothing of its journal is there."
        return
    missing = sorted(set(range(numbers[0], numbers[-1])) - set(numbers))
    if missing:
        yield f"{called}: record {missing[0]} is missing."
    try:
        journal = read_journal(b"".join(row.record for row in rows), called)
        for number, step in enumerate(journal.steps):
            journal.checkpoint(number)
            if step.happened is not None:
                unpack(step.happened)
        for row in store.rows(select(UNDONE.c.answers).where(UNDONE.c.game == game)):
            msgspec.msgpack.decode(row.answers, type=list[Given])
    except SaveError as problem:
        said = str(problem)
        yield said if said.startswith(called) else f"{called}: {said}"
    except (ValueError, msgspec.MsgspecError) as problem:
        yield f"{called}: {problem}."


def _faults_of_campaigns(store: Store) -> Iterator[str]:
    games = {row.id for row in store.rows(select(GAMES.c.id))}
    chapters = store.rows(select(CHAPTERS).order_by(CHAPTERS.c.campaign, CHAPTERS.c.number))
    for row in store.rows(select(CAMPAIGNS).order_by(CAMPAIGNS.c.id)):
        called = f"campaign {row.id} ({row.name})"
        mine = {one.number: one for one in chapters if one.campaign == row.id}
        if row.head not in mine:
            yield f"{called}: chapter {row.head}, where it goes on, is not there."
        for number, one in mine.items():
            if one.parent is not None and one.parent not in mine:
                yield f"{called}: chapter {one.parent}, which came before chapter {number}, is not there."
            if one.game is not None and one.game not in games:
                yield f"{called}: the game of chapter {number} is not there."
            if one.game is None and one.after is None:
                yield f"{called}: of chapter {number} neither the game nor the posse is there."
            try:
                if one.after is not None:
                    posse_kept(one.after, called)
            except (SaveError, msgspec.MsgspecError) as problem:
                yield f"{called}: the posse after chapter {number} cannot be read: {problem}"
