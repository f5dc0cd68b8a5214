"""What lies about beside cards and models: markers, what is held fast, what is fused. A player could see it on a table."""

from __future__ import annotations

import pytest
from tests.server.fixtures import update_of
from tests.server.positions import found, in_a_fight

from lantern.rules.naming import space_label
from lantern.rules.table.state import Trap
from lantern.views.table import TableView


@pytest.fixture(scope="module")
def play():
    return found(in_a_fight, seed=4)


def table_of(play) -> TableView:
    return update_of(play, "en").table


def test_nothing_of_it_is_there_at_first(play):
    table = table_of(play)
    assert (table.track.archive, table.track.below, table.threat_keywords) == (0, False, [])
    assert not any(enemy.held for enemy in table.enemies)
    assert not any(hero.fused_dark_stone for hero in table.heroes)


def test_markers_of_the_archive_are_seen_beside_the_track(play, monkeypatch):
    monkeypatch.setattr(play.engine.state, "archive_markers", 3)
    monkeypatch.setattr(play.engine.state, "below_the_darkness", True)
    track = table_of(play).track
    assert (track.archive, track.below) == (3, True)


def test_an_enemy_is_held_fast_in_the_turn_in_which_it_was_shackled(play, monkeypatch):
    state = play.engine.state
    shackled, *_ = state.enemies.values()
    monkeypatch.setattr(shackled, "held_turn", state.turn)
    assert [enemy.id for enemy in table_of(play).enemies if enemy.held] == [shackled.id]
    monkeypatch.setattr(shackled, "held_turn", state.turn - 1)
    assert not any(enemy.held for enemy in table_of(play).enemies)


def test_fused_dark_stone_and_what_the_next_threat_gains_are_told(play, monkeypatch):
    state = play.engine.state
    monkeypatch.setattr(state.heroes["gunslinger"], "fused_dark_stone", 2)
    monkeypatch.setattr(state, "next_threat", ["Mutant"])
    table = table_of(play)
    assert {hero.id: hero.fused_dark_stone for hero in table.heroes if hero.fused_dark_stone} == {"gunslinger": 2}
    assert table.threat_keywords == ["Mutant"]


def test_a_trap_is_seen_on_its_tile_with_the_space_where_it_lies(play, monkeypatch):
    state = play.engine.state
    where = state.heroes["gunslinger"].space
    monkeypatch.setattr(state, "traps", [Trap("gunslinger", "dark-stone-trap", where)])
    [marker] = table_of(play).mission.markers
    assert (marker.name, marker.text) == ("Dark Stone Trap", [space_label(play.engine, where)])
    assert marker.tile in play.engine.board.tiles_of[where]
