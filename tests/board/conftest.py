"""A table to lay tiles on, and all the tiles there are."""

from importlib.resources import files
from pathlib import Path

import pytest
import yaml

from lantern.board import (
    Board,
    Placement,
    Tile,
    board_of,
    cap,
    first_tile,
    fitting,
    join,
    link_gate,
    load_tile,
    mask_of,
    put_gate,
)

PACKS = Path(str(files("lantern"))) / "packs"
FIXTURES = Path(__file__).parent / "fixtures"


class Tiles(dict[str, Tile]):
    """All tiles by id."""

    def __repr__(self) -> str:
        return "the tiles"


def read_tiles() -> Tiles:
    paths = [*sorted(PACKS.glob("*/tiles/*.yaml")), *sorted(FIXTURES.glob("*.yaml"))]
    return Tiles((tile.id, tile) for tile in (load_tile(yaml.safe_load(path.read_text("utf-8"))) for path in paths))


def seen_from(board: Board, space: int) -> int:
    """Collect all spaces to which there is Line of Sight from a space, its own included."""
    return mask_of(there for there in range(board.count) if board.sees(space, there))


class Table:
    """Tiles being laid, one after the other; `n`, `mask` and `labels` translate between spaces and their names."""

    def __init__(self, tiles: dict[str, Tile]) -> None:
        self.tiles = tiles
        self.placements: list[Placement] = []

    @property
    def board(self) -> Board:
        return board_of(self.placements, self.tiles)

    def first(self, tile: str) -> Board:
        self.placements = [first_tile(self.tiles[tile])]
        return self.board

    def join(self, index: int, side: str, tile: str) -> Board:
        """Join a tile to the exit of a placement that points to a side of its own stored tile."""
        fits = fitting(self.board, index, self.exit(index, side), self.tiles[tile])
        assert fits, f"{tile} does not fit {side} of placement {index}"
        self.placements = join(self.board, self.tiles[tile], fits[0])
        return self.board

    def row(self, *tiles: str) -> Board:
        """Lay tiles one north of the other; all but the first are straight passages."""
        self.first(tiles[0])
        for index, tile in enumerate(tiles[1:]):
            self.join(index, "N", tile)
        return self.board

    def gate(self, index: int, side: str, tile: str) -> Board:
        """Put a Gate on an exit and look through it."""
        self.placements = put_gate(self.placements, index, self.exit(index, side))
        self.placements = link_gate(self.placements, index, self.exit(index, side), self.tiles[tile])
        return self.board

    def cap(self, index: int, side: str) -> Board:
        self.placements = cap(self.placements, index, self.exit(index, side))
        return self.board

    def exit(self, index: int, side: str) -> int:
        connectors = self.tiles[self.placements[index].tile].connectors
        return next(number for number, connector in enumerate(connectors) if connector.side == side)

    def n(self, name: str) -> int:
        return self.board.space(name)

    def mask(self, *names: str) -> int:
        return sum(1 << self.board.space(name) for name in names)

    def labels(self, spaces) -> list[str]:
        """Name spaces by their labels; a set of spaces is named in order of number."""
        return [self.board.names[space].split(":")[1] for space in spaces]


@pytest.fixture(scope="session")
def tiles() -> Tiles:
    return read_tiles()


@pytest.fixture
def table(tiles) -> Table:
    return Table(tiles)
