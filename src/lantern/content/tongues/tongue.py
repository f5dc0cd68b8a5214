"""What every language must be able to do with a noun."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Literal

from lantern.content.nouns import Forms, Noun

Preposition = Literal["of", "to", "in", "on", "with", "from"]


class Tongue(ABC):
    """A language; nothing of it changes, so that any thread may speak it."""

    @abstractmethod
    def guessed(self, words: str) -> Forms:
        """Guess the forms of a noun from its spelling."""

    @abstractmethod
    def a(self, noun: Noun) -> str:
        """Put the indefinite article before a noun of which the forms are known; several have none."""

    @abstractmethod
    def the(self, noun: Noun, preposition: Preposition | None = None) -> str:
        """Put the definite article before a noun of which the forms are known, after a preposition if there is one."""

    def known(self, words: str) -> Noun:
        """Return a noun with all its forms: what is not said is guessed."""
        noun = words if isinstance(words, Noun) else Noun(words)
        said, guess = noun.forms, self.guessed(noun)
        return noun.__class__(
            noun,
            Forms(
                gender=said.gender or guess.gender,
                number=said.number or guess.number,
                plural=said.plural or guess.plural,
                article=guess.article if said.article is None else said.article,
                beside=said.beside or str(noun),
                besides=said.besides or said.plural or said.beside or str(noun),
            ),
        )

    def functions(self) -> dict[str, Callable[[str], str]]:
        """Return what messages can call."""
        prepositions: tuple[Preposition, ...] = ("of", "to", "in", "on", "with", "from")

        def after(preposition: Preposition) -> Callable[[str], str]:
            return lambda words: self.the(self.known(words), preposition)

        return {
            "A": lambda words: self.a(self.known(words)),
            "THE": lambda words: self.the(self.known(words)),
            "GENDER": lambda words: self.known(words).forms.gender or "m",
            "COUNT": lambda words: self.known(words).forms.number or "one",
            "MANY": lambda words: str(self.known(words).many),
            "BESIDE": lambda words: self.known(words).forms.beside,
            "BESIDES": lambda words: self.known(words).forms.besides,
            **{preposition.upper(): after(preposition) for preposition in prepositions},
        }
