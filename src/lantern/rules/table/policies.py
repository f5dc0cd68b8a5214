"""How often somebody wants to be asked: always, never, or if it matters; by kinds of questions, and by what they are about."""

from __future__ import annotations

from collections.abc import Mapping

from lantern.core.questions import Question
from lantern.core.table import PARTY

ASK, MATTERS, NEVER = "ask", "matters", "never"
POLICIES = (ASK, MATTERS, NEVER)
#: What a hero's policy can be narrower by than the kind: re-rolls by what was rolled for, abilities by which of them it is.
NARROWER = {"reroll": "purpose", "roll-again": "purpose", "use-trigger": "source"}


def topic_of(question: Question) -> str:
    """Name what somebody decides about who does not want to be asked a question again.

    `reroll/defense`: of whoever is tired of that, other dice are still asked about.
    """
    about = question.about.get(NARROWER.get(question.kind, "")) if question.who != PARTY else None
    return f"{question.kind}/{about}" if about else question.kind


def policy_for(policies: Mapping[str, Mapping[str, str]], question: Question) -> str:
    """Return how often a question is asked: as was said of just this, else as was said of its kind."""
    own = policies.get(question.who)
    if not own:
        return MATTERS
    return own.get(topic_of(question)) or own.get(question.kind, MATTERS)
