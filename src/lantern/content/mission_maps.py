"""Laying the fixed map of a mission (MISSION-22)."""

from __future__ import annotations

from collections.abc import Mapping

from lantern.board.laying import close_the_rest, join_at
from lantern.board.placement import Placement, first_tile
from lantern.board.tile import Tile, TileError
from lantern.content.missions import Mission


class MapError(ValueError):
    """A fixed map that cannot be laid: which of its tiles, and why."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(problem)
        self.field = f"map[{number}]"
        self.problem = problem


def lay_map(mission: Mission, tiles: Mapping[str, Tile]) -> list[Placement]:
    """Lay the tiles of a fixed map in order; every exit that leads nowhere is closed. Without a map, nothing."""
    placements: list[Placement] = []
    for number, entry in enumerate(mission.map):
        tile = tiles.get(entry.tile)
        if tile is None:
            raise MapError(number, f'a map is laid with tiles; "{entry.tile}" is a card with two faces: name one of them')
        if not number:
            placements = [first_tile(tile)]
            continue
        try:
            placements = join_at(placements, tiles, tile, entry.joins, entry.by)
        except TileError as problem:
            raise MapError(number, str(problem)) from None
    return close_the_rest(placements)
