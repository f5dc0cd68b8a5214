"""Random adventures, looked at after every single answer, and drawn now and then as people would see them."""

import pytest
from tests.testers.cases import (
    Case,
    cases,
    chapter_of,
    content,
    game_of,
    gatherings,
    hazardous_journeys,
    journeys,
    player_of,
    stays,
    tables,
    wanted,
)

from lantern.campaign.gathering import Gathering
from lantern.campaign.journey import HAZARDS, Journey
from lantern.campaign.stay import Stay
from lantern.core.play import Over, run_to_end
from lantern.simulate.drawing import Drawer
from lantern.simulate.watching import Watcher

#: However few games are wanted, every table is played at.
PLAYOUTS = cases(max(wanted(100), len(tables())))
#: Views are drawn before one answer in this many; `test_every_view.py` draws a few games after each.
DRAWN = 25


@pytest.mark.proves("CARD-08")
@pytest.mark.parametrize("case", PLAYOUTS, ids=str)
def test_all_is_well_after_every_answer(case: Case) -> None:
    watcher = Watcher(player_of(case), drawer=Drawer(content()), drawn_every=DRAWN)
    game = game_of(case, watcher)
    run_to_end(game)
    watcher.draw(game, Over())
    assert game.state.phase == "over"
    assert game.state.result is not None
    assert watcher.answers > 5


@pytest.mark.parametrize("case", gatherings(wanted(60)), ids=str)
def test_all_is_well_after_every_answer_of_a_gathering(case: Case) -> None:
    watcher = Watcher(player_of(case), drawer=Drawer(content()), drawn_every=3)
    game = chapter_of(case, watcher)
    run_to_end(game)
    watcher.draw(game, Over())
    assert isinstance(game, Gathering)
    assert game.state.going


@pytest.mark.parametrize("case", journeys(wanted(30)) + hazardous_journeys(), ids=str)
def test_all_is_well_after_every_answer_of_a_journey(case: Case) -> None:
    watcher = Watcher(player_of(case), drawer=Drawer(content()), drawn_every=3)
    game = chapter_of(case, watcher)
    run_to_end(game)
    watcher.draw(game, Over())
    assert isinstance(game, Journey)
    assert game.state.phase == "over"
    assert list(game.state.dice) == list(game.state.heroes)


@pytest.mark.parametrize("case", stays(wanted(30)), ids=str)
def test_all_is_well_after_every_answer_of_a_stay(case: Case) -> None:
    watcher = Watcher(player_of(case), drawer=Drawer(content()), drawn_every=10)
    game = chapter_of(case, watcher)
    run_to_end(game)
    watcher.draw(game, Over())
    assert isinstance(game, Stay)
    assert game.state.phase == "over"
    assert game.state.settlement.days > 0


@pytest.mark.proves("TRAVEL-07")
def test_every_hazard_of_the_road_comes_up() -> None:
    met = set()
    for case in hazardous_journeys():
        game = chapter_of(case, player_of(case))
        run_to_end(game)
        assert isinstance(game, Journey)
        met |= {hazard.result for hazard in game.state.met}
    rows = content().charts[HAZARDS].rows
    assert met == {result for row in rows for result in range(row.low, row.high + 1)}


def test_the_playouts_cover_every_table_mission_and_party_size() -> None:
    assert {case.table.name for case in PLAYOUTS} == {table.name for table in tables()}
    assert len({case.heroes for case in PLAYOUTS}) == 6
    assert {case.mission for case in PLAYOUTS} == {case.mission for case in cases(1000)}
    assert {(case.hardy, case.heuristic) for case in PLAYOUTS} == {(False, False), (True, False), (True, True)}
