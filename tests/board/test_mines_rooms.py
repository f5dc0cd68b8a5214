"""The rooms of the Mines: their names, exits and encounters are facts. Their floor plans: see test_world_rooms."""

from collections import Counter

import pytest

from lantern.board import bits
from lantern.content.loader import load

THIRDS = [(1, 2), (3, 4), (5, 6)]
HALVES = [(1, 3), (4, 6)]

#: Name, die ranges and Advanced Encounter on each Map card. Of the Switch Curve's only "Free..." can be read; the rest is ours.
CARDS = {
    "a-mining-room": ("A Mining Room", THIRDS, None),
    "a-rail-tunnel": ("A Rail Tunnel", HALVES, None),
    "a-reinforced-room": ("A Reinforced Room", HALVES, None),
    "switch-curve": ("Switch Curve", HALVES, "free-rolling-cart"),
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
    assert sorted(each.die for each in tile.connectors if each.role == "exit") == ranges


def test_the_mines_have_one_card_for_each_room(tiles):
    content = load(user=False)
    deck = Counter(content.deck("map", "mines"))
    assert {room: deck[room] for room in CARDS} == dict.fromkeys(CARDS, 1)
    assert {room: content.tiles[room] for room in CARDS} == {room: tiles[room] for room in CARDS}
    assert {tile.id for tile in content.tiles.values() if tile.world == "mines"} == set(CARDS)


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
