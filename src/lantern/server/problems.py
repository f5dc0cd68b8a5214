"""Why a request is refused: a word for programs, a status for HTTP, a sentence for people."""

from __future__ import annotations

from lantern.core.errors import BadAnswerError, DivergedError, LanternError, SaveError, UndoRefusedError
from lantern.rulebook.errors import RulebookError
from lantern.rules.setup import SetupError
from lantern.server.wire import Problem

#: What is refused -> its status.
STATUS = {
    "stale": 409, "over": 409, "not-your-seat": 403, "watching": 403, "no-table": 404, "not-found": 404,
    "bad-answer": 422, "bad-request": 400, "bad-setup": 422, "bad-file": 422, "undo": 409, "seat-taken": 409,
    "in-use": 409, "foreign-page": 403, "too-large": 413,
}  # fmt: skip
#: Errors of the game that are the asker's, and what they mean here.
KINDS: tuple[tuple[type[Exception], str], ...] = (
    (BadAnswerError, "bad-answer"),
    (UndoRefusedError, "undo"),
    (SetupError, "bad-setup"),
    (DivergedError, "bad-file"),
    (SaveError, "bad-file"),
    (RulebookError, "not-found"),
    (LanternError, "bad-request"),
)


class RefusedError(Exception):
    """A request that is refused."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message

    @property
    def status(self) -> int:
        """Return the status for HTTP."""
        return STATUS[self.reason]


def refusal_of(problem: Exception) -> RefusedError | None:
    """Tell what an error means for whoever asked; None if it is a mistake of this program."""
    if isinstance(problem, RefusedError):
        return problem
    return next((RefusedError(reason, str(problem)) for kind, reason in KINDS if isinstance(problem, kind)), None)


def problem_of(refused: RefusedError) -> Problem:
    """Write a refusal for the wire."""
    return Problem(status=refused.status, reason=refused.reason, message=refused.message)
