"""The course of a scenario: what was asked, what was passed over, what was rolled and what the log tells of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct, field

from lantern.content.language import MISSING
from lantern.core.questions import ChooseAmount, ChooseOne, Confirm, PutInOrder, Question
from lantern.rules.table.events import Event, Rolled
from lantern.rules.words import Words
from lantern.scenarios.answers import in_words, takes

if TYPE_CHECKING:
    from lantern.scenarios.game import Followed


#: How a name that nobody has given is shown.
UNNAMED = re.compile(MISSING.format("name-([^⟧]*)"))


class Note(Struct, tag_field="note", tag=str.lower):
    """Something that happened in a step, by the number of the step."""


class Began(Note):
    """An entry of `when` that made something happen."""

    at: str
    what: str


class PassedOver(Note):
    """A question that nobody was asked: its default was taken, or it had only one answer."""

    kind: str
    who: str
    answer: str
    only_answer: bool = False
    #: What it was about, where that is dice: what for, and what they show.
    about: str = ""


class Threw(Note):
    """Dice that were rolled."""

    purpose: str
    faces: list[int]

    def __str__(self) -> str:
        return f"{self.purpose} {' '.join(map(str, self.faces))}"


class Chose(Note):
    """Something that was chosen by chance, and among what."""

    purpose: str
    key: str
    among: list[str]

    def __str__(self) -> str:
        return f"{self.purpose} {self.key}"


class OfferedAnswer(Struct):
    """An answer: its key and how a player reads it."""

    key: str
    label: str


class RefusedAnswer(Struct):
    """What may not be done, why, and by which rule."""

    key: str
    reason: str
    rule: str


class SeenQuestion(Note, tag="asked"):
    """A question that was open, and the entry of `when` that answered it."""

    kind: str
    who: str
    text: str
    takes: str
    options: list[OfferedAnswer]
    refused: list[RefusedAnswer]
    any_time: list[str]
    #: The kind is optional: without `ask` this answer is taken.
    default: str | None = None
    answered_by: str | None = None
    answer: str | None = None


class Told(Note):
    """A line of the log."""

    text: str


CourseOfEvents = list[Began | PassedOver | Threw | Chose | SeenQuestion | Told]
N = TypeVar("N", bound=Note)


class Witness(Struct):
    """Follows a game step by step. When a step is run again, what it saw of it is forgotten and seen again."""

    #: Whether to look at questions and the log as a player would; what was rolled and passed over is always noted.
    looking: bool
    course: list[tuple[int, Any]] = field(default_factory=list)
    #: Where in the file an answer stands, by its step and place there.
    places: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)
    #: The questions that these answers were given to.
    open: dict[tuple[int, int], list[SeenQuestion]] = field(default_factory=dict)
    step: int = -1
    #: Lines of the log that are put into words when somebody reads on.
    untold: list[tuple[Told, Event]] = field(default_factory=list)

    def began(self, at: str, what: str) -> None:
        """Note the entry of the file that makes something happen next."""
        self._note(Began(at, what))

    def answered(self, step: int, position: int, at: str, answer: str) -> None:
        """Note which entry of the file gives an answer, and complete what was seen of its question."""
        self.places[step, position] = at, answer
        for asked in self.open.get((step, position), ()):
            asked.answered_by, asked.answer = at, answer

    def step_begins(self, game: Followed, step: int) -> None:
        """Forget what was seen of this step, and of those after it, before they were taken back."""
        if step > self.step:
            self.listen(game)
        self.course = [(moment, note) for moment, note in self.course if moment < step]
        self.step = step
        self.untold.clear()

    def passed_over(self, question: Question, *, only_answer: bool = False) -> None:
        """Note a question that nobody was asked."""
        answer = question.only_answer() if only_answer else question.default
        if answer is not None:
            about = question.about
            dice = f"{about['purpose']} {' '.join(map(str, about['faces']))}" if {"purpose", "faces"} <= about.keys() else ""
            self._note(PassedOver(question.kind, question.who, in_words(question, answer), only_answer, dice))

    def event(self, event: Struct) -> None:
        """Note dice as they are rolled, and where in the course the log tells of something."""
        if isinstance(event, Rolled):
            self._note(Threw(event.purpose, list(event.faces)))
        if self.looking and isinstance(event, Event):
            line = Told("")
            self._note(line)
            self.untold.append((line, event))

    def chosen(self, purpose: str, key: str, among: list[str]) -> None:
        """Note what chance has chosen, where there was a choice."""
        if len(among) > 1:
            self._note(Chose(purpose, key, among))

    def look(self, game: Followed, question: Question, position: int) -> None:
        """Look at an open question as a player would."""
        self.listen(game)
        words = Words(game.content)
        at, answer = self.places.get((self.step, position), (None, None))
        asked = SeenQuestion(
            kind=question.kind,
            who=question.who,
            text=_readable(words.ask_text(game, question)),
            takes=_takes(question),
            options=[
                OfferedAnswer(key, _readable(label))
                for key, label in zip(question.keys, words.answer_texts(game, question), strict=True)
                if not isinstance(question, ChooseAmount)
            ],
            refused=[RefusedAnswer(r.key, r.reason, r.rule) for r in (question.refusals() if question.refusals else [])],
            any_time=[option.key for option in game.any_time_actions()] if question.interruptible else [],
            default=None if question.default is None else in_words(question, question.default),
            answered_by=at,
            answer=answer,
        )
        self.open.setdefault((self.step, position), []).append(asked)
        self._note(asked)

    def heard(self, question: Question, position: int) -> None:
        """Note to whose question an answer was given, of several that were open at once."""
        seen = self.open.get((self.step, position), [])
        others = [asked for asked in seen if (asked.kind, asked.who) != (question.kind, question.who)]
        if len(others) < len(seen):
            for asked in others:
                asked.answered_by = asked.answer = None

    def listen(self, game: Followed) -> None:
        """Read what the log has told since."""
        words = Words(game.content)
        for line, event in self.untold:
            line.text = _readable(words.event_text(game, event))
        self.untold.clear()

    def of(self, *kinds: type[N]) -> Iterator[N]:
        """Go through what was noted of some kinds."""
        return (note for _, note in self.course if isinstance(note, kinds))

    def _note(self, note: Note) -> None:
        self.course.append((self.step, note))


def _readable(text: str) -> str:
    """Call what only this scenario knows, such as a model with an id of its own, by its id."""
    return UNNAMED.sub(r"\1", text)


def _takes(question: Question) -> str:
    """Say how many of the options an answer names; those of which one is chosen need no word."""
    if isinstance(question, ChooseOne):
        return "one of"
    if isinstance(question, Confirm):
        return "yes or no"
    if isinstance(question, PutInOrder):
        return "an order of"
    said = takes(question)
    return said if isinstance(question, ChooseAmount) else f"{said.partition(' of ')[0]} of"
