"""Many adventures at once: counted, named by a digest, and never hiding one that failed."""

import doctest
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from lantern.content.loader import load
from lantern.core.play import run_to_end
from lantern.core.table import solo
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.turn.setup import SetupError
from lantern.simulate import PLAYERS, Fault, Result, Spread, party, result_json, result_text, simulate
from lantern.simulate.progress import with_progress

ROOT = Path(__file__).parents[2]
MISSION = "scouting-party"


@pytest.fixture(scope="module")
def five() -> Result:
    return simulate(MISSION, heroes=2, games=5, seed=3, user_packs=False)


def test_every_game_is_won_or_lost_by_some_cause(five: Result) -> None:
    assert five.games == 5
    assert five.wins + sum(five.losses.values()) == 5
    assert five.errors == []
    assert five.exit_code == 0
    assert 0 < five.turns.least <= five.turns.mean <= five.turns.most
    assert five.answers > 50
    assert five.seconds > 0


def test_a_simulated_game_is_the_game_that_a_table_would_play(five: Result) -> None:
    answers, turns = 0, []
    for seed in range(3, 8):
        setup = Setup(mission=MISSION, heroes=tuple(five.party), seed=seed)
        game = new_game(setup, table=solo(RandomPlayer(seed)), content=load(user=False))
        answers += len(run_to_end(game))
        turns.append(game.state.turn)
    assert answers == five.answers
    assert five.turns == Spread(sum(turns) / 5, min(turns), max(turns))


def test_the_digest_names_the_games(five: Result) -> None:
    again = simulate(MISSION, 2, 5, 3, user_packs=False)
    assert structs.replace(again, seconds=0) == structs.replace(five, seconds=0)
    others = [
        simulate(MISSION, 2, 5, 4, user_packs=False),
        simulate(MISSION, 2, 4, 3, user_packs=False),
        simulate(MISSION, 1, 5, 3, user_packs=False),
        simulate(MISSION, 2, 5, 3, players="heuristic", user_packs=False),
        simulate(MISSION, 2, 5, 3, profile="classic", user_packs=False),
        simulate(MISSION, 2, 5, 3, options={"fixed_hero_move": True}, user_packs=False),
    ]
    assert len({five.digest, *(other.digest for other in others)}) == 7


ELSEWHERE = f"""
from lantern.simulate import simulate
if __name__ == "__main__":
    print(simulate("{MISSION}", 2, 5, 3, jobs=JOBS, user_packs=False).digest)
"""


@pytest.mark.parametrize(("jobs", "hash_seed"), [(1, "77"), (3, "0")])
def test_the_digest_depends_neither_on_the_jobs_nor_on_the_process(
    five: Result, tmp_path: Path, jobs: int, hash_seed: str
) -> None:
    script = tmp_path / "run.py"
    script.write_text(ELSEWHERE.replace("JOBS", str(jobs)))
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, str(script)], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == five.digest
    assert done.stderr == "", "no progress where nobody looks"


def test_a_party_takes_the_classes_in_turn_by_their_names() -> None:
    classes = sorted(load(user=False).heroes)
    assert party(load(user=False), 1) == classes[:1]
    assert party(load(user=False), 6) == [classes[number % len(classes)] for number in range(6)]


def test_what_cannot_be_played_is_refused_in_words() -> None:
    with pytest.raises(SetupError, match="There is no mission 'nowhere'"):
        simulate("nowhere", 2, 1)
    with pytest.raises(SetupError, match="1 to 6 heroes, not 7"):
        simulate(MISSION, 7, 1)
    with pytest.raises(SetupError, match=r"There are no players 'grandmaster'. Known: heuristic, random"):
        simulate(MISSION, 2, 1, players="grandmaster")
    with pytest.raises(SetupError, match="cannot be set up"):
        simulate(MISSION, 2, 1, profile="medieval")
    with pytest.raises(SetupError):
        simulate(MISSION, 2, 1, options={"basic_game": "perhaps"})
    with pytest.raises(SetupError, match="-1 games on 1 cores cannot be played"):
        simulate(MISSION, 2, -1)


def test_no_games_are_a_result_too() -> None:
    none = simulate(MISSION, 2, 0)
    assert (none.games, none.wins, none.losses, none.turns) == (0, 0, {}, Spread())
    assert "0" in result_text(none)


# -- games that fail ------------------------------------------------------------------------------


class Clumsy(RandomPlayer):
    """Plays like anybody, but drops dead at its twentieth answer if its seed is odd."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.left = 20 if seed % 2 else -1

    def answer(self, seen, question):
        self.left -= 1
        if self.left == 0:
            raise KeyError("the lamp")
        return super().answer(seen, question)


@pytest.fixture
def clumsy(monkeypatch: pytest.MonkeyPatch) -> Result:
    monkeypatch.setitem(PLAYERS, "clumsy", Clumsy)
    return simulate(MISSION, 2, 6, seed=0, players="clumsy", user_packs=False)


def test_a_game_that_fails_is_reported_with_its_seed_and_step_and_the_others_are_played(clumsy: Result) -> None:
    assert [fault.seed for fault in clumsy.errors] == [1, 3, 5]
    assert clumsy.wins + sum(clumsy.losses.values()) == 3
    assert clumsy.exit_code == 1
    fault = clumsy.errors[0]
    assert fault.error == "KeyError: 'the lamp'"
    assert fault.answers == 19
    assert fault.step > 1
    assert fault.name
    assert "answer" in fault.where


def test_a_failed_game_has_its_part_in_the_digest(clumsy: Result) -> None:
    assert clumsy.digest != simulate(MISSION, 2, 6, seed=0, user_packs=False).digest


# -- for people and for programs ------------------------------------------------------------------

RESULT = Result(
    mission=MISSION,
    profile="revised",
    party=["gunslinger", "us-marshal", "gunslinger"],
    players="random",
    seed=7,
    games=200,
    wins=50,
    losses={"all-down": 120, "darkness-escaped": 29},
    answers=60_000,
    turns=Spread(21.25, 3, 60),
    seconds=4.0,
    digest="abc123",
    errors=[Fault(9, 4, "activation", 31, "KeyError: 'x'", "movement.py:7 walk")],
)


def test_a_result_in_words() -> None:
    assert result_text(RESULT).splitlines() == [
        "mission                 scouting-party (revised), 3 heroes: 2 x gunslinger, us-marshal",
        "games                   200 from seed 7, players: random",
        "won                     50 (25.0 %)",
        "lost: all-down          120 (60.0 %)",
        "lost: darkness-escaped  29 (14.5 %)",
        "failed                  1 (0.5 %)",
        "turns                   21.2 on average, 3 to 60",
        "answers                 60,000 in 4.0 s: 15,000 a second",
        "adventures              50.0 a second",
        "digest                  abc123",
        "",
        "The game with seed 9 failed in step 4 ('activation') after 31 answers:",
        "  KeyError: 'x'",
        "  movement.py:7 walk",
    ]


def test_of_many_failures_the_first_are_told() -> None:
    many = structs.replace(RESULT, errors=RESULT.errors * 14)
    text = result_text(many)
    assert text.count("The game with seed 9 failed") == 10
    assert text.endswith("and 4 more games failed.")


def test_a_result_for_programs() -> None:
    assert msgspec.json.decode(result_json(RESULT), type=Result) == RESULT


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_told_on_a_terminal_and_wiped_away(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr("lantern.simulate.progress.EVERY", 0.0)
    assert list(with_progress(range(3), 3)) == [0, 1, 2]
    assert "2 of 3 games" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_the_examples_of_the_page_are_true() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "simulate.md"), module_relative=False)
    assert tried > 3
    assert failed == 0
