"""What to expect of an answer, in per cent and exactly: no simulation, no guess."""

from __future__ import annotations

from lantern.content.effects import Effect, Test
from lantern.core.questions import Option, Question
from lantern.rules.attack.chances import at_least_one
from lantern.rules.harm.skills import dice_for, more_dice
from lantern.rules.map.movement import reach_of, stopping_spaces
from lantern.rules.table.choices.using import ChooseEffect
from lantern.views.look import ChapterLook, Look, Wire


class Odds(Wire, frozen=True):
    """A chance with its meaning: 86, "at least one Hit"."""

    percent: int
    text: str


def odds_of(look: ChapterLook, question: Question, option: Option) -> Odds | None:
    """Say what the chances of an answer are, where dice decide and the chance can be told exactly."""
    if isinstance(option, ChooseEffect):
        return _of_a_test(look, question.who, option.effect.effect)
    odds = option.odds(look.game, question.who)
    if odds is None:
        return None
    return Odds(percent=round(100 * odds.chance), text=look.say.text(f"table-odds-{odds.of}"))


def _of_a_test(look: ChapterLook, who: str, effects: tuple[Effect, ...]) -> Odds | None:
    """Say how likely a hero passes the one test that an effect asks of it (SKILL-02)."""
    hero = look.state.heroes.get(who)
    match effects:
        case (Test(skill=str() as skill, who="self") as test,) if hero is not None:
            dice = dice_for(look.game, hero, skill, more_dice(look.game, hero, test))
            return Odds(percent=round(100 * at_least_one(dice, test.target)), text=look.say.text("table-odds-passes"))
    return None


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
