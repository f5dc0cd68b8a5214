"""Several sets in one game: what is shuffled together, and what comes from one set."""

import pytest

from lantern.content import Content, load
from lantern.content.build import build
from lantern.content.loader import OWN_PACKS
from lantern.core.streams import new_streams
from lantern.rules.table.options import Options, options_for
from lantern.rules.table.state import State
from lantern.rules.turn.setup import printed_decks, shuffle_decks

TOKEN = {"name": {"en": "Quiet", "it": "Silenzio"}, "doors": 1, "source": "original"}


def decks(content: Content, options: Options | None = None) -> dict[str, list[str]]:
    return printed_decks(content, options or Options(), "mines")


def sets_of(content: Content, deck: str) -> list[str]:
    shelf = content.threats if deck.startswith("threat") else content.cards
    return [shelf[card].pack for card in decks(content)[deck]]


@pytest.mark.proves("MIX-01")
def test_cards_of_several_sets_with_the_same_back_are_shuffled_together(everything):
    on_top = set()
    for seed in range(40):
        state = State(mission="scouting-party", seed=seed, options=Options(), streams=new_streams(seed))
        shuffle_decks(state, everything, "mines")
        on_top.add(everything.threats[state.decks["threat-low"].cards[-1]].pack)
    assert on_top == {"core", "city-of-the-ancients", "swamps-of-death"}
    assert set(sets_of(everything, "darkness")) == {"core", "city-of-the-ancients"}


@pytest.mark.proves("MIX-01")
def test_the_players_decide_which_sets_are_in(author):
    core = build([OWN_PACKS / "core"])
    assert set(sets_of(core, "threat-low")) == {"core"}
    two = build([OWN_PACKS / "core", OWN_PACKS / "city-of-the-ancients"])
    assert set(sets_of(two, "threat-low")) == {"core", "city-of-the-ancients"}
    author.card()
    assert "cold-wind" in decks(load([author.folder], user=False))["darkness"]
    assert "cold-wind" not in decks(load(user=False))["darkness"]


@pytest.mark.proves("MIX-03")
@pytest.mark.parametrize("deck", ["loot", "scavenge"])
def test_loot_and_scavenge_cards_are_of_one_set_unless_a_pack_is_chosen_that_adds_some(everything, author, deck):
    assert len(set(sets_of(everything, deck))) == 1
    author.card(deck=deck)
    assert set(sets_of(load([author.folder], user=False), deck)) == {"core", "mine"}


@pytest.mark.proves("MIX-03")
def test_exploration_tokens_are_of_one_set_unless_a_pack_is_chosen_that_adds_some(author):
    tokens = [{"id": "apart", "set": "mine", **TOKEN}, {"id": "added", "set": "adventure", **TOKEN}]
    author.write("exploration-tokens.yaml", tokens)
    content = load([author.folder], user=False)
    for profile, name in {"revised": "adventure", "classic": "classic"}.items():
        drawn = decks(content, options_for(profile))["exploration"]
        assert {content.exploration[token].set for token in drawn} == {name}
        assert ("added" in drawn) == (name == "adventure")


@pytest.mark.proves("BAG-26")
def test_nobody_knows_what_gunpowder_does_so_it_is_not_among_the_tokens(everything, author):
    assert "Gunpowder" not in {token.name["en"] for token in everything.tokens.values()}
    author.card(effect={"take": "gunpowder"})
    assert any("gunpowder" in str(problem) for problem in author.problems(OWN_PACKS / "core"))
