"""Gear that a hero cannot use says why, on every sheet."""

import pytest

from lantern.content.loader import load
from lantern.core.table import solo
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.belongings.resources import take_item
from lantern.rules.words import Words
from lantern.views.heroes import hero_views
from lantern.views.look import Look

CONTENT = load(user=False)


@pytest.mark.parametrize(
    ("item", "lang", "says"),
    [
        ("repeating-hold-out-pistol", "en", "Only for: Performer"),
        ("repeating-hold-out-pistol", "it", "Solo per: Artista"),
        ("pistol", "en", ""),
    ],
)
def test_what_a_hero_cannot_use_says_why(item, lang, says):
    game = new_game(Setup(heroes=("gunslinger",), seed=3), table=solo(RandomPlayer(3, interrupts=0)), content=CONTENT)
    hero = game.hero("gunslinger")
    take_item(game, hero, item)
    (view,) = hero_views(Look(game, Words(CONTENT, lang)))
    assert next(held.barred for held in view.items if held.id == item) == says
