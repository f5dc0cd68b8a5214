"""Decks: the discard pile, the empty deck, and the decks that are shuffled before every draw."""

from collections import Counter

import pytest

from lantern.core.decks import Deck
from lantern.core.streams import new_streams


@pytest.mark.proves("CARD-04")
def test_a_used_card_lies_face_up_beside_the_deck() -> None:
    deck = Deck(["b", "a"])
    card = deck.draw(new_streams(1))
    assert card == "a"
    assert deck.cards == ["b"]
    deck.put_aside(card)
    assert deck.discard == ["a"]


def test_a_card_is_drawn_from_the_top() -> None:
    deck = Deck(["c", "b", "a"])
    streams = new_streams(1)
    assert [deck.draw(streams) for _ in range(3)] == ["a", "b", "c"]


@pytest.mark.proves("CARD-05", "CARD-05#1")
def test_one_card_left_two_drawn_nine_discarded() -> None:
    used = [f"used-{i}" for i in range(9)]
    deck = Deck(["last"], discard=list(used))
    streams = new_streams(1)
    assert deck.draw(streams) == "last"
    assert deck.discard == used, "the discard pile is not touched while a card is left"
    second = deck.draw(streams)
    assert second in used
    assert deck.discard == []
    assert Counter([second, *deck.cards]) == Counter(used)
    assert deck.cards != used[:-1], "it was shuffled"


@pytest.mark.proves("CARD-05")
def test_an_empty_deck_without_discards_yields_nothing() -> None:
    deck = Deck([])
    assert deck.draw(new_streams(1)) is None
    assert not deck


@pytest.mark.proves("CARD-06", "CARD-06#1")
def test_scavenging_two_sixes_draws_two_different_cards_and_all_go_back() -> None:
    eight = [f"find-{i}" for i in range(8)]
    deck = Deck(list(eight))
    streams = new_streams(1)
    before = streams.states["decks"]
    dealt = deck.deal(2, streams)
    assert len(set(dealt)) == 2
    assert deck.cards == eight, "nothing leaves the deck"
    assert deck.discard == []
    shuffled = new_streams(1)
    shuffled.shuffle(list(eight))
    assert streams.states["decks"] == shuffled.states["decks"] != before, "the 8 cards were shuffled once"


@pytest.mark.proves("CARD-06")
def test_every_draw_event_can_bring_any_card_again() -> None:
    deck = Deck(["a", "b", "c"])
    streams = new_streams(3)
    events = [tuple(deck.deal(2, streams)) for _ in range(60)]
    assert set(events) == {(x, y) for x in "abc" for y in "abc" if x != y}


@pytest.mark.proves("CARD-06")
def test_an_event_larger_than_the_deck_goes_through_it_before_any_card_comes_twice() -> None:
    dealt = Deck(["a", "b", "c"]).deal(7, new_streams(1))
    assert set(dealt[:3]) == set(dealt[3:6]) == {"a", "b", "c"}
    assert len(dealt) == 7


def test_nothing_is_dealt_from_a_deck_without_cards() -> None:
    assert Deck([]).deal(3, new_streams(1)) == []


# -- what a scenario puts on top ------------------------------------------------------------------


def test_a_stacked_card_comes_first_and_leaves_its_place() -> None:
    deck = Deck(["c", "b", "a"], stacked=["c"])
    streams = new_streams(1)
    assert [deck.draw(streams), deck.draw(streams)] == ["c", "a"]
    assert deck.cards == ["b"]


def test_a_card_stacked_from_the_discard_pile_leaves_it() -> None:
    deck = Deck(["a"], discard=["b"], stacked=["b"])
    assert deck.draw(new_streams(1)) == "b"
    assert deck.discard == []


@pytest.mark.parametrize("seed", range(20))
def test_a_stacked_card_is_not_dealt_twice_in_one_event(seed: int) -> None:
    deck = Deck(["a", "b", "c"], stacked=["b"])
    dealt = deck.deal(3, new_streams(seed))
    assert dealt[0] == "b"
    assert sorted(dealt) == ["a", "b", "c"]
