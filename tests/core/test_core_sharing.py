"""Sharing a game as text, and games whose rules have changed since."""

import msgspec
import pytest
from tests.core.inn import Evening, Named, Script, another_night, dice, evening, heard, night, order, toast

from lantern.core.engine import Given
from lantern.core.errors import DivergedError, SaveError
from lantern.core.journal import Header, Journal, export_json, import_json
from lantern.core.play import Over, Play, Waiting, replay, run_to_end
from lantern.core.questions import ChooseOne, Confirm


def played() -> Play:  # type: ignore[type-arg]
    play = evening(order, dice, night, toast)
    for answer, of in ((1, 0), ("anna/round", 0), (1, 0), (0, 0), (1, 1)):
        play.answer(answer, of)
    return play


def test_an_exported_game_is_text_and_replays_to_the_same_state() -> None:
    play = played()
    text = export_json(play.journal)
    export = import_json(text, "shared.json")
    assert export.header.setup == {"seed": 1}
    assert b'"old_lantern": 1' in text
    again = another_night(order, dice, night, toast)
    replay(again, export.answers)
    assert again.checkpoint() == play.engine.checkpoint()


def test_a_replay_can_stop_early() -> None:
    again = another_night(order, dice, night, toast)
    replay(again, [step.answers for step in played().journal.steps], upto=1)
    assert again.state.heard == ["anna orders cider"]


def test_text_that_is_no_exported_game_is_refused_in_words() -> None:
    with pytest.raises(SaveError, match=r"holiday.json: not an exported game"):
        import_json(b"[1, 2", "holiday.json")
    with pytest.raises(SaveError, match=r"not an exported game: .*header"):
        import_json(b"{}", "x.json")
    with pytest.raises(SaveError, match="exported in format 2; this version reads format 1"):
        import_json(b'{"header": {"setup": {}}, "answers": [], "old_lantern": 2}', "x.json")


# -- rules that have changed ----------------------------------------------------------------------


def order_from_a_longer_list(game: Evening) -> None:
    options = [Named(key) for key in ("beer", "cider", "water", "milk")]
    game.hear(f"anna orders {game.ask(ChooseOne(kind='drink', who='anna', options=options)).key}")


def order_without_asking(game: Evening) -> None:
    game.hear("anna orders beer, as always")


def opened_with(newer: object) -> Play:  # type: ignore[type-arg]
    """Save an evening in its second step, and open it with another rule there."""
    old = evening(dice, order, toast)
    old.answer(1)
    old.answer(0)
    old.answer("anna/round")
    play = Play(another_night(dice, newer, toast), old.journal)  # type: ignore[arg-type]
    play.reopen()
    return play


def test_a_newer_rule_that_asks_something_else_takes_the_game_back_to_the_checkpoint_and_says_so() -> None:
    play = opened_with(order_from_a_longer_list)
    assert isinstance(play.outcome, Waiting)
    assert len(play.outcome.question.keys) == 4
    assert play.notice is not None
    assert "Answer 1 of this step was given to another question than 'drink' for anna" in str(play.notice)
    assert "taken back to the beginning of 'order'" in str(play.notice)
    assert len(heard(play)) == 1, "nothing before the step is lost"
    play.answer(3)
    assert heard(play)[-1] == "anna orders milk"


def test_a_newer_rule_that_no_longer_asks_takes_the_step_back_too() -> None:
    play = opened_with(order_without_asking)
    assert play.notice is not None
    assert "1 of the 1 answers of this step belong to questions that are not asked" in str(play.notice)
    assert heard(play)[-1] == "anna orders beer, as always"
    assert play.journal.steps[1].answers == []


def test_an_answer_that_is_no_longer_legal_takes_the_step_back() -> None:
    play = evening(order)
    play.journal.steps[-1].answers.append(Given(0, 7))
    again = Play(another_night(order), play.journal)
    outcome = again.reopen()
    assert isinstance(outcome, Waiting)
    assert again.notice is not None


def test_an_answer_to_a_question_that_is_not_there_takes_the_step_back() -> None:
    play = evening(toast)
    for strange in (-1, 2):
        play.journal.steps[-1].answers[:] = [Given(0, 1, strange)]
        again = Play(another_night(toast), play.journal)
        assert isinstance(again.reopen(), Waiting)
        assert again.notice is not None


def test_a_replay_with_other_rules_says_where_they_part() -> None:
    answers = [step.answers for step in played().journal.steps]
    with pytest.raises(DivergedError, match="Answer 1 of this step was given to another question than 'drink'"):
        replay(another_night(order_from_a_longer_list, dice, night, toast), answers)
    with pytest.raises(DivergedError, match="The game ended at step 3, but 4 are recorded"):
        replay(another_night(order, dice), answers)
    with pytest.raises(DivergedError, match="answers of this step belong to questions that are not asked"):
        replay(another_night(order_without_asking, dice, night, toast), answers)

    def order_twice(game: Evening) -> None:
        order(game)
        game.ask(Confirm(kind="another", who="anna"))

    with pytest.raises(DivergedError, match=r"Step 1 \('order_twice'\) needs more answers than are recorded"):
        replay(another_night(order_twice, dice, night, toast), answers)


def test_a_replay_may_end_at_an_open_question() -> None:
    play = evening(order, dice)
    play.answer(0)
    play.answer(1)
    again = another_night(order, dice)
    replay(again, [step.answers for step in play.journal.steps])
    assert again.state.heard == heard(play)


def test_what_was_recorded_without_fingerprints_replays_too() -> None:
    fast = Evening(order, dice, player=Script(2, 1, 0))
    fast.printing = fast.telling = False
    journal = Journal(Header(setup={}))
    run_to_end(fast, journal)
    again = another_night(order, dice)
    replay(again, import_json(export_json(journal), "x").answers)
    assert again.checkpoint() == fast.checkpoint()
    assert isinstance(msgspec.json.decode(export_json(journal)), dict)


def test_a_game_that_is_over_says_so_when_opened() -> None:
    play = played()
    play.answer(0, of=0)
    again = Play(another_night(order, dice, night, toast), play.journal)
    assert isinstance(again.reopen(), Over)
    assert again.notice is None
