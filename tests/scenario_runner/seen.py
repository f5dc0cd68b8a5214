"""What the scenarios under `tests/scenarios` see of the game: its questions, and what is left to chance."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from msgspec import Struct, field

from lantern.content.language import is_complete
from lantern.core.questions import ChooseAmount, ChooseOne, ChooseSome, Confirm, PutInOrder, Question
from lantern.core.streams import Streams
from lantern.rules.game import Game
from lantern.scenarios.answers import in_words
from lantern.scenarios.game import ScenarioGame
from lantern.scenarios.proving import SCENARIOS
from lantern.scenarios.run import run_files
from lantern.scenarios.telling import course_lines

RULES = Path(__file__).parents[2] / "src" / "lantern" / "rules"
TAKES: dict[type[Question], str] = {
    ChooseOne: "one of",
    ChooseSome: "some of",
    ChooseAmount: "a number",
    PutInOrder: "an order of",
    Confirm: "yes or no",
}


class Kind(Struct):
    """A kind of question as it was asked."""

    takes: set[str] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)
    defaults: set[str] = field(default_factory=set)
    always: bool = False


class Seen(Struct):
    """Everything that was seen."""

    kinds: dict[str, Kind] = field(default_factory=dict)
    random: set[str] = field(default_factory=set)
    #: Lines that a player could not read, because a message is missing in them.
    unreadable: list[str] = field(default_factory=list)

    def question(self, game: Game, question: Question) -> Question:
        """Look at a question."""
        kind = self.kinds.setdefault(question.kind, Kind())
        kind.takes.add(TAKES[type(question)])
        shapes = {key: shape(game, key) for key in question.keys}
        if isinstance(question, ChooseOne | ChooseSome | PutInOrder):
            kind.keys |= set(shapes.values())
        if question.default is None:
            kind.always = True
        else:
            kind.defaults.add(_default(question, shapes))
        return question


def _default(question: Question, shapes: dict[str, str]) -> str:
    assert question.default is not None
    if isinstance(question, PutInOrder):
        return "as listed"
    if isinstance(question, ChooseAmount):
        return "the least" if question.default == question.least else "just enough"
    said = in_words(question, question.default)
    if not isinstance(question, ChooseOne):
        return said
    return said if shapes.get(said, said) == said else "the first"


def shape(game: Game, key: str) -> str:
    """Write a key with words in capitals for what differs from game to game."""
    if key in game.board.names:
        return "SPACE"
    parts = [_shape_of_word(game, word) for word in key.split(":")]
    return re.sub(r"(?<=-)\d+|\b\d+\b", "N", ":".join(parts))


def _shape_of_word(game: Game, word: str) -> str:
    if word in game.state.heroes:
        return "HERO"
    if word in game.state.enemies or re.sub(r"-\d+$", "", word) in game.content.enemies:
        return "ENEMY"
    if word.isdigit() or word in own_words() or word.startswith(tuple(each for each in own_words() if each.endswith("-"))):
        return word
    return "ID+ID" if "+" in word else "ID"


@cache
def own_words() -> set[str]:
    """Collect the words of keys that stand in the rules, whole or as their beginnings: `stop`, `use`, `die-`."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.py")))
    written = re.findall(r'Option\(\s*f?"((?:\{[^}]*\}|[^"{])*)', source)
    words = {word for key in written for word in re.split(r"[:{}]", key) if re.fullmatch(r"[a-z-]+", word)}
    return words | {"first", "second", "third", "turn-", "nothing"}


@contextmanager
def looking(seen: Seen) -> Iterator[None]:
    """Look at every game that is played meanwhile."""
    ask, ask_all, pick, pick_space = ScenarioGame.ask, ScenarioGame.ask_all, Streams.pick, Game.pick_space

    def asked(game: ScenarioGame, question: Any) -> Any:
        return ask(game, lambda: seen.question(game, question if isinstance(question, Question) else question()))

    def asked_all(game: ScenarioGame, questions: list[Question]) -> list[Any]:
        return ask_all(game, [seen.question(game, question) for question in questions])

    def picked(streams: Streams, purpose: str, *rest: Any) -> int:
        seen.random.add(purpose)
        return pick(streams, purpose, *rest)

    def picked_space(game: Game, purpose: str, mask: int) -> int:
        seen.random.add(purpose)
        return pick_space(game, purpose, mask)

    with (
        patch.object(ScenarioGame, "ask", asked),
        patch.object(ScenarioGame, "ask_all", asked_all),
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
        course = outcome.course if isinstance(outcome.course, list) else []
        lines = [f"{outcome.file}: {line}" for line in course_lines(course)]
        seen.unreadable += [line for line in lines if not is_complete(line)]
    return seen
