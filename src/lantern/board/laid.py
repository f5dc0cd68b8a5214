"""Tiles that were laid one after the other: the numbers of their spaces, and which of them are neighbours on a tile.

A map grows by a tile at a time, so what is known of the tiles before it holds: only the new tile is looked at.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from lantern.board.placement import Joined, Placement
from lantern.board.tile import Tile
from lantern.board.turned import TurnedTile, turned

NOWHERE = -1
_NO_NEIGHBOURS = (NOWHERE,) * 8


class Lying(Struct, frozen=True):
    """A tile where it lies, with those of its cells that are spaces of tiles laid before it (BOARD-03)."""

    tile: Tile
    section: int
    x: int
    y: int
    turns: int
    shared: tuple[int, ...]

    @property
    def shape(self) -> TurnedTile:
        """The tile as it is turned."""
        return turned(self.tile, self.turns)


class Laid(Struct, frozen=True):
    """What follows from the tiles alone. Nothing of it is changed by those who have it."""

    #: The number of the space on each square of a section of the map, in the order of the numbers.
    grid: dict[tuple[int, int, int], int]
    #: The spaces of each tile, in the order of its cells.
    local: tuple[list[int], ...]
    compass: list[tuple[int, ...]]
    adjacent: list[int]
    step: list[int]
    tiles_of: list[tuple[int, ...]]
    fenced: bool


def lying(placement: Placement, index: int, tile: Tile) -> Lying:
    """Tell what of a placement decides about spaces; doors that open later do not."""
    ways = turned(tile, placement.turns).ways
    joined = [
        cell
        for way, door in zip(ways, placement.doors, strict=True)
        if isinstance(door, Joined) and door.placement < index
        for cell in way.cells
    ]
    return Lying(tile, placement.section, placement.x, placement.y, placement.turns, tuple(joined))


@lru_cache(maxsize=256)
def laid(tiles: tuple[Lying, ...]) -> Laid:
    """Lay some tiles, each on the table of those before it, so that all are one grid (BOARD-16)."""
    if not tiles:
        return Laid({}, (), [], [], [], [], fenced=False)
    before, here = laid(tiles[:-1]), tiles[-1]
    index = len(before.local)
    grid = dict(before.grid)
    local = _number(grid, here, index)
    new = len(grid) - len(before.grid)
    compass = [*before.compass, *[_NO_NEIGHBOURS] * new]
    adjacent = [*before.adjacent, *[0] * new]
    step = [*before.step, *[0] * new]
    tiles_of = [*before.tiles_of, *[()] * new]
    fenced = before.fenced
    bit = [1 << space for space in local]
    for space, around in zip(local, here.shape.links, strict=True):
        tiles_of[space] += (index,)
        row, near, walk = list(compass[space]), 0, 0
        for direction, cell, walkable in around:
            row[direction] = local[cell]
            near |= bit[cell]
            if walkable:
                walk |= bit[cell]
        compass[space] = tuple(row)
        adjacent[space] |= near
        step[space] |= walk
        fenced |= near != walk
    return Laid(grid, (*before.local, local), compass, adjacent, step, tiles_of, fenced)


def _number(grid: dict[tuple[int, int, int], int], here: Lying, index: int) -> list[int]:
    """Give numbers to the spaces of one tile; joined connector spaces keep the number they have (BOARD-03)."""
    local = []
    for cell, (x, y) in enumerate(here.shape.cells):
        key = here.section, here.x + x, here.y + y
        if (key in grid) != (cell in here.shared):
            raise ValueError(
                f"{here.tile.id}#{index} does not fit where it lies: its space {here.tile.cells[cell][0]}"
                f" at {key} {'meets nothing' if cell in here.shared else 'overlaps another tile'}"
            )
        local.append(grid.setdefault(key, len(grid)))
    return local
