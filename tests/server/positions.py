"""Real positions of real games, played to by bots: for fixtures of the page and for tests of the view."""

from __future__ import annotations

from collections.abc import Callable

from lantern.core.play import Play, Waiting
from lantern.core.questions import Answer, ChooseOne, ChooseSome, Question
from lantern.core.table import Insider, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import Setup, with_introduction
from lantern.players.table import new_play
from lantern.rules.table.game import Game
from lantern.rules.table.state import State

Stop = Callable[[Game, Question], bool]
FOUR = ("us-marshal", "gunslinger", "saloon-girl", "bandido")


class Until(Insider):
    """A bot that leaves the table at the first question of a kind."""

    def __init__(self, seed: int, stop: Stop) -> None:
        self._bot = HeuristicPlayer(seed)
        self._stop = stop

    def answer(self, game: Game, question: Question) -> Answer | None:
        return None if self._stop(game, question) else game.consult(self._bot, question)


def play_until(stop: Stop, *, seed: int, heroes: tuple[str, ...] = FOUR, mission: str = "scouting-party") -> Play[State]:
    """Let bots play until a question is asked at which they leave, or to the end."""
    setup = with_introduction(Setup(mission=mission, heroes=heroes, seed=seed))
    return new_play(setup, table=solo(Until(seed, stop)))


def found(stop: Stop, *, seed: int, heroes: tuple[str, ...] = FOUR, mission: str = "scouting-party") -> Play[State]:
    """Play games from a seed on until one comes to the position."""
    while not isinstance((play := play_until(stop, seed=seed, heroes=heroes, mission=mission)).outcome, Waiting):
        seed += 1
    return play


def in_a_room(game: Game, question: Question) -> bool:
    """A hero thinks about a long move on turn 3 or later, and there is nobody to fight."""
    return question.kind == "move" and game.state.turn >= 3 and not game.state.enemies and len(question.keys) > 30


def in_a_fight(game: Game, question: Question) -> bool:
    """Many enemies, and a hero who can attack."""
    keys = question.keys if question.kind == "act" else []
    return len(game.state.enemies) >= 8 and any(key.startswith(("melee", "shoot")) for key in keys)


def held(game: Game, question: Question) -> bool:
    """Somebody stands next to an enemy and may act."""
    return in_a_fight(game, question) and any(game.enemies_adjacent_to(hero.space) for hero in game.standing())


def assigning(game: Game, question: Question) -> bool:
    """Three Hits or more, several enemies to give them to, and some of these have gone for somebody."""
    attacks = any(enemy.target for enemy in game.state.enemies.values())
    return question.kind == "assign-hits" and question.about["hits"] >= 3 and len(question.keys) >= 4 and attacks


def rerolling(game: Game, question: Question) -> bool:
    """Three dice or more that may be rolled again."""
    return question.kind == "reroll" and len(question.keys) >= 3


def beyond_a_gate(game: Game, question: Question) -> bool:
    """A hero moves in another world than where the adventure began."""
    hero = game.state.heroes.get(question.who)
    return question.kind == "move" and hero is not None and game.board.section[hero.space] > 0 and len(question.keys) > 4


def side_by_side(game: Game, question: Question) -> bool:
    """A hero moves in peace, and the Marshal could hand something to somebody."""
    marshal = game.state.heroes["us-marshal"]
    return question.kind == "move" and not game.state.enemies and not marshal.ko and bool(game.neighbours(marshal))


def with_company(game: Game, question: Question) -> bool:
    """Somebody came along, and a hero moves."""
    return question.kind == "move" and bool(game.state.progress.companions)


def choosing(game: Game, question: Question) -> bool:
    """The first question of all."""
    return isinstance(question, ChooseOne | ChooseSome)


def never(game: Game, question: Question) -> bool:
    return False
