"""A maximum of Grit that falls in the middle of something (GRIT-12)."""

import pytest

from lantern.campaign.posse import Posse
from lantern.campaign.records import new_record
from lantern.content.loader import load
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import StaySetup, new_chapter
from lantern.rules.harm import conditions
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import Hero


def test_grit_above_a_maximum_that_has_fallen_is_gone_before_it_is_asked_what_to_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[int] = []

    def what_to_hold(game: AnyChapter, hero: Hero) -> None:
        held.append(hero.grit)

    monkeypatch.setattr(conditions, "put_away_what_does_not_fit", what_to_hold)
    setup = StaySetup(posse=Posse(heroes=[new_record("gunslinger", 1, 1)]))
    game = new_chapter(setup, table=solo(HeuristicPlayer(1)), content=load(user=False))
    gunslinger = game.state.heroes["gunslinger"]
    gunslinger.grit = 2
    conditions.suffer(game, gunslinger, "plague")
    assert held == [1]
