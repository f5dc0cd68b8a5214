"""Our side: whole adventures of the first mission with four heroes, played by bots.

`python -m benchmarks.adventures random` reads a number of seconds per line, as the peer does.
"""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import Any

from lantern.content.loader import load
from lantern.core.play import run_to_end
from lantern.core.table import solo
from lantern.players.table import Setup, new_game
from lantern.simulate import PLAYERS, party

LOOKED_AT = 10
MISSION = "scouting-party"
HEROES = 4


def setup(seed: int) -> Setup:
    """Set up the adventure that everything is measured with."""
    return Setup(mission=MISSION, heroes=tuple(party(load(user=False), HEROES)), seed=seed)


def play_one(players: str, seed: int) -> int:
    """Play an adventure as a simulation does, and count its answers."""
    game = new_game(setup(seed), table=solo(PLAYERS[players](seed)), content=load(user=False))
    game.telling = game.printing = False
    return len(run_to_end(game))


def share_of_choices(players: str) -> float:
    """Find out which share of the questions are choices between several that somebody is asked (not timed)."""
    asked: list[int] = []
    answers = 0
    for seed in range(1, LOOKED_AT + 1):
        game = new_game(setup(seed), table=solo(PLAYERS[players](seed)), content=load(user=False))
        game.telling = game.printing = False
        ask, ask_all = game.ask, game.ask_all

        def counting(question: Any, ask: Any = ask) -> Any:
            asked.append(1)
            return ask(question)

        def counting_all(questions: list[Any], ask_all: Any = ask_all) -> Any:
            asked.append(len(questions))
            return ask_all(questions)

        vars(game).update(ask=counting, ask_all=counting_all)
        answers += len(run_to_end(game))
    return answers / sum(asked)


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
