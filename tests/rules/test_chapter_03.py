"""The Depth Track: every pair of dice, and every space (chapter 03)."""

from collections import Counter

import pytest

from lantern import rulebook
from lantern.rules.darkness.depth_track import advance_party_marker, hold_back_target, hold_back_the_darkness, move_darkness
from lantern.rules.fight.end_of_fight import end_fight
from lantern.rules.table.events import DarknessHeld, DarknessMoved, DepthEventCame, DreadAdded, Drew, Noted
from lantern.rules.table.state import Fight
from lantern.rules.turn.turn import hold_back

STAGE_OF_TARGET = {7: 0, 8: 6, 9: 11}


def outcome_of(game, pair):
    """Hold back the Darkness with a fixed pair of dice and say what came of it."""
    game.state.streams.fixed_dice = {"hold-back": list(pair)}
    game.events.clear()
    game.begin_step([], holding=False)
    hold_back_the_darkness(game)
    if any(isinstance(event, DepthEventCame) for event in game.events):
        return "depth_event"
    return "held" if any(isinstance(event, DarknessHeld) for event in game.events) else "moves"


@pytest.mark.proves("DEPTH-04", "DEPTH-06")
@pytest.mark.parametrize("target", [7, 8, 9, 10])
def test_all_36_pairs_of_dice_come_out_as_counted(on_the_way, target):
    stage = STAGE_OF_TARGET[min(target, 9)]
    counts: Counter[str] = Counter()
    for pair in ((one, two) for one in range(1, 7) for two in range(1, 7)):
        game = on_the_way(2)
        game.state.party_marker, game.state.darkness = stage, 15
        if target == 10:
            game.hero(game.state.light_bearer).printed["hold_back"] = -1
            game.numbers_changed()
        outcome = outcome_of(game, pair)
        counts[outcome] += 1
        if outcome != "depth_event":
            assert game.state.darkness == (15 if outcome == "held" else 14)
    assert dict(counts) == rulebook.find("DEPTH-04").table["derived_outcomes_of_36"][f"{target}+"]


@pytest.mark.proves("DEPTH-03")
def test_each_space_of_the_track_has_its_stage(begin):
    game = begin()
    for stage in rulebook.find("DEPTH-03").table["stages"]:
        for space in stage["spaces"]:
            game.state.party_marker = {"Entrance": 0, "Darkness Start": 16}.get(
                space, 16 - space if isinstance(space, int) else -1
            )
            assert hold_back_target(game) == stage["target"]


@pytest.mark.proves("DEPTH-02", "DEPTH-02#1", "DEPTH-01")
def test_the_darkness_travels_the_track_and_meets_every_special_space(on_the_way):
    game = on_the_way(2)
    quiet = "chill-of-the-grave"  # it remains in play and does nothing here
    game.state.decks["darkness"].cards = [quiet] * 9
    met = []
    for _ in range(15):
        game.begin_step([], holding=False)
        move_darkness(game, 1)
    place = 16
    for event in game.events:
        if isinstance(event, DarknessMoved):
            assert event.space == place - 1
            place = event.space
        elif isinstance(event, Drew | DreadAdded):
            met.append((16 - place, "dread" if isinstance(event, DreadAdded) else event.deck))
    assert place == 1
    assert met == [
        (2, "darkness"), (4, "darkness"), (6, "dread"), (8, "darkness"), (10, "darkness"), (11, "dread"),
        (13, "darkness"), (15, "dread"),
    ]  # fmt: skip


@pytest.mark.proves("DEPTH-12", "DEPTH-13", "DEPTH-13#1")
def test_the_party_marker_moves_with_each_tile_and_stops(begin):
    game = begin()
    places = []
    for _ in range(17):
        advance_party_marker(game)
        places.append(game.state.party_marker)
    assert places == [*range(1, 17), 16]
    assert hold_back_target(game) == 9


@pytest.mark.proves("WIN-03#2")
def test_the_16th_failed_roll_loses_the_mission(on_the_way):
    game = on_the_way(2)
    game.state.decks["darkness"].cards = ["chill-of-the-grave"] * 9
    for failed in range(1, 17):
        assert game.state.result is None
        game.state.streams.fixed_dice = {"hold-back": [1, 2]}
        game.begin_step([], holding=False)
        hold_back(game)
        assert game.state.darkness == 16 - failed
    assert game.state.result == "darkness-escaped"


@pytest.mark.proves("WIN-01")
@pytest.mark.parametrize("objective", [True, False])
def test_that_the_goal_is_met_is_told_at_once_though_the_mission_is_won_later(on_the_way, objective):
    game = on_the_way(2, mission="scouting-party")
    game.state.fight = Fight(0, instances=1, objective=objective)
    game.begin_step([], holding=False)
    end_fight(game)
    told = [type(event).__name__ for event in game.events]
    assert told[0] == "FightEnded"
    assert (game.events[1] == Noted("goal-met")) is objective
    assert "Drew" in told  # the Loot comes after it
    assert game.state.result == ("won" if objective else None)
