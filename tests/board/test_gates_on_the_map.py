"""A Gate is a break in the map whose two sides are adjacent."""

import pytest
from tests.board.conftest import seen_from

from lantern.board import FAR, Gate, Placement, board_of, first_tile, fitting, link_gate, put_gate


@pytest.fixture
def gated(table):
    """A short passage with a Gate to the north, and a long passage behind it."""
    table.first("short-passage")
    table.gate(0, "N", "long-passage")
    return table


@pytest.mark.proves("GATE-08#1", "TILE-19#1", "GATE-02")
def test_both_spaces_of_a_cap_are_adjacent_to_both_of_the_other(gated):
    board = gated.board
    near, far = gated.mask("short-passage:01", "short-passage:02"), gated.mask("long-passage:11", "long-passage:12")
    for name in ("short-passage:01", "short-passage:02"):
        assert board.adjacent[gated.n(name)] & far == far
    for name in ("long-passage:11", "long-passage:12"):
        assert board.adjacent[gated.n(name)] & near == near
    assert board.adjacent[gated.n("short-passage:03")] & far == 0
    assert board.count == 8 + 12


@pytest.mark.proves("GATE-06", "GATE-07")
def test_the_world_beyond_is_a_map_section_of_its_own(gated, tiles):
    assert gated.placements[0].doors[0] == Gate((1, 1))
    assert gated.placements[1].doors == (gated.placements[1].doors[0], Gate((0, 0)))
    assert [placement.section for placement in gated.placements] == [0, 1]
    board = gated.board
    assert board.section_mask == {0: board.tile_mask[0], 1: board.tile_mask[1]}
    # Both sections lie on the same squares of the table, on planes of their own.
    assert {board.xy[space] for space in range(8)} < {board.xy[space] for space in range(8, 20)}
    assert fitting(board, 0, 1, tiles["cross-passage"])


@pytest.mark.proves("GATE-10")
def test_a_step_through_a_gate_costs_one_point(gated):
    board = gated.board
    start, goal = gated.n("short-passage:03"), gated.n("long-passage:09")
    reach = board.reach(start, 3)
    assert reach.cost(goal) == 3
    path = gated.labels(reach.path_to(goal))
    assert path == ["03", "01", "11", "09"]
    assert board.distance(start, goal) == 3
    both = gated.mask("long-passage:11", "long-passage:12")
    assert goal not in board.reach(start, 6, blocked=both)


@pytest.mark.proves("GATE-12#1", "GATE-12")
def test_only_from_the_cap_one_sees_through_the_gate(gated):
    board = gated.board
    behind = gated.n("long-passage:11")
    assert not board.sees(gated.n("short-passage:03"), behind)
    assert board.sees(gated.n("short-passage:01"), behind)
    assert board.sees(gated.n("short-passage:01"), gated.n("long-passage:01"))
    assert not board.sees(gated.n("long-passage:01"), gated.n("short-passage:01")), "the shooter must stand on a cap"
    assert board.sees(gated.n("long-passage:12"), gated.n("short-passage:08"))


@pytest.mark.proves("GATE-12")
def test_left_stays_left_through_a_gate(table):
    # Behind the Gate lies a corner to the west; only from the left space one sees round it into the western arm.
    table.first("short-passage")
    board = table.gate(0, "N", "corner-passage-west")
    assert board.through_gate[table.n("short-passage:01")] == table.n("corner-passage-west:11")
    assert board.through_gate[table.n("short-passage:02")] == table.n("corner-passage-west:12")
    for near, far in (("short-passage:01", "11"), ("short-passage:02", "12")):
        beyond = seen_from(board, table.n(near)) & board.tile_mask[1]
        assert beyond == seen_from(board, table.n(f"corner-passage-west:{far}")) & board.tile_mask[1]


@pytest.mark.proves("LOS-06")
def test_range_across_a_gate_goes_by_way_of_the_caps(gated):
    board = gated.board
    assert board.range(gated.n("short-passage:01"), gated.n("long-passage:11")) == 1
    assert board.range(gated.n("short-passage:05"), gated.n("long-passage:05")) == 2 + 1 + 3
    assert board.range(gated.n("long-passage:05"), gated.n("short-passage:05")) == 6


@pytest.mark.proves("LOS-06")
def test_range_runs_through_two_gates(table):
    table.first("short-passage")
    table.gate(0, "N", "short-passage")
    board = table.gate(1, "N", "short-passage")
    assert board.range(board.space("#0:07"), board.space("#2:01")) == 3 + 1 + 3 + 1 + 3
    assert board.distance(board.space("#0:07"), board.space("#2:01")) == 11


@pytest.mark.proves("LOS-06", "BOARD-14")
def test_sections_without_a_gate_between_them_are_out_of_range(tiles):
    placements = [first_tile(tiles["short-passage"]), first_tile(tiles["long-passage"], section=1)]
    board = board_of(placements, tiles)
    assert board.range(0, 8) == board.distance(0, 8) == FAR
    assert not board.sees(0, 8)


@pytest.mark.proves("GATE-13#1", "BOARD-15")
def test_light_shines_through_a_gate(gated):
    board = gated.board
    assert board.tile_adjacent[0] == {1}
    assert board.lit([0]) == board.all


@pytest.mark.proves("GATE-02", "GATE-15")
def test_a_cap_space_belongs_to_its_own_tile_only(gated):
    board = gated.board
    assert board.tiles_of[gated.n("short-passage:01")] == (0,)
    assert board.tiles_of[gated.n("long-passage:11")] == (1,)


def test_nothing_lies_behind_a_gate_until_somebody_looks(table):
    table.first("short-passage")
    table.placements = put_gate(table.placements, 0, 0)
    board = table.board
    assert table.placements[0].doors[0] == Gate()
    assert board.tile_adjacent == (frozenset(),)
    assert seen_from(board, table.n("01")) == board.all


def test_a_gate_is_looked_through_once(gated, tiles):
    for connector in (0, 1):
        with pytest.raises(ValueError, match="is not a Gate that nobody explored"):
            link_gate(gated.placements, 0, connector, tiles["short-passage"])


@pytest.mark.proves("BOMB-06")
def test_a_bomb_does_not_bounce_through_a_gate(gated):
    assert gated.board.bounce(gated.n("short-passage:01"), 2) is None


def test_placements_know_their_entrance(gated):
    assert [placement.entrance for placement in gated.placements] == [None, 1]
    assert isinstance(gated.placements[0], Placement)
