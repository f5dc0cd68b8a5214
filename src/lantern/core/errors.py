"""What can go wrong while a game runs, in words for people."""

from typing import Literal

#: What is wrong with a save: it is broken, no save at all, of another version or other packs, out of reach, not taken
#: by the disk, or it says what no rule allows.
SaveTrouble = Literal["damaged", "foreign", "version", "packs", "unreadable", "unwritten", "range"]


class LanternError(Exception):
    """The base of every error this program raises on purpose."""


class BadAnswerError(LanternError):
    """An answer that the open question does not allow."""


class SaveError(LanternError):
    """A save that cannot be opened as it is, or not be written."""

    def __init__(self, message: str, last_good: int | None = None, kind: SaveTrouble = "damaged") -> None:
        super().__init__(message)
        self.last_good = last_good
        self.kind = kind


class DivergedError(LanternError):
    """A recorded answer belongs to another question than the one now asked."""


class DiceRanOutError(LanternError):
    """A scenario fixed the dice or the choices of a purpose, and the game made more of them, or none of these was possible."""


class BrokenStepError(LanternError):
    """A step asked too much or ran too long: the circuit breaker."""


class UndoRefusedError(LanternError):
    """The table's undo policy does not allow this undo."""


class OutOfRangeError(LanternError):
    """A number in a file from elsewhere that is larger or smaller than a game can have."""

    def __init__(self, at: str, number: int, least: int, most: int) -> None:
        super().__init__(f"{at}: {shown(number)} is out of range; it can be {least} to {most}.")
        self.at = at
        self.number = number
        self.least = least
        self.most = most


def shown(number: int) -> str:
    """Write a number, however long it is."""
    return str(number) if abs(number) < 10**30 else "a number of more than 30 digits"
