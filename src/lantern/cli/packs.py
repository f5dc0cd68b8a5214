"""`--pack FOLDER` and `--sets NAMES`, which every command that plays takes: `more: Packs = NO_MORE` among its parameters."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from lantern.content.library import Content
from lantern.content.loader import load
from lantern.content.problems import PackError


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
        """Load the boxes chosen: of the game, those named and, unless told otherwise, those in the user's folder.

        Packs of the user that had to be set aside are told, and stop nothing.
        """
        content = load(self.folders, user=user, sets=self.chosen)
        tell_what_is_set_aside(content)
        return content

    def at_hand(self) -> Content:
        """Load all that is at hand, whatever was chosen of it."""
        return load(self.folders)


def tell_what_is_set_aside(content: Content) -> None:
    """Name each pack of the user that cannot be loaded, beside whatever a command writes."""
    for aside in content.aside:
        print(f"lantern: {PackError(aside.problems).in_short}", file=sys.stderr)  # noqa: T201


NO_MORE = Packs()
