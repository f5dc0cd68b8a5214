"""The game and what is shown of it, in plain text, for a language model that plays or leads: `lantern reference`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from lantern.reference.asked import ask_text
from lantern.rulebook import Chapter, Rule, Rulebook, RulebookError, load
from lantern.rulebook.for_readers import for_readers
from lantern.rulebook.tables import chart
from lantern.rules.kinds import CHAPTERS
from lantern.views.questions import FORMS

__all__ = ["ask_text", "reference_text"]

GAME = Path(__file__).parent / "game.md"
QUESTIONS = """## Every kind of question

Each question has a `kind`. Here is every kind with its form and how it is asked; what stands in capitals is filled in."""


def reference_text(chapters: Sequence[str] = ()) -> str:
    """Write the reference, and after it the rules of some chapters: by number or title, or `all`."""
    parts = [GAME.read_text(encoding="utf-8").strip(), QUESTIONS, *_kinds()]
    if chapters:
        parts += [text for chapter in _wanted(load(), chapters) for text in _rules(chapter)]
    return "\n\n".join(parts) + "\n"


def _kinds() -> Iterator[str]:
    for chapter, kinds in CHAPTERS.items():
        lines = [f"- `{kind.name}` ({FORMS[kind.form]}): {ask_text(kind.name)}" for kind in kinds]
        yield "\n".join([f"### {chapter}", "", *lines])


def _wanted(book: Rulebook, names: Sequence[str]) -> list[Chapter]:
    if [name.lower() for name in names] == ["all"]:
        return list(book.chapters)
    return [_chapter(book, name) for name in names]


def _chapter(book: Rulebook, name: str) -> Chapter:
    called = {name.lower(), name.zfill(2)}
    for chapter in book.chapters:
        if called & {chapter.number, chapter.slug, chapter.title.lower()}:
            return chapter
    known = ", ".join(f"{chapter.number} {chapter.title}" for chapter in book.chapters)
    raise RulebookError(f"There is no chapter {name}. There are {known}, and all.")


def _rules(chapter: Chapter) -> Iterator[str]:
    yield f"## Rules, chapter {chapter.number}: {chapter.title}"
    for rule in chapter.rules:
        yield _rule(rule)


def _rule(rule: Rule) -> str:
    profile = "" if rule.profile == "revised" else f" ({rule.profile})"
    lines = [f"{rule.id} {rule.title}{profile}: {' '.join(rule.rule.split())}"]
    if rule.table:
        table = chart(rule.table)
        lines += ["  " + " | ".join(row) for row in ([table.heading] if table.heading else []) + table.rows]
    if ruling := for_readers(rule.ruling or ""):
        lines.append(f"  Decided: {' '.join(ruling.split())}")
    return "\n".join(lines)
