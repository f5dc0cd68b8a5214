"""In words: who is who, what is asked, what may be answered and what happened, in the language of whoever reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from msgspec import Struct

    from lantern.core.questions import Option, Question, Refusal
    from lantern.rules.table.chapter import AnyChapter
    from lantern.rules.words import Words


class Telling:
    """Names and sentences."""

    __slots__ = ()
    _game: AnyChapter

    def who_text(self, words: Words, name: str) -> str:
        """Call a hero, an enemy, a type of enemy or the party by its name."""
        return words.who(self._game, name)

    def reasons_text(self, words: Words, hero: str, stat: str) -> str:
        """Explain a number of a hero."""
        return words.explain_text(self._game, hero, stat)

    def ask_text(self, words: Words, question: Question) -> str:
        """Ask a question."""
        return words.ask_text(self._game, question)

    def about_kinds(self, words: Words, question: Question, name: str) -> tuple[str, ...]:
        """Tell what the thing can be that a question is about, the likeliest first."""
        return words.about_kinds(self._game, question, name)

    def answer_texts(self, words: Words, question: Question) -> list[str]:
        """Say what every answer to a question means."""
        return words.answer_texts(self._game, question)

    def option_text(self, words: Words, option: Option) -> str:
        """Say what an option means, or an any-time action."""
        return words.option_text(self._game, option)

    def preview_text(self, words: Words, question: Question, option: Option) -> str:
        """Say what can be told of an option beforehand."""
        return option.preview(words, self._game, question.who)

    def refusal_text(self, words: Words, refusal: Refusal) -> str:
        """Say why something may not be done."""
        return words.refusal_text(self._game, refusal)

    def event_text(self, words: Words, event: Struct) -> str:
        """Tell what happened."""
        return words.event_text(self._game, event)
