"""Whoever has the XP for two levels gains them one after the other."""

from tests.campaign.stories import content

from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.core.play import Play, Waiting
from lantern.players.setups import GatheringSetup
from lantern.players.table import new_play
from lantern.rules.table.state import ChapterState

RISE = "us-marshal/level-up"


def can_rise(play: Play[ChapterState]) -> bool:
    return RISE in [action.key for action in play.engine.any_time_actions()]


def test_the_next_level_waits_until_the_upgrade_of_this_one_is_chosen():
    """LEVEL-03, LEVEL-08: without that both would offer the same upgrades, and one of them could be taken twice."""
    ann = HeroRecord(id="hero-a", name="Ann", hero_class="us-marshal", made=True, xp=1_500)
    play = new_play(GatheringSetup(posse=Posse(heroes=[ann]), seed=4), content=content())
    assert can_rise(play)
    play.answer(RISE)
    offered: list[list[str]] = []
    while len(offered) < 2:
        assert isinstance(play.outcome, Waiting)
        asked = play.outcome.question
        if asked.kind == "level-upgrade":
            offered.append(asked.keys)
        if asked.kind == "next-mission":
            play.answer(RISE)
            continue
        assert not can_rise(play), "who is gaining a level gains no other"
        play.answer(0 if asked.kind != "reroll" else [])
    hero = play.engine.state.heroes["us-marshal"]
    while hero.growing:
        assert isinstance(play.outcome, Waiting)
        play.answer(0)
        hero = play.engine.state.heroes["us-marshal"]
    assert offered[0] != offered[1]
    assert (hero.level, len(set(hero.upgrades))) == (3, 2)
