"""A player that answers from a list: by option key, by the words of an option, by index, or by an amount."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from lantern.core.errors import BadAnswerError, LanternError
from lantern.core.questions import Answer, ChooseAmount, ChooseSome, Confirm, PutInOrder, Question
from lantern.core.table import Insider, Player
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.words import Words

#: A key or the words of an option, an index or amount, yes or no, or several of these.
ScriptedAnswer = str | int | bool | list[str | int]


class ScriptError(LanternError):
    """A script does not fit the game that it is to play."""


class ScriptedPlayer(Insider):
    """Answers from a list, in order. When it runs out, another player goes on, if one was named.

    A string is the key of an option, its words in the language of the script, the short name of a space (A05), or the
    key of an any-time action (`us-marshal/use:whiskey`).
    """

    def __init__(self, answers: Iterable[ScriptedAnswer], then: Player | None = None, lang: str = "en") -> None:
        self.left = list(answers)
        self.given = 0
        self._then = then
        self._lang = lang
        self._words: Words | None = None

    def answer(self, game: AnyChapter, question: Question) -> Answer | None:
        """Give the next answer of the script."""
        if not self.left:
            if self._then is not None:
                return game.consult(self._then, question)
            raise ScriptError(f"The script has run out after {self.given} answers. {self.described(game, question)}")
        wanted = self.left.pop(0)
        self.given += 1
        try:
            answer = self._understand(game, question, wanted)
            if not isinstance(answer, str):
                question.check(answer)
        except (BadAnswerError, LookupError) as problem:
            why = f"Answer {self.given} of the script, {wanted!r}, does not fit: {problem.args[0]}"
            raise ScriptError(f"{why} {self.described(game, question)}") from problem
        return answer

    def words(self, game: AnyChapter) -> Words:
        """Return the words of this script's language."""
        if self._words is None or self._words.content is not game.content:
            self._words = Words(game.content, self._lang)
        return self._words

    def described(self, game: AnyChapter, question: Question) -> str:
        """Name the open question and all its answers."""
        words = self.words(game)
        said = f"Asked is '{question.kind}' of {question.who}: {words.ask_text(game, question)}"
        if isinstance(question, ChooseAmount):
            return f"{said} Possible: {question.least} to {question.most}."
        texts = words.answer_texts(game, question)
        return f"{said} Possible: " + "; ".join(
            f"{index} '{key}' ({text})" for index, (key, text) in enumerate(zip(question.keys, texts, strict=True))
        )

    def _understand(self, game: AnyChapter, question: Question, wanted: ScriptedAnswer) -> Answer:
        if isinstance(wanted, list) or (isinstance(question, ChooseSome | PutInOrder) and not _is_any_time(wanted)):
            several = wanted if isinstance(wanted, list) else [wanted]
            return [self._index(game, question, one) for one in several]
        if isinstance(question, ChooseAmount) and not isinstance(wanted, str):
            return int(wanted)
        if _is_any_time(wanted) and question.interruptible and wanted not in question.keys:
            return self._any_time(game, str(wanted))
        index = self._index(game, question, wanted)
        return index + question.least if isinstance(question, ChooseAmount) else index

    def _any_time(self, game: AnyChapter, wanted: str) -> str:
        keys = [option.key for option in game.any_time_actions()]
        if wanted not in keys:
            raise LookupError(f"this cannot be done at any time now; what can: {', '.join(keys) or 'nothing'}.")
        return wanted

    def _index(self, game: AnyChapter, question: Question, wanted: str | int) -> int:
        if not isinstance(wanted, str):
            return int(wanted)
        index = find_answer(self.words(game), game, question, wanted)
        if index is None:
            known = [*question.keys, *self.words(game).answer_texts(game, question)]
            close = get_close_matches(wanted, known, n=1)
            raise LookupError("no option has this key or these words" + (f"; did you mean '{close[0]}'?" if close else "."))
        return index


def _is_any_time(wanted: Any) -> bool:
    return isinstance(wanted, str) and "/" in wanted


def find_answer(words: Words, game: AnyChapter, question: Question, wanted: str) -> int | None:
    """Find an answer by its key, its words or the short name of its space; capital letters do not matter."""
    meant = wanted.strip().casefold()
    if isinstance(question, Confirm) and meant in {"y", "n", *(text.casefold()[:1] for text in yes_and_no(words))}:
        return int(meant != "n")
    for names in (question.keys, _spaces(words, game, question), words.answer_texts(game, question)):
        found = [index for index, name in enumerate(names) if name.casefold() == meant]
        if len(found) == 1:
            return found[0]
    return None


def yes_and_no(words: Words) -> tuple[str, str]:
    """Return the words for no and yes."""
    return words.say.text("answer-no"), words.say.text("answer-yes")


def _spaces(words: Words, game: AnyChapter, question: Question) -> list[str]:
    options = getattr(question, "options", [])
    return ["" if option.space is None else words.space_text(game, option.space) for option in options]
