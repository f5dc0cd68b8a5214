"""`--pack FOLDER` on every command that loads packs, and what is said about packs that are missing or broken."""

import asyncio
import json
import shutil
import sys

import pytest

from lantern.cli import browser
from lantern.cli.app import run
from lantern.content import loader
from lantern.content.loader import load, user_packs
from lantern.core.table import solo
from lantern.players.random_player import RandomPlayer
from lantern.players.saves import games_folder, save_copy
from lantern.players.setups import Setup
from lantern.players.table import new_play
from lantern.server.hall import Hall
from lantern.server.store import Store

MISSION = """
id: a-short-walk
name: {en: A Short Walk, it: Quattro passi}
story: {en: "Ten minutes.", it: "Dieci minuti."}
goal: {en: "Wait.", it: "Aspettate."}
success: {en: "Done.", it: "Fatto."}
failure_text: {en: "Not done.", it: "Non fatto."}
clues: 0
counters: [{id: clock, name: {en: Clock, it: Orologio}, goal: 1}]
special_rules: [{id: tick, name: {en: Tick, it: Tic}, triggers: {on: turn_ends, effect: {count: clock}}}]
win: {counters: [clock]}
source: original
"""
CARD = """
id: kind-word
name: {en: Kind Word, it: Parola gentile}
deck: encounter
copies: 0
effect: {gain: {grit: 1, who: each_hero}}
source: original
"""
SCENARIO = """
title: A kind word
given: {heroes: [{class: us-marshal, grit: 0}]}
when: [{resolve: kind-word, by: us-marshal}]
then: [{hero: us-marshal, grit: 1}]
"""


@pytest.fixture(autouse=True)
def fresh_packs():
    loader.forget()
    yield
    loader.forget()


@pytest.fixture
def pack(tmp_path):
    """A pack that is not installed: a mission, and a card with its scenario."""
    folder = tmp_path / "walks"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "pack.yaml").write_text("{id: walks, name: {en: Walks, it: Passi}, version: 1.2, needs: [core]}")
    (folder / "missions.yaml").write_text(MISSION)
    (folder / "cards.yaml").write_text(CARD)
    (folder / "scenarios" / "kind-word.yaml").write_text(SCENARIO)
    return folder


@pytest.fixture
def broken():
    """A pack in the user's folder that cannot be loaded."""
    folder = user_packs() / "splinters"
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text("{id: splinters, name: Splinters, version: 1.0}")
    (folder / "items.yaml").write_text("{id: thing, name: Thing, wieght: 3, deck: gaer, source: original}")
    return folder


@pytest.fixture
def lantern(capsys):
    def call(*arguments):
        number = run([str(argument) for argument in arguments])
        written = capsys.readouterr()
        return number, written.out, written.err

    return call


def well(lantern, *arguments):
    number, out, err = lantern(*arguments)
    assert (number, err) == (0, ""), err
    return out


# -- every command ---------------------------------------------------------------------------------


def test_bots_play_a_mission_of_a_pack(lantern, pack):
    out = well(lantern, "play", "--bots", "--seed", "1", "--mission", "a-short-walk", "--pack", pack)
    assert "seed 1, digest" in out


@pytest.mark.parametrize("jobs", [1, 2])
def test_simulated_adventures_are_played_with_a_pack_in_every_process(lantern, pack, jobs):
    arguments = ("simulate", "--games", "3", "--mission", "a-short-walk", "--json", "--jobs", jobs, "--pack", pack)
    assert json.loads(well(lantern, *arguments))["mission"] == "a-short-walk"


def test_the_page_on_balance_counts_the_missions_of_a_pack(lantern, pack, tmp_path):
    page = tmp_path / "balance.md"
    assert "2 adventures" in well(lantern, "balance", "--games", "2", "--jobs", "2", "--to", page, "--pack", pack)
    assert "a-short-walk" in page.read_text(), "missions are played by their ids, and it is the first"
    assert well(lantern, "balance", "--replay", "0", "--pack", pack).startswith("a-short-walk, ")
    assert not well(lantern, "balance", "--replay", "0").startswith("a-short-walk, ")


def test_packs_are_listed_with_one_more(lantern, pack):
    assert "walks  1.2+" in well(lantern, "pack", "list", "--pack", pack)
    assert "a-short-walk" in well(lantern, "pack", "list", "missions", "--pack", pack)
    assert "walks" not in well(lantern, "pack", "list")


def test_an_entry_of_a_pack_is_shown(lantern, pack):
    assert "Parola gentile" in well(lantern, "pack", "show", "kind-word", "--lang", "it", "--pack", pack)


def test_what_a_pack_does_is_proven_by_its_own_scenarios(lantern, pack):
    assert "1 of 1 proven" in well(lantern, "pack", "prove", "kind-word", "--pack", pack)


@pytest.mark.usefixtures("few_parts")
def test_a_pack_is_checked_together_with_one_that_it_needs(lantern, pack, tmp_path):
    other = tmp_path / "strolls"
    other.mkdir()
    (other / "pack.yaml").write_text("{id: strolls, name: {en: Strolls, it: Giri}, version: 1.0, needs: [walks]}")
    assert lantern("pack", "check", other)[0] == 1
    assert "strolls: good" in well(lantern, "pack", "check", other, "--pack", pack)


def test_scenarios_are_run_with_a_pack(lantern, pack):
    assert lantern("scenario", "run", pack / "scenarios")[0] == 1
    assert "1 of 1 hold" in well(lantern, "scenario", "run", pack / "scenarios", "--pack", pack)


def test_a_folder_without_a_pack_is_told(lantern, tmp_path):
    number, _, err = lantern("simulate", "--pack", tmp_path / "nowhere")
    assert number == 2
    assert "there is no pack.yaml" in err
    assert len(err.splitlines()) == 1


def test_a_pack_that_is_installed_may_be_named_too(lantern, pack):
    user_packs().mkdir(parents=True)
    installed = pack.rename(user_packs() / "walks")
    assert "walks  1.2" in well(lantern, "pack", "list", "--pack", installed)


# -- at the table ----------------------------------------------------------------------------------


@pytest.fixture
def hall(monkeypatch):
    """Stands in for the server: opens the first table in a hall of its own."""
    sat = []

    def serve(path, host, port, ready, *, packs, first, lang, allowed=()):
        async def sit():
            store = Store(path)
            table, _ = await first(Hall(store, packs()))
            sat.append(table.game.card.mission)
            store.close()

        if first is not None:
            asyncio.run(sit())

    monkeypatch.setattr(browser, "serve", serve)
    monkeypatch.setattr(browser, "is_built", lambda: True)
    return sat


def test_the_table_in_the_browser_has_the_pack(lantern, hall, pack):
    assert lantern("play", "--no-open", "--mission", "a-short-walk", "--seed", "1", "--pack", pack)[0] == 0
    assert hall == ["a-short-walk"]


def test_the_table_at_the_terminal_has_the_pack(lantern, pack, monkeypatch):
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("lantern.cli.play.read_line", lambda _: "q")
    assert lantern("play", "--terminal", "--mission", "a-short-walk", "--seed", "1", "--pack", pack)[0] == 0
    assert [path.stem for path in games_folder().glob("*.lantern")] == ["a-short-walk-1"]


# -- games and the packs that they were played with ------------------------------------------------


@pytest.fixture
def saved(pack):
    """A game that was played with the pack."""
    content = load([pack])
    play = new_play(Setup(mission="a-short-walk", seed=3), table=solo(RandomPlayer(3)), content=content)
    return save_copy(play.journal, "walk")


def test_a_game_says_with_which_packs_it_was_played(lantern, saved):
    assert json.loads(well(lantern, "export", saved))["header"]["packs"]["walks"].startswith("1.2+")


@pytest.mark.parametrize("command", ["replay", "import"])
def test_a_game_is_played_again_with_its_packs(lantern, saved, pack, tmp_path, command):
    shared = tmp_path / "shared.json"
    well(lantern, "export", saved, "--to", shared)
    well(lantern, command, shared, "--pack", pack)
    number, out, err = lantern(command, shared)
    assert (number, out) == (2, "")
    assert err.count("\n") == 1
    assert '"walks" 1.2' in err
    assert "--pack" in err


def test_a_save_that_is_opened_without_its_packs_says_which_is_missing(lantern, saved, hall, monkeypatch, pack):
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("lantern.cli.play.read_line", lambda _: "q")
    for where in ("--terminal", "--no-open"):
        number, out, err = lantern("play", where, "--load", "walk")
        assert (number, out) == (2, "")
        assert '"walks" 1.2' in err
        assert err.count("\n") == 1
        assert lantern("play", where, "--load", "walk", "--pack", pack)[0] == 0
    assert hall == ["a-short-walk"]


# -- packs that cannot be loaded -------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        "play --bots",
        "play --no-open",
        "play --no-open --seed 1",
        "simulate --games 1",
        "pack show shotgun",
        "pack prove cave-in",
        "replay walk",
    ],
)
def test_a_broken_pack_stops_nothing_and_is_told_in_one_sentence(lantern, hall, broken, command, monkeypatch):
    with monkeypatch.context() as without:
        without.setattr(loader, "user_packs", lambda: broken / "none")
        save_copy(new_play(Setup(seed=3), table=solo(RandomPlayer(3))).journal, "walk")
    loader.forget()
    number, out, err = lantern(*command.split())
    assert number == 0
    assert out or command.startswith("play --no-open")
    assert err == (
        'lantern: the pack "splinters" cannot be loaded: splinters/items.yaml: thing: wieght: unknown field "wieght". '
        'Did you mean "weight"? `lantern pack check splinters` tells all 2 problems.\n'
    )


def test_what_is_wrong_with_a_pack_is_told_in_full_by_its_check(lantern, broken):
    number, out, _ = lantern("pack", "check", "splinters")
    assert number == 1
    assert "wieght" in out
    assert "gaer" in out


def test_the_folder_for_packs_is_named_before_it_exists(lantern):
    assert not user_packs().exists()
    assert f"{user_packs()} (not there yet)" in well(lantern, "pack", "list")
    user_packs().mkdir(parents=True)
    out = well(lantern, "pack", "list")
    assert str(user_packs()) in out
    assert "not there yet" not in out


# -- what a check tells ----------------------------------------------------------------------------


def test_the_folder_that_is_named_wins_over_an_installed_copy(lantern, pack):
    for copy in ("walks", "other-walks"):
        shutil.copytree(pack, user_packs() / copy)
        (pack / "cards.yaml").write_text(CARD.replace("Kind Word", "Kinder Word"))
        assert "walks: good" in well(lantern, "pack", "check", pack)
        assert "Kinder Word" in well(lantern, "pack", "show", "kind-word", "--pack", pack)
        assert "SET ASIDE" not in well(lantern, "pack", "list", "--pack", pack)
        shutil.rmtree(user_packs() / copy)


def test_a_check_tells_only_of_the_pack_that_was_named(lantern, pack):
    other = user_packs() / "others"
    other.mkdir(parents=True)
    (other / "pack.yaml").write_text("{id: others, name: {en: O, it: O}, version: 1.0, needs: [core]}")
    (other / "cards.yaml").write_text("{id: odd}")
    assert "walks: good" in well(lantern, "pack", "check", pack)
    (pack / "cards.yaml").write_text(CARD.replace("encounter", "nowhere"))
    number, out, _ = lantern("pack", "check", pack)
    assert number == 1
    assert "1 problem, " in out
    assert "others" not in out
    number, out, _ = lantern("pack", "check", "others")
    assert number == 1
    assert "others: cannot be loaded" in out
    assert "walks" not in out


def test_a_folder_among_the_packs_without_a_manifest_is_told(lantern, pack):
    (user_packs() / "wrapped").mkdir(parents=True)
    (user_packs() / ".hidden").mkdir()
    out = well(lantern, "pack", "list")
    assert f"wrapped  SET ASIDE  {user_packs() / 'wrapped'}: wrapped/pack.yaml: there is no pack.yaml" in out
    assert "hidden" not in out
    pack.rename(user_packs() / "wrapped" / "walks")
    assert "there is one in its folder walks: move that up" in well(lantern, "pack", "list")
    well(lantern, "pack", "off", "wrapped")
    assert "SET ASIDE" not in well(lantern, "pack", "list")


def test_numbers_and_full_stops_are_right(lantern, pack):
    (pack / "scenarios" / "kind-word.yaml").write_text(SCENARIO.replace("grit: 1}]", "grit: 2}]"))
    (pack / "missions.yaml").unlink()
    number, out, _ = lantern("pack", "check", pack)
    assert number == 1
    assert "walks: has problems, 1 entry, 1 problem, 2 warnings" in out
    assert ".." not in out


def test_an_unknown_kind_is_one_sentence_after_the_other(lantern):
    number, _, err = lantern("pack", "list", "card")
    assert number == 2
    assert '"card" is not a kind of entry; did you mean "cards"? Kinds are: heroes' in err
    assert '"zzz" is not a kind of entry. Kinds are: heroes' in lantern("pack", "list", "zzz")[2]
