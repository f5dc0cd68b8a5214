"""What to expect of an answer, in per cent and exactly: no simulation, no guess."""

from __future__ import annotations

from lantern.core.questions import Option, Question
from lantern.rules.map.movement import reach_of, stopping_spaces
from lantern.views.look import ChapterLook, Look, Wire


class Odds(Wire, frozen=True):
    """A chance with its meaning: 86, "at least one Hit"."""

    percent: int
    text: str


def odds_of(look: ChapterLook, question: Question, option: Option) -> Odds | None:
    """Say what the chances of an answer are, where dice decide and the chance can be told exactly."""
    odds = option.odds(look.game, question.who)
    if odds is None:
        return None
    return Odds(percent=round(100 * odds.chance), text=look.say.text(f"table-odds-{odds.of}"))


def steps_to(look: Look, question: Question) -> dict[int, tuple[int, bool]]:
    """Count the steps to each space that a moving hero may choose, and tell where an enemy would hold it back."""
    activation = look.state.activation
    hero = look.state.heroes.get(question.who)
    if question.kind != "move" or activation is None or hero is None or question.about.get("escape"):
        return {}
    reach = reach_of(look.game, hero, activation)
    held = stopping_spaces(look.game, hero)
    return {
        option.space: (reach.steps_to(option.space), bool(held >> option.space & 1))
        for option in getattr(question, "options", [])
        if option.space is not None
    }
