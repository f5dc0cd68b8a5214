"""Random adventures, looked at after every single answer."""

import pytest
from tests.testers.cases import Case, cases, game_of, player_of, tables, wanted

from lantern.core.play import run_to_end
from lantern.simulate.watching import Watcher

PLAYOUTS = cases(wanted(100))


@pytest.mark.proves("CARD-08")
@pytest.mark.parametrize("case", PLAYOUTS, ids=str)
def test_all_is_well_after_every_answer(case: Case) -> None:
    watcher = Watcher(player_of(case))
    game = game_of(case, watcher)
    run_to_end(game)
    assert game.state.phase == "over"
    assert game.state.result is not None
    assert watcher.answers > 5


def test_the_playouts_cover_every_table_mission_and_party_size() -> None:
    assert {case.table.name for case in PLAYOUTS} == {table.name for table in tables()}
    assert len({case.heroes for case in PLAYOUTS}) == 6
    assert {case.mission for case in PLAYOUTS} == {case.mission for case in cases(1000)}
    assert {(case.hardy, case.heuristic) for case in PLAYOUTS} == {(False, False), (True, False), (True, True)}
