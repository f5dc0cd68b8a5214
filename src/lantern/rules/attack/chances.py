"""How likely something is, exactly, where dice alone decide."""

from __future__ import annotations

from collections.abc import Sequence

from lantern.rules.attack.to_hit import to_hit_target
from lantern.rules.belongings.hero_arms import MOST_DICE, melee_to_hit_die, shots_of
from lantern.rules.numbers.dice import dice_of
from lantern.rules.numbers.throws import SIDES
from lantern.rules.numbers.values import hero_has, value
from lantern.rules.table.copies import card_of
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero


def at_least_one(dice: int, target: int, sides: int = 6) -> float:
    """Return the chance that at least one of some dice reaches a target."""
    miss = min(sides, max(0, target - 1)) / sides
    return 1.0 - float(miss**dice)


def escape_chance(game: Game, hero: Hero, needed: int) -> float:
    """Return the chance that a hero passes an Escape test (ESCAPE-02)."""
    return at_least_one(dice_of(game, hero, "escape"), needed)


def hit_chance(game: Game, hero: Hero, weapons: Sequence[str]) -> float:
    """Return the chance that an attack scores at least one Hit: hand to hand, or with one or two guns (ATTACK-23)."""
    if not weapons:
        sides = SIDES[melee_to_hit_die(game, hero)]
        return at_least_one(min(MOST_DICE, value(game, hero, "combat")), to_hit_target(game, hero, None), sides)
    missed, left = 1.0, MOST_DICE
    target = to_hit_target(game, hero, "gun")
    for number, weapon in enumerate(weapons):
        gun = game.content.items[card_of(weapon)].weapon
        assert gun is not None
        off_hand = number and not (game.state.options.dual_wield or hero_has(game, hero, "no_off_hand_penalty"))
        shots = shots_of(game, hero, weapon, off_hand=bool(number))
        dice = min(left, shots + (0 if number else value(game, hero, "shots")))
        left -= dice
        missed *= 1.0 - at_least_one(dice, target + int(bool(off_hand)), 8 if gun.to_hit_die == "D8" else 6)
    return 1.0 - missed
