"""Set-up and scaling: the tables and the refusals (chapter 02, and the options that set-up reads)."""

from collections import Counter

import msgspec
import pytest

from lantern import rulebook
from lantern.content.render import render_card
from lantern.core.table import Seat, Table
from lantern.players.random_player import RandomPlayer
from lantern.rules.adventure import new_adventure
from lantern.rules.fight.arrivals import threat_level
from lantern.rules.table.options import CLASSIC, Options, option_names, options_for
from lantern.rules.turn.setup import SetupError, printed_decks
from lantern.scenarios.given import with_entries
from lantern.scenarios.problems import ScenarioError


@pytest.mark.proves("SETUP-02", "SCALE-06")
def test_one_player_may_run_the_whole_party(begin):
    game = begin(4)
    assert {game.table.seat_of(hero).name for hero in game.state.heroes} == {"solo"}


@pytest.mark.proves("SETUP-02")
def test_each_player_decides_for_the_heroes_of_the_seat(content):
    seats = [Seat("Ada", RandomPlayer(1), ["us-marshal", "us-marshal-2"]), Seat("Bo", RandomPlayer(2), ["gunslinger"])]
    heroes = ["us-marshal", "gunslinger", "us-marshal"]
    game = new_adventure(content, Table(seats), heroes=heroes, seed=1, options=Options())
    assert [game.table.seat_of(hero).name for hero in game.state.heroes] == ["Ada", "Bo", "Ada"]


@pytest.mark.proves("SETUP-03")
def test_every_deck_is_shuffled_and_complete(begin, content):
    games = [begin(seed=seed) for seed in range(6)]
    printed = printed_decks(content, Options(), "mines")
    for name, cards in printed.items():
        assert all(Counter(game.state.decks[name].cards) == Counter(cards) for game in games)
        if len(set(cards)) > 3:
            assert len({tuple(game.state.decks[name].cards) for game in games}) > 1


@pytest.mark.proves("SETUP-03")
def test_the_same_seed_shuffles_alike(begin):
    assert begin(seed=5).state.decks == begin(seed=5).state.decks


@pytest.mark.proves("SETUP-05", "SETUP-06", "SETUP-15")
def test_tokens_come_from_one_set(begin):
    for profile, count in {"revised": 8, "classic": 12}.items():
        game = begin(profile=profile)
        tokens = game.state.decks["exploration"].cards
        sets = {game.content.exploration[token].set for token in tokens}
        assert len(tokens) == count
        assert len(sets) == 1
    assert sum(game.content.exploration[token].dread for token in tokens) == 1


@pytest.mark.proves("SETUP-08", "MISSION-28")
def test_a_mission_is_chosen_by_name_and_an_unknown_one_is_refused(begin):
    assert begin(mission="fistful-of-dark-stone").state.mission == "fistful-of-dark-stone"
    with pytest.raises(SetupError, match=r"There is no mission 'ride-into-town'. Known: .*scouting-party"):
        begin(mission="ride-into-town")


@pytest.mark.proves("MISSION-28")
def test_missions_known_by_name_only_are_designed_here_or_cannot_be_played(begin, content):
    names = [name.lower().replace(" ", "-") for name in rulebook.find("MISSION-28").table]
    assert len(names) == 10
    designed = [name for name in names if name in content.missions]
    assert len(designed) == 8
    assert {content.missions[name].source for name in designed} == {"original"}
    for name in set(names) - set(designed):
        with pytest.raises(SetupError, match="There is no mission"):
            begin(mission=name)


@pytest.mark.proves("SETUP-08", "MISSION-15", "MISSION-18", "CLASSIC-22")
def test_beginners_play_the_introductory_mission_of_their_profile(begin):
    assert begin().state.mission == "scouting-party"
    assert begin(profile="classic").state.mission == "fistful-of-dark-stone"
    assert begin(intro_mission=True).state.mission == "fistful-of-dark-stone"


@pytest.mark.proves("MISSION-01", "MISSION-03")
def test_a_mission_has_its_elements(content):
    for mission in content.missions.values():
        for words in (mission.story, mission.goal, mission.success):
            assert words["en"]
            assert words["it"]
        assert mission.name["en"] != mission.name["it"]
        assert mission.win
        assert mission.reward
        if mission.source == "original":
            assert mission.failure_text["en"]
            assert mission.failure_text["it"]


LATE_START = {
    "id": "late-start",
    "name": "Late Start",
    "story": "Late",
    "goal": "Hurry",
    "success": "In time",
    "darkness_at": 3,
    "party_at": 13,
    "set_up": [{"dread": 1}],
    "special_rules": [
        {"id": "moonless", "name": "Moonless", "modify": {"whose": {"heroes": {}}, "initiative": -1}},
        {"id": "last-stand", "name": "Last Stand", "objective": True, "modify": {"whose": {"heroes": {}}, "combat": 1}},
    ],
}


@pytest.mark.proves("MISSION-01", "MISSION-02", "MISSION-04", "MISSION-05")
def test_a_mission_tells_its_set_up_and_its_special_rules(content):
    with_late_start = with_entries(content, {"missions": [LATE_START]})
    for lang, line in {"en": "Last Stand (Objective): ", "it": "Last Stand (Obiettivo): "}.items():
        text = render_card(with_late_start.missions["late-start"], with_late_start, lang)
        assert sum("Moonless: " in paragraph for paragraph in text) == 1
        assert sum(paragraph.startswith(line) for paragraph in text) == 1
        assert any("13" in paragraph for paragraph in text)


@pytest.mark.proves("MISSION-02")
@pytest.mark.parametrize("place", [0, 16])
def test_markers_start_on_the_track(content, place):
    with pytest.raises(ScenarioError, match="the markers start on spaces 1 to 15"):
        with_entries(content, {"missions": [{**LATE_START, "darkness_at": place}]})


# -- scaling --------------------------------------------------------------------------------------


@pytest.mark.proves("SCALE-01")
@pytest.mark.parametrize(
    ("heroes", "threat", "tokens"),
    [(1, "low", 2), (2, "low", 1), (3, "medium", 1), (4, "medium", 0), (5, "high", 1), (6, "high", 0)],
)
def test_the_number_of_heroes_fixes_threat_and_revive_tokens(begin, heroes, threat, tokens):
    game = begin(heroes)
    assert threat_level(game, "party") == threat
    assert game.state.revive_tokens == tokens
    assert len(game.state.heroes) == game.state.party_size == heroes


@pytest.mark.proves("SCALE-03")
@pytest.mark.parametrize("number", [0, 7])
def test_a_party_has_one_to_six_heroes(content, number):
    with pytest.raises(SetupError, match="A party has 1 to 6 heroes"):
        new_adventure(content, Table([Seat("Ada", RandomPlayer(1))]), heroes=["us-marshal"] * number, seed=1, options=Options())


@pytest.mark.proves("HERO-06", "SCALE-03")
def test_a_party_may_be_six_of_a_kind(content):
    table = Table([Seat("Ada", RandomPlayer(1))])
    game = new_adventure(content, table, heroes=["gunslinger"] * 6, seed=1, options=Options())
    names = [hero.name for hero in game.state.heroes.values()]
    assert len(set(names)) == 6


# -- heroes ---------------------------------------------------------------------------------------


@pytest.mark.proves("HERO-09", "HERO-16")
def test_starting_items_are_free_and_marked_as_such(begin):
    marshal = begin().state.heroes["us-marshal"]
    assert [(held.id, held.starting) for held in marshal.items] == [("shotgun", True), ("us-marshal-badge", True)]
    assert (marshal.level, marshal.gold, marshal.xp, marshal.dark_stone) == (1, 0, 0, 0)


@pytest.mark.proves("HERO-10")
def test_each_hero_draws_one_personal_item_and_no_two_the_same(on_the_way):
    game = on_the_way(4)
    drawn = [
        held.id
        for hero in game.state.heroes.values()
        for held in hero.items
        if game.content.items[held.id].deck == "personal" and not held.starting
    ]
    assert len(drawn) == len(set(drawn)) == 4


@pytest.mark.proves("HERO-11")
def test_a_class_offers_three_starting_upgrades(content):
    assert all(len(hero.starting_upgrades) == 3 for hero in content.heroes.values())


# -- options --------------------------------------------------------------------------------------


@pytest.mark.proves("OPT-01")
def test_options_are_fixed_once_chosen():
    with pytest.raises(AttributeError):
        Options().hard_core = True  # type: ignore[misc]
    with pytest.raises(msgspec.ValidationError, match="hardcore"):
        options_for("revised", hardcore=True)
    with pytest.raises(msgspec.ValidationError, match="basic_game"):
        options_for("revised", basic_game="perhaps")


@pytest.mark.proves("CLASSIC-01")
def test_the_classic_profile_turns_every_switch_on_and_each_can_be_set_alone():
    assert set(CLASSIC) <= set(option_names())
    assert all(getattr(options_for("classic"), switch) for switch in CLASSIC)
    assert not any(getattr(options_for("revised"), switch) for switch in CLASSIC)
    assert options_for("classic", hands=False).hands is False
    assert options_for("revised", hands=True).hands is True
    assert options_for("revised", hands=True).start_area is False


@pytest.mark.proves("OPT-08")
def test_a_theme_that_empties_a_deck_is_refused(begin):
    with pytest.raises(SetupError, match="'Fanatic' leaves no card in the deck threat-low"):
        begin(threat_theme="Fanatic")


@pytest.mark.proves("OPT-08")
def test_all_enemies_of_a_themed_card_fit_the_theme(begin):
    game = begin(threat_theme="Undead")
    for level in ("low", "medium", "high"):
        cards = game.state.decks[f"threat-{level}"].cards
        kinds = {group.kind for card in cards for group in game.content.threats[card].enemies}
        assert {"hungry-dead", "drowned-dead"} <= kinds
        assert all("Undead" in game.content.enemies[kind].keywords for kind in kinds)


@pytest.mark.proves("CLASSIC-01")
def test_every_switch_of_the_register_is_an_option_or_says_why_not():
    registered = {str(rulebook.find(f"CLASSIC-{number:02}").table["switch"]) for number in range(2, 23)}
    not_offered = set(rulebook.find("CLASSIC-01").table["not_offered"])
    assert not_offered < registered
    assert registered - not_offered == set(CLASSIC)
