"""A tile as it lies on the table, after some clockwise quarter turns (TILE-09)."""

from functools import lru_cache

from msgspec import Struct

from lantern.board.compass import Side, Square, turned_side, turned_square
from lantern.board.tile import Link, Tile, links


class Way(Struct, frozen=True):
    """A connector of a turned tile: where it points, and its cells, left and right as seen when leaving."""

    side: Side
    cells: tuple[int, int]


class TurnedTile(Struct, frozen=True):
    """Squares relative to the north-west corner of the turned bounding box; cells in the order of the tile."""

    cells: tuple[Square, ...]
    partial: tuple[Square, ...]
    ways: tuple[Way, ...]
    links: tuple[tuple[Link, ...], ...]


@lru_cache(maxsize=1024)
def turned(tile: Tile, turns: int) -> TurnedTile:
    """Turn a tile clockwise; it is never mirrored."""
    width, height = tile.width, tile.height
    number = {label: n for n, (label, _, _) in enumerate(tile.cells)}
    return TurnedTile(
        cells=tuple(turned_square((x, y), turns, width, height) for _, x, y in tile.cells),
        partial=tuple(turned_square(square, turns, width, height) for square in tile.partial),
        ways=tuple(
            Way(turned_side(connector.side, turns), (number[connector.labels[0]], number[connector.labels[1]]))
            for connector in tile.connectors
        ),
        links=tuple(
            tuple(Link((link.direction + 2 * turns) % 8, link.cell, link.walkable) for link in around) for around in links(tile)
        ),
    )
