"""The map as text: walls, doors, fog, models and the spaces that can be chosen."""

import pytest

from lantern.board.doors import cap
from lantern.board.joining import fitting, join
from lantern.players.glyphs import Glyphs
from lantern.players.map_view import Marks, TextMap
from lantern.players.panels import Panels
from lantern.players.setups import Setup, new_game
from lantern.players.table import seen_by_all
from lantern.rules.fight.placement import add_enemy
from lantern.rules.naming import space_label
from lantern.rules.table.state import CompanionInPlay, MarkerOnTile, Progress, TileInPlay
from lantern.rules.words import Words


@pytest.fixture
def game():
    game = new_game(Setup(seed=1, heroes=("us-marshal", "gunslinger", "us-marshal")))
    for hero, label in (("us-marshal", "15"), ("gunslinger", "16"), ("us-marshal-2", "17")):
        game.hero(hero).space = game.board.space(f"#0:{label}")
    game.state.light_bearer = "gunslinger"
    return game


def drawn(game, marks=None, width=60, height=30, tall=False):
    view = TextMap(
        seen_by_all(game), Glyphs(seen_by_all(game), Words(game.content)), marks or Marks(), game.hero("us-marshal").space
    )
    return [line.plain.rstrip() for line in view.draw(width, height, tall=tall)]


def add_tile(game, name):
    tile = game.content.tiles[name]
    game.state.placements = join(game.board, tile, fitting(game.board, 0, 0, tile)[0])
    game.state.tiles.append(TileInPlay("mines", "some-token", revealed=False))
    game.board_changed()


def test_the_entrance_with_its_heroes_and_the_fog_beyond_the_door(game):
    assert drawn(game) == [
        "      ░░░░ ░░░░",
        "     │ ·    ·  │",
        "     │ ·    ·  │",
        "     │ ·    ·  │",
        "┌────┘         └────┐",
        "│ ·    ·    ·    A  │",
        "│ ·    ·    ·    ·  │",
        "│ M    G*   M2   ·  │",
        "│ ·    ·    ·    ·  │",
        "└───────────────────┘",
    ]


def test_a_taller_map_has_room_between_the_rows(game):
    lines = drawn(game, tall=True)
    assert len(lines) == 16
    assert lines[8].strip("│ ") != ""
    assert lines[9].strip("│ ") == ""


def test_spaces_that_can_be_chosen_carry_their_names(game):
    labels = {game.board.space(f"#0:{n}"): space_label(game, game.board.space(f"#0:{n}")) for n in ("11", "12")}
    line = next(line for line in drawn(game, Marks(labels, active="us-marshal")) if "A11" in line)
    assert line == "│A11  A12   ·    ·  │"


def test_who_decides_who_is_down_and_who_can_be_chosen_is_told_without_colours(game):
    hero = game.hero("us-marshal-2")
    hero.ko = True
    enemy = add_enemy(game, "hungry-dead", [game.board.space("#0:12")])
    add_enemy(game, "stranglers", [game.board.space("#0:11")])
    lines = drawn(game, Marks({}, frozenset({enemy.id}), "us-marshal"))
    assert "│ s2  h1!   ·    ·  │" in lines
    assert "│ >M   G*   xM2  ·  │" in lines or "│ >M   G*  xM2   ·  │" in lines


def test_a_space_with_a_fallen_hero_can_still_be_chosen(game):
    game.hero("gunslinger").ko = True
    space = game.hero("gunslinger").space
    assert any("A16x" in line for line in drawn(game, Marks({space: "A16"})))


def test_a_room_shows_its_letter_its_token_and_its_undecided_exits(game):
    add_tile(game, "burning-room")
    text = "\n".join(drawn(game, width=100, height=60))
    assert "B?" in text
    assert "????" in text


def test_floor_out_of_the_light_is_empty(game):
    add_tile(game, "long-passage")
    lit = "\n".join(drawn(game, height=60)).count("·")
    game.state.light_bearer = ""
    assert "\n".join(drawn(game, height=60)).count("·") == lit  # without a bearer, everything is lit
    add_tile_beyond(game)
    game.state.light_bearer = "gunslinger"
    assert "\n".join(drawn(game, height=60)).count("·") == lit


def add_tile_beyond(game):
    tile = game.content.tiles["mid-passage"]
    way = next(n for n, door in enumerate(game.state.placements[1].doors) if type(door).__name__ == "Open")
    game.state.placements = join(game.board, tile, fitting(game.board, 1, way, tile)[0])
    game.state.tiles.append(TileInPlay("mines"))
    game.board_changed()


def test_a_closed_exit_is_a_wall(game):
    game.state.placements = cap(game.state.placements, 0, 0)
    game.board_changed()
    assert drawn(game)[0] == "     ┌─────────┐"


def test_what_does_not_fit_is_cut_off_around_the_focus_and_marked(game):
    add_tile(game, "long-passage")
    space = game.board.space("#1:01")
    view = TextMap(
        seen_by_all(game), Glyphs(seen_by_all(game), Words(game.content)), Marks({space: "B01"}), game.hero("us-marshal").space
    )
    lines = [line.plain for line in view.draw(44, 8)]
    assert len(lines) == 8
    assert "▲" in lines[0]
    assert view.hidden() == ["B01"]
    assert any("M" in line for line in lines)
    view.draw(100, 60)
    assert view.hidden() == []


def test_barriers_are_drawn_between_spaces(game):
    with_barriers = [tile.id for tile in game.content.tiles.values() if tile.barriers and tile.kind == "room"]
    if not with_barriers:
        pytest.skip("no tile of the packs has barriers")
    add_tile(game, with_barriers[0])
    text = "\n".join(drawn(game, width=100, height=60))
    assert "┄" in text or "┆" in text


def test_every_enemy_type_has_a_letter_of_its_own(game):
    for kind in game.content.enemies:
        game.state.types[kind] = game.state.types.get(kind) or add_type(kind)
    letters = list(Glyphs(seen_by_all(game), Words(game.content)).kinds.values())
    assert len(set(letters)) == len(letters)
    assert all(letter.islower() for letter in letters)


def add_type(kind):
    from lantern.rules.table.state import EnemyType  # noqa: PLC0415

    return EnemyType(kind)


def test_the_track_shows_both_markers_the_special_spaces_and_the_stages(game):
    words = Words(game.content)
    game.state.party_marker, game.state.darkness = 2, 13
    spaces, markers = (line.plain for line in Panels(seen_by_all(game), words, Glyphs(seen_by_all(game), words)).track())
    assert spaces.startswith("Ent 15!  14 13*  12 11!|10*")
    assert spaces.rstrip().endswith("2*   1 Drk")
    assert spaces[8:12].strip() == "14"
    assert markers[8:12].strip() == "P"
    assert markers[52:56].strip() == "D"
    assert spaces[52:56].strip() == "3"


def test_heroes_that_do_not_all_fit_are_short_except_the_one_who_decides(game):
    words = Words(game.content)
    panels = Panels(seen_by_all(game), words, Glyphs(seen_by_all(game), words))
    full = panels.heroes("gunslinger", 36, 99)
    short = panels.heroes("gunslinger", 36, 12)
    assert len(short) == 12
    assert len(full) > 15
    assert [line.plain for line in short if "Hands" in line.plain] == ["  Hands: Pistol"]


@pytest.mark.parametrize(("lang", "goal"), [("en", "Goal: "), ("it", "Scopo: ")])
def test_the_goal_of_the_mission_and_how_far_it_has_got_stand_beside_the_map(lang, goal):
    game = new_game(Setup(mission="search-party", heroes=("us-marshal",), seed=1))
    content = game.content
    words = Words(content, lang)
    panels = Panels(seen_by_all(game), words, Glyphs(seen_by_all(game), words))
    assert panels.goal(200)[0].plain == goal + content.missions["search-party"].goal[lang]
    game.state.progress.companions["surveyor"] = CompanionInPlay("surveyor", "us-marshal", 0, wounds=2)
    name = content.missions["search-party"].companions[0].name[lang]
    assert panels.goal(200)[1].plain.startswith(f"{name}: ")
    assert "4/6" in panels.goal(200)[1].plain
    game.state.mission = "blow-the-mine"
    game.state.progress = Progress(counters={"charges": 2}, markers=[MarkerOnTile("charge-site", 0)])
    assert f"{content.missions['blow-the-mine'].counters[0].name[lang]} 2/3" in panels.header().plain
    assert panels.goal(200)[-1].plain.startswith(content.missions["blow-the-mine"].markers[0].name[lang])
