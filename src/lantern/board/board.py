"""The board: everything that can be asked about the tiles on the table."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from lantern.board.order import Order
from lantern.board.placement import Placement
from lantern.board.sight import Sight
from lantern.board.tile import Tile


class Board(Sight, Order):
    """All tiles on the table. A set of spaces is an integer whose bit n stands for space n."""


def board_of(placements: Sequence[Placement], tiles: Mapping[str, Tile]) -> Board:
    """Build the board of these placements, or take the one that was built for the same before."""
    return _board(tuple(placements), tuple(tiles[placement.tile] for placement in placements))


@lru_cache(maxsize=256)
def _board(placements: tuple[Placement, ...], tiles: tuple[Tile, ...]) -> Board:
    return Board(placements, tiles)
