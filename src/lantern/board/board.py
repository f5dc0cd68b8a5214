"""The board: everything that can be asked about the tiles on the table."""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache

from msgspec.structs import replace

from lantern.board.order import Order
from lantern.board.placement import CAPPED, OPEN, Capped, Door, Gate, Joined, Placement
from lantern.board.sight import Sight
from lantern.board.tile import Tile


class Board(Sight, Order):
    """All tiles on the table. A set of spaces is an integer whose bit n stands for space n."""


def board_of(placements: Sequence[Placement], tiles: Mapping[str, Tile]) -> Board:
    """Build the board of these placements, or take the one that was built for the same before."""
    return _board(tuple(placements), tuple(tiles[placement.tile] for placement in placements))


@lru_cache(maxsize=128)
def _board(placements: tuple[Placement, ...], tiles: tuple[Tile, ...]) -> Board:
    """Open and close doors on a board without building it anew: walls, ways and sights stay what they were."""
    fenced = any(tile.barriers for tile in tiles)
    plain = tuple(replace(here, doors=tuple(_plain(door, fenced) for door in here.doors)) for here in placements)
    board = copy(_geometry(plain, tiles))
    board.placements = placements
    return board


def _plain(door: Door, fenced: bool) -> Door:
    """Forget what does not change the geometry; whether an exit is capped matters where one can be trapped (BOARD-13)."""
    if isinstance(door, Joined) or (isinstance(door, Gate) and door.beyond):
        return door
    return CAPPED if fenced and isinstance(door, Capped) else OPEN


@lru_cache(maxsize=64)
def _geometry(placements: tuple[Placement, ...], tiles: tuple[Tile, ...]) -> Board:
    return Board(placements, tiles)
