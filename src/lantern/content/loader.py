"""Load packs: those of the game, those in the user's folder, and those named."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import platformdirs

from lantern.content import cache as stored
from lantern.content.library import Content

__all__ = ["OWN_PACKS", "Content", "folders_of_packs", "load", "user_packs"]

OWN_PACKS = Path(__file__).parents[1] / "packs"


def user_packs() -> Path:
    """Find the folder into which a user puts packs."""
    return Path(platformdirs.user_data_dir("old-lantern")) / "packs"


def load(extra: Iterable[Path | str] = (), *, user: bool = True) -> Content:
    """Load all packs; the same arguments give the same object. Raises PackError with every problem of every pack."""
    return _load(tuple(Path(path).resolve() for path in extra), user)


def folders_of_packs(extra: Iterable[Path] = (), *, user: bool = True) -> list[Path]:
    """List the folders of packs: the game's, the user's (any folder with a pack.yaml), and the extra ones as they are."""
    places = [OWN_PACKS, *([user_packs()] if user else [])]
    found = [manifest.parent for place in places for manifest in sorted(place.glob("*/pack.yaml"))]
    once: dict[Path, Path] = {}
    for folder in (*found, *extra):
        once.setdefault(folder.resolve(), folder)
    return list(once.values())


@cache
def _load(extra: tuple[Path, ...], user: bool) -> Content:
    folders = folders_of_packs(extra, user=user)
    content = stored.recall(folders)
    if content is None:
        from lantern.content.build import build  # noqa: PLC0415 - reading YAML is only for packs that changed

        content = build(folders)
        stored.remember(folders, content)
    return content
