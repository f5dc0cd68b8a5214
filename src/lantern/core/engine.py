"""The engine: rules ask, roll and tell through it; it answers from the tape, from a player, or suspends the step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from time import monotonic
from typing import Any, Generic, Protocol, TypeVar, overload

import msgspec
from msgspec import Struct

from lantern.core.errors import BadAnswerError, BrokenStepError, DivergedError, SaveError
from lantern.core.glimpse import Glimpse
from lantern.core.packing import unpack
from lantern.core.questions import NO, Answer, ChooseAmount, ChooseOne, ChooseSome, Confirm, Option, PutInOrder, Question
from lantern.core.streams import Streams
from lantern.core.table import Insider, Player, Seat, Table

#: Circuit breaker: a step is at most a few dozen answers; far beyond that something is wrong.
MOST_QUESTIONS = 5_000
MOST_WORK = 500_000
MOST_SECONDS = 30.0

RESEED = "reseed:"


class HasStreams(Protocol):
    """What the engine needs of a state."""

    streams: Streams


_S_co = TypeVar("_S_co", bound=HasStreams, covariant=True)


class Given(Struct, array_like=True, gc=False):
    """A recorded answer: the fingerprint of its question, the answer, which of several open questions, draws so far."""

    fingerprint: int
    answer: Answer
    of: int = 0
    drawn: int = 0


class Step(Struct):
    """The next thing that happens in the turn: a name and one plain function."""

    name: str
    run: Callable[[Any], None]


class Suspended(BaseException):
    """Unwinds a step to its checkpoint, because nobody is there to answer."""

    def __init__(self, questions: dict[int, Question]) -> None:
        super().__init__()
        self.questions = questions


_ENCODER = msgspec.msgpack.Encoder()


@cache
def _decoder_of(state_type: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(state_type)


@cache
def _decoder_of_events(event_type: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(list[event_type])


def _each_of(noted: bytes) -> list[msgspec.Raw]:
    try:
        return msgspec.msgpack.decode(noted, type=list[msgspec.Raw])
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise SaveError(f"What happened in a step cannot be read: {problem}.") from problem


class Forgotten(Struct, frozen=True, tag_field="event", tag=str.lower):
    """Something that happened and was noted by a version of the game that called it otherwise."""

    told_as: str


class Engine(Generic[_S_co]):
    """One running game. Rules see a subclass that knows their state."""

    #: The type that a checkpoint decodes to.
    state_type: type[_S_co]
    #: The type that a noted event decodes to.
    event_type: Any = Any

    def __init__(self, state: _S_co, table: Table) -> None:
        self.state = state
        self.table = table
        #: Makes what a player is shown at a seat; whoever knows what may be seen of this kind of game puts it here.
        self.shows: Callable[[Any, Seat], Glimpse] = Glimpse
        self.events: list[Struct] = []
        self.telling = True
        self.printing = True
        self.tape: list[Given] = []
        self.position = 0
        self.holding = False
        self._work = 0
        self._asked = 0
        #: When a step has taken too long; known once it has asked so much that somebody wonders.
        self._deadline: float | None = None

    # -- what a subclass fills in ------------------------------------------------------------------

    def next_step(self) -> Step | None:
        """Return the next step of the turn, or None when the game is over."""
        raise NotImplementedError

    def any_time_actions(self) -> Sequence[Option]:
        """Return what anybody may do at any time, now."""
        return []

    def may_take(self, key: str) -> bool:
        """Tell whether an any-time action is legal now."""
        return any(option.key == key for option in self.any_time_actions())

    def take_any_time(self, key: str) -> None:
        """Do an any-time action."""
        raise NotImplementedError

    def wants_to_be_asked(self, question: Question) -> bool:
        """Tell whether an optional question is worth asking under the hero's policy."""
        return question.matters

    # -- checkpoints -------------------------------------------------------------------------------

    def checkpoint(self) -> bytes:
        """Return the whole state, encoded."""
        return _ENCODER.encode(self.state)

    def decode(self, checkpoint: bytes) -> _S_co:
        """Read a state; a game that knows how states were written before reads those as well."""
        state: _S_co = _decoder_of(self.state_type).decode(checkpoint)
        return state

    def restore(self, checkpoint: bytes) -> None:
        """Go back to a checkpoint."""
        try:
            self.state = self.decode(checkpoint)
        except (msgspec.MsgspecError, ValueError, KeyError, TypeError, AttributeError) as problem:
            why = f"This checkpoint was not written by this version of the game: {problem}."
            raise SaveError(why, kind="version") from problem
        self.state_replaced()

    def state_replaced(self) -> None:
        """Forget what was derived from the former state."""

    def begin_step(self, tape: list[Given], holding: bool = False) -> None:
        """Make ready to run a step with the answers already given."""
        self.tape = tape
        self.position = 0
        self.holding = holding
        self._work = self._asked = 0
        self._deadline = None
        self.forget_the_moment()

    def forget_the_moment(self) -> None:
        """Forget what a step was in the middle of: another one begins."""

    def end_step(self) -> None:
        """Make sure that a step has asked for every answer on its tape."""
        left = len(self.tape) - self.position
        if left:
            raise DivergedError(f"{left} of the {len(self.tape)} answers of this step belong to questions that are not asked.")

    def spend(self, work: int = 1) -> None:
        """Count work in this step; far too much of it breaks the step off."""
        self._work += work
        if self._work > MOST_WORK:
            raise BrokenStepError(f"more than {MOST_WORK:,} things happened in one step")

    # -- telling -----------------------------------------------------------------------------------

    def tell(self, event: Struct) -> None:
        """Append a fact that happened."""
        self._work += 1
        if self._work > MOST_WORK:
            raise BrokenStepError(f"more than {MOST_WORK:,} things happened in one step")
        if self.telling:
            self.events.append(event)

    def recall(self, happened: bytes) -> list[Struct]:
        """Read events that were noted, packed; one that this version does not know is only known to have happened."""
        try:
            noted = unpack(happened)
        except ValueError as problem:
            raise SaveError(f"What happened in a step cannot be read: {problem}.") from problem
        try:
            events: list[Struct] = _decoder_of_events(self.event_type).decode(noted)
        except msgspec.MsgspecError:
            return [self._recall_one(event) for event in _each_of(noted)]
        return events

    def _recall_one(self, noted: msgspec.Raw) -> Struct:
        try:
            event: Struct = msgspec.msgpack.decode(noted, type=self.event_type)
        except msgspec.MsgspecError:
            written = msgspec.msgpack.decode(noted)
            return Forgotten(str(written.get("event", "")) if isinstance(written, dict) else "")
        return event

    # -- asking ------------------------------------------------------------------------------------

    @overload
    def ask(self, question: ChooseOne | Callable[[], ChooseOne]) -> Option: ...
    @overload
    def ask(self, question: ChooseSome | PutInOrder | Callable[[], ChooseSome | PutInOrder]) -> list[Option]: ...
    @overload
    def ask(self, question: ChooseAmount | Callable[[], ChooseAmount]) -> int: ...
    @overload
    def ask(self, question: Confirm | Callable[[], Confirm]) -> bool: ...

    def ask(self, question: Any) -> Any:
        """Ask whoever decides, and return what was chosen.

        A function instead of a question is called again after an any-time action, because the options may have changed.
        """
        built = isinstance(question, Question)
        while True:
            self._work += 1
            if self._work > MOST_WORK:
                self.spend()
            now: Question = question if built else question()
            answer: Any = None
            if type(now) is not ChooseOne:
                answer = now.only_answer()
            elif len(now.options) == 1 and not now.alone:
                return now.options[0]
            if answer is None and now.default is not None and not self.wants_to_be_asked(now):
                answer = now.default
            if answer is None:
                self._asked += 1
                if self._asked & 63 == 0 or self._asked > MOST_QUESTIONS:
                    self._break_if_endless(now)
                if self.position < len(self.tape):
                    answer = self._from_tape([now]).answer
                elif self.holding or (answer := self._from_player(now, 0)) is None:
                    raise Suspended({0: now})
                if type(answer) is str:
                    self._interrupt(answer)
                    continue
            return now.options[answer] if type(now) is ChooseOne else now.meaning(answer)

    def all_agree(self, questions: list[Confirm]) -> bool:
        """Ask several seats at once for what takes all of them: the first no decides, and nobody else is waited for."""
        return NO not in self.hear_all(questions, until=NO).values()

    def hear_all(self, questions: Sequence[Question], until: Answer | None = None) -> dict[int, Answer]:
        """Ask several seats at once, and return the answers by the number of the question.

        Each may answer when it likes, until one gives the answer that decides. Any-time actions wait until all is said.
        """
        answers: dict[int, Answer] = {}
        for index, question in enumerate(questions):
            question.interruptible = False
            answer = self._of_itself(question)
            if answer is not None:
                answers[index] = answer
        while len(answers) < len(questions) and until not in answers.values():
            self._asked += 1
            self._break_if_endless(questions[0])
            if self.position < len(self.tape):
                given = self._from_tape(questions)
                if isinstance(given.answer, str):
                    self._interrupt(given.answer)
                else:
                    answers[given.of] = given.answer
                continue
            missing = {i: q for i, q in enumerate(questions) if i not in answers}
            found = False
            for index, question in missing.items():
                reply = None if self.holding else self._from_player(question, index)
                if reply is not None:
                    answers[index] = reply
                    found = True
                    if reply == until:
                        break
            if not found:
                raise Suspended(missing)
        return answers

    def ask_any(self, questions: Callable[[], Sequence[Question]]) -> tuple[Question, Any] | None:
        """Put several questions at once and hear whoever answers first; return that question, and what was chosen.

        What needs no answer comes before anybody is waited for. After an any-time action all questions are made anew; if none
        is left, there is nothing to return.
        """
        while asked := list(questions()):
            self.spend()
            index, answer = self._first_of(asked)
            self.heard(asked[index], answer)
            if not isinstance(answer, str):
                return asked[index], asked[index].meaning(answer)
            self._interrupt(answer)
        return None

    def heard(self, question: Question, answer: Answer) -> None:
        """Note whose answer was heard, of several who were asked at once."""

    def _first_of(self, asked: list[Question]) -> tuple[int, Answer]:
        """Return the answer that comes first, and to which of the questions it was given."""
        for index, question in enumerate(asked):
            if (answer := self._of_itself(question)) is not None:
                return index, answer
        self._asked += 1
        self._break_if_endless(asked[0])
        if self.position < len(self.tape):
            given = self._from_tape(asked)
            return given.of, given.answer
        for index, question in enumerate(asked):
            reply = None if self.holding else self._from_player(question, index)
            if reply is not None:
                return index, reply
        raise Suspended(dict(enumerate(asked)))

    def _of_itself(self, question: Question) -> Answer | None:
        """Return the answer that nobody has to give: the only one, or what somebody wants who is not to be asked."""
        answer = question.only_answer()
        if answer is None and question.default is not None and not self.wants_to_be_asked(question):
            answer = question.default
        return answer

    def _break_if_endless(self, question: Question) -> None:
        if self._deadline is None:
            self._deadline = monotonic() + MOST_SECONDS
        if self._asked > MOST_QUESTIONS or monotonic() >= self._deadline:
            raise BrokenStepError(f"{self._asked:,} questions in one step, the last of kind '{question.kind}'")

    def _from_tape(self, questions: Sequence[Question]) -> Given:
        """Return the next answer of the tape, which must be one to these questions."""
        given = self.tape[self.position]
        known = 0 <= given.of < len(questions)
        asked = questions[given.of if known else 0]
        if not (known and self._belongs(given, asked)):
            raise DivergedError(
                f"Answer {self.position + 1} of this step was given to another question than '{asked.kind}' "
                f"for {asked.who}, which is asked now."
            )
        self.position += 1
        return given

    def _belongs(self, given: Given, question: Question) -> bool:
        """Tell whether a recorded answer was given to this question: the same fingerprint, and still a legal answer."""
        if self.printing and given.fingerprint and given.fingerprint != question.fingerprint():
            return False
        if isinstance(given.answer, str):
            return question.interruptible or given.answer.startswith(RESEED)
        try:
            question.check(given.answer)
        except BadAnswerError:
            return False
        return True

    def consult(self, player: Player, question: Question) -> Answer | None:
        """Let somebody answer from where the question is asked; nothing is recorded.

        An insider is shown the game itself, everybody else what may be known at that seat.
        """
        shown = self if isinstance(player, Insider) else self.shows(self, self.table.seat_of(question.who))
        return player.answer(shown, question)

    def _from_player(self, question: Question, index: int) -> Answer | None:
        seats = self.table.seats
        seat = seats[0] if len(seats) == 1 else self.table.seat_of(question.who)
        player = seat.player
        shown = self if isinstance(player, Insider) else self.shows(self, seat)
        if self._deadline is None:
            answer = player.answer(shown, question)
        else:
            asked = monotonic()
            answer = player.answer(shown, question)
            self._deadline += monotonic() - asked  # a player may think as long as it likes
        if answer is None:
            return None
        if type(answer) is str:
            if not question.interruptible:
                raise BadAnswerError(f"'{answer}' has to wait: '{question.kind}' is not interrupted.")
        elif type(question) is not ChooseOne or type(answer) is not int or not 0 <= answer < len(question.options):
            question.check(answer)
        self.tape.append(Given(question.fingerprint() if self.printing else 0, answer, index, self.state.streams.drawn))
        self.position += 1
        return answer

    def _interrupt(self, action: str) -> None:
        if action.startswith(RESEED):
            self.state.streams.reseed(int(action[len(RESEED) :]))
        else:
            self.take_any_time(action)
