"""Laying a board tile by tile, each joined to a named exit of one that lies there: fixed maps, and boards of scenarios."""

from collections.abc import Mapping, Sequence

from lantern.board.board import Board, board_of
from lantern.board.compass import SIDES
from lantern.board.doors import cap
from lantern.board.joining import fit_by, fitting, join, on_the_table
from lantern.board.placement import Open, Placement, Undecided
from lantern.board.tile import Tile, TileError


def named_exit(board: Board, name: str) -> tuple[int, int]:
    """Find an exit by tile and side ("0:N") or tile and number ("0:1")."""
    tile, _, side = name.partition(":")
    if not tile.isdigit() or int(tile) >= len(board.placements):
        raise TileError(f'an exit is named by tile and side, such as "0:N"; {name!r} names no tile on the board')
    index = int(tile)
    if side.isdigit():
        if int(side) < len(board.placements[index].doors):
            return index, int(side)
    elif side in SIDES:
        found = [number for number, way in enumerate(board.turned[index].ways) if way.side == side]
        if len(found) == 1:
            return index, found[0]
        if found:
            raise TileError(f"tile {index} has several exits to the {side}: name one by its number, {found}")
    raise TileError(f"tile {index} has no exit {side!r}")


def own_connector(tile: Tile, side: str) -> int:
    """Find the connector of a tile on a side, as it is drawn."""
    found = [number for number, connector in enumerate(tile.connectors) if connector.side == side]
    if len(found) != 1:
        raise TileError(f"{tile.id} has {len(found)} connectors to the {side} (as it is drawn); name one by its number")
    return found[0]


def join_at(
    placements: Sequence[Placement], tiles: Mapping[str, Tile], tile: Tile, name: str, by: str | int | None = None
) -> list[Placement]:
    """Join a tile to a named exit: by its entrance, or by another connector if that is said or nothing else fits."""
    board = board_of(placements, tiles)
    index, connector = named_exit(board, name)
    if not isinstance(placements[index].doors[connector], Open | Undecided):
        raise TileError(f"the exit {name} leads somewhere already")
    if by is None:
        fits = fitting(board, index, connector, tile)
    else:
        own = fit_by(board, index, connector, tile, by if isinstance(by, int) else own_connector(tile, by))
        fits = [own] if own is not None and not on_the_table(board, tile) else []
    if not fits:
        raise TileError(f"{tile.id} does not fit there")
    return join(board, tile, fits[0])


def close_the_rest(placements: Sequence[Placement]) -> list[Placement]:
    """Close every exit that leads nowhere."""
    closed = list(placements)
    for index, placement in enumerate(placements):
        for connector, door in enumerate(placement.doors):
            if isinstance(door, Open | Undecided):
                closed = cap(closed, index, connector)
    return closed
