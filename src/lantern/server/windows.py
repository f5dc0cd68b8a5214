"""The windows in which a table is seen: each in its language, each with what it has not been told yet."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct

from lantern.core.engine import Given
from lantern.core.play import Play
from lantern.players.table import chapter_of
from lantern.rules.table.state import ChapterState
from lantern.server import past, seats
from lantern.server.store import KeptGame
from lantern.server.undrawn import report_undrawn
from lantern.server.wire import Gone, Message, Presence, Update
from lantern.views.beside_the_map import words_beside_the_map
from lantern.views.blank import blank
from lantern.views.board import MapView, chapter_map, map_version
from lantern.views.lobby import game_title
from lantern.views.log import LogEntry, log_entry
from lantern.views.look import ChapterLook, careful_look
from lantern.views.table import ALL_CAN_BE_UNDONE, TableView, Viewer, bare_table, for_viewer, table_view

#: Entries of the log that somebody gets who has just come; the rest can be asked for.
LAST_ENTRIES = 200
#: So many messages may wait for a window that does not read them; then it is let go, and can come back.
MOST_WAITING = 64


class OpenWindow:
    """An open window: what it is told, in which language, and what it knows already."""

    def __init__(self, token: str | None, lang: str, log: int | None) -> None:
        self.token = token
        self.lang = lang
        self.log = log
        self.map = ""
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: Message) -> None:
        """Have a message sent; a window that reads nothing is closed."""
        try:
            self.waiting.put_nowait(msgspec.json.encode(message))
        except asyncio.QueueFull:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)

    def close(self) -> None:
        """Have the window closed after what it is still to be told."""
        if not self.waiting.full():
            self.waiting.put_nowait(None)


class Shown(Struct):
    """What the table looks like now in one language, for nobody in particular."""

    table: TableView
    board: MapView
    log: list[LogEntry]


class ShownTable:
    """A table and everybody who looks at it. It is drawn once for each language, and then sent to all who speak it."""

    def __init__(self, game: KeptGame, play: Play[ChapterState], undone: list[Given]) -> None:
        self.game = game
        self.play = play
        #: The answers that were taken back and can be given again.
        self.undone = undone
        self.listeners: list[OpenWindow] = []
        self.deleted = False
        #: The table of the next chapter of the campaign, once it has begun.
        self.following = ""
        #: The event of the log from which on rolls are new.
        steps = play.journal.steps
        self.fresh = steps[-1].events_before if steps else 0
        self.words = words_beside_the_map(chapter_of(play).content)
        self._lock = asyncio.Lock()
        self._shown: dict[str, Shown] = {}
        self._told: list[Struct] = list(play.engine.events)
        self._boards: dict[str, MapView] = {}
        self._texts: dict[str, list[LogEntry]] = {lang: [] for lang in self.words}

    @property
    def version(self) -> int:
        """Return a number that grows with every change, also over restarts."""
        raise NotImplementedError

    @property
    def in_use(self) -> bool:
        """Tell whether somebody looks, or something is being done."""
        return bool(self.listeners) or self._lock.locked()

    def viewer(self, token: str | None) -> Viewer:
        """Show the seats to somebody."""
        here = {seat.id: sum(seats.holds(seat, listener.token) for listener in self.listeners) for seat in self.game.seats}
        return seats.viewer(self.game.seats, token, here)

    async def come(self, listener: OpenWindow) -> None:
        """Let somebody look on from now on."""
        async with self._lock:
            self.listeners.append(listener)
            if listener.log is not None:  # the last entries may tell another course by now
                listener.log = min(listener.log, max(0, len(self.play.engine.events) - LAST_ENTRIES))
            await self._show(listener)
        self._tell_presence(but=listener)

    def leave(self, listener: OpenWindow) -> None:
        """Let somebody go."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._tell_presence()

    async def speak(self, listener: OpenWindow, lang: str) -> None:
        """Show somebody everything in another language."""
        async with self._lock:
            listener.lang, listener.map, listener.log = lang, "", None
            await self._show(listener)

    async def show(self, listener: OpenWindow) -> None:
        """Show somebody the table once more."""
        async with self._lock:
            await self._show(listener)

    async def look(self, token: str | None, lang: str) -> Update:
        """Show the whole table once."""
        async with self._lock:
            shown = await self._in(lang)
            return self._update(shown, token, 0, "")

    async def close(self) -> None:
        """Take the table away: whoever looks at it is told."""
        async with self._lock:
            self.deleted = True
            for listener in self.listeners:
                listener.send(Gone())
                listener.close()

    def _tell_presence(self, but: OpenWindow | None = None) -> None:
        for listener in self.listeners:
            if listener is not but:
                listener.send(Presence(seats=self.viewer(listener.token).seats))

    def redraw(self) -> None:
        """Have everything drawn anew when somebody looks."""
        self._shown.clear()

    async def show_all(self) -> None:
        """Show everybody what has changed."""
        self.redraw()
        for listener in list(self.listeners):
            await self._show(listener)

    async def _show(self, listener: OpenWindow) -> None:
        shown = await self._in(listener.lang)
        total = len(shown.log)
        start = max(0, total - LAST_ENTRIES) if listener.log is None else min(listener.log, total)
        listener.send(self._update(shown, listener.token, start, listener.map))
        listener.map, listener.log = shown.board.version, total

    def _update(self, shown: Shown, token: str | None, start: int, known_map: str) -> Update:
        board = shown.board if shown.board.version != known_map else None
        table = for_viewer(shown.table, self.viewer(token))
        return Update(table=table, board=board, log_from=start, log=shown.log[start:])

    async def _in(self, lang: str) -> Shown:
        if lang not in self._shown:
            self._shown[lang] = await asyncio.to_thread(self._draw, lang)
        return self._shown[lang]

    def _draw(self, lang: str) -> Shown:
        """Draw the table in a language; what the log has told before is not told again."""
        words, events = self.words[lang], self.play.engine.events
        look = careful_look(chapter_of(self.play), words)
        self._forget(events)
        texts = self._texts[lang]
        texts += [log_entry(look, events[number], number) for number in range(len(texts), len(events))]
        board = self._map(look)
        who = seats.viewer(self.game.seats, None, {})
        game, version = self.game, self.version
        name = game_title(words, game.name)
        undo = look.part("undo", lambda: past.undo_view(self.play, self.undone, words), lambda: ALL_CAN_BE_UNDONE)
        since = min(self.fresh, len(events))
        table = look.part(
            "table",
            lambda: table_view(
                look,
                self.play,
                who,
                table=game.id,
                name=name,
                version=version,
                since=since,
                undo=undo,
                next_table=self.following,
            ),
            lambda: bare_table(look, self.play, who, table=game.id, name=name, version=version),
        )
        report_undrawn(look, self.game.id, self.play.journal.answers)
        return Shown(table, board, list(texts))

    def _map(self, look: ChapterLook) -> MapView:
        """Draw the map, if it is not the one that was drawn before."""
        lang = look.say.code
        known = self._boards.get(lang)
        if known is not None and known.version == map_version(look):
            return known
        board = look.part("map", lambda: chapter_map(look), lambda: blank(MapView, version="undrawn"))
        if not look.undrawn:
            self._boards[lang] = board
        return board

    def _forget(self, events: list[Struct]) -> None:
        """Forget what the log told of a course that was taken back; windows get the log anew from there on."""
        same = 0
        for told, event in zip(self._told, events, strict=False):
            if told != event:
                break
            same += 1
        for texts in self._texts.values():
            del texts[same:]
        for listener in self.listeners:
            if listener.log is not None:
                listener.log = min(listener.log, same)
        self._told = list(events)
