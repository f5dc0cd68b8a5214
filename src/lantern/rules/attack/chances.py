"""How likely something is, exactly, where dice alone decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from lantern.rules.attack.to_hit import die_chance, needed_by
from lantern.rules.belongings.hero_arms import MOST_DICE, Arm, hand_to_hand, shots_of, weapon
from lantern.rules.numbers.dice import dice_of
from lantern.rules.numbers.values import hero_has, value
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero
from lantern.rules.table.windows import Attacking


def at_least_one(dice: int, target: int, sides: int = 6) -> float:
    """Return the chance that at least one of some dice reaches a target."""
    miss = min(sides, max(0, target - 1)) / sides
    return 1.0 - float(miss**dice)


def escape_chance(game: Game, hero: Hero, needed: int) -> float:
    """Return the chance that a hero passes an Escape test (ESCAPE-02)."""
    return at_least_one(dice_of(game, hero, "escape"), needed)


def hit_chance(game: Game, hero: Hero, weapons: Sequence[str]) -> float:
    """Return the chance that an attack scores at least one Hit: hand to hand, or with one or two guns (ATTACK-23).

    What hits only Enemies of some types counts if one of them can be attacked (LOC-14).
    """
    missed = 1.0
    with attacking(game, hero, weapons):
        for arm, dice in arms_of(game, hero, weapons):
            missed *= (1.0 - die_chance(game, hero, arm)) ** dice
    return 1.0 - missed


def to_hit_die(game: Game, hero: Hero, weapons: Sequence[str]) -> str:
    """Return the kind of die that an attack rolls To Hit; nothing where there are several."""
    with attacking(game, hero, weapons):
        kinds = {arm.to_hit_die for arm, _ in arms_of(game, hero, weapons)}
    return kinds.pop() if len(kinds) == 1 else ""


def dice_and_target(game: Game, hero: Hero, weapons: Sequence[str]) -> tuple[int, int]:
    """Return how many dice an attack rolls, and what the first of them must show, whoever it is at."""
    with attacking(game, hero, weapons):
        arms = arms_of(game, hero, weapons)
        return sum(dice for _, dice in arms), needed_by(game, hero, arms[0][0])


@contextmanager
def attacking(game: Game, hero: Hero, weapons: Sequence[str]) -> Iterator[None]:
    """Look at a hero as if it attacked so: some numbers count only then."""
    kind, item = ("ranged", weapons[0]) if weapons else ("melee", None)
    before, game.attack = game.attack, Attacking(hero.id, kind, item, two=len(weapons) > 1)
    yield
    game.attack = before


def arms_of(game: Game, hero: Hero, weapons: Sequence[str]) -> list[tuple[Arm, int]]:
    """Return what a hero attacks with, and how many dice are rolled with each, together at most 8 (ATTACK-19)."""
    if not weapons:
        return [(hand_to_hand(game, hero), min(MOST_DICE, value(game, hero, "combat")))]
    found: list[tuple[Arm, int]] = []
    left = MOST_DICE
    for number, item in enumerate(weapons):
        dice = shots_of(game, hero, item, off_hand=bool(number)) + (0 if number else value(game, hero, "shots"))
        found.append((_taken_up(game, hero, item, off_hand=bool(number)), min(left, dice)))
        left -= found[-1][1]
    return found


def _taken_up(game: Game, hero: Hero, item: str, *, off_hand: bool) -> Arm:
    """Take up a gun; in the off hand it aims worse, if not for whoever is practised (ATTACK-23, ATTACK-24)."""
    practised = game.state.options.dual_wield or hero_has(game, hero, "no_off_hand_penalty")
    return weapon(game, item, penalty=int(off_hand and not practised), off_hand=off_hand)
