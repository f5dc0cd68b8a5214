"""What can be wrong with a database, in words for people."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EDQUOT, ENOSPC
from typing import Literal, NamedTuple

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFreeError

from lantern.core.errors import SaveError, SaveTrouble

#: What ails a database: whoever plays there is told, in each language.
Ailment = Literal["full", "busy", "read-only", "gone", "damaged", "other"]
FULL, DAMAGED = "the disk is full", "it is damaged"
BUSY = "another program is holding it; try again in a moment"
READ_ONLY = "it can only be read, not written"
GONE = "the database cannot be reached"
#: What SQLite says by a number.
OF_SQLITE: dict[int, tuple[str, SaveTrouble, Ailment]] = {
    sqlite3.SQLITE_BUSY: (BUSY, "unwritten", "busy"),
    sqlite3.SQLITE_LOCKED: (BUSY, "unwritten", "busy"),
    sqlite3.SQLITE_READONLY: (READ_ONLY, "unwritten", "read-only"),
    sqlite3.SQLITE_PERM: (READ_ONLY, "unwritten", "read-only"),
    sqlite3.SQLITE_IOERR: ("the disk does not read or write it, or is full", "unwritten", "full"),
    sqlite3.SQLITE_CORRUPT: (DAMAGED, "damaged", "damaged"),
    sqlite3.SQLITE_FULL: (FULL, "unwritten", "full"),
    sqlite3.SQLITE_CANTOPEN: ("it cannot be opened or made there", "unreadable", "gone"),
    sqlite3.SQLITE_NOTADB: ("it is no database of games", "foreign", "damaged"),
}
#: What PostgreSQL says by five letters, or by the first two of them.
OF_POSTGRES: dict[str, tuple[str, SaveTrouble, Ailment]] = {
    "53100": ("the disk of the database is full", "unwritten", "full"),
    "25006": (READ_ONLY, "unwritten", "read-only"),
    "55P03": (BUSY, "unwritten", "busy"),
    "57014": (BUSY, "unwritten", "busy"),
    "25P03": ("it took too long; try again", "unwritten", "busy"),
    "53300": ("the database has too many visitors already", "unwritten", "busy"),
    "08": (GONE, "unreadable", "gone"),
    "57": (GONE, "unreadable", "gone"),
    "XX": (DAMAGED, "damaged", "damaged"),
}


class StaleWriteError(SaveError):
    """Somebody else has written there meanwhile: what was to be written does not fit any more, and nothing of it was."""


class UnkeepableError(SaveError):
    """What was asked for or brought is nothing that a database can hold: a letter without a sign, a number without end."""


class AilingError(SaveError):
    """Something is wrong with the database, and not with what was asked: it can be tried again when that is mended."""

    def __init__(self, message: str, trouble: Trouble) -> None:
        super().__init__(message, kind=trouble.kind)
        self.ails = trouble.ails


class Trouble(NamedTuple):
    """What is wrong, in words, of which kind that is, and what ails the database."""

    said: str
    kind: SaveTrouble
    ails: Ailment = "other"


def trouble_of(problem: Exception, *, to_the_host: bool = False) -> Trouble:
    """Say what a database complains about; whoever starts a server learns more than whoever plays there."""
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    if isinstance(cause, OSError):
        full = cause.errno in {ENOSPC, EDQUOT}
        return Trouble(FULL, "unwritten", "full") if full else Trouble(cause.strerror or str(cause), "unreadable")
    if isinstance(problem, NoneFreeError):
        return Trouble(BUSY, "unreadable", "busy")
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in OF_SQLITE:
        return Trouble(*OF_SQLITE[code & 0xFF])
    state = getattr(cause, "sqlstate", None)
    for known in (state, state[:2]) if isinstance(state, str) else ():
        if known in OF_POSTGRES:
            return Trouble(*OF_POSTGRES[known])
    first = next(iter(str(cause).strip().splitlines()), "").rstrip(".")
    if "OperationalError" in _kinds(problem) and code is None and state is None:
        return Trouble(f"{GONE} ({first})" if to_the_host else GONE, "unreadable", "gone")
    return Trouble(first or type(cause).__name__, "unreadable")


def _kinds(problem: Exception) -> set[str]:
    """Name the kinds of an error: those of all drivers are called alike."""
    return {kind.__name__ for kind in type(problem).__mro__}


def _is_of_a_database(problem: Exception) -> bool:
    return isinstance(problem, (SQLAlchemyError, OSError)) or "DatabaseError" in _kinds(problem)


@contextmanager
def told(name: str, what: str, *, to_the_host: bool = False) -> Iterator[None]:
    """Tell in a sentence whatever a database complains about meanwhile: of which it is, and what was being done."""
    try:
        yield
    except Exception as problem:
        if not _is_of_a_database(problem):
            raise
        if "IntegrityError" in _kinds(problem):
            raise StaleWriteError(f"{name}: somebody else has written there meanwhile.", kind="unwritten") from problem
        if "DataError" in _kinds(problem):
            raise UnkeepableError(f"{name}: {what}: this is nothing that can be kept.", kind="unwritten") from problem
        trouble = trouble_of(problem, to_the_host=to_the_host)
        raise AilingError(f"{name}: {what}: {trouble.said}.", trouble) from problem
