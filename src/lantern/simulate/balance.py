"""The run behind the page on balance: the adventures of the plan, on several cores, gone on with after an interruption."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

import msgspec
from msgspec import Struct

from lantern.content.loader import load
from lantern.simulate.progress import with_progress
from lantern.simulate.watched_game import DRAWN, AdventureOutcome, play_planned


class Begun(Struct, frozen=True):
    """The first line of the file of an unfinished run: games of another version or other packs do not belong in it."""

    version: str
    missions: list[str]


def play_plan(
    games: int,
    jobs: int,
    kept: Path,
    faults: Path,
    packs: Iterable[Path] = (),
    drawn: int = DRAWN,
    sets: tuple[str, ...] = (),
) -> list[AdventureOutcome]:
    """Play the first adventures of the plan, writing each down as it ends; those already written down are not played again."""
    folders = tuple(str(pack) for pack in packs)
    done = _read(kept, folders, sets)
    missing = [number for number in range(games) if number not in done]
    with kept.open("ab") as file:
        for outcome in with_progress(_play(missing, jobs, str(faults), folders, drawn, sets), len(missing)):
            done[outcome.number] = outcome
            file.write(msgspec.json.encode(outcome) + b"\n")
            file.flush()
    return [done[number] for number in range(games)]


def _read(kept: Path, packs: tuple[str, ...], sets: tuple[str, ...]) -> dict[int, AdventureOutcome]:
    """Read what an interrupted run has left, without a line that it could not finish; or begin its file."""
    begun = msgspec.json.encode(Begun(version("old-lantern"), sorted(load(packs, user=False, sets=sets).missions)))
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    outcomes = list(_whole(lines[1:])) if lines and lines[0] == begun else []
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(b"".join(line + b"\n" for line in (begun, *map(msgspec.json.encode, outcomes))))
    return {outcome.number: outcome for outcome in outcomes}


def _whole(lines: list[bytes]) -> Iterator[AdventureOutcome]:
    for line in lines:
        with suppress(msgspec.MsgspecError):
            yield msgspec.json.decode(line, type=AdventureOutcome)


def _play(
    numbers: list[int], jobs: int, faults: str, packs: tuple[str, ...], drawn: int, sets: tuple[str, ...]
) -> Iterator[AdventureOutcome]:
    play = partial(play_planned, packs=packs, faults=faults, drawn=drawn, sets=sets)
    if jobs == 1 or len(numbers) < 2:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        try:
            yield from workers.map(play, numbers, chunksize=4)
        finally:
            workers.shutdown(wait=False, cancel_futures=True)
