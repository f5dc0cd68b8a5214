"""What playing together needs: doors, deeds that count once, people with what is theirs, leases and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables."""
    strict = {"sqlite_strict": True}
    by_key = {**strict, "sqlite_with_rowid": False}
    op.add_column("games", sa.Column("door", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "deeds",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("once", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        **by_key,
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        **strict,
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("expires", sa.Text, nullable=False),
        **strict,
    )
    op.create_index("sessions_of_person", "sessions", ["person"])
    op.create_table(
        "belongings",
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("thing", sa.Text, primary_key=True),
        **by_key,
    )
    op.create_index("belongings_by_thing", "belongings", ["kind", "thing"])
    op.create_table(
        "leases",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.Text, nullable=False),
        **strict,
    )
    op.create_table(
        "chat",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        **by_key,
    )
