"""What a question says of itself: what dice are to stop, and what somebody can do at once who can go nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.positions import found

from lantern.core.play import Waiting
from lantern.core.questions import ChooseSome, Question
from lantern.players.table import game_of
from lantern.rules.numbers.dice import other_ways
from lantern.rules.table.choices.spaces import MoveTo
from lantern.rules.table.choices.tiles import LookThroughDoor
from lantern.rules.turn.activation import what_to_do
from lantern.rules.words import Words
from lantern.views.look import Look
from lantern.views.questions import QuestionView, question_view


def can_go(question: Question) -> bool:
    return any(isinstance(option, MoveTo) for option in getattr(question, "options", []))


def nowhere(game: Any, question: Question) -> bool:
    return question.kind == "move" and not can_go(question) and bool(game.state.enemies)


def beside_a_door(game: Any, question: Question) -> bool:
    if question.kind != "move" or not can_go(question) or game.state.enemies:
        return False
    hero, activation = game.hero(question.who), game.state.activation
    return any(isinstance(option, LookThroughDoor) for option in what_to_do(game, hero, activation).options)


def several_ways(game: Any, question: Question) -> bool:
    return isinstance(question, ChooseSome) and len(other_ways(game, question)) > 0


def idle(game: Any, question: Question) -> bool:
    if question.kind != "move" or not can_go(question):
        return False
    return what_to_do(game, game.hero(question.who), game.state.activation).keys == ["done"]


class FromThere:
    """The first such question, and all that come after it."""

    def __init__(self, where: Callable[[Any, Question], bool]) -> None:
        self.where = where
        self.reached = False

    def __call__(self, game: Any, question: Question) -> bool:
        self.reached = self.reached or self.where(game, question)
        return self.reached


def frightened(game: Any, question: Question) -> bool:
    return question.kind == "reroll" and question.about["purpose"] == "willpower" and bool(game.state.enemies)


def shown(play: Any) -> QuestionView:
    game = game_of(play)
    return question_view(Look(game, Words(game.content)), play.outcome.question, 0, "", yours=True)


def test_who_can_go_nowhere_is_offered_at_once_what_comes_after_the_stop():
    play = found(FromThere(nowhere), seed=5)
    asked = shown(play)
    assert asked.prompt.endswith("What now?")
    play.answer(asked.answers.index(next(one for one in asked.answers if one.key == "stop")))
    assert isinstance(play.outcome, Waiting)
    then = play.outcome.question
    assert (then.kind, then.who) == ("act", asked.who)
    assert [one.key for one in asked.after] == then.keys
    assert len(then.keys) > 1


def test_who_can_go_somewhere_is_asked_where_to_first_and_sees_what_lies_here():
    """Nobody has to know that a Door in reach comes only after the stop."""
    seen: set[str] = set()
    for seed in (2, 5, 7):
        play = found(FromThere(beside_a_door), seed=seed)
        asked = shown(play)
        assert asked.prompt.endswith("Where to?")
        here = [one.key for one in asked.after]
        assert any(key.startswith("door:") for key in here)
        seen |= {key.partition(":")[0] for key in here}
        play.answer(asked.answers.index(next(one for one in asked.answers if one.key == "stop")))
        assert isinstance(play.outcome, Waiting)
        then = play.outcome.question
        assert (then.kind, then.who) == ("act", asked.who)
        assert set(here) < set(then.keys)
    assert seen <= {"door", "gate", "scavenge"}


def test_a_stop_after_which_nothing_can_be_done_says_that_it_ends_the_activation():
    (stop,) = (one for one in shown(found(FromThere(idle), seed=5)).answers if one.key == "stop")
    assert stop.preview == "Nothing else can be done here: this ends the Activation"
    (stop,) = (one for one in shown(found(FromThere(beside_a_door), seed=5)).answers if one.key == "stop")
    assert stop.preview == ""


@pytest.mark.parametrize("seed", [1, 7, 20])
def test_dice_that_can_be_rolled_again_in_several_ways_are_asked_about_once(seed):
    play = found(FromThere(several_ways), seed=seed)
    assert isinstance(play.outcome, Waiting)
    asked, before = shown(play), play.outcome.question
    assert asked.prompt.endswith("Re-roll?")
    assert asked.ways[0].kind == asked.kind
    assert {"1 Grit"} >= {way.name for way in asked.ways if not way.free}
    dice = [one.key for one in asked.answers]
    for way in asked.ways:  # all that is asked of these dice, in this order, if they are let lie
        assert isinstance(play.outcome, Waiting)
        question = play.outcome.question
        assert isinstance(question, ChooseSome)
        assert (question.kind, question.who, question.most, question.keys) == (way.kind, asked.who, way.most, dice)
        play.answer([])
    assert isinstance(play.outcome, Waiting)
    after = play.outcome.question
    assert (after.who, after.about.get("purpose")) != (asked.who, before.about["purpose"])


def test_dice_that_can_be_rolled_again_in_one_way_say_which():
    play = found(lambda game, question: question.kind == "reroll" and not several_ways(game, question), seed=1)
    asked = shown(play)
    assert [(way.kind, way.name, way.free, way.most) for way in asked.ways] == [("reroll", "1 Grit", False, asked.most)]
    assert asked.prompt.endswith("for 1 Grit?")


def test_willpower_says_whose_horror_it_is_to_stop():
    play = found(frightened, seed=5)
    game, asked = game_of(play), shown(play)
    names = {Words(game.content).thing(enemy.kind, "enemies") for enemy in game.state.enemies.values()}
    assert "Horror Hit" in asked.because
    assert any(name in asked.because for name in names), asked.because
