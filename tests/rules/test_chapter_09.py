"""Heroes' attacks: the tables of the chapter (chapter 09)."""

import pytest

from lantern import rulebook
from lantern.board import ascii_board, lone_board
from lantern.rules.belongings.hero_arms import MOST_DICE
from lantern.scenarios.run import run_scenario

COMPASS = {"NW": (0, 0), "N": (1, 0), "NE": (2, 0), "E": (2, 1), "SE": (2, 2), "S": (1, 2), "SW": (0, 2), "W": (0, 1)}


@pytest.mark.proves("BOMB-05")
@pytest.mark.parametrize(("face", "direction"), rulebook.find("BOMB-05").table.items())
def test_a_bounce_goes_where_the_chart_says(face, direction):
    tile, _ = ascii_board("...\n...\n...")
    board = lone_board(tile)
    there = board.bounce(board.space("1,1"), int(face))
    assert there is not None
    assert board.names[there] == "room#0:{},{}".format(*COMPASS[direction])


@pytest.mark.proves("ATTACK-19", "ATTACK-02")
@pytest.mark.parametrize("combat", range(13))
def test_a_melee_attack_rolls_its_combat_up_to_eight_dice(combat):
    scenario = {
        "given": {
            "board": {"ascii": "MS"},
            "heroes": [{"class": "us-marshal", "at": "M", "items": [], "combat": combat}],
            "enemies": [{"kind": "stranglers", "at": "S"}],
        },
        "dice": {"move": [2], "to-hit": [1] * min(combat, MOST_DICE)},
        "when": [{"activate": "us-marshal"}, {"answer": "stop"}, {"answer": "melee"}],
        "then": [{"over": True}],
    }
    assert MOST_DICE == 8
    assert run_scenario(scenario) == []
