"""Going back: undo under each policy, back to a step, and branches that go their own way."""

import pytest
from tests.core.inn import Inn, another_night, dice, evening, heard, night, order, toast

from lantern.core.errors import UndoRefusedError
from lantern.core.journal import Header, Journal
from lantern.core.play import Over, Play, Waiting, replay


def test_undo_opens_the_last_question_again_in_exactly_the_earlier_state() -> None:
    play = evening(order, dice)
    play.answer(0)
    before = play.engine.checkpoint()
    play.answer(1)
    after = play.engine.checkpoint()
    outcome = play.undo()
    assert isinstance(outcome, Waiting)
    assert outcome.question.kind == "roll"
    assert play.engine.checkpoint() == before
    play.answer(1)
    assert play.engine.checkpoint() == after


def test_undo_goes_back_through_steps_in_which_nobody_was_asked() -> None:
    play = evening(order, night, night)
    assert isinstance(play.answer(0), Over)
    outcome = play.undo()
    assert isinstance(outcome, Waiting)
    assert outcome.question.kind == "drink"
    assert heard(play) == []
    assert len(play.journal.steps) == 1


def test_undo_takes_back_what_was_told() -> None:
    play = evening(order, dice)
    play.answer(0)
    play.answer(1)
    told = len(play.engine.events)
    play.undo()
    assert len(play.engine.events) == told - 1


def test_undo_to_the_very_beginning_and_no_further() -> None:
    play = evening(order, toast, dice)
    start = play.engine.checkpoint()
    for answer, of in ((0, 0), (1, 1), (1, 0), (1, 0), (1, 0)):
        play.answer(answer, of)
    for _ in range(5):
        play.undo()
    assert play.engine.checkpoint() == start
    with pytest.raises(UndoRefusedError, match="nothing to undo"):
        play.undo()


def test_undo_of_a_common_question_opens_only_the_one_that_was_answered_last() -> None:
    play = evening(toast)
    play.answer(1, of=1)
    play.answer(1, of=0)
    outcome = play.undo()
    assert isinstance(outcome, Waiting)
    assert list(outcome.questions) == [0]


def test_undo_of_an_any_time_action() -> None:
    play = evening(order)
    play.answer("ben/round")
    play.undo()
    assert play.engine.state.coins == {"anna": 2, "ben": 2}


# -- not past a roll or a reveal ------------------------------------------------------------------


def test_a_table_may_forbid_undo_past_a_roll() -> None:
    play = evening(order, dice, undo="no-reveal")
    play.answer(0)
    play.undo()
    play.answer(2)
    play.answer(1)  # the die is cast
    with pytest.raises(UndoRefusedError, match="does not undo past a roll or a reveal"):
        play.undo()
    assert heard(play)[0] == "anna orders water"


def test_nor_may_such_a_table_go_back_to_an_earlier_step_past_a_roll() -> None:
    play = evening(order, dice, order, undo="no-reveal")
    play.answer(0)
    play.answer(1)
    with pytest.raises(UndoRefusedError, match="does not undo past a roll or a reveal"):
        play.back_to_step(0)


def test_where_no_die_was_rolled_such_a_table_undoes_freely() -> None:
    play = evening(order, order, order, undo="no-reveal")
    play.answer(0)
    play.answer(1)
    assert isinstance(play.back_to_step(0), Waiting)
    assert heard(play) == []


# -- with other dice ------------------------------------------------------------------------------


def rolls(play: Play[Inn], count: int) -> list[str]:
    for _ in range(count):
        play.answer(1)
    return heard(play)[-count:]


def test_free_undo_rolls_the_same_dice_again() -> None:
    play = evening(dice)
    first = rolls(play, 6)
    for _ in range(6):
        play.undo()
    assert rolls(play, 6) == first


def test_with_reseed_the_dice_after_an_undo_are_others() -> None:
    play = evening(dice, undo="reseed")
    first = rolls(play, 6)
    for _ in range(6):
        play.undo()
    assert heard(play) == []
    assert rolls(play, 6) != first


def test_with_reseed_every_undo_brings_other_dice_not_only_the_first() -> None:
    play = evening(dice, undo="reseed")
    seen = set()
    for _ in range(8):
        seen.add(tuple(rolls(play, 5)))
        for _ in range(5):
            play.undo()
    assert len(seen) == 8


def test_with_reseed_undo_goes_back_answer_by_answer_like_any_other() -> None:
    play = evening(order, dice, undo="reseed")
    play.answer(0)
    play.answer(1)
    play.answer(1)
    kinds = []
    for _ in range(3):
        outcome = play.undo()
        assert isinstance(outcome, Waiting)
        kinds.append(outcome.question.kind)
    assert kinds == ["roll", "roll", "drink"]
    with pytest.raises(UndoRefusedError):
        play.undo()


def test_what_was_rolled_before_the_undone_answer_stays() -> None:
    play = evening(dice, undo="reseed")
    rolls(play, 3)
    kept = heard(play)[:2]
    play.undo()
    assert heard(play) == kept


def test_reseed_works_in_a_question_to_several_seats() -> None:
    play = evening(toast, dice, undo="reseed")
    play.answer(1, of=0)
    play.answer(1, of=1)
    play.undo()
    play.undo()
    play.answer(0, of=1)
    play.answer(1, of=0)
    assert heard(play) == ["raised: anna"]


def test_going_back_to_a_step_that_asks_nothing_changes_the_dice_from_the_next_question_on() -> None:
    play = evening(night, dice, undo="reseed")
    first = [*heard(play), *rolls(play, 6)]
    outcome = play.back_to_step(0)
    assert isinstance(outcome, Waiting)
    assert heard(play) == first[:1]
    assert rolls(play, 6) != first[1:]


def test_a_game_with_reseeded_dice_is_still_reproducible() -> None:
    play = evening(order, dice, undo="reseed")
    play.answer(0)
    rolls(play, 3)
    play.undo()
    rolls(play, 3)
    play.answer(0)
    again = another_night(order, dice)
    replay(again, [step.answers for step in play.journal.steps])
    assert again.checkpoint() == play.engine.checkpoint()


# -- back to a step, and branches -----------------------------------------------------------------


def test_back_to_the_beginning_of_a_step_by_its_number() -> None:
    play = evening(order, dice, order)
    play.answer(0)
    play.answer(1)
    play.answer(1)
    play.answer(0)
    outcome = play.back_to_step(1)
    assert isinstance(outcome, Waiting)
    assert outcome.question.kind == "roll"
    assert heard(play) == ["anna orders beer"]
    with pytest.raises(UndoRefusedError, match="There is no step 9; the journal has 2, counted from 0"):
        play.back_to_step(9)


def test_a_branch_goes_its_own_way_and_leaves_the_trunk_alone() -> None:
    trunk = evening(order, dice)
    trunk.answer(0)
    trunk.answer(1)
    branch = trunk.branch(another_night(order, dice))
    assert branch.engine.checkpoint() == trunk.engine.checkpoint()
    before = trunk.engine.checkpoint()
    rolls(branch, 3)
    branch.undo()
    branch.undo()
    branch.undo()
    branch.undo()
    branch.undo()
    branch.answer(2)
    assert heard(branch) == ["anna orders water"]
    assert trunk.engine.checkpoint() == before
    assert heard(trunk)[0] == "anna orders beer"


def test_a_branch_of_an_evening_that_is_over() -> None:
    trunk = evening(order, night)
    trunk.answer(1)
    branch = trunk.branch(another_night(order, night))
    assert isinstance(branch.outcome, Over)
    assert branch.engine.checkpoint() == trunk.engine.checkpoint()


def test_an_evening_that_has_not_begun_can_be_opened() -> None:
    play = Play(another_night(order), Journal(Header(setup={})))
    outcome = play.reopen()
    assert isinstance(outcome, Waiting)
    assert outcome.question.kind == "drink"
