"""A table that is being played: its game, its seats, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from datetime import UTC, datetime
from functools import partial
from time import monotonic, time
from typing import TypeVar

import msgspec
from msgspec import structs

from lantern.campaign.company import CompanyChange, brings_or_takes
from lantern.campaign.gathering import Gathering
from lantern.campaign.posse import Posse
from lantern.core.errors import BadAnswerError, LanternError
from lantern.core.play import Broken, Over, Play, Waiting
from lantern.core.questions import Answer, Question
from lantern.core.table import PARTY
from lantern.players.setting_up import Settled, open_choices, settle
from lantern.players.table import chapter_of, closing_posse, setup_of
from lantern.rules.table.people import people_of
from lantern.rules.table.state import ChapterState
from lantern.rules.turn.any_time import ChangePolicy
from lantern.server import past, seats, stand_in
from lantern.server.database.problems import AilingError
from lantern.server.door import UNDO_SECONDS, DoorRecord, UndoWanted, What, digest, guest_of, readable_text
from lantern.server.earlier import who_ran
from lantern.server.events import tell, tell_when_seen
from lantern.server.limits import Bucket
from lantern.server.neighbours import Author, Neighbours
from lantern.server.problems import RefusedError
from lantern.server.requests import (
    Agree,
    CallHero,
    ChangeCompany,
    Deed,
    DoAgain,
    GiveAnswer,
    GoOn,
    PointAt,
    SetPolicy,
    SettleAll,
    TakeBack,
    Talk,
    Then,
)
from lantern.server.shared import Opener, ReadGame, SharedTable
from lantern.server.store import KeptGame, SeatRecord, Store, StoredJournal
from lantern.server.talk import keep_line, speaker_of
from lantern.server.windows import OpenWindow
from lantern.server.wire import Pointed, Spoken
from lantern.views.questions import question_id

T = TypeVar("T")
#: A bot waits so long before it answers, in seconds.
BOT_PAUSE = 0.8
#: It waits so long when what it answered could not be kept.
LONGER_PAUSE = 5.0
#: So many heroes come to one gathering, those who leave it again included.
MOST_AT_THE_FIRE = 60
#: What a policy is about has no longer name, and nobody has more of them: there are some eighty kinds of questions.
LONGEST_TOPIC, MOST_POLICIES = 80, 200
#: One guest says, and points at, so much at once, at however many windows, and so much in a second after that.
SAYING, POINTING = (10, 0.5), (20, 10.0)
_log = logging.getLogger("lantern.server")


class LiveTable(SharedTable):
    """One table. Everything that changes it goes through `change`, one after the other, in a thread of its own."""

    def __init__(self, game: KeptGame, read: ReadGame, store: Store, opener: Opener, neighbours: Neighbours) -> None:
        super().__init__(game, read, store, opener, neighbours)
        self._once = ""
        #: How much each guest has said, and pointed at, lately.
        self._talking: dict[tuple[str, bool], Bucket] = {}
        self._bot: asyncio.Task[None] | None = None
        #: A page has said what it has shown by now, or is gone.
        self._shown_more = asyncio.Event()

    # -- changing ----------------------------------------------------------------------------------

    async def change(self, action: Callable[[], T]) -> T:
        """Do something to the game, keep it, and show it to everybody. What is refused changes nothing."""
        return (await self._change(action))[0]

    async def _change(self, action: Callable[[], T], once: str = "") -> tuple[T, int]:
        """Do something to the game, by a word if it is to be done once; return what came of it, and the version after it."""
        begun = monotonic()
        async with self._lock:
            if self.deleted:
                raise RefusedError("no-table", "deleted")
            wanted = self.game.door.wanted
            written = self.version
            self._once = once
            try:
                result = await asyncio.to_thread(self._do, action, self.languages())
            except Exception:
                if self.version != written:
                    self.tell_change()
                self.redraw()
                await self.show_caught_up()
                raise
            finally:
                if self.game.door.wanted is not wanted:
                    self.tell_presence()
            version = self.version
            self.tell_change()
            await self.show_all()
            answers = self.play.journal.answers
            tell("played", table=self.game.id, answers=answers, given=max(0, answers - self._before))
            tell_when_seen(self.listeners, begun, table=self.game.id, answers=answers)
            self.wake_bots()
            return result, version

    def _do(self, action: Callable[[], T], langs: Iterable[str]) -> T:
        """Do something to the game, and draw what came of it."""
        result = self.alone(action)
        self.draw(langs)
        return result

    def keep(self) -> None:
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
        self._records = self._store.append(self.game, self._records, records, self.undone, after, self._once)

    async def read(self, look: Callable[[], T]) -> T:
        """Look something up while nothing changes."""
        async with self._lock:
            return await asyncio.to_thread(look)

    # -- what players do ---------------------------------------------------------------------------

    async def obey(self, token: str | None, deed: Deed) -> int:
        """Do what somebody with a seat wants done, once; return the version of the table to which it led."""
        before, version = await self._change(lambda: self._obey(token, deed), deed.once)
        return version if before is None else before

    def _obey(self, token: str | None, deed: Deed) -> int | None:
        """Do it; if it was done before, return the version to which it led then."""
        if not seats.speaks_for(self.game, token, self.here):
            raise RefusedError("watching", "watching")
        before = self._store.done_before(self.game.id, deed.once) if deed.once else None
        if before is not None:
            return before
        answers = self.play.journal.answers
        match deed:
            case GiveAnswer():
                self._answer(token, deed)
            case TakeBack():
                self._take_back(token, deed)
            case Agree():
                self._agree(token, deed)
            case DoAgain():
                self._redo(token, deed)
            case SetPolicy():
                self._policy(token, deed)
            case GoOn():
                self._go_on()
            case SettleAll():
                self._settle(token, deed)
            case CallHero():
                self._call(token, deed)
            case ChangeCompany():
                _refuse_riders(deed.key)
                self.change_company(token, deed.key)
        self._signed(token, answers)
        self.seat_newcomers(token)
        return None

    def _answer(self, token: str | None, asked: GiveAnswer) -> None:
        """Answer an open question, and what follows from it if that was said too."""
        number, question = self._open_question(asked.question)
        _refuse_riders(asked.answer)
        _refuse_a_crowd(self.play, asked.answer)
        _refuse_made_up_policies(self.play, asked.answer)
        who = self._who_answers(question, asked.answer)
        self._refuse_others(token, who)
        before = len(self.play.engine.events)
        self.play.notice = None
        self._refuse_what_is_not_offered(question, asked.answer)
        self.play.answer(asked.answer, number)
        self.fresh = before
        self.undone.clear()
        for then in asked.then:
            if not self._follow(who, then):
                break

    def _who_answers(self, question: Question, answer: Answer) -> str:
        """Tell who says an answer: who is asked, or whoever does something in between."""
        action = chapter_of(self.play).action_meant(answer) if isinstance(answer, str) else None
        return action.who if action is not None else question.who

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

    def _signed(self, token: str | None, answers: int) -> None:
        """Remember whose answers those were that were given since there were so many."""
        now = self.play.journal.answers
        self._authors = {number: author for number, author in self._authors.items() if number < min(answers, now)}
        self._authors |= dict.fromkeys(range(answers, now), Author(digest(token) if token else ""))
        if now != answers and self.game.door.wanted is not None:  # the table it was asked about is gone
            self.game.door.wanted = None
            self._store.reseat(self.game)

    def _take_back(self, token: str | None, asked: TakeBack) -> None:
        """Take something back, or ask those whose answers would go with it, as the host decided."""
        self._refuse_who_saw_another_table(asked.version)
        policy = self.game.door.undo
        upto = self._last_of_people()
        others = self._others_in(past.first_taken(self.play.journal, asked.what, upto), token) if policy != "anyone" else []
        if policy == "host" and others and not seats.is_host(self.game, token):
            raise RefusedError("undo", "undo-host")
        if policy == "own" and others:
            raise RefusedError("undo", "undo-own")
        if policy == "asked" and others and past.refusal(self.play, asked.what, upto) == "" and not self.following:
            guest = guest_of(self.game.door, token)
            self.game.door.wanted = UndoWanted(
                guest=guest.id if guest is not None else "",
                name=guest.name if guest is not None else "",
                what=asked.what,
                version=self.version,
                waits=others,
                until=time() + UNDO_SECONDS,
            )
            self._store.reseat(self.game)
            return
        self._undo(asked.what, upto)

    def _others_in(self, first: int | None, token: str | None) -> list[str]:
        """Return a pass of each of the others whose answers go if those from the first on do.

        Those of before the table was opened are of whoever runs the hero now that was asked, and what all were asked of any.
        """
        now = self.play.journal.answers
        others = [seat for seat in self.game.seats if seat.tokens and not seats.holds(seat, token)]
        given = range(now if first is None else first, now)
        held = {self._authors[number].held for number in given if number in self._authors}
        asked = past.asked_in(self.play, [number for number in given if number not in self._authors])
        of_any = not asked <= {hero for seat in self.game.seats for hero in seat.heroes}  # all were, or somebody who has left
        mine = (seat for seat in others if of_any or asked & set(seat.heroes) or held & set(seat.tokens))
        return list(dict.fromkeys(seat.tokens[0] for seat in mine))

    def _agree(self, token: str | None, asked: Agree) -> None:
        """Hear somebody whose answers are to be taken back; once nobody is left to ask it is done."""
        wanted = self.game.door.wanted
        if wanted is None or wanted.version != self.version or wanted.until < time():
            self._want_no_more()
            raise RefusedError("stale", "undo-not-wanted")
        mine = {known for seat in self.game.seats if seats.holds(seat, token) for known in seat.tokens}
        if not mine & set(wanted.waits):
            raise RefusedError("not-your-seat", "undo-not-asked")
        wanted.waits = [known for known in wanted.waits if known not in mine]
        if asked.yes and wanted.waits:
            self.game.door.wanted = structs.replace(wanted)
            self._store.reseat(self.game)
            return
        self._want_no_more()
        if asked.yes:
            self._undo(wanted.what, self._last_of_people())

    def _undo_is_wanted(self) -> bool:
        """Tell whether people are being asked about an undo of the table as it is."""
        wanted, now = self.game.door.wanted, time()
        return wanted is not None and wanted.version == self.version and now < wanted.until <= now + UNDO_SECONDS

    def _want_no_more(self) -> None:
        if self.game.door.wanted is not None:
            self.game.door.wanted = None
            self._store.reseat(self.game)

    def _undo(self, what: What, upto: int) -> None:
        """Take something back, with all that bots have answered since people did."""
        if self.following:
            raise RefusedError("undo", "continued")
        before = past.answers_in(self.play.journal)
        past.undo(self.play, what, upto)
        after = past.answers_in(self.play.journal)
        self.undone = before[len(after) :] + self.undone if self.play.journal.header.undo == "free" else []
        self.fresh = len(self.play.engine.events)

    def _last_of_people(self) -> int:
        """Count the answers up to the last of people: what bots gave since they would give again before anybody could act.

        What was given for a hero whom people run again is theirs to take back.
        """
        answers = now = self.play.journal.answers
        run = stand_in.run_by_bots(self.game.seats)
        while (author := self._authors.get(answers - 1)) is not None and author.bot in run:
            answers -= 1
        if answers and run and PARTY not in run and author is None:  # of before the table was opened: whoever was asked tells
            for first, who in past.given_for(self.play, answers):
                if who not in run:
                    break
                answers = first
        return answers or now

    def _redo(self, token: str | None, asked: DoAgain) -> None:
        """Give the answer again that was taken back last; where not everybody takes back, only its own people do."""
        self._refuse_who_saw_another_table(asked.version)
        given = past.redone(self.play, self.undone)
        if given is None:
            raise RefusedError("undo", "nothing-again")
        outcome = self.play.outcome
        if self.game.door.undo != "anyone" and isinstance(outcome, Waiting):
            self._refuse_others(token, self._who_answers(outcome.questions[given.of], given.answer))
        self.fresh = len(self.play.engine.events)
        self.play.answer(given.answer, given.of)
        del self.undone[0]

    def _refuse_who_saw_another_table(self, version: int | None) -> None:
        if version is not None and version != self.version:
            raise RefusedError("stale", "changed")

    def _policy(self, token: str | None, asked: SetPolicy) -> None:
        """Let a hero, or the party, be asked something always, if it matters, or never."""
        self._refuse_others(token, asked.hero)
        key = f"{asked.hero}/policy:{asked.kind}:{asked.policy}"
        _refuse_made_up_policies(self.play, key)
        self.say_in_between(key)

    def _call(self, token: str | None, asked: CallHero) -> None:
        """Give a hero another name."""
        self._refuse_others(token, asked.hero)
        self.say_in_between(f"{asked.hero}/called:{asked.name.replace('|', ' ')}|{asked.nickname.replace('|', ' ')}")

    def change_company(self, token: str | None, key: str) -> None:
        """Let somebody join the posse, leave it or come back."""
        game = self.play.engine
        if not isinstance(game, Gathering) or not isinstance(self.play.outcome, Waiting):
            raise RefusedError("stale", "no-gathering")
        _refuse_a_crowd(self.play, key)
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
        asked_now = [question.who for question in open_choices(self.play).values()]
        if not asked_now:
            raise RefusedError("stale", "answered")
        mine = seats.speaks_for(self.game, token, self.here)
        self._refuse_others(token, next((who for who in asked_now if who in mine), asked_now[0]))
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
        if who not in seats.speaks_for(self.game, token, self.here):
            game = chapter_of(self.play)
            name = (lambda words: words.who(game, who)) if who in game.state.heroes else who
            raise RefusedError("not-your-seat", "other-seat", who=name)

    def seat_newcomers(self, token: str | None) -> None:
        """Let whoever welcomed somebody new run that hero; who was of the posse before is run by whoever ran it then."""
        here = self.play.engine.state.heroes
        seated = {hero for seat in self.game.seats for hero in seat.heroes}
        new = [hero for hero in here if hero not in seated]
        if self.game.seats and (new or seated - set(here)):
            for seat in self.game.seats:
                seat.heroes = [hero for hero in seat.heroes if hero in here]
            held = [seat for seat in self.game.seats if seats.holds(seat, token)]
            mine = next((seat for seat in held if not seat.bot), (held or self.game.seats)[0])
            for hero in new:
                (self._former_seat(hero) or mine).heroes.append(hero)
            self._store.reseat(self.game)

    def _former_seat(self, hero: str) -> SeatRecord | None:
        """Find, or make, the seat of whoever ran a hero in an earlier chapter, if they may still sit here."""
        game = chapter_of(self.play)
        record = game.state.veterans.get(hero, "") if isinstance(game, Gathering) else ""
        setup = setup_of(self.play.journal.header, self.game.name)
        if setup.posse is None or record not in {known.id for known in setup.posse.heroes}:
            return None
        former = who_ran(self._store, self.game.id, game.content, record)
        if former is None:
            return None
        known = set(former.tokens)
        theirs = [seat for seat in self.game.seats if known & set(seat.tokens)]
        here = min(theirs, key=lambda seat: seat.bot, default=None)
        guest = next((guest for guest in self.game.door.guests if guest.may == "sit" and known & set(guest.passes)), None)
        if here is not None or guest is None:
            return here
        number = seats.free_number(self.game.seats)
        self.game.seats.append(SeatRecord(number, former.name or guest.name, [], list(guest.passes), of=number))
        return self.game.seats[-1]

    def closing(self) -> Posse | None:
        """Return the posse that the chapter leaves, once it is over."""
        return closing_posse(self.play)

    async def reseat(self, alter: Callable[[], T]) -> T:
        """Change who holds which seat, and tell everybody."""
        async with self._lock:
            result = await asyncio.to_thread(self._reseat, alter)
            self.redraw()
            self.tell_change()
            self.turn_out()
            await self.show_all()
            self.tell_presence()
            self.wake_bots()
            return result

    def _reseat(self, alter: Callable[[], T]) -> T:
        """Change who holds which seat as they are held now, and keep it."""
        with ExitStack() as restoring, self._store.alone_with(self.game.id):
            self._catch_up()
            self._before = self.play.journal.answers
            restoring.push(partial(self._restore, msgspec.json.encode((self.game.seats, self.game.door))))
            result = alter()
            self._forget_who_was_asked()
            self._store.reseat(self.game)
            return result

    def _forget_who_was_asked(self) -> None:
        """Want nothing taken back any more if one of those who were asked about it sits here no longer."""
        wanted, sitting = self.game.door.wanted, {known for seat in self.game.seats for known in seat.tokens}
        if wanted is not None and not sitting >= set(wanted.waits):
            self.game.door.wanted = None

    def _restore(self, before: bytes, problem: type[BaseException] | None, *_: object) -> None:
        """Sit as before, if something went wrong: what is not kept has not happened."""
        if problem is not None:
            self._kept = None
            self.game.seats, self.game.door = msgspec.json.decode(before, type=tuple[list[SeatRecord], DoorRecord])

    # -- who talks, and who sits in ----------------------------------------------------------------

    async def talk(self, token: str | None, asked: Talk) -> None:
        """Let somebody say something to everybody, or point at a place."""
        guest = guest_of(self.game.door, token)
        held = next((seat for seat in self.game.seats if seats.holds(seat, token)), None)
        if guest is None and held is None:
            raise RefusedError("watching", "watching")
        name = (guest.name if guest is not None else "") or (held.name if held is not None else "")
        who = guest.id if guest is not None else ""
        points = isinstance(asked, PointAt)
        wait = self._talking.setdefault((who, points), Bucket(*(POINTING if points else SAYING))).take()
        if isinstance(asked, PointAt):
            if wait is not None:  # nobody misses it
                return
            hero = held.heroes[0] if held is not None and held.heroes else ""
            self.spread(Pointed(guest=who, name=name, hero=hero, x=asked.x, y=asked.y))
            return
        text = readable_text(asked.text)
        if not text:
            raise RefusedError("bad-request", "nothing-said")
        if wait is not None:
            raise RefusedError("too-many", "too-many", seconds=wait)
        at = datetime.now(UTC).isoformat(timespec="seconds")
        number = await asyncio.to_thread(keep_line, self._store, self.game.id, speaker_of(guest), text, at)
        said = Spoken(number=number, guest=who, name=name, text=text, at=at)
        self.said.append(said)
        self.spread(said)

    def wake_bots(self) -> None:
        """Let bots think that sit in for somebody, as long as anybody looks on."""
        if self.listeners and stand_in.question_for(self.play, self.game.seats) and (self._bot is None or self._bot.done()):
            self._bot = asyncio.create_task(self._sit_in())

    def rest(self) -> None:
        """Let no bot think any more: the server ends."""
        if self._bot is not None:
            self._bot.cancel()

    async def _sit_in(self) -> None:
        """Answer for those who are away, one question after the other, at a pace that can be followed."""
        while True:
            await asyncio.sleep(BOT_PAUSE)
            await stand_in.until_told(self._behind, self._shown_more)
            if not self.listeners or self.deleted or stand_in.question_for(self.play, self.game.seats) is None:
                return
            if self._undo_is_wanted():  # nobody could agree to it any more
                continue
            try:
                if await asyncio.to_thread(self._store.mind, self.game.id, self._neighbours.me):
                    await self.change(self._bot_answers)
            except AilingError as problem:
                _log.warning("game %s: a bot waits: %s", self.game.id, problem)
                await asyncio.sleep(LONGER_PAUSE)
            except (RefusedError, LanternError):
                _log.exception("game %s after %d answers: a bot could not answer", self.game.id, self.play.journal.answers)
                return

    def hear_told(self, listener: OpenWindow, version: int) -> None:
        """Note what a page has shown by now of what has happened."""
        listener.told, listener.told_at = version, monotonic()
        self._shown_more.set()

    def leave(self, listener: OpenWindow) -> None:
        """Let somebody go, for whom no bot waits any more."""
        super().leave(listener)
        self._shown_more.set()

    def _behind(self) -> list[OpenWindow]:
        """Return the windows of those with a seat that still show what has happened."""
        return stand_in.still_telling(self.listeners, self.game.seats, self.version)

    def _bot_answers(self) -> None:
        before = len(self.play.engine.events)
        answers = self.play.journal.answers
        author = stand_in.answer(self.play, self.game.seats)
        if author is not None:
            self.play.notice = None
            self.fresh = before
            self.undone.clear()
            self._authors |= dict.fromkeys(range(answers, self.play.journal.answers), author)
            self.seat_newcomers(None)


def _refuse_riders(answer: Answer) -> None:
    """Refuse to let a hero come or leave by a word: it is weighed first, and whose it is (`Campaigns`, `travelling`)."""
    if isinstance(answer, str) and brings_or_takes(answer):
        raise RefusedError("bad-answer", "no-change")


def _refuse_a_crowd(play: Play[ChapterState], answer: Answer) -> None:
    """Refuse to welcome more heroes to a gathering than anybody could look at."""
    newcomer = isinstance(answer, str) and answer.startswith(f"{PARTY}/") and isinstance(play.engine, Gathering)
    if newcomer and len(play.engine.state.heroes) >= MOST_AT_THE_FIRE:
        raise RefusedError("full", "crowd", most=MOST_AT_THE_FIRE)


def _refuse_made_up_policies(play: Play[ChapterState], answer: Answer) -> None:
    """Refuse policies about what no question is: everybody at the table is shown them with everything that happens."""
    action = chapter_of(play).action_meant(answer) if isinstance(answer, str) else None
    if isinstance(action, ChangePolicy):
        own = play.engine.state.policies.get(action.who, {})
        if len(action.kind) > LONGEST_TOPIC or (action.kind not in own and len(own) >= MOST_POLICIES):
            raise RefusedError("bad-answer", "no-policy")
