"""A scenario of this moment: the state it sets up is the state it was made from."""

import pytest
import yaml

from lantern.content.loader import load
from lantern.core.journal import Header, Journal
from lantern.core.play import Play, Waiting
from lantern.core.table import Nobody, solo
from lantern.players.random_player import RandomPlayer
from lantern.rules.adventure import Adventure, new_adventure
from lantern.rules.table.options import options_for
from lantern.rules.table.state import State
from lantern.scenarios.export import scenario_of, scenario_text
from lantern.scenarios.given import Situation
from lantern.scenarios.run import MODES, run_scenario


def a_play(seed: int, answers: int) -> tuple[Play[State], Adventure]:
    game = new_adventure(
        load(user=False),
        solo(Nobody()),
        mission="scouting-party",
        heroes=["us-marshal", "gunslinger", "us-marshal"],
        seed=seed,
        options=options_for("revised"),
    )
    play = Play(game, Journal(Header(setup={})))
    player = RandomPlayer(seed)
    outcome = play.advance()
    for _ in range(answers):
        if not isinstance(outcome, Waiting):
            break
        number, question = next(iter(outcome.questions.items()))
        answer = game.consult(player, question)
        assert answer is not None
        outcome = play.answer(answer, number)
    return play, game


@pytest.mark.parametrize("seed", range(8))
def test_the_state_of_any_moment_can_be_set_up_again(seed):
    play, game = a_play(seed, 40 + 25 * seed)
    file = yaml.safe_load(scenario_text(scenario_of(game, "A moment", play.journal)))
    again = Situation(load(user=False), file, solo(Nobody()))
    game.restore(play.journal.checkpoint())
    assert again.state == game.state


@pytest.mark.parametrize("mode", MODES)
def test_the_answers_lead_to_the_same_question(mode):
    play, game = a_play(3, 60)
    assert isinstance(play.outcome, Waiting)
    file = scenario_of(game, "A moment", play.journal)
    file["then"] = [{"asked": play.outcome.question.kind, "of": play.outcome.question.who}]
    assert run_scenario(yaml.safe_load(scenario_text(file)), mode) == []
