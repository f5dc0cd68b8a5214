"""Enemies that cover several spaces, and those who push past others."""

import pytest

from lantern.board import ascii_board, bits, lone_board
from lantern.board.bases import path_of


def drawn(text):
    tile, marks = ascii_board(text)
    return lone_board(tile), marks


def spaces(board, *names):
    return sum(1 << board.space(name) for name in names)


@pytest.mark.proves("XL-01", "XL-06")
def test_a_base_stands_on_four_valid_spaces_around_its_anchor():
    board, at = drawn("""
        ...
        .A.
        ..#
    """)
    assert set(board.bases(at["A"])) == {
        spaces(board, "0,0", "1,0", "0,1", "1,1"),
        spaces(board, "1,0", "2,0", "1,1", "2,1"),
        spaces(board, "0,1", "1,1", "0,2", "1,2"),
    }
    assert board.overflow_bases(at["A"]) == [spaces(board, "1,1", "2,1", "1,2")]


@pytest.mark.proves("XL-06")
def test_at_least_half_of_a_base_is_on_the_board():
    board, at = drawn("A.")
    assert board.bases(at["A"]) == []
    assert board.overflow_bases(at["A"]) == [0b11, 0b11]  # hanging over the north or the south
    board, at = drawn("A")
    assert board.overflow_bases(at["A"]) == []


@pytest.mark.proves("XL-01", "BOARD-08")
def test_no_wall_runs_through_a_whole_base(table):
    board = table.first("entrance")
    covered = table.mask("05", "07", "08")  # the wall corner between 05 and 07 lies in the middle
    assert covered not in board.bases(table.n("08"))
    assert covered in board.overflow_bases(table.n("08"))


def test_a_bigger_base_works_alike():
    board, at = drawn("""
        .....
        .....
        ..A..
        .....
        .....
    """)
    assert len(board.bases(at["A"], size=3)) == 9
    assert {base.bit_count() for base in board.bases(at["A"], size=3)} == {9}


def corridor(text):
    """A corridor from south to north with a giant on the spaces 1 to 4."""
    board, at = drawn(text)
    return board, at, sum(1 << at[mark] for mark in "1234")


@pytest.mark.proves("XL-02")
def test_the_anchor_spends_the_movement_and_the_base_turns_round_it_at_the_end():
    board, at, base = corridor("""
        ..
        ..
        ..
        12
        34
    """)
    reach = board.xl_reach(base, at["1"], 1, hard=0)
    north = spaces(board, "0,1", "1,1", "0,2", "1,2")
    turned = next(position for position in reach.positions if position.base == north)
    assert (board.names[turned.anchor], reach.cost(turned)) == ("room#0:0,2", 1)
    assert reach.path_to(turned) == [base, spaces(board, "0,2", "1,2", "0,3", "1,3"), north]
    assert max(reach.cost(position) for position in reach.positions) == 1


@pytest.mark.proves("XL-05#1", "AI-12")
def test_a_giant_stops_in_front_of_a_hero_in_a_corridor_and_goes_round_one_in_a_hall():
    board, at, base = corridor("""
        ......
        ......
        ......
        ...B..
        ......
        ......
          ..
          A.
          ..
          ..
          12
          34
    """)
    heroes = 1 << at["A"] | 1 << at["B"]
    near_a = [each for each in board.xl_reach(base, at["1"], 6, heroes).positions if each.base & board.adjacent[at["A"]]]
    assert near_a
    assert {min(board.xy[space][1] for space in bits(each.base)) for each in near_a} == {8}, "never beside or beyond A"
    assert all(each.whole for each in near_a)
    # Without A in the corridor the hall is open, and the far side of B can be reached with the whole base.
    reach = board.xl_reach(base, at["1"], 9, 1 << at["B"])
    near_b = [each for each in reach.positions if each.base & board.adjacent[at["B"]]]
    farthest = max(near_b, key=reach.cost)
    assert farthest.whole
    assert board.xy[farthest.anchor][1] < board.xy[at["B"]][1]


@pytest.mark.proves("XL-06#1")
def test_a_giant_smashes_through_the_wall_if_nothing_else_reaches_the_hero():
    board, at, base = corridor("""
        ..
        B.
        ..
        A.
        ..
        12
        34
    """)
    heroes = 1 << at["A"] | 1 << at["B"]
    near_b = board.adjacent[at["B"]]
    assert not [each for each in board.xl_reach(base, at["1"], 9, heroes).positions if each.base & near_b]
    reach = board.xl_overflow(base, at["1"], 9, heroes)
    ends = [each for each in reach.positions if each.base & near_b]
    farthest = max(ends, key=reach.cost)
    assert board.xy[farthest.anchor][1] == 0, "the far side of B"
    assert (farthest.whole, farthest.base.bit_count()) == (False, 2)
    assert all(not step & heroes for step in reach.path_to(farthest))


def test_a_base_that_is_not_there_is_refused():
    board, at, base = corridor("""
        12.
        34.
    """)
    with pytest.raises(ValueError, match="no base of 2 by 2 around room#0:2,0 covers just these spaces"):
        board.xl_reach(base, board.space("2,0"), 1, hard=0)
    assert at["1"] == 0


def test_a_giant_is_adjacent_through_each_of_its_spaces():
    board, at, base = corridor("""
        12..
        34.H
    """)
    assert not board.neighbours(base) >> at["H"] & 1
    assert board.neighbours(base) >> board.space("2,0") & 1


# Pushing


@pytest.mark.proves("AI-11#1")
def test_a_large_enemy_swaps_places_with_those_in_its_way():
    board, at = drawn("1234")
    one, two, three, four = (at[mark] for mark in "1234")
    small = 1 << two | 1 << three
    reach = board.reach(one, 3, through=small)
    assert two not in reach
    path = reach.path_to(four)
    assert path == [one, two, three, four]
    assert board.displaced(path_of(path), soft=small, occupied=small) == [(two, one), (three, two)]


@pytest.mark.proves("AI-11", "GATE-10")
def test_a_large_enemy_pushes_a_small_one_back_through_the_gate_it_came_by(table):
    table.first("short-passage")
    board = table.gate(0, "N", "long-passage")
    here, there = board.space("short-passage:01"), board.space("long-passage:11")
    assert board.displaced(path_of([here, there]), 1 << there, 1 << there) == [(there, here)]


@pytest.mark.proves("XL-04")
def test_a_giant_pushes_small_ones_two_spaces_back():
    board, at, base = corridor("""
        ..
        ..
        s.
        12
        34
    """)
    small = 1 << at["s"]
    reach = board.xl_reach(base, at["1"], 2, hard=0)
    goal = next(each for each in reach.positions if each.base == spaces(board, "0,1", "1,1", "0,2", "1,2"))
    assert board.displaced(reach.path_to(goal), small, small) == [(at["s"], at["3"])]
    assert board.displaced(reach.path_to(goal), small, small, pick=max_space) == [(at["s"], at["4"])]


def max_space(candidates):
    return max(bits(candidates))


@pytest.mark.proves("XL-04")
def test_who_finds_no_room_behind_a_giant_goes_to_the_nearest_empty_space():
    board, at = drawn("""
        ..
        s1
        t2
        ..
    """)
    hanging = 1 << at["1"] | 1 << at["2"]
    small = 1 << at["s"] | 1 << at["t"]
    inside = hanging | small
    pushes = board.displaced([hanging, inside], small, small)
    assert pushes == [(at["s"], board.space("0,0")), (at["t"], board.space("0,3"))]
    full = board.all & ~hanging
    assert board.displaced([hanging, inside], small, full) == [], "nobody can be pushed where no space is empty"
