"""Before the first turn: everything that players decide, in one look, with an answer to each that is ready."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from lantern.core.questions import ChooseOne
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.turn.making import chosen_so_far
from lantern.views.look import ChapterLook, Wire


class SetUpChoice(Wire, frozen=True):
    """Something that can be chosen: its key, its words and what it does."""

    key: str
    label: str
    text: list[str]


class SetUpQuestion(Wire, frozen=True):
    """A question of the set-up: who decides what, and `ready`, the key of a sensible answer.

    `placing`: it is about where somebody stands, which is better chosen on the map.
    """

    kind: str
    who: str
    prompt: str
    yours: bool
    placing: bool
    choices: list[SetUpChoice]
    ready: str


class SetUpChosen(Wire, frozen=True):
    """What was chosen for a hero who is being made: it gets it when all who come before it are made, too."""

    kind: str
    who: str
    choice: SetUpChoice


class SetUpView(Wire, frozen=True):
    """What is still to be decided before the first turn, in the order in which it is asked; nothing once it has begun.

    `chosen` is what was decided already, as long as somebody still decides about a hero.
    """

    questions: list[SetUpQuestion]
    chosen: list[SetUpChosen]


#: Questions about places and who takes them first.
PLACING = frozenset({"placed-first", "start-space"})


def set_up_view(look: ChapterLook, asked: Iterable[tuple[ChooseOne, str]], mine: Collection[str]) -> SetUpView:
    """Show questions of the set-up with the keys that are ready, to somebody who decides for some heroes."""
    return SetUpView(
        questions=[_question(look, question, ready, mine) for question, ready in asked],
        chosen=[
            SetUpChosen(kind=question.kind, who=question.who, choice=choice)
            for question, key in chosen_so_far(look.game)
            for choice in _choices(look, question)
            if choice.key == key
        ],
    )


def _question(look: ChapterLook, question: ChooseOne, ready: str, mine: Collection[str]) -> SetUpQuestion:
    return SetUpQuestion(
        kind=question.kind,
        who=question.who,
        prompt=look.words.ask_text(look.game, question),
        yours=question.who in mine,
        placing=question.kind in PLACING,
        choices=_choices(look, question),
        ready=ready,
    )


def _choices(look: ChapterLook, question: ChooseOne) -> list[SetUpChoice]:
    texts = look.words.answer_texts(look.game, question)
    return [
        SetUpChoice(
            key=option.key,
            label=label,
            text=look.text(option.card, *option.kinds) if isinstance(option, ChooseCard) and option.card else [],
        )
        for option, label in zip(question.options, texts, strict=True)
    ]
