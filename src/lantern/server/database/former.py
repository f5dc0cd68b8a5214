"""Files of before Alembic, whose tables had versions from 1 to 4: each gets what it lacks.

1: games and their records. 2: what was undone. 3: campaigns; a game of before is a campaign of one chapter.
4: campaigns have names and can be taken back after they were deleted; chapters say their kind, also without their game.
"""

from __future__ import annotations

from sqlalchemy import Connection

LAST, CAMPAIGNS_SINCE = 4, 3
#: By these a file of games is known.
COLUMNS = {"games": {"id", "name", "card", "seats", "played"}, "records": {"game", "number", "record"}}
#: What files before version 3 lack, as it was in version 4.
TABLES = (
    """CREATE TABLE IF NOT EXISTS undone (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    answers BLOB NOT NULL
) STRICT""",
    """CREATE TABLE IF NOT EXISTS campaigns (
    id TEXT PRIMARY KEY,
    head INTEGER NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    deleted TEXT
) STRICT""",
    """CREATE TABLE IF NOT EXISTS chapters (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    parent INTEGER,
    game TEXT UNIQUE REFERENCES games (id) ON DELETE SET NULL,
    after BLOB,
    kind TEXT NOT NULL DEFAULT 'adventure',
    PRIMARY KEY (campaign, number)
) STRICT""",
)
#: What the tables of version 3 lack.
NAMES = (
    "ALTER TABLE campaigns ADD COLUMN name TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE campaigns ADD COLUMN deleted TEXT",
    "ALTER TABLE chapters ADD COLUMN kind TEXT NOT NULL DEFAULT 'adventure'",
)
#: Make every game that belongs to no campaign one of its own.
ADOPTION = (
    """INSERT INTO campaigns (id, head, name)
    SELECT id, 1, name FROM games WHERE id NOT IN (SELECT game FROM chapters WHERE game IS NOT NULL)""",
    """INSERT INTO chapters (campaign, number, game)
    SELECT id, 1, id FROM games WHERE id NOT IN (SELECT game FROM chapters WHERE game IS NOT NULL)""",
)
#: Call campaigns that have no name by their first game, and say the kinds of chapters.
NAMING = (
    """UPDATE campaigns SET name = coalesce(
    (SELECT games.name FROM chapters JOIN games ON game = games.id WHERE campaign = campaigns.id ORDER BY number LIMIT 1), '')
    WHERE name = ''""",
    """UPDATE chapters SET kind = coalesce(
    (SELECT json_extract(CAST(card AS TEXT), '$.kind') FROM games WHERE games.id = game), 'adventure')""",
)


def bring_to_last(connection: Connection, version: int) -> None:
    """Bring the tables of a former file to the last version that had a number of its own."""
    if version >= LAST:
        return
    for statement in (*(NAMES if version == CAMPAIGNS_SINCE else (*TABLES, *ADOPTION)), *NAMING):
        connection.exec_driver_sql(statement)
