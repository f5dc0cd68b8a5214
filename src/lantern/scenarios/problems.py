"""What is wrong with a scenario file, and what would be right."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeVar

from lantern.content.problems import Problem, listed, nearest
from lantern.core.errors import LanternError, OutOfRangeError
from lantern.rules.table.ranges import RANGES, USUAL, refuse_strange_numbers, within

T = TypeVar("T")


class ScenarioError(LanternError):
    """A scenario file that cannot be run as it is written."""


class ScenarioRangeError(ScenarioError, OutOfRangeError):
    """A number in a scenario file that is larger or smaller than a game can have."""

    def __init__(self, problem: OutOfRangeError) -> None:
        OutOfRangeError.__init__(self, problem.at, problem.number, problem.least, problem.most)


#: The longest list that a file may have.
MOST_ENTRIES = 1_000


def refuse(at: str, message: str) -> ScenarioError:
    """Make the error for a place in the file."""
    return ScenarioError(f"{at}: {message}")


def refuse_all(at: str, problems: Iterable[Problem]) -> ScenarioError:
    """Make the error for what is wrong with effects or entries at a place in the file."""
    return refuse(at, "; ".join(str(problem).removeprefix(f"{at}: ") for problem in problems))


def unknown(at: str, what: str, word: object, known: Iterable[str]) -> ScenarioError:
    """Make the error for a word that is not known there."""
    names = list(known)
    hint = nearest(word, names)
    suggestion = f' Did you mean "{hint}"?' if hint else ""
    choices = f" Known: {listed(names)}." if len(names) <= 24 else ""
    return ScenarioError(f'{at}: there is no {what} "{word}".{suggestion}{choices}')


def known_id(at: str, what: str, word: object, known: Collection[str]) -> str:
    """Return an id that must exist."""
    if not isinstance(word, str) or word not in known:
        raise unknown(at, what, word, sorted(known))
    return word


def mapping(at: str, value: object, allowed: Iterable[str] | None = None) -> dict[str, Any]:
    """Return a mapping with nothing but allowed keys."""
    if not isinstance(value, Mapping):
        raise refuse(at, f"this should be a mapping of keys to values, not {value!r}")
    keys = list(allowed) if allowed is not None else None
    for key in value:
        if not isinstance(key, str):
            raise refuse(at, f"the key {key!r} should be text; put it in quotes")
        if keys is not None and key not in keys:
            raise unknown(at, "key", key, keys)
    return dict(value)


def sequence(at: str, value: object) -> list[Any]:
    """Return a list; a single thing stands for a list of one."""
    if value is None:
        return []
    if not isinstance(value, list | tuple):
        return [value]
    _within(at, len(value), (0, MOST_ENTRIES))
    return list(value)


def one_of(at: str, what: str, value: object, known: Iterable[str]) -> str:
    """Return a word that must be one of several."""
    words = list(known)
    if not isinstance(value, str) or value not in words:
        raise unknown(at, what, value, words)
    return value


def words(at: str, value: object) -> list[str]:
    """Return a list of words."""
    found = sequence(at, value)
    for word in found:
        if not isinstance(word, str):
            raise refuse(at, f"this should be words, not {word!r}")
    return found


def number(at: str, value: object) -> int:
    """Return a whole number, within what its field can be."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise refuse(at, f"this should be a whole number, not {value!r}")
    return _within(at, value, RANGES.get(_field(at), USUAL))


def playable(at: str, thing: T) -> T:
    """Return what was read at a place of the file, if no number in it is larger than a game can have."""
    try:
        refuse_strange_numbers(thing, at, _field(at))
    except OutOfRangeError as problem:
        raise ScenarioRangeError(problem) from None
    return thing


def _within(at: str, number: int, allowed: tuple[int, int]) -> int:
    try:
        return within(at, number, allowed)
    except OutOfRangeError as problem:
        raise ScenarioRangeError(problem) from None


def _field(at: str) -> str:
    return at.rpartition(".")[2].partition("[")[0]
