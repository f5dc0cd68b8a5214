"""`lantern scenario`: run rule proofs, and begin a new one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from lantern.cli.output import UsageError, write, write_json
from lantern.cli.packs import NO_MORE, Packs
from lantern.cli.settings import group
from lantern.scenarios import MODES, ScenarioOutcome, run_files
from lantern.scenarios.new import SKELETON
from lantern.scenarios.telling import chosen, course_lines

app = group("scenario", "Run rule proofs, and begin a new one.")


@app.command
def run(
    paths: Annotated[list[Path], Parameter(consume_multiple=True)],
    /,
    *,
    explain: bool = False,
    log: bool = False,
    json: bool = False,
    all_modes: bool = False,
    more: Packs = NO_MORE,
) -> int:
    """Run scenario files, or all in a folder; ends with 1 if something does not hold.

    Parameters
    ----------
    paths
        Files and folders.
    explain
        Show each question with its answers, what is refused and by which rule, what can be done at any time, what was rolled,
        and which questions nobody was asked because their default was taken.
    log
        Show what the log tells.
    json
        Write it for a program to read.
    all_modes
        Run each also with every answer through a checkpoint, and with every answer undone and given again.
    """
    for path in paths:
        if not path.exists():
            raise UsageError(f"{path}: there is no such file or folder.")
    outcomes = run_files(paths, MODES if all_modes else MODES[:1], more.load(), looking=explain or log)
    for outcome in outcomes:
        if isinstance(outcome.course, list):
            outcome.course = chosen(outcome.course, explain=explain, log=log)
    if json:
        write_json(outcomes)
    else:
        _tell(outcomes, explain=explain)
    return int(not outcomes or not all(outcome.ok for outcome in outcomes))


def _tell(outcomes: list[ScenarioOutcome], *, explain: bool) -> None:
    for outcome in outcomes:
        write(f"{'holds' if outcome.ok else 'FAILS'}  {outcome.file} ({outcome.mode}): {outcome.title}")
        if isinstance(outcome.course, list):
            for line in course_lines(outcome.course):
                write(f"  {line}")
        for failure in outcome.failures:
            write(f"       {failure}")
    write(f"{sum(outcome.ok for outcome in outcomes)} of {len(outcomes)} hold.")
    if not explain and not all(outcome.ok for outcome in outcomes):
        write("With --explain you see each question and its answers, and with --log what happened.")


@app.command
def new() -> None:
    """Write a skeleton to begin a scenario with; docs/scenarios.md explains it."""
    write(SKELETON)
