"""Setting up in one go: every question of the set-up that is still to come, each with a sensible answer ready.

The same holds for somebody new who joins at a gathering (CAMP-13).
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from msgspec import Struct

from lantern.campaign.gathering import GatheringState
from lantern.core.engine import Given
from lantern.core.play import Play, Waiting
from lantern.core.questions import ChooseOne, Question
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import new_chapter
from lantern.players.table import chapter_of, setup_of
from lantern.rules.table.state import ChapterState, State
from lantern.views.observation import Observation

#: What players decide before the first turn (HERO-10 to HERO-12, SETUP-07, SETUP-13); each is one choice among options.
SETTLED = ("learn-card", "starting-upgrade", "free-token", "light-bearer", "placed-first", "start-space")


class Settled(Struct, frozen=True):
    """An answer to a question of the set-up: which question it is for whom, and the key of the option."""

    kind: str
    who: str
    key: str


class Proposal(Struct, frozen=True):
    """A question of the set-up that will come, and what a sensible player would answer."""

    question: ChooseOne
    key: str


class NotSettledError(Exception):
    """The set-up has come to a question that is not of it; what was found before stands."""


class Adviser:
    """Answers the set-up sensibly and remembers what it was asked; `wanted` answers come before its own ideas."""

    def __init__(self, seed: int, wanted: Iterable[Settled] = ()) -> None:
        self._sensible = HeuristicPlayer(seed)
        self._wanted = list(wanted)
        self.proposals: list[Proposal] = []

    def answer(self, seen: Observation, question: Question) -> int:
        """Answer as wanted where that is possible, else sensibly."""
        if not (question.kind in SETTLED and isinstance(question, ChooseOne)):
            raise NotSettledError
        key = taken(self._wanted, question)
        if key not in question.keys:
            thought = self._sensible.answer(seen, question)
            assert isinstance(thought, int)
            key = question.keys[thought]
        self.proposals.append(Proposal(question, key))
        return question.keys.index(key)


def taken(wanted: list[Settled], question: Question) -> str | None:
    """Take the answer to a question out of a list; where the same is asked twice, the first is the first."""
    for at, one in enumerate(wanted):
        if (one.kind, one.who) == (question.kind, question.who):
            return wanted.pop(at).key
    return None


def is_setting_up(play: Play[ChapterState]) -> bool:
    """Tell whether a question of the set-up is open."""
    return bool(open_choices(play))


def proposals(play: Play[ChapterState], wanted: Iterable[Settled] = ()) -> list[Proposal]:
    """Return the questions of the set-up that are still to come, with what is wanted or a sensible answer.

    They are found by setting up another table that is the same; at this one nothing happens.
    """
    if not is_setting_up(play):
        return []
    game = chapter_of(play)
    setup = setup_of(play.journal.header, "game")
    adviser = Adviser(setup.seed, wanted)
    other = new_chapter(setup, table=solo(adviser), content=game.content)
    other.restore(play.journal.checkpoint())
    step = other.next_step()
    assert step is not None
    other.begin_step(_copied(play), holding=False)
    with suppress(NotSettledError):
        step.run(other)
    return adviser.proposals


def settle(play: Play[ChapterState], wanted: Iterable[Settled]) -> None:
    """Give these answers to the questions of the set-up, each when it is open, and each checked as always.

    What is not offered, or not answered, stays open, and so does what comes after it; nobody else waits for that.
    """
    left = list(wanted)
    stays: set[str] = set()
    while asked := {number: each for number, each in open_choices(play).items() if each.who not in stays}:
        number, question = next(iter(asked.items()))
        key = taken(left, question)
        if key in question.keys:
            play.answer(question.keys.index(key), number)
        else:
            stays.add(question.who)


def settle_sensibly(play: Play[ChapterState], wanted: Iterable[Settled] = ()) -> None:
    """Answer the whole set-up as wanted, and sensibly where nothing is."""
    settle(play, [Settled(one.question.kind, one.question.who, one.key) for one in proposals(play, wanted)])


def open_choices(play: Play[ChapterState]) -> dict[int, ChooseOne]:
    """Return the questions of the set-up that are open, by number; of all heroes who are made now there is one."""
    outcome, state = play.outcome, play.engine.state
    joins = isinstance(state, GatheringState)
    if not (isinstance(outcome, Waiting) and (joins or (isinstance(state, State) and state.phase == "set-up"))):
        return {}
    asked = outcome.questions.items()
    return {number: each for number, each in asked if each.kind in SETTLED and isinstance(each, ChooseOne)}


def _copied(play: Play[ChapterState]) -> list[Given]:
    return list(play.journal.steps[-1].answers)
