"""Before the first turn: everything that players decide, in one look, with an answer to each that is ready."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from lantern.core.questions import ChooseOne
from lantern.rules.table.choices.things import ChooseCard
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


class SetUpView(Wire, frozen=True):
    """What is still to be decided before the first turn, in the order in which it is asked; nothing once it has begun."""

    questions: list[SetUpQuestion]


#: Questions about places and who takes them first.
PLACING = frozenset({"placed-first", "start-space"})


def set_up_view(look: ChapterLook, asked: Iterable[tuple[ChooseOne, str]], mine: Collection[str]) -> SetUpView:
    """Show questions of the set-up with the keys that are ready, to somebody who decides for some heroes."""
    return SetUpView(questions=[_question(look, question, ready, mine) for question, ready in asked])


def _question(look: ChapterLook, question: ChooseOne, ready: str, mine: Collection[str]) -> SetUpQuestion:
    texts = look.words.answer_texts(look.game, question)
    return SetUpQuestion(
        kind=question.kind,
        who=question.who,
        prompt=look.words.ask_text(look.game, question),
        yours=question.who in mine,
        placing=question.kind in PLACING,
        choices=[
            SetUpChoice(
                key=option.key,
                label=label,
                text=look.text(option.card, *option.kinds) if isinstance(option, ChooseCard) and option.card else [],
            )
            for option, label in zip(question.options, texts, strict=True)
        ],
        ready=ready,
    )
