"""What an answer costs, counted in calls: unlike seconds they are the same on every machine."""

import cProfile
import pstats

import pytest

from lantern.content.loader import load
from lantern.core.play import run_to_end
from lantern.core.table import solo
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup, new_game
from lantern.simulate import party

GAMES = 40
#: Function calls per answer that random adventures may cost, all in all, by the number of heroes. Of answers that cannot
#: matter there are ever fewer, and they were the cheap ones: six heroes gave a tenth more while each was asked to flee.
#: Whether it is all one in which order enemies go is thought through before anybody is asked: so much cost 4 and 6 more.
BUDGETS = {1: 251, 4: 247, 6: 289}
#: So many attributes of an object Python finds by their places; those of an object with more are looked up, each time.
MOST_ATTRIBUTES = 30


def calls_per_answer(heroes: int) -> float:
    content = load(user=False)
    profiler, answers = cProfile.Profile(), 0
    for seed in range(-4, GAMES):  # the first few fill what is remembered for good, and are not counted
        setup = Setup(mission="scouting-party", heroes=tuple(party(content, heroes)), seed=1_000 + seed)
        game = new_game(setup, table=solo(RandomPlayer(seed)), content=content)
        game.telling = game.printing = False
        if seed < 0:
            run_to_end(game)
        else:
            answers += len(profiler.runcall(run_to_end, game))
    calls: int = pstats.Stats(profiler).total_calls  # type: ignore[attr-defined]
    return calls / answers


@pytest.mark.parametrize("heroes", BUDGETS)
def test_an_answer_costs_no_more_calls_than_it_may(heroes: int) -> None:
    assert calls_per_answer(heroes) <= BUDGETS[heroes]


def test_a_game_has_no_more_attributes_than_are_found_by_their_places() -> None:
    content = load(user=False)
    setup = Setup(mission="scouting-party", heroes=tuple(party(content, 2)), seed=1)
    game = new_game(setup, table=solo(RandomPlayer(1)), content=content)
    run_to_end(game)
    assert len(vars(game)) <= MOST_ATTRIBUTES
