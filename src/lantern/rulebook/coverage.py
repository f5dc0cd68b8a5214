"""How much of the rulebook is proven, chapter by chapter and profile by profile."""

import msgspec

from lantern.rulebook.book import Rulebook, load
from lantern.rulebook.entries import PROFILES, Chapter
from lantern.rulebook.proofs import Proofs, must_prove, read_proofs


class RuleCount(msgspec.Struct, frozen=True):
    """The rules of one chapter and profile."""

    total: int
    proven: int
    unproven: list[str]


class ExampleCount(msgspec.Struct, frozen=True):
    """The examples of one chapter that the rulebooks state."""

    stated: int
    proven: int
    unproven: list[str]


class ChapterCoverage(msgspec.Struct, frozen=True):
    """One chapter; only profiles that have rules in it are listed."""

    chapter: str
    title: str
    profiles: dict[str, RuleCount]
    examples: ExampleCount


class Coverage(msgspec.Struct, frozen=True):
    """The whole rulebook. `examples_owed` must be proven and are not yet."""

    chapters: list[ChapterCoverage]
    total: int
    proven: int
    examples_owed: list[str]


def coverage(book: Rulebook | None = None, proofs: Proofs | None = None) -> Coverage:
    """Count the rules that a passed test proves, by default those of the last full test run."""
    book = load() if book is None else book
    proofs = read_proofs() if proofs is None else proofs
    return Coverage(
        chapters=[_chapter(book, chapter, proofs) for chapter in book.chapters],
        total=len(book.rules),
        proven=sum(rule.id in proofs.rules for rule in book.rules),
        examples_owed=[name for name in must_prove(book) if name not in proofs.examples],
    )


def _chapter(book: Rulebook, chapter: Chapter, proofs: Proofs) -> ChapterCoverage:
    profiles: dict[str, RuleCount] = {}
    for profile in PROFILES:
        ids = [rule.id for rule in chapter.rules if rule.profile == profile]
        unproven = [name for name in ids if name not in proofs.rules]
        if ids:
            profiles[profile] = RuleCount(len(ids), len(ids) - len(unproven), unproven)
    stated = [str(citation) for citation, _, _ in book.stated_examples(chapter)]
    unproven = [name for name in stated if name not in proofs.examples]
    examples = ExampleCount(len(stated), len(stated) - len(unproven), unproven)
    return ChapterCoverage(chapter.number, chapter.title, profiles, examples)
