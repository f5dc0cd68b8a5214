"""Who sits at the table: seats that hold heroes, and the players who answer for them."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct, field

from lantern.core.questions import Answer, Question

#: A question for the whole party is answered at this seat's name, by whoever may speak for the party.
PARTY = "party"


class Player(Protocol):
    """Somebody who answers: a person, a bot, a script. None means: nobody is there now.

    What is shown to it is the observation of its seat (`core/glimpse.py`); to an insider it is the game itself.
    """

    def answer(self, shown: Any, question: Question, /) -> Answer | None:
        """Return the answer, or None to leave the question open."""
        ...


class Insider:
    """Marks a player who is shown the game itself, with all that is hidden in it: a script, a witness, a tester."""

    __slots__ = ()


class Nobody:
    """An empty chair: every question stays open until an answer arrives from outside."""

    def answer(self, shown: Any, question: Question, /) -> Answer | None:  # noqa: ARG002
        """Leave the question open."""
        return None


class Seat(Struct):
    """A place at the table, the heroes it runs and who sits there."""

    name: str
    player: Player
    heroes: list[str] = field(default_factory=list)


class Table(Struct):
    """All seats; a hero without a seat of its own, and the party as a whole, are run by the first."""

    seats: list[Seat]

    def seat_of(self, who: str) -> Seat:
        """Return the seat that decides for a hero, or for the party."""
        seats = self.seats
        if len(seats) > 1:
            for seat in seats:
                if who in seat.heroes:
                    return seat
        return seats[0]


def solo(player: Player) -> Table:
    """Seat one player who runs everything."""
    return Table(seats=[Seat(name="solo", player=player)])
