"""The campaigns of the table: what they are called, where they stand, copies of them, and those that were deleted lately."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from lantern.campaign.between import ChapterKind
from lantern.campaign.files import CampaignBook, CampaignIndex, ChapterKept
from lantern.campaign.posse import Posse
from lantern.core.errors import SaveError
from lantern.core.journal import Journal, journal_bytes, read_journal
from lantern.players.setups import Setup, people_in, posse_before
from lantern.players.table import is_over, program_version, setup_of
from lantern.rules.turn.setup import numbered
from lantern.server.database.tables import CAMPAIGNS, CHAPTERS, GAMES, RECORDS
from lantern.server.door import DoorRecord, admit, digest
from lantern.server.store import GameCard, KeptGame, SeatRecord, Store, packed_posse, posse_kept, put_game
from lantern.server.whose import forget_things, note_belongings

#: So long a campaign that was deleted can be taken back.
KEPT_AFTER_DELETION = timedelta(days=7)
_CAMPAIGNS: Select[tuple[str, str, int]] = select(CAMPAIGNS.c.id, CAMPAIGNS.c.name, CAMPAIGNS.c.head)


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
        found = [self._campaign(*row) for row in self.store.rows(_CAMPAIGNS.where(CAMPAIGNS.c.deleted.is_(None)))]
        return sorted(found, key=lambda campaign: campaign.played, reverse=True)

    def campaign(self, name: str) -> KeptCampaign | None:
        """Find a campaign by its id, also one that was deleted lately."""
        rows = self.store.rows(_CAMPAIGNS.where(CAMPAIGNS.c.id == name))
        return self._campaign(*rows[0]) if rows else None

    def of_game(self, game: str) -> str:
        """Return the campaign of which a game is a chapter."""
        rows = self.store.rows(select(CHAPTERS.c.campaign).where(CHAPTERS.c.game == game))
        return str(rows[0][0]) if rows else ""

    def _campaign(self, name: str, title: str, head: int) -> KeptCampaign:
        place = CHAPTERS.c
        asked = (
            select(place.number, place.parent, place.kind, place.game, GAMES.c.name, GAMES.c.card, GAMES.c.played)
            .add_columns(place.after.is_not(None))
            .outerjoin(GAMES, place.game == GAMES.c.id)
            .where(place.campaign == name)
            .order_by(place.number)
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
            for number, parent, kind, game, called, card, played, closed in self.store.rows(asked)
        ]
        return KeptCampaign(name, title, head, chapters)

    def size(self, name: str) -> int:
        """Return how many bytes a campaign takes, with everything that was played in it."""
        mine = CHAPTERS.c.campaign == name
        records = select(func.sum(func.length(RECORDS.c.record))).join(CHAPTERS, RECORDS.c.game == CHAPTERS.c.game).where(mine)
        posses = select(func.sum(func.length(CHAPTERS.c.after))).where(mine)
        return sum(int(self.store.rows(asked)[0][0] or 0) for asked in (records, posses))

    # -- what is done to them ----------------------------------------------------------------------

    def rename(self, name: str, title: str) -> None:
        """Give a campaign another name."""
        with self.store.transaction() as database:
            database.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == name).values(name=title))

    def delete(self, name: str) -> None:
        """Take a campaign off the shelf; for some days it can be put back."""
        now = datetime.now(UTC)
        with self.store.transaction() as database:
            database.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == name).values(deleted=now.isoformat()))
            old = CAMPAIGNS.c.deleted < (now - KEPT_AFTER_DELETION).isoformat()
            played = select(CHAPTERS.c.game).join(CAMPAIGNS, CHAPTERS.c.campaign == CAMPAIGNS.c.id).where(old)
            games = [row.game for row in database.execute(played) if row.game is not None]
            database.execute(delete(GAMES).where(GAMES.c.id.in_(games)))
            database.execute(delete(CAMPAIGNS).where(old))
            forget_things(database, games)

    def put_back(self, name: str) -> None:
        """Put a campaign back on the shelf that was deleted."""
        with self.store.transaction() as database:
            database.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == name).values(deleted=None))

    # -- as files ----------------------------------------------------------------------------------

    def book(self, name: str) -> CampaignBook:
        """Return a campaign with all its journals, as it is at this moment and is written to a file."""
        with self.store.database.at_one_moment():
            return self._book(name)

    def _book(self, name: str) -> CampaignBook:
        kept = self.campaign(name)
        if kept is None:
            raise SaveError(f"There is no campaign '{name}' on the shelf.", kind="unreadable")
        asked = select(CHAPTERS.c.number, CHAPTERS.c.after).where(CHAPTERS.c.campaign == name)
        posses = {row.number: row.after for row in self.store.rows(asked)}
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

    def take_in(self, book: CampaignBook, token: str = "", noted: Callable[[Connection, str], None] | None = None) -> str:
        """Put a campaign on the shelf that was read from a file, all or nothing; a pass holds its seats. Return its id.

        `noted` writes what else is to be known of it, with it or not at all.
        """
        name = secrets.token_hex(6)
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        games = {
            number: _game(read_journal(data, book.index.name), book.index.chapters[place].name, now, token)
            for place, number in enumerate(one.number for one in book.index.chapters)
            if (data := book.journals.get(number)) is not None
        }
        with self.store.transaction() as database:
            database.execute(insert(CAMPAIGNS), {"id": name, "head": book.index.head, "name": book.index.name})
            for number, game in games.items():
                put_game(database, game, book.journals[number])
            chapters = [
                {
                    "campaign": name,
                    "number": one.number,
                    "parent": one.parent,
                    "game": games[one.number].id if one.number in games else None,
                    "kind": one.kind,
                    "after": packed_posse(one.after) if one.after is not None else None,
                }
                for one in book.index.chapters
            ]
            if chapters:
                database.execute(insert(CHAPTERS), chapters)
            for game in games.values():
                note_belongings(database, game.id, game.door)
            if noted is not None:
                noted(database, name)
        return name


def posses_in(book: CampaignBook) -> list[Posse]:
    """Return every posse of a campaign: as its chapters found it, and as they left it."""
    name = book.index.name
    setups = [setup_of(read_journal(data, name).header, name) for data in book.journals.values()]
    return [posse_before(setup) for setup in setups] + [one.after for one in book.index.chapters if one.after is not None]


def _game(journal: Journal, title: str, played: str, token: str) -> KeptGame:
    """Make the game of a chapter that comes from a file; one seat runs all its heroes, until somebody spreads them."""
    setup = setup_of(journal.header, title)
    heroes = list(setup.heroes)
    door = DoorRecord()
    if token:
        admit(door, token, "", "sit", host=True)
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
        seats=[SeatRecord("1", "", numbered(heroes), [digest(token)] if token else [], of="1")],
        played=played,
        door=door,
    )
