"""The game of a scenario: its steps are the commands of the file, and it is watched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from lantern.board.sets import bits
from lantern.core.engine import Given as GivenAnswer
from lantern.core.engine import Step
from lantern.core.journal import Header, Journal
from lantern.core.questions import Answer, Question
from lantern.core.table import Table
from lantern.rules.adventure import Adventure
from lantern.rules.table.chapter import ChapterGame
from lantern.scenarios.given import Situation
from lantern.scenarios.witness import Witness

#: What a file always says, although a game does not ask it where there is one answer: whom Hits go to. Policies change that.
SAID = frozenset({"assign-hits"})


class Followed(ChapterGame[Any]):
    """A chapter whose steps are the commands of a scenario, and its own where the file lets turns run on; it is watched."""

    def follow(self, asked: frozenset[str], *, looking: bool) -> None:
        """Begin to follow a file that wants to be asked these kinds of questions."""
        self.journal = Journal(Header(setup={}))
        self.commands: dict[int, Step] = {}
        self.asked_kinds = asked
        self.last_turn: int | None = None
        self.witness = Witness(looking)
        self._rewound = False

    def worked_out_anew(self) -> ChapterGame[Any]:
        """Return the same game with nothing remembered, which nobody follows."""
        kinds = (kind for kind in type(self).__mro__ if issubclass(kind, ChapterGame))
        plain = next(kind for kind in kinds if not issubclass(kind, Followed))
        return plain(self.state, self.table, self.content, shelves={})

    # -- steps ---------------------------------------------------------------------------------------

    def command(self, step: Step) -> None:
        """Make a command the next step."""
        self.last_turn = None
        self.commands[len(self.journal.steps)] = step

    def restore(self, checkpoint: bytes) -> None:
        """Go back to a checkpoint: the step of that moment is the next again."""
        if self.witness.looking:
            self.witness.listen(self)  # to the end of a step that is broken off
        super().restore(checkpoint)
        self._rewound = True

    def next_step(self) -> Step | None:
        """Return the command of this moment, or the turn's next step while turns run on."""
        moment = len(self.journal.steps) - self._rewound
        self._rewound = False
        if moment in self.commands:
            return self.commands[moment]
        if self.last_turn is None or (self.state.phase == "turn-start" and self.state.turn >= self.last_turn):
            return None
        return super().next_step()

    def begin_step(self, tape: list[GivenAnswer], holding: bool = False) -> None:
        """Make ready to run a step, and to see it from its beginning."""
        super().begin_step(tape, holding=holding)
        self.witness.step_begins(self, len(self.journal.steps) - 1)

    # -- watching ------------------------------------------------------------------------------------

    def tell(self, event: Struct) -> None:
        """Append a fact that happened."""
        super().tell(event)
        self.witness.event(event)

    def pick(self, purpose: str, keys: list[str]) -> str:
        """Choose one of several fairly."""
        key = super().pick(purpose, keys)
        self.witness.chosen(purpose, key, keys)
        return key

    def ask(self, question: Any) -> Any:
        """Ask whoever decides; a witness sees the question as it is when it is asked."""
        see = self._seen if self.witness.looking else self._noticed
        return super().ask(lambda: see(question if isinstance(question, Question) else question()))

    def hear_all(self, questions: Sequence[Question], until: Answer | None = None) -> dict[int, Answer]:
        """Ask several seats at once."""
        if self.witness.looking:
            for number, question in enumerate(questions):
                question.interruptible = False
                self._seen(question, number)
        return super().hear_all(questions, until)

    def ask_any(self, questions: Callable[[], Sequence[Question]]) -> tuple[Question, Any] | None:
        """Ask several seats at once, and hear the first."""
        see = self._seen if self.witness.looking else self._noticed
        return super().ask_any(lambda: [see(question) for question in questions()])

    def heard(self, question: Question, answer: Answer) -> None:
        """Note whose answer was heard; the others were asked, too, and said nothing."""
        super().heard(question, answer)
        self.witness.heard(question, self.position - 1)

    def _noticed(self, question: Question) -> Any:
        if question.only_answer() is not None:
            self.witness.passed_over(question, only_answer=True)
        return question

    def _seen(self, question: Question, number: int = 0) -> Any:
        if question.only_answer() is not None:
            self.witness.passed_over(question, only_answer=True)
        elif question.default is None or self._asks(question):
            self.witness.look(self, question, self.position + number)
        return question

    def asks_only_what_matters(self) -> bool:
        """Put every question: a scenario may answer it, or say that it is passed over."""
        return False

    def wants_to_be_asked(self, question: Question) -> bool:
        """Ask an optional question only if the scenario wants to answer it; else its default answer is taken."""
        asks = self._asks(question)
        if not asks:
            self.witness.passed_over(question)
        return asks

    def _asks(self, question: Question) -> bool:
        if question.kind in self.asked_kinds or (question.kind in SAID and question.who not in self.state.policies):
            return True
        return question.who in self.state.policies and super().wants_to_be_asked(question)


class ScenarioGame(Followed, Adventure):
    """An adventure whose steps are the commands of a scenario, and the turn's own where the file lets turns run on."""

    def __init__(self, given: Situation, table: Table, asked: frozenset[str], *, looking: bool = False) -> None:
        super().__init__(given.start, table, given.content)
        self.follow(asked, looking=looking)

    def pick_space(self, purpose: str, mask: int) -> int:
        """Choose one of several spaces fairly."""
        space = super().pick_space(purpose, mask)
        names = self.board.names
        self.witness.chosen(purpose, names[space], [names[each] for each in bits(mask)])
        return space
