"""`--pack FOLDER` and `--sets NAMES`, which every command that plays takes: `more: Packs = NO_MORE` among its parameters."""

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
    sets: Annotated[
        str | None,
        Parameter(help="The boxes in the game, with commas between them, such as core,swamps-of-death; without it, all."),
    ] = None

    @property
    def folders(self) -> tuple[Path, ...]:
        """Return their folders, for other processes too."""
        return tuple(folder.resolve() for folder in self.pack)

    @property
    def chosen(self) -> tuple[str, ...]:
        """Return the boxes chosen; none where all are meant."""
        return tuple(name.strip() for name in (self.sets or "").split(",") if name.strip())

    def load(self, *, user: bool = True) -> Content:
        """Load the boxes chosen: of the game, those named and, unless told otherwise, those in the user's folder."""
        return load(self.folders, user=user, sets=self.chosen)

    def at_hand(self) -> Content:
        """Load all that is at hand, whatever was chosen of it."""
        return load(self.folders)


NO_MORE = Packs()
