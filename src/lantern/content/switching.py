"""Packs of the user that are switched off: a list of their folders, one in a line, beside them."""

from __future__ import annotations

from pathlib import Path

LIST = "off.txt"


def switched_off(place: Path) -> frozenset[str]:
    """Read which folders are switched off."""
    try:
        lines = (place / LIST).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return frozenset()
    return frozenset(line.strip() for line in lines if line.strip())


def switch(place: Path, folder: str, *, on: bool) -> bool:
    """Switch a pack on or off; tell whether there is such a folder."""
    if not (place / folder).is_dir() or Path(folder).name != folder:
        return False
    off = switched_off(place) - {folder} if on else switched_off(place) | {folder}
    (place / LIST).write_text("".join(f"{name}\n" for name in sorted(off)), encoding="utf-8")
    return True
