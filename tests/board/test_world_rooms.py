"""The rooms of all worlds whose floor plans are our own: what holds for each of them, wherever its world."""

from collections import Counter

import pytest
import yaml

from lantern.board import draw_diagram, fitting
from lantern.board.compass import OUTWARD
from lantern.content.loader import OWN_PACKS, load

#: The pack that has the rooms of a world.
PACKS = {"mines": "core", "targa-plateau": "city-of-the-ancients", "swamps-of-jargono": "swamps-of-death"}
#: Worlds of which not even the names of the rooms are facts.
OUR_OWN = ("targa-plateau", "swamps-of-jargono")

ROOMS = {world: sorted(tile.id for tile in load(user=False).tiles.values() if tile.world == world) for world in PACKS}

THIRDS = [(1, 2), (3, 4), (5, 6)]
HALVES = [(1, 3), (4, 6)]
ONE = [(1, 6)]

each_world = pytest.mark.parametrize("world", PACKS)
each_world_of_ours = pytest.mark.parametrize("world", OUR_OWN)
each_room = pytest.mark.parametrize(("world", "room"), [(world, room) for world, rooms in ROOMS.items() for room in rooms])


def size(tile) -> str:
    """Name the size of a room."""
    count = len(tile.cells)
    return "tiny" if count < 15 else "small" if count <= 20 else "medium" if count <= 34 else "large" if count <= 45 else "huge"


# What a world has


@each_world_of_ours
def test_a_world_has_rooms_of_all_sizes(world, tiles):
    sizes = Counter(size(tiles[room]) for room in ROOMS[world])
    assert sizes >= Counter(small=2, medium=6, large=4)


@each_world_of_ours
def test_about_half_of_the_rooms_are_unique_and_have_an_encounter_of_their_own(world, tiles):
    encounters = [tiles[room].advanced_encounter for room in ROOMS[world] if tiles[room].advanced_encounter]
    assert len(ROOMS[world]) / 3 <= len(encounters) <= len(ROOMS[world]) * 2 / 3


def test_no_two_rooms_share_an_encounter(tiles):
    encounters = Counter(tile.advanced_encounter for tile in tiles.values() if tile.advanced_encounter)
    assert set(encounters.values()) == {1}


@each_world
def test_there_are_rooms_with_one_two_and_three_exits(world, tiles):
    assert {len(tiles[room].connectors) - 1 for room in ROOMS[world]} == {1, 2, 3}


@pytest.mark.proves("BOARD-09")
@each_world
def test_barriers_stand_in_several_rooms_and_stop_no_look(world, tiles, table):
    fenced = [room for room in ROOMS[world] if tiles[room].barriers]
    assert len(fenced) >= 4
    for room in fenced:
        board = table.first(room)
        for a, b in tiles[room].barriers:
            here, there = table.n(a), table.n(b)
            assert there not in board.reach(here, 1)
            assert board.adjacent[here] >> there & 1
            assert board.sees(here, there)


@each_world
def test_the_pack_of_a_world_has_its_rooms(world, tiles):
    content = load(user=False)
    assert {content.homes[f"tiles/{room}"][0] for room in ROOMS[world]} == {PACKS[world]}
    assert {room: content.tiles[room] for room in ROOMS[world]} == {room: tiles[room] for room in ROOMS[world]}


@pytest.mark.proves("TILE-13")
@each_world
def test_every_room_is_a_piece_of_its_own(world, tiles):
    pieces = Counter(tile.piece for tile in tiles.values())
    assert {pieces[tiles[room].piece] for room in ROOMS[world]} == {1}


# What a room is


@pytest.mark.proves("TILE-10")
@each_room
def test_a_room_has_a_name_in_each_language_and_exits_for_each_roll(world, room, tiles):
    tile = tiles[room]
    assert (tile.kind, tile.source) == ("room", "original")
    assert tile.name["en"]
    assert tile.name["it"]
    assert sorted(each.die for each in tile.connectors if each.role == "exit") in (THIRDS, HALVES, ONE)
    assert [tile.exit_for(face) for face in range(1, 7)].count(tile.entrance) == 0


@each_room
def test_a_room_is_drawn_as_we_draw_tiles(world, room, tiles):
    path = OWN_PACKS / PACKS[world] / "tiles" / f"{room}.yaml"
    assert yaml.safe_load(path.read_text("utf-8"))["diagram"] == draw_diagram(tiles[room])


@each_room
def test_a_room_has_a_believable_size_and_numbers_in_reading_order(world, room, tiles):
    cells = tiles[room].cells
    assert size(tiles[room]) in {"small", "medium", "large"}
    assert [label for label, _, _ in sorted(cells, key=lambda cell: (cell[2], cell[1]))] == [
        f"{number:02}" for number in range(1, len(cells) + 1)
    ]


@pytest.mark.proves("TILE-07")
@each_room
def test_a_connector_has_its_outermost_row_for_itself(world, room, tiles):
    tile = tiles[room]
    place = {label: (x, y) for label, x, y in tile.cells}
    for connector in tile.connectors:
        dx, dy = OUTWARD[connector.side]
        mouth = {place[label] for label in connector.labels}
        outermost = max(x * dx + y * dy for x, y in tile.squares)
        assert {(x, y) for x, y in tile.squares if x * dx + y * dy == outermost} == mouth


@pytest.mark.proves("TILE-04", "TILE-20")
@each_room
def test_a_wall_covers_the_inner_corners_beside_a_connector(world, room, tiles, table):
    tile, board = tiles[room], table.first(room)
    place = {label: (x, y) for label, x, y in tile.cells}
    for connector in tile.connectors:
        dx, dy = OUTWARD[connector.side]
        for label in connector.labels:
            x, y = place[label]
            beside = [(x - dx + step * dy, y - dy + step * dx) for step in (-1, 1)]
            own = {place[other] for other in connector.labels}
            for there in beside:
                if (there[0] + dx, there[1] + dy) not in own and (0, *there) in board.grid:
                    assert not board.adjacent[table.n(label)] >> board.grid[0, *there] & 1, (label, there)


@each_room
def test_one_can_walk_from_the_entrance_to_every_space(world, room, tiles, table):
    board = table.first(room)
    start = table.n(tiles[room].connectors[tiles[room].entrance].labels[0])
    assert board.reach(start, 99).spaces == (1 << board.count) - 1
    assert not board.trapped


@each_room
def test_a_large_base_gets_from_the_entrance_to_every_exit(world, room, tiles, table):
    board = table.first(room)
    mouths = [table.mask(*connector.labels) for connector in tiles[room].connectors]
    bases = {base for space in range(board.count) for base in board.bases(space)}
    reached = {base for base in bases if base & mouths[tiles[room].entrance]}
    while further := {base for base in bases - reached if any(base & other for other in reached)}:
        reached |= further
    for mouth in mouths:
        assert any(base & mouth == mouth for base in reached)


# How rooms are joined


@pytest.mark.proves("TILE-08", "TILE-09")
@each_room
def test_a_passage_fits_at_every_connector_of_a_room(world, room, tiles, table):
    board = table.first(room)
    passage = tiles["short-passage"]
    for number in range(len(tiles[room].connectors)):
        fits = fitting(board, 0, number, passage)
        assert [fit.entrance for fit in fits] == [passage.entrance]
        assert fits[0].meets == ((passage.entrance, 0, number),)


@pytest.mark.proves("TILE-08", "TILE-09")
@pytest.mark.parametrize("side", ["N", "W", "E"])
@each_room
def test_a_room_fits_at_every_exit_of_a_cross_passage(world, room, side, tiles, table):
    table.first("cross-passage")
    before = table.board.count
    board = table.join(0, side, room)
    assert board.placements[1].entrance == tiles[room].entrance
    assert board.count == before + len(tiles[room].cells) - 2


@pytest.mark.proves("TILE-09")
@each_room
def test_every_other_room_of_its_world_fits_at_every_exit_of_a_room(world, room, tiles, table):
    board = table.first(room)
    exits = [number for number, connector in enumerate(tiles[room].connectors) if connector.role == "exit"]
    for other in ROOMS[world]:
        if other != room:
            for number in exits:
                assert [fit.entrance for fit in fitting(board, 0, number, tiles[other])] == [tiles[other].entrance]


# Single rooms


@pytest.mark.parametrize(
    ("room", "south", "north", "bridge"),
    [
        pytest.param("glacial-bridge", "27", "01", ("14", "15"), id="over the chasm"),
        pytest.param("fallen-giant", "30", "01", ("14", "23"), id="along the log"),
        pytest.param("sealed-vestibule", "15", "01", ("09", "10"), id="through the throat"),
    ],
)
def test_there_is_only_one_way_across(room, south, north, bridge, table):
    board = table.first(room)
    start, end = table.n(south), table.n(north)
    assert end in board.reach(start, 99)
    assert end not in board.reach(start, 99, blocked=table.mask(*bridge))


@pytest.mark.parametrize(
    ("room", "here", "there", "steps"),
    [
        pytest.param("frozen-canal", "17", "11", 6, id="from the ice to the quay"),
        pytest.param("frozen-archive", "16", "11", 11, id="round the fallen shelf"),
        pytest.param("observation-dome", "16", "09", 5, id="down from the lens floor"),
        pytest.param("generator-room", "11", "16", 12, id="round the generator"),
        pytest.param("glacier-stair", "12", "07", 6, id="up the terrace"),
        pytest.param("root-maze", "26", "27", 7, id="round the roots"),
        pytest.param("serpent-temple-ruins", "03", "04", 4, id="up to the altar"),
        pytest.param("sunken-causeway", "03", "04", 6, id="from the water to the road"),
    ],
)
def test_one_walks_round_a_barrier(room, here, there, steps, table):
    board = table.first(room)
    assert board.range(table.n(here), table.n(there)) == 1
    assert board.distance(table.n(here), table.n(there)) == steps


@pytest.mark.parametrize(
    ("room", "here", "there"),
    [
        pytest.param("hall-of-pylons", "03", "10", id="past the edge of a pylon"),
        pytest.param("frozen-archive", "10", "11", id="through the stacks"),
        pytest.param("generator-room", "13", "15", id="through the generator"),
        pytest.param("vault-of-sleepers", "10", "18", id="from niche to niche"),
    ],
)
def test_nobody_sees_through_stone_and_machines(room, here, there, table):
    board = table.first(room)
    assert not board.sees(table.n(here), table.n(there))


def test_round_the_corner_of_a_quicksand_pool_the_view_is_free(table):
    board = table.first("quicksand-pools")
    assert board.sees(table.n("15"), table.n("22"))
    assert not board.sees(table.n("21"), table.n("22"))
