"""Games with their journals and what can be done again, and campaigns with their chapters.

So far a file said the version of its tables by itself (`user_version`, 1 to 4). One of these is brought to 4 by `former.py`
and goes on from here.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    strict = {"sqlite_strict": True}
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("played", sa.Text, nullable=False),
        **strict,
    )
    op.create_table(
        "records",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        **strict,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "undone",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("answers", sa.LargeBinary, nullable=False),
        **strict,
    )
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sa.Column("deleted", sa.Text),
        **strict,
    )
    op.create_table(
        "chapters",
        sa.Column("campaign", sa.Text, sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("parent", sa.Integer),
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="SET NULL"), unique=True),
        sa.Column("after", sa.LargeBinary),
        sa.Column("kind", sa.Text, nullable=False, server_default="adventure"),
        **strict,
    )
