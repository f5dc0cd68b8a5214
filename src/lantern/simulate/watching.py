"""Look at a game between any two answers, and say in words what is wrong."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from lantern.board.board import Board
from lantern.core.play import Outcome, Waiting
from lantern.core.questions import Answer, ChooseOne, ChooseSome, PutInOrder, Question
from lantern.core.table import Insider, Player
from lantern.rules.invariants import check_invariants
from lantern.rules.kinds import misnamed, undeclared
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.events import CardCancelled, Drew, Rolled, TokenRevealed
from lantern.rules.table.game import Game
from lantern.rules.table.state import ChapterState
from lantern.simulate.drawing import Drawer

_encode = msgspec.msgpack.Encoder().encode

#: The board is built anew for comparison at one question in this many.
BOARD_EVERY = 50
#: Questions that mend what a hero has too much of: Wounds for a Health that has just fallen (HERO-20), tokens for a side bag
#: that has become smaller (BAG-01).
MENDING = frozenset({"revive", "bag-too-small"})
#: How many of the last events are told with a problem.
TOLD = 12


@cache
def _decoder(kind: type[ChapterState]) -> msgspec.msgpack.Decoder[ChapterState]:
    return msgspec.msgpack.Decoder(kind)


class WrongError(AssertionError):
    """Something in a game is not as it must be."""


class Watcher(Insider):
    """A player who looks at everything before letting another one answer, or before one answer in so many.

    With a drawer it also looks at what people would be shown, before one answer in `drawn_every`.
    """

    def __init__(self, player: Player, every: int = 1, drawer: Drawer | None = None, drawn_every: int = 1) -> None:
        self.player = player
        self.every = every
        self.drawer = drawer
        self.drawn_every = drawn_every
        self.answers = 0
        self._told = self._drawn = 0

    def answer(self, game: AnyChapter, question: Question) -> Answer | None:
        """Look, and pass the question on."""
        if self.answers % self.every == 0:
            self.look(game, question)
        if self.answers % self.drawn_every == 0:
            self.draw(game, Waiting({0: question}))
        self.answers += 1
        return game.consult(self.player, question)

    def look(self, game: AnyChapter, question: Question) -> None:
        """Raise WrongError, in words, if anything is wrong."""
        problems = [*check_invariants(game), *problems_of_the_state(game), *problems_of_the_question(game, question)]
        if self.answers % BOARD_EVERY == 0 and isinstance(game, Game):
            problems += problems_of_the_board(game)
        problems += self._unseen_reveals(game)
        if question.kind in MENDING:
            problems = [problem for problem in problems if not problem.startswith(f"{question.who} has ")]
        if problems:
            raise WrongError(report(game, f"before {_asked(question)}", problems))

    def draw(self, game: AnyChapter, outcome: Outcome) -> None:
        """Have everything drawn that people could be shown; raise WrongError if something of it is missing."""
        problems = self.drawer.draw(game, outcome) if self.drawer is not None else []
        if problems:
            raise WrongError(report(game, f"drawn at {_moment(outcome)}", problems))

    def _unseen_reveals(self, game: AnyChapter) -> list[str]:
        """Find out whether whatever came to light was counted, so that a table may forbid to undo past it."""
        drawn, told = game.state.streams.drawn, len(game.events)
        news = [event for event in game.events[self._told :] if _is_reveal(event) and not _was_drawn(game, event)]
        unseen = bool(news) and drawn == self._drawn
        self._told, self._drawn = told, drawn
        return [f"{news[0]} was revealed, and an undo would not notice"] if unseen else []


def _asked(question: Question) -> str:
    return f"'{question.kind}' for {question.who}"


def _moment(outcome: Outcome) -> str:
    return _asked(outcome.question) if isinstance(outcome, Waiting) else "the end"


def _is_reveal(event: Any) -> bool:
    """Tell whether an event is told in the same breath as what it reveals (a hero may re-roll its own dice first)."""
    if isinstance(event, Rolled):
        return not event.by
    return isinstance(event, TokenRevealed | CardCancelled) or (isinstance(event, Drew) and event.deck == "dread")


def _was_drawn(game: AnyChapter, event: Any) -> bool:
    """Tell whether a card that was cancelled had been turned over before, for all to see."""
    if not isinstance(event, CardCancelled):
        return False
    return any(isinstance(other, Drew) and other.card == event.card for other in game.events)


def problems_of_the_state(game: AnyChapter) -> list[str]:
    """Find out whether the state can be stored: it encodes, decodes, is equal, and encodes to the same bytes again."""
    stored = _encode(game.state)
    kind = type(game.state)
    again = _decoder(kind).decode(stored)
    if again != game.state:
        differing = [name for name in kind.__struct_fields__ if getattr(again, name) != getattr(game.state, name)]
        return [f"the stored state differs in {', '.join(differing)}"]
    return [] if _encode(again) == stored else ["the stored state encodes to other bytes"]


def problems_of_the_question(game: AnyChapter, question: Question) -> list[str]:
    """Find out whether a question has several answers, told apart by their keys, and can be looked at in all it offers."""
    problems = undeclared(question)
    keys = question.keys
    if question.only_answer() is not None:
        problems.append(f"'{question.kind}' is asked although it has only one answer")
    if not game.goes_on():
        problems.append(f"'{question.kind}' is asked although the adventure is decided (WIN-03)")
    if len(set(keys)) != len(keys):
        problems.append(f"'{question.kind}' has two options of the same key: {keys}")
    if question.fingerprint() != question.fingerprint():
        problems.append(f"the fingerprint of '{question.kind}' changes")
    if question.refusals is not None:
        question.refusals()
    if isinstance(question, ChooseOne | ChooseSome | PutInOrder):
        for option in question.options:
            option.odds(game, question.who)
    if question.default is not None:
        question.check(question.default)
    offered = game.any_time_actions() if question.interruptible else []
    actions = [action.key for action in offered]
    if len(set(actions)) != len(actions):
        problems.append(f"two any-time actions have the same key: {actions}")
    return problems + misnamed(offered)


def problems_of_the_board(game: Game) -> list[str]:
    """Find out whether the board that is remembered is the one that would be built anew."""
    tiles = tuple(game.content.tiles[placement.tile] for placement in game.state.placements)
    fresh = Board(tuple(game.state.placements), tiles)
    tables = ("names", "adjacent", "step", "smash", "tiles_of", "tile_mask", "tile_adjacent", "compass", "xy", "section")
    return [f"the board remembers another '{table}'" for table in tables if getattr(game.board, table) != getattr(fresh, table)]


def report(game: AnyChapter, when: str, problems: list[Any]) -> str:
    """Tell where the game stands, what is wrong, and what happened just before."""
    state = game.state
    return "\n".join(
        [
            f"turn {state.turn}, {getattr(state, 'phase', '')}, {when}:",
            *(f"  {problem}" for problem in problems),
            "what happened last:",
            *(f"  {event}" for event in game.events[-TOLD:]),
        ]
    )
