"""Reading the ledger's YAML files, with every mistake reported at once."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from lantern.rulebook.entries import PROFILES, Chapter, Rule
from lantern.rulebook.errors import LedgerError, LedgerProblem, nearest
from lantern.rulebook.plain_yaml import NotPlainError, parse

FILE_NAME = re.compile(r"(?P<number>\d\d)-(?P<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.yaml")
RULE_ID = re.compile(r"[A-Z]+-\d\d+")
SOURCE = re.compile(r"00[0-4]:\d+(-\d+)?")

_FIELDS = {field.name: field for field in msgspec.structs.fields(Rule)}
_RIGHT = {
    "id": "capital letters, a dash and two digits, like MOVE-01",
    "title": "a short name in one line of text",
    "rule": "the rule as text, best written after `rule: >-`",
    "profile": f"one of {', '.join(PROFILES)}",
    "sources": 'a list of rulebook and lines, like ["001:236-244", "004:803"]',
    "table": "a mapping or a list",
    "examples": "a list of {given: text, expect: text, stated: true or false}",
    "ruling": "text",
    "see": "a list of rule ids, like [MOVE-01]",
    "replaces": "one rule id, like MOVE-01",
    "also": "a list of the former ids of this rule, like [HOUSE-04]",
}


class _Placed(msgspec.Struct, frozen=True):
    """A rule and where it was written."""

    rule: Rule
    file: str
    line: int

    def problem(self, field: str, message: str) -> LedgerProblem:
        return LedgerProblem(self.file, message, self.line, self.rule.id, field)


def read_chapters(files: Mapping[str, bytes]) -> tuple[Chapter, ...]:
    """Turn the ledger's files (name to content) into chapters; raise LedgerError with all problems there are."""
    problems: list[LedgerProblem] = []
    chapters: list[Chapter] = []
    placed: list[_Placed] = []
    for name, content in sorted(files.items()):
        match = FILE_NAME.fullmatch(name)
        if match is None:
            problems.append(LedgerProblem(name, "a chapter's file is named like 05-movement.yaml"))
            continue
        number, slug = match["number"], match["slug"]
        if any(chapter.number == number for chapter in chapters):
            problems.append(LedgerProblem(name, f"there is another chapter {number}; give this one a number of its own"))
        rules = _read_entries(name, content, problems)
        placed += rules
        chapters.append(Chapter(number, slug, title_of(slug), tuple(one.rule for one in rules)))
    if not files:
        problems.append(LedgerProblem("the ledger", "there is no chapter, that is no file named like 05-movement.yaml"))
    problems += _check_names(placed)
    problems += _check_citations(placed)
    if problems:
        raise LedgerError(problems)
    return tuple(chapters)


def title_of(slug: str) -> str:
    """Read the title of a chapter from the name of its file."""
    return slug.replace("-", " ").capitalize()


def entries_in(name: str, content: bytes, problems: list[LedgerProblem]) -> list[tuple[object, int]]:
    """Read a file as the list that it should be: what stands there, and in which line each entry begins."""
    try:
        data, lines = parse(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        problems.append(LedgerProblem(name, f"is not text in UTF-8 (byte {error.start})"))
        return []
    except NotPlainError as error:
        problems.append(LedgerProblem(name, str(error), error.line))
        return []
    if not isinstance(data, list):
        problems.append(LedgerProblem(name, "should be a list of entries, each starting with `- id: ...`"))
        return []
    return list(zip(data, lines, strict=True))


def _read_entries(name: str, content: bytes, problems: list[LedgerProblem]) -> list[_Placed]:
    rules = []
    for entry, line in entries_in(name, content, problems):
        found = list(_check_entry(name, line, entry))
        problems += found
        if not found:
            rules.append(_Placed(msgspec.convert(entry, Rule), name, line))
    return rules


def _check_entry(file: str, line: int, entry: object) -> Iterator[LedgerProblem]:
    """Check the shape of one entry, field by field."""
    if not isinstance(entry, dict):
        yield LedgerProblem(file, f"{_shown(entry)} is not an entry; an entry is a mapping that starts with `id:`", line)
        return
    called = str(entry.get("id", "without an id"))

    def problem(field: str, message: str) -> LedgerProblem:
        return LedgerProblem(file, f"{message}; right is {_RIGHT[field]}", line, called, field)

    for key in entry:
        if key not in _FIELDS:
            yield LedgerProblem(file, f"there is no such field{nearest(str(key), _FIELDS)}", line, called, str(key))
    for field in _FIELDS.values():
        if field.name not in entry:
            if field.required:
                yield problem(field.name, "is missing")
        elif (message := _wrong_with(field.name, field.type, entry[field.name])) is not None:
            yield problem(field.name, message)


def _wrong_with(field: str, kind: Any, value: Any) -> str | None:
    if value is None:
        return "is empty"
    if field == "profile" and value not in PROFILES:
        return f"{_shown(value)} is no profile{nearest(str(value), PROFILES)}"
    if field == "table" and not isinstance(value, dict | list):
        return f"{_shown(value)} is not a table"
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        return f"{_shown(value)} does not fit ({str(error).replace('`', '')})"
    if isinstance(value, str) and not value.strip():
        return "is empty"
    if field == "id" and not RULE_ID.fullmatch(value):
        return f"{_shown(value)} is not an id"
    if field == "sources":
        strange = [source for source in value if not SOURCE.fullmatch(source)]
        if strange:
            return f"{_shown(strange[0])} is not a source"
        if not value:
            return "is empty"
    return None


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _check_names(placed: list[_Placed]) -> Iterator[LedgerProblem]:
    """Check that every id, present or former, belongs to one rule only."""
    first: dict[str, _Placed] = {}
    for one in placed:
        if one.rule.id in first:
            other = first[one.rule.id]
            yield one.problem("id", f"is already used in {other.file}, line {other.line}; give this rule the next free number")
        first.setdefault(one.rule.id, one)
    prefixes = sorted({name.partition("-")[0] for name in first})
    former: dict[str, str] = {}
    for one in placed:
        for name in one.rule.also:
            prefix = name.partition("-")[0]
            if name in first:
                message = f"{name} is an entry of its own ({first[name].file}, line {first[name].line}); delete one of the two"
                yield one.problem("also", message)
            elif name in former:
                yield one.problem("also", f"{name} is already a former id of {former[name]}; keep it in one place")
            elif prefix not in prefixes or not RULE_ID.fullmatch(name):
                yield one.problem("also", f"{name} cannot be a former id, no rule starts like that{nearest(prefix, prefixes)}")
            former.setdefault(name, one.rule.id)


def _check_citations(placed: list[_Placed]) -> Iterator[LedgerProblem]:
    """Check that `see` and `replaces` lead to another rule."""
    known = {name for one in placed for name in (one.rule.id, *one.rule.also)}
    for one in placed:
        cited = [("see", name) for name in one.rule.see]
        if one.rule.replaces is not None:
            cited.append(("replaces", one.rule.replaces))
        for field, name in cited:
            if name not in known:
                yield one.problem(field, f"there is no rule {name}{nearest(name, known)}")
            elif name == one.rule.id or name in one.rule.also:
                yield one.problem(field, f"{name} is this rule itself; name another one or leave it out")
