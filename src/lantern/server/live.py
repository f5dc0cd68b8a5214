"""A table that is being played: its game, its seats, and everybody who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import NamedTuple, TypeVar

from lantern.campaign.company import CompanyChange
from lantern.campaign.gathering import Gathering
from lantern.campaign.posse import Posse
from lantern.content.library import Content
from lantern.core.engine import Given
from lantern.core.errors import BadAnswerError, SaveError
from lantern.core.play import Broken, Over, Play, Waiting
from lantern.core.questions import Answer, Question
from lantern.players.setting_up import Settled, is_setting_up, settle
from lantern.players.table import chapter_of, closing_posse
from lantern.rules.table.people import people_of
from lantern.rules.table.state import ChapterState
from lantern.server import past, seats
from lantern.server.problems import RefusedError
from lantern.server.requests import (
    CallHero,
    ChangeCompany,
    Deed,
    DoAgain,
    GiveAnswer,
    GoOn,
    SetPolicy,
    SettleAll,
    TakeBack,
    Then,
)
from lantern.server.store import KeptGame, Store, StoredJournal
from lantern.server.windows import ShownTable
from lantern.views.questions import question_id

T = TypeVar("T")


class ReadGame(NamedTuple):
    """A game as the store has it: the play, how many records it has, and the answers that can be given again."""

    play: Play[ChapterState]
    records: int
    undone: list[Given]


#: Reads a game of the store once more, with the content that it is being played with.
Opener = Callable[[KeptGame, Content], ReadGame]


class LiveTable(ShownTable):
    """One table. Everything that changes it goes through `change`, one after the other, in a thread of its own."""

    def __init__(self, game: KeptGame, read: ReadGame, store: Store, opener: Opener) -> None:
        super().__init__(game, read.play, read.undone)
        self._store = store
        self._records = read.records
        self._opener = opener

    @property
    def version(self) -> int:
        """Return a number that grows with every change, also over restarts."""
        return self._records

    # -- changing ----------------------------------------------------------------------------------

    async def change(self, action: Callable[[], T]) -> T:
        """Do something to the game, keep it, and show it to everybody. What is refused changes nothing."""
        async with self._lock:
            if self.deleted:
                raise RefusedError("no-table", "deleted")
            try:
                result = await asyncio.to_thread(self._do, action)
            finally:
                self.redraw()
            await self.show_all()
            return result

    def _do(self, action: Callable[[], T]) -> T:
        try:
            return action()
        finally:
            try:
                self._keep()
            except SaveError:  # what is not kept has not happened
                self.play, self._records, self.undone = self._opener(self.game, chapter_of(self.play).content)
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
        self.game.card.people = people_of(self.play.engine.state)
        self.game.card.heroes = [hero.hero_class for hero in self.play.engine.state.heroes.values()]
        self.game.card.over = isinstance(self.play.outcome, Over)
        self.game.played = datetime.now(UTC).isoformat(timespec="milliseconds")
        after = closing_posse(self.play)
        self._records = self._store.append(self.game, self._records, records, self.undone, after)

    async def read(self, look: Callable[[], T]) -> T:
        """Look something up while nothing changes."""
        async with self._lock:
            return await asyncio.to_thread(look)

    # -- what players do ---------------------------------------------------------------------------

    async def obey(self, token: str | None, deed: Deed) -> None:
        """Do what somebody with a seat wants done."""
        await self.change(lambda: self._obey(token, deed))

    def _obey(self, token: str | None, deed: Deed) -> None:
        if not seats.mine(self.game.seats, token):
            raise RefusedError("watching", "watching")
        match deed:
            case GiveAnswer():
                self._answer(token, deed)
            case TakeBack():
                self._undo(deed)
            case DoAgain():
                self._redo(deed)
            case SetPolicy():
                self._policy(token, deed)
            case GoOn():
                self._go_on()
            case SettleAll():
                self._settle(token, deed)
            case CallHero():
                self._call(token, deed)
            case ChangeCompany():
                self.change_company(token, deed.key)
        self.seat_newcomers(token)

    def _answer(self, token: str | None, asked: GiveAnswer) -> None:
        """Answer an open question, and what follows from it if that was said too."""
        number, question = self._open_question(asked.question)
        action = chapter_of(self.play).action_meant(asked.answer) if isinstance(asked.answer, str) else None
        self._refuse_others(token, action.who if action is not None else question.who)
        before = len(self.play.engine.events)
        self.play.notice = None
        self._refuse_what_is_not_offered(question, asked.answer)
        self.play.answer(asked.answer, number)
        self.fresh = before
        self.undone.clear()
        for then in asked.then:
            if not self._follow(question.who, then):
                break

    def _refuse_what_is_not_offered(self, question: Question, answer: Answer) -> None:
        """Say why, and by which rule, if somebody names an option that the rules do not offer."""
        refusals = question.refusals() if question.refusals is not None and isinstance(answer, str) else []
        for refusal in refusals:
            if refusal.key == answer:
                game = chapter_of(self.play)
                raise RefusedError("bad-answer", "not-offered", why=lambda words: words.refusal_text(game, refusal))  # noqa: B023

    def _open_question(self, name: str) -> tuple[int, Question]:
        """Find the open question that an answer names; a stale one is refused."""
        outcome = self.play.outcome
        if not isinstance(outcome, Waiting):
            raise RefusedError("over" if isinstance(outcome, Over) else "stale", "no-question")
        position = self.play.journal.position
        for number, question in outcome.questions.items():
            if question_id(question, number, position) == name:
                return number, question
        raise RefusedError("stale", "answered")

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

    def _undo(self, asked: TakeBack) -> None:
        """Take something back."""
        self._refuse_who_saw_another_table(asked.version)
        if self.following:
            raise RefusedError("undo", "continued")
        before = _answers(self.play)
        past.undo(self.play, asked.what)
        after = _answers(self.play)
        self.undone = before[len(after) :] + self.undone if self.play.journal.header.undo == "free" else []
        self.fresh = len(self.play.engine.events)

    def _redo(self, asked: DoAgain) -> None:
        """Give the answer again that was taken back last."""
        self._refuse_who_saw_another_table(asked.version)
        given = past.redone(self.play, self.undone)
        if given is None:
            raise RefusedError("undo", "nothing-again")
        self.fresh = len(self.play.engine.events)
        self.play.answer(given.answer, given.of)
        del self.undone[0]

    def _refuse_who_saw_another_table(self, version: int | None) -> None:
        if version is not None and version != self.version:
            raise RefusedError("stale", "changed")

    def _policy(self, token: str | None, asked: SetPolicy) -> None:
        """Let a hero, or the party, be asked something always, if it matters, or never."""
        self._refuse_others(token, asked.hero)
        self.say_in_between(f"{asked.hero}/policy:{asked.kind}:{asked.policy}")

    def _call(self, token: str | None, asked: CallHero) -> None:
        """Give a hero another name."""
        self._refuse_others(token, asked.hero)
        self.say_in_between(f"{asked.hero}/called:{asked.name.replace('|', ' ')}|{asked.nickname.replace('|', ' ')}")

    def change_company(self, token: str | None, key: str) -> None:
        """Let somebody join the posse, leave it or come back."""
        game = self.play.engine
        if not isinstance(game, Gathering) or not isinstance(self.play.outcome, Waiting):
            raise RefusedError("stale", "no-gathering")
        change = game.action_meant(key)
        if not isinstance(change, CompanyChange):
            raise RefusedError("bad-answer", "no-change")
        self._refuse_others(token, change.who)
        before = len(game.events)
        self.say_in_between(key)
        self.fresh = before
        self.undone.clear()

    def say_in_between(self, key: str) -> None:
        """Say something that may be said whenever a question is open and no die is in the air."""
        outcome = self.play.outcome
        if not isinstance(outcome, Waiting):
            raise RefusedError("over", "no-question")
        number = next((number for number, question in outcome.questions.items() if question.interruptible), None)
        if number is None:
            raise RefusedError("bad-answer", "die-in-the-air")
        self.play.answer(key, number)

    def _settle(self, token: str | None, asked: SettleAll) -> None:
        """Answer the set-up as far as it is about the heroes of a seat, or about all."""
        if not is_setting_up(self.play):
            raise RefusedError("stale", "answered")
        mine = seats.mine(self.game.seats, token)
        outcome = self.play.outcome
        assert isinstance(outcome, Waiting)
        self._refuse_others(token, outcome.questions[0].who)
        before = len(self.play.engine.events)
        answers = [Settled(one.kind, one.who, one.key) for one in asked.answers if one.who in mine]
        settle(self.play, answers)
        self.fresh = before
        self.undone.clear()

    def _go_on(self) -> None:
        """Try a step again that was broken off."""
        if not isinstance(self.play.outcome, Broken):
            raise RefusedError("stale", "not-broken")
        self.play.advance()

    # -- seats -------------------------------------------------------------------------------------

    def _refuse_others(self, token: str | None, who: str) -> None:
        """Refuse somebody who decides for a hero of another seat."""
        if who not in seats.mine(self.game.seats, token):
            game = chapter_of(self.play)
            name = (lambda words: words.who(game, who)) if who in game.state.heroes else who
            raise RefusedError("not-your-seat", "other-seat", who=name)

    def seat_newcomers(self, token: str | None) -> None:
        """Let whoever welcomed somebody new run that hero."""
        here = self.play.engine.state.heroes
        seated = {hero for seat in self.game.seats for hero in seat.heroes}
        new = [hero for hero in here if hero not in seated]
        if self.game.seats and (new or seated - set(here)):
            for seat in self.game.seats:
                seat.heroes = [hero for hero in seat.heroes if hero in here]
            mine = next((seat for seat in self.game.seats if seats.holds(seat, token)), self.game.seats[0])
            mine.heroes += new
            self._store.reseat(self.game.id, self.game.seats)

    def closing(self) -> Posse | None:
        """Return the posse that the chapter leaves, once it is over."""
        return closing_posse(self.play)

    async def reseat(self, alter: Callable[[], T]) -> T:
        """Change who holds which seat, and tell everybody."""
        async with self._lock:
            result = alter()
            await asyncio.to_thread(self._store.reseat, self.game.id, self.game.seats)
            await self.show_all()
            return result


def _answers(play: Play[ChapterState]) -> list[Given]:
    return [given for step in play.journal.steps for given in step.answers]
