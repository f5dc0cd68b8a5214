"""The rooms of the Mines: their names, exits and encounters are facts, their floor plans are our own."""

from collections import Counter

import pytest
import yaml

from lantern.board import bits, draw_diagram, fitting
from lantern.board.compass import OUTWARD
from lantern.content.loader import OWN_PACKS, load

THIRDS = [(1, 2), (3, 4), (5, 6)]
HALVES = [(1, 3), (4, 6)]

#: Name, die ranges and Advanced Encounter on each Map card. Of the Switch Curve's encounter only "Free..." can be read.
CARDS = {
    "a-mining-room": ("A Mining Room", THIRDS, None),
    "a-rail-tunnel": ("A Rail Tunnel", HALVES, None),
    "a-reinforced-room": ("A Reinforced Room", HALVES, None),
    "switch-curve": ("Switch Curve", HALVES, None),
    "blocked-rail": ("Blocked Rail", HALVES, "collapsed-tunnel"),
    "campsite": ("Campsite", HALVES, "bandit-hideout"),
    "corrosive-pools": ("Corrosive Pools", THIRDS, "acid-drips"),
    "cynder-ritual-room": ("Cynder Ritual Room", HALVES, "fire-spirit"),
    "dark-stone-quarry": ("Dark Stone Quarry", THIRDS, "dark-stone-deposit"),
    "excavation-chamber": ("Excavation Chamber", HALVES, "ancient-ruins"),
    "rail-chutes": ("Rail Chutes", THIRDS, "rockslide"),
    "rickety-bridge": ("Rickety Bridge", THIRDS, "a-dark-rift"),
    "spiders-lair": ("Spider's Lair", THIRDS, "void-lair"),
    "the-black-pool": ("The Black Pool", THIRDS, "black-blood-of-the-earth"),
    "the-devils-pit": ("The Devil's Pit", THIRDS, "hell-pit"),
    "the-track-stop": ("The Track Stop", HALVES, "ominous-hole"),
    "underground-lake": ("Underground Lake", [(1, 6)], "stirring-in-the-deep"),
    "waterfall-room": ("Waterfall Room", THIRDS, "underground-waterfall"),
}

each_room = pytest.mark.parametrize("room", CARDS)


@pytest.mark.proves("TILE-10", "TILE-11")
@each_room
def test_a_room_is_what_its_map_card_says(room, tiles):
    tile = tiles[room]
    name, ranges, encounter = CARDS[room]
    assert (tile.name["en"], tile.kind, tile.world, tile.advanced_encounter) == (name, "room", "mines", encounter)
    assert tile.name["it"]
    assert tile.source == "original"
    assert sorted(each.die for each in tile.connectors if each.role == "exit") == ranges
    assert [tile.exit_for(face) for face in range(1, 7)].count(tile.entrance) == 0


def test_the_mines_have_one_card_for_each_room(tiles):
    content = load(user=False)
    deck = Counter(content.deck("map", "mines"))
    assert {room: deck[room] for room in CARDS} == dict.fromkeys(CARDS, 1)
    assert {room: content.tiles[room] for room in CARDS} == {room: tiles[room] for room in CARDS}
    assert {tile.id for tile in content.tiles.values() if tile.world == "mines"} == set(CARDS)


@pytest.mark.proves("TILE-13")
def test_every_room_is_a_piece_of_its_own(tiles):
    pieces = Counter(tile.piece for tile in tiles.values())
    assert {pieces[tiles[room].piece] for room in CARDS} == {1}


@each_room
def test_a_room_is_drawn_as_we_draw_tiles(room, tiles):
    written = yaml.safe_load((OWN_PACKS / "core" / "tiles" / f"{room}.yaml").read_text("utf-8"))["diagram"]
    assert written == draw_diagram(tiles[room])


@each_room
def test_a_room_has_a_believable_size_and_numbers_in_reading_order(room, tiles):
    cells = tiles[room].cells
    assert 15 <= len(cells) <= 45
    assert [label for label, _, _ in sorted(cells, key=lambda cell: (cell[2], cell[1]))] == [
        f"{number:02}" for number in range(1, len(cells) + 1)
    ]


@pytest.mark.proves("TILE-07")
@each_room
def test_a_connector_has_its_outermost_row_for_itself(room, tiles):
    tile = tiles[room]
    place = {label: (x, y) for label, x, y in tile.cells}
    for connector in tile.connectors:
        dx, dy = OUTWARD[connector.side]
        mouth = {place[label] for label in connector.labels}
        outermost = max(x * dx + y * dy for x, y in tile.squares)
        assert {(x, y) for x, y in tile.squares if x * dx + y * dy == outermost} == mouth


@pytest.mark.proves("TILE-04", "TILE-20")
@each_room
def test_a_wall_covers_the_inner_corners_beside_a_connector(room, tiles, table):
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
def test_one_can_walk_from_the_entrance_to_every_space(room, tiles, table):
    board = table.first(room)
    start = table.n(tiles[room].connectors[tiles[room].entrance].labels[0])
    assert board.reach(start, 99).spaces == (1 << board.count) - 1
    assert not board.trapped


@each_room
def test_a_large_base_gets_from_the_entrance_to_every_exit(room, tiles, table):
    board = table.first(room)
    mouths = [table.mask(*connector.labels) for connector in tiles[room].connectors]
    bases = {base for space in range(board.count) for base in board.bases(space)}
    reached = {base for base in bases if base & mouths[tiles[room].entrance]}
    while further := {base for base in bases - reached if any(base & other for other in reached)}:
        reached |= further
    for mouth in mouths:
        assert any(base & mouth == mouth for base in reached)


@pytest.mark.proves("BOARD-09")
def test_barriers_stand_in_several_rooms_and_stop_no_look(tiles, table):
    fenced = [room for room in CARDS if tiles[room].barriers]
    assert len(fenced) >= 4
    for room in fenced:
        board = table.first(room)
        for a, b in tiles[room].barriers:
            here, there = table.n(a), table.n(b)
            assert there not in board.reach(here, 1)
            assert board.adjacent[here] >> there & 1
            assert board.sees(here, there)


def test_in_the_quarry_one_walks_round_the_terrace(table):
    board = table.first("dark-stone-quarry")
    below, above = table.n("22"), table.n("14")
    assert board.range(below, above) == 1
    assert board.distance(below, above) > 8


def test_the_bridge_is_the_only_way_over_the_rift(table):
    board = table.first("rickety-bridge")
    south, north = table.n("39"), table.n("01")
    assert north in board.reach(south, 99)
    assert north not in board.reach(south, 99, blocked=table.mask("22", "23"))


def test_nobody_sees_through_the_rock_between_the_chutes(table):
    board = table.first("rail-chutes")
    assert not any(board.sees(table.n(west), east) for west in ("20", "25") for east in bits(table.mask("23", "27", "32")))


@pytest.mark.proves("TILE-08", "TILE-09")
@each_room
def test_a_passage_fits_at_every_connector_of_a_room(room, tiles, table):
    board = table.first(room)
    passage = tiles["short-passage"]
    for number in range(len(tiles[room].connectors)):
        fits = fitting(board, 0, number, passage)
        assert [fit.entrance for fit in fits] == [passage.entrance]
        assert fits[0].meets == ((passage.entrance, 0, number),)


@pytest.mark.proves("TILE-08", "TILE-09")
@pytest.mark.parametrize("side", ["N", "W", "E"])
@each_room
def test_a_room_fits_at_every_exit_of_a_cross_passage(room, side, tiles, table):
    table.first("cross-passage")
    before = table.board.count
    board = table.join(0, side, room)
    assert board.placements[1].entrance == tiles[room].entrance
    assert board.count == before + len(tiles[room].cells) - 2


@pytest.mark.proves("TILE-09")
@each_room
def test_every_other_room_fits_at_every_exit_of_a_room(room, tiles, table):
    board = table.first(room)
    exits = [number for number, connector in enumerate(tiles[room].connectors) if connector.role == "exit"]
    for other in CARDS.keys() - {room}:
        for number in exits:
            assert [fit.entrance for fit in fitting(board, 0, number, tiles[other])] == [tiles[other].entrance]
