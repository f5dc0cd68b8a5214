"""New heroes are made at the same time: nobody waits, and whoever answers first makes no other game."""

from itertools import permutations
from typing import Any

import pytest
from tests.packs.test_moon_folk import PACK

from lantern.content.loader import load
from lantern.core.play import Play, Waiting, digest
from lantern.players.setups import Setup
from lantern.players.table import new_play
from lantern.views.questions import question_id

PARTY = ("preacher", "gunslinger", "rancher")


def begun(*heroes: str, **more: Any) -> Play[Any]:
    return new_play(Setup(heroes=heroes or PARTY, seed=5, **more))


def asked(play: Play[Any]) -> dict[str, str]:
    assert isinstance(play.outcome, Waiting)
    return {question.who: question.kind for question in play.outcome.questions.values()}


def named(play: Play[Any], who: str) -> str:
    assert isinstance(play.outcome, Waiting)
    [(number, question)] = [each for each in play.outcome.questions.items() if each[1].who == who]
    return question_id(question, number, play.journal.position)


def answer(play: Play[Any], who: str, choice: int) -> None:
    assert isinstance(play.outcome, Waiting)
    play.answer(choice, next(number for number, question in play.outcome.questions.items() if question.who == who))


def make(play: Play[Any], who: str, choice: int) -> None:
    """Answer everything that is asked of one hero."""
    while who in asked(play):
        answer(play, who, choice)


@pytest.mark.proves("HERO-10")
def test_every_hero_is_asked_at_once() -> None:
    play = begun()

    assert asked(play) == {"preacher": "learn-card", "gunslinger": "starting-upgrade", "rancher": "starting-upgrade"}


def test_who_thinks_holds_nobody_up() -> None:
    play = begun()

    make(play, "rancher", 1)
    make(play, "gunslinger", 2)

    assert asked(play) == {"preacher": "learn-card"}
    make(play, "preacher", 0)
    assert asked(play) == {"party": "light-bearer"}
    assert play.engine.state.heroes["rancher"].upgrades
    assert not play.engine.state.making


def test_in_whatever_order_they_are_made_it_is_the_same_game() -> None:
    wanted = {"preacher": 1, "gunslinger": 2, "rancher": 0}
    ends = set()
    for order in permutations(PARTY):
        play = begun()
        for who in order:
            make(play, who, wanted[who])
        ends.add(digest(play.engine.checkpoint()))
    by_turns = begun()
    while set(asked(by_turns)) & set(PARTY):
        for who in [*asked(by_turns)][::-1]:
            answer(by_turns, who, wanted[who])
    ends.add(digest(by_turns.engine.checkpoint()))

    assert len(ends) == 1


def test_a_question_keeps_its_name_while_others_answer_and_gets_it_back() -> None:
    play = begun()
    before, mine = named(play, "gunslinger"), named(play, "rancher")

    answer(play, "rancher", 0)
    assert named(play, "gunslinger") == before
    assert named(play, "rancher") != mine, "a second click is another question's"

    play.undo()
    assert (named(play, "gunslinger"), named(play, "rancher")) == (before, mine)


def test_somebody_is_called_something_while_others_are_made() -> None:
    play = begun()
    answer(play, "rancher", 0)

    play.answer("gunslinger/called:Etta|Vane")

    assert play.engine.state.heroes["gunslinger"].name == "Etta"
    assert asked(play)["rancher"] == "free-token"


@pytest.mark.proves("CLASS-08")
def test_what_was_learned_first_is_not_shown_again() -> None:
    for first in (0, 1):
        play = new_play(Setup(heroes=("moon-caller",), seed=2), content=load([PACK], user=False))
        assert isinstance(play.outcome, Waiting)
        shown = play.outcome.question.keys
        answer(play, "moon-caller", first)
        song = next(iter(play.engine.state.heroes["moon-caller"].hands.values()))
        assert song[0] == shown[first]
        assert len(set(song)) == len(song)
