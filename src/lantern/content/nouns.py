"""Nouns: a name or a keyword with what a language must know of it to speak of it in a sentence."""

from __future__ import annotations

from typing import Literal, Self

from msgspec import Struct


class Forms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a noun behaves in a language; what is not said is guessed from its spelling.

    `plural`: the same of several. `article` false: a proper name, which has none. `beside` and `besides`: how a keyword stands
    beside what has it, one or several: "del Vuoto", "Non Morti".
    """

    gender: Literal["m", "f", "n"] | None = None
    number: Literal["one", "many"] | None = None
    plural: str = ""
    article: bool | None = None
    beside: str = ""
    besides: str = ""


#: What a pack says of a name, by language, as far as its spelling does not.
NounForms = dict[str, Forms]


class Noun(str):
    """A word, or several that belong together, with its forms."""

    __slots__ = ("forms",)
    forms: Forms

    def __new__(cls, text: str, forms: Forms = Forms()) -> Self:  # noqa: B008 - a frozen value
        """Make a noun."""
        noun = super().__new__(cls, text)
        noun.forms = forms
        return noun

    @property
    def many(self) -> Noun:
        """Return the noun of several; one without a plural stays as it is."""
        return Noun(self.forms.plural or self, Forms(gender=self.forms.gender, number="many", article=self.forms.article))

    def with_text(self, text: str) -> Noun:
        """Return other words that behave alike."""
        return Noun(text, self.forms)
