"""Where the tiles lie: plain data, part of the game state."""

from typing import Final

from msgspec import Struct

from lantern.board.tile import Tile


class Open(Struct, frozen=True, array_like=True, tag=0):
    """A Door with nothing beyond it yet."""


class Undecided(Struct, frozen=True, array_like=True, tag=1):
    """An exit of a Room that nobody has explored (EXPLORE-04)."""


class Capped(Struct, frozen=True, array_like=True, tag=2):
    """Closed by an End Cap: the outer edge is a Wall (TILE-18)."""


class Joined(Struct, frozen=True, array_like=True, tag=3):
    """Joined to a connector of another tile; their two spaces are the same (TILE-08)."""

    placement: int
    connector: int


class Gate(Struct, frozen=True, array_like=True, tag=4):
    """Closed by a Gate End Cap. `beyond` is the placement and connector of the cap it is connected to, once known."""

    beyond: tuple[int, int] | None = None


Door = Open | Undecided | Capped | Joined | Gate

OPEN: Final = Open()
UNDECIDED: Final = Undecided()
CAPPED: Final = Capped()


class Placement(Struct, frozen=True, array_like=True):
    """One tile on the table.

    `x` and `y` are the north-west corner of its bounding box after `turns` clockwise quarter turns, on the grid of
    its map section. `entrance` is the connector through which it was entered when it was placed.
    """

    tile: str
    section: int
    x: int
    y: int
    turns: int
    entrance: int | None
    doors: tuple[Door, ...]


def first_tile(tile: Tile, *, section: int = 0) -> Placement:
    """Lay the first tile of a map section, as it is stored."""
    return Placement(tile.id, section, 0, 0, 0, None, new_doors(tile))


def new_doors(tile: Tile) -> tuple[Door, ...]:
    """Give the connectors of a tile just laid: of a Room undecided, of all others open (EXPLORE-03, EXPLORE-04)."""
    return (UNDECIDED if tile.kind == "room" else OPEN,) * len(tile.connectors)
