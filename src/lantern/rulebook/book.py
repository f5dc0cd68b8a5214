"""The rulebook: find a rule by any of its ids, search it, cite one of its examples."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from lantern.rulebook.cache import fingerprint, recall, remember
from lantern.rulebook.entries import Chapter, Example, Rule
from lantern.rulebook.errors import LedgerError, LedgerProblem, UnknownRuleError, nearest
from lantern.rulebook.grammar import GRAMMARS
from lantern.rulebook.reading import read_chapters
from lantern.rulebook.searching import Index, Match
from lantern.rulebook.translating import translate

LEDGER = Path(__file__).parent / "ledger"

_LOOSE_ID = re.compile(r"([A-Z]+)[- ]?(\d+)")


class Citation(msgspec.Struct, frozen=True):
    """A rule, or the n-th of its examples: `SETUP-11` or `SETUP-11#1`."""

    rule: str
    example: int | None = None

    def __str__(self) -> str:
        """Write it as tests and scenarios do."""
        return self.rule if self.example is None else f"{self.rule}#{self.example}"


class Rulebook:
    """All chapters, with every rule under its present and its former ids."""

    def __init__(self, chapters: Sequence[Chapter], language: str = "en") -> None:
        """Take chapters that have been checked, and the language that they are searched in."""
        self.language = language
        self.chapters = tuple(chapters)
        self.rules = tuple(rule for chapter in self.chapters for rule in chapter.rules)
        self._by_id = {name: rule for rule in self.rules for name in (rule.id, *rule.also)}
        self._chapter = {rule.id: chapter for chapter in self.chapters for rule in chapter.rules}

    @cached_property
    def index(self) -> Index:
        """Return the index that search reads; it is made when first needed."""
        return Index(self.rules, GRAMMARS[self.language])

    def find(self, name: str) -> Rule:
        """Return the rule with this id, present or former, in any letter case."""
        wanted = name.strip().upper()
        rule = self._by_id.get(wanted)
        if rule is None:
            raise UnknownRuleError(f"there is no rule {name}{self._suggestion(wanted)}")
        return rule

    def search(self, words: str, limit: int = 10) -> list[Match]:
        """Return the rules that speak of these words, the best first."""
        return self.index.search(words, limit)

    def chapter_of(self, rule: Rule) -> Chapter:
        """Return the chapter a rule stands in."""
        return self._chapter[rule.id]

    def replaced_by(self, rule: Rule) -> list[Rule]:
        """Return the rules of other profiles that take this one's place."""
        return [other for other in self.rules if other.replaces in (rule.id, *rule.also)]

    def cite(self, text: str) -> Citation:
        """Understand `MOVE-01` or `MOVE-01#1`; a former id counts for the rule it went into."""
        name, sign, number = text.partition("#")
        rule = self.find(name)
        if not sign:
            return Citation(rule.id)
        if name.strip().upper() != rule.id:
            raise UnknownRuleError(f"{name} is now part of {rule.id}, and its examples are counted there; cite {rule.id}#n")
        if not number.isdecimal() or not 1 <= int(number) <= len(rule.examples):
            raise UnknownRuleError(f"there is no example {text}; {_examples_there(rule)}")
        return Citation(rule.id, int(number))

    def stated_examples(self, chapter: Chapter) -> Iterator[tuple[Citation, Rule, Example]]:
        """Go through the examples of a chapter that the rulebooks state themselves."""
        for rule in chapter.rules:
            for number, example in enumerate(rule.examples, start=1):
                if example.stated:
                    yield Citation(rule.id, number), rule, example

    def _suggestion(self, wanted: str) -> str:
        loose = _LOOSE_ID.fullmatch(wanted)
        if loose is not None:
            padded = f"{loose[1]}-{int(loose[2]):02}"
            if padded in self._by_id:
                return f"; did you mean {padded}?"
        return nearest(wanted, self._by_id)


def _examples_there(rule: Rule) -> str:
    if not rule.examples:
        return f"{rule.id} has no examples, cite {rule.id} itself"
    return f"the examples of {rule.id} are {rule.id}#1 to {rule.id}#{len(rule.examples)}"


def read(folder: Path, cache_folder: Path | None = None, language: str = "en") -> Rulebook:
    """Read the ledger of a folder in a language, through a binary cache where a folder for it is given."""
    files = _files(folder)
    words = {} if language == "en" else _files(folder / language)
    if cache_folder is None:
        return Rulebook(_chapters(files, language, words), language)
    place = blake2b(str(folder.resolve()).encode(), digest_size=8).hexdigest()
    path = cache_folder / f"rulebook-{place}-{language}.msgpack"
    key = fingerprint(files | {f"{language}/{name}": content for name, content in words.items()})
    chapters = recall(path, key)
    if chapters is None:
        chapters = _chapters(files, language, words)
        remember(path, key, chapters)
    return Rulebook(chapters, language)


def _files(folder: Path) -> dict[str, bytes]:
    try:
        return {path.name: path.read_bytes() for path in folder.glob("*.yaml")}
    except OSError as error:
        raise LedgerError([LedgerProblem(str(folder), f"cannot be read ({error})")]) from error


def _chapters(files: dict[str, bytes], language: str, words: dict[str, bytes]) -> tuple[Chapter, ...]:
    chapters = read_chapters(files)
    return translate(chapters, language, words) if words else chapters


@cache
def load(language: str = "en") -> Rulebook:
    """Return the rulebook that comes with the game; read once per process and language."""
    return read(LEDGER, user_cache_path("old-lantern"), language)


def find(name: str, language: str = "en") -> Rule:
    """Return the rule with this id, present or former; say what is near when there is none."""
    return load(language).find(name)


def search(words: str, limit: int = 10, language: str = "en") -> list[Match]:
    """Return the rules that speak of these words, the best first."""
    return load(language).search(words, limit)
