"""A long run that may be interrupted: each outcome is written down as it comes, and is not played again after that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from lantern.core.journal import Journal, export_json
from lantern.simulate.progress import with_progress


class OfARun(Protocol):
    """An outcome that says which of the run it is."""

    @property
    def number(self) -> int:
        """Return its number."""


N = TypeVar("N", bound=OfARun)
#: How many numbers a process takes at once, if games are short.
SOME = 4


def play_numbers(
    play: Callable[[int], N], count: int, jobs: int, kept: Path, begun: Struct, kind: type[N], *, at_once: int = SOME
) -> list[N]:
    """Play the first numbers of a plan on several cores; `begun` is the first line of the file, and says what belongs in it."""
    done = {outcome.number: outcome for outcome in _read(kept, begun, kind)}
    missing = [number for number in range(count) if number not in done]
    with kept.open("ab") as file:
        for outcome in with_progress(_spread(play, missing, jobs, at_once), len(missing)):
            done[outcome.number] = outcome
            file.write(msgspec.json.encode(outcome) + b"\n")
            file.flush()
    return [done[number] for number in range(count)]


def _read(kept: Path, begun: Struct, kind: type[N]) -> list[N]:
    """Read what an interrupted run has left, without a line that it could not finish; or begin its file."""
    first = msgspec.json.encode(begun)
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    outcomes = list(_whole(lines[1:], kind)) if lines and lines[0] == first else []
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(b"".join(line + b"\n" for line in (first, *map(msgspec.json.encode, outcomes))))
    return outcomes


def _whole(lines: list[bytes], kind: type[N]) -> Iterator[N]:
    for line in lines:
        with suppress(msgspec.MsgspecError):
            yield msgspec.json.decode(line, type=kind)


def _spread(play: Callable[[int], N], numbers: list[int], jobs: int, at_once: int) -> Iterator[N]:
    if jobs == 1 or len(numbers) < 2:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        try:
            yield from workers.map(play, numbers, chunksize=at_once)
        finally:
            workers.shutdown(wait=False, cancel_futures=True)


def keep_journal(folder: Path, number: int, journal: Journal) -> None:
    """Keep the journal of a game that failed."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{number}.json").write_bytes(export_json(journal))
