"""Stored games, played again: a change of the rules shows here, in words."""

from copy import deepcopy
from pathlib import Path

import pytest
from msgspec import structs
from tests.golden.record import GAMES
from tests.golden.stored import StoredGame, difference, paths, read, record, write


@pytest.mark.parametrize("path", paths(), ids=lambda path: path.stem)
def test_a_stored_game_goes_as_it_went(path: Path) -> None:
    problem = difference(read(path), path.name)
    if problem:
        pytest.fail(problem, pytrace=False)


def test_there_is_a_stored_game_for_each_name_and_no_other() -> None:
    assert [path.stem for path in paths()] == sorted(GAMES)


# -- the difference in words ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def fresh() -> StoredGame:
    return record(*GAMES["alone-in-the-mine"])


@pytest.fixture
def stored(fresh: StoredGame) -> StoredGame:
    """A game that was stored a moment ago, so that only what a test changes in it is different."""
    assert difference(fresh, "a game") is None
    return deepcopy(fresh)


def a_line(stored: StoredGame, begins: str) -> tuple[int, int]:
    """Find a line of the stored game in its second half."""
    for number, step in enumerate(stored.steps):
        for at, line in enumerate(step.log):
            if number > len(stored.steps) // 2 and line.startswith(begins) and at:
                return number, at
    raise AssertionError(f"no such line: {begins}")


def test_another_event_is_shown_with_its_step_its_question_and_what_was_before(stored: StoredGame) -> None:
    number, at = a_line(stored, "Moved")
    now = stored.steps[number].log[at]
    stored.steps[number].log[at] = "Moved: who nobody"
    problem = difference(stored, "a game")
    assert problem is not None
    assert f"a game parts from the stored game in step {number + 1} ('{stored.steps[number].step}'), line {at + 1}" in problem
    assert "expected:       Moved: who nobody" in problem
    assert f"actual:         {now}" in problem
    assert f"    {stored.steps[number].log[at - 1]}" in problem
    assert "python -m tests.golden.record" in problem


def test_another_answer_leads_elsewhere_and_the_question_is_named(stored: StoredGame) -> None:
    number, at = a_line(stored, "? move for")
    asked = stored.steps[number].log[at]
    nth = sum(line.startswith("?") for line in stored.steps[number].log[:at])
    stored.steps[number].answers[nth] = 0 if stored.steps[number].answers[nth] else 1
    problem = difference(stored, "a game")
    assert problem is not None
    assert f"in step {number + 1} " in problem
    assert f"expected:       {asked}" in problem


def test_a_game_that_is_over_too_early_or_too_late_is_noticed(stored: StoredGame) -> None:
    shorter = structs.replace(stored, steps=stored.steps[:-1])
    assert "where the stored game is over" in (difference(shorter, "a game") or "")
    longer = structs.replace(stored, steps=[*stored.steps, structs.replace(stored.steps[-1], log=["Ended: result twice"])])
    assert "the step is now '(the game is over)'" in (difference(longer, "a game") or "")


def test_a_change_that_no_line_shows_is_noticed_by_the_last_state(stored: StoredGame) -> None:
    stored.end["decks"] = "00000000"
    del stored.end["heroes"]
    assert "the same log, but the last state differs in decks, heroes." in (difference(stored, "a game") or "")


def test_what_is_written_is_what_is_read(stored: StoredGame, tmp_path: Path) -> None:
    path = tmp_path / "again.yaml"
    write(path, stored)
    assert read(path) == stored
