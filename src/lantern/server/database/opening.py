"""Opening the database: a SQLite file or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from lantern.core.errors import SaveError
from lantern.server.database.base import Database
from lantern.server.database.postgres import PostgresDatabase
from lantern.server.database.sqlite import SqliteDatabase


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
