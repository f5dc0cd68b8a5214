"""The peer: games of catanatron between four random players. Runs under the peer's own Python, without Old Lantern.

Reads a number of seconds per line, plays whole games for that long, and answers with what it counted.
"""

import json
import random
import sys
from importlib.metadata import version
from time import process_time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
LOOKED_AT = 10


def new_game(seed: int) -> Game:
    """Set a game up; catanatron shares one generator between everything, so it is seeded here."""
    random.seed(seed)
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def actions_of(game: Game) -> int:
    """Count the actions that were applied."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def share_of_choices() -> float:
    """Find out which share of its actions are choices between several (not timed)."""
    choices = actions = 0
    for seed in range(1, LOOKED_AT + 1):
        game = new_game(seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            choices += len(game.state.playable_actions) > 1
            actions += 1
            game.play_tick()
    return choices / actions


def main() -> None:
    """Play for as long as each line says."""
    print(json.dumps({"name": f"catanatron {version('catanatron')}", "choices": share_of_choices()}), flush=True)
    seed = 1
    for line in sys.stdin:
        seconds = float(line)
        count = games = 0
        begun = process_time()
        while process_time() - begun < seconds:
            game = new_game(seed)
            game.play()
            count += actions_of(game)
            games += 1
            seed += 1
        print(json.dumps({"count": count, "games": games, "seconds": process_time() - begun}), flush=True)


if __name__ == "__main__":
    main()
