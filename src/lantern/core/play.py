"""The driver: takes step after step, keeps the journal, and gives back, undoes, branches and replays."""

from __future__ import annotations

import traceback
from hashlib import blake2b
from typing import Generic, Literal, TypeVar

from msgspec import Struct

from lantern.core.engine import RESEED, Engine, Given, HasStreams, Step, Suspended
from lantern.core.errors import BadAnswerError, DivergedError, LanternError, UndoRefusedError
from lantern.core.journal import Journal, JournalKeeper, StepRecord
from lantern.core.questions import Answer, Question

_S_co = TypeVar("_S_co", bound=HasStreams, covariant=True)


class Waiting(Struct):
    """Questions are open; by number, usually just one."""

    questions: dict[int, Question]

    @property
    def question(self) -> Question:
        """Return the first open question."""
        return next(iter(self.questions.values()))


class Over(Struct):
    """The game has ended."""


class Broken(Struct):
    """A step was broken off. The game stands at its checkpoint and can be gone on with or undone."""

    step: str
    report: str
    #: The same in words for people, if it was foreseen that this can go wrong.
    why: str = ""


Outcome = Waiting | Over | Broken


class Notice(Struct):
    """What players must know of a game that was changed by a newer program: what happened to it, to which part, and why."""

    kind: Literal["taken-back", "without-log"]
    name: str
    why: str = ""

    def __str__(self) -> str:
        if self.kind == "taken-back":
            return f"{self.why} The game was taken back to the beginning of '{self.name}'."
        return f"{self.name} was played with other rules or packs; it goes on from its last checkpoint, without its log."


class Play(Generic[_S_co]):
    """A game at the table, with its journal."""

    def __init__(self, engine: Engine[_S_co], journal: Journal, file: JournalKeeper | None = None) -> None:
        self.engine = engine
        self.journal = journal
        self.file = file
        self.outcome: Outcome | None = None
        self._dirty = False
        self.notice: Notice | None = None

    # -- going on ----------------------------------------------------------------------------------

    def advance(self, *, holding: bool = False) -> Outcome:
        """Run until somebody absent must answer, the game is over, or a step is broken off."""
        while True:
            if self._dirty:
                self.outcome = self._run_open_step(holding=holding)
            else:
                step = self.engine.next_step()
                if step is None:
                    self.outcome = Over()
                    return self.outcome
                self._open(step)
                self.outcome = self._run(step, self.journal.steps[-1], holding=holding)
            if self.outcome is not None:
                return self.outcome

    def answer(self, answer: Answer, of: int = 0) -> Outcome:
        """Give an answer to an open question and go on."""
        if not isinstance(self.outcome, Waiting):
            raise BadAnswerError("No question is open.")
        question = self.outcome.questions.get(of)
        if question is None:
            raise BadAnswerError(f"Question {of} is not open; open: {', '.join(map(str, self.outcome.questions))}.")
        if isinstance(answer, str):
            if not (question.interruptible and self.engine.may_take(answer)):
                known = [option.key for option in self.engine.any_time_actions()] if question.interruptible else []
                raise BadAnswerError(f"'{answer}' cannot be done now. Possible: {', '.join(known) or 'nothing'}.")
        else:
            question.check(answer)
        given = Given(question.fingerprint(), answer, of, self.engine.state.streams.drawn)
        self._note(given)
        return self.advance()

    def _note(self, given: Given) -> None:
        if self.file:
            self.file.answer(given)
        self.journal.steps[-1].answers.append(given)

    def _open(self, step: Step) -> None:
        record = self.journal.begin_step(step.name, self.engine.checkpoint(), len(self.engine.events))
        if self.file:
            self.file.step(record)

    def _run_open_step(self, *, holding: bool) -> Outcome | None:
        record = self.journal.steps[-1]
        self._rewind()
        step = self.engine.next_step()
        assert step is not None
        return self._run(step, record, holding=holding)

    def _rewind(self) -> None:
        """Go back to the checkpoint before the last step."""
        self.engine.restore(self.journal.checkpoint())
        del self.engine.events[self.journal.steps[-1].events_before :]
        self._dirty = False

    def _run(self, step: Step, record: StepRecord, *, holding: bool) -> Outcome | None:
        known = len(record.answers)
        self.engine.begin_step(record.answers, holding=holding)
        try:
            step.run(self.engine)
            self.engine.end_step()
        except Suspended as waiting:
            self._dirty = True
            self._save_new(record, known)
            return Waiting(waiting.questions)
        except DivergedError as changed:
            self.notice = Notice("taken-back", record.name, str(changed))
            del record.answers[:]
            record.open()
            if self.file:
                self.file.cut(len(self.journal.steps), 0)
            self._dirty = True
            return None
        except Exception as fault:  # noqa: BLE001 - whatever a rule or a hook does wrong, the game lives on
            return self._broken(record, fault)
        self._save_new(record, known)
        was_done = record.done
        record.close(self.engine.events[record.events_before :])
        if self.file and not was_done:
            self.file.done(record)
        return None

    def _save_new(self, record: StepRecord, known: int) -> None:
        if self.file:
            for given in record.answers[known:]:
                self.file.answer(given)

    def _broken(self, record: StepRecord, fault: Exception) -> Broken:
        self._rewind()
        self._dirty = True
        del record.answers[:]
        record.open()
        if self.file:
            self.file.cut(len(self.journal.steps), 0)
        why = str(fault) if isinstance(fault, LanternError) else ""
        reason = why or "".join(traceback.format_exception(fault))
        return Broken(step=record.name, report=f"'{record.name}' was broken off and taken back: {reason}", why=why)

    # -- going back --------------------------------------------------------------------------------

    def undo(self, upto: int | None = None) -> Outcome:
        """Take back the last answer, or the last of the first `upto` and all after it; its question is open again."""
        steps = self.journal.steps
        places = [(number, place) for number, step in enumerate(steps) for place in range(len(step.answers))][:upto]
        known = [(number, place) for number, place in places if not _is_reseed(steps[number].answers[place])]
        if not known:
            raise UndoRefusedError("There is nothing to undo.")
        number, last = known[-1]
        answers = steps[number].answers
        self._refuse_past_a_reveal(answers[last])
        while last and _is_reseed(answers[last - 1]):  # it belongs to the answer it stands before
            last -= 1
        return self._back_to(number + 1, last)

    def back_to_step(self, number: int) -> Outcome:
        """Go back to the beginning of a step, by its number in the journal, counted from 0."""
        steps = self.journal.steps
        if not 0 <= number < len(steps):
            raise UndoRefusedError(f"There is no step {number}; the journal has {len(steps)}, counted from 0.")
        undone = [given for step in steps[number:] for given in step.answers]
        if undone:
            self._refuse_past_a_reveal(undone[0])
        return self._back_to(number + 1, 0)

    def _refuse_past_a_reveal(self, given: Given) -> None:
        if self.journal.header.undo == "no-reveal" and self.engine.state.streams.drawn > given.drawn:
            raise UndoRefusedError("This table does not undo past a roll or a reveal.")

    def _back_to(self, steps: int, answers: int) -> Outcome:
        record = self.journal.steps[steps - 1]
        undone = record.answers[answers:] + [given for step in self.journal.steps[steps:] for given in step.answers]
        if self.file:
            self.file.cut(steps, answers)
        del self.journal.steps[steps:]
        del record.answers[answers:]
        record.open()
        self._dirty = True
        outcome = self.advance(holding=True)
        if self.journal.header.undo == "reseed" and isinstance(outcome, Waiting):
            self._note(Given(0, f"{RESEED}{1 + max((_salt(given) for given in undone), default=0)}"))
            outcome = self.advance(holding=True)
        return outcome

    def branch(self, engine: Engine[_S_co]) -> Play[_S_co]:
        """Return another play of the same game, at the same point, that goes its own way from here."""
        other = Play(engine, self.journal.copy())
        other.reopen()
        return other

    def recall(self) -> bool:
        """Tell the engine what happened before the last step, as the journal has it; return whether all of it was there."""
        told: list[Struct] = []
        for record in self.journal.steps[:-1]:
            if record.happened is None:
                return False
            record.events_before = len(told)
            told += self.engine.recall(record.happened)
        if self.journal.steps:
            self.journal.steps[-1].events_before = len(told)
        self.engine.events[:] = told
        return True

    def reopen(self) -> Outcome:
        """Stand where the journal ends: at its open question, or where the next step would begin."""
        if not self.journal.steps:
            return self.advance(holding=True)
        record = self.journal.steps[-1]
        self._dirty = True
        if not record.done:
            return self.advance(holding=True)
        outcome = self._run_open_step(holding=True)
        return outcome if outcome is not None else self.advance(holding=True)


def _is_reseed(given: Given) -> bool:
    return isinstance(given.answer, str) and given.answer.startswith(RESEED)


def _salt(given: Given) -> int:
    return int(given.answer[len(RESEED) :]) if isinstance(given.answer, str) and _is_reseed(given) else 0


def run_to_end(engine: Engine[_S_co], journal: Journal | None = None) -> list[Given]:
    """Play a game in which every player answers at once, without checkpoints; return the tape of all answers.

    If a step fails, it is the last one in the journal, with the answers given in it so far.
    """
    tape: list[Given] = []
    while (step := engine.next_step()) is not None:
        answers: list[Given] = []
        if journal is not None:
            journal.steps.append(StepRecord(name=step.name, answers=answers))
        engine.begin_step(answers)
        step.run(engine)
        if journal is not None:
            journal.steps[-1].done = True
        tape += answers
    return tape


def replay(engine: Engine[_S_co], answers: list[list[Given]], upto: int | None = None) -> None:
    """Run recorded answers from the engine's present state on; each list belongs to one step."""
    for number, tape in enumerate(answers):
        if upto is not None and number >= upto:
            return
        step = engine.next_step()
        if step is None:
            raise DivergedError(f"The game ended at step {number + 1}, but {len(answers)} are recorded.")
        engine.begin_step(list(tape), holding=True)
        try:
            step.run(engine)
            engine.end_step()
        except Suspended:
            if number == len(answers) - 1:
                return
            raise DivergedError(f"Step {number + 1} ('{step.name}') needs more answers than are recorded.") from None


def digest(state_bytes: bytes) -> str:
    """Return a short name for a state; equal states have equal names."""
    return blake2b(state_bytes, digest_size=12).hexdigest()
