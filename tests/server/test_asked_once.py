"""What a question says of itself: what dice are to stop, and what somebody can do at once who can go nowhere."""

from __future__ import annotations

from typing import Any

from tests.server.positions import found

from lantern.core.play import Waiting
from lantern.core.questions import Question
from lantern.players.table import game_of
from lantern.rules.table.choices.spaces import MoveTo
from lantern.rules.words import Words
from lantern.views.look import Look
from lantern.views.questions import QuestionView, question_view


def can_go(question: Question) -> bool:
    return any(isinstance(option, MoveTo) for option in getattr(question, "options", []))


def nowhere(game: Any, question: Question) -> bool:
    return question.kind == "move" and not can_go(question) and bool(game.state.enemies)


class FromThere:
    """The first such question, and all that come after it."""

    def __init__(self) -> None:
        self.reached = False

    def __call__(self, game: Any, question: Question) -> bool:
        self.reached = self.reached or nowhere(game, question)
        return self.reached


def frightened(game: Any, question: Question) -> bool:
    return question.kind == "reroll" and question.about["purpose"] == "willpower" and bool(game.state.enemies)


def shown(play: Any) -> QuestionView:
    game = game_of(play)
    return question_view(Look(game, Words(game.content)), play.outcome.question, 0, "", yours=True)


def test_who_can_go_nowhere_is_offered_at_once_what_comes_after_the_stop():
    play = found(FromThere(), seed=2)
    asked = shown(play)
    assert asked.prompt.endswith("What now?")
    play.answer(asked.answers.index(next(one for one in asked.answers if one.key == "stop")))
    assert isinstance(play.outcome, Waiting)
    then = play.outcome.question
    assert (then.kind, then.who) == ("act", asked.who)
    assert [one.key for one in asked.after] == then.keys
    assert len(then.keys) > 1


def test_who_can_go_somewhere_is_asked_where_to_first():
    play = found(lambda _, question: question.kind == "move" and can_go(question), seed=2)
    asked = shown(play)
    assert asked.after == []
    assert asked.prompt.endswith("Where to?")


def test_willpower_says_whose_horror_it_is_to_stop():
    play = found(frightened, seed=2)
    game, asked = game_of(play), shown(play)
    names = {Words(game.content).thing(enemy.kind, "enemies") for enemy in game.state.enemies.values()}
    assert "Horror Hit" in asked.because
    assert any(name in asked.because for name in names), asked.because
