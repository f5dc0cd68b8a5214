"""Between two steps nothing is going on: no window is open, no card is carried out, nobody is in the middle of anything."""

from __future__ import annotations

import pytest

from lantern.content.loader import load
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.adventure import Adventure


def going_on(game: Adventure) -> list[object]:
    """Name what is in the middle of something."""
    windows = (game.attack, game.testing, game.source, game.state.activation)
    return [*(window for window in windows if window is not None), *game.state.resolving]


@pytest.mark.parametrize(("player", "seed"), [(RandomPlayer, 3), (RandomPlayer, 8), (HeuristicPlayer, 3)])
def test_a_step_leaves_nothing_open(player: type[RandomPlayer | HeuristicPlayer], seed: int) -> None:
    heroes = ("gunslinger", "us-marshal", "saloon-girl")
    setup = Setup(mission="scouting-party", heroes=heroes, seed=seed)
    game = new_game(setup, table=solo(player(seed)), content=load(user=False))
    while (step := game.next_step()) is not None:
        game.begin_step([], holding=False)
        step.run(game)
        assert going_on(game) == [], step.name
    assert game.state.result is not None
