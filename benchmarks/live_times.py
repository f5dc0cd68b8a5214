"""The times of one live table, by its seed: `python benchmarks/live_times.py SEED LAST_TURN ANSWERS` prints them as JSON.

It asks for `live_table.py` of the version that is measured, so that a former one can be asked, too.
"""

from __future__ import annotations

import sys

import msgspec
from benchmarks import live_table
from msgspec import Struct, field

from lantern.players.random_player import RandomPlayer


class LiveTimes(Struct):
    """Seconds of each answer and undo, early and late, and how often the same took longer with a history than without.

    Of checkpoints the size in bytes, plain and packed, and the seconds that writing and reading one takes.
    """

    answers: int = 0
    early: list[float] = field(default_factory=list)
    early_undos: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    late_undos: list[float] = field(default_factory=list)
    longer: list[float] = field(default_factory=list)
    longer_undos: list[float] = field(default_factory=list)
    size: list[int] = field(default_factory=list)
    packed: list[int] = field(default_factory=list)
    encode: list[float] = field(default_factory=list)
    decode: list[float] = field(default_factory=list)

    def add(self, other: LiveTimes) -> None:
        """Put the times of another table to these."""
        self.answers += other.answers
        for name in self.__struct_fields__[1:]:
            getattr(self, name).extend(getattr(other, name))


def measure(seed: int, last_turn: int, answers: int) -> LiveTimes:
    """Play at one table from its first turn to its last."""
    found = live_table.checkpoints()
    play, player = live_table.endless_game(seed), RandomPlayer(seed)
    early = live_table.timed_turns(play, player, live_table.EARLY_TURNS)
    live_table.play_to_turn(play, player, last_turn - live_table.EARLY_TURNS)
    late = live_table.timed_turns(play, player, last_turn)
    given = play.journal.answers
    longer, longer_undo = live_table.cost_of_history(play, answers, seed + 1)
    return LiveTimes(
        given, early.answers, early.undos, late.answers, late.undos, [longer], [longer_undo],
        [found.size], [found.compressed], [found.encode], [found.decode],
    )  # fmt: skip


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(measure(*map(int, sys.argv[1:4]))))
