"""Passing: the answer to a question that changes nothing, for whoever only wants to get on."""

from __future__ import annotations

from lantern.core.questions import ChooseAmount, ChooseOne, ChooseSome, Question
from lantern.rules.table.choices.dice import SpendOnHit
from lantern.rules.table.choices.plain import EndActivation, KeepDice, Stop

#: Answers that do no harm: the hero does nothing more.
PASSES = (Stop, EndActivation, KeepDice)


def default_of(question: Question) -> int | list[int] | None:
    """Return the answer that Enter alone gives: one that does no harm, or of what all pay together a fair share.

    A point that costs nothing and kills is what it was kept for: to pass it up is no answer for the hurried.
    """
    if isinstance(question, ChooseSome) and not question.least:
        return []
    if isinstance(question, ChooseOne):
        enough = (i for i, option in enumerate(question.options) if isinstance(option, SpendOnHit) and option.is_enough)
        if (kills := next(enough, None)) is not None:
            return kills
    if isinstance(question.default, int | list):
        return question.default
    if isinstance(question, ChooseAmount):
        return question.about.get("share")
    if isinstance(question, ChooseOne):
        return next((i for i, option in enumerate(question.options) if isinstance(option, PASSES)), None)
    return None
