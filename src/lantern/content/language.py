"""The words of the program in a language, from Fluent messages in `locale/<code>/*.ftl`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it")

#: What stands around the id of a message that is missing; no message contains it.
MISSING = "⟦{}⟧"

_directories: list[Path] = sorted(Path(__file__).parents[1].glob("*/locale"))


def register(directory: Path) -> None:
    """Add a directory with messages: `<directory>/<code>/*.ftl`. Those of the package are known."""
    if directory not in _directories:
        _directories.append(directory)
        _bundle.cache_clear()
        _text.cache_clear()


class Language:
    """A language by its code; messages are parsed at the first text."""

    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise ValueError(f'no language "{code}"; there are {", ".join(LANGUAGES)}')
        self.code = code

    def text(self, message: str, **args: str | int) -> str:
        """Say a message; one that is missing or incomplete is shown by its id, so that people and tests see it."""
        return _text(self.code, message, tuple(sorted(args.items())))

    def has(self, message: str) -> bool:
        """Tell whether there is such a message."""
        return bool(_bundle(self.code).has_message(message))

    def name(self, words: dict[str, str]) -> str:
        """Pick the words of this language, or English, or any."""
        return words.get(self.code) or words.get("en") or next(iter(words.values()), "")

    def join(self, parts: Iterable[str]) -> str:
        """Join parts of a sentence: a, b and c."""
        *some, last = parts
        return self.text("list-and", some=", ".join(some), last=last) if some else last


def is_complete(text: str) -> bool:
    """Tell whether every message in a text was found and filled in."""
    return not any(mark in text for mark in (*MISSING.split("{}"), "{$", "{ $"))


@cache
def _bundle(code: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import, and games need no words

    bundle = FluentBundle([code], use_isolating=False)
    for directory in _directories:
        for path in sorted((directory / code).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=20_000)
def _text(code: str, message: str, args: tuple[tuple[str, Any], ...]) -> str:
    bundle = _bundle(code)
    if not bundle.has_message(message):
        return MISSING.format(message)
    pattern = bundle.get_message(message).value
    if pattern is None:
        return MISSING.format(message)
    text, errors = bundle.format_pattern(pattern, dict(args))
    return MISSING.format(f"{message}: {errors[0]}") if errors else str(text)
