"""Asking: one seat, several seats at once, at any time, and by policy."""

from typing import Any

import pytest
from tests.core.inn import GUESTS, Evening, Named, Script, dice, evening, heard, order, toast

from lantern.core.errors import BadAnswerError
from lantern.core.play import Broken, Over, Waiting, run_to_end
from lantern.core.questions import ChooseAmount, ChooseOne, ChooseSome, Confirm, PutInOrder
from lantern.core.table import PARTY, Nobody, Seat, Table

BREAD, CHEESE, SOUP = Named("bread"), Named("cheese"), Named("soup")


def supper(game: Evening) -> None:
    """Every kind of question, once."""
    dish = game.ask(ChooseOne(kind="dish", who="anna", options=[BREAD, CHEESE, SOUP]))
    sides = game.ask(ChooseSome(kind="sides", who="anna", options=[BREAD, CHEESE, SOUP], most=2))
    price = game.ask(ChooseAmount(kind="price", who="ben", least=1, most=6))
    courses = game.ask(PutInOrder(kind="courses", who="ben", options=[BREAD, CHEESE, SOUP]))
    grace = game.ask(Confirm(kind="grace", who=PARTY))
    game.hear(f"{dish.key}; {[side.key for side in sides]}; {price}; {[course.key for course in courses]}; {grace}")


def test_each_kind_of_question_means_what_was_chosen() -> None:
    game = Evening(supper, player=Script(2, [0, 1], 4, [1, 2, 0], 1))
    run_to_end(game)
    assert game.state.heard == ["soup; ['bread', 'cheese']; 4; ['cheese', 'soup', 'bread']; True"]


def test_a_question_with_one_legal_answer_is_not_asked() -> None:
    def only(game: Evening) -> None:
        game.hear(game.ask(ChooseOne(kind="dish", who="anna", options=[SOUP])).key)

    play = evening(only)
    assert isinstance(play.outcome, Over)
    assert heard(play) == ["soup"]
    assert play.journal.answers == 0


def test_the_seat_that_holds_the_hero_is_asked_and_the_first_speaks_for_the_party() -> None:
    anna, ben = Script(0, [], 1), Script(2, [0, 1, 2])
    table = Table(seats=[Seat("left", anna, ["anna"]), Seat("right", ben, ["ben"])])
    run_to_end(Evening(supper, table=table))
    assert anna.asked == ["dish", "sides", "grace"]
    assert ben.asked == ["price", "courses"]


def test_an_answer_that_is_not_legal_is_refused_and_the_question_stays_open() -> None:
    play = evening(order)
    with pytest.raises(BadAnswerError, match="'drink' takes one number from 0 to 2, not 3"):
        play.answer(3)
    with pytest.raises(BadAnswerError, match="Question 1 is not open; open: 0"):
        play.answer(0, of=1)
    play.answer(1)
    assert heard(play) == ["anna orders cider"]


def test_nobody_can_answer_when_nothing_is_asked() -> None:
    play = evening()
    assert isinstance(play.outcome, Over)
    with pytest.raises(BadAnswerError, match="No question is open"):
        play.answer(0)


def test_a_bot_that_answers_illegally_breaks_its_step_not_the_game() -> None:
    play = evening(order)
    play.engine.table = Table(seats=[Seat("bot", Script(7))])
    outcome = play.advance()
    assert isinstance(outcome, Broken)
    assert "'drink' takes one number" in outcome.report


# -- several at once ------------------------------------------------------------------------------


@pytest.mark.parametrize("order_of_answers", [(0, 1), (1, 0)])
def test_several_seats_answer_in_any_order(order_of_answers: tuple[int, int]) -> None:
    play = evening(toast)
    assert isinstance(play.outcome, Waiting)
    assert [question.who for question in play.outcome.questions.values()] == ["anna", "ben"]
    first, second = order_of_answers
    outcome = play.answer(first, of=first)
    assert isinstance(outcome, Waiting)
    assert list(outcome.questions) == [second]
    play.answer(second, of=second)
    assert heard(play) == ["raised: ben"]


def test_nobody_answers_twice_while_others_think() -> None:
    play = evening(toast)
    play.answer(1, of=0)
    with pytest.raises(BadAnswerError, match="Question 0 is not open; open: 1"):
        play.answer(0, of=0)


def test_who_is_there_answers_at_once_and_the_others_are_waited_for() -> None:
    play = evening(toast)
    play.engine.table = Table(seats=[Seat("left", Nobody(), ["anna"]), Seat("right", Script(1), ["ben"])])
    outcome = play.advance()
    assert isinstance(outcome, Waiting)
    assert [question.who for question in outcome.questions.values()] == ["anna"]
    play.answer(0)
    assert heard(play) == ["raised: ben"]


def sing(game: Evening) -> None:
    """They sing if all want to."""
    game.hear("they sing" if game.all_agree([Confirm(kind="sing", who=guest) for guest in GUESTS]) else "nobody sings")


@pytest.mark.parametrize("who", [0, 1])
def test_where_all_must_agree_the_first_no_decides(who: int) -> None:
    play = evening(sing)
    assert isinstance(play.outcome, Waiting)
    assert len(play.outcome.questions) == len(GUESTS)
    assert isinstance(play.answer(0, of=who), Over)
    assert heard(play) == ["nobody sings"]


def test_where_all_must_agree_a_yes_waits_for_the_others() -> None:
    play = evening(sing)
    outcome = play.answer(1, of=1)
    assert isinstance(outcome, Waiting)
    assert list(outcome.questions) == [0]
    play.answer(1)
    assert heard(play) == ["they sing"]


def test_a_bot_that_refuses_keeps_the_next_from_being_asked() -> None:
    both = Script(0, 1)
    play = evening(sing)
    play.engine.table = Table(seats=[Seat("both", both)])
    assert isinstance(play.advance(), Over)
    assert both.asked == ["sing"]


def test_any_time_actions_wait_until_all_have_answered() -> None:
    play = evening(toast, order)
    with pytest.raises(BadAnswerError, match=r"'anna/round' cannot be done now. Possible: nothing"):
        play.answer("anna/round")


def test_a_bot_that_interrupts_a_common_question_is_stopped() -> None:
    play = evening(toast)
    play.engine.table = Table(seats=[Seat("bot", Script("anna/round"))])
    outcome = play.advance()
    assert isinstance(outcome, Broken)
    assert "'anna/round' has to wait: 'toast' is not interrupted" in outcome.report


# -- at any time ----------------------------------------------------------------------------------


def test_an_any_time_action_is_an_answer_after_which_the_question_is_asked_again() -> None:
    play = evening(order)
    outcome = play.answer("ben/round")
    assert isinstance(outcome, Waiting)
    assert outcome.question.kind == "drink"
    play.answer(2)
    assert heard(play) == ["ben pays a round", "anna orders water"]
    assert play.engine.state.coins == {"anna": 2, "ben": 1}


def test_the_question_is_built_anew_because_the_options_may_have_changed() -> None:
    def spend(game: Evening) -> None:
        def options() -> ChooseOne:
            coins = game.state.coins["anna"]
            return ChooseOne(kind="spend", who="anna", options=[Named(f"{n}") for n in range(coins + 1)])

        game.hear(f"anna spends {game.ask(options).key}")

    play = evening(spend)
    outcome = play.answer("anna/round")
    assert isinstance(outcome, Waiting)
    assert outcome.question.keys == ["0", "1"]


def test_an_any_time_action_may_ask_questions_of_its_own() -> None:
    class Careful(Evening):
        def take_any_time(self, key: str) -> None:
            if self.ask(Confirm(kind="really", who="anna")):
                super().take_any_time(key)

    play = evening(order)
    play.engine.__class__ = Careful
    for answer in ("anna/round", 0, "anna/round", 1, 0):
        outcome = play.answer(answer)
    assert isinstance(outcome, Over)
    assert heard(play) == ["anna pays a round", "anna orders beer"]


def test_an_any_time_action_that_is_not_possible_lists_what_is() -> None:
    play = evening(order)
    play.answer("ben/round")
    play.answer("ben/round")
    with pytest.raises(BadAnswerError, match=r"'ben/round' cannot be done now. Possible: anna/round"):
        play.answer("ben/round")


def test_a_question_may_say_that_it_is_not_interrupted() -> None:
    def oath(game: Evening) -> None:
        game.ask(Confirm(kind="oath", who="anna", interruptible=False))

    play = evening(oath)
    with pytest.raises(BadAnswerError, match="Possible: nothing"):
        play.answer("anna/round")


# -- policies -------------------------------------------------------------------------------------


def tip(game: Evening) -> None:
    """An optional question, worth asking only on a good day."""
    good_day = "good day" in game.state.heard
    tipped = game.ask(Confirm(kind="tip", who="anna", default=0, matters=good_day))
    game.hear(f"tip: {tipped}")


def good_day(game: Evening) -> None:
    game.state.heard.append("good day")


@pytest.mark.parametrize(
    ("policy", "day", "asked"),
    [
        ("matters", "plain", False),
        ("matters", "good", True),
        ("ask", "plain", True),
        ("ask", "good", True),
        ("never", "plain", False),
        ("never", "good", False),
    ],
)
def test_a_policy_decides_whether_an_optional_question_is_asked(policy: str, day: str, asked: bool) -> None:
    rules: tuple[Any, ...] = (good_day, tip) if day == "good" else (tip,)
    game = Evening(*rules, player=Script(1))
    game.state.policies["anna"] = policy
    run_to_end(game)
    assert game.state.heard[-1] == f"tip: {asked}", "the default is no, the script says yes"


def test_a_question_without_a_default_is_asked_whatever_the_policy() -> None:
    game = Evening(order, player=Script(1))
    game.state.policies["anna"] = "never"
    run_to_end(game)
    assert game.state.heard == ["anna orders cider"]


# -- speed ----------------------------------------------------------------------------------------


def test_a_game_that_nobody_watches_tells_and_fingerprints_nothing() -> None:
    game = Evening(order, dice, player=Script(0, 1, 0))
    game.telling = game.printing = False
    tape = run_to_end(game)
    assert [given.answer for given in tape] == [0, 1, 0]
    assert {given.fingerprint for given in tape} == {0}
    assert game.events == []
    assert len(game.state.heard) == 2
