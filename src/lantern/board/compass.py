"""The eight directions of the grid and the four sides of a space."""

from typing import Final, Literal

Side = Literal["N", "E", "S", "W"]
Square = tuple[int, int]
Point = tuple[int, int]

#: Clockwise from the north-west, as on the bounce chart (BOMB-05): a D8 of n is direction n - 1. x grows east, y south.
DELTAS: Final = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
STRAIGHT: Final = (1, 3, 5, 7)
DIAGONAL: Final = (0, 2, 4, 6)

#: Clockwise, so that a quarter turn is one step.
SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
OUTWARD: Final[dict[Side, Square]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: Final[dict[Side, Side]] = {"N": "S", "E": "W", "S": "N", "W": "E"}


def turned_side(side: Side, turns: int) -> Side:
    """Tell where a side points after some clockwise quarter turns."""
    return SIDES[(SIDES.index(side) + turns) % 4]


def turned_square(square: Square, turns: int, width: int, height: int) -> Square:
    """Tell where a square of a width by height box lies after some clockwise quarter turns of the box."""
    x, y = square
    match turns % 4:
        case 1:
            return height - 1 - y, x
        case 2:
            return width - 1 - x, height - 1 - y
        case 3:
            return y, width - 1 - x
        case _:
            return x, y


def left_to_right(side: Side, one: Square, other: Square) -> bool:
    """Tell whether `one` lies left of `other` for somebody who leaves through that side."""
    (x1, y1), (x2, y2) = one, other
    return {"N": x1 < x2, "E": y1 < y2, "S": x1 > x2, "W": y1 > y2}[side]
