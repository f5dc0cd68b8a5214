"""What has been worked out about a hero, an enemy type or the table, and holds until something changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lantern.content.effects import Action, Modifier, RollAgain
    from lantern.content.entries import Power
    from lantern.rules.in_play import Listener


class Remembered:
    """Everything derived for one name; empty, or None, where nobody has asked yet. Whoever works it out puts it here."""

    __slots__ = (
        "actions", "all_in_use", "flags", "listeners", "modifiers", "powers", "rerolls", "usable", "values", "ways",
    )  # fmt: skip

    def __init__(self) -> None:
        #: The numbers that hang on nothing of the moment, by stat.
        self.values: dict[str, int] = {}
        self.flags: frozenset[str] | None = None
        self.powers: list[tuple[str, Power]] | None = None
        self.modifiers: dict[str, list[tuple[str, Modifier]]] | None = None
        #: What can be done, by the timings that were asked for.
        self.actions: dict[tuple[str, ...], list[tuple[str, int, Action]]] = {}
        self.rerolls: list[tuple[str, int, RollAgain]] | None = None
        self.listeners: dict[str, list[Listener]] | None = None
        #: The items that may be used, of those that ask for no skill.
        self.usable: dict[str, bool] = {}
        #: The fullest sets of things that hands can hold, or that can be worn, among some.
        self.ways: dict[tuple[str, tuple[int, ...]], list[tuple[int, ...]]] = {}
        #: Nothing is left that hands could hold or that could be worn; if not, it is not known.
        self.all_in_use = False

    def forget_numbers(self) -> None:
        """Forget the numbers, and what hangs on them."""
        self.values.clear()
        self.ways.clear()
        self.all_in_use = False
