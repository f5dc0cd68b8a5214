"""Which tests prove which rules, and the ratchet that keeps the share proven from falling.

`proven.json` and `coverage_floor.json` are written by a full test run (see `pytest_plugin`) and are kept under version
control, so that coverage can be shown without running a test.
"""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from lantern.rulebook.book import Rulebook
from lantern.rulebook.errors import RulebookError, UnknownRuleError

T = TypeVar("T")

HERE = Path(__file__).parent
PROVEN = "proven.json"
FLOOR = "coverage_floor.json"

# The worked examples of these parts must each be proven: they are the ones that settle how the board works.
MUST_PROVE_CHAPTERS = ("01", "05", "43")
MUST_PROVE_FAMILIES = ("PLACE", "LOS")


class Proofs(msgspec.Struct, frozen=True):
    """For each rule and each example, the tests that prove it."""

    rules: dict[str, list[str]] = {}
    examples: dict[str, list[str]] = {}


class Floor(msgspec.Struct, frozen=True):
    """How many rules were proven, by chapter and profile, and which of the examples that must be proven are still owed."""

    rules: dict[str, dict[str, int]] = {}
    examples_owed: list[str] | None = None


class Proofsheet:
    """The proofs of one test run, as they come in."""

    def __init__(self, book: Rulebook) -> None:
        """Start with nothing proven."""
        self._book = book
        self._rules: dict[str, set[str]] = {}
        self._examples: dict[str, set[str]] = {}

    def enter(self, test: str, citations: Iterable[str]) -> None:
        """Write down that a test passed; a proof of an example is a proof of its rule too."""
        for text in citations:
            citation = self._book.cite(text)
            self._rules.setdefault(citation.rule, set()).add(test)
            if citation.example is not None:
                self._examples.setdefault(str(citation), set()).add(test)

    def proofs(self) -> Proofs:
        """Return what has been proven so far, in an order that does not depend on the order of the tests."""
        return Proofs(_sorted(self._rules), _sorted(self._examples))


def _sorted(proven: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    return {name: sorted(proven[name]) for name in sorted(proven)}


def must_prove(book: Rulebook) -> list[str]:
    """List the stated examples that a test or a scenario has to prove by name."""
    return [
        str(citation)
        for chapter in book.chapters
        for citation, rule, _ in book.stated_examples(chapter)
        if chapter.number in MUST_PROVE_CHAPTERS or rule.id.partition("-")[0] in MUST_PROVE_FAMILIES
    ]


def floor_of(book: Rulebook, proofs: Proofs) -> Floor:
    """Count what has been proven; the counts are the least that later runs have to reach."""
    counts: dict[str, dict[str, int]] = {}
    for chapter in book.chapters:
        for rule in chapter.rules:
            if rule.id in proofs.rules:
                profiles = counts.setdefault(chapter.number, {})
                profiles[rule.profile] = profiles.get(rule.profile, 0) + 1
    owed = sorted(set(must_prove(book)) - set(proofs.examples))
    return Floor({chapter: dict(sorted(profiles.items())) for chapter, profiles in counts.items()}, owed)


def fallen(book: Rulebook, floor: Floor, before: Proofs, now: Proofs) -> list[str]:
    """Say, one line each, where less is proven than the floor demands, and name what is no longer proven."""
    reached = floor_of(book, now)
    lines = []
    for chapter, profiles in sorted(floor.rules.items()):
        for profile, least in sorted(profiles.items()):
            count = reached.rules.get(chapter, {}).get(profile, 0)
            if count < least:
                lost = [name for name in before.rules if name not in now.rules and _belongs(book, name, chapter, profile)]
                lines.append(
                    f"chapter {chapter}, {profile}: {count} rules proven, at least {least} wanted; "
                    f"not proven any more: {', '.join(lost) or 'unknown (proven.json does not tell)'}"
                )
    if floor.examples_owed is not None:
        missing = sorted(set(reached.examples_owed or ()) - set(floor.examples_owed))
        lines += [f"the example {name} has to be proven by a test or a scenario that names it" for name in missing]
    return lines


def _belongs(book: Rulebook, name: str, chapter: str, profile: str) -> bool:
    """Tell whether a proven id counted for this chapter and profile; one that left the ledger may have."""
    try:
        rule = book.find(name)
    except UnknownRuleError:
        return True
    return book.chapter_of(rule).number == chapter and rule.profile == profile


def read_proofs(folder: Path = HERE) -> Proofs:
    """Read what the last full test run proved; nothing, where there was none."""
    return _read(folder / PROVEN, Proofs) or Proofs()


def read_floor(folder: Path = HERE) -> Floor:
    """Read the least that has to be proven; nothing, where there is no floor yet."""
    return _read(folder / FLOOR, Floor) or Floor()


def write_proofs(book: Rulebook, proofs: Proofs, folder: Path = HERE) -> bool:
    """Store the proofs and raise the floor to them; tell whether a file changed."""
    changed = [_write(folder / PROVEN, proofs), _write(folder / FLOOR, floor_of(book, proofs))]
    return any(changed)


def _read(path: Path, kind: type[T]) -> T | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        raise RulebookError(f"{path.name} cannot be read ({error}); restore it from version control") from error


def _write(path: Path, content: Proofs | Floor) -> bool:
    text = msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"
    if path.exists() and path.read_bytes() == text:
        return False
    draft = path.with_suffix(f".{os.getpid()}.tmp")
    draft.write_bytes(text)
    draft.replace(path)
    return True
