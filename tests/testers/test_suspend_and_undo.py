"""Every answer through checkpoint and replay, and every answer taken back and given again."""

from random import Random

import pytest
from tests.testers.cases import Case, cases, chapter_of, gatherings, hazardous_journeys, player_of, stays, wanted
from tests.testers.live import Move, live_play, moves

from lantern.core.play import Play, Waiting, run_to_end
from lantern.rules.table.state import ChapterState

ROADS = hazardous_journeys()
STAYS = stays(3, first_seed=3_000)
SUSPENDED = cases(wanted(12), first_seed=1_000) + gatherings(wanted(12), first_seed=1_000) + ROADS + STAYS
UNDONE = cases(wanted(4), first_seed=2_000) + gatherings(wanted(8), first_seed=2_000) + ROADS + STAYS
SOMETIMES_UNDONE = cases(wanted(10), first_seed=3_000)
#: One answer in this many is taken back, where not all are.
SELDOM = 10


@pytest.mark.parametrize("case", SUSPENDED, ids=str)
def test_a_live_table_comes_to_the_same_end_as_a_straight_run(case: Case) -> None:
    straight = chapter_of(case, player_of(case))
    tape = run_to_end(straight)
    play = live_play(case)
    for move in moves(case, play):
        play.answer(move.answer, move.number)
    assert play.notice is None
    assert [given.answer for step in play.journal.steps for given in step.answers] == [given.answer for given in tape]
    assert play.engine.checkpoint() == straight.checkpoint()
    assert play.engine.events == straight.events


@pytest.mark.parametrize("case", UNDONE, ids=str)
def test_every_answer_can_be_taken_back_and_given_again(case: Case) -> None:
    play = live_play(case)
    for move in moves(case, play):
        give_take_back_and_give_again(play, move)


@pytest.mark.parametrize("case", SOMETIMES_UNDONE, ids=str)
def test_answers_can_be_taken_back_and_given_again_here_and_there(case: Case) -> None:
    play = live_play(case)
    random = Random(case.seed)
    for move in moves(case, play):
        if random.randrange(SELDOM):
            play.answer(move.answer, move.number)
        else:
            give_take_back_and_give_again(play, move)


def give_take_back_and_give_again(play: Play[ChapterState], move: Move) -> None:
    """Undo must lead to the exact state and log before; the same answer to the exact state and log after."""
    before, told_before = play.engine.checkpoint(), len(play.engine.events)
    play.answer(move.answer, move.number)
    after, told_after = play.engine.checkpoint(), list(play.engine.events)
    policy, play.journal.header.undo = play.journal.header.undo, "free"
    outcome = play.undo()
    play.journal.header.undo = policy
    assert isinstance(outcome, Waiting)
    assert outcome.questions[move.number].fingerprint() == move.question.fingerprint()
    assert play.engine.checkpoint() == before, f"undo of {move} leads elsewhere"
    assert len(play.engine.events) == told_before
    play.answer(move.answer, move.number)
    assert play.engine.checkpoint() == after, f"{move}, given again, leads elsewhere"
    assert play.engine.events == told_after


@pytest.mark.parametrize("case", cases(2, first_seed=4_000) + gatherings(2, first_seed=4_000) + ROADS[:2] + STAYS[:1], ids=str)
def test_a_whole_game_can_be_taken_back_to_its_beginning(case: Case) -> None:
    play = live_play(case)
    start = play.engine.checkpoint()
    play.journal.header.undo = "free"
    given = 0
    for move in moves(case, play):
        play.answer(move.answer, move.number)
        given += 1
        if given == 120:
            break
    for _ in range(given):
        play.undo()
    assert play.engine.checkpoint() == start
    assert play.engine.events == live_play(case).engine.events


@pytest.mark.parametrize(
    "case", cases(2, first_seed=5_000) + gatherings(2, first_seed=5_000) + ROADS[2:4] + STAYS[1:2], ids=str
)
def test_a_branch_in_the_middle_leaves_the_game_alone(case: Case) -> None:
    play = live_play(case)
    random = Random(case.seed)
    for move in moves(case, play):
        if not random.randrange(SELDOM):
            before = play.engine.checkpoint()
            branch = play.branch(chapter_of(case))
            assert branch.engine.checkpoint() == before
            branch.answer(move.answer, move.number)
            assert play.engine.checkpoint() == before
            play.answer(move.answer, move.number)
            assert branch.engine.checkpoint() == play.engine.checkpoint()
        else:
            play.answer(move.answer, move.number)
