"""What has been worked out about a hero, an enemy type or the table, and holds until something changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lantern.content.entry import Power
    from lantern.content.powers import Action, Modifier, RollAgain, TurnDie
    from lantern.rules.in_play import Listener


class Remembered:
    """Everything derived for one name; empty, or None, where nobody has asked yet. Whoever works it out puts it here."""

    __slots__ = (
        "actions", "flags", "listeners", "modifiers", "powers", "rerolls", "things", "turns", "usable", "values",
        "ways", "weight",
    )  # fmt: skip

    def __init__(self) -> None:
        #: The numbers that hang on nothing of the moment, by stat.
        self.values: dict[str, int] = {}
        self.flags: frozenset[str] | None = None
        self.powers: list[tuple[str, Power]] | None = None
        self.modifiers: dict[str, list[tuple[str, Modifier]]] | None = None
        #: What can be done, by the timings that were asked for, and which tokens can be used then.
        self.actions: dict[tuple[str, ...], tuple[list[tuple[str, Action, int]], frozenset[str]]] = {}
        self.rerolls: list[tuple[str, str, int, RollAgain]] | None = None
        self.turns: list[tuple[str, int, TurnDie]] | None = None
        self.listeners: dict[str, list[Listener]] | None = None
        #: The items that may be used, of those that ask for no skill.
        self.usable: dict[str, bool] = {}
        #: The weight of everything that is carried.
        self.weight: int | None = None
        #: The places of the items for the hands, and of those that can be worn.
        self.things: dict[str, tuple[int, ...]] = {}
        #: The fullest sets of things that hands can hold, or that can be worn, among some.
        self.ways: dict[tuple[str, tuple[int, ...]], list[tuple[int, ...]]] = {}

    def forget_numbers(self) -> None:
        """Forget the numbers, the flags that last a while, and what hangs on them."""
        self.values.clear()
        self.flags = None
        self.ways.clear()
