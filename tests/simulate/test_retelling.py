"""Chapters lived through once more as people do: they come to the same, and whatever comes to anything else is told."""

from collections.abc import Callable

import pytest
from msgspec import structs

from lantern.campaign.posse import Posse
from lantern.campaign.records import new_record
from lantern.content.loader import load
from lantern.core.journal import Journal
from lantern.core.play import Play, run_to_end
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import AnySetup, JourneySetup, Setup, StaySetup, new_chapter
from lantern.players.table import header_of
from lantern.simulate import campaigns as runs
from lantern.simulate import retelling
from lantern.simulate.campaigns import Care, play_campaign
from lantern.simulate.retelling import WAYS, LivePlay, Straight, retell, retold
from lantern.simulate.watching import WrongError

IN_TURN = range(len(WAYS) + 1)


def posse() -> Posse:
    return Posse(
        heroes=[
            structs.replace(new_record(one, 1, n), made=True, gold=300) for n, one in enumerate(("gunslinger", "us-marshal"))
        ]
    )


def straight(setup: AnySetup) -> Straight:
    game = new_chapter(setup, table=solo(HeuristicPlayer(setup.seed)), content=load(user=False))
    journal = Journal(header_of(setup, game))
    run_to_end(game, journal)
    return Straight(setup, game, journal)


@pytest.fixture(scope="module")
def stay() -> Straight:
    return straight(StaySetup(posse=posse(), seed=5))


@pytest.mark.parametrize("way", IN_TURN)
def test_a_stay_in_town_comes_to_the_same_in_every_way(stay: Straight, way: int) -> None:
    assert len(stay.tape) > 10
    retell(stay, way)


@pytest.mark.parametrize("way", IN_TURN)
def test_an_adventure_and_a_journey_come_to_the_same(way: int) -> None:
    retell(straight(Setup(mission="exploration", heroes=("gunslinger",), seed=2)), way)
    retell(straight(JourneySetup(posse=posse(), seed=way)), way)


@pytest.mark.parametrize("way", WAYS)
def test_another_end_is_told(stay: Straight, way: Callable[[Straight], LivePlay]) -> None:
    other = straight(StaySetup(posse=posse(), seed=5))
    other.end = other.end[:-1] + bytes([other.end[-1] ^ 1])
    with pytest.raises(WrongError, match="it ends in another state"):
        retold(other, way)
    other.end = stay.end
    other.happened.pop()
    with pytest.raises(WrongError, match="something else has happened"):
        retold(other, way)


def test_another_process_that_comes_to_another_end_is_told(stay: Straight) -> None:
    other = straight(StaySetup(posse=posse(), seed=5))
    other.end = b"elsewhere"
    with pytest.raises(WrongError, match="another process came to another end"):
        retell(other, len(WAYS))


def test_a_trace_that_an_undo_leaves_is_told(stay: Straight, monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Play.undo

    def undone(play: LivePlay) -> object:
        outcome = undo(play)
        next(iter(play.engine.state.heroes.values())).gold += 1
        return outcome

    monkeypatch.setattr(Play, "undo", undone)
    with pytest.raises(WrongError, match="an answer taken back leaves a trace"):
        retold(stay, retelling.taken_back)


def test_a_campaign_tells_which_chapter_came_to_another_end(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    monkeypatch.setattr(runs, "retell", lambda chapter, way, *_: told.append((chapter.setup.seed, way)))
    assert play_campaign(3, adventures=1, care=Care(looks=50, drawn=1_000, retold=1)).fault is None
    assert told[0] == (3, 3)
    assert len(told) > 2, "road and town are lived through again, too"

    def fails(*_: object) -> None:
        raise WrongError("lived through once more: it ends in another state")

    monkeypatch.setattr(runs, "retell", fails)
    fault = play_campaign(3, adventures=1, care=Care(looks=50, drawn=1_000, retold=1)).fault
    assert fault is not None
    assert "lived through once more" in fault.error
