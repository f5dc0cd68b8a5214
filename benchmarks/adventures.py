"""Our side: whole adventures of the first mission with four heroes, played by bots.

`python -m benchmarks.adventures random` reads a number of seconds per line, as the peer does.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import process_time
from typing import Any
from unittest.mock import patch

from lantern.content.loader import load_for_good
from lantern.core.play import run_to_end
from lantern.core.questions import Answer, Question
from lantern.core.table import solo
from lantern.players.setups import Setup, new_game
from lantern.rules.adventure import Adventure
from lantern.simulate import PLAYERS, party

LOOKED_AT = 30
MISSION = "scouting-party"
HEROES = 4
#: Read once and for good, as a process of a simulation does.
CONTENT = load_for_good(user=False)


def setup(seed: int) -> Setup:
    """Set up the adventure that everything is measured with."""
    return Setup(mission=MISSION, heroes=tuple(party(CONTENT, HEROES)), seed=seed)


def play_one(players: str, seed: int) -> int:
    """Play an adventure as a simulation does, and count its answers."""
    game = new_game(setup(seed), table=solo(PLAYERS[players](seed)), content=CONTENT)
    game.telling = game.printing = False
    return len(run_to_end(game))


def share_of_choices(players: str) -> float:
    """Find out which share of what the peer would count are choices between several (not timed).

    That is: of the questions that somebody was asked, and those with one legal answer, which settle themselves. A
    question with several legal answers that is left to its default, because it does not matter, is counted nowhere.
    """
    answers = forced = 0
    for seed in range(1, LOOKED_AT + 1):
        game = new_game(setup(seed), table=solo(PLAYERS[players](seed)), content=CONTENT)
        game.telling = game.printing = False
        with _noting_questions() as put:
            answers += len(run_to_end(game))
        forced += sum(put)
    return answers / (answers + forced)


@contextmanager
def _noting_questions() -> Iterator[list[bool]]:
    """Note for each question that the rules put whether it has only one legal answer."""
    put: list[bool] = []
    ask, hear_all = Adventure.ask, Adventure.hear_all

    def noted(question: Question) -> Question:
        put.append(question.only_answer() is not None)
        return question

    def noting(game: Adventure, question: Any) -> Any:
        built: Any = noted(question) if isinstance(question, Question) else lambda: noted(question())
        return ask(game, built)

    def noting_all(game: Adventure, questions: Sequence[Question], until: Answer | None = None) -> dict[int, Answer]:
        return hear_all(game, [noted(question) for question in questions], until)

    # The class, and not a game: one with more attributes than all others would make those slower.
    with patch.object(Adventure, "ask", noting), patch.object(Adventure, "hear_all", noting_all):
        yield put


def main(players: str) -> None:
    """Play for as long as each line says."""
    print(json.dumps({"name": f"Old Lantern, {players} players", "choices": share_of_choices(players)}), flush=True)
    seed = 1
    for line in sys.stdin:
        seconds = float(line)
        count = games = 0
        begun = process_time()
        while process_time() - begun < seconds:
            count += play_one(players, seed)
            games += 1
            seed += 1
        print(json.dumps({"count": count, "games": games, "seconds": process_time() - begun}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
