"""What a search has to know of a language: which forms are one word, and which words say nothing."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

import msgspec

_WORD = re.compile(r"[^\W_]+(?:[-'\u2019][^\W_]+)*")
_QUOTE_ENDING = re.compile(r"['\u2019][sd]$")
_JOINT = re.compile(r"[-'\u2019]")


class Grammar(msgspec.Struct, frozen=True):
    """How a language cuts its words to their stems, and the words that nobody looks for."""

    stem: Callable[[str], str]
    empty: re.Pattern[str]

    def stems(self, text: str) -> Iterator[str]:
        """Give the stems of a text; `re-roll` counts as `reroll`, `re` and `roll`, and `KO'd` as `ko`."""
        for word in _WORD.findall(text.lower()):
            if word.isalnum():
                yield self.stem(word)
                continue
            parts = _JOINT.split(_QUOTE_ENDING.sub("", word))
            yield self.stem("".join(parts))
            if len(parts) > 1:
                yield from map(self.stem, parts)


def _empty(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?:{'|'.join(words.split())})[.?!]*", re.IGNORECASE)


@lru_cache(maxsize=50_000)
def _english(word: str) -> str:
    """Cut a word to what its forms have in common: `moves`, `moved` and `moving` become `mov`."""
    if word.endswith(("ss", "us", "is")):
        return word
    for ending, instead in (("ies", "y"), ("ing", ""), ("ed", ""), ("er", ""), ("es", ""), ("s", ""), ("e", "")):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: len(word) - len(ending)] + instead
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls":
        word = word[:-1]
    return word


@lru_cache(maxsize=50_000)
def _italian(word: str) -> str:
    """Cut a word to what its forms have in common: `attacco`, `attacchi` and `attaccare` become `attacc`."""
    for ending in ("are", "ere", "ire", "ato", "ata", "ati", "ate", "ito", "ita", "iti", "ite", "uto", "uta", "uti", "ute"):
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return word[: -len(ending)]
    cut = word.rstrip("aeioàèéìòù")
    if cut.endswith(("ch", "gh")):
        cut = cut[:-1]
    return cut if len(cut) >= 2 else word


ENGLISH = Grammar(
    _english,
    _empty(
        "a an and are as at be by can do does for from how i if in is it many may much my of on or that the to what when where"
        " which who why with you"
    ),
)
ITALIAN = Grammar(
    _italian,
    _empty(
        "a ad ai al alla alle allo che chi ci come con cosa cosi da dal dalla dei del della delle dello di dove e ed gli ha ho"
        " i il in io la le lo ma mi nel nella nelle nello non o per perché posso può qual quale quali quando"
        " quanta quante quanti quanto se si sono su sul sulla suo sua tra un una uno è"
    ),
)
GRAMMARS = {"en": ENGLISH, "it": ITALIAN}
