"""Cards that heroes of a campaign bring go on the piles of this table only as far as they belong there."""

from __future__ import annotations

from collections import Counter

import pytest

from lantern.players.setups import Setup, new_game
from lantern.rules.belongings.resources import discard_item
from lantern.rules.table.copies import new_card


@pytest.fixture
def game():
    game = new_game(Setup(mission="exploration", heroes=("gunslinger", "us-marshal"), seed=1))
    game.state.veterans = {hero: hero for hero in game.state.heroes}
    return game


def discard(game, item):
    """Let a hero bring an item and throw it away; return how often it lies in each deck then."""
    hero = game.state.heroes["gunslinger"]
    hero.items.append(new_card(game.state, item))
    discard_item(game, hero, len(hero.items) - 1)
    piles = {name: Counter([*deck.cards, *deck.discard])[item] for name, deck in game.state.decks.items()}
    return {name: count for name, count in piles.items() if count}


def test_what_was_bought_beyond_what_was_printed_is_on_no_pile(game):
    copies = game.content.items["hunting-knife"].copies
    assert discard(game, "hunting-knife") == {"gear": copies}


def test_what_was_drawn_goes_back_on_its_pile(game):
    deck = game.state.decks["gear"]
    card = deck.cards.pop()
    copies = game.content.items[card].copies
    assert discard(game, card) == {"gear": copies}
    assert card in deck.discard


def test_an_artifact_of_a_world_that_is_not_here_is_on_no_pile(game):
    assert discard(game, "sacrificial-dagger") == {}
