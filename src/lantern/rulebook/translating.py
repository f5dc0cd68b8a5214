"""The rulebook in another language: chapters that take the place of the English ones, rule by rule.

A chapter is translated as a whole or not at all; what is not translated stays in English. Its name is told all the same:
`chapters.yaml` has the names that the name of a file cannot tell, or that have no file.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from lantern.rulebook.entries import Chapter, Rule
from lantern.rulebook.errors import LedgerError, LedgerProblem, nearest
from lantern.rulebook.reading import FILE_NAME, entries_in, title_of

#: The file with the names of chapters.
NAMES = "chapters.yaml"


class _Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a chapter is called; its id is its number."""

    id: str
    title: str


class _Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    given: str
    expect: str


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of one rule. A table without a word in it is not repeated."""

    id: str
    title: str
    rule: str
    ruling: str | None = None
    examples: tuple[_Case, ...] = ()
    table: Any = None


def translate(chapters: Sequence[Chapter], language: str, files: Mapping[str, bytes]) -> tuple[Chapter, ...]:
    """Put the words of another language in the place of the English; raise LedgerError with all problems there are."""
    problems: list[LedgerProblem] = []
    translated: dict[str, Chapter] = {}
    numbers = {chapter.number: chapter for chapter in chapters}
    names = _names(f"{language}/{NAMES}", files.get(NAMES, b"[]"), numbers, problems)
    for name, content in sorted(files.items()):
        if name == NAMES:
            continue
        file = f"{language}/{name}"
        match = FILE_NAME.fullmatch(name)
        if match is None or match["number"] not in numbers:
            problems.append(
                LedgerProblem(file, "is named after a chapter that there is: its number and its title, like 05-movimento.yaml")
            )
            continue
        chapter = numbers[match["number"]]
        words = _read(file, content, chapter, problems)
        rules = tuple(_in_words(rule, words[rule.id]) for rule in chapter.rules if rule.id in words)
        translated[chapter.number] = Chapter(chapter.number, match["slug"], title_of(match["slug"]), rules, language)
    if problems:
        raise LedgerError(problems)
    told = (translated.get(chapter.number, chapter) for chapter in chapters)
    return tuple(msgspec.structs.replace(one, title=names.get(one.number, one.title)) for one in told)


def _names(file: str, content: bytes, numbers: Container[str], problems: list[LedgerProblem]) -> dict[str, str]:
    """Read what chapters are called, each by its number."""
    names: dict[str, str] = {}
    for entry, line in entries_in(file, content, problems):
        try:
            read = msgspec.convert(entry, _Name)
        except msgspec.ValidationError as error:
            problems.append(LedgerProblem(file, f"does not fit ({str(error).replace('`', '')})", line))
            continue
        if read.id not in numbers:
            problems.append(LedgerProblem(file, f"there is no chapter {read.id}", line))
        names[read.id] = read.title
    return names


def _read(file: str, content: bytes, chapter: Chapter, problems: list[LedgerProblem]) -> dict[str, _Words]:
    rules = {rule.id: rule for rule in chapter.rules}
    words: dict[str, _Words] = {}
    for entry, line in entries_in(file, content, problems):
        called = str(entry.get("id", "")) if isinstance(entry, dict) else ""
        try:
            read = msgspec.convert(entry, _Words)
        except msgspec.ValidationError as error:
            problems.append(LedgerProblem(file, f"does not fit ({str(error).replace('`', '')})", line, called))
            words.setdefault(called, _Words(called, "", ""))
            continue
        if read.id not in rules:
            message = f"chapter {chapter.number} has no such rule{nearest(read.id, rules)}"
            problems.append(LedgerProblem(file, message, line, called, "id"))
            continue
        if read.id in words:
            problems.append(LedgerProblem(file, "is there twice; delete one", line, called, "id"))
        words[read.id] = read
        problems += _unlike(rules[read.id], read, file, line)
    problems += (LedgerProblem(file, "is not translated", entry=name) for name in rules if name not in words)
    return words


def _unlike(rule: Rule, words: _Words, file: str, line: int) -> Iterator[LedgerProblem]:
    """Tell where the two say more or less than each other."""
    if len(words.examples) != len(rule.examples):
        count = len(rule.examples)
        yield LedgerProblem(file, f"has {len(words.examples)}, in English there are {count}", line, rule.id, "examples")
    if (words.ruling is None) != (rule.ruling is None):
        yield LedgerProblem(file, "must be there if it is there in English, and only then", line, rule.id, "ruling")
    if words.table is not None and shape(words.table) != shape(rule.table):
        yield LedgerProblem(file, "must have the rows and columns of the English one", line, rule.id, "table")


def shape(table: Any) -> Any:
    """Reduce a table to what is the same in every language: how it is built, and its numbers."""
    if isinstance(table, dict):
        return [shape(inner) for inner in table.values()]
    if isinstance(table, list):
        return [shape(inner) for inner in table]
    return "" if isinstance(table, str) else table


def _in_words(rule: Rule, words: _Words) -> Rule:
    return msgspec.structs.replace(
        rule,
        title=words.title,
        rule=words.rule,
        ruling=words.ruling,
        examples=tuple(
            msgspec.structs.replace(example, given=case.given, expect=case.expect)
            for example, case in zip(rule.examples, words.examples, strict=False)
        ),
        table=rule.table if words.table is None else words.table,
    )
