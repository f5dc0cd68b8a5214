"""Answers by key or by label: from what a file says to what a question takes, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lantern.core.errors import BadAnswerError
from lantern.core.questions import (
    Answer,
    ChooseAmount,
    ChooseOne,
    ChooseSome,
    Confirm,
    Option,
    PutInOrder,
    Question,
    Refusal,
)
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import plain
from lantern.rules.table.game import Game
from lantern.rules.words import Words
from lantern.scenarios.aliases import option_key
from lantern.scenarios.problems import refuse


def describe(question: Question) -> str:
    """Say in a line what is asked."""
    return f"'{question.kind}' asked of {question.who} (answers: {takes(question)})"


def takes(question: Question) -> str:
    """Say which answers a question takes."""
    if isinstance(question, ChooseAmount):
        return f"a number from {question.least} to {question.most}"
    keys = ", ".join(question.keys)
    if isinstance(question, ChooseSome):
        some = f"{question.least}" if question.least == question.most else f"{question.least} to {question.most}"
        return f"{some} of {keys}"
    return f"an order of {keys}" if isinstance(question, PutInOrder) else keys


def in_words(question: Question, answer: Answer) -> str:
    """Say an answer as a file would."""
    if isinstance(answer, str) or isinstance(question, ChooseAmount):
        return str(answer)
    keys = question.keys
    if isinstance(answer, list):
        return ", ".join(keys[index] for index in answer) or "none"
    return keys[answer]


def to_answer(at: str, game: AnyChapter, question: Question, said: Any) -> Answer:
    """Turn what the file says into an answer, or say which answers there are."""
    if isinstance(question, ChooseOne):
        return _index(at, game, question, question.options, said)
    answer = _several(at, game, question, said)
    try:
        if answer is not None:
            question.check(answer)
            return answer
    except BadAnswerError:
        pass
    raise refuse(at, f"{said!r} is no answer to {describe(question)}")


def _several(at: str, game: AnyChapter, question: Question, said: Any) -> Answer | None:
    if isinstance(question, Confirm):
        return 1 if said in (True, "yes") else 0 if said in (False, "no") else None
    if isinstance(question, ChooseSome | PutInOrder):
        chosen = [] if said in (None, "none", []) else said if isinstance(said, list) else [said]
        if said == "all":
            chosen = question.keys
        return [_index(at, game, question, question.options, one) for one in chosen]
    return said if isinstance(said, int) else None


def _index(at: str, game: AnyChapter, question: Question, options: Sequence[Option], said: Any) -> int:
    text = option_key(question.kind, str(said))
    for i, option in enumerate(options):
        if option.key == text:
            return i
    for i, option in enumerate(options):
        if option.space is not None and text in short_names(game, option.space):
            return i
    for i, option in enumerate(options):
        if plain(option.key) == text:  # whichever copy of a card comes first
            return i
    words = Words(game.content)
    labels = [option.text(words, game) for option in options]
    matching = [i for i, label in enumerate(labels) if label.casefold() == text.casefold()]
    matching = matching or [i for i, option in enumerate(options) if option.key.startswith(f"{text}:")]
    if len(matching) == 1:
        return matching[0]
    for refusal in refusals_of(game, question, text):
        raise refuse(at, f"'{text}' is refused: {refusal.reason} ({refusal.rule}). Asked: {describe(question)}")
    raise refuse(at, f"'{text}' is no answer to {describe(question)}")


def refusals_of(game: AnyChapter, question: Question, said: object) -> list[Refusal]:
    """Return why something is refused: by its key, the key's first word, or a name of the space."""
    text = option_key(question.kind, str(said))
    return [
        refusal
        for refusal in (question.refusals() if question.refusals else [])
        if f"{refusal.key}:".startswith(f"{text}:")
        or (refusal.option.space is not None and text in short_names(game, refusal.option.space))
    ]


def short_names(game: AnyChapter, space: int) -> set[str]:
    """Return the names by which a scenario may call a space."""
    assert isinstance(game, Game)  # only a map has spaces
    full = game.board.names[space]
    place, _, label = full.partition(":")
    names = {full, f"#{place.partition('#')[2]}:{label}"}
    for short in (label, f"{place.partition('#')[0]}:{label}"):
        try:
            if game.board.space(short) == space:
                names.add(short)
        except KeyError:
            continue
    return names
