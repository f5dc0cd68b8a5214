"""Where the games of the table are kept: one SQLite file. An answer is on the disk before anybody is told that it counts."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
from msgspec import Struct, field

from lantern.campaign.between import ChapterKind
from lantern.campaign.chain import Campaign, ChapterBegun, ChapterClosed, HeadMoved
from lantern.campaign.posse import Posse, read_posse
from lantern.content.folders import data_folder
from lantern.core.engine import Given
from lantern.core.errors import SaveError
from lantern.core.journal import Journal, JournalKeeper, journal_bytes, read_journal
from lantern.core.packing import pack, unpack
from lantern.rules.table.people import Person

SCHEMA = """
CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    card BLOB NOT NULL,
    seats BLOB NOT NULL,
    played TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS records (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    record BLOB NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS undone (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    answers BLOB NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS campaigns (
    id TEXT PRIMARY KEY,
    head INTEGER NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    deleted TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS chapters (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    parent INTEGER,
    game TEXT UNIQUE REFERENCES games (id) ON DELETE SET NULL,
    after BLOB,
    kind TEXT NOT NULL DEFAULT 'adventure',
    PRIMARY KEY (campaign, number)
) STRICT;
"""
#: Raised when the tables change; an older program refuses a newer file, and an older file gets what it lacks.
#: 1: games and their records. 2: what was undone. 3: campaigns; a game of before is a campaign of one chapter.
#: 4: campaigns have names and can be taken back after they were deleted; chapters say their kind, also without their game.
VERSION = NAMES_SINCE = 4
CAMPAIGNS_SINCE = 3
#: What the tables of version 3 lack.
NAMES = """
ALTER TABLE campaigns ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE campaigns ADD COLUMN deleted TEXT;
ALTER TABLE chapters ADD COLUMN kind TEXT NOT NULL DEFAULT 'adventure';
"""
#: Call campaigns that have no name by their first game, and say the kinds of chapters.
NAMING = """
UPDATE campaigns SET name = coalesce(
    (SELECT games.name FROM chapters JOIN games ON game = games.id WHERE campaign = campaigns.id ORDER BY number LIMIT 1), '')
    WHERE name = '';
UPDATE chapters SET kind = coalesce(
    (SELECT json_extract(CAST(card AS TEXT), '$.kind') FROM games WHERE games.id = game), 'adventure');
"""
#: Make every game that belongs to no campaign one of its own.
ADOPTION = """
INSERT INTO campaigns (id, head, name)
    SELECT id, 1, name FROM games WHERE id NOT IN (SELECT game FROM chapters WHERE game IS NOT NULL);
INSERT INTO chapters (campaign, number, game)
    SELECT id, 1, id FROM games WHERE id NOT IN (SELECT game FROM chapters WHERE game IS NOT NULL);
"""


class SeatRecord(Struct):
    """A seat as it is kept: the heroes it runs, and the digests of the secrets that hold it."""

    id: str
    name: str
    heroes: list[str]
    tokens: list[str] = field(default_factory=list)


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


class Store:
    """The games, in one file; any thread may use it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = Lock()
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._database = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=10)
            self._prepare()
        except sqlite3.Error as problem:
            raise SaveError(f"{path}: the games kept there cannot be opened: {problem}.", kind="unreadable") from problem

    def _prepare(self) -> None:
        run = self._database.execute
        run("PRAGMA journal_mode = WAL")
        run("PRAGMA synchronous = FULL")  # a committed answer survives the power going out
        run("PRAGMA foreign_keys = ON")
        (version,) = run("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise SaveError(f"{self.path}: written by a newer version of the game (format {version}).", kind="version")
        self._database.executescript(SCHEMA)
        if version < NAMES_SINCE:
            made = NAMES if version == CAMPAIGNS_SINCE else ADOPTION
            self._database.executescript(f"BEGIN IMMEDIATE; {made} {NAMING} PRAGMA user_version = {VERSION}; COMMIT;")

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._database.close()

    def rows(self, asked: str, *facts: object) -> list[tuple[Any, ...]]:
        """Look something up."""
        with self._lock:
            return self._database.execute(asked, facts).fetchall()

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Do everything or nothing; what is done is on the disk afterwards."""
        with self._lock:
            try:
                self._database.execute("BEGIN IMMEDIATE")
                yield self._database
                self._database.execute("COMMIT")
            except sqlite3.Error as problem:
                self._roll_back()
                raise SaveError(f"{self.path.name}: the game could not be saved: {problem}.", kind="unwritten") from problem
            except BaseException:
                self._roll_back()
                raise

    def _roll_back(self) -> None:
        if self._database.in_transaction:
            self._database.execute("ROLLBACK")

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
            database.execute(
                "INSERT INTO games (id, name, card, seats, played) VALUES (?, ?, ?, ?, ?)",
                (game.id, game.name, msgspec.json.encode(game.card), msgspec.json.encode(game.seats), game.played),
            )
            database.execute("INSERT INTO records VALUES (?, 0, ?)", (game.id, journal_bytes(journal)))
            _begin_chapter(database, game, after, beside)
            _close_chapter(database, game.id, leaves)
        return 1

    def append(self, game: KeptGame, number: int, records: list[bytes], undone: list[Given], after: Posse | None = None) -> int:
        """Keep what happened in a game from record `number` on, and what can be done again; return how many records it has.

        If that is its end, the chapter is closed with the posse that it leaves.
        """
        with self.transaction() as database:
            database.executemany(
                "INSERT INTO records VALUES (?, ?, ?)",
                [(game.id, number + place, record) for place, record in enumerate(records)],
            )
            database.execute(
                "UPDATE games SET card = ?, played = ? WHERE id = ?", (msgspec.json.encode(game.card), game.played, game.id)
            )
            database.execute("INSERT OR REPLACE INTO undone VALUES (?, ?)", (game.id, msgspec.msgpack.encode(undone)))
            _close_chapter(database, game.id, after)
        return number + len(records)

    def games(self) -> list[KeptGame]:
        """List all games, the one played last first."""
        asked = (
            "SELECT id, name, card, seats, played FROM games WHERE id NOT IN (SELECT game FROM chapters JOIN campaigns"
            " ON campaign = campaigns.id WHERE game IS NOT NULL AND deleted IS NOT NULL) ORDER BY played DESC, id"
        )
        return [_game(*row) for row in self.rows(asked)]

    def game(self, name: str) -> KeptGame | None:
        """Find a game by its id."""
        with self._lock:
            row = self._database.execute("SELECT id, name, card, seats, played FROM games WHERE id = ?", (name,)).fetchone()
        return _game(*row) if row is not None else None

    def journal(self, game: KeptGame) -> tuple[Journal, int]:
        """Read the journal of a game, and the number of its next record."""
        asked = "SELECT number, record FROM records WHERE game = ? ORDER BY number"
        with self._lock:
            rows = self._database.execute(asked, (game.id,)).fetchall()
        return read_journal(b"".join(record for _, record in rows), game.name), rows[-1][0] + 1 if rows else 0

    def write_anew(self, game: KeptGame, number: int, journal: Journal) -> int:
        """Keep a journal in place of its records, because they were of an older format; return the number of the next."""
        with self.transaction() as database:
            database.execute("DELETE FROM records WHERE game = ?", (game.id,))
            database.execute("INSERT INTO records VALUES (?, ?, ?)", (game.id, number, journal_bytes(journal)))
        return number + 1

    def undone(self, game: KeptGame) -> list[Given]:
        """Read the answers of a game that were taken back and can be given again, the first of them first."""
        with self._lock:
            row = self._database.execute("SELECT answers FROM undone WHERE game = ?", (game.id,)).fetchone()
        return msgspec.msgpack.decode(row[0], type=list[Given]) if row is not None else []

    def rename(self, game: str, name: str) -> None:
        """Give a game another name."""
        with self.transaction() as database:
            database.execute("UPDATE games SET name = ? WHERE id = ?", (name, game))

    def reseat(self, game: str, seats: list[SeatRecord]) -> None:
        """Keep who holds which seat."""
        with self.transaction() as database:
            database.execute("UPDATE games SET seats = ? WHERE id = ?", (msgspec.json.encode(seats), game))

    def delete(self, game: str) -> None:
        """Keep a game no longer; a campaign of which nothing is kept any more goes with its last game."""
        with self.transaction() as database:
            database.execute("DELETE FROM games WHERE id = ?", (game,))
            database.execute("DELETE FROM campaigns WHERE id NOT IN (SELECT campaign FROM chapters WHERE game IS NOT NULL)")

    # -- campaigns ---------------------------------------------------------------------------------

    def campaign(self, game: str) -> Campaign:
        """Read the campaign to which a game belongs; the journal of a chapter is called like its game."""
        with self._lock:
            run = self._database.execute
            row = run("SELECT id, head FROM campaigns JOIN chapters ON campaign = id WHERE game = ?", (game,)).fetchone()
            name, head = row if row is not None else ("", 0)
            asked = "SELECT number, parent, game, after FROM chapters WHERE campaign = ? ORDER BY number"
            rows = run(asked, (name,)).fetchall()
        campaign = Campaign()
        for number, parent, played, after in rows:
            campaign.apply(ChapterBegun(number, parent, played or ""))
            if after is not None:
                campaign.apply(ChapterClosed(number, posse_kept(after, game)))
        if head in campaign.chapters:
            campaign.apply(HeadMoved(head))
        return campaign

    def move_head(self, game: str) -> None:
        """Let the chapter of a game be the head of its campaign."""
        with self.transaction() as database:
            database.execute(
                "UPDATE campaigns SET head = (SELECT number FROM chapters WHERE game = :game)"
                " WHERE id = (SELECT campaign FROM chapters WHERE game = :game)",
                {"game": game},
            )


def _begin_chapter(database: sqlite3.Connection, game: KeptGame, after: str | None, beside: str | None) -> None:
    """Write down which chapter a game is; it is the head of its campaign from now on."""
    other = after if after is not None else beside
    found = database.execute("SELECT campaign, number, parent FROM chapters WHERE game = ?", (other,)).fetchone()
    if found is None:
        campaign, number, parent = game.id, 1, None
        database.execute("INSERT INTO campaigns (id, head, name) VALUES (?, 1, ?)", (campaign, game.name))
    else:
        campaign, parent = found[0], found[1] if after is not None else found[2]
        (most,) = database.execute("SELECT max(number) FROM chapters WHERE campaign = ?", (campaign,)).fetchone()
        number = most + 1
        database.execute("UPDATE campaigns SET head = ? WHERE id = ?", (number, campaign))
    database.execute(
        "INSERT INTO chapters (campaign, number, parent, game, kind) VALUES (?, ?, ?, ?, ?)",
        (campaign, number, parent, game.id, game.card.kind),
    )


def _close_chapter(database: sqlite3.Connection, game: str, leaves: Posse | None) -> None:
    """Write down the posse that a chapter leaves; one that is not over leaves none."""
    posse = packed_posse(leaves) if leaves is not None else None
    database.execute("UPDATE chapters SET after = ? WHERE game = ?", (posse, game))


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


def _game(name: str, title: str, card: bytes, seats: bytes, played: str) -> KeptGame:
    return KeptGame(
        name, title, msgspec.json.decode(card, type=GameCard), msgspec.json.decode(seats, type=list[SeatRecord]), played
    )
