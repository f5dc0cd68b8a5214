"""The run behind the page on balance: the adventures of the plan, on several cores, gone on with after an interruption."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

import msgspec
from msgspec import Struct

from lantern.content.loader import load
from lantern.simulate.progress import with_progress
from lantern.simulate.watched_game import Outcome, play_planned


class Begun(Struct, frozen=True):
    """The first line of the file of an unfinished run: games of another version or other packs do not belong in it."""

    version: str
    missions: list[str]


def play_plan(games: int, jobs: int, kept: Path, faults: Path) -> list[Outcome]:
    """Play the first adventures of the plan, writing each down as it ends; those already written down are not played again."""
    done = _read(kept)
    missing = [number for number in range(games) if number not in done]
    with kept.open("ab") as file:
        for outcome in with_progress(_play(missing, jobs, str(faults)), len(missing)):
            done[outcome.number] = outcome
            file.write(msgspec.json.encode(outcome) + b"\n")
            file.flush()
    return [done[number] for number in range(games)]


def _read(kept: Path) -> dict[int, Outcome]:
    """Read what an interrupted run has left, or begin its file."""
    begun = Begun(version("old-lantern"), sorted(load(user=False).missions))
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    try:
        if lines and msgspec.json.decode(lines[0], type=Begun) == begun:
            outcomes = [msgspec.json.decode(line, type=Outcome) for line in lines[1:]]
            return {outcome.number: outcome for outcome in outcomes}
    except msgspec.MsgspecError:  # it ends in the middle of a line: play all of it again
        pass
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(msgspec.json.encode(begun) + b"\n")
    return {}


def _play(numbers: list[int], jobs: int, faults: str) -> Iterator[Outcome]:
    play = partial(play_planned, faults=faults)
    if jobs == 1 or len(numbers) < 2:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        try:
            yield from workers.map(play, numbers, chunksize=4)
        finally:
            workers.shutdown(wait=False, cancel_futures=True)
