"""Setting up in one go: what is still to be decided, with sensible answers, and all of it answered together."""

import pytest

from lantern.core.play import Play, Waiting, digest
from lantern.players.setting_up import SETTLED, Settled, is_setting_up, proposals, settle, settle_sensibly
from lantern.players.setups import Setup
from lantern.players.table import new_play
from lantern.rules.table.state import ChapterState

SIX = ("preacher", "rancher", "gunslinger", "us-marshal", "law-man", "bandido")


def begun(*heroes: str) -> Play[ChapterState]:
    return new_play(Setup(heroes=heroes or SIX, seed=3))


def as_answers(play: Play[ChapterState]) -> list[Settled]:
    return [Settled(one.question.kind, one.question.who, one.key) for one in proposals(play)]


def test_every_question_of_the_set_up_is_known_beforehand() -> None:
    play = begun()
    foreseen = as_answers(play)
    asked = []
    while is_setting_up(play):
        assert isinstance(play.outcome, Waiting)
        question = play.outcome.questions[0]
        asked.append((question.kind, question.who))
        play.answer(question.keys.index(foreseen[len(asked) - 1].key))

    assert asked == [(one.kind, one.who) for one in foreseen]
    assert {kind for kind, _ in asked} == set(SETTLED)


def test_looking_at_what_will_be_asked_changes_nothing() -> None:
    play = begun()
    before = digest(play.engine.checkpoint())

    proposals(play)

    assert digest(play.engine.checkpoint()) == before
    assert play.journal.answers == 0


def test_all_of_it_is_answered_at_once_and_stands_in_the_journal() -> None:
    play, other = begun(), begun()
    wanted = as_answers(play)

    settle(play, wanted)

    assert not is_setting_up(play)
    assert play.journal.answers == len(wanted)
    for one in wanted:
        assert isinstance(other.outcome, Waiting)
        other.answer(other.outcome.questions[0].keys.index(one.key))
    assert digest(other.engine.checkpoint()) == digest(play.engine.checkpoint())


def test_what_is_answered_already_is_not_asked_again() -> None:
    play = begun("gunslinger", "us-marshal")
    all_of_it = as_answers(play)
    settle(play, all_of_it[:2])

    assert as_answers(play) == all_of_it[2:]


def test_what_is_not_offered_stays_open() -> None:
    play = begun("gunslinger", "us-marshal")

    settle(play, [Settled("starting-upgrade", "gunslinger", "reload"), Settled("free-token", "gunslinger", "a-castle")])

    assert isinstance(play.outcome, Waiting)
    assert play.outcome.questions[0].kind == "free-token"
    assert play.journal.answers == 1


@pytest.mark.parametrize("wanted", ["pistol-fanning", "quickdraw", "reload"])
def test_what_is_wanted_comes_before_what_is_sensible(wanted: str) -> None:
    play = begun("gunslinger", "us-marshal")

    settle_sensibly(play, [Settled("starting-upgrade", "gunslinger", wanted)])

    assert not is_setting_up(play)
    assert play.engine.state.heroes["gunslinger"].upgrades == [wanted]


def test_nothing_is_proposed_once_the_turns_have_begun() -> None:
    play = begun("gunslinger")
    settle_sensibly(play)

    assert proposals(play) == []
