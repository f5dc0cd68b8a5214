"""How far a model walks, and what stops it."""

import pytest

from lantern.board import FAR, ascii_board, lone_board


def drawn(text):
    tile, marks = ascii_board(text)
    return lone_board(tile), marks


@pytest.mark.proves("MOVE-02#1")
def test_a_diagonal_step_costs_as_much_as_a_straight_one():
    board, at = drawn("""
        .....
        .A...
        .....
        .....
        ....B
    """)
    reach = board.reach(at["A"], 4)
    assert reach.cost(at["B"]) == 3
    assert {reach.cost(space) for space in range(board.count)} == {0, 1, 2, 3}


@pytest.mark.proves("MOVE-01#1")
def test_a_hero_may_stay_and_goes_no_farther_than_its_points():
    board, at = drawn("""
        H.....
        A.....B
    """)
    reach = board.reach(at["A"], 4, blocked=1 << at["H"])
    assert at["A"] in reach
    assert at["H"] not in reach
    assert [reach.cost(board.space(f"{column},1")) for column in range(5)] == [0, 1, 2, 3, 4]
    assert reach.cost(board.space("1,0")) == 1
    assert board.space("5,1") not in reach
    with pytest.raises(KeyError, match="room#0:6,1 cannot be reached"):
        reach.cost(at["B"])


@pytest.mark.proves("MOVE-03#1")
def test_another_hero_bars_the_only_way():
    board, at = drawn("A.H..B")
    assert board.reach(at["A"], 6, blocked=1 << at["H"]).spaces == 0b11
    assert at["B"] in board.reach(at["A"], 6)


@pytest.mark.proves("MOVE-03")
def test_models_on_both_sides_do_not_close_a_diagonal():
    board, at = drawn("""
        AH
        GB
    """)
    assert board.reach(at["A"], 1, blocked=1 << at["H"] | 1 << at["G"]).cost(at["B"]) == 1


@pytest.mark.proves("MOVE-09")
def test_a_flier_passes_models_but_ends_in_an_empty_space():
    board, at = drawn("A.H.B")
    reach = board.reach(at["A"], 4, through=1 << at["H"])
    assert at["H"] not in reach
    assert reach.cost(at["B"]) == 4


@pytest.mark.proves("MOVE-09")
def test_a_path_goes_round_the_models_it_could_pass():
    board, at = drawn("""
        .H.
        A.B
        .G.
    """)
    path = board.reach(at["A"], 2, through=1 << at["H"] | 1 << at["G"]).path_to(at["B"])
    assert path == [at["A"], board.space("1,1"), at["B"]]


def test_a_hero_stops_where_it_comes_next_to_an_enemy():
    board, at = drawn("""
        A.......
        .....E..
    """)
    near = board.neighbours(1 << at["E"])
    reach = board.reach(at["A"], 8, blocked=1 << at["E"], stops=near)
    assert board.space("4,0") in reach
    assert board.space("5,0") not in reach
    assert all(not near >> space & 1 for space in reach.path_to(board.space("4,1"))[:-1])


def test_a_hero_that_starts_next_to_an_enemy_and_may_go_is_not_held():
    board, at = drawn("""
        .A...
        .E...
    """)
    reach = board.reach(at["A"], 1, blocked=1 << at["E"], stops=board.neighbours(1 << at["E"]))
    assert {board.names[space][7:] for space in range(board.count) if space in reach} == {"0,0", "1,0", "2,0", "0,1", "2,1"}


def test_dragging_costs_two_points_a_step():
    board, at = drawn("A.....")
    reach = board.reach(at["A"], 5, cost=2)
    assert reach.spaces == 0b111
    assert reach.cost(2) == 4


def test_a_path_runs_straight_where_it_can():
    board, at = drawn("""
        ......
        A....B
        ......
    """)
    path = board.reach(at["A"], 6).path_to(at["B"])
    assert [board.xy[space] for space in path] == [(x, 1) for x in range(6)]


@pytest.mark.proves("BOARD-08")
def test_a_corner_is_open_while_one_of_the_other_squares_is_there():
    board, at = drawn("""
        A.
        #B
    """)
    assert board.adjacent[at["A"]] >> at["B"] & 1
    board, at = drawn("""
        A#.
        #B.
        ...
    """)
    assert not board.adjacent[at["A"]] >> at["B"] & 1
    assert not board.sees(at["A"], at["B"])


@pytest.mark.proves("BOARD-06")
def test_a_model_is_adjacent_to_eight_spaces_and_not_to_its_own():
    board, at = drawn("""
        ....
        .A..
        ....
    """)
    assert board.adjacent[at["A"]].bit_count() == 8
    assert not board.adjacent[at["A"]] >> at["A"] & 1
    assert board.neighbours(1 << at["A"] | 1 << board.space("0,0")) >> at["A"] & 1


@pytest.mark.proves("BOARD-14")
def test_distance_is_walked_round_walls_and_through_models():
    board, at = drawn("""
        A#B
        .#.
        ...
    """)
    assert board.distance(at["A"], at["B"]) == board.distance(at["B"], at["A"]) == 4
    assert board.range(at["A"], at["B"]) == 2
    field = board.distance_field(1 << at["A"] | 1 << at["B"])
    assert [field[board.space(name)] for name in ("0,0", "0,1", "1,2", "2,2")] == [0, 1, 2, 2]


@pytest.mark.proves("BOARD-14")
def test_what_no_way_connects_is_far():
    board, at = drawn("A#B")
    assert board.distance(at["A"], at["B"]) == FAR


@pytest.mark.proves("BOMB-05#1", "BOMB-05#2", "BOMB-05")
def test_a_bounce_goes_where_the_chart_says():
    board, at = drawn("""
        123
        8T4
        765
    """)
    for face in range(1, 9):
        assert board.bounce(at["T"], face) == at[str(face)]
    east = board.bounce(board.space("0,0"), 4)
    assert board.names[board.bounce(east, 6)] == "room#0:1,1"  # a 4, then a 6


@pytest.mark.proves("BOMB-06")
def test_a_bounce_against_a_wall_is_used_up(table):
    board = table.first("entrance")
    assert board.bounce(table.n("07"), 2) is None
    assert board.bounce(table.n("07"), 3) is None  # the corner is covered
    assert board.bounce(table.n("01"), 2) is None  # an open doorway with nothing beyond
