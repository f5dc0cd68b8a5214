"""The turn, played by its own order (chapter 04)."""

from itertools import pairwise

import pytest

from lantern.content.verbs.enemies import EnemyGroup
from lantern.content.verbs.grammar import Amount
from lantern.core.play import run_to_end
from lantern.rules.fight.arrivals import enemies_attack, place_arrivals
from lantern.rules.table.events import Ended, EnemyPlaced, StepBegan, TurnBegan
from lantern.rules.table.state import EnemyType

STEPS = ("hold-back", "activation", "exploration")


@pytest.mark.proves("TURN-01", "TURN-03")
@pytest.mark.parametrize("seed", range(6))
def test_every_turn_of_a_whole_adventure_keeps_its_order(begin, seed):
    game = begin(3, seed=seed)
    run_to_end(game)
    turns = 0
    done = ["hold-back"]
    acted: list[str] = []
    for event in game.events:
        if isinstance(event, TurnBegan):
            turns += 1
            assert event.turn == turns
            done, acted = [], []
        elif isinstance(event, StepBegan):
            done.append(event.step)
            assert done[0] == "hold-back"
            assert done.count("hold-back") == 1
            if event.step == "activation":
                assert event.who not in acted
                acted.append(event.who)
        for before, after in pairwise(done):
            assert STEPS.index(before) <= STEPS.index(after)
    assert sum(isinstance(event, Ended) for event in game.events) == 1
    assert game.state.turn == turns


@pytest.mark.proves("RANDOM-05")
def test_tied_types_are_placed_in_either_order(on_the_way):
    first = set()
    for seed in range(12):
        game = on_the_way(2, seed=seed)
        game.state.phase = "hold-back"
        for kind in ("hungry-dead", "stranglers"):
            enemies_attack(game, [EnemyGroup(kind=kind, count=Amount(plus=2))], tile=0)
        for kind in ("hungry-dead", "stranglers"):
            game.state.types[kind] = EnemyType(kind, printed={"initiative": 3})
        game.events.clear()
        game.begin_step([], holding=False)
        place_arrivals(game)
        placed = [event.kind for event in game.events if isinstance(event, EnemyPlaced)]
        assert placed in (["hungry-dead"] * 2 + ["stranglers"] * 2, ["stranglers"] * 2 + ["hungry-dead"] * 2)
        first.add(placed[0])
    assert first == {"hungry-dead", "stranglers"}
