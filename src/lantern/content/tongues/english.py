"""English: "a" or "an", and "the" unless the name brings its own article."""

from __future__ import annotations

from lantern.content.nouns import Forms, Noun
from lantern.content.tongues.tongue import Preposition, Tongue

ARTICLES = ("The ", "A ", "An ")
#: Begin with a vowel, but not with its sound.
NOT_VOWELS = ("U.S.", "Uni", "One", "Eu")


class English(Tongue):
    """The language of the rules."""

    def guessed(self, words: str) -> Forms:
        """Guess that a noun is one, with an article."""
        return Forms(gender="n", number="one", plural=str(words), article=True)

    def a(self, noun: Noun) -> str:
        """Say "an" before a vowel."""
        if noun.forms.number == "many" or not noun.forms.article:
            return str(noun)
        bare = _bare(noun)
        vowel = bare[:1].lower() in {"a", "e", "i", "o", "u"} and not bare.startswith(NOT_VOWELS)
        return f"{'an' if vowel else 'a'} {bare}"

    def the(self, noun: Noun, preposition: Preposition | None = None) -> str:
        """Say "the", once."""
        what = f"the {_bare(noun)}" if noun.forms.article else str(noun)
        return f"{preposition} {what}" if preposition is not None else what


def _bare(noun: str) -> str:
    return next((noun.removeprefix(article) for article in ARTICLES if noun.startswith(article)), str(noun))
