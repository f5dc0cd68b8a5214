"""Which boxes are in a game, and packs that are set aside because they cannot be loaded."""

import pytest

from lantern.content import PackError, build, load, loader
from lantern.content.loader import folders_of_packs, only, user_packs
from lantern.content.problems import BoxError
from lantern.content.switching import switch
from lantern.core.errors import SaveError
from lantern.core.play import Over
from lantern.core.table import solo
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup
from lantern.players.table import game_of, new_play, open_journal, with_its_packs

ALL = {"core", "city-of-the-ancients", "swamps-of-death"}


@pytest.fixture
def mine(author_in):
    """A pack in the folder of the user."""
    return author_in(user_packs() / "mine")


def test_without_a_choice_all_boxes_are_in():
    assert set(load(user=False).versions) == ALL


@pytest.mark.proves("MIX-01")
@pytest.mark.parametrize(
    ("sets", "absent"),
    [
        (["core"], {"bandido", "preacher"}),
        (["core", "swamps-of-death"], {"bandido"}),
        (["core", "city-of-the-ancients"], {"preacher"}),
    ],
)
def test_missions_heroes_and_decks_are_those_of_the_boxes(sets, absent):
    content = load(user=False, sets=sets)
    assert set(content.versions) == set(sets)
    assert absent.isdisjoint(content.heroes)
    assert {mission.pack for mission in content.missions.values()} <= set(sets)
    assert {content.threats[card].pack for card in content.deck("threat-low")} == set(sets)


@pytest.mark.parametrize("sets", [("core",), ("core", "swamps-of-death"), ("core", "city-of-the-ancients")])
def test_every_mission_of_some_boxes_is_played_to_its_end(sets):
    content = load(user=False, sets=sets)
    for seed, mission in enumerate(sorted(content.missions)):
        play = new_play(Setup(mission=mission, seed=seed), table=solo(RandomPlayer(seed)), content=content)
        assert isinstance(play.outcome, Over), (mission, play.outcome)


def test_the_same_choice_is_the_same_content():
    assert load(user=False, sets=["core"]) is load(user=False, sets=["core"])
    everything = load(user=False)
    assert only(everything, ["core"]) is load(user=False, sets=["core"])
    assert only(everything, ALL) is everything


@pytest.mark.parametrize(
    ("sets", "said"),
    [
        (["swamps-of-death"], 'The box "swamps-of-death" cannot be played without "core"'),
        (["core", "swamp-of-death"], 'There is no box "swamp-of-death"; did you mean "swamps-of-death"?'),
    ],
)
def test_what_cannot_be_played_is_said(sets, said):
    with pytest.raises(BoxError, match=said.replace("?", r"\?")):
        load(user=False, sets=sets)


def test_boxes_without_a_mission_are_no_game(author):
    with pytest.raises(BoxError, match='No adventure can be set up from "mine" alone: there are no missions'):
        load([author.folder], user=False, sets=["mine"])


def test_two_games_with_other_boxes_share_nothing():
    one, other = (new_play(Setup(seed=3, packs=packs)) for packs in (("core",), ()))
    assert game_of(one).content is not game_of(other).content
    assert game_of(one).content.shelves is not game_of(other).content.shelves
    assert list(one.journal.header.packs) == ["core"]
    assert one.journal.header.setup["packs"] == ["core"]


def test_a_save_is_opened_with_the_boxes_it_was_begun_with(mine):
    """Also one of an earlier version, whose setup names no boxes."""
    play = new_play(Setup(seed=3, packs=("core",)))
    play.journal.header.setup.pop("packs")
    mine.card()
    assert set(load().versions) == {*ALL, "mine"}
    assert list(game_of(open_journal(play.journal, "game")).content.versions) == ["core"]


def test_packs_that_replace_the_same_are_chosen_one_by_one_or_together(mine, author_in):
    other = author_in(user_packs() / "other")
    for pack in (mine, other):
        name = pack.folder.name
        pack.write("pack.yaml", {"id": name, "name": name, "version": "1.0", "needs": ["core"]})
        pack.card(id="cave-in", name=name, replaces="core:cards/cave-in")
    assert load().aside == []
    for sets, stands in ((["core", "mine"], "mine"), (["core", "other"], "other"), (["core", "mine", "other"], "other")):
        content = load(sets=sets)
        assert content.cards["cave-in"].pack == stands
        assert len(content.clashes) == len(sets) - 2


# -- set aside ------------------------------------------------------------------------------------


def test_a_pack_of_the_user_that_does_not_load_is_set_aside(mine):
    mine.card(effect={"dred": 1})
    content = load()
    assert set(content.versions) == ALL
    [aside] = content.aside
    assert (aside.pack, aside.folder) == ("mine", str(mine.folder))
    assert 'mine/cards.yaml: cold-wind: effect[0]: unknown verb "dred"' in aside.in_short("en")


@pytest.mark.parametrize(
    "manifest", ["[", "id: mine\nname: A\nversion: 1.0\nneeds: [nothing]", "id: core\nname: A\nversion: 1.0"]
)
def test_a_manifest_that_cannot_be_used_is_set_aside_too(mine, manifest):
    mine.write("pack.yaml", manifest)
    content = load()
    assert set(content.versions) == ALL
    assert [aside.folder for aside in content.aside] == [str(mine.folder)]


def test_what_needs_a_broken_pack_goes_with_it(mine, author_in):
    other = author_in(user_packs() / "other")
    other.write("pack.yaml", {"id": "other", "name": "B", "version": "1.0", "needs": ["mine"]})
    third = author_in(user_packs() / "third")
    third.card(id="warm-wind")
    mine.card(deck="nothing")
    content = load()
    assert {aside.pack for aside in content.aside} == {"mine", "other"}
    assert "warm-wind" in content.cards


def test_it_is_known_without_reading_everything_again(mine, monkeypatch):
    mine.card(deck="nothing")
    assert load().aside
    loader.forget()
    monkeypatch.setattr(build, "build", None)
    assert load().aside


def test_a_pack_that_was_named_is_not_set_aside(author):
    author.card(deck="nothing")
    with pytest.raises(PackError):
        load([author.folder])


def test_a_broken_pack_that_is_chosen_says_what_is_wrong(mine):
    mine.card(deck="nothing")
    with pytest.raises(PackError, match="nothing"):
        load(sets=["core", "mine"])


def test_edits_are_seen_at_once_and_games_keep_what_they_have(mine):
    mine.card()
    before = load()
    play = new_play(Setup(seed=1))
    mine.card(name="Another Wind")
    assert load() is not before
    assert load().cards["cold-wind"].name["en"] == "Another Wind"
    assert game_of(play).content is before
    assert before.cards["cold-wind"].name["en"] == "Cold Wind"


def test_a_game_waits_for_its_pack_and_says_why(mine):
    mine.card()
    header = new_play(Setup(seed=1)).journal.header
    mine.card(deck="nothing")
    with pytest.raises(SaveError, match=r'the pack "mine" 1.0, which is not here.*set aside: mine/cards.yaml'):
        with_its_packs(header, "game", None)
    mine.card()
    assert "mine" in with_its_packs(header, "game", None).versions


def test_a_pack_can_be_switched_off_and_on(mine):
    mine.card(deck="nothing")
    assert switch(user_packs(), "mine", on=False)
    assert not load().aside
    assert mine.folder not in folders_of_packs()
    assert switch(user_packs(), "mine", on=True)
    assert load().aside
    assert not switch(user_packs(), "yours", on=False)
    assert not switch(user_packs(), "../mine", on=False)
