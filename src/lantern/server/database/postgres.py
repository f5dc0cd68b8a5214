"""Games in a database of a PostgreSQL server, which several servers of games may share.

It is looked at before anything is written, and brought up to date.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from secrets import token_hex
from threading import local

from sqlalchemy import URL, Connection, Engine, bindparam, create_engine, select, text

from lantern.core.errors import SaveError
from lantern.server.database.base import (
    PATIENCE,
    REVISIONS,
    UNSAVED,
    Database,
    Readiness,
    bring_up_to_date,
    foreign,
    make,
    newer,
    open_elsewhere,
)
from lantern.server.database.former import COLUMNS
from lantern.server.database.problems import told
from lantern.server.database.tables import GAMES, VERSIONS

#: Whoever is alone with a game and does nothing for so long loses it; sooner than others lose patience.
LONGEST_TURN = 4.0
#: So many connections has one process, of a server which lets in a hundred if nobody says otherwise; as many write as read.
CONNECTIONS, MORE_CONNECTIONS = 8, 8
#: Held while tables are made, so that of several servers that start one does it.
MAKING = 0x1A47E24

#: So our connections are called at the server, and those of this process beyond that.
OURS = "old-lantern"
_MINE = token_hex(6)
_OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name LIKE :ours AND application_name <> :mine"
)

_ALONE = select(GAMES.c.id).where(GAMES.c.id == bindparam("which")).with_for_update(key_share=True)


class _Turn(local):
    """The connection with which a thread is alone with a game."""

    connection: Connection | None = None


class PostgresDatabase(Database):
    """A database of a PostgreSQL server, which several servers of games may share."""

    shared = True

    def __init__(self, url: URL) -> None:
        super().__init__(url.database or "the database")
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
                    make(connection)
                case "former":
                    bring_up_to_date(connection, None)

    def _reader(self) -> AbstractContextManager[Connection]:
        mine = self._turn.connection
        return nullcontext(mine) if mine is not None else self._readers.connect()

    def _transaction(self) -> AbstractContextManager[Connection]:
        mine = self._turn.connection
        return nullcontext(mine) if mine is not None else self._writers.begin()

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

    def serve_alone(self) -> None:
        """Several servers may share it."""

    def change_alone(self) -> None:
        """Be refused if any other program of ours is connected: it would go on with tables that are no more."""
        with self.reading() as connection:
            others = connection.execute(_OTHERS, {"ours": f"{OURS}-%", "mine": mine()}).scalar_one()
        if others:
            raise open_elsewhere(self.name)

    def close(self) -> None:
        """Let go of the server."""
        self._readers.dispose()
        self._writers.dispose()


def mine() -> str:
    """Return how the connections of this process are called."""
    return f"{OURS}-{_MINE}"


def _postgres(url: URL, options: str) -> Engine:
    return create_engine(
        url,
        isolation_level="REPEATABLE READ" if "read_only" in options else "READ COMMITTED",
        connect_args={"connect_timeout": int(PATIENCE), "options": options, "application_name": mine()},
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
        raise foreign(shown)
    version: str = connection.execute(select(VERSIONS.c.version_num)).scalar_one()
    if version not in REVISIONS:
        raise newer(shown, version)
    return "present" if version == REVISIONS[-1] else "former"
