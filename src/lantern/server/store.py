"""Where the games of the table are kept: a database. An answer is on the disk before anybody is told that it counts."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, field
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    null,
    select,
    update,
)
from sqlalchemy.dialects import postgresql

from lantern.campaign.between import ChapterKind
from lantern.campaign.chain import Campaign, ChapterBegun, ChapterClosed, HeadMoved
from lantern.campaign.posse import Posse, read_posse
from lantern.content.folders import data_folder
from lantern.core.engine import Given
from lantern.core.errors import SaveError
from lantern.core.journal import Journal, JournalKeeper, journal_bytes, read_journal
from lantern.core.packing import pack, unpack
from lantern.rules.table.people import Person
from lantern.server.database.opening import open_database
from lantern.server.database.quick import Bound
from lantern.server.database.tables import CAMPAIGNS, CHAPTERS, DEEDS, GAMES, LEASES, RECORDS, UNDONE
from lantern.server.door import DoorRecord
from lantern.server.whose import forget_things, note_belongings

#: Names the database where it is not the usual file.
DATABASE_URL = "LANTERN_DATABASE_URL"
#: A deed is remembered until its game has so many records more; nobody tries again after that.
REMEMBERED = 2_000
_KEPT = select(GAMES.c.id, GAMES.c.name, GAMES.c.card, GAMES.c.seats, GAMES.c.played, GAMES.c.door)
_GAME = GAMES.c.id == bindparam("which")
_AMONG = GAMES.c.id.in_(bindparam("games", expanding=True))
#: What an answer writes.
_APPEND = insert(RECORDS)
_PLAYED = update(GAMES).where(_GAME).values(card=bindparam("card"), played=bindparam("played"))
_AGAIN = postgresql.insert(UNDONE).values(game=bindparam("game"), answers=bindparam("answers"))  # SQLite says it alike
_UNDONE = _AGAIN.on_conflict_do_update(
    index_elements=["game"], set_={"answers": _AGAIN.excluded.answers}, where=UNDONE.c.answers != _AGAIN.excluded.answers
)
_TAKEN_BACK = select(UNDONE.c.answers).where(UNDONE.c.game == bindparam("which"))
_DONE = insert(DEEDS)
_DONE_BEFORE = select(DEEDS.c.version).where(DEEDS.c.game == bindparam("which"), DEEDS.c.once == bindparam("once"))
_FORGET = delete(DEEDS).where(DEEDS.c.game == bindparam("which"), DEEDS.c.version < bindparam("before"))
_CLOSE = update(CHAPTERS).where(CHAPTERS.c.game == bindparam("which")).values(after=bindparam("after"))
_GOES_ON = update(CHAPTERS).where(CHAPTERS.c.game == bindparam("which"), CHAPTERS.c.after.is_not(None)).values(after=null())
#: A game with its records from a number on; it is there once without any if nothing was written since.
_OFF_THE_SHELF = (
    select(CAMPAIGNS.c.id)
    .join(CHAPTERS, CHAPTERS.c.campaign == CAMPAIGNS.c.id)
    .where(CHAPTERS.c.game == GAMES.c.id, CAMPAIGNS.c.deleted.is_not(None))
    .exists()
)
_SINCE = (
    select(GAMES.c.name, GAMES.c.seats, GAMES.c.door, RECORDS.c.record)
    .outerjoin(RECORDS, (RECORDS.c.game == GAMES.c.id) & (RECORDS.c.number >= bindparam("first")))
    .where(_GAME, ~_OFF_THE_SHELF)
    .order_by(RECORDS.c.number)
)
_LAST = select(func.max(RECORDS.c.number)).where(RECORDS.c.game == GAMES.c.id).scalar_subquery()
_VERSIONS = select(GAMES.c.id, _LAST).where(_AMONG, ~_OFF_THE_SHELF)
#: So long whoever minds a table need not say so again, in seconds; the clock is that of the database.
LEASE = 2
_NOW = func.clock_timestamp().op("AT TIME ZONE")(literal_column("'UTC'"))
_STAMP: ColumnElement[str] = literal_column("'YYYY-MM-DD HH24:MI:SS.MS'")
_LONGEST = func.to_char(_NOW + literal_column(f"interval '{LEASE} s'"), _STAMP)
_MINE = postgresql.insert(LEASES).values(
    until=_LONGEST,
    game=bindparam("game"),
    holder=bindparam("holder"),
)
_MIND = _MINE.on_conflict_do_update(
    index_elements=["game"],
    set_={"holder": _MINE.excluded.holder, "until": _MINE.excluded.until},
    where=(LEASES.c.holder == _MINE.excluded.holder)
    | (LEASES.c.until < func.to_char(_NOW, _STAMP))
    | (LEASES.c.until > _LONGEST),  # the clock was set back: it is of a time that has not come
).returning(LEASES.c.holder)


class SeatRecord(Struct):
    """A seat as it is kept: the heroes it runs, and the digests of the secrets that hold it."""

    id: str
    name: str
    heroes: list[str]
    tokens: list[str] = field(default_factory=list)
    #: A bot sits in for whoever holds it.
    bot: bool = False
    #: What a bot runs of a seat is a part of it, with the same name here; at a table of an earlier version nobody knows it.
    of: str = ""


class GameCard(Struct, kw_only=True):
    """What the list of games shows, so that no game must be opened for it."""

    kind: ChapterKind = "adventure"
    mission: str
    heroes: list[str]
    answers: int = 0
    turn: int = 0
    over: bool = False
    #: Who the heroes are, where they are somebody.
    people: list[Person] = field(default_factory=list)
    #: The packs it is played with; a game kept by an earlier version does not say it here.
    packs: list[str] = field(default_factory=list)


class KeptGame(Struct):
    """A game in the store."""

    id: str
    name: str
    card: GameCard
    seats: list[SeatRecord]
    played: str
    door: DoorRecord = field(default_factory=DoorRecord)


class KeptSince(NamedTuple):
    """What is kept of a game: its name, who sits there, who may come in, and its records from some number on."""

    name: str
    seats: bytes
    door: str
    records: list[bytes]


class StoredJournal(JournalKeeper):
    """A journal in the store. Its records wait until `take` collects them, to be kept in one go."""

    def __init__(self) -> None:
        self._waiting: list[bytes] = []

    def append(self, record: bytes) -> None:
        """Have one more record kept with the next ones."""
        self._waiting.append(record)

    def take(self) -> list[bytes]:
        """Hand over what is to be kept."""
        waiting, self._waiting = self._waiting, []
        return waiting


def default_path() -> Path:
    """Find the file in which games are kept."""
    return data_folder() / "table.sqlite"


def default_place() -> Path | str:
    """Find where games are kept: the database that the variable names, else the file."""
    return os.environ.get(DATABASE_URL, "") or default_path()


def is_there(place: Path | str) -> bool:
    """Tell whether something may be kept at a place already."""
    return not isinstance(place, Path) or place.exists()


class Store:
    """The games, in one database; any thread may use it."""

    def __init__(self, place: Path | str) -> None:
        self.database = open_database(place)

    def serve_alone(self) -> None:
        """Be the only server of these games, where only one is possible; refused if there is another."""
        self.database.serve_alone()

    @property
    def shared(self) -> bool:
        """Tell whether other servers may write here as well."""
        return self.database.shared

    def alone_with(self, game: str) -> AbstractContextManager[None]:
        """Be the only one who writes a game, of all servers; what this thread writes meanwhile is one transaction."""
        return self.database.alone_with(game)

    def close(self) -> None:
        """Close the database."""
        self.database.close()

    def rows(self, asked: Executable, facts: Mapping[str, Any] | None = None) -> Sequence[Any]:
        """Look something up; nobody who writes is waited for."""
        with self.database.reading() as database:
            return database.execute(asked, facts).fetchall()

    def _quick_rows(self, asked: Select[Any], facts: Bound) -> Sequence[Any]:
        with self.database.reading_quickly() as database:
            return database.rows(asked, facts)

    def transaction(self) -> AbstractContextManager[Connection]:
        """Do everything or nothing; what is done is on the disk afterwards."""
        return self.database.writing()

    # -- games -------------------------------------------------------------------------------------

    def add(
        self,
        game: KeptGame,
        journal: Journal,
        after: str | None = None,
        beside: str | None = None,
        leaves: Posse | None = None,
    ) -> int:
        """Keep a new game; return the number of its records.

        It is a chapter: the one after that of another game, a branch beside that of another, or else the first of a campaign.
        One that is over already (a quiet journey asks nobody anything) is closed with the posse that it `leaves`.
        """
        with self.transaction() as database:
            put_game(database, game, journal_bytes(journal))
            _begin_chapter(database, game, after, beside)
            _close_chapter(database, game.id, leaves)
            note_belongings(database, game.id, game.door)
        return 1

    def append(
        self,
        game: KeptGame,
        number: int,
        records: list[bytes],
        undone: list[Given],
        after: Posse | None = None,
        once: str = "",
    ) -> int:
        """Keep what happened in a game from record `number` on, and what can be done again; return how many records it has.

        If that is its end, the chapter is closed with the posse that it leaves. `once` is the word of the deed that did it.
        Who comes second, because another server has written there meanwhile, gets a `StaleWriteError`.
        """
        version = number + len(records)
        written = [{"game": game.id, "number": number + place, "record": one} for place, one in enumerate(records)]
        again = msgspec.msgpack.encode(undone)
        with self.database.writing_quickly() as database:
            database.run_for_each(_APPEND, written)
            database.run(_PLAYED, {"which": game.id, "card": msgspec.json.encode(game.card), "played": game.played})
            database.run(_UNDONE, {"game": game.id, "answers": again})
            if after is not None:
                database.run(_CLOSE, {"which": game.id, "after": packed_posse(after)})
            else:
                database.run(_GOES_ON, {"which": game.id})
            if once:
                at = datetime.now(UTC).isoformat(timespec="seconds")
                database.run(_DONE, {"game": game.id, "once": once, "version": version, "at": at})
                if number // 100 != version // 100:  # now and then
                    database.run(_FORGET, {"which": game.id, "before": version - REMEMBERED})
        return version

    def done_before(self, game: str, once: str) -> int | None:
        """Return the version to which a deed has brought a game, if it was done already."""
        rows = self._quick_rows(_DONE_BEFORE, {"which": game, "once": once})
        return int(rows[0][0]) if rows else None

    def games(self, among: Select[tuple[str]] | None = None) -> list[KeptGame]:
        """List all games, or those that are among some, the one played last first; none of a campaign that was deleted."""
        deleted = (
            select(CHAPTERS.c.game)
            .join(CAMPAIGNS, CHAPTERS.c.campaign == CAMPAIGNS.c.id)
            .where(CHAPTERS.c.game.is_not(None), CAMPAIGNS.c.deleted.is_not(None))
        )
        asked = _KEPT.where(GAMES.c.id.not_in(deleted)).order_by(GAMES.c.played.desc(), GAMES.c.id)
        asked = asked if among is None else asked.where(GAMES.c.id.in_(among))
        return [_game(*row) for row in self.rows(asked)]

    def game(self, name: str) -> KeptGame | None:
        """Find a game by its id."""
        rows = self.rows(_KEPT.where(_GAME), {"which": name})
        return _game(*rows[0]) if rows else None

    def games_called(self, names: Iterable[str]) -> list[KeptGame]:
        """Find games by their ids, all of them at once."""
        return [_game(*row) for row in self.rows(_KEPT.where(_AMONG), {"games": list(names)})]

    def was_deleted(self, name: str) -> bool:
        """Tell whether a game is of a campaign that was taken off the shelf."""
        chapter = CHAPTERS.join(CAMPAIGNS, CHAPTERS.c.campaign == CAMPAIGNS.c.id)
        asked = select(CAMPAIGNS.c.id).select_from(chapter).where(CHAPTERS.c.game == name, CAMPAIGNS.c.deleted.is_not(None))
        return bool(self.rows(asked))

    def journal(self, game: KeptGame) -> tuple[Journal, int]:
        """Read the journal of a game, and the number of its next record."""
        rows = self.rows(select(RECORDS.c.number, RECORDS.c.record).where(RECORDS.c.game == game.id).order_by(RECORDS.c.number))
        return read_journal(b"".join(record for _, record in rows), game.name), rows[-1][0] + 1 if rows else 0

    def since(self, game: str, number: int) -> KeptSince | None:
        """Read what is kept of a game from record `number` on; None if it is kept no longer, or off the shelf."""
        rows = self._quick_rows(_SINCE, {"which": game, "first": number})
        if not rows:
            return None
        name, seats, door = rows[0][:3]
        return KeptSince(name, seats, door, [record for *_, record in rows if record is not None])

    def versions(self, games: Sequence[str]) -> dict[str, int]:
        """Return how many records each of some games has; those are left out that are kept no longer, or off the shelf."""
        return {name: 0 if last is None else last + 1 for name, last in self.rows(_VERSIONS, {"games": games})}

    def write_anew(self, game: KeptGame, number: int, journal: Journal) -> int:
        """Keep a journal in place of its records, because they were of an older format; return the number of the next."""
        with self.transaction() as database:
            database.execute(delete(RECORDS).where(RECORDS.c.game == game.id))
            database.execute(_APPEND, {"game": game.id, "number": number, "record": journal_bytes(journal)})
        return number + 1

    def undone(self, game: KeptGame) -> list[Given]:
        """Read the answers of a game that were taken back and can be given again, the first of them first."""
        rows = self._quick_rows(_TAKEN_BACK, {"which": game.id})
        return msgspec.msgpack.decode(rows[0][0], type=list[Given]) if rows else []

    def rename(self, game: str, name: str) -> None:
        """Give a game another name."""
        with self.transaction() as database:
            database.execute(update(GAMES).where(_GAME).values(name=name), {"which": game})

    def reseat(self, game: KeptGame) -> None:
        """Keep who holds which seat, and who may come to the table."""
        kept = {"seats": msgspec.json.encode(game.seats), "door": msgspec.json.encode(game.door).decode()}
        with self.transaction() as database:
            database.execute(update(GAMES).where(_GAME).values(**kept), {"which": game.id})
            note_belongings(database, game.id, game.door)

    def delete(self, game: str) -> None:
        """Keep a game no longer; a campaign of which nothing is kept any more goes with its last game."""
        with self.transaction() as database:
            delete_games(database, [game])

    # -- campaigns ---------------------------------------------------------------------------------

    def campaign(self, game: str) -> Campaign:
        """Read the campaign to which a game belongs; the journal of a chapter is called like its game."""
        mine = CHAPTERS.alias()
        asked = (
            select(CAMPAIGNS.c.head, CHAPTERS.c.number, CHAPTERS.c.parent, CHAPTERS.c.game, CHAPTERS.c.after, CHAPTERS.c.kind)
            .join(CHAPTERS, CHAPTERS.c.campaign == CAMPAIGNS.c.id)
            .join(mine, mine.c.campaign == CAMPAIGNS.c.id)
            .where(mine.c.game == game)
            .order_by(CHAPTERS.c.number)
        )
        campaign, head = Campaign(), 0
        for head, number, parent, played, after, kind in self.rows(asked):  # noqa: B007 - every row says the same head
            campaign.apply(ChapterBegun(number, parent, played or "", {"setup": {"kind": kind}}))
            if after is not None:
                campaign.apply(ChapterClosed(number, posse_kept(after, game)))
        if head in campaign.chapters:
            campaign.apply(HeadMoved(head))
        return campaign

    def following(self, game: str) -> str:
        """Find the game that is played after another, in the next chapter of its campaign; nothing if none has begun."""
        campaign = self.campaign(game)
        place = campaign.played_in(game)
        following = campaign.next_of(place.number) if place is not None else None
        return following.journal if following is not None else ""

    # -- who minds a table -------------------------------------------------------------------------

    def mind(self, game: str, server: str) -> bool:
        """Let a server mind a table for a while, if no other does: it lets bots answer there."""
        if not self.shared:
            return True
        with self.transaction() as database:
            return database.execute(_MIND, {"game": game, "holder": server}).first() is not None

    def mind_no_more(self, server: str) -> None:
        """Let others mind what a server has minded."""
        with self.transaction() as database:
            database.execute(delete(LEASES).where(LEASES.c.holder == server))

    def move_head(self, game: str) -> None:
        """Let the chapter of a game be the head of its campaign."""
        number = select(CHAPTERS.c.number).where(CHAPTERS.c.game == game).scalar_subquery()
        campaign = select(CHAPTERS.c.campaign).where(CHAPTERS.c.game == game).scalar_subquery()
        with self.transaction() as database:
            database.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign).values(head=number))


def put_game(database: Connection, game: KeptGame, journal: bytes) -> None:
    """Write down a game that is new here, with its journal."""
    database.execute(
        insert(GAMES),
        {
            "id": game.id,
            "name": game.name,
            "card": msgspec.json.encode(game.card),
            "seats": msgspec.json.encode(game.seats),
            "played": game.played,
            "door": msgspec.json.encode(game.door).decode(),
        },
    )
    database.execute(_APPEND, {"game": game.id, "number": 0, "record": journal})


def delete_games(database: Connection, games: Sequence[str]) -> None:
    """Take games away, chapters of which nothing is kept then, and campaigns of which no game is."""
    mine = CHAPTERS.c.game.in_(games)
    chapters = database.execute(select(CHAPTERS.c.campaign, CHAPTERS.c.number, CHAPTERS.c.parent, CHAPTERS.c.after).where(mine))
    touched = chapters.all()
    database.execute(delete(GAMES).where(GAMES.c.id.in_(games)))
    for chapter in touched:
        if chapter.after is None:
            forget_chapter(database, chapter.campaign, chapter.number, chapter.parent)
    kept = select(CHAPTERS.c.campaign).where(CHAPTERS.c.game.is_not(None))
    of_these = CAMPAIGNS.c.id.in_({chapter.campaign for chapter in touched})
    database.execute(delete(CAMPAIGNS).where(of_these, CAMPAIGNS.c.id.not_in(kept)))
    forget_things(database, games)


def forget_chapter(database: Connection, campaign: str, number: int, parent: int | None) -> bool:
    """Take a chapter away that nobody finished; a campaign that went on there goes on where that one began.

    One from which it goes on stays; tell whether it is gone.
    """
    others = (CHAPTERS.c.campaign == campaign, CHAPTERS.c.number != number)
    if database.execute(select(CHAPTERS.c.number).where(*others, CHAPTERS.c.parent == number)).first() is not None:
        return False
    last = database.execute(select(func.max(CHAPTERS.c.number)).where(*others)).scalar_one()
    database.execute(delete(CHAPTERS).where(CHAPTERS.c.campaign == campaign, CHAPTERS.c.number == number))
    here = (CAMPAIGNS.c.id == campaign, CAMPAIGNS.c.head == number)
    if last is not None:
        database.execute(update(CAMPAIGNS).where(*here).values(head=last if parent is None else parent))
    return True


def _begin_chapter(database: Connection, game: KeptGame, after: str | None, beside: str | None) -> None:
    """Write down which chapter a game is; it is the head of its campaign from now on."""
    other = after if after is not None else beside
    asked = select(CHAPTERS.c.campaign, CHAPTERS.c.number, CHAPTERS.c.parent).where(CHAPTERS.c.game == other)
    found = database.execute(asked).one_or_none() if other is not None else None
    if found is None:
        campaign, number, parent = game.id, 1, None
        database.execute(insert(CAMPAIGNS), {"id": campaign, "head": 1, "name": game.name})
    else:
        campaign, parent = found.campaign, found.number if after is not None else found.parent
        most = database.execute(select(func.max(CHAPTERS.c.number)).where(CHAPTERS.c.campaign == campaign)).scalar_one()
        number = most + 1
        database.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign).values(head=number))
    database.execute(
        insert(CHAPTERS),
        {"campaign": campaign, "number": number, "parent": parent, "game": game.id, "kind": game.card.kind},
    )


def _close_chapter(database: Connection, game: str, leaves: Posse | None) -> None:
    """Write down the posse that a chapter leaves; one that is not over leaves none."""
    posse = packed_posse(leaves) if leaves is not None else None
    database.execute(_CLOSE, {"which": game, "after": posse})


def packed_posse(posse: Posse) -> bytes:
    """Write a posse as it is kept."""
    return pack(msgspec.json.encode(posse))


def posse_kept(written: bytes, name: str) -> Posse:
    """Read a posse that is kept; an earlier version did not pack it."""
    try:
        plain = written if written[:1] == b"{" else unpack(written)
    except ValueError as problem:
        raise SaveError(f"{name}: a posse that is kept with it cannot be read: {problem}.") from problem
    return read_posse(msgspec.json.decode(plain), name)


def _game(name: str, title: str, card: bytes, seats: bytes, played: str, door: str) -> KeptGame:
    return KeptGame(
        name,
        title,
        msgspec.json.decode(card, type=GameCard),
        msgspec.json.decode(seats, type=list[SeatRecord]),
        played,
        msgspec.json.decode(door, type=DoorRecord),
    )
