"""A table that is being played: its game, its seats, and everybody who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar

import msgspec
from msgspec import Struct, structs

from lantern.core.engine import Given
from lantern.core.errors import BadAnswerError, SaveError
from lantern.core.play import Broken, Over, Play, Waiting
from lantern.core.questions import Question
from lantern.core.table import PARTY
from lantern.players.table import game_of
from lantern.rules.state import State
from lantern.rules.words import Words
from lantern.server import past, seats
from lantern.server.problems import RefusedError
from lantern.server.store import KeptGame, Store, StoredJournal
from lantern.server.views.board import MapView, map_view
from lantern.server.views.log import LogEntry, log_entry
from lantern.server.views.look import Look
from lantern.server.views.questions import question_id
from lantern.server.views.table import TableView, Viewer, table_view
from lantern.server.wire import GiveAnswer, Gone, Message, Presence, SetPolicy, TakeBack, Then, Update

T = TypeVar("T")
#: Reads a game from the store: the play, and how many records it has.
Opener = Callable[[KeptGame], tuple[Play[State], int]]

#: Entries of the log that somebody gets who has just come; the rest can be asked for.
LAST_ENTRIES = 200
#: So many messages may wait for a window that does not read them; then it is let go, and can come back.
MOST_WAITING = 64


class Listener:
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


class LiveTable:
    """One table. Everything that changes it goes through `change`, one after the other, in a thread of its own."""

    def __init__(
        self, game: KeptGame, play: Play[State], store: Store, words: dict[str, Words], records: int, opener: Opener
    ) -> None:
        self.game = game
        self.play = play
        self.listeners: list[Listener] = []
        self.deleted = False
        self._store = store
        self._words = words
        self._records = records
        self._opener = opener
        self._lock = asyncio.Lock()
        self._shown: dict[str, Shown] = {}
        self._told: list[Struct] = list(play.engine.events)
        self._boards: dict[str, MapView] = {}
        self._texts: dict[str, list[LogEntry]] = {lang: [] for lang in words}
        steps = play.journal.steps
        self._fresh = steps[-1].events_before if steps else 0
        self._undone: list[Given] = []

    @property
    def version(self) -> int:
        """Return a number that grows with every change, also over restarts."""
        return self._records

    @property
    def in_use(self) -> bool:
        """Tell whether somebody looks, or something is being done."""
        return bool(self.listeners) or self._lock.locked()

    # -- changing ----------------------------------------------------------------------------------

    async def change(self, action: Callable[[], T]) -> T:
        """Do something to the game, keep it, and show it to everybody. What is refused changes nothing."""
        async with self._lock:
            if self.deleted:
                raise RefusedError("no-table", "This game was deleted.")
            try:
                result = await asyncio.to_thread(self._do, action)
            finally:
                self._shown.clear()
            await self._show_all()
            return result

    def _do(self, action: Callable[[], T]) -> T:
        try:
            return action()
        finally:
            try:
                self._keep()
            except SaveError:  # what is not kept has not happened
                self.play, self._records = self._opener(self.game)
                raise

    def _keep(self) -> None:
        """Put on the disk what has happened."""
        file = self.play.file
        assert isinstance(file, StoredJournal)
        records = file.take()
        if not records:
            return
        self.game.card.answers = self.play.journal.answers
        self.game.card.turn = self.play.engine.state.turn
        self.game.card.over = isinstance(self.play.outcome, Over)
        self.game.played = datetime.now(UTC).isoformat(timespec="milliseconds")
        self._records = self._store.append(self.game, self._records, records)

    async def read(self, look: Callable[[], T]) -> T:
        """Look something up while nothing changes."""
        async with self._lock:
            return await asyncio.to_thread(look)

    # -- what players do ---------------------------------------------------------------------------

    async def answer(self, token: str | None, asked: GiveAnswer) -> None:
        """Answer an open question, and what follows from it if that was said too."""
        await self.change(lambda: self._answer(token, asked))

    def _answer(self, token: str | None, asked: GiveAnswer) -> None:
        self._refuse_watchers(token)
        number, question = self._open_question(asked.question)
        who = asked.answer.partition("/")[0] if isinstance(asked.answer, str) else question.who
        self.refuse_others(token, who)
        self._fresh = len(self.play.engine.events)
        self._undone.clear()
        self.play.notice = None
        self.play.answer(asked.answer, number)
        for then in asked.then:
            if not self._follow(question.who, then):
                break

    def _open_question(self, name: str) -> tuple[int, Question]:
        """Find the open question that an answer names; a stale one is refused."""
        outcome = self.play.outcome
        if not isinstance(outcome, Waiting):
            raise RefusedError("over" if isinstance(outcome, Over) else "stale", "No question is open now.")
        answers = self.play.journal.answers
        for number, question in outcome.questions.items():
            if question_id(question, number, answers) == name:
                return number, question
        raise RefusedError("stale", "This question has been answered already; here is the present one.")

    def _follow(self, who: str, then: Then) -> bool:
        """Give an answer that was said in advance, if it fits the question that is open now."""
        outcome = self.play.outcome
        if not isinstance(outcome, Waiting):
            return False
        for number, question in outcome.questions.items():
            if question.kind == then.kind and question.who == who:
                keys = question.keys
                chosen = keys if then.keys is None else then.keys
                if not set(chosen) <= set(keys):
                    return False
                indexes = [keys.index(key) for key in chosen]
                several = isinstance(getattr(question, "least", None), int) or len(indexes) != 1
                try:
                    self.play.answer(indexes if several else indexes[0], number)
                except BadAnswerError:
                    return False
                return True
        return False

    async def undo(self, token: str | None, asked: TakeBack) -> None:
        """Take something back."""
        await self.change(lambda: self._undo(token, asked))

    def _undo(self, token: str | None, asked: TakeBack) -> None:
        self._refuse_watchers(token)
        if asked.version is not None and asked.version != self.version:
            raise RefusedError("stale", "The table has changed meanwhile; look again before taking something back.")
        before = _answers(self.play)
        past.undo(self.play, asked.what)
        after = _answers(self.play)
        self._undone = before[len(after) :] + self._undone if self.play.journal.header.undo == "free" else []
        self._fresh = len(self.play.engine.events)

    async def redo(self, token: str | None) -> None:
        """Give the answer again that was taken back last."""
        await self.change(lambda: self._redo(token))

    def _redo(self, token: str | None) -> None:
        self._refuse_watchers(token)
        outcome = self.play.outcome
        if not (self._undone and isinstance(outcome, Waiting)):
            raise RefusedError("undo", "There is nothing to do again.")
        given = self._undone[0]
        question = outcome.questions.get(given.of)
        if question is None or question.fingerprint() != given.fingerprint:
            self._undone.clear()
            raise RefusedError("undo", "There is nothing to do again.")
        self._fresh = len(self.play.engine.events)
        self.play.answer(given.answer, given.of)
        del self._undone[0]

    async def policy(self, token: str | None, asked: SetPolicy) -> None:
        """Let a hero be asked something always, if it matters, or never."""
        await self.change(lambda: self._policy(token, asked))

    def _policy(self, token: str | None, asked: SetPolicy) -> None:
        self._refuse_watchers(token)
        self.refuse_others(token, asked.hero)
        outcome = self.play.outcome
        if not isinstance(outcome, Waiting):
            raise RefusedError("over", "No question is open now.")
        number = next((number for number, question in outcome.questions.items() if question.interruptible), None)
        if number is None:
            raise RefusedError("bad-answer", "A die is in the air: change this at the next question.")
        self.play.answer(f"{asked.hero}/policy:{asked.kind}:{asked.policy}", number)

    async def go_on(self, token: str | None) -> None:
        """Try a step again that was broken off."""
        await self.change(lambda: self._go_on(token))

    def _go_on(self, token: str | None) -> None:
        self._refuse_watchers(token)
        if not isinstance(self.play.outcome, Broken):
            raise RefusedError("stale", "Nothing was broken off.")
        self.play.advance()

    # -- seats -------------------------------------------------------------------------------------

    def _refuse_watchers(self, token: str | None) -> None:
        if not seats.mine(self.game.seats, token):
            raise RefusedError("watching", "You are watching this table; take a seat to play.")

    def refuse_others(self, token: str | None, who: str) -> None:
        """Refuse somebody who decides for a hero of another seat."""
        if who not in seats.mine(self.game.seats, token):
            name = "the party" if who == PARTY else who
            raise RefusedError("not-your-seat", f"Another seat decides for {name}.")

    async def reseat(self, alter: Callable[[], T]) -> T:
        """Change who holds which seat, and tell everybody."""
        async with self._lock:
            result = alter()
            await asyncio.to_thread(self._store.reseat, self.game.id, self.game.seats)
            self._shown.clear()
            await self._show_all()
            return result

    def viewer(self, token: str | None) -> Viewer:
        """Show the seats to somebody."""
        here = {seat.id: sum(seats.holds(seat, listener.token) for listener in self.listeners) for seat in self.game.seats}
        return seats.viewer(self.game.seats, token, here)

    # -- showing -----------------------------------------------------------------------------------

    async def come(self, listener: Listener) -> None:
        """Let somebody look on from now on."""
        async with self._lock:
            self.listeners.append(listener)
            await self._show(listener)
        self._tell_presence(but=listener)

    def leave(self, listener: Listener) -> None:
        """Let somebody go."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._tell_presence()

    async def speak(self, listener: Listener, lang: str) -> None:
        """Show somebody everything in another language."""
        async with self._lock:
            listener.lang, listener.map, listener.log = lang, "", None
            await self._show(listener)

    async def show(self, listener: Listener) -> None:
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

    def _tell_presence(self, but: Listener | None = None) -> None:
        for listener in self.listeners:
            if listener is not but:
                listener.send(Presence(seats=self.viewer(listener.token).seats))

    async def _show_all(self) -> None:
        for listener in list(self.listeners):
            await self._show(listener)

    async def _show(self, listener: Listener) -> None:
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
        words, events = self._words[lang], self.play.engine.events
        look = Look(game_of(self.play), words)
        self._forget(events)
        texts = self._texts[lang]
        texts += [log_entry(look, events[number], number) for number in range(len(texts), len(events))]
        nobody = seats.viewer(self.game.seats, None, {})
        table = table_view(
            self.play,
            words,
            nobody,
            table=self.game.id,
            name=self.game.name,
            version=self.version,
            since=min(self._fresh, len(events)),
            undo=structs.replace(past.undo_view(self.play), redo=bool(self._undone)),
        )
        board = self._boards.get(lang)
        if board is None or board.version != table.map:
            board = self._boards[lang] = map_view(look)
        return Shown(table, board, list(texts))

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


def _answers(play: Play[State]) -> list[Given]:
    return [given for step in play.journal.steps for given in step.answers]


def for_viewer(table: TableView, viewer: Viewer) -> TableView:
    """Show a table to somebody: which seats and questions are theirs."""
    return structs.replace(
        table,
        seats=viewer.seats,
        watching=not viewer.mine,
        questions=[structs.replace(question, yours=question.who in viewer.mine) for question in table.questions],
        any_time=[structs.replace(action, yours=action.who in viewer.mine) for action in table.any_time],
    )
