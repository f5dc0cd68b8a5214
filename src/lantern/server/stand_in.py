"""Bots that sit in: who is away has its questions answered by the sensible player, from what may be known at that seat."""

from __future__ import annotations

from collections.abc import Sequence

from lantern.core.play import Play, Waiting
from lantern.core.questions import Question
from lantern.core.table import PARTY
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.table import chapter_of
from lantern.rules.table.state import ChapterState
from lantern.server.store import SeatRecord


def question_for(play: Play[ChapterState], seats: Sequence[SeatRecord]) -> tuple[int, Question, str] | None:
    """Find a question for a bot, and the seat at which it sits; what concerns all, people answer if there are any."""
    run = {hero: seat.id for seat in seats if seat.bot for hero in seat.heroes}
    if not run or not isinstance(play.outcome, Waiting):
        return None
    if all(seat.bot for seat in seats):
        run[PARTY] = seats[0].id
    found = ((number, question) for number, question in play.outcome.questions.items() if question.who in run)
    return next(((number, question, run[question.who]) for number, question in found), None)


def answer(play: Play[ChapterState], seats: Sequence[SeatRecord]) -> str | None:
    """Answer the next question for which a bot is responsible; return the seat at which it sits."""
    asked = question_for(play, seats)
    if asked is None:
        return None
    number, question, seat = asked
    given = chapter_of(play).consult(HeuristicPlayer(play.journal.answers), question)
    if given is None:
        return None
    play.answer(given, number)
    return seat
