"""Copies of everything that is kept: one SQLite file, whatever database it comes from or goes to."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from time import time
from urllib.parse import quote

from sqlalchemy import Connection, delete, func, insert, select

from lantern.core.errors import SaveError
from lantern.server.database.base import Database
from lantern.server.database.opening import open_database
from lantern.server.database.problems import told
from lantern.server.database.sqlite import SqliteDatabase
from lantern.server.database.tables import CAMPAIGNS, GAMES, LEASES, METADATA, PERSONS, SESSIONS, VERSIONS

#: What is copied, so that whatever a row names is there before it. Which server writes a game now is nobody's past; and
#: whoever was logged out meanwhile is not logged in again by a copy of before.
COPIED = [table for table in METADATA.sorted_tables if table not in (LEASES, SESSIONS)]
#: What a copy may have in it: tables of some version, and what SQLite makes for itself.
KNOWN = {*METADATA.tables, VERSIONS.name}
#: If any of these has something in it, a database is not empty.
KEPT = (GAMES, CAMPAIGNS, PERSONS)
#: The name of a copy that is being written ends like this; after so long nobody goes on with it.
PART, ABANDONED_SECONDS = ".part", 24 * 3600
#: So many rows at a time.
ROWS = 200


def back_up(database: Database, to: Path) -> None:
    """Write everything as it is at one moment to a new file; whoever plays meanwhile goes on playing."""
    if to.exists():
        raise SaveError(f"{to}: there is something of this name already.", kind="unwritten")
    with told(str(to), "the copy could not be written", to_the_host=True):
        _forget_what_was_broken_off(to.parent)
        handle, name = tempfile.mkstemp(PART, f".{to.name}.", to.parent)
        os.close(handle)
        part = Path(name)
        try:
            with closing(open_database(part)) as target, database.reading() as source, target.writing() as there:
                _copy(source, there)
            _make_one_file(part)
            part.replace(to)
        finally:
            _remove(part)


def restore(
    file: Path, place: Path | str, aside: Path | None = None, look: Callable[[Path], None] = lambda _: None
) -> Path | None:
    """Put everything of a copy into a database, all or nothing.

    A database that is not empty is refused, or, if there is a folder to put things `aside`, written to a file there first,
    whose path is returned. Before that, `look` sees the copy as it is brought up to date, and may refuse it.
    """
    if not file.is_file():
        raise SaveError(f"{file}: there is no such file.", kind="unreadable")
    with tempfile.TemporaryDirectory() as folder:  # a copy of an older version is brought up to date, and stays what it is
        read = Path(folder) / "copy.sqlite"
        with told(str(file), "the copy cannot be read", to_the_host=True):
            shutil.copyfile(file, read)
        _refuse_what_no_copy_has(read, file)
        _refuse_damaged(read, file)
        open_database(read).close()
        look(read)
        with closing(open_database(read)) as source, closing(open_database(place)) as target:
            target.change_alone()
            return _replace(source, target, aside)


def _replace(source: Database, target: Database, aside: Path | None) -> Path | None:
    with target.reading() as there:
        empty = not any(there.execute(select(func.count()).select_from(table)).scalar_one() for table in KEPT)
    put_aside = None
    if not empty:
        if aside is None:
            raise SaveError(
                f"{target.name}: there are games already; --replace sets them aside and puts the copy in their place.",
                kind="unwritten",
            )
        put_aside = aside / f"before-{datetime.now(UTC):%Y%m%d-%H%M%S}.sqlite"
        back_up(target, put_aside)
    with source.reading() as read, target.writing() as there:
        for table in reversed(METADATA.sorted_tables):
            there.execute(delete(table))
        _copy(read, there)
    return put_aside


def _copy(source: Connection, target: Connection) -> None:
    """Copy all rows of all tables."""
    for table in COPIED:
        rows = source.execute(select(table), execution_options={"yield_per": ROWS})
        for part in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in part])


def _refuse_what_no_copy_has(path: Path, shown: Path) -> None:
    """Refuse a file that has more in it than rows: views, triggers and columns that work something out when they are read."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as database:
            parts = database.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master").fetchall()
            strange = [name for kind, name, table, sql in parts if not _is_of_a_copy(kind, table, sql)]
            tables = [table for kind, _, table, _ in parts if kind == "table" and table in KNOWN]
            for table in tables if not strange else []:
                strange += [f"{table}.{row[1]}" for row in database.execute(f"PRAGMA table_xinfo({table})") if row[6]]
    except sqlite3.Error as problem:
        raise SaveError(f"{shown}: the copy cannot be read ({problem}).", kind="foreign") from problem
    if strange:
        raise SaveError(f"{shown}: there is '{strange[0]}' in it, which no copy of games has.", kind="foreign")


def _is_of_a_copy(kind: str, table: str, sql: str) -> bool:
    if table.startswith("sqlite_"):
        return kind == "table"
    plain = "virtual" not in sql.lower().split()[:3]
    return table in KNOWN and ((kind == "table" and plain) or (kind == "index" and "(" not in sql.partition("(")[2]))


def _refuse_damaged(path: Path, shown: Path) -> None:
    problems = damage(path)
    if problems:
        raise SaveError(f"{shown}: the copy is damaged ({problems[0]}); nothing was restored.")


def damage(path: Path) -> list[str]:
    """Say what SQLite finds wrong with a file."""
    try:
        with closing(sqlite3.connect(path)) as database:
            found = [str(row[0]) for row in database.execute("PRAGMA integrity_check(20)")]
            loose = {str(row[0]) for row in database.execute("PRAGMA foreign_key_check")}
    except sqlite3.Error as problem:
        return [str(problem)]
    lines = [line.strip() for one in found if one != "ok" for line in one.splitlines()]
    return lines + [f"rows of '{name}' name something that is not there" for name in sorted(loose)]


def _make_one_file(path: Path) -> None:
    """See a copy on the disk, without the files that SQLite has beside one that is open."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _forget_what_was_broken_off(folder: Path) -> None:
    """Remove what is left of copies of which nobody has written anything for a day: everything is in them, for nobody."""
    for part in folder.glob(f".*{PART}"):
        if time() - max(beside.stat().st_mtime for beside in folder.glob(f"{part.name}*")) > ABANDONED_SECONDS:
            _remove(part)


def _remove(path: Path) -> None:
    for beside in ("", "-wal", "-shm", "-journal"):
        path.with_name(path.name + beside).unlink(missing_ok=True)


def file_of(database: Database) -> Path | None:
    """Return the file that a database is, if it is one."""
    return database.path if isinstance(database, SqliteDatabase) else None
