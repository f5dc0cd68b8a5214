"""Short rounds in turn, so that whatever else the machine does hits everybody alike."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Self

import msgspec
from msgspec import Struct, field

#: Seconds of the first round after a start, which does not count.
WARM = 0.5


class Hello(Struct):
    """What a player of rounds says first: its name, and which share of what it counts are choices."""

    name: str
    choices: float


class Round(Struct):
    """What was counted in one round, in seconds of processor time."""

    count: int
    games: int
    seconds: float


def environment_of(checkout: Path | None) -> dict[str, str] | None:
    """Return the environment in which Python runs another version than the one that is installed."""
    return None if checkout is None else {**os.environ, "PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{checkout}"}


class Racer:
    """A process that waits, plays a round when it is told to, and waits again; it can be started anew."""

    def __init__(self, command: Sequence[str], at: Path | None = None) -> None:
        """Know how to start it, perhaps in the checkout of another version."""
        self._command = command
        self._at = at
        self._process: subprocess.Popen[str] | None = None
        self.hello = Hello("", 1.0)
        self.rounds: list[Round] = []

    def _line(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self._command!r} ended with code {self._process.wait()}")
        return line

    def play(self, seconds: float) -> None:
        """Play one round."""
        self.rounds.append(self._played(seconds))

    def _played(self, seconds: float) -> Round:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._line(), type=Round)

    @property
    def rate(self) -> float:
        """Return the median of what was counted in a second."""
        return median(each.count / each.seconds for each in self.rounds)

    @property
    def games(self) -> float:
        """Return the median of the games in a second."""
        return median(each.games / each.seconds for each in self.rounds)

    def __enter__(self) -> Self:
        """Start it, and let it warm up."""
        environment = environment_of(self._at)
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=self._at, env=environment
        )
        self.hello = msgspec.json.decode(self._line(), type=Hello)
        self._played(WARM)
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, where: TracebackType | None) -> None:
        """Let it end."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class Race(Struct):
    """Several racers, round by round in turn."""

    racers: list[Racer] = field(default_factory=list)

    def run(self, starts: int, rounds: int, seconds: float) -> None:
        """Start everybody several times; each time let all play a round before anybody plays the next."""
        for _ in range(starts):
            with ExitStack() as running:
                for racer in self.racers:
                    running.enter_context(racer)
                for number in range(rounds):
                    for racer in self.racers if number % 2 == 0 else reversed(self.racers):
                        racer.play(seconds)


def ratio(one: Racer, other: Racer) -> float:
    """Return the median over the rounds of how much faster one is than the other."""
    pairs = zip(one.rounds, other.rounds, strict=True)
    return median((mine.count / mine.seconds) / (theirs.count / theirs.seconds) for mine, theirs in pairs)
