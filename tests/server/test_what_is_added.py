"""Dice to which something is added say so: boots, a mutation, a world."""

from __future__ import annotations

from tests.server.positions import in_a_room, play_until

from lantern.content.loader import load
from lantern.players.table import chapter_of
from lantern.rules.harm.conditions import suffer
from lantern.rules.table.game import Game
from lantern.rules.words import Words
from lantern.views.dice import show_roll
from lantern.views.look import Look


def test_what_is_added_to_a_move_is_named_with_its_amount():
    game = chapter_of(play_until(in_a_room, seed=3))
    assert isinstance(game, Game)
    look = Look(game, Words(load(), "en"))
    assert show_roll(look, "move", "gunslinger", [4], 0).added == []
    quick = "tentacle-tail"
    suffer(game, game.state.heroes["gunslinger"], quick)
    roll = show_roll(look, "move", "gunslinger", [4], 0)
    assert [(one.name, one.amount) for one in roll.added] == [(look.words.thing(quick, "conditions"), 1)]
    assert roll.total == 4
    assert show_roll(look, "to-hit", "gunslinger", [4], 4).added == []
