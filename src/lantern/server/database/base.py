"""What every database of games can do, whichever it is: be read, be written, be looked at before anything is written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import local
from typing import Literal

from sqlalchemy import Connection, insert

from lantern.core.errors import SaveError
from lantern.server.database.problems import told
from lantern.server.database.quick import Quick
from lantern.server.database.tables import METADATA, VERSIONS

#: The steps, one after the other; the last is that of this program.
REVISIONS = ("0004", "0005")
#: So long somebody who writes waits for another who writes, in seconds.
PATIENCE = 5.0
UNSAVED, UNREAD = "the game could not be saved", "what is kept cannot be read"
#: A database has nothing in it yet, tables of some version of ours, or of the present one.
Readiness = Literal["new", "former", "present"]


class _Moment(local):
    """The connection with which a thread reads several things as they were at one moment."""

    connection: Connection | None = None


class Database(ABC):
    """An open database."""

    #: Other servers may write there as well.
    shared: bool

    def __init__(self, name: str) -> None:
        #: What people are told that it is called.
        self.name = name
        self._moment = _Moment()

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """Let this thread look up everything as it was at one moment until this is over."""
        with self.reading() as connection:
            before, self._moment.connection = self._moment.connection, connection
            try:
                yield
            finally:
                self._moment.connection = before

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Look things up, all as they were at one moment; whoever is alone with a game sees what it has written itself, too."""
        mine = self._moment.connection
        with told(self.name, UNREAD), self._reader() if mine is None else nullcontext(mine) as connection:
            yield connection

    @contextmanager
    def reading_quickly(self) -> Iterator[Quick]:
        """Do the same with statements that are written out once."""
        with self.reading() as connection:
            yield Quick(connection.connection.cursor(), connection.dialect)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Do everything or nothing; what is done is on the disk afterwards, or when whoever is alone with a game is done."""
        with told(self.name, UNSAVED), self._transaction() as connection:
            yield connection

    @contextmanager
    def writing_quickly(self) -> Iterator[Quick]:
        """Do the same with statements that are written out once."""
        with self.writing() as connection:
            yield Quick(connection.connection.cursor(), connection.dialect)

    @abstractmethod
    def alone_with(self, game: str) -> AbstractContextManager[None]:
        """Be the only one who writes a game until this is over; what this thread writes meanwhile is one transaction."""

    @abstractmethod
    def serve_alone(self) -> None:
        """Be the only server of games here from now on, until it is closed, where only one is possible."""

    @abstractmethod
    def change_alone(self) -> None:
        """Be the only one who has it open, to put something else in its place; refused while a server has it."""

    @abstractmethod
    def close(self) -> None:
        """Close it."""

    @abstractmethod
    def _reader(self) -> AbstractContextManager[Connection]:
        """Have a connection that reads."""

    @abstractmethod
    def _transaction(self) -> AbstractContextManager[Connection]:
        """Have a connection that writes everything or nothing, and for good."""


def make(connection: Connection) -> None:
    """Make the tables as they are now, where there are none: what the steps come to, only quicker."""
    METADATA.create_all(connection)
    VERSIONS.create(connection)
    connection.execute(insert(VERSIONS), {"version_num": REVISIONS[-1]})


def bring_up_to_date(connection: Connection, came_to: str | None) -> None:
    """Take tables through the steps that they lack; `came_to` says where they are if they do not say so themselves."""
    from alembic import command  # noqa: PLC0415 - takes its time, and is needed once in the life of a version
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "lantern.server.database:migrations")
    config.attributes["connection"] = connection
    if came_to is not None:
        command.stamp(config, came_to)
    command.upgrade(config, REVISIONS[-1])


def newer(name: str, version: object) -> SaveError:
    """Say that a database is of a newer version."""
    return SaveError(f"{name}: written by a newer version of the game (format {version}).", kind="version")


def open_elsewhere(name: str) -> SaveError:
    """Say that a server has a database."""
    return SaveError(f"{name}: another server has these games open; play there, or close it first.", kind="unreadable")


def foreign(name: str) -> SaveError:
    """Say that a database is of another program."""
    return SaveError(f"{name}: this is a database of another program; it was left as it is.", kind="foreign")
