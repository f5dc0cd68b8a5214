"""The tables of the database, as they are now; `migrations` has how they came to be so."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()
#: Where a database says to which step of `migrations` it has come; Alembic makes it, too.
VERSIONS = Table("lantern_version", MetaData(), Column("version_num", String(32), primary_key=True))
#: How each table is kept in SQLite: nothing goes into a column that is not of its kind.
STRICT: dict[str, Any] = {"sqlite_strict": True}
#: The same for tables that are found by their key only.
BY_KEY: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}


def _game() -> Column[str]:
    """Name the game that a row is about; the row goes with it."""
    return Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def _person() -> Column[str]:
    """Name the person whom a row is about; the row goes with them."""
    return Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False)


#: `card`, `seats` and `door` are JSON: what the list shows, who runs whom, and who may come in.
GAMES = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("card", LargeBinary, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("played", Text, nullable=False),
    Column("door", Text, nullable=False, server_default="{}"),
    **STRICT,
)
#: The journals: a record is appended and never changed, and its number is its own, so that two cannot both write it.
RECORDS = Table(
    "records",
    METADATA,
    _game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("record", LargeBinary, nullable=False),
    **BY_KEY,
)
UNDONE = Table("undone", METADATA, _game(), Column("answers", LargeBinary, nullable=False), **STRICT)
#: What somebody wanted done once, by the word it was sent with: it came with the records up to `version`.
DEEDS = Table(
    "deeds",
    METADATA,
    _game(),
    Column("once", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", Text, nullable=False),
    **BY_KEY,
)
CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("head", Integer, nullable=False),
    Column("name", Text, nullable=False, server_default=""),
    Column("deleted", Text),
    **STRICT,
)
CHAPTERS = Table(
    "chapters",
    METADATA,
    Column("campaign", Text, ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("parent", Integer),
    Column("game", Text, ForeignKey("games.id", ondelete="SET NULL"), unique=True),
    Column("after", LargeBinary),
    Column("kind", Text, nullable=False, server_default="adventure"),
    **STRICT,
)
PERSONS = Table(
    "persons",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", Text, nullable=False),
    **STRICT,
)
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("digest", Text, primary_key=True),
    _person(),
    Column("created", Text, nullable=False),
    Column("expires", Text, nullable=False),
    Index("sessions_of_person", "person"),
    **STRICT,
)
#: What is whose; `kind` is campaign, hero or game, `thing` its id.
BELONGINGS = Table(
    "belongings",
    METADATA,
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("thing", Text, primary_key=True),
    Index("belongings_by_thing", "kind", "thing"),
    **BY_KEY,
)
#: Which server writes a game, and until when it need not say so again.
LEASES = Table(
    "leases", METADATA, _game(), Column("holder", Text, nullable=False), Column("until", Text, nullable=False), **STRICT
)
CHAT = Table(
    "chat",
    METADATA,
    _game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("who", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Text, nullable=False),
    **BY_KEY,
)
