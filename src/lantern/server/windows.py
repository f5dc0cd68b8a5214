"""The windows in which a table is seen: each in its language, each with what it has not been told yet."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

import msgspec
from msgspec import Struct, field

from lantern.core.engine import Given
from lantern.core.play import Play
from lantern.players.table import chapter_of
from lantern.rules.table.state import ChapterState
from lantern.server import past, seats
from lantern.server.changes import changes_for_all, changes_for_one
from lantern.server.door import digest
from lantern.server.store import KeptGame
from lantern.server.talk import MOST_LINES
from lantern.server.undrawn import report_undrawn
from lantern.server.who_is_here import door_view, undo_wanted_view
from lantern.server.wire import Change, Gone, Message, Pointed, Presence, Replaced, Spoken, Update
from lantern.views.beside_the_map import words_beside_the_map
from lantern.views.blank import blank
from lantern.views.board import MapView, chapter_map, map_version
from lantern.views.lobby import game_title
from lantern.views.log import LogEntry, log_entry
from lantern.views.look import ChapterLook, DrawnBefore, careful_look
from lantern.views.table import ALL_CAN_BE_UNDONE, TableView, Viewer, bare_table, for_viewer, table_view

#: Entries of the log that somebody gets who has just come; the rest can be asked for.
LAST_ENTRIES = 200
#: A window that came late, and of which an undo leaves fewer than this, is sent the last ones again.
FEW = 80
#: So many messages may wait for a window that does not read them; then it is let go, and can come back.
MOST_WAITING = 64


class Seen(NamedTuple):
    """What a window was shown: the table as it was drawn for all, and as it was shown there."""

    drawn: TableView
    table: TableView


class OpenWindow:
    """An open window: what it is told, in which language, and what it knows already."""

    def __init__(self, token: str | None, lang: str, log: int | None, *, changes: bool = False, guarded: bool = False) -> None:
        self.token = token
        self.digest = digest(token) if token else ""
        #: It was let in by its pass, and goes if that counts no longer.
        self.guarded = guarded
        self.lang = lang
        self.log = log
        #: Where the log begins that it was sent.
        self.log_begins: int | None = None
        #: It wants to be told what has changed, not everything again.
        self.changes = changes
        self.map = ""
        #: The table as it was shown here last.
        self.seen: Seen | None = None
        self.waiting: asyncio.Queue[bytes | Callable[[], None] | None] = asyncio.Queue(MOST_WAITING)
        #: All that led to this version of the table was shown there, as it says, and when it said so; None if it is silent.
        self.told: int | None = None
        self.told_at = 0.0
        #: It read nothing for so long that nobody waits for it any more.
        self.given_up = asyncio.Event()

    def send(self, message: Message) -> None:
        """Have a message sent; a window that reads nothing is given up."""
        self.send_written(msgspec.json.encode(message))

    def send_written(self, message: bytes) -> None:
        """Have a message sent that is written already."""
        if self.given_up.is_set():
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.given_up.set()

    def send_in_passing(self, message: Message) -> None:
        """Have a message sent that nobody misses, if not much is waiting."""
        if self.waiting.qsize() < MOST_WAITING // 2:
            self.send(message)

    def after_that(self, do: Callable[[], None]) -> None:
        """Have something done once the window was sent everything so far."""
        if not self.waiting.full():
            self.waiting.put_nowait(do)

    def close(self) -> None:
        """Have the window closed after what it is still to be told, or at once if too much is waiting."""
        if self.waiting.full():
            self.given_up.set()
        else:
            self.waiting.put_nowait(None)


class Shown(Struct):
    """What the table looks like now in one language, for nobody in particular."""

    table: TableView
    board: MapView
    log: list[LogEntry]
    #: What has changed since tables that windows have seen, by what they are; each is kept with it.
    _since: dict[int, tuple[TableView, list[Replaced]]] = field(default_factory=dict)

    def changes_since(self, before: TableView) -> list[Replaced]:
        """Return what has changed for all since a table was drawn; it is found once."""
        known = self._since.get(id(before))
        if known is None:
            known = self._since[id(before)] = before, changes_for_all(before, self.table)
        return known[1]


class ShownTable:
    """A table and everybody who looks at it. It is drawn once for each language, and then sent to all who speak it."""

    def __init__(self, game: KeptGame, play: Play[ChapterState], undone: list[Given]) -> None:
        self.game = game
        self.play = play
        #: The answers that were taken back and can be given again.
        self.undone = undone
        self.listeners: list[OpenWindow] = []
        #: The windows at other servers, of each: how many there are by the digests of their passes.
        self.elsewhere: dict[str, dict[str, int]] = {}
        self.deleted = False
        #: What was said at the table lately.
        self.said: deque[Spoken] = deque(maxlen=MOST_LINES)
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
        #: What can be taken again when it is drawn the next time, by the language.
        self._drawn: dict[str, DrawnBefore] = {}
        self._texts: dict[str, list[LogEntry]] = {lang: [] for lang in self.words}

    @property
    def version(self) -> int:
        """Return a number that grows with every change, also over restarts."""
        raise NotImplementedError

    @property
    def in_use(self) -> bool:
        """Tell whether somebody looks, or something is being done."""
        return bool(self.listeners) or self.busy

    @property
    def busy(self) -> bool:
        """Tell whether something is being done."""
        return self._lock.locked()

    @property
    def here(self) -> dict[str, int]:
        """Count the open windows of each seat."""
        windows = self.windows() if self.elsewhere else self.windows_here()
        return {seat.id: sum([windows.get(known, 0) for known in seat.tokens]) for seat in self.game.seats}

    def windows_here(self) -> dict[str, int]:
        """Count the windows that are open at this server, by the digests of their passes."""
        counted: dict[str, int] = {}
        for listener in list(self.listeners):
            if listener.digest:
                counted[listener.digest] = counted.get(listener.digest, 0) + 1
        return counted

    def windows(self) -> Counter[str]:
        """Count all open windows, by the digests of their passes."""
        counted = Counter(self.windows_here())
        for there in list(self.elsewhere.values()):
            counted.update(there)
        return counted

    def viewer(self, token: str | None) -> Viewer:
        """Show the seats to somebody."""
        return seats.viewer(self.game, token, self.here)

    def presence(self, token: str | None) -> Presence:
        """Show somebody who is at the table, and what the host lets them do."""
        return Presence(
            seats=self.viewer(token).seats,
            door=door_view(self.game, token, self.windows()),
            undo=undo_wanted_view(self.game, token),
        )

    async def come(self, listener: OpenWindow) -> None:
        """Let somebody look on from now on."""
        async with self._lock:
            self.listeners.append(listener)
            if listener.log is not None:  # the last entries may tell another course by now
                listener.log = min(listener.log, max(0, len(self.play.engine.events) - LAST_ENTRIES))
            await self._show(listener)
            if len(self.game.door.guests) > 1:
                listener.send(self.presence(listener.token))
            for said in self.said:
                listener.send(said)
        self.tell_presence(but=listener)

    def leave(self, listener: OpenWindow) -> None:
        """Let somebody go."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.tell_presence()

    async def speak(self, listener: OpenWindow, lang: str) -> None:
        """Show somebody everything, in this language."""
        async with self._lock:
            listener.lang, listener.map, listener.log, listener.seen = lang, "", None, None
            await self._show(listener)

    async def show(self, listener: OpenWindow) -> None:
        """Show somebody the table once more."""
        async with self._lock:
            listener.seen = None
            await self._show(listener)

    async def look(self, token: str | None, lang: str) -> Update:
        """Show the whole table once."""
        async with self._lock:
            shown = await self._in(lang)
            table = for_viewer(shown.table, self.viewer(token))
            return Update(table=table, board=shown.board, log_from=0, log=shown.log)

    async def close(self) -> None:
        """Take the table away: whoever looks at it is told."""
        async with self._lock:
            self.deleted = True
            for listener in self.listeners:
                listener.send(Gone())
                listener.close()

    def tell_presence(self, but: OpenWindow | None = None) -> None:
        """Tell everybody who is here now."""
        for listener in self.listeners:
            if listener is not but:
                listener.send(self.presence(listener.token))

    def tell_all(self, message: Message) -> None:
        """Tell everybody something; a finger on the map is not worth a window."""
        for listener in self.listeners:
            (listener.send_in_passing if isinstance(message, Pointed) else listener.send)(message)

    def turn_out(self) -> None:
        """Close the windows of those who may look no longer."""
        for listener in [one for one in self.listeners if one.guarded and not seats.is_known(self.game, one.token)]:
            self.listeners.remove(listener)
            listener.send(Gone())
            listener.close()

    def redraw(self) -> None:
        """Have everything drawn anew when somebody looks."""
        self._shown = {}

    def languages(self) -> set[str]:
        """Return the languages in which somebody looks on."""
        return {listener.lang for listener in self.listeners}

    def draw(self, langs: Iterable[str]) -> None:
        """Draw everything anew, in some languages at once: whoever changes something in a thread does it there."""
        self._shown = {lang: self._draw(lang) for lang in langs}

    async def show_all(self) -> None:
        """Show everybody what has changed; what is not drawn yet is drawn."""
        seen: dict[Hashable, TableView] = {}
        written: dict[Hashable, bytes] = {}
        here = self.here
        for listener in list(self.listeners):
            shown = await self._in(listener.lang)
            viewer = seats.viewer(self.game, listener.token, here)
            who = (listener.lang, viewer.mine, *(seat.mine for seat in viewer.seats))
            if who not in seen:
                seen[who] = for_viewer(shown.table, viewer)
            self._send(listener, shown, seen[who], written)

    async def _show(self, listener: OpenWindow) -> None:
        """Show somebody the table."""
        shown = await self._in(listener.lang)
        self._send(listener, shown, for_viewer(shown.table, self.viewer(listener.token)), {})

    def _send(self, listener: OpenWindow, shown: Shown, table: TableView, written: dict[Hashable, bytes]) -> None:
        """Send somebody the table, or what has changed; what others were sent who see the very same is not written again."""
        total = len(shown.log)
        start = max(0, total - LAST_ENTRIES) if listener.log is None else min(listener.log, total)
        listener.log_begins = start if listener.log_begins is None else min(listener.log_begins, start)
        before = listener.seen if listener.changes else None
        same = (id(table), id(before.table) if before is not None else 0, start, listener.map)
        if same not in written:
            board = shown.board if shown.board.version != listener.map else None
            written[same] = msgspec.json.encode(_news(before, shown, table, board, start))
        listener.send_written(written[same])
        listener.map, listener.log, listener.seen = shown.board.version, total, Seen(shown.table, table)

    async def _in(self, lang: str) -> Shown:
        shown = self._shown
        if lang not in shown:
            shown[lang] = await asyncio.to_thread(self._draw, lang)
        return shown[lang]

    def _draw(self, lang: str) -> Shown:
        """Draw the table in a language; what the log has told before is not told again."""
        words, events = self.words[lang], self.play.engine.events
        look = careful_look(chapter_of(self.play), words, self._drawn.get(lang))
        self._forget(events)
        texts = self._texts[lang]
        texts += [log_entry(look, events[number], number) for number in range(len(texts), len(events))]
        board = self._map(look)
        who = seats.viewer(self.game, None, {})
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
        self._drawn[lang] = look.drawn
        report_undrawn(look, self.game.id, self.play.journal.answers)
        shown = Shown(table, board, list(texts))
        for listener in list(self.listeners):
            if listener.changes and listener.lang == lang and listener.seen is not None:
                shown.changes_since(listener.seen.drawn)
        return shown

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
        same = len(self._told)
        if self._told != events[:same]:
            pairs = zip(self._told, events, strict=False)
            same = next((place for place, (told, event) in enumerate(pairs) if told != event), min(same, len(events)))
        for texts in self._texts.values():
            del texts[same:]
        for listener in self.listeners:
            if listener.log is not None and same < listener.log:
                few = listener.log_begins and same < listener.log_begins + FEW
                listener.log = max(0, same - LAST_ENTRIES) if few else same
        self._told = list(events)


def _news(before: Seen | None, shown: Shown, table: TableView, board: MapView | None, start: int) -> Update | Change:
    """Tell what has changed at a table since it was seen, or everything where it was not seen before."""
    log = shown.log[start:]
    if before is None:
        return Update(table=table, board=board, log_from=start, log=log)
    parts = changes_for_one(before.table, table) + shown.changes_since(before.drawn)
    return Change(since=before.table.version, version=table.version, table=parts, board=board, log_from=start, log=log)
