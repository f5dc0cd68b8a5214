"""Skill tests (SKILL)."""

from __future__ import annotations

from lantern.core.questions import Option, PutInOrder
from lantern.rules.dice import successes, throw
from lantern.rules.events import Tested
from lantern.rules.game import Game
from lantern.rules.state import Hero
from lantern.rules.values import value


def skill_test(game: Game, hero: Hero, skill: str, target: int) -> int:
    """Take a skill test; any die at the target or more passes (SKILL-02). Return the successes (SKILL-03)."""
    return successes(skill_dice(game, hero, skill, target), target)


def skill_dice(game: Game, hero: Hero, skill: str, target: int) -> list[int]:
    """Roll as many dice as the skill for a test; return what they show."""
    dice = value(game, hero, skill)
    faces = throw(game, hero, f"test-{skill}", dice, target=target, worth=lambda faces: successes(faces, target) == 0)
    game.tell(Tested(hero.id, skill, target, successes(faces, target)))
    return faces


def in_chosen_order(game: Game, heroes: list[Hero]) -> list[Hero]:
    """Let the players choose in which order several heroes test (SKILL-06)."""
    options = [Option(hero.id, hero, model=hero.id) for hero in heroes]
    order = list(range(len(heroes)))
    return [
        option.value
        for option in game.ask(PutInOrder(kind="test-order", who="party", options=options, default=order, matters=False))
    ]
