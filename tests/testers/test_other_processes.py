"""The same game in another process, and a process that is killed in the middle of a game."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep

import pytest
from tests.testers.cases import game_of, lasting_case
from tests.testers.live import live_play, moves

from lantern.core.journal import Header, Journal, JournalFile, export_json, read_journal
from lantern.core.play import Over, Play, Waiting, digest

ROOT = Path(__file__).parents[2]
HASH_SEEDS = ("0", "1", "4242")


def elsewhere(*arguments: str, hash_seed: str) -> str:
    """Run a task of the testers in a new process."""
    command = [sys.executable, "-m", "tests.testers.elsewhere", *arguments]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_do_not_depend_on_the_hash_seed_of_the_process() -> None:
    told = {elsewhere("play", "4", hash_seed=seed) for seed in HASH_SEEDS}
    assert len(told) == 1, "\n".join(told)
    assert len(told.pop().splitlines()) == 16


def test_a_replay_in_another_process_comes_to_the_same_state(tmp_path: Path) -> None:
    case = lasting_case(1)
    play = live_play(case)
    for move in moves(case, play):
        play.answer(move.answer, move.number)
    play.journal.header = Header(setup={"seed": case.seed})
    export = tmp_path / "game.json"
    export.write_bytes(export_json(play.journal))
    told = {elsewhere("replay", str(export), hash_seed=seed).strip() for seed in HASH_SEEDS[:2]}
    assert told == {digest(play.engine.checkpoint())}


# -- killed ---------------------------------------------------------------------------------------

KILLS = 4


def killed_saves(folder: Path, seed: int) -> Iterator[tuple[Path, int]]:
    """Let processes play and save, and kill each (kill -9) at another moment; yield the save and what it had said."""
    random = Random(seed)
    for number in range(KILLS):
        path = folder / f"{number}.lantern"
        command = [sys.executable, "-m", "tests.testers.elsewhere", "save", str(path), str(seed)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            said = 0
            for _ in range(random.randrange(1, 90)):
                line = process.stdout.readline()
                if not line:
                    break
                said = int(line)
            sleep(random.random() / 50)
            process.send_signal(signal.SIGKILL)
            process.wait()
            said = max([said, *(int(line) for line in process.stdout if line.endswith("\n"))])
        yield path, said


@pytest.mark.parametrize("seed", [1, 2])
def test_a_killed_game_opens_at_the_same_question_in_the_same_state(tmp_path: Path, seed: int) -> None:
    case = lasting_case(seed)
    truth = live_play(case)
    course = [(truth.engine.checkpoint(), truth.outcome)]
    for move in moves(case, truth):
        truth.answer(move.answer, move.number)
        course.append((truth.engine.checkpoint(), truth.outcome))

    for path, said in killed_saves(tmp_path, seed):
        journal = read_journal(path.read_bytes(), path.name, upto_damage=True)
        assert journal.answers >= said, "an answer that was acknowledged is lost"
        assert journal.answers <= said + 1
        play = Play(game_of(case), journal, JournalFile.reopen(path))
        outcome = play.reopen()
        state, question = course[journal.answers]
        assert play.engine.checkpoint() == state
        if isinstance(question, Waiting):
            assert isinstance(outcome, Waiting)
            assert outcome.question.fingerprint() == question.question.fingerprint()
        else:
            assert isinstance(outcome, Over)


def test_the_save_of_a_game_that_never_ended_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.lantern"
    case = lasting_case(3)
    journal = Journal(Header(setup={}))
    play = Play(game_of(case), journal, JournalFile.create(path, journal))
    play.advance()
    for number, move in enumerate(moves(case, play)):
        play.answer(move.answer, move.number)
        if number == 30:
            break
    again = Play(game_of(case), read_journal(path.read_bytes(), path.name), JournalFile.reopen(path))
    again.reopen()
    for number, move in enumerate(moves(case, again)):
        again.answer(move.answer, move.number)
        if number == 30:
            break
    last = Play(game_of(case), read_journal(path.read_bytes(), path.name))
    last.reopen()
    assert last.engine.checkpoint() == again.engine.checkpoint()
    assert last.journal.answers == 62
