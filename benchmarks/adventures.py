"""Our side: whole adventures of the first mission with four heroes, played by bots.

`python -m benchmarks.adventures random` reads a number of seconds per line, as the peer does.
"""

from __future__ import annotations

import json
import sys
from time import process_time

from lantern.content.loader import load
from lantern.core.play import run_to_end
from lantern.core.table import solo
from lantern.players.table import Setup, new_game
from lantern.simulate import PLAYERS, party

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


def main(players: str) -> None:
    """Play for as long as each line says."""
    play_one(players, 0)
    print(json.dumps({"name": f"Old Lantern, {players} players", "choices": 1.0}), flush=True)
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
