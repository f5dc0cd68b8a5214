"""Stays in town at moments that the page shows: somebody chooses where to go, somebody shops, everybody has left."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.server.positions import FOUR

from lantern.campaign.posse import Posse
from lantern.campaign.records import new_record
from lantern.content.loader import load
from lantern.core.play import Play, Waiting
from lantern.core.questions import ChooseOne, Question
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import StaySetup
from lantern.players.table import new_play
from lantern.rules.table.people import NOBODY
from lantern.rules.table.settlement import Settlement
from lantern.rules.table.state import ChapterState

RUIN = "blacksmith"
PURSE = 850
ABOUT = dict(zip(FOUR, ("general-store", "saloon", "church", "saloon"), strict=True))


def in_town(until: Callable[[Question], bool], go_to: Mapping[str, str], seed: int = 4) -> Play[ChapterState]:
    """Let four with full purses stay in a town where the smithy has burnt, until somebody is asked something."""
    heroes = [new_record(each, 1, number, NOBODY) for number, each in enumerate(FOUR, start=1)]
    for hero in heroes:
        hero.made, hero.gold, hero.dark_stone, hero.corruption = True, PURSE, 3, 2
    posse = Posse(heroes=heroes, settlement=Settlement(destroyed=[RUIN], most_days=3))
    play = new_play(StaySetup(posse=posse, seed=seed), content=load())
    player = HeuristicPlayer(1)
    while isinstance(play.outcome, Waiting):
        number, question = next(iter(play.outcome.questions.items()))
        if until(question):
            return play
        answer = play.engine.consult(player, question)
        if isinstance(question, ChooseOne) and question.kind == "visit":
            answer = question.keys.index(f"visit:{go_to[question.who]}")
        assert answer is not None
        play.answer(answer, number)
    return play


def visiting() -> Play[ChapterState]:
    """Two have chosen where to go; the third is asked."""
    return in_town(lambda question: question.kind == "visit" and question.who == FOUR[2], ABOUT)


def shopping() -> Play[ChapterState]:
    """Somebody is asked what to buy at the Saloon, where there are goods and services."""
    return in_town(lambda question: question.kind == "business", dict.fromkeys(FOUR, "saloon"))


def left_town() -> Play[ChapterState]:
    """Everybody has left."""
    return in_town(lambda _: False, ABOUT)
