"""What to expect of an answer, in per cent and exactly: no simulation, no guess."""

from __future__ import annotations

from collections.abc import Sequence

from lantern.core.questions import Option, Question
from lantern.rules.hero_arms import shots_of
from lantern.rules.hero_attacks import MOST_DICE, to_hit_target
from lantern.rules.kill_chance import kill_chance
from lantern.rules.movement import reach_of, stopping_spaces
from lantern.rules.searching import SCAVENGE_DICE, SUCCESS
from lantern.rules.state import Hero
from lantern.rules.values import hero_has, value
from lantern.server.views.look import Look, Wire

#: What makes a search a matter of more than its dice.
UNSURE_FINDS = ("search_only_on_4", "first_scavenge_six_ignored")


class Odds(Wire, frozen=True):
    """A chance with its meaning: 86, "at least one Hit"."""

    percent: int
    text: str


def at_least_one(dice: int, target: int, sides: int = 6) -> float:
    """Return the chance that at least one of some dice reaches a target."""
    miss = min(sides, max(0, target - 1)) / sides
    return 1.0 - float(miss**dice)


def odds_of(look: Look, question: Question, option: Option) -> Odds | None:
    """Say what the chances of an answer are, where dice decide and the chance can be told exactly."""
    hero = look.state.heroes.get(question.who)
    if hero is None:
        return None
    if question.kind in {"reroll", "roll-again"} and question.preview is not None and option.about is not None:
        return _again(look, question.preview(option), question.about.get("target", 0), option.about["face"])
    verb = option.key.partition(":")[0]
    if verb == "escape":
        dice = 2 if hero_has(look.game, hero, "escape_with_two_dice") else 1
        return _odds(look, at_least_one(dice, int(option.value)), "escape")
    if verb == "scavenge":
        if any(hero_has(look.game, hero, flag) for flag in UNSURE_FINDS):
            return None
        dice = SCAVENGE_DICE + value(look.game, hero, "scavenge_dice")
        return _odds(look, at_least_one(dice, SUCCESS), "find")
    if question.kind == "assign-hits" and option.model == option.key and question.preview is not None:
        hits = list(question.preview(option).values())
        return _odds(look, kill_chance(look.game, hero, look.state.enemies[option.key], hits), "kill")
    if verb in {"melee", "shoot"} and question.kind in {"act", "quickdraw"}:
        return _odds(look, _to_hit(look, hero, option), "hit")
    return None


def _again(look: Look, faces: Sequence[int], target: int, face: int) -> Odds:
    """Say what rolling a die again can bring: what is needed, or more than it shows."""
    better = sum(other >= target if target else other > face for other in faces)
    return _odds(look, better / len(faces), "reach" if target else "more")


def _odds(look: Look, chance: float, what: str) -> Odds:
    return Odds(percent=round(100 * chance), text=look.say.text(f"table-odds-{what}"))


def _to_hit(look: Look, hero: Hero, option: Option) -> float:
    """Return the chance that an attack scores at least one Hit."""
    game, items = look.game, look.content.items
    chosen = option.value if isinstance(option.value, tuple) else (option.value,)
    names = [gun for gun in chosen if isinstance(gun, str)]
    guns = [items[gun].weapon for gun in names]
    if not guns:
        sides = 8 if hero_has(game, hero, "melee_to_hit_d8") else 6
        return at_least_one(min(MOST_DICE, value(game, hero, "combat")), to_hit_target(game, hero, None), sides)
    missed, left = 1.0, MOST_DICE
    target = to_hit_target(game, hero, "gun")
    for number, gun in enumerate(guns):
        assert gun is not None
        off_hand = number and not (look.state.options.dual_wield or hero_has(game, hero, "no_off_hand_penalty"))
        dice = min(
            left, shots_of(game, hero, names[number], off_hand=bool(number)) + (0 if number else value(game, hero, "shots"))
        )
        left -= dice
        missed *= 1.0 - at_least_one(dice, target + int(bool(off_hand)), 8 if gun.to_hit_die == "D8" else 6)
    return 1.0 - missed


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
