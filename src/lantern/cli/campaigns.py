"""`lantern campaigns`: how do posses fare? Campaigns by bots through mine, road and town, and a page about them."""

from __future__ import annotations

import os
from pathlib import Path

from lantern.cli.output import write
from lantern.cli.packs import NO_MORE, Packs
from lantern.simulate.campaigns import USUAL, Care, play_campaigns
from lantern.simulate.campaigns_text import campaigns_text, plots
from lantern.simulate.fortunes import play_sprees
from lantern.simulate.growth import play_growths


def campaigns(
    *,
    count: int = 300,
    adventures: int = 10,
    posses: int = 24,
    rich: int = 600,
    jobs: int = 0,
    to: Path = Path("docs/campaigns.md"),
    looks: int = USUAL.looks,
    drawn: int = USUAL.drawn,
    retold: int = USUAL.retold,
    more: Packs = NO_MORE,
) -> int:
    """Let bots play campaigns and write a page about them, with plots beside it; ends with 1 if one failed.

    The packs of the game are played, and those named here; not those in the folder of the user.
    If it is interrupted, the next call goes on where it was.

    Parameters
    ----------
    count
        How many campaigns.
    adventures
        How many adventures each lasts, if its heroes live so long.
    posses
        How many posses are let grow to see whether that matters.
    rich
        How many posses with a fortune stay in town once, to see whether what nobody else had is only too dear.
    jobs
        How many processor cores to use; 0 for all.
    to
        The page to write. Journals of chapters that failed are kept in a folder beside it.
    looks
        Look for anything that is not as it must be before one answer in so many.
    drawn
        Draw every view of every seat, in every language, before one answer in so many.
    retold
        Live through one chapter in so many once more, as people do: each answer through checkpoint and replay, some taken back
        and given again, some before the save is left and opened, or all of it in another process.
    """
    content = more.load(user=False)
    kept, faults = to.with_suffix(".unfinished"), to.with_suffix(".faults")
    cores = jobs or os.cpu_count() or 1
    care = Care(max(1, looks), max(1, drawn), max(1, retold))
    outcomes = play_campaigns(count, adventures, cores, kept, faults, more.folders, more.chosen, care)
    grown = to.with_suffix(".growing.unfinished")
    growths = play_growths(posses, cores, grown, tuple(map(str, more.folders)), more.chosen)
    spent = to.with_suffix(".spending.unfinished")
    sprees = play_sprees(rich, cores, spent, tuple(map(str, more.folders)), more.chosen)
    pictures = to.parent / "images" / to.stem
    pictures.mkdir(parents=True, exist_ok=True)
    for name, picture in plots(outcomes, growths, adventures).items():
        (pictures / f"{name}.svg").write_text(picture, encoding="utf-8")
    text = campaigns_text(content, outcomes, growths, sprees, adventures, care, f"images/{to.stem}")
    to.write_text(text, encoding="utf-8")
    for unfinished in (kept, grown, spent):
        unfinished.unlink()
    failed = sum(outcome.fault is not None for outcome in outcomes)
    write(f"{count:,} campaigns, {sum(len(outcome.rows) for outcome in outcomes):,} adventures, {failed:,} failed: {to}")
    if failed:
        write(f"The journals of those that failed are in {faults}.")
    return 1 if failed else 0
