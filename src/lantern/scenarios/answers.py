"""Answers by key or by label: from what a file says to what a question takes."""

from __future__ import annotations

from typing import Any

from lantern.core.questions import Answer, ChooseAmount, ChooseOne, ChooseSome, Confirm, Option, PutInOrder, Question
from lantern.rules.belongings import plain
from lantern.rules.game import Game
from lantern.rules.words import Words
from lantern.scenarios.problems import refuse


def describe(question: Question) -> str:
    """Say in a line what is asked."""
    return f"'{question.kind}' asked of {question.who} (answers: {', '.join(question.keys)})"


def to_answer(at: str, game: Game, question: Question, said: Any) -> Answer:
    """Turn what the file says into an answer, or say which answers there are."""
    if isinstance(question, Confirm):
        if said in (True, "yes"):
            return 1
        if said in (False, "no"):
            return 0
    elif isinstance(question, ChooseAmount):
        if isinstance(said, int):
            question.check(said)
            return said
    elif isinstance(question, ChooseOne):
        return _index(at, game, question, question.options, said)
    elif isinstance(question, ChooseSome | PutInOrder):
        chosen = [] if said in (None, "none", []) else said if isinstance(said, list) else [said]
        if said == "all":
            chosen = question.keys
        answer: Answer = [_index(at, game, question, question.options, one) for one in chosen]
        question.check(answer)
        return answer
    raise refuse(at, f"{said!r} is no answer to {describe(question)}")


def _index(at: str, game: Game, question: Question, options: list[Option], said: Any) -> int:
    text = str(said)
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
    labels = [words.option_text(game, question, option) for option in options]
    matching = [i for i, label in enumerate(labels) if label.casefold() == text.casefold()]
    if len(matching) == 1:
        return matching[0]
    refused = [r for r in (question.refusals() if question.refusals else []) if r.key == text]
    if refused:
        raise refuse(at, f"'{text}' is refused: {refused[0].reason} ({refused[0].rule}). Asked: {describe(question)}")
    raise refuse(at, f"'{text}' is no answer to {describe(question)}")


def short_names(game: Game, space: int) -> set[str]:
    """Return the names by which a scenario may call a space."""
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
