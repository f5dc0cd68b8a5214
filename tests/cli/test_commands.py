"""Every command: what it does when all is well, and what it says when something is not."""

import json
from pathlib import Path

import pytest

from lantern.board.diagram import draw_diagram
from lantern.cli.app import COMMANDS, run
from lantern.content.language import Language
from lantern.content.loader import load
from lantern.core.table import solo
from lantern.players.random_player import RandomPlayer
from lantern.players.saves import look_at, save_copy
from lantern.players.setups import Setup
from lantern.players.table import new_play

SCENARIO = """\
title: Nothing happens
given: {board: entrance, heroes: [{class: us-marshal, at: "15"}]}
when: []
then: [{hero: us-marshal, at: "15"}]
"""


@pytest.fixture
def lantern(capsys):
    """Run a command; give its number, and what it wrote on both sides."""

    def call(*arguments):
        number = run([str(argument) for argument in arguments])
        written = capsys.readouterr()
        return number, written.out, written.err

    return call


def well(lantern, *arguments):
    number, out, err = lantern(*arguments)
    assert (number, err) == (0, "")
    return out


def refused(lantern, *arguments):
    """Something a person did wrong: one clear message on stderr, number 2, no traceback."""
    number, out, err = lantern(*arguments)
    assert number == 2
    assert out == ""
    assert err.startswith("lantern: ")
    assert "Traceback" not in err
    return err


@pytest.fixture
def save():
    """Make a finished game."""
    return save_copy(new_play(Setup(seed=3), table=solo(RandomPlayer(3))).journal, "evening")


# -- the program -----------------------------------------------------------------------------------


def test_version(lantern):
    assert well(lantern, "--version").startswith("Old Lantern ")


def test_help_names_every_command(lantern):
    out = well(lantern, "--help")
    for command in ("play", "rules", "pack", "scenario", "simulate", "replay", "export", "import"):
        assert command in out
    assert "unofficial" in out


@pytest.mark.parametrize(
    "command", ["play", "rules", "rules show", "pack", "pack check", "scenario run", "replay", "export", "import"]
)
def test_every_command_has_help(lantern, command):
    assert "Usage: lantern" in well(lantern, *command.split(), "--help")


@pytest.mark.parametrize(
    "arguments", ["nonsense", "play --nonsense", "rules show", "rules nonsense", "play --seed x", "play --lang de"]
)
def test_a_wrong_call_is_explained(lantern, arguments):
    assert "Try: lantern" in refused(lantern, *arguments.split())


# -- rules -----------------------------------------------------------------------------------------


def test_a_rule_is_shown(lantern):
    out = well(lantern, "rules", "show", "move-01")
    assert out.startswith("MOVE-01")
    assert "Sources" in out


def test_an_unknown_rule_gets_a_suggestion(lantern):
    assert "did you mean MOVE-01?" in refused(lantern, "rules", "show", "MOVE-1")


def test_rules_are_searched(lantern):
    out = well(lantern, "rules", "search", "escape", "adjacent", "enemy", "--limit", "3")
    assert out.startswith("ESCAPE-")
    assert "Name some words" in refused(lantern, "rules", "search")


def test_coverage_is_counted(lantern):
    assert "rules proven" in well(lantern, "rules", "coverage")
    assert json.loads(well(lantern, "rules", "coverage", "--json"))["total"] > 500


# -- packs -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("few_parts")
def test_packs_are_checked(lantern):
    assert "city-of-the-ancients: good" in well(lantern, "pack", "check", "city-of-the-ancients")


def test_what_no_scenario_proves_is_told(lantern, tmp_path):
    (tmp_path / "pack.yaml").write_text("{id: mine, version: 1.0.0, name: Mine}")
    (tmp_path / "cards.yaml").write_text(
        "{id: cold-wind, name: {en: Cold Wind, it: Vento}, deck: loot, effect: {gain: {grit: 1}}, source: original}"
    )
    report = json.loads(well(lantern, "pack", "check", tmp_path, "--json"))[0]
    assert [(told["entry"], told["field"], told["message"]) for told in report["warnings"]] == [
        ("cold-wind", "effect", "no scenario fails without it")
    ]
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "wind.yaml").write_text(
        "{given: {heroes: [{class: us-marshal, grit: 0}]}, when: [{resolve: cold-wind, by: us-marshal}], "
        "then: [{hero: us-marshal, grit: 1}]}"
    )
    assert json.loads(well(lantern, "pack", "check", tmp_path, "--json"))[0]["warnings"] == []


def test_what_is_not_proven_is_told_with_the_reason(lantern, tmp_path):
    (tmp_path / "pack.yaml").write_text("{id: mine, version: 1.0.0, name: Mine}")
    (tmp_path / "cards.yaml").write_text(
        "{id: cold-wind, name: {en: Cold Wind, it: Vento}, deck: loot, effect: {gain: {grit: 1}}, source: original}"
    )
    assert 'no scenario fails without it (no scenario names "cold-wind")' in well(lantern, "pack", "check", tmp_path)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "wind.yaml").write_text(
        "{given: {heroes: [us-marshal]}, when: [{resolve: cold-wind, by: us-marshal}], then: [{over: true}]}"
    )
    assert '1 scenarios name "cold-wind" and all still hold without it' in well(lantern, "pack", "check", tmp_path)


def test_the_scenarios_of_a_pack_are_run(lantern, tmp_path):
    mine = tmp_path / "mine"
    (mine / "scenarios").mkdir(parents=True)
    (mine / "pack.yaml").write_text("{id: mine, version: 1.0.0, name: Mine}")
    (mine / "cards.yaml").write_text("{id: cold-wind, name: Wind, deck: darkness, effect: {dread: 1}, source: original}")
    (mine / "scenarios" / "bad.yaml").write_text("when: [")
    (mine / "scenarios" / "wrong.yaml").write_text("{when: [{resolve: cold-wind}], then: [{state: dread, is: 2}]}")
    number, out, err = lantern("pack", "check", mine)
    assert (number, err) == (1, "")
    assert "problem: mine/scenarios/bad.yaml: this scenario does not hold: " in out
    assert "problem: mine/scenarios/wrong.yaml: this scenario does not hold: then[0]" in out


def test_many_warnings_alike_are_told_by_file(lantern, tmp_path):
    (tmp_path / "pack.yaml").write_text("{id: mine, version: 1.0.0, name: Mine}")
    cards = [f"{{id: wind-{n}, name: Wind, deck: darkness, effect: {{dread: 1}}, source: original}}" for n in range(6)]
    (tmp_path / "cards.yaml").write_text(f"[{', '.join(cards)}]")
    out = well(lantern, "pack", "check", tmp_path)
    assert "warning: no scenario fails without it (6 times; --all lists each)" in out
    assert f"{tmp_path.name}/cards.yaml: wind-0 effect, wind-1 effect, wind-2 effect and 3 more" in out
    assert "cards.yaml: wind-5: effect: no scenario fails" in well(lantern, "pack", "check", tmp_path, "--all")


def test_what_entries_do_is_proven(lantern):
    assert "cave-in.yaml\n2 of 2 proven." in well(lantern, "pack", "prove", "cave-in")
    assert len(json.loads(well(lantern, "pack", "prove", "--sample", "3", "--seed", "7", "--json"))) == 3
    assert 'Did you mean "shotgun"' in refused(lantern, "pack", "prove", "shotgn")


def test_a_bad_pack_is_reported_with_every_problem(lantern, tmp_path):
    (tmp_path / "pack.yaml").write_text("id: odd\nversion: 1.0.0\nname: Odd\n")
    (tmp_path / "items.yaml").write_text("- id: thing\n  wieght: 3\n")
    number, out, err = lantern("pack", "check", tmp_path)
    assert number == 1
    assert err == ""
    assert "cannot be loaded" in out
    assert "wieght" in out


def test_a_pack_that_is_not_there(lantern):
    assert "no pack" in refused(lantern, "pack", "check", "nowhere")


def test_entries_are_listed(lantern):
    assert "core " in well(lantern, "pack", "list")
    assert "us-marshal" in well(lantern, "pack", "list", "heroes")
    assert "Pistolero" in well(lantern, "pack", "list", "heroes", "--lang", "it")
    assert 'did you mean "heroes"' in refused(lantern, "pack", "list", "heros")


def test_all_cards_are_printed_as_a_book(lantern, tmp_path):
    out = well(lantern, "book", "cards", "conditions", "--sets", "core")
    assert "Chill of the Grave\nDarkness card. Boost, Undead.\n" in out
    assert "SHOTGUN" not in out.upper()
    page = tmp_path / "book.html"
    assert str(page) in well(lantern, "book", "--lang", "it", "--html", "--to", str(page))
    assert "<h3>Gelo della tomba</h3>" in page.read_text("utf-8")
    assert 'no kind "crds"' in refused(lantern, "book", "crds")


def test_an_entry_is_shown(lantern):
    assert "Shotgun" in well(lantern, "pack", "show", "shotgun")
    assert "Fucile" in well(lantern, "pack", "show", "items/shotgun", "--lang", "it")
    assert "Pack: core" in well(lantern, "pack", "show", "shotgun")
    assert "Pacchetto: core" in well(lantern, "pack", "show", "shotgun", "--lang", "it")
    assert "did you mean" in refused(lantern, "pack", "show", "shotgn")


def test_a_tile_is_drawn(lantern):
    tile = load(user=False).tiles["entrance"]
    assert draw_diagram(tile) in well(lantern, "pack", "show", "entrance")
    assert "[1-3]" in well(lantern, "pack", "show", "burning-room", "--lang", "it")


# -- scenarios -------------------------------------------------------------------------------------


def test_scenarios_are_run(lantern, tmp_path):
    (tmp_path / "quiet.yaml").write_text(SCENARIO)
    out = well(lantern, "scenario", "run", tmp_path)
    assert "holds" in out
    assert "1 of 1 hold" in out
    assert json.loads(well(lantern, "scenario", "run", tmp_path, "--json", "--all-modes"))[2]["mode"] == "undo"


def test_a_scenario_that_fails_is_told(lantern, tmp_path):
    file = tmp_path / "wrong.yaml"
    file.write_text(SCENARIO.replace('at: "15"}]\n', 'at: "16"}]\n'))
    number, out, _ = lantern("scenario", "run", file)
    assert number == 1
    assert "FAILS" in out


def test_a_scenario_that_is_not_there(lantern):
    assert "no such file" in refused(lantern, "scenario", "run", "nowhere.yaml")


def test_a_new_scenario_can_be_run(lantern, tmp_path):
    file = tmp_path / "new.yaml"
    file.write_text(well(lantern, "scenario", "new"))
    assert "1 of 1" in lantern("scenario", "run", file)[1] or "0 of 1" in lantern("scenario", "run", file)[1]


# -- simulations -----------------------------------------------------------------------------------


def test_bots_play_many_adventures(lantern):
    arguments = ("simulate", "--games", "2", "--heroes", "1", "--seed", "7", "--json")
    result = json.loads(lantern(*arguments)[1])
    assert result["games"] == 2
    assert result["digest"] == json.loads(lantern(*arguments)[1])["digest"]
    assert "digest" in lantern("simulate", "--games", "1", "--option", "basic_game=yes")[1]


def test_bots_play_the_classes_that_are_named(lantern):
    result = json.loads(well(lantern, "simulate", "--games", "1", "--heroes", "preacher, gunslinger", "--json"))
    assert result["party"] == ["preacher", "gunslinger"]


def test_heroes_of_a_class_may_have_their_own_player(lantern):
    def digest(*arguments):
        return json.loads(well(lantern, "simulate", "--games", "1", *arguments, "--json"))["digest"]

    heroes = ("--heroes", "us-marshal,gunslinger", "--players")
    ways = {digest(*heroes, who) for who in ("random", "heuristic", "random,gunslinger=heuristic", "gunslinger=heuristic")}
    assert len(ways) == 3, "without another, the rest is random"


@pytest.mark.parametrize(
    "wrong",
    [
        "--heroes nobody",
        "--players preachr=random --heroes preacher",
        "--heroes 9",
        "--mission nowhere",
        "--players nobody",
        "--games -1",
        "--option x=1",
    ],
)
def test_a_simulation_that_cannot_be(lantern, wrong):
    refused(lantern, "simulate", *wrong.split())


# -- games as files --------------------------------------------------------------------------------


def test_a_save_is_replayed_with_the_same_digest(lantern, save):
    out = well(lantern, "replay", save)
    assert "--- Turn 1 ---" in out
    digest = out.splitlines()[-1]
    assert digest.startswith("digest ")
    assert well(lantern, "replay", "evening", "--quiet").splitlines()[-1] == digest
    assert "--- Turno 1 ---" in well(lantern, "replay", "evening", "--lang", "it")


def test_export_and_import_lead_to_the_same_game(lantern, save, tmp_path):
    shared = tmp_path / "shared.json"
    well(lantern, "export", "evening", "--to", shared)
    assert json.loads(shared.read_text())["header"]["setup"]["seed"] == 3
    assert json.loads(well(lantern, "export", save)) == json.loads(shared.read_text())
    assert "Kept as again" in well(lantern, "import", shared, "--name", "again")
    one, other = (well(lantern, "replay", name, "--quiet") for name in ("evening", "again"))
    assert one == other == well(lantern, "replay", shared, "--quiet")


@pytest.mark.parametrize("command", ["replay", "export", "import"])
def test_a_file_that_is_not_there(lantern, command):
    assert "nowhere" in refused(lantern, command, "nowhere.lantern")


@pytest.mark.parametrize("command", ["replay", "export"])
def test_a_file_that_is_no_game(lantern, command, tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("shopping list")
    assert "not an Old Lantern save" in refused(lantern, command, file)


def test_a_damaged_save_names_its_last_good_checkpoint(lantern, save):
    save.write_bytes(save.read_bytes()[:-7])
    assert "last good checkpoint is number" in refused(lantern, "replay", save)


def test_a_game_of_other_rules_is_followed_as_far_as_possible(lantern):
    play = new_play(Setup(seed=3), table=solo(RandomPlayer(3)))
    play.journal.steps[0].answers[0].fingerprint += 1
    number, out, _ = lantern("replay", save_copy(play.journal, "evening"), "--quiet")
    assert number == 1
    assert "could not be followed further" in out


# -- playing without a terminal --------------------------------------------------------------------


def test_bots_play_a_whole_adventure_and_tell_of_it(lantern):
    out = well(lantern, "play", "--bots", "--seed", "4")
    assert "--- Turn 1 ---" in out
    assert out.splitlines()[-1].startswith("seed 4, digest ")
    assert out == well(lantern, "play", "--bots", "--seed", "4")


def test_bots_play_what_they_are_told(lantern):
    arguments = ("--mission", "fistful-of-dark-stone", "--heroes", "gunslinger, gunslinger", "--profile", "classic")
    out = well(lantern, "play", "--bots", "--seed", "5", *arguments, "--option", "campaign=no", "--lang", "it")
    assert "Pistolero 2" in out


def test_which_bots_play_can_be_chosen(lantern):
    games = [
        well(lantern, "play", "--bots", "--seed", "4", *chosen)
        for chosen in ((), ("--players", "random"), ("--players", "heuristic"), ("--players", "gunslinger=heuristic"))
    ]
    assert games[0] == games[1]
    assert len(set(games)) == 3
    assert "Known: heuristic, random" in refused(lantern, "play", "--bots", "--players", "grandmaster")
    assert "did you mean 'gunslinger'" in refused(lantern, "play", "--bots", "--players", "gunslingr=random")
    assert "--bots" in refused(lantern, "play", "--players", "random")


def test_without_a_terminal_nothing_is_asked(lantern, monkeypatch):
    monkeypatch.setattr("sys.stdin", open("/dev/null"))  # noqa: SIM115, PTH123
    assert "needs a terminal" in refused(lantern, "play", "--terminal")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--mission nowhere", "There is no mission 'nowhere'"),
        ("--heroes nobody", "There is no hero class 'nobody'"),
        ("--heroes a,b,c,d,e,f,g", "1 to 6 heroes"),
        ("--option speed=fast", "There is no option 'speed'"),
        ("--option undo=sometimes", "cannot have"),
        ("--load x --seed 3", "--load opens a game as it is"),
    ],
)
def test_what_a_game_cannot_be_made_from_is_refused(lantern, arguments, words):
    assert words in refused(lantern, "play", "--bots", *arguments.split())


def test_nothing_is_saved_when_bots_play(lantern, own_folder):
    well(lantern, "play", "--bots", "--seed", "4")
    assert not own_folder.exists()


def test_a_save_can_be_looked_at(save):
    assert look_at(save).over
    assert Path(save).suffix == ".lantern"


# -- the pages about it ----------------------------------------------------------------------------

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_of_commands_names_every_command():
    page = (DOCS / "commands.md").read_text(encoding="utf-8")
    assert [command for command in COMMANDS if f"`lantern {command}" not in page] == []


def test_the_page_of_playing_names_every_key():
    page = (DOCS / "playing.md").read_text(encoding="utf-8")
    keys = [line.split()[0] for line in Language("en").text("ui-help").splitlines() if line[1:2] == " " and line[:1] != " "]
    assert {"?", "!", "u", "s", "r", "l", "q", "h", "p"} <= set(keys)
    assert [key for key in keys if f"`{key}" not in page] == []
