"""`lantern pack new`: what it makes is a whole pack that an author can begin with."""

import json

import pytest

from lantern.cli.app import run
from lantern.content import loader
from lantern.content.entries import KINDS
from lantern.content.loader import load
from lantern.content.words import CARD_DECKS


@pytest.fixture(autouse=True)
def fresh_packs():
    loader.forget()
    yield
    loader.forget()


@pytest.fixture
def lantern(capsys):
    def call(*arguments):
        number = run([str(argument) for argument in arguments])
        written = capsys.readouterr()
        return number, written.out, written.err

    return call


@pytest.fixture
def new(lantern, tmp_path):
    folder = tmp_path / "dust-and-jam"
    assert lantern("pack", "new", folder)[0] == 0
    return folder


def of_pack(content, kind):
    return [entry for entry in content.kind(kind).values() if content.homes[f"{kind}/{entry.id}"][0] == "dust-and-jam"]


def test_it_has_every_kind_and_a_card_of_each_deck_under_its_own_name(new):
    content = load([new], user=False)
    assert [kind for kind in KINDS if not of_pack(content, kind)] == []
    assert {card.deck for card in of_pack(content, "cards")} == {*CARD_DECKS, "dust-and-jam-errands"}
    assert {entry.id.partition("-and-jam-")[0] for kind in KINDS for entry in of_pack(content, kind)} == {"dust"}
    assert "name: {en: Dust And Jam, it: Dust And Jam}" in (new / "pack.yaml").read_text()
    assert content.hook("dust-and-jam:richest_pays").__doc__
    assert not any("example" in path.read_text().lower() for path in new.rglob("*") if path.is_file())


def test_it_has_neither_problems_nor_warnings(lantern, new):
    number, out, err = lantern("pack", "check", new, "--strict")
    assert (number, err) == (0, "")
    assert out.startswith("dust-and-jam: good")
    assert "0 problems, 0 warnings" in out


def test_all_that_it_does_is_proven_and_its_scenarios_hold(lantern, new):
    number, out, _ = lantern("pack", "prove", "dust-and-jam", "--pack", new)
    assert (number, "NOT PROVEN" in out) == (0, False)
    number, out, _ = lantern("scenario", "run", new / "scenarios", "--all-modes", "--pack", new)
    assert (number, "FAILS" in out) == (0, False)


@pytest.mark.parametrize("players", ["random", "heuristic"])
def test_its_mission_can_be_played_with_its_hero(lantern, new, players):
    arguments = (
        "--mission",
        "dust-and-jam-empty-shelves",
        "--heroes",
        "dust-and-jam-circuit-rider,gunslinger",
        "--games",
        "10",
    )
    number, out, err = lantern("simulate", *arguments, "--players", players, "--pack", new, "--json")
    assert (number, err) == (0, "")
    assert json.loads(out)["games"] == 10


def test_two_new_packs_can_be_loaded_together(lantern, new, tmp_path):
    other = tmp_path / "other"
    assert lantern("pack", "new", other)[0] == 0
    assert {"dust-and-jam", "other"} <= set(load([new, other], user=False).versions)


@pytest.mark.parametrize("name", ["Bad Name", "there"])
def test_a_name_that_cannot_be_is_refused(lantern, tmp_path, name):
    (tmp_path / "there").mkdir()
    number, out, err = lantern("pack", "new", tmp_path / name)
    assert (number, out) == (2, "")
    assert name in err
