"""Where the next tile can be joined, and joining it (TILE-08, TILE-09, EXPLORE-05, EXPLORE-15, GATE-06)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from lantern.board.board import Board
from lantern.board.compass import OPPOSITE, SIDES, Side, Square
from lantern.board.doors import with_door
from lantern.board.placement import Gate, Joined, Open, Placement, Undecided, new_doors
from lantern.board.tile import Connector, Tile
from lantern.board.turned import TurnedTile, turned

#: The shortest tile there is: the Short Passage (EXPLORE-15).
SHORTEST: Final = Tile(
    id="shortest",
    name={},
    kind="passage",
    cells=tuple((f"{2 * y + x + 1:02}", x, y) for y in range(4) for x in range(2)),
    connectors=(Connector("N", ("01", "02")), Connector("S", ("08", "07"), "entrance")),
)


class Fit(Struct, frozen=True):
    """One way to join a tile. `meets` are (own connector, placement, connector), the entrance first."""

    section: int
    x: int
    y: int
    turns: int
    entrance: int
    meets: tuple[tuple[int, int, int], ...]


class Ends(Struct, frozen=True):
    """Connectors with nothing beyond them, and squares that are taken: the outline of a map section."""

    taken: set[Square]
    loose: dict[Square, tuple[Side, int, int]]


def fitting(board: Board, index: int, connector: int, tile: Tile) -> list[Fit]:
    """List the ways to join a tile to an exit: by its entrance or, if that does not fit, by each other exit that does.

    Nothing may overlap, squares less than half there included. The tile is turned but never mirrored. A tile whose
    piece lies on the table already fits nowhere (TILE-13).
    """
    if on_the_table(board, tile):
        return []
    printed = tile.entrance
    if printed is not None and (fit := fit_by(board, index, connector, tile, printed)):
        return [fit]
    others = (number for number in range(len(tile.connectors)) if number != printed)
    return [fit for number in others if (fit := fit_by(board, index, connector, tile, number))]


def on_the_table(board: Board, tile: Tile) -> bool:
    """Tell whether the piece of this tile is in use, one face or the other (TILE-13)."""
    return tile.piece is not None and any(tile.piece == other.piece for other in board.tiles)


def can_hold_a_tile(board: Board, index: int, connector: int) -> bool:
    """Tell whether at least the shortest tile fits at an exit (EXPLORE-15)."""
    return bool(fitting(board, index, connector, SHORTEST))


def join(board: Board, tile: Tile, fit: Fit) -> list[Placement]:
    """Join a tile in one of its ways; other connectors that it happens to meet are joined as well."""
    placements = list(board.placements)
    new = len(placements)
    placements.append(Placement(tile.id, fit.section, fit.x, fit.y, fit.turns, fit.entrance, new_doors(tile)))
    for own, index, connector in fit.meets:
        placements = with_door(placements, new, own, Joined(index, connector))
        placements = with_door(placements, index, connector, Joined(new, own))
    return placements


def link_gate(placements: Sequence[Placement], index: int, connector: int, tile: Tile) -> list[Placement]:
    """Lay the first tile beyond a Gate in a map section of its own, its entrance connected to the Gate (GATE-06)."""
    if placements[index].doors[connector] != Gate():
        raise ValueError(f"connector {connector} of {placements[index].tile}#{index} is not a Gate that nobody explored")
    new, entrance = len(placements), tile.entrance or 0
    section = 1 + max(placement.section for placement in placements)
    beyond = Placement(tile.id, section, 0, 0, 0, entrance, new_doors(tile))
    linked = with_door(placements, index, connector, Gate((new, entrance)))
    return with_door([*linked, beyond], new, entrance, Gate((index, connector)))


def fit_by(board: Board, index: int, connector: int, tile: Tile, entrance: int) -> Fit | None:
    """Find how a tile joins an exit by one of its own connectors, if it can."""
    here = board.placements[index]
    if not isinstance(here.doors[connector], Open | Undecided):
        raise TypeError(f"nothing can be joined to connector {connector} of {here.tile}#{index}: {here.doors[connector]}")
    side = board.turned[index].ways[connector].side
    turns = (SIDES.index(OPPOSITE[side]) - SIDES.index(tile.connectors[entrance].side)) % 4
    shape = turned(tile, turns)
    # What is left for somebody who leaves the one tile is right for somebody who leaves the other (TILE-09).
    door_x, door_y = board.xy[board.connector(index, connector)[0]]
    own_x, own_y = shape.cells[shape.ways[entrance].cells[1]]
    x, y = door_x - own_x, door_y - own_y
    meets = _meets(_ends(board, here.section), shape, x, y)
    if meets is None:
        return None
    meets.sort(key=lambda meet: meet[0] != entrance)
    return Fit(here.section, x, y, turns, entrance, tuple(meets))


@lru_cache(maxsize=64)
def _ends(board: Board, section: int) -> Ends:
    ends = Ends(set(), {})
    for index, (placement, shape) in enumerate(zip(board.placements, board.turned, strict=True)):
        if placement.section != section:
            continue
        ends.taken.update((placement.x + x, placement.y + y) for x, y in shape.cells + shape.partial)
        for connector, (way, door) in enumerate(zip(shape.ways, placement.doors, strict=True)):
            if isinstance(door, Open | Undecided):
                ends.loose.update(
                    (board.xy[space], (way.side, index, connector)) for space in board.connector(index, connector)
                )
    return ends


def _meets(ends: Ends, shape: TurnedTile, x: int, y: int) -> list[tuple[int, int, int]] | None:
    """List which connectors of a tile laid at (x, y) meet which others, or None if it overlaps something."""
    squares = {(x + dx, y + dy) for dx, dy in shape.cells + shape.partial}
    meets = []
    for own, way in enumerate(shape.ways):
        halves = {(x + shape.cells[cell][0], y + shape.cells[cell][1]) for cell in way.cells}
        found = {ends.loose.get(square) for square in halves}
        if len(found) == 1 and (end := found.pop()) and end[0] == OPPOSITE[way.side]:
            meets.append((own, end[1], end[2]))
            squares -= halves
    return None if squares & ends.taken else meets
