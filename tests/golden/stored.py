"""Stored games: what was answered, what happened, and where a game of today parts from them."""

from pathlib import Path
from typing import Any

import msgspec
import yaml
from msgspec import NODEFAULT, Struct, field, structs

from lantern.content.loader import load
from lantern.core.play import digest
from lantern.core.questions import Answer, Question
from lantern.core.table import Insider, Player, solo
from lantern.players.setups import Setup, new_game
from lantern.rules.adventure import Adventure
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero
from lantern.simulate import PLAYERS

FOLDER = Path(__file__).parent
#: How many lines before the place where two games part are shown.
CONTEXT = 6
DIGITS = 8
EMPTY: tuple[Any, ...] = (None, "", 0, [], {})
#: What a hero has at first that is not nothing.
FRESH = {each.name: each.default for each in structs.fields(Hero) if each.default is not NODEFAULT}
RECORD = "If the rules were changed on purpose, store the games anew: python -m tests.golden.record"


class StoredStep(Struct):
    """One step: its name, the answers given in it, and what was asked and happened, in order."""

    step: str
    answers: list[Answer] = field(default_factory=list)
    log: list[str] = field(default_factory=list)


class StoredGame(Struct):
    """A game from its setup to its end."""

    setup: Setup
    players: str
    result: str = ""
    turns: int = 0
    #: A short digest of everything in the last state that is not empty, by the name of the field.
    end: dict[str, str] = field(default_factory=dict)
    steps: list[StoredStep] = field(default_factory=list)


class Scribe(Insider):
    """Sits at the table and writes down, step by step, what is asked, answered and told."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.steps: list[StoredStep] = []
        self._told = 0

    def begin(self, name: str) -> None:
        self.steps.append(StoredStep(name))

    def answer(self, game: Game, question: Question) -> Answer | None:
        self.listen(game)
        answer = game.consult(self.player, question)
        assert answer is not None
        self.steps[-1].answers.append(answer)
        self.steps[-1].log.append(f"? {question.kind} for {question.who}: {in_words(question, answer)}")
        return answer

    def listen(self, game: Game) -> None:
        """Write down what was told since the last time."""
        self.steps[-1].log += [line_of(event) for event in game.events[self._told :]]
        self._told = len(game.events)


class Reciter:
    """Gives the stored answers, one after the other."""

    def __init__(self, answers: list[Answer]) -> None:
        self._answers = iter(answers)

    def answer(self, shown: Any, question: Question) -> Answer | None:  # noqa: ARG002
        return next(self._answers)


def in_words(question: Question, answer: Answer) -> str:
    """Name the options that were chosen."""
    if isinstance(answer, str):
        return answer
    keys = question.keys
    chosen = answer if isinstance(answer, list) else [answer]
    if all(0 <= index < len(keys) for index in chosen) and len(keys) > max(chosen, default=0):
        return ", ".join(keys[index] for index in chosen) or "nothing"
    return repr(answer)


def line_of(event: Any) -> str:
    """Tell an event in one line: what happened, and its facts."""
    facts = msgspec.to_builtins(event)
    kind = type(event).__name__
    told = (f"{name} {_short(fact)}" for name, fact in facts.items() if name != "event" and fact not in ("", (), []))
    return f"{kind}: {', '.join(told)}"


def _short(fact: Any) -> str:
    return " ".join(map(str, fact)) if isinstance(fact, list | tuple) else str(fact)


def play_through(setup: Setup, player: Player) -> tuple[Adventure, list[StoredStep], Exception | None]:
    """Play a game to its end, or as far as it goes, and return what the scribe wrote."""
    scribe = Scribe(player)
    game = new_game(setup, table=solo(scribe), content=load(user=False))
    problem: Exception | None = None
    try:
        while (step := game.next_step()) is not None:
            scribe.begin(step.name)
            game.begin_step([], holding=False)
            step.run(game)
            scribe.listen(game)
    except Exception as fault:  # noqa: BLE001 - whatever stops it is told with the place
        problem = fault
        scribe.listen(game)
    return game, scribe.steps, problem


def record(setup: Setup, players: str) -> StoredGame:
    """Let bots play a game, and store it."""
    game, steps, problem = play_through(setup, PLAYERS[players](setup.seed))
    if problem is not None:
        raise problem
    return StoredGame(setup, players, game.state.result or "", game.state.turn, end_of(game), steps)


def difference(stored: StoredGame, name: str) -> str | None:
    """Play the stored answers again, and say in words where the game parts from the stored one, if it does."""
    answers = [answer for step in stored.steps for answer in step.answers]
    game, steps, problem = play_through(stored.setup, Reciter(answers))
    for number, expected in enumerate(stored.steps):
        actual = steps[number] if number < len(steps) else StoredStep("(the game is over)")
        if actual.step != expected.step or actual.log != expected.log:
            return _parting(name, number, expected, actual, problem)
    if len(steps) > len(stored.steps):
        return f"{name} goes on with '{steps[len(stored.steps)].step}' where the stored game is over.\n{RECORD}"
    if problem is not None:
        return f"{name} failed: {problem!r}\n{RECORD}"
    now = end_of(game)
    differing = sorted(part for part in now.keys() | stored.end.keys() if now.get(part) != stored.end.get(part))
    if differing:
        return f"{name}: the same log, but the last state differs in {', '.join(differing)}.\n{RECORD}"
    return None


def end_of(game: Adventure) -> dict[str, str]:
    """Name every part of the last state; what is empty is left out, so that a new field changes nothing by itself."""
    plain = msgspec.to_builtins(game.state)
    # A checkpoint leaves out what is as at first.
    plain["options"] = structs.asdict(game.state.options)
    plain["heroes"] = {who: FRESH | hero for who, hero in plain["heroes"].items()}
    parts = _pruned(plain)
    return {name: digest(msgspec.json.encode(part, order="sorted"))[:DIGITS] for name, part in parts.items()}


def _pruned(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: pruned for key, each in value.items() if (pruned := _pruned(each)) not in EMPTY}
    return [_pruned(each) for each in value] if isinstance(value, list | tuple) else value


def _parting(name: str, number: int, expected: StoredStep, actual: StoredStep, problem: Exception | None) -> str:
    at = next(
        (i for i, (one, other) in enumerate(zip(expected.log, actual.log, strict=False)) if one != other),
        min(len(expected.log), len(actual.log)),
    )
    asked = [line for line in expected.log[:at] if line.startswith("?")]
    lines = [
        f"{name} parts from the stored game in step {number + 1} ('{expected.step}'), line {at + 1}.",
        f"  last question:  {asked[-1].removeprefix('? ') if asked else 'none in this step yet'}",
        f"  expected:       {expected.log[at] if at < len(expected.log) else '(the step is over)'}",
        f"  actual:         {actual.log[at] if at < len(actual.log) else '(the step is over)'}",
    ]
    if actual.step != expected.step:
        lines.append(f"  the step is now '{actual.step}'")
    if problem is not None:
        lines.append(f"  and then it failed: {problem!r}")
    lines += ["  before that:", *(f"    {line}" for line in expected.log[max(0, at - CONTEXT) : at])]
    return "\n".join([*lines, RECORD])


# -- files ----------------------------------------------------------------------------------------


def paths() -> list[Path]:
    return sorted(FOLDER.glob("*.yaml"))


def read(path: Path) -> StoredGame:
    return msgspec.convert(yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader), StoredGame)


def write(path: Path, game: StoredGame) -> None:
    """Write a stored game so that a change of it can be read line by line."""
    head = ("setup", "players", "result", "turns", "end")
    lines = [
        "# Stored by: python -m tests.golden.record",
        *(f"{name}: {_json(getattr(game, name))}" for name in head),
        "steps:",
    ]
    for step in game.steps:
        lines.append(f"- step: {_json(step.step)}")
        if step.answers:
            lines.append(f"  answers: {_json(step.answers)}")
        if step.log:
            lines += ["  log:", *(f"  - {_json(line)}" for line in step.log)]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
