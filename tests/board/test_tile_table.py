"""Every tile of the pack is the tile of the ledger, space by space."""

import pytest
import yaml

from lantern.board.compass import turned_square
from lantern.board.tile import walls

LEDGER = {
    "TILE-22": "entrance",
    "TILE-23": "corner-passage-west",
    "TILE-24": "corner-passage-east",
    "TILE-25": "short-passage",
    "TILE-26": "mid-passage",
    "TILE-27": "long-passage",
    "TILE-28": "t-junction-passage",
    "TILE-29": "cross-passage",
    "TILE-30": "burning-room",
    "TILE-31": "synapse-chamber",
    "TILE-32": "placement-example",
    "TILE-33": "line-of-sight-example",
}


@pytest.fixture(scope="module")
def ledger(request):
    path = request.config.rootpath / "src/lantern/rulebook/ledger/43-map-tiles.yaml"
    return {entry["id"]: entry for entry in yaml.safe_load(path.read_text("utf-8"))}


@pytest.mark.parametrize(
    "rule", [pytest.param(rule, marks=pytest.mark.proves(rule, "TILE-01", "TILE-03", "TILE-07")) for rule in LEDGER]
)
def test_a_tile_is_as_the_ledger_describes_it(rule, ledger, tiles):
    table, tile = ledger[rule]["table"], tiles[LEDGER[rule]]
    assert tile.name["en"] == table["name"]
    assert tile.kind == table["kind"].replace("test fixture", "room")
    assert tile.piece == table["tile_id"]
    assert (tile.width, tile.height, len(tile.cells)) == (table["columns"], table["rows"], table["space_count"])
    assert list(tile.cells) == [(space["id"], space["col"], space["row"]) for space in table["spaces"]]
    assert [(each.side, sorted(each.labels), each.role, list(each.die) if each.die else None) for each in tile.connectors] == [
        (each["side"], each["spaces"], each["role"], each["die"]) for each in table["connectors"]
    ]
    assert list(tile.partial) == [(square["col"], square["row"]) for square in table["invalid_xx"]]
    marked = table["blocked_corners"] + table.get("inferred_blocked_corners", [])
    assert sorted(tile.blocked) == sorted(tuple(corner["grid_point"]) for corner in marked)
    assert list(tile.barriers) == table["barriers"]
    assert walls(tile) == table["walls"]


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.proves(rule, "TILE-04", "BOARD-08")) for rule in LEDGER])
def test_a_covered_corner_separates_the_pair_that_the_ledger_names(rule, ledger, table):
    board = table.first(LEDGER[rule])
    corners = ledger[rule]["table"]["blocked_corners"] + ledger[rule]["table"].get("inferred_blocked_corners", [])
    for corner in corners:
        a, b = map(table.n, corner["separates"])
        assert not board.adjacent[a] >> b & 1
        assert not board.sees(a, b)


@pytest.mark.proves("TILE-01#1")
def test_a_space_has_a_column_and_a_row(table):
    board = table.first("burning-room")
    assert board.xy[table.n("16")] == (7, 2)
    west, south = board.bounce(table.n("16"), 8), board.bounce(table.n("16"), 6)
    assert table.labels([west, south]) == ["15", "24"]


@pytest.mark.proves("TILE-03#1")
def test_a_dashed_line_between_two_spaces_is_open(table):
    board = table.first("entrance")
    assert board.reach(table.n("08"), 1).cost(table.n("05")) == 1


@pytest.mark.proves("TILE-03#2", "TILE-06#1", "BOARD-05", "BOARD-07")
def test_an_edge_without_a_space_beyond_is_wall(tiles, table):
    assert walls(tiles["burning-room"])["09"] == "NW"
    assert walls(tiles["burning-room"])["03"] == "W"  # column 0 row 1 is XX
    board = table.first("burning-room")
    assert board.bounce(table.n("03"), 8) is None
    assert (0, 0, 1) not in board.grid


@pytest.mark.proves("TILE-04#1")
def test_a_covered_corner_cuts_off_only_the_diagonal(table):
    board = table.first("entrance")
    five, seven, eight = map(table.n, ("05", "07", "08"))
    assert not board.adjacent[five] >> seven & 1
    assert board.adjacent[five] >> eight & 1
    assert board.adjacent[seven] >> eight & 1


@pytest.mark.proves("TILE-04#2", "LOS-04", "LOS-05", "BOARD-08#1")
def test_a_covered_corner_hides_the_enemy_behind_it(table):
    board = table.first("cross-passage")
    hero, enemy = table.n("04"), table.n("09")
    assert not board.adjacent[hero] >> enemy & 1
    assert not board.sees(hero, enemy)


@pytest.mark.proves("TILE-10#1", "TILE-10#2")
def test_a_door_roll_names_an_exit(tiles):
    def door(room, face):
        connector = tiles[room].connectors[tiles[room].exit_for(face)]
        return connector.side, sorted(connector.labels)

    assert door("burning-room", 2) == ("N", ["01", "02"])
    assert door("synapse-chamber", 5) == ("E", ["26", "32"])
    with pytest.raises(KeyError, match="no exit has a die range with 1"):
        tiles["short-passage"].exit_for(1)


@pytest.mark.proves("TILE-13#1")
def test_the_two_faces_of_a_piece_have_one_outline(tiles):
    front, back = tiles["burning-room"], tiles["synapse-chamber"]
    assert front.piece == back.piece == "BOB07"

    def mirrored_and_turned(square):
        x, y = square
        return turned_square((front.width - 1 - x, y), 3, front.width, front.height)

    assert sorted(map(mirrored_and_turned, front.squares)) == sorted(back.squares)
    assert sorted(map(mirrored_and_turned, front.partial)) == sorted(back.partial)
    behind = {(x, y): label for label, x, y in back.cells}
    labels = {label: behind[mirrored_and_turned((x, y))] for label, x, y in front.cells}
    assert (labels["01"], labels["16"], labels["38"]) == ("04", "38", "26")


@pytest.mark.proves("TILE-14")
def test_passages_belong_to_every_world(tiles):
    assert {tiles[name].world for name in LEDGER.values() if tiles[name].kind != "room"} == {"any"}


@pytest.mark.proves("TILE-15#1", "TILE-15#2")
def test_a_die_turns_the_corner(tiles):
    def corner(face):
        turns = [tiles["corner-passage-west"], tiles["corner-passage-east"]]
        tile = next(tile for tile in turns if tile.direction_die[0] <= face <= tile.direction_die[1])
        return next(sorted(connector.labels) for connector in tile.connectors if connector.role == "exit")

    assert corner(3) == ["01", "05"]
    assert corner(4) == ["04", "08"]


@pytest.mark.proves("SETUP-11#1", "SETUP-12#1")
def test_heroes_start_at_the_back_wall_of_the_entrance(tiles):
    start = tiles["entrance"].start
    assert list(start["revised"]) == ["15", "16", "17", "18", "19", "20", "21", "22"]
    assert sorted(start["classic"]) == ["16", "17", "19", "20", "21", "22"]


@pytest.mark.proves("TILE-20")
def test_unmarked_inner_corners_follow_the_other_face(table):
    board = table.first("synapse-chamber")
    for a, b in (("10", "16"), ("20", "26"), ("32", "37")):
        assert not board.adjacent[table.n(a)] >> table.n(b) & 1
    for a, b in (("01", "05"), ("03", "09")):
        assert board.adjacent[table.n(a)] >> table.n(b) & 1
    board = table.first("burning-room")
    for a, b in (("03", "09"), ("25", "32")):
        assert board.adjacent[table.n(a)] >> table.n(b) & 1
