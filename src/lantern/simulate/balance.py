"""The run behind the page on balance: the adventures of the plan, on several cores, gone on with after an interruption."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from importlib.metadata import version
from pathlib import Path

from msgspec import Struct

from lantern.content.loader import load
from lantern.simulate.unfinished import play_numbers
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
    begun = Begun(version("old-lantern"), sorted(load(folders, user=False, sets=sets).missions))
    play = partial(play_planned, packs=folders, faults=str(faults), drawn=drawn, sets=sets)
    return play_numbers(play, games, jobs, kept, begun, AdventureOutcome)
