"""What holds on every map that can be laid with the tiles of the pack."""

from collections import deque
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.board.conftest import seen_from

from lantern.board import (
    FAR,
    Board,
    Open,
    Placement,
    Undecided,
    bits,
    board_of,
    can_hold_a_tile,
    fitting,
    join,
    link_gate,
    put_gate,
)
from lantern.board.compass import OUTWARD, turned_square
from lantern.board.placement import new_doors
from lantern.board.sets import mask_of


def loose_ends(placements):
    return [
        (index, connector)
        for index, placement in enumerate(placements)
        for connector, door in enumerate(placement.doors)
        if isinstance(door, Open | Undecided)
    ]


def lay_a_map(data, tiles) -> Board:
    """Lay up to nine tiles as a party would, some of them through a Gate; the first one lies in any direction."""
    names = sorted(name for name in tiles if not name.endswith("example") and name != "entrance")
    first = tiles["entrance"]
    placements = [Placement(first.id, 0, 0, 0, data.draw(st.integers(0, 3)), None, new_doors(first))]
    for _ in range(data.draw(st.integers(0, 8))):
        ends = loose_ends(placements)
        if not ends:
            break
        index, connector = data.draw(st.sampled_from(ends))
        tile = tiles[data.draw(st.sampled_from(names))]
        board = board_of(placements, tiles)
        if data.draw(st.integers(0, 5)) == 0:
            placements = link_gate(put_gate(placements, index, connector), index, connector, tile)
        elif fits := fitting(board, index, connector, tile):
            placements = join(board, tile, data.draw(st.sampled_from(fits)))
    return board_of(placements, tiles)


def some_spaces(data, board):
    return mask_of(data.draw(st.sets(st.integers(0, board.count - 1), max_size=board.count // 4)))


@given(st.data())
@settings(deadline=None)
@pytest.mark.proves("BOARD-06")
def test_adjacency_is_mutual(tiles, data):
    board = lay_a_map(data, tiles)
    for a in range(board.count):
        assert not board.adjacent[a] >> a & 1
        for b in bits(board.adjacent[a]):
            assert board.adjacent[b] >> a & 1
        assert not board.step[a] & ~board.adjacent[a], "only adjacent spaces are one step away"


@given(st.data())
@settings(deadline=None)
@pytest.mark.proves("MOVE-02", "MOVE-03")
def test_reach_is_what_a_patient_search_finds(tiles, data):
    board = lay_a_map(data, tiles)
    start = data.draw(st.integers(0, board.count - 1))
    points = data.draw(st.integers(0, 9))
    cost = data.draw(st.sampled_from((1, 1, 2)))
    blocked, through, stops = (some_spaces(data, board) for _ in range(3))
    reach = board.reach(start, points, blocked, through=through, stops=stops, cost=cost)
    found, todo = {start: 0}, deque([start])
    while todo:
        here = todo.popleft()
        if found[here] + cost > points or (here != start and stops >> here & 1):
            continue
        for there in bits(board.step[here]):
            if there not in found and not blocked >> there & 1:
                found[there] = found[here] + cost
                todo.append(there)
    assert reach.spaces == mask_of(space for space in found if space == start or not through >> space & 1)
    for space, spent in found.items():
        assert reach.cost(space) == spent
        path = reach.path_to(space)
        assert (path[0], path[-1], len(path)) == (start, space, spent // cost + 1)
        assert all(board.step[here] >> there & 1 for here, there in pairwise(path))
        assert not any(blocked >> each & 1 for each in path[1:])
        assert not any(stops >> each & 1 for each in path[1:-1])


@given(st.data())
@settings(deadline=None)
@pytest.mark.proves("BOARD-14", "GATE-10")
def test_distance_is_the_cost_of_walking_and_the_same_both_ways(tiles, data):
    board = lay_a_map(data, tiles)
    start = data.draw(st.integers(0, board.count - 1))
    there = board.reach(start, FAR)
    for space in range(board.count):
        back = board.reach(space, FAR)
        ways = [way.cost(goal) for way, goal in ((there, space), (back, start)) if goal in way]
        assert board.distance(start, space) == board.distance(space, start) == min(ways, default=FAR)
        assert board.range(start, space) <= board.distance(start, space)


@given(st.data())
@settings(deadline=None)
@pytest.mark.proves("LOS-01")
def test_sight_is_mutual_within_a_map_section(tiles, data):
    board = lay_a_map(data, tiles)
    for a in range(0, board.count, 3):
        section = board.section_mask[board.section[a]]
        for b in bits(section):
            assert board.sees(a, b) == board.sees(b, a)
        beyond = seen_from(board, a) & ~section
        assert not beyond or a in board.through_gate


@given(st.data())
@settings(deadline=None)
@pytest.mark.proves("TILE-09")
def test_turning_a_tile_changes_nothing_but_its_direction(tiles, data):
    tile = tiles[data.draw(st.sampled_from(sorted(tiles)))]
    turns = data.draw(st.integers(1, 3))
    straight, turned = (board_of([Placement(tile.id, 0, 0, 0, each, None, new_doors(tile))], tiles) for each in (0, turns))
    assert straight.adjacent == turned.adjacent
    for space in range(straight.count):
        assert seen_from(straight, space) == seen_from(turned, space)
        assert turned.xy[space] == turned_square(straight.xy[space], turns, tile.width, tile.height)
        for face in range(1, 9):
            assert straight.bounce(space, face) == turned.bounce(space, (face - 1 + 2 * turns) % 8 + 1)
    for connector in (None, *range(len(tile.connectors))):
        assert straight.placement_order(0, connector) == turned.placement_order(0, connector)
        assert straight.overflow_order(0, connector) == turned.overflow_order(0, connector) == []


def quarters(board, index):
    """List the quarters of squares that a tile covers: a connector covers only the half next to its tile."""
    placement, shape = board.placements[index], board.turned[index]
    half = {cell: way.side for way in shape.ways for cell in way.cells}
    covered = set()
    for number, (x, y) in enumerate([*shape.cells, *shape.partial]):
        outward = OUTWARD[half[number]] if number in half else None
        for dx, dy in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
            if outward is None or dx * outward[0] + dy * outward[1] < 0:
                covered.add((placement.section, 4 * (placement.x + x) + dx, 4 * (placement.y + y) + dy))
    return covered


@given(st.data())
@settings(max_examples=200, deadline=None)
@pytest.mark.proves("EXPLORE-05", "TILE-06", "TILE-08")
def test_tiles_never_overlap(tiles, data):
    board = lay_a_map(data, tiles)
    covered = [quarters(board, index) for index in range(len(board.placements))]
    for a, b in combinations(range(len(covered)), 2):
        assert not covered[a] & covered[b]
    joints = sum(type(door).__name__ == "Joined" for placement in board.placements for door in placement.doors)
    assert board.count == sum(len(tile.cells) for tile in board.tiles) - joints  # two spaces a joint, counted twice


@given(st.data())
@settings(deadline=None)
@pytest.mark.proves("TILE-09")
def test_what_fits_joins_left_to_left(tiles, data):
    board = lay_a_map(data, tiles)
    for index, connector in loose_ends(board.placements):
        left, right = board.connector(index, connector)
        for fit in fitting(board, index, connector, tiles["short-passage"]):
            new = board_of(join(board, tiles["short-passage"], fit), tiles)
            assert new.connector(len(board.placements), fit.entrance) == (right, left)
        assert can_hold_a_tile(board, index, connector) == bool(fitting(board, index, connector, tiles["short-passage"]))


@given(st.data())
@settings(deadline=None)
@pytest.mark.proves("PLACE-04", "PLACE-06", "PLACE-07")
def test_every_space_of_a_section_has_its_turn_once(tiles, data):
    board = lay_a_map(data, tiles)
    for index, placement in enumerate(board.placements):
        checkerboard, fill = board.placement_order(index, placement.entrance)
        order = checkerboard + fill + board.overflow_order(index, placement.entrance)
        assert sorted(checkerboard + fill) == sorted(board.local[index])
        assert sorted(order) == list(bits(board.section_mask[placement.section]))
        straight_neighbours = [board.compass[space][direction] for space in checkerboard for direction in (1, 3, 5, 7)]
        assert not set(straight_neighbours) & set(checkerboard)


@given(st.data())
@settings(deadline=None)
@pytest.mark.proves("BOARD-04", "GATE-02", "LIGHT-01")
def test_only_joined_connector_spaces_lie_on_two_tiles(tiles, data):
    board = lay_a_map(data, tiles)
    for space, on in enumerate(board.tiles_of):
        assert on == tuple(board.on_tile(1 << space))
        assert len(on) == 1 or len(board.connectors_at(space)) == 2
        for index in on:
            assert board.lit([index]) & board.adjacent[space] == board.adjacent[space]
