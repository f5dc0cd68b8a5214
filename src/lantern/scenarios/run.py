"""Running scenario files: straight, in suspend mode, in undo mode."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from lantern.content.library import Content
from lantern.content.loader import load
from lantern.content.yaml_file import NotYamlError, read_yaml
from lantern.core.engine import Step
from lantern.core.errors import LanternError
from lantern.core.journal import Header, Journal
from lantern.core.play import Broken, Over, Play, Waiting
from lantern.core.questions import Answer, Question
from lantern.core.table import Nobody, Player, Table, solo
from lantern.rules.adventure import Adventure
from lantern.rules.state import State
from lantern.scenarios.answers import describe, to_answer
from lantern.scenarios.given import Situation
from lantern.scenarios.problems import ScenarioError, mapping, number, refuse, sequence, words
from lantern.scenarios.then import Checks, Failure
from lantern.scenarios.when import Commands

#: Each answer in the same call; each through checkpoint and replay; each given, undone and given again.
MODES = ("straight", "suspend", "undo")
KEYS = ("title", "about", "proves", "tries", "profile", "options", "seed", "given", "dice", "random", "ask", "when", "then")


class ScenarioOutcome(Struct):
    """How a scenario went."""

    file: str
    title: str
    mode: str
    failures: list[str] = field(default_factory=list)
    proves: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Tell whether everything holds."""
        return not self.failures


class ScenarioGame(Adventure):
    """An adventure whose steps are the commands of a scenario, and the turn's own where the file lets turns run on."""

    def __init__(self, given: Situation, table: Table, asked: frozenset[str]) -> None:
        super().__init__(given.start, table, given.content)
        self.journal = Journal(Header(setup={}))
        self.commands: dict[int, Step] = {}
        self.asked_kinds = asked
        self.last_turn: int | None = None
        self._rewound = False

    def command(self, step: Step) -> None:
        """Make a command the next step."""
        self.last_turn = None
        self.commands[len(self.journal.steps)] = step

    def restore(self, checkpoint: bytes) -> None:
        """Go back to a checkpoint: the step of that moment is the next again."""
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

    def wants_to_be_asked(self, question: Question) -> bool:
        """Ask an optional question only if the scenario wants to answer it; else its default answer is taken."""
        if question.kind in self.asked_kinds:
            return True
        return question.who in self.state.policies and super().wants_to_be_asked(question)


class Script:
    """Answers in the same call while the next thing in the file is an answer (straight mode)."""

    def __init__(self) -> None:
        self.run: Run | None = None

    def answer(self, game: Any, question: Question) -> Answer | None:  # noqa: ARG002
        """Give the next answer, or leave the question open."""
        assert self.run is not None
        return self.run.inline_answer(question)


class Run:
    """One run of one scenario in one mode."""

    def __init__(self, content: Content, file: dict[str, Any], mode: str) -> None:
        script = Script()
        player: Player = script if mode == "straight" else Nobody()
        self.given = Situation(content, file, solo(player))
        self.game = ScenarioGame(self.given, solo(player), frozenset(words("ask", file.get("ask", []))))
        self.given.game = self.game
        self.play: Play[State] = Play(self.game, self.game.journal)
        self.mode = mode
        self.todo = [(f"when[{i}]", item) for i, item in enumerate(sequence("when", file.get("when", [])))]
        self.then = [(f"then[{i}]", item) for i, item in enumerate(sequence("then", file.get("then", [])))]
        self.commands = Commands(self.given)
        self.outcome: Waiting | Over | Broken | None = None
        self.failures: list[Failure] = []
        script.run = self

    # -- the run -------------------------------------------------------------------------------------

    def to_the_end(self) -> list[Failure]:
        """Run everything and return what does not hold."""
        while self.todo:
            at, item = self.todo.pop(0)
            self._item(at, item)
            if isinstance(self.outcome, Broken):
                raise ScenarioError(f"{at}: {self.outcome.report}")
        self._check(self.then)
        self._leftovers()
        return self.failures

    def _item(self, at: str, item: Any) -> None:
        command = mapping(at, item)
        if "answer" in command:
            self._answer(at, command)
        elif "any_time" in command:
            self._any_time(at, command)
        elif "expect" in command:
            self._check([(f"{at}.expect[{i}]", check) for i, check in enumerate(sequence(at, command["expect"]))])
        elif "undo" in command:
            for _ in range(number(f"{at}.undo", command["undo"])):
                self.outcome = self.play.undo()
        else:
            if isinstance(self.outcome, Waiting):
                raise refuse(at, f"a question is still open: {describe(self.outcome.question)}")
            if "turns" in command:
                self._turns(number(f"{at}.turns", command["turns"]))
            else:
                self.game.command(self.commands.step(at, command))
                self.outcome = self.play.advance()

    def _turns(self, turns: int) -> None:
        """Play on by the game's own order until so many turns have begun."""
        state = self.game.state
        self.game.last_turn = state.turn + turns - (state.phase != "turn-start")
        self.outcome = self.play.advance()

    # -- answering -----------------------------------------------------------------------------------

    def inline_answer(self, question: Question) -> Answer | None:
        """Take the next answer of the file for a question asked in straight mode."""
        if not self.todo:
            return None
        at, item = self.todo[0]
        command = mapping(at, item)
        if "any_time" in command and question.interruptible:
            self.todo.pop(0)
            return self._known_any_time(at, command["any_time"])
        if "answer" not in command:
            return None
        said = self._said_to(at, command, question)
        if said is _NOT_MINE:
            return None
        if not isinstance(command["answer"], dict):
            self.todo.pop(0)
        return to_answer(f"{at}.answer", self.game, question, said)

    def _said_to(self, at: str, command: dict[str, Any], question: Question) -> Any:
        mapping(at, command, ("answer", "to", "of"))
        if "to" in command and command["to"] != question.kind:
            raise refuse(at, f"the answer is for '{command['to']}', but open is {describe(question)}")
        if command.get("of", question.who) != question.who:
            return _NOT_MINE
        if isinstance(command["answer"], dict):
            return _NOT_MINE
        return command["answer"]

    def _answer(self, at: str, command: dict[str, Any]) -> None:
        if not isinstance(self.outcome, Waiting):
            raise refuse(at, "no question is open")
        mapping(at, command, ("answer", "to", "of"))
        said = command["answer"]
        if isinstance(said, dict):
            for who, one in said.items():
                self._answer(at, {"answer": one, "of": who})
            return
        questions = self.outcome.questions
        fitting = {n: q for n, q in questions.items() if command.get("of", q.who) == q.who}
        if not fitting:
            raise refuse(at, f"no question is open for {command.get('of')}: {describe(self.outcome.question)}")
        of, question = next(iter(fitting.items()))
        if "to" in command and command["to"] != question.kind:
            raise refuse(at, f"the answer is for '{command['to']}', but open is {describe(question)}")
        self._give(at, to_answer(f"{at}.answer", self.game, question, said), of)

    def _any_time(self, at: str, command: dict[str, Any]) -> None:
        if not isinstance(self.outcome, Waiting):
            raise refuse(at, "any-time actions are taken while a question is open")
        self._give(at, self._known_any_time(at, command["any_time"]), 0)

    def _known_any_time(self, at: str, said: Any) -> str:
        if not self.game.may_take(str(said)):
            keys = [option.key for option in self.game.any_time_actions()]
            raise refuse(at, f"'{said}' cannot be done now. Possible: {', '.join(keys) or 'nothing'}")
        return str(said)

    def _give(self, at: str, answer: Answer, of: int) -> None:
        if self.mode == "undo":
            before, fingerprint = self.game.checkpoint(), self._open_fingerprint(of)
            self.outcome = self.play.answer(answer, of)
            after = self.game.checkpoint()
            self.outcome = self.play.undo()
            if self.game.checkpoint() != before or self._open_fingerprint(of) != fingerprint:
                raise ScenarioError(f"{at}: undoing the answer does not bring back the earlier state")
            self.outcome = self.play.answer(answer, of)
            if self.game.checkpoint() != after:
                raise ScenarioError(f"{at}: the same answer, given again after an undo, leads elsewhere")
        else:
            self.outcome = self.play.answer(answer, of)

    def _open_fingerprint(self, of: int) -> int:
        assert isinstance(self.outcome, Waiting)
        return self.outcome.questions[of].fingerprint()

    # -- checking ------------------------------------------------------------------------------------

    def _check(self, statements: list[tuple[str, Any]]) -> None:
        questions = self.outcome.questions if isinstance(self.outcome, Waiting) else {}
        checks = Checks(self.given, questions, running=isinstance(self.outcome, Waiting))
        for at, statement in statements:
            checks.check(at, statement)
        self.failures += checks.failures

    def _leftovers(self) -> None:
        """Complain about dice and choices that were fixed and never used."""
        streams = self.game.state.streams
        for purpose, faces in streams.fixed_dice.items():
            if faces:
                self.failures.append(Failure(f"dice.{purpose}", "all fixed dice to be rolled", f"{faces} left over"))
        for purpose, keys in streams.fixed_picks.items():
            if keys:
                self.failures.append(Failure(f"random.{purpose}", "all fixed choices to be made", f"{keys} left over"))


_NOT_MINE = object()


@cache
def _content() -> Content:
    return load(user=False)


def read_scenario(path: Path) -> dict[str, Any]:
    """Read a scenario file; a bad one is refused with what would be right."""
    try:
        written = read_yaml(path)
    except NotYamlError as problem:
        raise ScenarioError(str(problem)) from None
    return mapping("the file", written, KEYS)


def run_scenario(file: dict[str, Any], mode: str = "straight", content: Content | None = None) -> list[str]:
    """Run a scenario and return what does not hold, in words."""
    try:
        mapping("the file", file, KEYS)
        return [str(failure) for failure in Run(content or _content(), file, mode).to_the_end()]
    except LanternError as problem:
        return [str(problem)]


def run_file(path: Path, mode: str = "straight", content: Content | None = None) -> ScenarioOutcome:
    """Run one file in one mode."""
    try:
        file = read_scenario(path)
    except (ScenarioError, OSError) as problem:
        return ScenarioOutcome(str(path), path.stem, mode, [str(problem)])
    title = str(file.get("title", path.stem))
    proves = [str(rule) for rule in sequence("proves", file.get("proves", []))]
    return ScenarioOutcome(str(path), title, mode, run_scenario(file, mode, content), proves)


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """Find the scenario files in folders, in a fixed order."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    return found


def run_files(
    paths: Iterable[Path], modes: Iterable[str] = ("straight",), content: Content | None = None
) -> list[ScenarioOutcome]:
    """Run files and folders of scenarios."""
    return [run_file(path, mode, content) for path in scenario_files(paths) for mode in modes]
