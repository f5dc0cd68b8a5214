"""What can be done at any time says whether it would do anything now."""

from __future__ import annotations

from typing import Any

from tests.server.positions import in_a_room, play_until

from lantern.board.sets import bits
from lantern.content.loader import load
from lantern.players.table import chapter_of
from lantern.rules.table.game import Game
from lantern.rules.words import Words
from lantern.views.look import Look
from lantern.views.questions import any_time_views


def of_use(game: Any) -> dict[str, bool]:
    seen = any_time_views(Look(game, Words(load(), "en")), frozenset(game.state.heroes))
    return {action.key: action.matters for action in seen}


def test_what_only_heals_is_of_no_use_to_nobody_who_is_hurt():
    game = chapter_of(play_until(in_a_room, seed=2))
    assert isinstance(game, Game)
    marshal, gunslinger = (game.state.heroes[name] for name in ("us-marshal", "gunslinger"))
    marshal.bag = ["bandages", "whiskey", "dynamite"]
    for hero in game.state.heroes.values():  # Bandages help everybody on the tile
        hero.wounds = hero.sanity_damage = 0
    gunslinger.space = bits(game.board.adjacent[marshal.space])[0]
    game.numbers_changed()
    use = of_use(game)
    assert use["us-marshal/use:bandages"] is False
    assert use["us-marshal/use:whiskey"] is False
    assert all(use[key] for key in use if "give" in key or "discard" in key)
    gunslinger.wounds = 1
    use = of_use(game)
    assert use["us-marshal/use:bandages"] is True
    assert use["us-marshal/use:whiskey"] is False
    marshal.sanity_damage = 1
    assert of_use(game)["us-marshal/use:whiskey"] is True


def test_what_eases_what_nobody_has_is_of_no_use_whatever_harm_comes_with_it():
    game = chapter_of(play_until(in_a_room, seed=2))
    assert isinstance(game, Game)
    marshal = game.state.heroes["us-marshal"]
    marshal.bag = ["exotic-herbs", "raw-meat"]
    for hero in game.state.heroes.values():
        hero.wounds = hero.sanity_damage = hero.corruption = 0
    game.numbers_changed()
    use = of_use(game)
    assert use["us-marshal/use:exotic-herbs"] is False
    assert use["us-marshal/use:raw-meat"] is False  # it would only corrupt
    marshal.corruption = marshal.wounds = 1
    use = of_use(game)
    assert use["us-marshal/use:exotic-herbs"] is True
    assert use["us-marshal/use:raw-meat"] is True
