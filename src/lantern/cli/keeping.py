"""`lantern backup | restore | check`: copies of everything that the table keeps, and whether all of it can be read."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from lantern.cli.output import write
from lantern.content.folders import data_folder
from lantern.core.errors import SaveError
from lantern.server.checking import faults
from lantern.server.checking import mend as take_away_empty_chapters
from lantern.server.database.copies import back_up
from lantern.server.database.copies import restore as put_back
from lantern.server.store import Store, default_place


def backup(file: Path) -> None:
    """Write everything that the table keeps to a file, as it is at this moment; the table may be open meanwhile.

    Parameters
    ----------
    file
        Where to; there must be nothing of this name yet. It is a SQLite file, also where games are kept in PostgreSQL.
    """
    with closing(Store(default_place())) as store:
        back_up(store.database, file)
        write(f"{len(store.games())} games are in {file}.")


def restore(file: Path, *, replace: bool = False, anyway: bool = False) -> None:
    """Put everything of a copy back, all or nothing; the table must be closed. Everybody logs in again.

    Parameters
    ----------
    file
        What `lantern backup` wrote, now or with an earlier version.
    replace
        Put it in the place of what is there; that is written to a file in the data folder first.
    anyway
        Also if something in the copy cannot be read: everything else can.
    """
    data_folder().mkdir(parents=True, exist_ok=True)

    def look(copy: Path) -> None:
        with closing(Store(copy)) as store:
            found = list(faults(store))
        for one in found:
            write(one)
        if found and not anyway:
            raise SaveError(f"{file}: not all of it can be read; nothing was restored. --anyway restores it all the same.")

    aside = put_back(file, default_place(), data_folder() if replace else None, look)
    if aside is not None:
        write(f"What was there before is in {aside}.")
    write(f"Everything of {file} is back.")


def check(*, mend: bool = False) -> int:
    """Look through everything that the table keeps: file, journals, campaigns. Ends with 1 if something is wrong.

    Parameters
    ----------
    mend
        First take away chapters of which nothing is kept, as an earlier version left them when it deleted a game.
    """
    try:
        with closing(Store(default_place())) as store:
            for one in take_away_empty_chapters(store) if mend else []:
                write(f"Mended: {one}")
            found = list(faults(store))
            games = 0 if found else len(store.games())
    except SaveError as problem:
        found, games = [str(problem)], 0
    for one in found:
        write(one)
    write(f"{len(found)} things are wrong." if found else f"All is well: {games} games can be read.")
    return 1 if found else 0
