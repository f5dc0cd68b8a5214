"""What can be wrong with a ledger or with a citation, said so that a person can mend it."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

import msgspec

SHOWN = 20


def nearest(word: str, known: Iterable[str]) -> str:
    """Say `; did you mean X?` when something known looks like the word, and nothing otherwise."""
    close = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f"; did you mean {close[0]}?" if close else ""


class LedgerProblem(msgspec.Struct, frozen=True):
    """One mistake in a ledger file."""

    file: str
    message: str
    line: int = 0
    entry: str = ""
    field: str = ""

    def __str__(self) -> str:
        """Name the place from the outside in: file, line, entry, field."""
        place = [self.file]
        if self.line:
            place.append(f"line {self.line}")
        if self.entry:
            place.append(f"entry {self.entry}")
        if self.field:
            place.append(f"field {self.field}")
        return f"{', '.join(place)}: {self.message}"


class RulebookError(Exception):
    """Anything this package refuses to do."""


class LedgerError(RulebookError):
    """The ledger cannot be used as it is; `problems` lists everything that was found wrong."""

    def __init__(self, problems: Sequence[LedgerProblem]) -> None:
        """List the first problems; nobody reads a hundred at once."""
        self.problems = tuple(problems)
        lines = [str(problem) for problem in self.problems[:SHOWN]]
        if len(self.problems) > SHOWN:
            lines.append(f"... and {len(self.problems) - SHOWN} more")
        super().__init__("\n".join(lines))


class UnknownRuleError(RulebookError, LookupError):
    """Somebody cited a rule or an example that the ledger does not have."""
