"""`lantern simulate`: many adventures played by bots."""

from __future__ import annotations

import os
from typing import Annotated, Literal

from cyclopts import Parameter

from lantern.cli.output import write
from lantern.cli.packs import NO_MORE, Packs
from lantern.cli.party import WHO_PLAYS, classes
from lantern.players.setups import read_options
from lantern.rules.turn.setup import INTRODUCTORY_MISSION
from lantern.simulate import result_json, result_text
from lantern.simulate import simulate as run
from lantern.simulate.bots import USUAL


def simulate(
    *,
    mission: str = INTRODUCTORY_MISSION,
    heroes: str = "2",
    games: int = 100,
    seed: int = 0,
    players: Annotated[str, Parameter(help=WHO_PLAYS)] = USUAL,
    jobs: int = 1,
    profile: Literal["revised", "classic"] = "revised",
    option: list[str] | None = None,
    watch: bool = False,
    json: bool = False,
    more: Packs = NO_MORE,
) -> int:
    """Let bots play many adventures and sum up how they went; ends with 1 if a game could not be played to its end.

    Parameters
    ----------
    mission
        The mission; `lantern pack list missions` names them.
    heroes
        How many heroes, 1 to 6, or their classes with commas between them; `lantern pack list heroes` names them.
    games
        How many adventures.
    seed
        The seed of the first; each one after it has the next.
    jobs
        How many processor cores to use; 0 for all.
    profile
        The revised rules, or those of the 2014 core.
    option
        Change an option of the table, as NAME=VALUE; again for more.
    watch
        Look at the game before every answer, and draw every view of every seat in every language; much slower.
    json
        Write the result for a program to read.
    """
    more.load()  # what is wrong with the packs is told once, and not by every process
    result = run(
        mission,
        int(heroes) if heroes.strip().isdecimal() else classes(heroes),
        games,
        seed,
        players,
        jobs or os.cpu_count() or 1,
        profile,
        read_options(option or []),
        packs=more.folders,
        sets=more.chosen,
        watched=watch,
    )
    write(result_json(result).decode() if json else result_text(result))
    return result.exit_code
