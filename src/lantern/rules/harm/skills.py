"""Skill tests (SKILL)."""

from __future__ import annotations

from lantern.content.effects import Test
from lantern.core.questions import ChooseOne, PutInOrder
from lantern.rules.belongings.abilities import ability_options, use_ability
from lantern.rules.belongings.resources import gain_xp, is_ridden
from lantern.rules.harm.reassuring import helper_in_test
from lantern.rules.numbers.dice import successes, throw
from lantern.rules.numbers.quantities import quantity
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import boost_until, value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.events import Tested
from lantern.rules.table.state import Hero
from lantern.rules.table.windows import Testing


def skill_test(game: AnyChapter, hero: Hero, skill: str, target: int) -> int:
    """Take a skill test; any die at the target or more passes (SKILL-02). Return the successes (SKILL-03)."""
    return successes(skill_dice(game, hero, skill, target), target)


def more_dice(game: AnyChapter, hero: Hero, test: Test) -> int:
    """Count the dice that a hero has more in a test that is easier for some, or for whoever rides."""
    rides = test.with_transport and any(is_ridden(game, held) for held in hero.items)
    each = test.more_dice
    counted = quantity(game, each.count, hero, 0, "") * each.times if each.count is not None else 0
    return counted + each.plus + (test.with_transport if rides else 0)


def dice_for(game: AnyChapter, hero: Hero, skill: str, more: int = 0) -> int:
    """Count the dice that a hero rolls in a test without help of others, at least 1 (INJ-10)."""
    return max(1, value(game, hero, skill) + value(game, hero, "test_dice") + more)


def skill_dice(game: AnyChapter, hero: Hero, skill: str, target: int, *, grit: bool = True, more: int = 0) -> list[int]:
    """Roll as many dice as the skill for a test, more or fewer where something says so, at least 1; return what they show.

    They are the hero's own, so it may roll them again (SKILL-04).
    """
    before, game.testing = game.testing, Testing(skill)
    _get_help(game, hero, game.testing, target)
    helper = helper_in_test(game, hero, skill, target)
    dice = dice_for(game, hero, skill, more)
    if helper is not None:
        game.testing.aided = True
        dice += value(game, helper[0], skill)

    def fails(faces: list[int]) -> bool:
        return successes(faces, target) == 0

    faces = throw(game, hero, f"test-{skill}", dice, target=target, worth=fails, grit=grit)
    boost_until(game, "test")
    game.tell(Tested(hero.id, skill, target, successes(faces, target)))
    if successes(faces, target):
        if helper is not None:
            gain_xp(game, helper[0], helper[1].xp)
        fire(game, "test_passed", hero)
    game.testing = before
    return faces


def _get_help(game: AnyChapter, hero: Hero, testing: Testing, target: int) -> None:
    """Let a hero use what helps in a test, before the dice are rolled."""
    while options := ability_options(game, hero, "test"):
        about = {"skill": testing.skill, "target": target}
        question = ChooseOne(
            kind="help-test",
            who=hero.id,
            options=[Nothing(), *options],
            about=about,
            default=0,
            interruptible=False,
        )
        chosen = game.ask(question).value
        if chosen is None:
            return
        use_ability(game, hero, chosen)
        testing.aided = True


def in_chosen_order(game: AnyChapter, heroes: list[Hero]) -> list[Hero]:
    """Let the players choose in which order several heroes test (SKILL-06)."""
    options = [ChooseHero(hero.id) for hero in heroes]
    order = list(range(len(heroes)))
    return [
        game.hero(option.value)
        for option in game.ask(PutInOrder(kind="test-order", who="party", options=options, default=order, matters=False))
    ]
