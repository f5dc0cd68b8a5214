"""The games on this machine: where they are kept, which there are, and that only one window plays each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import Struct, field

from lantern.content.folders import data_folder
from lantern.core.errors import SaveError
from lantern.core.journal import Journal, JournalFile, read_journal
from lantern.players.campaigns import CAMPAIGN_SUFFIX, mend
from lantern.players.setups import AnySetup
from lantern.players.table import is_over, setup_of

SUFFIX = ".lantern"
_NOT_A_NAME = re.compile(r"[^\w.-]+")


class SavedGame(Struct):
    """A save that was found: how far it is, or what is wrong with it."""

    path: Path
    setup: AnySetup | None = None
    answers: int = 0
    over: bool = False
    damage: str = ""
    packs: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        """Return its name without folder and ending."""
        return self.path.stem


def games_folder() -> Path:
    """Find the folder in which games are kept."""
    return data_folder() / "games"


def path_of(name: str) -> Path:
    """Find a save by its path, or by its name in the folder of games."""
    path = Path(name)
    if path.is_file() or path.parent != Path():
        return path
    return games_folder() / (name if name.endswith(SUFFIX) else f"{name}{SUFFIX}")


def as_file_name(name: str) -> str:
    """Make a name fit for a file: what a game or campaign is called at the terminal."""
    return _NOT_A_NAME.sub("-", name).strip("-.") or "game"


def fresh_path(name: str) -> Path:
    """Find a path that no game has yet."""
    stem = as_file_name(name)
    folder = games_folder()
    path = folder / f"{stem}{SUFFIX}"
    number = 1
    while path.exists() or path.with_suffix(CAMPAIGN_SUFFIX).exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def saved_games() -> list[SavedGame]:
    """List all games, the one played last first."""
    mend(games_folder())
    paths = [path for path in games_folder().glob(f"*{SUFFIX}") if path.is_file()]
    return [look_at(path) for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)]


def look_at(path: Path) -> SavedGame:
    """Look into a save without opening it."""
    try:
        journal = read_journal(path.read_bytes(), path.name)
        setup = setup_of(journal.header, path.name)
        return SavedGame(path, setup, journal.answers, is_over(journal), packs=list(journal.header.packs))
    except (SaveError, OSError) as problem:
        return SavedGame(path, damage=str(problem))


def last_unfinished() -> SavedGame | None:
    """Return the game to go on with: the one played last, if it is not over."""
    return next((game for game in saved_games() if not game.over), None)


def save_copy(journal: Journal, name: str) -> Path:
    """Keep a copy of a game, as it stands, under a name of its own."""
    path = fresh_path(name)
    JournalFile.create(path, journal).close()
    return path


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a save while it is played, so that no other window writes to it; killed windows hold nothing."""
    with path.open("rb") as file:
        with suppress(ImportError):
            import fcntl  # noqa: PLC0415 - not on every system

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as taken:
                raise SaveError(f"{path.name} is being played in another window.") from taken
        yield
