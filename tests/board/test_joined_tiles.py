"""Tiles are joined into one map: spaces are shared, light and distance run on, and nothing overlaps."""

import msgspec
import pytest
from msgspec.structs import replace

from lantern.board import (
    CAPPED,
    OPEN,
    UNDECIDED,
    Gate,
    Joined,
    Placement,
    board_of,
    can_hold_a_tile,
    cap,
    fitting,
    join,
    open_door,
    put_gate,
)
from lantern.board import board as boards
from lantern.board.joining import Ends, _meets, on_the_table
from lantern.board.turned import turned


@pytest.mark.proves("TILE-08#1", "BOARD-03")
def test_joined_tiles_share_the_two_spaces_of_their_connectors(table):
    board = table.row("entrance", "short-passage")
    assert board.count == 28
    assert board.space("entrance:01") == board.space("short-passage:07")
    assert board.space("entrance:02") == board.space("short-passage:08")
    assert board.names[board.space("short-passage#1:07")] == "entrance#0:01"


@pytest.mark.proves("TILE-09#1")
def test_a_passage_turns_to_meet_the_exit(table):
    board = table.first("t-junction-passage")
    board = table.join(0, "W", "short-passage")
    assert board.placements[1].turns == 3  # a quarter counter-clockwise
    assert board.space("short-passage:07") == board.space("t-junction-passage:07")
    assert board.space("short-passage:08") == board.space("t-junction-passage:01")


@pytest.mark.proves("BOARD-04#1")
def test_a_model_between_two_tiles_is_on_both(table):
    board = table.row("entrance", "short-passage")
    between = board.space("entrance:01")
    assert board.tiles_of[between] == (0, 1)
    assert board.tile_mask[1] >> between & 1
    assert board.on_tile(1 << between) == [0, 1]
    assert board.on_tile(1 << board.space("entrance:20")) == [0]
    assert board.on_tile(1 << board.space("entrance:03") | 1 << board.space("short-passage:05")) == [0, 1]


@pytest.mark.proves("BOARD-16", "MOVE-05", "BOARD-05")
def test_walking_and_seeing_run_on_across_a_joint(table):
    board = table.row("entrance", "long-passage")
    low, high = board.space("entrance:20"), board.space("long-passage:01")
    assert board.distance(low, high) == board.range(low, high) == 11
    assert board.sees(low, high)
    assert high in board.reach(low, 11)  # a doorway with nothing beyond it can be entered


@pytest.mark.proves("BOARD-07", "BOARD-15", "LOS-01")
def test_tiles_that_touch_without_being_joined_are_divided_by_a_wall(table):
    table.row("entrance", "corner-passage-west")
    table.join(1, "W", "corner-passage-west")
    board = table.join(2, "W", "corner-passage-west")
    touching = [
        (a, b)
        for a in range(board.count)
        for b in range(board.count)
        if board.range(a, b) == 1 and not set(board.tiles_of[a]) & set(board.tiles_of[b])
    ]
    assert touching, "the tiles should touch, or this proves nothing"
    for a, b in touching:
        assert not board.adjacent[a] >> b & 1
        assert not board.sees(a, b)
    assert 3 not in board.tile_adjacent[0]


@pytest.mark.proves("BOARD-15#1")
def test_the_first_and_third_tile_of_a_row_are_not_adjacent(table):
    board = table.row("entrance", "short-passage", "mid-passage")
    assert board.tile_adjacent == (frozenset({1}), frozenset({0, 2}), frozenset({1}))


@pytest.mark.proves("LIGHT-01#1", "LIGHT-01#2")
def test_light_falls_on_the_carriers_tile_and_the_next(table):
    board = table.row("entrance", "short-passage", "mid-passage", "long-passage")
    dark = board.tile_mask[3] & ~board.tile_mask[2]
    carrier = board.space("short-passage:03")
    assert board.lit(board.tiles_of[carrier]) == board.all & ~dark
    between = board.space("mid-passage:09")
    assert board.lit(board.tiles_of[between]) == board.all


@pytest.mark.proves("EXPLORE-03", "MOVE-05")
def test_a_passage_is_open_a_room_is_undecided_and_the_way_in_is_joined(table):
    table.row("entrance", "cross-passage")
    table.join(1, "N", "burning-room")
    entrance, passage, room = table.placements
    assert entrance.doors == (Joined(1, 3),)
    assert passage.doors == (Joined(2, 2), OPEN, OPEN, Joined(0, 0))
    assert room.doors == (UNDECIDED, UNDECIDED, Joined(1, 0))
    assert room.entrance == 2


@pytest.mark.proves("TILE-18")
def test_an_end_cap_closes_an_exit_and_its_spaces_stay(table):
    table.row("entrance", "burning-room")
    before = table.board
    assert table.cap(1, "N").count == before.count
    assert table.placements[1].doors[0] == CAPPED
    table.placements = open_door(table.placements, 1, 1)
    assert table.placements[1].doors[1] == OPEN
    assert table.n("burning-room:01") in table.board.reach(table.n("burning-room:03"), 1)


def test_a_joined_connector_can_neither_be_capped_nor_made_a_gate(table):
    table.row("entrance", "short-passage")
    for change in (cap, open_door, put_gate):
        with pytest.raises(TypeError, match=r"connector 0 of entrance#0 is Joined\(.*only an exit that leads nowhere"):
            change(table.placements, 0, 0)


def test_nothing_can_be_joined_to_a_capped_exit(table, tiles):
    table.first("entrance")
    board = table.cap(0, "N")
    with pytest.raises(TypeError, match="nothing can be joined to connector 0 of entrance#0: Capped"):
        fitting(board, 0, 0, tiles["short-passage"])


# Fitting


@pytest.mark.proves("EXPLORE-05")
def test_a_tile_that_fits_by_its_entrance_is_placed_so(table, tiles):
    board = table.first("entrance")
    (fit,) = fitting(board, 0, 0, tiles["t-junction-passage"])
    assert tiles["t-junction-passage"].connectors[fit.entrance].role == "entrance"
    assert (fit.turns, fit.meets) == (0, ((2, 0, 0),))


@pytest.mark.proves("EXPLORE-05")
def test_a_tile_that_would_overlap_is_turned_to_use_another_exit(table, tiles):
    # The way winds back towards the entrance tile: a room whose door lies in its middle has no place, but one with a
    # door near its corner has.
    table.row("entrance", "short-passage", "corner-passage-west")
    board = table.join(2, "W", "corner-passage-west")
    room = tiles["burning-room"]
    (fit,) = fitting(board, 3, table.exit(3, "W"), room)
    assert room.connectors[fit.entrance].side == "E"
    table.placements = join(board, room, fit)
    assert table.placements[4].entrance == fit.entrance
    assert table.board.count == board.count + 39 - 2


def test_a_tile_may_fit_in_no_way_where_a_shorter_one_does(table, tiles):
    table.row("entrance", "corner-passage-west")
    board = table.join(1, "W", "corner-passage-west")
    west = table.exit(2, "W")
    assert fitting(board, 2, west, tiles["burning-room"]) == []
    assert fitting(board, 2, west, tiles["short-passage"])
    assert can_hold_a_tile(board, 2, west)


@pytest.mark.proves("TILE-06", "EXPLORE-05")
def test_squares_less_than_half_there_overlap_too(table, tiles):
    table.row("entrance", "corner-passage-west")
    table.join(1, "W", "corner-passage-west")
    table.join(2, "W", "short-passage")
    table.join(3, "N", "short-passage")
    board = table.join(4, "N", "corner-passage-west")
    west, room = table.exit(5, "W"), tiles["synapse-chamber"]
    sides = [room.connectors[fit.entrance].side for fit in fitting(board, 5, west, room)]
    assert sides == ["W"]
    trimmed = replace(room, partial=())
    assert [trimmed.connectors[fit.entrance].side for fit in fitting(board, 5, west, trimmed)] == ["S"]


@pytest.mark.proves("TILE-13")
def test_the_other_face_of_a_piece_on_the_table_fits_nowhere(table, tiles):
    back = tiles["synapse-chamber"]
    table.row("entrance", "cross-passage")
    board = table.join(1, "W", "long-passage")
    assert fitting(board, 2, 0, back)
    assert not on_the_table(board, back)
    board = table.join(1, "N", "burning-room")
    assert on_the_table(board, back)
    assert not fitting(board, 2, 0, back)
    assert fitting(board, 2, 0, replace(back, piece=None)), "there would be room for it"


def test_a_board_of_tiles_that_overlap_is_refused(tiles):
    here = Placement("short-passage", 0, 0, 0, 0, None, (OPEN, OPEN))
    with pytest.raises(ValueError, match=r"short-passage#1 does not fit where it lies: its space 01 .* overlaps another tile"):
        board_of([here, here], tiles)
    lost = Placement("short-passage", 0, 9, 9, 0, 1, (OPEN, Joined(0, 0)))
    with pytest.raises(ValueError, match=r"its space 07 .* meets nothing"):
        board_of([here, lost], tiles)


@pytest.mark.proves("BOARD-03", "EXPLORE-05")
def test_a_ring_of_passages_closes_where_two_doorways_meet(table, tiles):
    table.first("corner-passage-west")
    table.join(0, "W", "corner-passage-west")
    table.join(1, "W", "corner-passage-west")
    board = table.join(2, "W", "corner-passage-west")
    assert board.placements[3].doors == (Joined(0, 1), Joined(2, 0))
    assert board.placements[0].doors[1] == Joined(3, 0)
    assert board.tile_adjacent[0] == {1, 3}
    assert board.count == 4 * 12 - 4 * 2


def test_two_half_spaces_complete_each_other_only_face_to_face(tiles):
    passage = turned(tiles["short-passage"], 0)  # its north connector lies on the squares (0, 0) and (1, 0)
    facing = Ends(taken={(0, 0), (1, 0)}, loose={(0, 0): ("S", 7, 1), (1, 0): ("S", 7, 1)})
    assert _meets(facing, passage, 0, 0) == [(0, 7, 1)]
    alike = Ends(taken={(0, 0), (1, 0)}, loose={(0, 0): ("N", 7, 1), (1, 0): ("N", 7, 1)})
    assert _meets(alike, passage, 0, 0) is None
    shifted = Ends(taken={(1, 0), (2, 0)}, loose={(1, 0): ("S", 7, 1), (2, 0): ("S", 7, 1)})
    assert _meets(shifted, passage, 0, 0) is None


def test_an_exit_that_faces_another_tile_can_hold_nothing(table):
    table.row("entrance", "corner-passage-west")
    board = table.join(1, "W", "corner-passage-west")
    assert can_hold_a_tile(board, 2, table.exit(2, "W"))
    board = table.join(2, "W", "corner-passage-west")
    assert not can_hold_a_tile(board, 3, table.exit(3, "W"))  # the back of the entrance tile is in the way


def test_a_board_is_built_once_for_equal_placements(table, tiles):
    board = table.row("entrance", "cross-passage", "long-passage")
    again = [Placement(*(getattr(each, name) for name in Placement.__struct_fields__)) for each in table.placements]
    assert board_of(again, tiles) is board
    assert board_of(again[:1], tiles) is not board
    assert board_of(table.placements, {**tiles, "entrance": tiles["entrance"]}) is board


@pytest.mark.proves("TILE-18")
def test_opening_and_closing_doors_does_not_build_the_map_anew(table, tiles):
    for remembered in (boards._board, boards._geometry):
        remembered.cache_clear()  # whatever other tests have built
    board = table.row("entrance", "cross-passage")
    west = table.exit(1, "W")
    assert board.distance(0, 20) > 0
    capped = table.cap(1, "W")
    assert (capped.adjacent is board.adjacent, capped._rows is board._rows) == (True, True)
    assert (board.placements[1].doors[west], capped.placements[1].doors[west]) == (OPEN, CAPPED)
    assert fitting(board, 1, west, tiles["short-passage"])
    with pytest.raises(TypeError, match="nothing can be joined"):
        fitting(capped, 1, west, tiles["short-passage"])


def test_the_tiles_of_a_checkpoint_come_back_as_they_were(table):
    table.row("entrance", "cross-passage", "burning-room")
    table.cap(2, "N")
    table.gate(1, "W", "long-passage")
    data = msgspec.msgpack.encode(table.placements)
    assert msgspec.msgpack.decode(data, type=list[Placement]) == table.placements
    assert len(data) < 40 * len(table.placements)
    assert Gate() != Gate((1, 2))


# Names


def test_spaces_answer_to_short_names_while_these_are_unambiguous(table):
    board = table.row("entrance", "short-passage")
    assert board.space("22") == board.space("entrance:22") == board.space("#0:22") == board.space("entrance#0:22")
    with pytest.raises(KeyError, match="03 could be entrance#0:03, short-passage#1:03"):
        board.space("03")
    with pytest.raises(KeyError, match="no space is called 99"):
        board.space("99")
    assert [board.space(name) for name in board.names] == list(range(board.count))


def test_a_space_knows_its_connectors(table):
    board = table.row("entrance", "short-passage")
    assert board.connectors_at(board.space("entrance:01")) == [(0, 0), (1, 1)]
    assert board.connectors_at(board.space("short-passage:01")) == [(1, 0)]
    assert board.connectors_at(board.space("entrance:20")) == []
    left, right = board.connector(1, 0)
    assert table.labels([left, right]) == ["01", "02"]
