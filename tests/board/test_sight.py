"""Who sees whom, and how far away."""

from fractions import Fraction
from itertools import pairwise
from math import floor

import pytest
from tests.board.conftest import seen_from

from lantern.board import ascii_board, lone_board


@pytest.mark.proves("LOS-03#1", "LOS-03#2", "LOS-03#3", "TILE-33#1", "LOS-01")
def test_the_worked_example(table):
    board = table.first("line-of-sight-example")
    hero = table.n("28")
    assert board.sees(hero, table.n("18"))
    assert not board.sees(hero, table.n("25"))
    assert board.sees(hero, table.n("16"))


@pytest.mark.proves("LOS-02")
def test_models_do_not_hide_each_other():
    tile, at = ascii_board("A.H.B")
    board = lone_board(tile)
    assert board.sees(at["A"], at["B"])


@pytest.mark.proves("LOS-04")
def test_a_line_exactly_through_a_grid_point_passes_if_the_corner_is_open():
    tile, at = ascii_board("""
        A.#
        #.#
        ##B
    """)
    board = lone_board(tile)
    assert board.sees(at["A"], board.space("1,1"))  # one of the other two squares is there
    assert not board.sees(board.space("1,1"), at["B"])  # the walls meet in the point
    assert not board.sees(at["A"], at["B"])


@pytest.mark.proves("LOS-05")
def test_adjacent_spaces_always_see_each_other(table):
    for tile in ("entrance", "cross-passage", "synapse-chamber", "burning-room"):
        board = table.first(tile)
        for space in range(board.count):
            assert seen_from(board, space) & board.adjacent[space] == board.adjacent[space]
            assert board.sees(space, space)


@pytest.mark.proves("LOS-06#1")
def test_range_is_the_larger_of_rows_and_columns():
    tile, at = ascii_board("""
        A.....
        ......
        ......
        .....B
    """)
    board = lone_board(tile)
    assert board.range(at["A"], at["B"]) == board.range(at["B"], at["A"]) == 5


def crosses_a_wall(board, a, b):
    """Decide by exact fractions where the line changes squares, and ask whether each change is between neighbours."""
    (x1, y1), (x2, y2) = board.xy[a], board.xy[b]
    dx, dy = x2 - x1, y2 - y1
    times = {Fraction(0), Fraction(1)}
    times |= {Fraction(2 * n - 2 * x1 - 1, 2 * dx) for n in range(min(x1, x2) + 1, max(x1, x2) + 1) if dx}
    times |= {Fraction(2 * n - 2 * y1 - 1, 2 * dy) for n in range(min(y1, y2) + 1, max(y1, y2) + 1) if dy}
    stops = sorted(times)
    squares = []
    for start, end in pairwise(stops):
        middle = (start + end) / 2
        x, y = (Fraction(2 * base + 1, 2) + middle * d for base, d in ((x1, dx), (y1, dy)))
        squares.append((floor(x), floor(y)))
    spaces = [board.grid.get((board.section[a], x, y)) for x, y in squares]
    return any(here is None or there is None or not board.adjacent[here] >> there & 1 for here, there in pairwise(spaces))


@pytest.mark.proves("LOS-01", "LOS-04")
@pytest.mark.parametrize("tile", ["entrance", "cross-passage", "burning-room", "synapse-chamber", "line-of-sight-example"])
def test_every_line_on_a_tile_agrees_with_a_slow_exact_one(tile, table):
    board = table.first(tile)
    for a in range(board.count):
        for b in range(board.count):
            assert board.sees(a, b) != crosses_a_wall(board, a, b), (board.names[a], board.names[b])
