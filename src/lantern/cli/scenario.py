"""`lantern scenario`: run rule proofs, and begin a new one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from lantern.cli.output import UsageError, write, write_json
from lantern.cli.packs import NO_MORE, Packs
from lantern.cli.settings import group
from lantern.scenarios import MODES, run_files
from lantern.scenarios.new import SKELETON

app = group("scenario", "Run rule proofs, and begin a new one.")


@app.command
def run(
    paths: Annotated[list[Path], Parameter(consume_multiple=True)],
    /,
    *,
    json: bool = False,
    all_modes: bool = False,
    more: Packs = NO_MORE,
) -> int:
    """Run scenario files, or all in a folder; ends with 1 if something does not hold.

    Parameters
    ----------
    paths
        Files and folders.
    json
        Write it for a program to read.
    all_modes
        Run each also with every answer through a checkpoint, and with every answer undone and given again.
    """
    for path in paths:
        if not path.exists():
            raise UsageError(f"{path}: there is no such file or folder.")
    outcomes = run_files(paths, MODES if all_modes else MODES[:1], more.load())
    if json:
        write_json(outcomes)
    else:
        for outcome in outcomes:
            write(f"{'holds' if outcome.ok else 'FAILS'}  {outcome.file} ({outcome.mode}): {outcome.title}")
            for failure in outcome.failures:
                write(f"       {failure}")
        write(f"{sum(outcome.ok for outcome in outcomes)} of {len(outcomes)} hold.")
    return int(not outcomes or not all(outcome.ok for outcome in outcomes))


@app.command
def new() -> None:
    """Write a skeleton to begin a scenario with; docs/scenarios.md explains it."""
    write(SKELETON)
