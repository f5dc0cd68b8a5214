"""The chances that answers are shown with."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.positions import Stop, found, in_a_fight, rerolling

from lantern.content import effects
from lantern.core.questions import ChooseOne
from lantern.players.table import game_of
from lantern.rules.attack.chances import at_least_one
from lantern.rules.numbers.values import value
from lantern.rules.table.choices.using import ChooseEffect
from lantern.rules.table.game import Game
from lantern.rules.words import Words
from lantern.views.look import Look
from lantern.views.odds import Odds, odds_of
from lantern.views.questions import QuestionView, question_view


def shown(stop: Stop, seed: int = 2) -> tuple[Any, QuestionView]:
    play = found(stop, seed=seed)
    game = game_of(play)
    assert play.outcome is not None
    question = play.outcome.question  # type: ignore[union-attr]
    return game, question_view(Look(game, Words(game.content)), question, 0, "", yours=True)


@pytest.mark.parametrize(
    ("dice", "target", "sides", "chance"),
    [(1, 4, 6, 1 / 2), (2, 4, 6, 3 / 4), (1, 7, 6, 0), (1, 1, 6, 1), (3, 6, 6, 91 / 216), (1, 5, 8, 1 / 2), (0, 2, 6, 0)],
)
def test_at_least_one_die(dice, target, sides, chance):
    assert at_least_one(dice, target, sides) == pytest.approx(chance)


def test_an_attack_says_how_likely_it_is_to_hit():
    game, question = shown(in_a_fight, seed=4)
    hero = game.hero(question.who)
    melee = next((answer for answer in question.answers if answer.key == "melee"), None)
    shots = [answer for answer in question.answers if answer.key.startswith("shoot:")]
    assert melee or shots
    if melee is not None:
        assert melee.odds is not None
        dice, target = value(game, hero, "combat"), value(game, hero, "to_hit_melee")
        assert melee.odds.percent == round(100 * at_least_one(dice, target))
    assert all(answer.odds is not None and 0 < answer.odds.percent <= 100 for answer in shots)


def test_a_die_that_may_be_rolled_again_says_what_that_can_bring():
    _, question = shown(rerolling)
    assert question.roll is not None
    target = question.roll.target
    for answer in question.answers:
        assert answer.odds is not None
        assert answer.face is not None
        needed = target or answer.face + 1
        sides = question.roll.dice[0].sides
        assert answer.odds.percent == round(100 * max(0, sides - needed + 1) / sides)


def damaging(game: Game, question: Any) -> bool:
    return question.kind == "reroll" and question.about["purpose"] == "damage" and bool(question.options)


@pytest.mark.parametrize("seed", [1, 2, 6, 8, 10])
def test_damage_that_is_rolled_again_says_whether_it_is_enough_to_kill(seed):
    """Of a real fight; that the promise is kept, die by die, is proven where the Hits are."""
    _, question = shown(damaging, seed=seed)
    assert question.roll is not None
    for answer in question.answers:
        assert answer.odds is not None
        assert answer.face is not None
        die = question.roll.dice[int(answer.key.removeprefix("die-")) - 1]
        sides = [round(100 * count / die.sides) for count in range(1, die.sides + 1)]
        assert answer.odds.percent in sides
        if answer.odds.text != "enough Damage to kill":
            assert answer.odds == Odds(percent=round(100 * (die.sides - answer.face) / die.sides), text="shows more")


def test_a_way_that_is_a_test_says_how_likely_it_is_passed():
    game, question = shown(in_a_fight, seed=4)
    hero = game.hero(question.who)
    way = ChooseEffect(1, effects.Choice(effect=(effects.Test(skill="agility", target=5),)))
    percent = round(100 * at_least_one(value(game, hero, "agility"), 5))
    look = Look(game, Words(game.content, "it"))
    asked = ChooseOne(kind="choose", who=hero.id, options=[way], about={"source": ""})
    assert odds_of(look, asked, way) == Odds(percent=percent, text="supera la prova")
    assert odds_of(look, asked, ChooseEffect(2, effects.Choice())) is None


def searching(game: Game, question: Any) -> bool:
    return any(option.key.startswith("scavenge") for option in getattr(question, "options", []))


def test_a_chance_is_told_once():
    _, question = shown(searching)
    answer = next(answer for answer in question.answers if answer.key.startswith("scavenge"))
    assert (answer.preview, answer.odds) == ("3 dice, each 6 draws a card", Odds(percent=42, text="draws a card"))


def choosing_an_upgrade(game: Game, question: Any) -> bool:
    return question.kind == "starting-upgrade" and "cleaning-up-the-west" in question.keys


def test_an_option_says_all_that_it_does():
    _, question = shown(choosing_an_upgrade)
    west = next(answer for answer in question.answers if answer.key == "cleaning-up-the-west")
    assert west.does.startswith("+1 Max Grit. When you kill an Enemy")
