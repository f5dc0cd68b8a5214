"""Bots that sit in: who is away has its questions answered by the sensible player, from what may be known at that seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from time import monotonic

from lantern.core.play import Play, Waiting
from lantern.core.questions import Answer, Question
from lantern.core.table import PARTY
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.table import chapter_of
from lantern.rules.table.state import ChapterState
from lantern.server.neighbours import Author
from lantern.server.store import SeatRecord
from lantern.server.windows import OpenWindow

#: A bot waits so long for a page that still shows what has happened and says nothing, in seconds.
TELLING = 20.0


def run_by_bots(seats: Sequence[SeatRecord]) -> dict[str, SeatRecord]:
    """Return for whom bots answer, each with its seat; what concerns all, people answer if there are any."""
    run = {hero: seat for seat in seats if seat.bot for hero in seat.heroes}
    return {**run, PARTY: seats[0]} if run and all(seat.bot for seat in seats if seat.heroes) else run


def question_for(play: Play[ChapterState], seats: Sequence[SeatRecord]) -> tuple[int, Question, SeatRecord] | None:
    """Find a question for a bot, and the seat at which it sits."""
    run = run_by_bots(seats)
    if not run or not isinstance(play.outcome, Waiting):
        return None
    found = ((number, question) for number, question in play.outcome.questions.items() if question.who in run)
    return next(((number, question, run[question.who]) for number, question in found), None)


def answer(play: Play[ChapterState], seats: Sequence[SeatRecord]) -> Author | None:
    """Answer the next question for which a bot is responsible; return for whom, and whose bot it is."""
    asked = question_for(play, seats)
    if asked is None:
        return None
    number, question, seat = asked
    given = _decided(play, question)
    if given is None:
        return None
    play.answer(given, number)
    return Author(seat.tokens[0] if seat.tokens else "", question.who)


def _decided(play: Play[ChapterState], question: Question) -> Answer | None:
    """Answer as the sensible player would; but people decide whether to give up: a bot stays, or goes with them."""
    if question.kind == "flee":
        return int(question.who != PARTY)  # its hero is asked only if people have chosen to flee
    return chapter_of(play).consult(HeuristicPlayer(play.journal.answers), question)


# -- no faster than it is told ---------------------------------------------------------------------


def still_telling(listeners: Iterable[OpenWindow], seats: Sequence[SeatRecord], version: int) -> list[OpenWindow]:
    """Return the windows of those with a seat that have not shown yet what led to this version, and say how far they are."""
    sitting = {known for seat in seats for known in seat.tokens}
    behind = [listener for listener in listeners if listener.told is not None and listener.told < version]
    return [listener for listener in behind if listener.digest in sitting]


async def until_told(behind: Callable[[], list[OpenWindow]], told: asyncio.Event) -> None:
    """Wait until people have been shown what has happened; nobody waits for a page that is silent, until it says something."""
    begun = monotonic()
    while found := behind():
        told.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(told.wait(), max(0.0, max(_patience(begun, page) for page in found) - monotonic()))
        for page in behind():
            if _patience(begun, page) <= monotonic():
                page.told = None


def _patience(begun: float, page: OpenWindow) -> float:
    return max(begun, page.told_at) + TELLING
