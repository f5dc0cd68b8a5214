"""What a player may know of any game: all that is shown to whoever answers without being an insider."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lantern.core.questions import Option
    from lantern.core.table import Seat


class Glimpse:
    """What may be known at a seat of any game: whose seat it is, and what may be done at any time.

    It is a window on the running game and holds nothing of its own, so it costs nothing to make and always shows how things
    stand now. What is not named here, or by the observation of a certain kind of game, cannot be seen.
    """

    __slots__ = ("_game", "_seat")

    def __init__(self, game: Any, seat: Seat) -> None:
        self._game = game
        self._seat = seat

    @property
    def seat(self) -> str:
        """Return the name of the seat."""
        return self._seat.name

    def decides_for(self, who: str) -> bool:
        """Tell whether this seat decides for a hero, or for the party."""
        return self._game.table.seat_of(who) is self._seat

    def any_time_actions(self) -> list[Option]:
        """Return what anybody may do at any time, now; an action is taken by answering an open question with its key."""
        actions: list[Option] = self._game.any_time_actions()
        return actions

    def may_take(self, key: str) -> bool:
        """Tell whether an any-time action is legal now."""
        legal: bool = self._game.may_take(key)
        return legal
