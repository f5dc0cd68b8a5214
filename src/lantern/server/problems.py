"""Why a request is refused: a word for programs, a status for HTTP, a sentence for people in their language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from lantern.content.problems import BoxError, PackError
from lantern.core.errors import BadAnswerError, DivergedError, LanternError, OutOfRangeError, SaveError, UndoRefusedError, shown
from lantern.players.table import MissingError
from lantern.rulebook.errors import RulebookError
from lantern.rules.turn.setup import SetupError
from lantern.rules.words import Words
from lantern.scenarios.problems import ScenarioError
from lantern.server.database.problems import AilingError, StaleWriteError, UnkeepableError
from lantern.server.wire import ProblemView
from lantern.views.lobby import waits_text

#: What is refused -> its status.
STATUS = {
    "stale": 409, "over": 409, "not-your-seat": 403, "watching": 403, "no-table": 404, "not-found": 404,
    "bad-answer": 422, "bad-request": 400, "bad-setup": 422, "bad-file": 422, "undo": 409, "seat-taken": 409,
    "in-use": 409, "foreign-page": 403, "too-large": 413, "too-many": 429, "busy": 503, "foreign-host": 421, "full": 409,
    "too-long-address": 414, "log-in": 401, "unavailable": 503, "error": 500,
}  # fmt: skip
#: So much of anything is told in a sentence.
MOST_SAID = 1_000
#: What a sentence tells: as it is, or as somebody says it in a language.
Fact = str | int | Callable[[Words], str]
#: Errors of the game that are the asker's, what they mean here, and how that is said.
KINDS: tuple[tuple[type[Exception], str, str], ...] = (
    (BadAnswerError, "bad-answer", "bad-answer"),
    (UndoRefusedError, "undo", "undo"),
    (SetupError, "bad-setup", "bad-setup"),
    (BoxError, "bad-setup", "bad-boxes"),
    (PackError, "bad-setup", "bad-pack"),
    (DivergedError, "bad-file", "diverged"),
    (SaveError, "bad-file", "save-damaged"),
    (ScenarioError, "bad-file", "bad-scenario"),
    (RulebookError, "not-found", "not-found"),
    (LanternError, "bad-request", "bad-request"),
)


class RefusedError(Exception):
    """A request that is refused: `reason` for programs, `sentence` (a message of `refusals.ftl`, with its facts) for people."""

    def __init__(self, reason: str, sentence: str, **facts: Fact) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.sentence = sentence
        self.facts = facts

    @property
    def status(self) -> int:
        """Return the status for HTTP."""
        return STATUS[self.reason]

    def said(self, words: Words) -> str:
        """Say why, in a language."""
        facts = {name: _short(fact(words) if callable(fact) else fact) for name, fact in self.facts.items()}
        return words.say.text(f"table-refused-{self.sentence}", **facts)


def _short(fact: str | int) -> str | int:
    """Cut off what somebody sent to have it said back at length."""
    return fact if isinstance(fact, int) or len(fact) <= MOST_SAID else f"{fact[:MOST_SAID]} …"


def refusal_of(problem: Exception) -> RefusedError | None:
    """Tell what an error means for whoever asked; None if it is a mistake of this program.

    Errors of the game speak English: their sentence is said as it is in English, and in general terms elsewhere.
    """
    if isinstance(problem, RefusedError):
        return problem
    if isinstance(problem, StaleWriteError):
        return RefusedError("stale", "meanwhile")
    if isinstance(problem, UnkeepableError):
        return RefusedError("bad-request", "bad-body")
    if isinstance(problem, AilingError):
        return RefusedError("unavailable", f"store-{problem.ails}", detail=str(problem))
    if isinstance(problem, MissingError):
        return RefusedError("bad-file", "save-packs", detail=partial(waits_text, missing=problem.missing))
    if isinstance(problem, OutOfRangeError):
        number, least, most = shown(problem.number), str(problem.least), str(problem.most)
        return RefusedError("bad-file", "out-of-range", at=problem.at, number=number, least=least, most=most)
    for kind, reason, sentence in KINDS:
        if isinstance(problem, kind):
            said = f"save-{problem.kind}" if isinstance(problem, SaveError) else sentence
            return RefusedError(reason, said, detail=str(problem))
    return None


def problem_of(refused: RefusedError, words: Words) -> ProblemView:
    """Write a refusal for the wire."""
    return ProblemView(status=refused.status, reason=refused.reason, message=refused.said(words))
