"""Barriers stop ordinary walkers and nothing else."""

import pytest

from lantern.board import board_of, cap, first_tile, load_tile


def hall(drawing):
    tile = load_tile({"id": "hall", "name": "Hall", "kind": "passage", "diagram": drawing})
    return board_of([first_tile(tile)], {"hall": tile})


FENCED = """
    -----------
    | 01 | 02 |
    |====|====|
    | 03 | 04 |
    |----|----|
    | 05 | 06 |
"""

LEDGE = """
    -----------
    | 01 | 02 |
    |====|----|
    | 03 | 04 |
    |----|----|
    | 05 | 06 |
"""


@pytest.mark.proves("BOARD-09#1", "LOS-02")
def test_hero_and_enemy_fight_across_a_barrier():
    board = hall(LEDGE)
    hero, enemy = board.space("01"), board.space("03")
    assert board.adjacent[hero] >> enemy & 1
    assert board.sees(hero, enemy)
    assert not board.step[hero] >> enemy & 1
    assert not board.step[enemy] >> hero & 1
    assert board.distance(hero, enemy) == 2


@pytest.mark.proves("BOARD-10")
def test_fliers_and_giants_cross_barriers():
    board = hall(LEDGE)
    above, below = board.space("01"), board.space("03")
    assert below not in board.reach(above, 1)
    assert below in board.reach(above, 1, crossing=True)
    assert board.smash[above] >> below & 1


@pytest.mark.proves("BOARD-11")
def test_the_end_of_a_barrier_stops_diagonals_only_where_it_sticks_out():
    board = hall(LEDGE)
    assert board.step[board.space("01")] >> board.space("04") & 1
    board = hall(LEDGE.replace("|====|----|", "|=====----|"))
    for a, b in (("01", "04"), ("02", "03")):
        assert not board.step[board.space(a)] >> board.space(b) & 1
        assert board.adjacent[board.space(a)] >> board.space(b) & 1
    assert board.step[board.space("02")] >> board.space("04") & 1


@pytest.mark.proves("BOARD-09")
def test_an_unbroken_barrier_stops_diagonals_too():
    board = hall(FENCED)
    assert not board.step[board.space("03")] & (1 << board.space("01") | 1 << board.space("02"))
    assert board.adjacent[board.space("03")] >> board.space("02") & 1


@pytest.mark.proves("BOARD-09", "BOARD-08")
def test_a_barrier_that_meets_a_wall_leaves_no_gap_between():
    board = hall("""
        ------
        | 01 |
        |----|-----
        | 02 ! 03 |
        |----|----|
        | 04 | 05 |
    """)
    assert board.adjacent[board.space("01")] >> board.space("03") & 1
    assert not board.step[board.space("01")] >> board.space("03") & 1
    assert board.step[board.space("02")] >> board.space("05") & 1


@pytest.mark.proves("BOARD-12", "BOMB-06")
def test_a_bomb_bounces_over_a_barrier():
    board = hall(FENCED)
    assert board.bounce(board.space("03"), 2) == board.space("01")


@pytest.mark.proves("BOARD-13")
def test_a_trapped_model_climbs_out_but_nobody_climbs_in():
    board = hall(FENCED)
    pit, floor = board.space("01"), board.space("03")
    assert board.trapped == 1 << board.space("01") | 1 << board.space("02")
    assert floor in board.reach(pit, 1)
    assert board.reach(pit, 1).path_to(floor) == [pit, floor]
    assert pit not in board.reach(floor, 6)
    assert board.distance(floor, pit) == board.distance(pit, floor) == 1


@pytest.mark.proves("BOARD-13")
def test_who_can_reach_a_connector_is_not_trapped_unless_it_is_capped():
    tile = load_tile(
        {
            "id": "hall",
            "name": "Hall",
            "kind": "passage",
            "diagram": """
            | 01 | 02 |
            |====|====|
            | 03 | 04 |
            |----|----|
            | 05 | 06 |
        """,
        }
    )
    placements = [first_tile(tile)]
    assert not board_of(placements, {"hall": tile}).trapped
    capped = board_of(cap(placements, 0, 0), {"hall": tile})
    assert capped.trapped == 0b11
    assert capped.space("03") in capped.reach(capped.space("01"), 1)


@pytest.mark.proves("BOARD-13", "BOARD-14")
def test_nobody_takes_a_short_cut_through_a_pit():
    board = hall("""
        ----------------
        | 01 | 02 | 03 |
        |----|====|----|
        | 04 ! 05 ! 06 |
        |----|----|----|
        | 07 ! 08 ! 09 |
        |----|----|----|
        | 10 ! 11 ! 12 |
        |----|====|----|
        | 13 | 14 | 15 |
        |----|----|-----
        | 16 | 17 |
    """)
    west, pit, east = (board.space(label) for label in ("07", "08", "09"))
    assert board.trapped.bit_count() == 3
    assert board.distance(west, pit) == board.distance(pit, east) == 1
    assert board.distance(west, east) == 4
