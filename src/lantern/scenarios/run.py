"""Running scenario files: straight, in suspend mode, in undo mode."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from lantern.content.library import Content
from lantern.content.loader import load
from lantern.content.yaml_file import NotYamlError, read_yaml
from lantern.core.errors import LanternError
from lantern.core.play import Broken, Over, Play, Waiting
from lantern.core.questions import Answer, Question
from lantern.core.table import Insider, Nobody, Player, solo
from lantern.rules.table.state import ChapterState
from lantern.scenarios.aliases import in_todays_words
from lantern.scenarios.answers import describe, to_answer
from lantern.scenarios.between import BETWEEN, BetweenCommands, BetweenSituation
from lantern.scenarios.game import Followed, ScenarioGame
from lantern.scenarios.given import Situation
from lantern.scenarios.problems import ScenarioError, mapping, number, one_of, refuse, sequence, words
from lantern.scenarios.then import Checks, Failure
from lantern.scenarios.when import Commands
from lantern.scenarios.witness import Chose, CourseOfEvents, PassedOver, Threw

#: Each answer in the same call; each through checkpoint and replay; each given, undone and given again.
MODES = ("straight", "suspend", "undo")
#: What a file can be about.
CHAPTERS = ("adventure", *BETWEEN)
#: How much of what was rolled and chosen, and of an entry, a message shows.
MOST_CHANCES, LINE = 12, 100
#: How errors of chance name what it was for.
PURPOSE = re.compile(r"for '([^']+)'")
KEYS = ("title", "about", "proves", "tries", "profile", "options", "seed", "given", "dice", "random", "ask", "when", "then")


def chapter_in(file: dict[str, Any]) -> str:
    """Tell of which kind the chapter is that a file sets up."""
    given = file.get("given")
    named = given.get("chapter", CHAPTERS[0]) if isinstance(given, dict) else CHAPTERS[0]
    return one_of("given.chapter", "chapter", named, CHAPTERS)


class ScenarioOutcome(Struct):
    """How a scenario went."""

    file: str
    title: str
    mode: str
    failures: list[str] = field(default_factory=list)
    proves: list[str] = field(default_factory=list)
    #: What was asked, passed over, rolled and told, if somebody wants to know.
    course: CourseOfEvents | UnsetType = UNSET

    @property
    def ok(self) -> bool:
        """Tell whether everything holds."""
        return not self.failures


class Script(Insider):
    """Answers in the same call while the next thing in the file is an answer (straight mode)."""

    def __init__(self) -> None:
        self.run: Run | None = None

    def answer(self, shown: Any, question: Question) -> Answer | None:  # noqa: ARG002
        """Give the next answer, or leave the question open."""
        assert self.run is not None
        try:
            return self.run.inline_answer(question)
        except LanternError as problem:
            self.run.problem = problem
            return None


class Run:
    """One run of one scenario in one mode."""

    def __init__(self, content: Content, file: dict[str, Any], mode: str, *, looking: bool = False) -> None:
        script = Script()
        player: Player = script if mode == "straight" else Nobody()
        asked = frozenset(words("ask", file.get("ask", [])))
        self.given: Situation | BetweenSituation
        self.game: Followed
        if (kind := chapter_in(file)) in BETWEEN:
            situation_of, game_of = BETWEEN[kind]
            self.given = between = situation_of(content, file, solo(player))
            self.game = between.game = game_of(between, solo(player), asked, looking=looking)
            self.commands: Commands | BetweenCommands = BetweenCommands(between)
        else:
            self.given = situation = Situation(content, file, solo(player))
            self.game = situation.game = ScenarioGame(situation, solo(player), asked, looking=looking)
            self.commands = Commands(situation)
        streams = self.given.start.streams
        picks: dict[str, list[Any]] = {purpose: list(kept) for purpose, kept in streams.fixed_picks.items()}
        self.fixed = picks | {purpose: list(kept) for purpose, kept in streams.fixed_dice.items()}
        self.play: Play[ChapterState] = Play(self.game, self.game.journal)
        self.mode = mode
        self.todo = [(f"when[{i}]", item) for i, item in enumerate(sequence("when", file.get("when", [])))]
        self.then = [(f"then[{i}]", item) for i, item in enumerate(sequence("then", file.get("then", [])))]
        self.outcome: Waiting | Over | Broken | None = None
        self.failures: list[Failure] = []
        #: The entry that was used last, and what is wrong with an answer that was wanted in the middle of a step.
        self.used: tuple[str, dict[str, Any]] = ("when", {})
        self.problem: LanternError | None = None
        script.run = self

    # -- the run -------------------------------------------------------------------------------------

    def to_the_end(self) -> list[str]:
        """Run everything and return what does not hold, up to where the file cannot be followed any further."""
        try:
            while self.todo:
                at, item = self.todo.pop(0)
                self._item(at, item)
                self._stop_if_broken()
            self._check(self.then)
            self._leftovers()
        except LanternError as problem:
            return [*map(str, self.failures), str(problem)]
        return [str(failure) for failure in self.failures]

    def _stop_if_broken(self) -> None:
        if self.problem is not None:
            raise self.problem
        if not isinstance(self.outcome, Broken):
            return
        at, command = self.used
        if self.outcome.why.startswith(at):
            raise ScenarioError(self.outcome.why)
        chance = [str(note) for note in self.game.witness.of(Threw, Chose)][-MOST_CHANCES:] if self.outcome.why else []
        rolled = f" Rolled before: {'; '.join(chance)}." if chance else ""
        named = PURPOSE.search(self.outcome.why)
        fixed = f" The file fixes {self.fixed[named[1]]}." if named is not None and named[1] in self.fixed else ""
        raise ScenarioError(f"{at} ({shortly(command)}): {self.outcome.why or self.outcome.report}{fixed}{rolled}")

    def course(self) -> CourseOfEvents:
        """Return what was seen, with what the log told last."""
        witness = self.game.witness
        if witness.looking:
            witness.listen(self.game)
        return [note for _, note in witness.course]

    def _item(self, at: str, item: Any) -> None:
        command = mapping(at, item)
        self.used = at, command
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
            self.game.witness.began(at, shortly(command))
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
            self._place(at, command, self.game.position)
            return self._known_any_time(at, command["any_time"])
        if "answer" not in command:
            return None
        said = self._said_to(at, command, question)
        if said is _NOT_MINE:
            return None
        self.todo.pop(0)
        self._place(at, command, self.game.position)
        return self._meant(at, question, said)

    def _meant(self, at: str, question: Question, said: Any) -> Answer:
        """Turn what the file says into an answer; a space may be called by its letter on a drawn board."""
        if isinstance(said, str) and said in self.given.marks and said not in question.keys:
            assert isinstance(self.game, ScenarioGame)
            said = self.game.board.names[self.given.marks[said]]
        return to_answer(f"{at}.answer", self.game, question, said)

    def _place(self, at: str, command: dict[str, Any], position: int) -> None:
        """Note which entry of the file gives the answer that stands there on the tape."""
        self.used = at, command
        witness = self.game.witness
        witness.answered(len(self.game.journal.steps) - 1, position, at, shortly(command))

    def _said_to(self, at: str, command: dict[str, Any], question: Question) -> Any:
        mapping(at, command, ("answer", "to", "of"))
        self._make_sure_of_kind(at, command, question)
        if command.get("of", question.who) != question.who:
            return _NOT_MINE
        if isinstance(command["answer"], dict):
            return _NOT_MINE
        return command["answer"]

    def _make_sure_of_kind(self, at: str, command: dict[str, Any], question: Question) -> None:
        kind = command.get("to", question.kind)
        if kind != question.kind:
            raise refuse(
                at, f"the answer is for '{kind}', but open is {describe(question)}{self._passed_over(kind, command['answer'])}"
            )

    def _passed_over(self, kind: object, said: object = None) -> str:
        """Say of a kind of question, or of one with this answer, that its default was taken, or the only answer it had."""
        passed = [each for each in self.game.witness.of(PassedOver) if kind in {None, each.kind}]
        for each in passed:
            if each.kind == kind and not each.only_answer:
                took = f"was not asked of {each.who} but took its default '{each.answer}'"
                return f". '{kind}' {took}; put it under `ask` to be asked"
        for each in reversed(passed):
            if each.only_answer and (each.kind == kind or each.answer == said):
                return f". '{each.kind}' was not asked of {each.who}: '{each.answer}' was its only answer, and was taken"
        return ""

    def _answer(self, at: str, command: dict[str, Any]) -> None:
        if not isinstance(self.outcome, Waiting):
            raise refuse(at, f"no question is open{self._passed_over(command.get('to'), command['answer'])}")
        mapping(at, command, ("answer", "to", "of"))
        said = command["answer"]
        if isinstance(said, dict):
            for who, one in said.items():
                self._answer(at, {"answer": one, "of": who})
            return
        questions = self.outcome.questions
        fitting = {n: q for n, q in questions.items() if command.get("of", q.who) == q.who}
        if not fitting:
            why = self._passed_over(command.get("to"), said)
            raise refuse(at, f"no question is open for {command.get('of')}: {describe(self.outcome.question)}{why}")
        of, question = next(iter(fitting.items()))
        self._make_sure_of_kind(at, command, question)
        self._give(at, self._meant(at, question, said), of)

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
        self._place(at, self.used[1], len(self.game.journal.steps[-1].answers))
        if self.mode == "undo":
            before, fingerprint = self.game.checkpoint(), self._open_fingerprint(of)
            self.outcome = self.play.answer(answer, of)
            if isinstance(self.outcome, Broken):
                return
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


def shortly(command: dict[str, Any]) -> str:
    """Write an entry of the file in one line that is not too long."""
    text = ", ".join(f"{key}: {value}" for key, value in command.items())
    return text if len(text) <= LINE else f"{text[: LINE - 3]}..."


@cache
def _content() -> Content:
    return load(user=False)


def read_scenario(path: Path) -> dict[str, Any]:
    """Read a scenario file; a bad one is refused with what would be right."""
    try:
        written = read_yaml(path)
    except NotYamlError as problem:
        raise ScenarioError(f"{path}: {problem}") from None
    return mapping(str(path), written, KEYS)


def run_scenario(file: dict[str, Any], mode: str = "straight", content: Content | None = None) -> list[str]:
    """Run a scenario and return what does not hold, in words."""
    return _followed(file, mode, content, looking=False)[0]


def _followed(file: dict[str, Any], mode: str, content: Content | None, *, looking: bool) -> tuple[list[str], CourseOfEvents]:
    try:
        run = Run(content or _content(), in_todays_words(mapping("the file", file, KEYS)), mode, looking=looking)
    except LanternError as problem:
        return [str(problem)], []
    return run.to_the_end(), run.course()


def run_file(path: Path, mode: str = "straight", content: Content | None = None, *, looking: bool = False) -> ScenarioOutcome:
    """Run one file in one mode, and follow its course if somebody is looking."""
    try:
        file = read_scenario(path)
        proves = [str(rule) for rule in sequence("proves", file.get("proves", []))]
    except (ScenarioError, OSError) as problem:
        return ScenarioOutcome(str(path), path.stem, mode, [str(problem)])
    failures, course = _followed(file, mode, content, looking=looking)
    title = str(file.get("title", path.stem))
    return ScenarioOutcome(str(path), title, mode, failures, proves, course if looking else UNSET)


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """Find the scenario files in folders, in a fixed order."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    return found


def run_files(
    paths: Iterable[Path], modes: Iterable[str] = MODES[:1], content: Content | None = None, *, looking: bool = False
) -> list[ScenarioOutcome]:
    """Run files and folders of scenarios; only a straight run is looked at."""
    return [
        run_file(path, mode, content, looking=looking and mode == MODES[0]) for path in scenario_files(paths) for mode in modes
    ]
