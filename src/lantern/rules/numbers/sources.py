"""One source of damage: everything that one event does to a hero in one go (MUT-05)."""

from __future__ import annotations

from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.windows import DamageSource


class one_source:  # noqa: N801 - read as `with one_source(game):`
    """Take what happens in here as one source; within another source it belongs to that, unless it is an event of its own."""

    __slots__ = ("_game", "_new", "_outer")

    def __init__(self, game: AnyChapter, *, new: bool = False) -> None:
        self._game = game
        self._new = new

    def __enter__(self) -> None:
        self._outer = self._game.source
        if self._outer is None or self._new:
            self._game.source = DamageSource()

    def __exit__(self, *_: object) -> None:
        self._game.source = self._outer
