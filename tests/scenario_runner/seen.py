"""What the scenarios under `tests/scenarios` see of the game: its questions, and what is left to chance."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from msgspec import Struct, field

from lantern.content.language import is_complete
from lantern.core.questions import Answer, ChooseAmount, ChooseOne, ChooseSome, Confirm, Option, PutInOrder, Question
from lantern.core.streams import Streams
from lantern.rules.kinds import QUESTIONS, undeclared
from lantern.rules.table.chapter import AnyChapter, ChapterGame
from lantern.rules.table.game import Game
from lantern.scenarios.proving import SCENARIOS
from lantern.scenarios.run import run_files
from lantern.scenarios.telling import course_lines

RULES = Path(__file__).parents[2] / "src" / "lantern" / "rules"
CAMPAIGN = RULES.parent / "campaign"
TAKES: dict[type[Question], str] = {
    ChooseOne: "one of",
    ChooseSome: "some of",
    ChooseAmount: "a number",
    PutInOrder: "an order of",
    Confirm: "yes or no",
}


class Seen(Struct):
    """Everything that was seen."""

    #: Kinds of questions, options by their class, and what is not as it is declared.
    kinds: set[str] = field(default_factory=set)
    options: set[type[Option]] = field(default_factory=set)
    undeclared: set[str] = field(default_factory=set)
    random: set[str] = field(default_factory=set)
    #: Lines that a player could not read, because a message is missing in them.
    unreadable: list[str] = field(default_factory=list)
    #: Scenarios that fail when they are looked at: a question that cannot be said breaks its game.
    broken: list[str] = field(default_factory=list)

    def question(self, question: Question) -> Question:
        """Look at a question."""
        self.kinds.add(question.kind)
        self.options |= {type(option) for option in getattr(question, "options", [])}
        self.undeclared |= set(undeclared(question))
        return question


@cache
def option_classes() -> list[type[Option]]:
    """List every class of options that a question can offer, in the order of the questions."""
    return list(dict.fromkeys(option for kind in QUESTIONS.values() for option in kind.offers))


@contextmanager
def looking(seen: Seen) -> Iterator[None]:
    """Look at every game that is played meanwhile."""
    ask: Any = ChapterGame.ask
    hear_all, ask_any, pick, pick_space = ChapterGame.hear_all, ChapterGame.ask_any, Streams.pick, Game.pick_space

    def asked(game: AnyChapter, question: Any) -> Any:
        return ask(game, lambda: seen.question(question if isinstance(question, Question) else question()))

    def heard_all(game: AnyChapter, questions: Sequence[Question], until: Answer | None = None) -> dict[int, Answer]:
        return hear_all(game, [seen.question(question) for question in questions], until)

    def asked_any(game: AnyChapter, questions: Callable[[], Sequence[Question]]) -> tuple[Question, Any] | None:
        return ask_any(game, lambda: [seen.question(question) for question in questions()])

    def picked(streams: Streams, purpose: str, *rest: Any) -> int:
        seen.random.add(purpose)
        return pick(streams, purpose, *rest)

    def picked_space(game: Game, purpose: str, mask: int) -> int:
        seen.random.add(purpose)
        return pick_space(game, purpose, mask)

    with (
        patch.object(ChapterGame, "ask", asked),
        patch.object(ChapterGame, "hear_all", heard_all),
        patch.object(ChapterGame, "ask_any", asked_any),
        patch.object(Streams, "pick", picked),
        patch.object(Game, "pick_space", picked_space),
    ):
        yield


@cache
def all_seen() -> Seen:
    """Run every scenario and look."""
    seen = Seen()
    with looking(seen):
        outcomes = run_files([SCENARIOS], looking=True)
    for outcome in outcomes:
        seen.broken += [f"{outcome.file}: {failure}" for failure in outcome.failures]
        course = outcome.course if isinstance(outcome.course, list) else []
        lines = [f"{outcome.file}: {line}" for line in course_lines(course)]
        seen.unreadable += [line for line in lines if not is_complete(line)]
    return seen
