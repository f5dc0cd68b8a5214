"""`--pack FOLDER`, which every command that loads packs takes: `more: Packs = NO_MORE` among its parameters."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from lantern.content.library import Content
from lantern.content.loader import load


@Parameter(name="*")
@dataclass(frozen=True)
class Packs:
    """The packs that a command loads besides those installed."""

    pack: Annotated[
        tuple[Path, ...],
        Parameter(help="The folder of a pack to load besides those installed; again for more.", consume_multiple=False),
    ] = ()

    @property
    def folders(self) -> tuple[Path, ...]:
        """Return their folders, for other processes too."""
        return tuple(folder.resolve() for folder in self.pack)

    def load(self, *, user: bool = True) -> Content:
        """Load them with those of the game and, unless told otherwise, those in the user's folder."""
        return load(self.folders, user=user)


NO_MORE = Packs()
