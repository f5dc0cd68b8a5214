"""A scripted player answers by key, by words or by index, and says clearly when that does not fit."""

import pytest

from lantern.core.play import Waiting
from lantern.core.questions import ChooseAmount, ChooseOne, ChooseSome, Confirm
from lantern.core.table import Nobody, solo
from lantern.players.random_player import RandomPlayer
from lantern.players.scripted import ScriptedPlayer, ScriptError
from lantern.players.setups import Setup, new_game
from lantern.players.table import game_of, new_play
from lantern.rules.attack.hero_attacks import Melee
from lantern.rules.table.choices.dice import OnDie
from lantern.rules.table.choices.plain import EndActivation, Stop
from lantern.rules.table.choices.spaces import MoveTo

PARTY: list[str | int | bool | list[str | int]] = ["hardened-resolve", "whiskey", "reload", "Dynamite", "gunslinger", "A16", 0]


@pytest.fixture
def game():
    return new_game(Setup(seed=1))


def choose():
    return ChooseOne(kind="act", who="gunslinger", options=[Melee(), EndActivation()])


def answered(game, question, *answers):
    return ScriptedPlayer(answers).answer(game, question)


@pytest.mark.parametrize(("answer", "index"), [("melee", 0), ("Attack in melee", 0), ("end the ACTIVATION", 1), (1, 1)])
def test_an_option_is_named_by_key_words_or_index(game, answer, index):
    assert answered(game, choose(), answer) == index


def test_a_space_is_named_as_on_the_map(game):
    space = game.board.space("#0:05")
    question = ChooseOne(kind="move", who="gunslinger", options=[Stop(), MoveTo("entrance#0:05", space)])
    assert answered(game, question, "a05") == 1
    assert answered(game, question, "entrance#0:05") == 1


def test_yes_no_amounts_and_several(game):
    assert answered(game, Confirm(kind="revive", who="gunslinger"), "y") == 1
    assert answered(game, Confirm(kind="revive", who="gunslinger"), "Stay KO'd") == 0
    assert answered(game, Confirm(kind="revive", who="gunslinger"), True) == 1
    assert answered(game, ChooseAmount(kind="heal-wounds", who="gunslinger", least=1, most=4, about={"points": 4}), 3) == 3
    dice = [OnDie(i, i + 1) for i in range(3)]
    question = ChooseSome(kind="which-hits", who="gunslinger", options=dice, least=1, most=3)
    assert answered(game, question, ["die-1", 2]) == [0, 2]
    assert answered(game, question, "die-2") == [1]


def test_what_does_not_fit_is_explained_with_the_question_and_its_options(game):
    with pytest.raises(ScriptError) as problem:
        answered(game, choose(), "meele")
    text = str(problem.value)
    assert "Answer 1 of the script, 'meele'" in text
    assert "did you mean 'melee'?" in text
    assert "'act' of gunslinger: Gunslinger, what do you do?" in text
    assert "0 'melee' (Attack in melee); 1 'done' (End the Activation)" in text


@pytest.mark.parametrize("answer", [2, -1, ["melee", "done"]])
def test_an_answer_out_of_range_is_explained_too(game, answer):
    with pytest.raises(ScriptError, match="does not fit"):
        answered(game, choose(), answer)


def test_an_amount_out_of_range_is_explained_too(game):
    question = ChooseAmount(kind="heal-wounds", who="gunslinger", least=1, most=4, about={"points": 4})
    with pytest.raises(ScriptError, match="Possible: 1 to 4"):
        answered(game, question, 9)


def test_a_script_that_runs_out_names_the_open_question(game):
    with pytest.raises(ScriptError, match=r"run out after 0 answers.*what do you do"):
        answered(game, choose())


def test_after_the_script_another_player_may_go_on():
    play = new_play(Setup(seed=5), table=solo(ScriptedPlayer(PARTY, then=RandomPlayer(5))))
    game = game_of(play)
    assert game.hero("us-marshal").upgrades == ["hardened-resolve"]
    assert game.state.result is not None


def test_an_any_time_action_is_an_answer():
    play = new_play(Setup(seed=5), table=solo(ScriptedPlayer(PARTY, then=Nobody())))
    game = game_of(play)
    assert isinstance(play.outcome, Waiting)
    question = play.outcome.question
    action = next(option.key for option in game.any_time_actions())
    if question.interruptible:
        assert ScriptedPlayer([action]).answer(game, question) == action
    with pytest.raises(ScriptError, match="cannot be done at any time"):
        ScriptedPlayer(["us-marshal/use:herbs"]).answer(game, choose())
