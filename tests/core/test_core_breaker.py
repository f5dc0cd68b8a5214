"""The circuit breaker: whatever a rule does wrong, the game goes back to the checkpoint, reports, and lives on."""

from collections.abc import Callable
from time import sleep

import pytest
from tests.core.inn import Evening, Named, dice, evening, heard, night, order, toast

from lantern.core import engine
from lantern.core.errors import BrokenStepError
from lantern.core.journal import Header, Journal
from lantern.core.play import Broken, Over, Waiting, run_to_end
from lantern.core.questions import ChooseOne, Confirm


class Yes:
    """A player who says yes to everything, for ever."""

    def answer(self, game: object, question: object) -> int:  # noqa: ARG002
        return 1


def talk_forever(game: Evening) -> None:
    while True:
        game.tell(game.state)


def ask_forever(game: Evening) -> None:
    while game.ask(Confirm(kind="again", who="anna")):
        pass


def agree_forever(game: Evening) -> None:
    while game.all_agree([Confirm(kind="again", who="anna")]):
        pass


def ask_the_obvious_forever(game: Evening) -> None:
    while True:
        game.ask(ChooseOne(kind="obvious", who="anna", options=[Named("yes")]))


@pytest.fixture(autouse=True)
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "MOST_QUESTIONS", 200)
    monkeypatch.setattr(engine, "MOST_WORK", 2_000)


@pytest.mark.parametrize(
    ("rule", "reason"),
    [
        (talk_forever, "more than 2,000 things happened in one step"),
        (ask_the_obvious_forever, "more than 2,000 things happened in one step"),
        (ask_forever, "201 questions in one step, the last of kind 'again'"),
        (agree_forever, "201 questions in one step, the last of kind 'again'"),
    ],
)
def test_a_step_without_end_is_broken_off(rule: Callable[[Evening], None], reason: str) -> None:
    with pytest.raises(BrokenStepError, match=reason):
        run_to_end(Evening(rule, player=Yes()))


def test_a_step_that_takes_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "MOST_SECONDS", 0.0)
    with pytest.raises(BrokenStepError, match="64 questions in one step"):
        run_to_end(Evening(ask_forever, player=Yes()))


class Thinker(Yes):
    """Says yes, after a while."""

    def answer(self, game: object, question: object) -> int:
        sleep(0.002)
        return super().answer(game, question)


def test_thinking_of_a_player_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "MOST_SECONDS", 0.1)
    with pytest.raises(BrokenStepError, match="201 questions in one step"):
        run_to_end(Evening(ask_forever, player=Thinker()))


def trip(game: Evening) -> None:
    """A rule with a mistake in it, after it has changed things and asked something."""
    game.hear("something happens")
    if game.ask(Confirm(kind="trip", who="anna")):
        game.state.coins.pop("nobody")
    game.hear("it went well")


def test_a_mistake_in_a_rule_takes_the_game_back_to_the_checkpoint_and_reports() -> None:
    play = evening(order, trip, night)
    play.answer(0)
    before = play.journal.checkpoint()
    outcome = play.answer(1)
    assert isinstance(outcome, Broken)
    assert outcome.step == "trip"
    assert "'trip' was broken off and taken back" in outcome.report
    assert "KeyError: 'nobody'" in outcome.report
    assert "in trip" in outcome.report, "the report says where"
    assert play.engine.checkpoint() == before
    assert heard(play) == ["anna orders beer"]
    assert len(play.engine.events) == 1, "what was told in the broken step is taken back too"


def test_the_game_lives_on_after_a_broken_step() -> None:
    play = evening(order, trip, night)
    play.answer(0)
    assert isinstance(play.answer(1), Broken)
    outcome = play.advance()
    assert isinstance(outcome, Waiting)
    assert outcome.question.kind == "trip"
    assert isinstance(play.answer(0), Over)
    assert heard(play)[1:3] == ["something happens", "it went well"]


def test_a_broken_step_can_be_undone() -> None:
    play = evening(order, trip)
    play.answer(0)
    assert isinstance(play.answer(1), Broken)
    outcome = play.undo()
    assert isinstance(outcome, Waiting)
    assert outcome.question.kind == "drink"
    play.answer(2)
    assert heard(play) == ["anna orders water", "something happens"]


def test_a_step_that_fails_on_its_own_fails_again_and_the_steps_before_it_are_safe() -> None:
    def fall(game: Evening) -> None:
        raise ZeroDivisionError(game.state.at)

    play = evening(order, dice, fall)
    play.answer(1)
    assert isinstance(play.answer(0), Broken)
    assert isinstance(play.advance(), Broken)
    assert isinstance(play.undo(), Waiting)
    assert heard(play) == ["anna orders cider"]


def test_a_run_that_nobody_watches_says_in_which_step_it_failed() -> None:
    journal = Journal(Header(setup={}))
    with pytest.raises(KeyError):
        run_to_end(Evening(night, toast, trip, player=Yes()), journal)
    assert [(step.name, step.done) for step in journal.steps] == [("night", True), ("toast", True), ("trip", False)]
    assert [given.answer for given in journal.steps[-1].answers] == [1]
