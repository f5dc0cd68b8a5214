"""Opening the database: a SQLite file or a PostgreSQL server, looked at before anything is written, and brought up to date.

Readers have other connections than whoever writes: nobody who only looks waits for something to be saved.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from pathlib import Path
from threading import Lock, local
from typing import Any, Literal, Protocol
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, bindparam, create_engine, event, insert, make_url, select
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import QueuePool

from lantern.core.errors import SaveError
from lantern.server.database.former import COLUMNS, LAST, bring_to_last
from lantern.server.database.problems import told
from lantern.server.database.quick import QuickWriter
from lantern.server.database.tables import GAMES, METADATA, VERSIONS

#: The steps, one after the other; the last is that of this program.
REVISIONS = ("0004", "0005")
#: SQLite files say it in a number, too: programs of before Alembic read it and leave a newer file alone.
VERSION = int(REVISIONS[-1])
#: So long somebody who writes waits for another who writes, in seconds, and somebody who reads.
PATIENCE, READERS_PATIENCE = 5.0, 1.0
#: Whoever is alone with a game of a PostgreSQL server and does nothing for so long loses it; sooner than others lose patience.
LONGEST_TURN = 4.0
UNSAVED = "the game could not be saved"
#: So many read at a time, and more when it is busy.
READERS, MORE_READERS = 4, 28
#: The same of one process for a PostgreSQL server, which lets in a hundred if nobody says otherwise; as many write as read.
CONNECTIONS, MORE_CONNECTIONS = 8, 8
#: Held while tables are made in PostgreSQL, so that of several servers that start one does it.
MAKING = 0x1A47E24
#: A database has nothing in it yet, tables of some version of ours, or of the present one.
Readiness = Literal["new", "former", "present"]


class Database(Protocol):
    """An open database."""

    #: What people are told that it is called.
    name: str
    #: Other servers may write there as well.
    shared: bool

    def reading(self) -> AbstractContextManager[Connection]:
        """Look things up, all as they were at one moment."""

    def writing(self) -> AbstractContextManager[Connection]:
        """Do everything or nothing; what is done is on the disk afterwards."""

    def writing_quickly(self) -> AbstractContextManager[QuickWriter]:
        """Do the same with statements that are written out once."""

    def alone_with(self, game: str) -> AbstractContextManager[None]:
        """Be the only one who writes a game until this is over; what this thread writes meanwhile is one transaction."""

    def serve_alone(self) -> None:
        """Be the only server of games here from now on, until it is closed, where only one is possible."""

    def close(self) -> None:
        """Close it."""


def open_database(place: Path | str) -> Database:
    """Open a database: a file by its path, or whatever an address names. What is not ours is refused and left as it is."""
    if isinstance(place, Path):
        return SqliteDatabase(place)
    url = address(place)
    if url.get_backend_name() == "sqlite":
        return SqliteDatabase(Path(url.database or ""))
    return PostgresDatabase(url)


def address(text: str) -> URL:
    """Read the address of a database."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as problem:
        raise SaveError(
            "This is no address of a database; one looks like postgresql://user@host/name.", kind="foreign"
        ) from problem
    if url.get_backend_name() == "sqlite" and url.database not in {None, "", ":memory:"}:
        return url
    if url.drivername in {"postgresql", "postgres", "postgresql+psycopg"}:
        return url.set(drivername="postgresql+psycopg")
    raise SaveError(f"Games are kept in SQLite or PostgreSQL; '{url.drivername}' is neither.", kind="foreign")


def _make(connection: Connection) -> None:
    """Make the tables as they are now, where there are none: what the steps come to, only quicker."""
    METADATA.create_all(connection)
    VERSIONS.create(connection)
    connection.execute(insert(VERSIONS), {"version_num": REVISIONS[-1]})


def _bring_up_to_date(connection: Connection, came_to: str | None) -> None:
    """Take tables through the steps that they lack; `came_to` says where they are if they do not say so themselves."""
    from alembic import command  # noqa: PLC0415 - takes its time, and is needed once in the life of a version
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "lantern.server.database:migrations")
    config.attributes["connection"] = connection
    if came_to is not None:
        command.stamp(config, came_to)
    command.upgrade(config, REVISIONS[-1])


def _newer(name: str, version: object) -> SaveError:
    return SaveError(f"{name}: written by a newer version of the game (format {version}).", kind="version")


def _foreign(name: str) -> SaveError:
    return SaveError(f"{name}: this is a database of another program; it was left as it is.", kind="foreign")


# -- SQLite -----------------------------------------------------------------------------------------


class SqliteDatabase:
    """A SQLite file. One connection writes, one after the other; others read what was committed before."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.name
        self._lock = Lock()
        self._serving: sqlite3.Connection | None = None
        with told(str(path), "the games kept there cannot be opened", to_the_host=True):
            if path.is_dir():
                raise SaveError(f"{path}: this is a folder, where a file of games should be.", kind="unreadable")
            path.parent.mkdir(parents=True, exist_ok=True)
            condition = _condition(path)
            self._writers = _engine(self._connect, "BEGIN IMMEDIATE", 1)
            self._readers = _engine(lambda: _connect_reader(path), "BEGIN", READERS)
            self._writer = self._writers.connect()
            self._quick: sqlite3.Connection = self._writer.connection.driver_connection  # type: ignore[assignment]
            self._writer.rollback()
            if condition != "present":
                self._prepare()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=PATIENCE)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")  # a committed answer survives the power going out
            connection.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _prepare(self) -> None:
        """Make the tables, or bring those of a former version up to date, all in one go."""
        with self._lock, self._writer.begin():
            run = self._writer.exec_driver_sql
            version = run("PRAGMA user_version").scalar_one()
            if version == VERSION:  # another program was faster
                return
            tables = {row[0] for row in run("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not tables:
                _make(self._writer)
            elif VERSIONS.name in tables:
                _bring_up_to_date(self._writer, None)
            else:
                bring_to_last(self._writer, version)
                _bring_up_to_date(self._writer, f"{LAST:04}")
            run(f"PRAGMA user_version = {VERSION}")

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Look things up, all as they were at one moment."""
        with told(self.name, "what is kept cannot be read"), self._readers.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Do everything or nothing; what is done is on the disk afterwards."""
        with self._lock, told(self.name, UNSAVED), self._writer.begin():
            yield self._writer

    @contextmanager
    def writing_quickly(self) -> Iterator[QuickWriter]:
        """Do the same with statements that are written out once."""
        with self._lock, told(self.name, UNSAVED):
            connection = self._quick
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield QuickWriter(connection.cursor(), self._writers.dialect)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    def alone_with(self, game: str) -> AbstractContextManager[None]:  # noqa: ARG002 - it is so for every game
        """Be the only one who writes: there is no other server, and this one does one thing after the other at a table."""
        return nullcontext()

    def serve_alone(self) -> None:
        """Be the only server of this file, or be refused: another would keep tables in memory that this one changes."""
        beside = self.path.with_name(f"{self.path.name}.serving")
        with told(str(beside), "the games cannot be served"):
            self._serving = sqlite3.connect(beside, isolation_level=None, timeout=0, check_same_thread=False)
            try:
                self._serving.execute("BEGIN EXCLUSIVE")  # goes with the process, however that ends
            except sqlite3.OperationalError as problem:
                self._serving.close()
                if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise
                raise SaveError(
                    f"{self.path}: another server has these games open; play there, or close it first.", kind="unreadable"
                ) from problem

    def close(self) -> None:
        """Close the file."""
        if self._serving is not None:
            self._serving.close()
        with self._lock:
            self._readers.dispose()
            self._writer.close()
            self._writers.dispose()


def _engine(connect: Any, begin: str, size: int) -> Engine:
    """Make connections to a file; each begins its transactions by itself."""
    engine = create_engine(
        "sqlite://", creator=connect, poolclass=QueuePool, pool_size=size, max_overflow=MORE_READERS, pool_timeout=PATIENCE
    )
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _connect_reader(path: Path) -> sqlite3.Connection:
    """Open a file only to read it."""
    name = f"file:{quote(str(path.absolute()))}?mode=ro"
    return sqlite3.connect(name, uri=True, check_same_thread=False, isolation_level=None, timeout=READERS_PATIENCE)


def _condition(path: Path) -> Readiness:
    """Look at a file without touching it: new, of a former version or of this one. Anything else is refused."""
    if not path.exists() or path.stat().st_size == 0:
        return "new"
    connection = _connect_reader(path)
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")}
        if not tables and version == 0:
            return "new"
        if not _are_ours(connection, tables):
            raise _foreign(str(path))
    finally:
        connection.close()
    if version > VERSION:
        raise _newer(str(path), version)
    return "present" if version == VERSION else "former"


def _are_ours(connection: sqlite3.Connection, tables: set[str]) -> bool:
    """Tell whether these are tables of games."""
    return all(
        name in tables and wanted <= {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
        for name, wanted in COLUMNS.items()
    )


# -- PostgreSQL -------------------------------------------------------------------------------------

_ALONE = select(GAMES.c.id).where(GAMES.c.id == bindparam("which")).with_for_update(key_share=True)


class _Turn(local):
    """The connection with which a thread is alone with a game."""

    connection: Connection | None = None


class PostgresDatabase:
    """A database of a PostgreSQL server, which several servers of games may share."""

    shared = True

    def __init__(self, url: URL) -> None:
        self.name = url.database or "the database"
        #: The same address for whoever listens there.
        self.dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._turn = _Turn()
        waits = f"-c lock_timeout={int(PATIENCE * 1000)}"
        try:
            self._writers = _postgres(url, f"{waits} -c idle_in_transaction_session_timeout={int(LONGEST_TURN * 1000)}")
            self._readers = _postgres(url, f"{waits} -c default_transaction_read_only=on")
        except ModuleNotFoundError as problem:
            raise SaveError(
                "PostgreSQL needs a package that is not installed: pip install 'old-lantern[postgres]'.", kind="unreadable"
            ) from problem
        shown = url.set(drivername="postgresql").render_as_string(hide_password=True)
        with told(shown, "the games kept there cannot be opened", to_the_host=True):
            with self._readers.connect() as connection:
                condition = _condition_there(connection, shown)
            if condition != "present":
                self._prepare(shown)

    def _prepare(self, shown: str) -> None:
        """Make the tables, or bring those of a former version up to date, all in one go; of several servers, one does it."""
        with self._writers.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MAKING})")
            match _condition_there(connection, shown):
                case "new":
                    _make(connection)
                case "former":
                    _bring_up_to_date(connection, None)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Look things up, all as they were at one moment; whoever is alone with a game sees what it has written itself, too."""
        with told(self.name, "what is kept cannot be read"):
            if self._turn.connection is not None:
                yield self._turn.connection
                return
            with self._readers.connect() as connection:
                yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Do everything or nothing; what is done is on the disk afterwards, or when whoever is alone with a game is done."""
        with told(self.name, UNSAVED):
            if self._turn.connection is not None:
                yield self._turn.connection
                return
            with self._writers.begin() as connection:
                yield connection

    @contextmanager
    def alone_with(self, game: str) -> Iterator[None]:
        """Be the only one who writes a game, of all servers, until this is over; what this thread writes is one transaction.

        The lock goes with the connection: at once if the process dies, after a few seconds if it stands still.
        """
        if self._turn.connection is not None:
            yield
            return
        with told(self.name, UNSAVED), self._writers.begin() as connection:
            connection.execute(_ALONE, {"which": game})
            self._turn.connection = connection
            try:
                yield
            finally:
                self._turn.connection = None

    @contextmanager
    def writing_quickly(self) -> Iterator[QuickWriter]:
        """Do the same with statements that are written out once."""
        if self._turn.connection is not None:
            with told(self.name, UNSAVED):
                yield QuickWriter(self._turn.connection.connection.cursor(), self._writers.dialect)
            return
        with told(self.name, UNSAVED), closing(self._writers.raw_connection()) as connection:
            try:
                yield QuickWriter(connection.cursor(), self._writers.dialect)
                connection.commit()
            except BaseException:
                with suppress(Exception):  # there may be nobody there any more to take it back
                    connection.rollback()
                raise

    def serve_alone(self) -> None:
        """Several servers may share it."""

    def close(self) -> None:
        """Let go of the server."""
        self._readers.dispose()
        self._writers.dispose()


def _postgres(url: URL, options: str) -> Engine:
    return create_engine(
        url,
        isolation_level="REPEATABLE READ" if "read_only" in options else "READ COMMITTED",
        connect_args={"connect_timeout": int(PATIENCE), "options": options},
        pool_size=CONNECTIONS,
        max_overflow=MORE_CONNECTIONS,
        pool_timeout=PATIENCE,
        pool_pre_ping=True,  # a database that was gone and is back is found again without an answer lost
    )


def _condition_there(connection: Connection, shown: str) -> Readiness:
    """Look at a database without touching it: new, of a former version or of this one. Anything else is refused."""
    asked = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    tables = {row[0] for row in connection.exec_driver_sql(asked)}
    if not tables:
        return "new"
    if VERSIONS.name not in tables or not tables >= set(COLUMNS):
        raise _foreign(shown)
    version: str = connection.execute(select(VERSIONS.c.version_num)).scalar_one()
    if version not in REVISIONS:
        raise _newer(shown, version)
    return "present" if version == REVISIONS[-1] else "former"
