"""What a level gives goes with a hero from chapter to chapter, with its reasons; and bots gain levels."""

from typing import Any

import pytest
from tests.campaign.stories import content, finished

from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.players.setups import GatheringSetup, Setup, new_game, next_setup
from lantern.rules.numbers.values import explain, value
from lantern.rules.table.reasons import printed

SEEDS = range(1, 13)


def a_posse(**parts: Any) -> Posse:
    return Posse(heroes=[HeroRecord(id="hero-a", name="Ann", hero_class="us-marshal", made=True, **parts)])


def after_a_gathering(posse: Posse, seed: int) -> Setup:
    """Let a bot take a posse through a gathering, to the adventure that follows."""
    setup = GatheringSetup(posse=posse, seed=seed)
    following = next_setup(setup, finished(setup))
    assert isinstance(following, Setup)
    return following


@pytest.mark.proves("LEVEL-09", "LEVEL-13")
def test_a_bot_gains_every_level_it_can_pay_for_and_sets_out_as_such():
    following = after_a_gathering(a_posse(xp=1600), 3)
    assert following.posse is not None
    [ann] = following.posse.heroes
    assert (ann.level, ann.xp, len(ann.upgrades)) == (3, 100, 2)
    assert new_game(following, content=content()).state.party_level == 3


@pytest.mark.parametrize("seed", SEEDS)
def test_what_grew_explains_itself_in_the_next_adventure(seed):
    following = after_a_gathering(a_posse(xp=33_000), seed)
    assert following.posse is not None
    [ann] = following.posse.heroes
    game = new_game(following, content=content())
    hero = game.hero("us-marshal")
    assert (hero.level, hero.upgrades) == (8, ann.upgrades)
    for change in ann.changes:
        assert change.source == "bonus-us-marshal"
        sheet = printed(content(), content().heroes["us-marshal"], {}, change.stat)
        grown = sum(each.amount for each in ann.changes if each.stat == change.stat)
        reasons = explain(game, hero, change.stat)
        assert reasons[0].amount == sheet
        assert sum(reason.amount for reason in reasons if reason.source == "bonus-us-marshal") == grown
    assert value(game, hero, "max_grit") >= 2


def test_whom_a_hero_has_named_stays_named():
    named = [after_a_gathering(a_posse(xp=33_000), seed) for seed in SEEDS]
    words = [
        condition.word
        for following in named
        if following.posse is not None
        for condition in new_game(following, content=content()).hero("us-marshal").conditions
        if condition.id == "vendetta"
    ]
    assert words
    assert all(word in {word for enemy in content().enemies.values() for word in enemy.keywords} for word in words)


@pytest.mark.proves("HEROES-06")
def test_the_lawman_grows_by_the_repaired_chart_not_by_the_seventeen_cells_that_were_printed():
    tracks = content().tracks_of("law-man")
    tiers = [[content().upgrades[upgrade].tier for upgrade in track] for track in tracks.values()]
    assert tiers == [[1, 2, 3, 4]] * 4
