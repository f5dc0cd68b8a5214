"""Saves of earlier versions open: what left the state is passed over, and the adventure goes on."""

from pathlib import Path
from zlib import decompress

import msgspec
import pytest

from lantern.content.loader import load
from lantern.core.journal import Header, Journal
from lantern.core.play import run_to_end
from lantern.core.table import solo
from lantern.players.setups import Setup, new_game
from lantern.rules.table.state import State
from lantern.simulate import PLAYERS

STORED = Path(__file__).parent / "stored"
#: Carried return values from one rule to another until they became windows; the checkpoint was taken in the middle of a fight.
REGISTERS = {"source", "cancelled", "testing", "aided", "anew", "gate", "keeper", "found"}


@pytest.fixture
def checkpoint():
    return decompress((STORED / "with-registers.z").read_bytes())


def test_the_registers_were_there_and_are_gone(checkpoint):
    assert set(msgspec.msgpack.decode(checkpoint)) >= REGISTERS
    assert REGISTERS.isdisjoint(State.__struct_fields__)


@pytest.mark.parametrize("players", ["random", "heuristic"])
def test_a_game_goes_on_from_a_checkpoint_with_registers(checkpoint, players):
    heroes = ("us-marshal", "gunslinger", "preacher")
    game = new_game(Setup(heroes=heroes, seed=11), table=solo(PLAYERS[players](11)), content=load(user=False))
    game.restore(checkpoint)
    assert (game.state.turn, game.state.held_back, len(game.state.enemies) > 0) == (2, 6, True)
    run_to_end(game, Journal(Header(setup={})))
    assert game.state.phase == "over"
