"""The campaigns of the table: what they are called, where they stand, copies of them, and those that were deleted lately."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import msgspec
from msgspec import Struct

from lantern.campaign.between import ChapterKind
from lantern.campaign.files import CampaignBook, CampaignIndex, ChapterKept
from lantern.core.errors import SaveError
from lantern.core.journal import Journal, journal_bytes, read_journal
from lantern.players.table import Setup, is_over, people_in, program_version, setup_of
from lantern.rules.turn.setup import numbered
from lantern.server.store import GameCard, KeptGame, SeatRecord, Store, packed_posse, posse_kept

#: So long a campaign that was deleted can be taken back.
KEPT_AFTER_DELETION = timedelta(days=7)


class KeptChapter(Struct):
    """A chapter on the shelf; without a `game` only the posse that it left is kept."""

    number: int
    parent: int | None
    kind: ChapterKind
    game: str
    name: str
    card: GameCard | None
    played: str
    closed: bool


class KeptCampaign(Struct):
    """A campaign on the shelf, with its chapters in the order in which they were begun."""

    id: str
    name: str
    head: int
    chapters: list[KeptChapter]

    @property
    def played(self) -> str:
        """Return when somebody played in it last."""
        return max((one.played for one in self.chapters), default="")

    def chapter(self, number: int) -> KeptChapter:
        """Return a chapter by its number."""
        return next(one for one in self.chapters if one.number == number)

    def way(self) -> list[int]:
        """Return the numbers of the chapters that lead to the head."""
        parents = {one.number: one.parent for one in self.chapters}
        way: list[int] = []
        at: int | None = self.head
        while at is not None:
            way.insert(0, at)
            at = parents[at]
        return way


class CampaignShelf:
    """The campaigns in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def campaigns(self) -> list[KeptCampaign]:
        """List all campaigns, the one played last first."""
        found = [self._campaign(*row) for row in self.store.rows("SELECT id, name, head FROM campaigns WHERE deleted IS NULL")]
        return sorted(found, key=lambda campaign: campaign.played, reverse=True)

    def campaign(self, name: str) -> KeptCampaign | None:
        """Find a campaign by its id, also one that was deleted lately."""
        rows = self.store.rows("SELECT id, name, head FROM campaigns WHERE id = ?", name)
        return self._campaign(*rows[0]) if rows else None

    def of_game(self, game: str) -> str:
        """Return the campaign of which a game is a chapter."""
        rows = self.store.rows("SELECT campaign FROM chapters WHERE game = ?", game)
        return str(rows[0][0]) if rows else ""

    def _campaign(self, name: str, title: str, head: int) -> KeptCampaign:
        asked = (
            "SELECT number, parent, kind, game, games.name, card, played, after IS NOT NULL FROM chapters"
            " LEFT JOIN games ON game = games.id WHERE campaign = ? ORDER BY number"
        )
        chapters = [
            KeptChapter(
                number,
                parent,
                kind,
                game or "",
                called or "",
                msgspec.json.decode(card, type=GameCard) if card is not None else None,
                played or "",
                bool(closed),
            )
            for number, parent, kind, game, called, card, played, closed in self.store.rows(asked, name)
        ]
        return KeptCampaign(name, title, head, chapters)

    def size(self, name: str) -> int:
        """Return how many bytes a campaign takes, with everything that was played in it."""
        records = "SELECT sum(length(record)) FROM records JOIN chapters ON records.game = chapters.game WHERE campaign = ?"
        posses = "SELECT sum(length(after)) FROM chapters WHERE campaign = ?"
        return sum(self.store.rows(asked, name)[0][0] or 0 for asked in (records, posses))

    # -- what is done to them ----------------------------------------------------------------------

    def rename(self, name: str, title: str) -> None:
        """Give a campaign another name."""
        with self.store.transaction() as database:
            database.execute("UPDATE campaigns SET name = ? WHERE id = ?", (title, name))

    def delete(self, name: str) -> None:
        """Take a campaign off the shelf; for some days it can be put back."""
        now = datetime.now(UTC)
        with self.store.transaction() as database:
            database.execute("UPDATE campaigns SET deleted = ? WHERE id = ?", (now.isoformat(), name))
            old = [(now - KEPT_AFTER_DELETION).isoformat()]
            database.execute(
                "DELETE FROM games WHERE id IN"
                " (SELECT game FROM chapters JOIN campaigns ON campaign = campaigns.id WHERE deleted < ?)",
                old,
            )
            database.execute("DELETE FROM campaigns WHERE deleted < ?", old)

    def put_back(self, name: str) -> None:
        """Put a campaign back on the shelf that was deleted."""
        with self.store.transaction() as database:
            database.execute("UPDATE campaigns SET deleted = NULL WHERE id = ?", (name,))

    # -- as files ----------------------------------------------------------------------------------

    def book(self, name: str) -> CampaignBook:
        """Return a campaign with all its journals, as it is written to a file."""
        kept = self.campaign(name)
        if kept is None:
            raise SaveError(f"There is no campaign '{name}' on the shelf.", kind="unreadable")
        posses = dict(self.store.rows("SELECT number, after FROM chapters WHERE campaign = ?", name))
        chapters: list[ChapterKept] = []
        journals: dict[int, bytes] = {}
        for one in kept.chapters:
            game = self.store.game(one.game) if one.game else None
            if game is not None:
                journals[one.number] = journal_bytes(self.store.journal(game)[0])
            after = posses[one.number]
            chapters.append(
                ChapterKept(
                    number=one.number,
                    parent=one.parent,
                    name=one.name,
                    kind=one.kind,
                    replay=game is not None,
                    after=posse_kept(after, kept.name) if after is not None else None,
                )
            )
        return CampaignBook(
            CampaignIndex(version=program_version(), name=kept.name, head=kept.head, chapters=chapters), journals
        )

    def take_in(self, book: CampaignBook, tokens: Sequence[str] = ()) -> str:
        """Put a campaign on the shelf that was read from a file, all or nothing; return its id."""
        name = secrets.token_hex(6)
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        games = {
            number: _game(read_journal(data, book.index.name), book.index.chapters[place].name, now, tokens)
            for place, number in enumerate(one.number for one in book.index.chapters)
            if (data := book.journals.get(number)) is not None
        }
        with self.store.transaction() as database:
            database.execute(
                "INSERT INTO campaigns (id, head, name) VALUES (?, ?, ?)", (name, book.index.head, book.index.name)
            )
            for number, game in games.items():
                database.execute(
                    "INSERT INTO games (id, name, card, seats, played) VALUES (?, ?, ?, ?, ?)",
                    (game.id, game.name, msgspec.json.encode(game.card), msgspec.json.encode(game.seats), game.played),
                )
                database.execute("INSERT INTO records VALUES (?, 0, ?)", (game.id, book.journals[number]))
            database.executemany(
                "INSERT INTO chapters (campaign, number, parent, game, kind, after) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (
                        name,
                        one.number,
                        one.parent,
                        games[one.number].id if one.number in games else None,
                        one.kind,
                        packed_posse(one.after) if one.after is not None else None,
                    )
                    for one in book.index.chapters
                ],
            )
        return name


def _game(journal: Journal, title: str, played: str, tokens: Sequence[str]) -> KeptGame:
    """Make the game of a chapter that comes from a file; one seat runs all its heroes, until somebody spreads them."""
    setup = setup_of(journal.header, title)
    heroes = list(setup.heroes)
    return KeptGame(
        id=secrets.token_hex(6),
        name=title,
        card=GameCard(
            kind="adventure" if isinstance(setup, Setup) else setup.kind,
            mission=setup.mission if isinstance(setup, Setup) else "",
            heroes=heroes,
            people=people_in(setup),
            answers=journal.answers,
            over=is_over(journal),
            packs=list(journal.header.packs),
        ),
        seats=[SeatRecord("1", "", numbered(heroes), list(tokens))],
        played=played,
    )
