"""A table that other servers may serve as well: it is read from the store wherever it was written on, and they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from itertools import islice
from typing import NamedTuple, TypeVar

import msgspec

from lantern.content.library import Content
from lantern.core.engine import Given
from lantern.core.errors import SaveError
from lantern.core.play import Over, Play
from lantern.players.table import chapter_of
from lantern.rules.table.state import ChapterState
from lantern.server.catching_up import played_as
from lantern.server.door import DoorRecord
from lantern.server.neighbours import Author, Neighbours, SaidThere, TableChanged, WindowsThere
from lantern.server.problems import RefusedError
from lantern.server.store import KeptGame, KeptSince, SeatRecord, Store
from lantern.server.windows import OpenWindow, ShownTable
from lantern.server.wire import Pointed, Spoken

T = TypeVar("T")
#: Of so many passes other servers are told that they look on; more do not fit into what PostgreSQL carries.
MOST_TOLD = 100


class ReadGame(NamedTuple):
    """A game as the store has it: the play, how many records it has, and the answers that can be given again."""

    play: Play[ChapterState]
    records: int
    undone: list[Given]


#: Reads a game of the store once more, with the content that it is being played with.
Opener = Callable[[KeptGame, Content], ReadGame]


class SharedTable(ShownTable):
    """A table whose truth is in the store; what is in memory follows it."""

    def __init__(self, game: KeptGame, read: ReadGame, store: Store, opener: Opener, neighbours: Neighbours) -> None:
        super().__init__(game, read.play, read.undone)
        self._store = store
        self._records = read.records
        self._opener = opener
        self._neighbours = neighbours
        #: Who gave the answers, by their number; those of before the table was opened nobody remembers.
        self._authors: dict[int, Author] = {}
        #: The play is what the store has; not so when something could be neither kept nor read.
        self._sure = True
        #: How many answers there were before what is being done now.
        self._before = 0
        #: What others have written was read, and not shown to anybody yet.
        self._unshown = False
        #: Name, seats and door as the store had them last.
        self._kept: tuple[str, bytes, str] | None = None

    @property
    def version(self) -> int:
        """Return a number that grows with every change, also over restarts."""
        return self._records

    # -- alone with it -----------------------------------------------------------------------------

    def alone(self, action: Callable[[], T]) -> T:
        """Do something to the table as it is now; no other server writes there meanwhile, and all of it is kept or nothing.

        What is refused is refused after what has happened was kept.
        """
        refused: Exception | None = None
        try:
            with self._store.alone_with(self.game.id):
                self._catch_up()
                self._before = self.play.journal.answers
                try:
                    result = action()
                except Exception as problem:  # noqa: BLE001 - it goes on from here when everything is kept
                    refused = problem
                self.keep()
        except SaveError:  # what is not kept has not happened
            self._kept = None
            self._read_anew()
            raise
        if refused is not None:
            raise refused
        return result

    def keep(self) -> None:
        """Put on the disk what has happened."""

    def _read_anew(self) -> None:
        self._sure = False
        self.play, self._records, self.undone = self._opener(self.game, chapter_of(self.play).content)
        self._authors.clear()
        self._sure = True

    # -- what others have written ------------------------------------------------------------------

    def _catch_up(self) -> None:
        """See what the store has beyond what is in memory."""
        if not self._sure:
            self._read_anew()
            self._unshown = True
        if not self._store.shared:
            return
        kept = self._store.since(self.game.id, self._records)
        if kept is None:
            raise RefusedError("no-table", "deleted")
        seated = self._reseat_as(kept)
        if kept.records:
            self._play_as(kept.records)
        follows = self.following
        if isinstance(self.play.outcome, Over):
            self.following = self._store.following(self.game.id)
        self._unshown |= seated or bool(kept.records) or follows != self.following

    def _reseat_as(self, kept: KeptSince) -> bool:
        now = (kept.name, kept.seats, kept.door)
        if now == self._kept:
            return False
        self._kept = now
        seats = msgspec.json.decode(kept.seats, type=list[SeatRecord])
        door = msgspec.json.decode(kept.door, type=DoorRecord)
        if (self.game.name, self.game.seats, self.game.door) == (kept.name, seats, door):
            return False
        self.game.name, self.game.seats, self.game.door = kept.name, seats, door
        return True

    def _play_as(self, records: list[bytes]) -> None:
        events = len(self.play.engine.events)
        self.play.notice = None
        if played_as(self.play, records):
            self._records += len(records)
            self.undone = self._store.undone(self.game)
        else:
            self._read_anew()
        self.fresh = min(events, len(self.play.engine.events))

    async def catch_up(self, news: TableChanged | None = None) -> None:
        """See what other servers have written, and show it to everybody here."""
        if not self._store.shared:
            return
        async with self._lock:
            if self.deleted:
                return
            await asyncio.to_thread(self._catch_up_and_draw, self.languages())
            if news is not None and news.author is not None and news.version == self.version:
                self._authors |= dict.fromkeys(range(news.first, self.play.journal.answers), news.author)
            await self.show_caught_up()

    def _catch_up_and_draw(self, langs: Iterable[str]) -> None:
        self._catch_up()
        if self._unshown:
            self.draw(langs)

    async def show_caught_up(self) -> None:
        """Show everybody what others have written, if it was not shown yet."""
        if self._unshown:
            await self.show_all()
            self.wake_bots()

    async def show_all(self) -> None:
        """Show everybody what has changed; if others have written, they may have changed who is here, too."""
        caught_up, self._unshown = self._unshown, False
        if caught_up:
            self.turn_out()
        await super().show_all()
        if caught_up:
            self.tell_presence()

    def wake_bots(self) -> None:
        """Let bots think that sit in for somebody."""

    # -- telling others ----------------------------------------------------------------------------

    def tell_change(self) -> None:
        """Tell other servers that something was written, and who gave the answers of it."""
        author = self._authors.get(self.play.journal.answers - 1)
        self._neighbours.tell(TableChanged(self.game.id, self.version, self._before, author))

    def tell_windows(self, *, asks: bool = False) -> None:
        """Tell other servers who looks on here."""
        windows = dict(islice(self.windows_here().items(), MOST_TOLD))
        self._neighbours.tell(WindowsThere(self.game.id, windows, asks))

    def spread(self, message: Spoken | Pointed) -> None:
        """Tell everybody something, wherever they look on."""
        self.tell_all(message)
        self._neighbours.tell(SaidThere(self.game.id, message))

    async def come(self, listener: OpenWindow) -> None:
        """Let somebody look on from now on."""
        first = not self.listeners
        await super().come(listener)
        self.tell_windows(asks=first)
        await self.catch_up()  # what was written while nobody looked on here
        self.wake_bots()

    def leave(self, listener: OpenWindow) -> None:
        """Let somebody go."""
        super().leave(listener)
        self.tell_windows()

    # -- hearing of others -------------------------------------------------------------------------

    def look_on(self, server: str, there: WindowsThere) -> None:
        """Note who looks on at another server, and tell it who looks on here if it asks."""
        if there.windows:
            self.elsewhere[server] = there.windows
        else:
            self.elsewhere.pop(server, None)
        self.tell_presence()
        if there.asks and self.listeners:
            self.tell_windows()

    def look_on_no_more(self, server: str) -> None:
        """Note that nobody looks on at another server any more."""
        if self.elsewhere.pop(server, None) is not None:
            self.tell_presence()

    def hear(self, message: Spoken | Pointed) -> None:
        """Tell everybody here what was said elsewhere."""
        if isinstance(message, Spoken):
            if any(known.number == message.number for known in self.said):
                return
            self.said.append(message)
        self.tell_all(message)
