"""Where Enemies stand when they appear."""

import pytest

from lantern.board import bits, put_gate


@pytest.fixture
def order(table):
    """The order of placement on a tile that lies alone, by labels."""

    def of(tile):
        board = table.first(tile)
        checkerboard, fill = board.placement_order(0, table.tiles[tile].entrance)
        return table.labels(checkerboard), table.labels(fill)

    return of


def labels(*numbers):
    return [f"{number:02}" for number in numbers]


@pytest.mark.proves("PLACE-04#1", "TILE-32#1")
def test_temple_guards_and_archers(order):
    checkerboard, _ = order("placement-example")
    assert checkerboard[:2] == labels(1, 4)
    assert checkerboard[2:8] == labels(6, 7, 9, 11, 14, 16)


@pytest.mark.proves("PLACE-04#2")
def test_trolls_stand_behind_gremians(order):
    checkerboard, _ = order("placement-example")
    trolls, gremians = checkerboard[:2], checkerboard[2:8]
    assert (trolls, len(gremians)) == (labels(1, 4), 6)


@pytest.mark.proves("PLACE-04", "PLACE-06")
def test_the_whole_order_of_the_example_tile(order):
    checkerboard, fill = order("placement-example")
    assert checkerboard == labels(1, 4, 6, 7, 9, 11, 14, 16, 18, 21, 23, 25, 26, 29)
    assert fill == labels(2, 3, 5, 8, 10, 12, 13, 15, 17, 19, 20, 22, 24, 27, 28)


def test_the_order_goes_on_behind_a_hero_in_the_way(order):
    checkerboard, _ = order("placement-example")
    free = [label for label in checkerboard if label != "06"]
    assert free[:8] == labels(1, 4, 7, 9, 11, 14, 16, 18)


@pytest.mark.proves("PLACE-06#1")
def test_the_fifteenth_enemy_fills_a_gap_at_the_back(order):
    checkerboard, fill = order("placement-example")
    assert len(checkerboard) == 14
    assert fill[0] == "02"


@pytest.mark.proves("TILE-30#1", "TILE-31#1", "TILE-06")
def test_eight_enemies_in_the_rooms(order):
    assert order("burning-room")[0][:8] == labels(1, 4, 6, 8, 10, 12, 14, 16)
    assert order("synapse-chamber")[0][:8] == labels(1, 3, 5, 7, 9, 10, 12, 14)


@pytest.mark.proves("PLACE-04")
def test_on_the_entrance_tile_one_enters_from_the_start_area(order):
    checkerboard, fill = order("entrance")
    assert checkerboard[:5] == labels(1, 4, 5, 7, 9)
    assert fill[:3] == labels(2, 3, 6)


@pytest.mark.proves("PLACE-04", "TILE-09")
def test_a_turned_tile_is_filled_as_seen_by_those_who_enter(table):
    for turn in ("N", "W", "E"):
        table.first("cross-passage")
        board = table.join(0, turn, "burning-room")
        checkerboard, _ = board.placement_order(1, board.placements[1].entrance)
        assert [board.tiles[1].cells[board.local[1].index(space)][0] for space in checkerboard[:8]] == labels(
            1, 4, 6, 8, 10, 12, 14, 16
        )


@pytest.mark.proves("PLACE-04", "EXPLORE-05")
def test_another_exit_as_entrance_turns_the_order(table):
    board = table.first("burning-room")
    # Entered from the north exit: the southern row is farthest, and left is east.
    checkerboard, _ = board.placement_order(0, 0)
    assert table.labels(checkerboard[:3]) == labels(39, 37, 35)
    # Entered from the east exit: the western column is farthest, and left is south.
    checkerboard, _ = board.placement_order(0, 1)
    assert table.labels(checkerboard[:4]) == labels(25, 9, 32, 18)


@pytest.mark.proves("PLACE-07")
def test_who_finds_no_room_stands_beyond_the_entrance_nearest_first(table):
    table.row("entrance", "long-passage", "short-passage")
    board = table.board
    overflow = board.overflow_order(2, 1)
    beyond = list(bits(board.tile_mask[1] & ~board.tile_mask[2]))
    assert set(overflow[: len(beyond)]) == set(beyond)
    assert [board.names[space] for space in overflow[:4]] == [
        "long-passage#1:03",
        "long-passage#1:04",
        "long-passage#1:05",
        "long-passage#1:06",
    ]
    assert board.names[overflow[len(beyond)]] == "entrance#0:03"
    assert set(overflow) == set(bits(board.all & ~board.tile_mask[2]))


@pytest.mark.proves("PLACE-07")
def test_the_tile_before_the_entrance_fills_up_before_any_nearer_one(table):
    table.row("entrance", "cross-passage")
    board = table.join(1, "N", "short-passage")
    tiles = [board.tiles_of[space][0] for space in board.overflow_order(1, 3)]
    assert tiles == [0] * 20 + [2] * 6


@pytest.mark.proves("PLACE-07")
def test_enemies_do_not_overflow_through_a_gate(table):
    table.first("entrance")
    table.gate(0, "N", "burning-room")
    table.placements = put_gate(table.placements, 1, 0)
    board = table.board
    assert board.overflow_order(1, 2) == []
    table.first("entrance")
    table.gate(0, "N", "cross-passage")
    board = table.join(1, "N", "short-passage")
    overflow = board.overflow_order(1, 3)
    assert {board.names[space].split("#")[0] for space in overflow} == {"short-passage"}
    assert board.names[overflow[0]] == "short-passage#2:05"


@pytest.mark.proves("PLACE-09", "XL-01")
def test_a_giant_stands_as_far_back_and_left_as_it_can(table):
    board = table.first("burning-room")
    checkerboard, _ = board.placement_order(0, 2)
    first = next(space for space in checkerboard if board.bases(space))
    assert table.labels([first]) == ["01"]
    (base,) = board.placing_bases(0, 2, first)
    assert table.labels(bits(base)) == labels(1, 2, 3, 4)
    backward = board.placing_bases(0, 2, table.n("12"))
    assert [table.labels(bits(base)) for base in backward] == [
        labels(4, 5, 11, 12),
        labels(5, 6, 12, 13),
        labels(11, 12, 19, 20),
        labels(12, 13, 20, 21),
    ]
