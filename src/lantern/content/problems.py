"""What is wrong with a pack: where, what, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from msgspec import Struct

from lantern.content.language import Language
from lantern.core.errors import LanternError


class Remark(Struct, frozen=True):
    """A sentence about a pack: the id of its message without `problem-`, and what belongs into it."""

    id: str
    args: tuple[tuple[str, str | int], ...] = ()

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """Say it in a language."""
        return Language(lang).text(f"problem-{self.id}", **dict(self.args))


def said(message: str, **args: str | int) -> Remark:
    """Make a sentence for whoever made a pack; it is put into words when somebody reads it."""
    return Remark(message, tuple(args.items()))


class Problem(Struct, frozen=True, kw_only=True):
    """One thing to repair: the file, the entry in it, the field of the entry, what is wrong, and the nearest right word.

    `detail` is what only this one of several alike has to tell. What is a plain string is known in English only.
    """

    file: str
    what: Remark | str
    entry: str = ""
    field: str = ""
    suggestion: str | None = None
    detail: str = ""

    def __str__(self) -> str:
        return self.text("en")

    @property
    def message(self) -> str:
        """Say what is wrong, and not where, in English."""
        return str(self.what)

    def text(self, lang: str) -> str:
        """Say where something is wrong, what, and what may be meant, in a language."""
        where = ": ".join(part for part in (self.file, self.entry, self.field) if part)
        what = self.what if isinstance(self.what, Remark) else said("only-in-english", sentence=self.what)
        message = what.text(lang)
        hint = f" {said('hint', word=self.suggestion).text(lang)}" if self.suggestion else ""
        detail = f" ({self.detail})" if self.detail else ""
        stop = "" if f"{message}{detail}".endswith((".", "!", "?")) else "."
        return f"{where}: {message}{detail}{stop}{hint}"


class SetAside(Struct, frozen=True, kw_only=True):
    """A pack that is left out because it cannot be loaded, and why."""

    pack: str
    folder: str
    problems: list[Problem]

    def in_short(self, lang: str) -> str:
        """Say in one sentence what is wrong with it first, in a language."""
        return self.problems[0].text(lang)


class Clash(Struct, frozen=True, kw_only=True):
    """An entry of a pack that two others change, of which neither needs the other: what the last says counts.

    `adds`: the last adds to what the first has put in its place. `rows`: the results of a chart that both take.
    """

    kind: str
    entry: str
    of: str
    first: str
    last: str
    adds: bool = False
    rows: str = ""

    @property
    def name(self) -> str:
        """Name the entry in full."""
        return f"{self.of}:{self.kind}/{self.entry}"

    def __str__(self) -> str:
        if self.rows:
            return (
                f'the packs "{self.first}" and "{self.last}" both take the rows {self.rows} of {self.name}, and neither needs '
                f'the other; those of "{self.last}" count, which comes later'
            )
        if self.adds:
            return f'the pack "{self.last}" adds to {self.name}, which is now that of "{self.first}"; neither needs the other'
        return (
            f'the packs "{self.first}" and "{self.last}" both replace {self.name}, and neither needs the other; '
            f'that of "{self.last}" counts, which comes later'
        )


class BoxError(LanternError):
    """Boxes that are not there, or that cannot be played as they were chosen."""


class PackError(Exception):
    """A pack cannot be loaded; every problem found is listed."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__(
            "\n".join(
                [f"{counted(len(self.problems), 'problem')} in the packs:", *(f"  {problem}" for problem in self.problems)]
            )
        )

    @property
    def pack(self) -> str:
        """Name the pack with the first problem."""
        return self.problems[0].file.partition("/")[0]

    @property
    def in_short(self) -> str:
        """Say in one sentence which pack cannot be loaded and why, and how to learn the rest."""
        first, *rest = self.problems
        more = f" `lantern pack check {self.pack}` tells all {len(self.problems)} problems." if rest else ""
        return f'the pack "{self.pack}" cannot be loaded: {first}{more}'


def nearest(word: object, known: Iterable[str]) -> str | None:
    """Find the known word that is meant, if one is close."""
    wanted = str(word).lower()
    by_lower = {candidate.lower(): candidate for candidate in known}
    close = get_close_matches(wanted, by_lower, n=1, cutoff=0.6)
    return by_lower[close[0]] if close else None


def counted(number: int, one: str, many: str = "") -> str:
    """Count things for a message: 1 problem, 2 problems."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def listed(words: Iterable[str]) -> str:
    """List words for a message: a, b, c."""
    return ", ".join(words)
