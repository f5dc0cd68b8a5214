"""Words that a pack brings: `locale/<code>/*.ftl`, heard only where its content is played."""

from __future__ import annotations

from pathlib import Path

from lantern.content.language import LANGUAGES, Language
from lantern.content.library import LOCALE
from lantern.content.problems import Problem


def what_is_wrong_with_words(folder: Path) -> tuple[list[Problem], list[Problem]]:
    """Find what cannot be read, and messages that a language lacks or that the program has already."""
    problems: list[Problem] = []
    found: dict[str, dict[str, str]] = {code: {} for code in LANGUAGES}
    for code in LANGUAGES:
        for path in sorted((folder / LOCALE / code).glob("*.ftl")):
            file = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            messages, wrong = _read(path)
            problems += [Problem(file=file, what=message) for message in wrong]
            found[code] |= dict.fromkeys(messages, file)
    doubts = [
        Problem(file=file, entry=message, what=f"there is no such message in {code}")
        for other in LANGUAGES
        for message, file in found[other].items()
        for code in LANGUAGES
        if message not in found[code]
    ]
    doubts += [
        Problem(file=file, entry=message, what="the program has this message, and its own is said")
        for code in LANGUAGES
        for message, file in found[code].items()
        if Language(code).has(message)
    ]
    return problems, doubts


def _read(path: Path) -> tuple[list[str], list[str]]:
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - only for those who check packs

    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return [], ["this is not a UTF-8 text file"]
    body = FluentParser().parse(text).body
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    wrong = [f"this is not a message: {entry.content.strip().splitlines()[0]!r:.60}" for entry in junk if entry.content]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)], wrong
