"""One source of damage: everything that one event does to a hero in one go (MUT-05)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from lantern.rules.game import Game
from lantern.rules.state import Source


@contextmanager
def one_source(game: Game, *, new: bool = False) -> Iterator[None]:
    """Take what happens in here as one source; within another source it belongs to that, unless it is an event of its own."""
    outer = game.state.source
    if outer is None or new:
        game.state.source = Source()
    yield
    game.state.source = outer
