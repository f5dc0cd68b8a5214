"""Full-text search over the rules: ids first, then titles, then texts; rare words count for more than common ones."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from math import log
from typing import Any

import msgspec

from lantern.rulebook.entries import Rule
from lantern.rulebook.grammar import ENGLISH, Grammar

TITLE, FAMILY, TEXT, ASIDE = 9.0, 4.0, 2.0, 0.5
_SATURATION = 4.0
_NOT_THE_DEFAULT_GAME = 0.8
#: A title of which every word was asked for is what was meant, more than one that says something else besides; each counts.
_OF_A_WHOLE_TITLE = 0.2
_EXCERPT = 160
_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_WORDS_READ = 16


class Match(msgspec.Struct, frozen=True):
    """A rule that was found, how well it fits, and the sentence that fits best."""

    rule: Rule
    score: float
    excerpt: str


class Index:
    """For every stem, the rules that use it and how much they are about it."""

    def __init__(self, rules: Sequence[Rule], grammar: Grammar = ENGLISH) -> None:
        """Read every word once."""
        self._grammar = grammar
        self._rules = tuple(rules)
        self._named = {name: number for number, rule in enumerate(rules) for name in (rule.id, *rule.also)}
        self._weights: dict[str, dict[int, float]] = {}
        lengths = [self._enter(number, rule) for number, rule in enumerate(rules)]
        usual = sum(lengths) / len(lengths) if lengths else 1.0
        self._stretch = [0.5 + 0.5 * length / usual for length in lengths]

    def _enter(self, number: int, rule: Rule) -> int:
        weights: dict[str, float] = defaultdict(float)
        length = 0
        weights[_family(self._grammar.stem(rule.id.partition("-")[0].lower()))] = FAMILY
        for text, weight in _texts(rule):
            for word, times in Counter(self._grammar.stems(text)).items():
                weights[word] += weight * times
                length += times
        for word, weight in weights.items():
            self._weights.setdefault(word, {})[number] = weight
        return length

    def search(self, words: str, limit: int = 10) -> list[Match]:
        """Return at most `limit` rules; one whose id was typed comes first, then whatever fits more of the words better."""
        said = words.split()[:_WORDS_READ]
        typed = [word for word in said if not self._grammar.empty.fullmatch(word)] or said
        exact = [self._named[word.upper()] for word in typed if word.upper() in self._named]
        asked = list(dict.fromkeys(self._grammar.stems(" ".join(typed))))
        meant = [self._meant(word) for word in asked]
        scores: dict[int, float] = defaultdict(float)
        hits: Counter[int] = Counter()
        for alternatives in meant:
            found = [pair for word in alternatives for pair in self._scores(word)]
            for number, score in found:
                scores[number] += score
            hits.update({number for number, _ in found})
        title = list(self._grammar.stems(words))
        for number in scores:
            scores[number] *= (hits[number] / len(asked)) ** 2
            if self._rules[number].profile != "revised":
                scores[number] *= _NOT_THE_DEFAULT_GAME
            own = list(self._grammar.stems(self._rules[number].title))
            if title == own:
                scores[number] *= 2
            elif set(own) <= set(title):
                scores[number] *= 1 + _OF_A_WHOLE_TITLE * len(own)
        for place, number in enumerate(dict.fromkeys(exact)):
            scores[number] += 1000.0 - place
        ranked = sorted(scores, key=lambda number: (-scores[number], number))[: max(limit, 0)]
        wanted = {word: self._rarity(word) for alternatives in meant for word in alternatives}
        best = [(self._rules[number], scores[number]) for number in ranked]
        return [Match(rule, score, excerpt(rule, wanted, self._grammar)) for rule, score in best]

    def _scores(self, word: str) -> Iterator[tuple[int, float]]:
        rarity = self._rarity(word)
        for number, weight in self._weights[word].items():
            yield number, rarity * weight / (weight + _SATURATION * self._stretch[number])

    def _rarity(self, word: str) -> float:
        return log(1 + len(self._rules) / (1 + len(self._weights[word])))

    def _meant(self, word: str) -> list[str]:
        """Return the word itself, or words that begin with it, or the nearest one for a slip of the finger."""
        if known := [form for form in (word, _family(word)) if form in self._weights]:
            return known
        longer = [other for other in self._weights if other.startswith(word)] if len(word) >= 3 else []
        return longer or get_close_matches(word, self._weights, n=1, cutoff=0.75)


def _family(word: str) -> str:
    """Name what the ids of one family have in common, apart from the words: `LOS-` is no loss."""
    return f"{word}-"


def _texts(rule: Rule) -> Iterator[tuple[str, float]]:
    yield rule.title, TITLE
    yield rule.rule, TEXT
    yield rule.ruling or "", TEXT / 2
    for example in rule.examples:
        yield f"{example.given} {example.expect}", ASIDE
    yield " ".join(_words_of(rule.table)), ASIDE


def _words_of(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from _words_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _words_of(inner)
    elif isinstance(value, str):
        yield value


def excerpt(rule: Rule, wanted: Mapping[str, float], grammar: Grammar) -> str:
    """Return the sentence of a rule that says most of what is wanted, cut to a line or two."""
    sentences = _SENTENCE.split(f"{rule.rule} {rule.ruling or ''}".strip())
    best = max(sentences, key=lambda sentence: sum(wanted.get(word, 0.0) for word in set(grammar.stems(sentence))))
    return best if len(best) <= _EXCERPT else f"{best[: _EXCERPT - 3].rstrip()}..."
