"""An Enemy that comes and is killed before anybody looks at the map is in the log as it came: the page can show it."""

from __future__ import annotations

from tests.server.positions import held, play_until

from lantern.content.loader import load
from lantern.players.table import game_of
from lantern.rules.table.events import EnemyPlaced
from lantern.rules.words import Words
from lantern.views.log import log_views
from lantern.views.look import Look


def test_only_who_is_gone_again_is_told_as_it_came():
    play = play_until(held, seed=5)
    game = game_of(play)
    look = Look(game, Words(load()))
    told = log_views(look, play.engine.events, 0)
    came = [(event, told[at].facts.passing) for at, event in enumerate(play.engine.events) if isinstance(event, EnemyPlaced)]
    there = [event.enemy for event, passing in came if passing is None]
    assert set(there) == set(game.state.enemies)
    gone = [(event, passing) for event, passing in came if passing is not None]
    assert gone, "somebody was killed before"
    for event, passing in gone:
        enemy = passing.enemy
        assert (enemy.id, enemy.kind, enemy.spaces, enemy.wounds) == (event.enemy, event.kind, [event.space], 0)
        assert enemy.name == look.who(event.enemy)
        assert enemy.health > 0
        assert passing.initiative > 0
