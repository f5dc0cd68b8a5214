"""The words of the program in a language, from Fluent messages in `locale/<code>/*.ftl`; packs may bring some of their own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from msgspec import convert
from msgspec.structs import replace

from lantern.content.nouns import Forms, Noun
from lantern.content.tongues import TONGUES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: tuple[str, ...] = tuple(TONGUES)

#: What stands around the id of a message that is missing; no message contains it.
MISSING = "⟦{}⟧"
#: So many letters of a card can stand within a sentence; the library allows 2,500 of them, and effects can lie in effects.
LONGEST = 100_000

_directories: list[Path] = sorted(Path(__file__).parents[1].glob("*/locale"))


class Locale(NamedTuple):
    """A directory with messages of a pack; the version says which they are, if they change."""

    directory: str
    version: str


class Language:
    """A language by its code; messages are parsed at the first text.

    `own` are messages besides those of the program: they are heard where the program has none of that name, and nowhere else.
    """

    __slots__ = ("code", "own")

    def __init__(self, code: str, own: tuple[Locale, ...] = ()) -> None:
        if code not in TONGUES:
            raise ValueError(f'no language "{code}"; there are {", ".join(TONGUES)}')
        self.code = code
        self.own = own

    def text(self, message: str, **args: str | int) -> str:
        """Say a message; one that is missing or incomplete is shown by its id, so that people and tests see it."""
        said = tuple([(name, given, _forms(given)) for name, given in args.items()]) if args else ()
        return _text(self.code, self.own, message, said)

    def has(self, message: str) -> bool:
        """Tell whether there is such a message."""
        return _has(self.code, self.own, message)

    def noun(self, message: str) -> Noun:
        """Say a message that is a noun, with the forms that its attributes tell: `.gender`, `.number`, `.plural`."""
        return _noun(self.code, self.own, message)

    def name(self, words: dict[str, str]) -> str:
        """Pick the words of this language, or English, or any."""
        return words.get(self.code) or words.get("en") or next(iter(words.values()), "")

    def called(self, words: dict[str, str], grammar: dict[str, Forms], plural: dict[str, str] | None = None) -> Noun:
        """Pick a name with its forms, to speak of what is called so."""
        forms = grammar.get(self.code) or Forms()
        if plural and not forms.plural:
            forms = replace(forms, plural=self.name(plural))
        return Noun(self.name(words), forms)

    def join(self, parts: Iterable[str]) -> str:
        """Join parts of a sentence: a, b and c."""
        *some, last = parts
        return self.text("list-and", some=", ".join(some), last=last) if some else last


def is_complete(text: str) -> bool:
    """Tell whether every message in a text was found and filled in."""
    return not any(mark in text for mark in (*MISSING.split("{}"), "{$", "{ $"))


class _Wordless:
    """Messages of a process in which nobody reads: each says its own name."""

    class Message(NamedTuple):
        value: str
        attributes: dict[str, str]

    def has_message(self, message: str) -> bool:  # noqa: ARG002 - every name is a message
        return True

    def get_message(self, message: str) -> _Wordless.Message:
        return self.Message(message, {})

    def format_pattern(self, pattern: str, args: Any = None) -> tuple[str, list[Exception]]:  # noqa: ARG002 - it says nothing else
        return pattern, []


_wordless = False


def need_no_words() -> None:
    """Let every message say its own name from now on: for a process in which views are drawn and nobody reads them."""
    global _wordless  # noqa: PLW0603 - it is about the whole process
    _wordless = True
    for known in (_bundle, _bundle_of, _text, _noun):
        known.cache_clear()


@cache
def _bundle(code: str) -> FluentBundle:
    return cast("FluentBundle", _Wordless()) if _wordless else _read(code, _directories)


@cache
def _bundle_of(code: str, locale: Locale) -> FluentBundle:
    return cast("FluentBundle", _Wordless()) if _wordless else _read(code, [Path(locale.directory)])


def _read(code: str, directories: Iterable[Path]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource, resolver  # noqa: PLC0415 - slow to import, and games need no words

    from lantern.content.lexicon import fluent_terms  # noqa: PLC0415 - reads YAML, and games need none

    resolver.MAX_PART_LENGTH = LONGEST
    bundle = FluentBundle([code], use_isolating=False, functions=_functions(code))
    bundle.add_resource(FluentResource(fluent_terms(code)))
    for directory in directories:
        for path in sorted((directory / code).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _functions(code: str) -> dict[str, Any]:
    return dict(TONGUES[code].functions())


@lru_cache(maxsize=20_000)
def _text(code: str, own: tuple[Locale, ...], message: str, args: tuple[tuple[str, Any, Forms | None], ...]) -> str:
    bundle = _bundle_with(code, own, message)
    if bundle is None or (pattern := bundle.get_message(message).value) is None:
        return MISSING.format(message)
    text, errors = bundle.format_pattern(pattern, {name: given for name, given, _ in args})
    return MISSING.format(f"{message}: {errors[0]}") if errors else str(text)


@lru_cache(maxsize=20_000)
def _has(code: str, own: tuple[Locale, ...], message: str) -> bool:
    return _bundle_with(code, own, message) is not None


@lru_cache(maxsize=1_000)
def _noun(code: str, own: tuple[Locale, ...], message: str) -> Noun:
    bundle = _bundle_with(code, own, message)
    if bundle is None:
        return Noun(MISSING.format(message))
    said = bundle.get_message(message)
    told = {name: str(bundle.format_pattern(pattern)[0]) for name, pattern in said.attributes.items()}
    text = bundle.format_pattern(said.value)[0] if said.value is not None else MISSING.format(message)
    return Noun(str(text), convert(told, Forms, strict=False))


def _bundle_with(code: str, own: tuple[Locale, ...], message: str) -> FluentBundle | None:
    bundles = (_bundle(code), *(_bundle_of(code, locale) for locale in own))
    return next((bundle for bundle in bundles if bundle.has_message(message)), None)


def _forms(given: str | int) -> Forms | None:
    """Tell two nouns apart that are spelt alike."""
    return given.forms if isinstance(given, Noun) else None
