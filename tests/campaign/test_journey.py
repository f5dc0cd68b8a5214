"""The journey to town: the posse in, hazards one after the other, the posse out; left in the middle, taken back, stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.campaign.stories import content
from tests.campaign.test_gathering import asked, posse

from lantern.campaign.journey import Journey, new_journey
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.core.play import Over, Play, Waiting
from lantern.core.table import Nobody, solo
from lantern.players.campaigns import CAMPAIGN_SUFFIX, CampaignFile, campaign_of
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import JourneySetup, StaySetup, next_setup
from lantern.players.table import chapter_of, closing_posse, load_play, new_play, open_journal, setup_of
from lantern.rules.table.options import Options
from lantern.rules.turn.setup import SetupError

#: Both heroes meet something.
TWO_HAZARDS = 7
#: The marshal meets a Void Storm, which destroys two locations.
STORM = 25
#: Nobody meets anything.
QUIET = 1
#: The gunslinger comes to the Burning Farmstead, where everybody chooses.
FARMSTEAD = 5


def journey(seed: int, path: Path | None = None) -> Play[Any]:
    return new_play(JourneySetup(posse=posse(), seed=seed), content=content(), path=path)


def on_the_road(seed: int, path: Path | None = None) -> Play[Any]:
    """Set out, and let the dice of the road stand."""
    play = journey(seed, path)
    while isinstance(play.outcome, Waiting) and play.outcome.question.about.get("purpose") == "travel":
        play.answer([])
    return play


def ride(play: Play[Any], seed: int = 3) -> None:
    """Let somebody answer anything until they are in town."""
    player = RandomPlayer(seed)
    while isinstance(play.outcome, Waiting):
        number, question = next(iter(play.outcome.questions.items()))
        answer = play.engine.consult(player, question)
        assert answer is not None
        play.answer(answer, number)


@pytest.mark.proves("TRAVEL-03", "TRAVEL-25")
def test_a_quiet_road_asks_nobody_anything():
    play = journey(QUIET)
    assert isinstance(play.outcome, Over)
    state = play.engine.state
    assert (state.dice, state.met) == ({"us-marshal": 3, "gunslinger": 6}, [])
    before, after = posse(), closing_posse(play)
    assert after is not None
    assert [(r.id, r.gold, r.bag, r.xp) for r in after.heroes] == [(r.id, r.gold, r.bag, r.xp) for r in before.heroes]
    assert after.settlement.days == before.settlement.days + 1


@pytest.mark.proves("TRAVEL-04")
def test_those_with_low_dice_meet_hazards_one_after_the_other():
    play = on_the_road(TWO_HAZARDS)
    assert asked(play) == "meets-hazard"
    assert (play.engine.state.ahead, play.engine.state.met) == (["us-marshal", "gunslinger"], [])
    assert isinstance(play.outcome, Waiting)
    play.answer(play.outcome.question.keys.index("gunslinger"))
    ride(play)
    assert [hazard.hero for hazard in play.engine.state.met] == ["gunslinger", "us-marshal"]
    assert play.engine.state.ahead == []
    assert play.engine.state.settlement.days == posse().settlement.days + 2, "each is a day's"


def test_a_hazard_is_known_while_it_is_lived_through():
    play = on_the_road(FARMSTEAD)
    assert isinstance(play.outcome, Waiting)
    assert [(hazard.hero, hazard.result) for hazard in play.engine.state.met] == [("gunslinger", 9)]
    assert play.engine.state.ahead == []
    ride(play)
    assert [(hazard.hero, hazard.result) for hazard in play.engine.state.met] == [("gunslinger", 9)], "and only once"


@pytest.mark.proves("TRAVEL-09")
def test_what_the_road_does_to_the_town_comes_to_the_stay():
    play = journey(STORM)
    ride(play)
    after = closing_posse(play)
    assert after is not None
    assert after.settlement.destroyed == ["church", "general-store"]
    following = next_setup(setup_of(play.journal.header, ""), chapter_of(play))
    assert isinstance(following, StaySetup)
    assert following.posse == after


def test_the_dead_and_those_at_home_do_not_travel():
    setup = JourneySetup(posse=posse(), going=("hero-g", "hero-d"), seed=QUIET)
    play = new_play(setup, content=content())
    assert list(play.engine.state.heroes) == ["gunslinger"]
    after = closing_posse(play)
    assert after is not None
    assert [record.id for record in after.heroes] == ["hero-m", "hero-g", "hero-d"]
    assert after.record("hero-m") == posse().record("hero-m")
    dead = Posse(heroes=[HeroRecord(id="hero-d", name="Cid", hero_class="preacher", made=True, dead=True)])
    with pytest.raises(SetupError, match="DEATH-10"):
        new_journey(content(), solo(Nobody()), dead, [], seed=1, options=Options())


@pytest.mark.parametrize("seed", range(6, 12))
def test_the_posse_after_is_a_fact_that_follows_from_the_posse_before_and_the_answers(seed: int):
    play = journey(seed)
    ride(play, seed)
    again = open_journal(play.journal.copy(), "a journey", content=content())
    assert closing_posse(again) == closing_posse(play)


def test_killed_in_the_middle_of_a_hazard_it_goes_on_there(tmp_path: Path):
    path = tmp_path / "road.lantern"
    play = on_the_road(FARMSTEAD, path)
    assert asked(play) == "choose"
    play.answer(0)
    assert isinstance(play.outcome, Waiting)
    question, state = play.outcome.question.fingerprint(), play.engine.checkpoint()
    assert play.file is not None
    play.file.close()
    play.file = None  # nothing more is written
    opened = load_play(path, content=content())
    assert isinstance(opened.outcome, Waiting)
    assert opened.outcome.question.fingerprint() == question
    assert opened.engine.checkpoint() == state
    assert isinstance(opened.engine, Journey)
    assert [hazard.result for hazard in opened.engine.state.met] == [9]
    ride(play)
    ride(opened)
    assert closing_posse(opened) == closing_posse(play)


def test_a_hazard_can_be_taken_back():
    play = on_the_road(TWO_HAZARDS)
    before = play.engine.checkpoint()
    play.answer(0)
    assert play.engine.state.met
    play.undo()
    assert asked(play) == "meets-hazard"
    assert play.engine.checkpoint() == before
    play.answer(1)
    assert play.engine.state.met[0].hero == "gunslinger"


def test_a_journey_is_a_chapter_of_a_stored_campaign(tmp_path: Path):
    file = CampaignFile(tmp_path / f"story{CAMPAIGN_SUFFIX}")
    journal = file.begin(JourneySetup(posse=posse(), seed=STORM), content=content())
    play = load_play(journal, content=content())
    ride(play)
    assert play.file is not None
    play.file.close()
    following = campaign_of(journal).play_on(journal, content=content())
    campaign = campaign_of(journal).campaign
    assert campaign.chapter(1).after == closing_posse(play)
    town = load_play(following, content=content(), saving=False).engine.state.settlement
    assert town.destroyed == ["church", "general-store"]
