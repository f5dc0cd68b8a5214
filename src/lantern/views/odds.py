"""What to expect of an answer, in per cent and exactly: no simulation, no guess."""

from __future__ import annotations

from lantern.core.questions import Option, Question
from lantern.rules.chances import escape_chance, find_chance, hit_chance
from lantern.rules.kill_chance import kill_chance
from lantern.rules.movement import reach_of, stopping_spaces
from lantern.views.look import Look, Wire


class Odds(Wire, frozen=True):
    """A chance with its meaning: 86, "at least one Hit"."""

    percent: int
    text: str


def odds_of(look: Look, question: Question, option: Option) -> Odds | None:
    """Say what the chances of an answer are, where dice decide and the chance can be told exactly."""
    hero = look.state.heroes.get(question.who)
    if hero is None:
        return None
    if question.kind in {"reroll", "roll-again"} and question.preview is not None and option.about is not None:
        return _again(look, question, option)
    verb = option.key.partition(":")[0]
    if verb == "escape":
        return _odds(look, escape_chance(look.game, hero, int(option.value)), "escape")
    if verb == "scavenge":
        chance = find_chance(look.game, hero)
        return None if chance is None else _odds(look, chance, "find")
    if question.kind == "assign-hits" and option.model == option.key and question.preview is not None:
        hits = list(question.preview(option).values())
        return _odds(look, kill_chance(look.game, hero, look.state.enemies[option.key], hits), "kill")
    if verb in {"melee", "shoot"} and question.kind in {"act", "quickdraw"}:
        chosen = option.value if isinstance(option.value, tuple) else (option.value,)
        return _odds(look, hit_chance(look.game, hero, [gun for gun in chosen if isinstance(gun, str)]), "hit")
    return None


def _again(look: Look, question: Question, option: Option) -> Odds:
    """Say what rolling a die again can bring: enough to kill, what is needed, or more than it shows."""
    assert question.preview is not None
    assert option.about is not None
    sides, target = question.preview(option), option.about.get("target", 0)
    if question.about["purpose"] == "damage" and any(enough for _, enough in sides):
        return _odds(look, sum(enough for _, enough in sides) / len(sides), "enough")
    better = sum(face >= target if target else face > option.about["face"] for face, _ in sides)
    return _odds(look, better / len(sides), "reach" if target else "more")


def _odds(look: Look, chance: float, what: str) -> Odds:
    return Odds(percent=round(100 * chance), text=look.say.text(f"table-odds-{what}"))


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
