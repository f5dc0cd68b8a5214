"""Where games and packs of this user are kept."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

#: Names another folder, for every command.
DATA = "LANTERN_DATA"


def data_folder() -> Path:
    """Find the folder of games and packs: the one that was named, or the usual place of this system."""
    named = os.environ.get(DATA)
    return Path(named).expanduser() if named else Path(platformdirs.user_data_dir("old-lantern"))


def keep_data_in(folder: Path) -> None:
    """Keep everything in this folder from now on."""
    os.environ[DATA] = str(folder.expanduser().absolute())
