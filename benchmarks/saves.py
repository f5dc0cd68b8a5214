"""What a save costs: how large a long adventure of four heroes is, and how long it takes to open.

`python -m benchmarks.saves` prints both as JSON. Nothing but the game is needed, so that a former version can be asked, too.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

import msgspec
from msgspec import Struct

from lantern.content.loader import load
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.table import load_play, new_play

try:
    from lantern.players.setups import Setup
except ImportError:  # a former version, measured beside this one
    from lantern.players.table import Setup  # type: ignore[attr-defined]

HEROES = ("preacher", "gunslinger", "indian-scout", "law-man")
SEEDS = range(1, 9)
OPENED = 9


class Saves(Struct):
    """The longest of some adventures: its answers, its size in bytes, and the seconds that opening it takes."""

    answers: int
    size: int
    opening: float


def measure() -> Saves:
    """Play some adventures with their saves, and open the longest again and again."""
    content = load(user=False)
    with TemporaryDirectory() as folder:
        played: list[tuple[int, Path]] = []
        for seed in SEEDS:
            path = Path(folder) / f"{seed}.lantern"
            setup = Setup(mission="exploration", heroes=HEROES, seed=seed)
            play = new_play(setup, path=path, table=solo(HeuristicPlayer(seed)), content=content)
            played.append((play.journal.answers, path))
        answers, longest = max(played)
        times = []
        for _ in range(OPENED):
            begun = process_time()
            load_play(longest, content=content, saving=False)
            times.append(process_time() - begun)
        return Saves(answers, longest.stat().st_size, median(times))


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(measure()))
