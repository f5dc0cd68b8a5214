"""Games in a SQLite file, which is looked at before anything is written, and brought up to date.

Readers have other connections than whoever writes: nobody who only looks waits for something to be saved.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from lantern.core.errors import SaveError
from lantern.server.database.base import (
    PATIENCE,
    REVISIONS,
    UNREAD,
    UNSAVED,
    Database,
    Readiness,
    bring_up_to_date,
    foreign,
    make,
    newer,
    open_elsewhere,
)
from lantern.server.database.flushing import WriteAheadLog
from lantern.server.database.former import COLUMNS, LAST, bring_to_last
from lantern.server.database.problems import told
from lantern.server.database.quick import Quick
from lantern.server.database.tables import VERSIONS

#: Files say their version in a number, too: programs of before Alembic read it and leave a newer file alone.
VERSION = int(REVISIONS[-1])
#: So long somebody who reads waits for another program, in seconds.
READERS_PATIENCE = 1.0
#: So many read at a time, and more when it is busy.
READERS, MORE_READERS = 4, 28
#: Begins to write: nobody else does until it is over.
BEGIN = "BEGIN IMMEDIATE"
X = TypeVar("X")


class SqliteDatabase(Database):
    """A SQLite file. One connection writes, one after the other; others read what was committed before."""

    shared = False

    def __init__(self, path: Path) -> None:
        super().__init__(path.name)
        self.path = path
        self._lock = Lock()
        self._log = WriteAheadLog(path)
        self._serving: sqlite3.Connection | None = None
        with told(str(path), "the games kept there cannot be opened", to_the_host=True):
            if path.is_dir():
                raise SaveError(f"{path}: this is a folder, where a file of games should be.", kind="unreadable")
            path.parent.mkdir(parents=True, exist_ok=True)
            condition = _condition(path)
            self._writers = _engine(self._connect, BEGIN, 1)
            self._readers = _engine(lambda: _connect_reader(path), "BEGIN", READERS)
            self._writer = self._writers.connect()
            self._writer.rollback()
            if condition != "present":
                self._prepare()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=PATIENCE)
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            self._log.used = mode == "wal"
            # a committed answer survives the power going out
            connection.execute(f"PRAGMA synchronous = {'NORMAL' if self._log.used else 'FULL'}")
            connection.execute("PRAGMA wal_autocheckpoint = 0")
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
                make(self._writer)
            elif VERSIONS.name in tables:
                bring_up_to_date(self._writer, None)
            else:
                bring_to_last(self._writer, version)
                bring_up_to_date(self._writer, f"{LAST:04}")
            run(f"PRAGMA user_version = {VERSION}")

    def _reader(self) -> AbstractContextManager[Connection]:
        return self._readers.connect()

    @contextmanager
    def reading_quickly(self) -> Iterator[Quick]:
        """Look things up, each as it is when it is asked for: nobody waits for a transaction around one statement."""
        with told(self.name, UNREAD):
            connection = self._readers.raw_connection()
            try:
                yield Quick(connection.cursor(), self._readers.dialect)
            finally:
                connection.close()

    def _transaction(self) -> AbstractContextManager[Connection]:
        return self._for_good(self._writer.begin, self._writer)

    @contextmanager
    def writing_quickly(self) -> Iterator[Quick]:
        """Do everything or nothing, by the driver alone."""
        driver: Any = self._writer.connection.driver_connection
        quick = Quick(driver.cursor(), self._writers.dialect)
        with told(self.name, UNSAVED), self._for_good(lambda: _begun(driver), quick):
            yield quick

    @contextmanager
    def _for_good(self, begin: Callable[[], AbstractContextManager[object]], writer: X) -> Iterator[X]:
        """Be the only one who writes; what was written is on the disk afterwards."""
        with self._lock:
            with begin():
                yield writer
            number = self._log.written()
        self._log.flush(number)
        self._log.empty_when_long(self._lock)

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
                raise open_elsewhere(str(self.path)) from problem

    def change_alone(self) -> None:
        """Be the only one, as a server is."""
        self.serve_alone()

    def close(self) -> None:
        """Close the file."""
        if self._serving is not None:
            self._serving.close()
        self._log.close()
        with self._lock:
            self._readers.dispose()
            self._writer.close()
            self._writers.dispose()


def _begun(driver: sqlite3.Connection) -> sqlite3.Connection:
    """Begin a transaction; it ends with the context that the connection is."""
    driver.execute(BEGIN)
    return driver


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
            raise foreign(str(path))
    finally:
        connection.close()
    if version > VERSION:
        raise newer(str(path), version)
    return "present" if version == VERSION else "former"


def _are_ours(connection: sqlite3.Connection, tables: set[str]) -> bool:
    """Tell whether these are tables of games."""
    return all(
        name in tables and wanted <= {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
        for name, wanted in COLUMNS.items()
    )
