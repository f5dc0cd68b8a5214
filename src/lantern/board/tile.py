"""What a Map Tile is: its spaces, its connectors, its walls and barriers (ledger chapter 43)."""

from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple

from msgspec import Struct, field

from lantern.board.compass import DELTAS, DIAGONAL, OUTWARD, SIDES, Point, Side, Square

Label = str
Cell = tuple[Label, int, int]
Die = tuple[int, int]
#: Where the facts of a tile or another entry come from, and how far they can be trusted.
Source = Literal["seed", "fact", "original"]
Trust = Literal["A", "B", "C"]


class TileError(ValueError):
    """A tile that cannot be; the message says what would be right."""


class ShapeError(TileError):
    """A geometry that no tile can have, with the square or the grid point where it goes wrong."""

    def __init__(self, problem: str, *, square: Square | None = None, point: Point | None = None) -> None:
        super().__init__(problem)
        self.square = square
        self.point = point


class Connector(Struct, frozen=True):
    """Two half-spaces where a tile is joined to the next (BOARD-03); models may enter them before that (MOVE-05).

    `labels` are the left and the right space as seen by somebody who *leaves* the tile there.
    `die` is the D6 range of an exit of a Room (TILE-10).
    """

    side: Side
    labels: tuple[Label, Label]
    role: Literal["entrance", "exit"] = "exit"
    die: Die | None = None


class Shape(Struct, frozen=True, kw_only=True):
    """The geometry of a tile: everything that its drawing shows.

    Squares are counted from the north-west corner, x to the east and y to the south; grid points likewise, so
    that point (x, y) is the north-west corner of square (x, y). Everything is listed in reading order.
    """

    cells: tuple[Cell, ...]
    partial: tuple[Square, ...] = ()
    connectors: tuple[Connector, ...] = ()
    blocked: tuple[Point, ...] = ()
    barriers: tuple[tuple[Label, Label], ...] = ()
    barrier_ends: tuple[Point, ...] = ()

    @property
    def width(self) -> int:
        return 1 + max(x for x, _ in self.squares)

    @property
    def height(self) -> int:
        return 1 + max(y for _, y in self.squares)

    @property
    def squares(self) -> list[Square]:
        """The footprint: the spaces, then the squares that are less than half there (TILE-06, BOARD-05)."""
        return [(x, y) for _, x, y in self.cells] + list(self.partial)

    @property
    def entrance(self) -> int | None:
        """The connector by which the tile is printed to be entered; an Entrance tile has none."""
        return next((n for n, connector in enumerate(self.connectors) if connector.role == "entrance"), None)

    def exit_for(self, face: int) -> int:
        """Find the exit whose range holds the face of a D6 (TILE-10)."""
        for number, connector in enumerate(self.connectors):
            if connector.die and connector.die[0] <= face <= connector.die[1]:
                return number
        raise KeyError(f"no exit has a die range with {face}")


class Tile(Shape, frozen=True, kw_only=True):
    """One face of a Map Tile: a Room, a Passage or the Entrance; caps are none (BOARD-02)."""

    id: str
    name: dict[str, str]
    kind: Literal["room", "passage", "entrance"]
    world: str = "any"
    piece: str | None = None
    start: dict[str, tuple[Label, ...]] = field(default_factory=dict)
    direction_die: Die | None = None
    advanced_encounter: str | None = None
    source: Source = "original"
    trust: Trust | None = None

    def __hash__(self) -> int:
        return hash(self.id)


class Link(NamedTuple):
    """A neighbouring space: which way, which cell, and whether an ordinary model may step there."""

    direction: int
    cell: int
    walkable: bool


@lru_cache(maxsize=512)
def links(tile: Tile) -> tuple[tuple[Link, ...], ...]:
    """List the adjacent spaces of every space of a tile (BOARD-06), none across a Wall (BOARD-07), by cell number."""
    return _links(tile)


def _links(shape: Shape) -> tuple[tuple[Link, ...], ...]:
    at = {(x, y): n for n, (_, x, y) in enumerate(shape.cells)}
    number = {label: n for n, (label, _, _) in enumerate(shape.cells)}
    barriers = {frozenset((number[a], number[b])) for a, b in shape.barriers}

    def way_round(*cells: int | None) -> bool:
        """Tell whether one can walk from cell to cell, side by side."""
        return all(a is not None and b is not None and frozenset((a, b)) not in barriers for a, b in pairwise(cells))

    def diagonal(here: int, x: int, y: int, direction: int) -> Link | None:
        dx, dy = DELTAS[direction]
        there = at.get((x + dx, y + dy))
        one, other = at.get((x + dx, y)), at.get((x, y + dy))
        point = x + (dx > 0), y + (dy > 0)
        if there is None or point in shape.blocked or (one is None and other is None):  # BOARD-08
            return None
        fenced = any(frozenset(pair) in barriers for pair in ((here, one), (one, there), (here, other), (other, there)))
        walkable = point not in shape.barrier_ends and (  # BOARD-11
            not fenced or way_round(here, one, there) or way_round(here, other, there)
        )
        return Link(direction, there, walkable)

    def around(here: int, x: int, y: int) -> tuple[Link, ...]:
        found = []
        for direction, (dx, dy) in enumerate(DELTAS):
            if direction in DIAGONAL:
                if link := diagonal(here, x, y, direction):
                    found.append(link)
            elif (there := at.get((x + dx, y + dy))) is not None:
                found.append(Link(direction, there, frozenset((here, there)) not in barriers))  # BOARD-09
        return tuple(found)

    return tuple(around(n, x, y) for n, (_, x, y) in enumerate(shape.cells))


def walls(shape: Shape) -> dict[Label, str]:
    """Name the sides of each space that are Wall while every connector is open or in use (TILE-03)."""
    spaces = {(x, y) for _, x, y in shape.cells}
    doors = {(label, connector.side) for connector in shape.connectors for label in connector.labels}
    found = {}
    for label, x, y in shape.cells:
        shut = [
            side for side in SIDES if (x + OUTWARD[side][0], y + OUTWARD[side][1]) not in spaces and (label, side) not in doors
        ]
        if shut:
            found[label] = "".join(shut)
    return found


def check_shape(shape: Shape) -> None:
    """Refuse a geometry that no tile can have."""
    squares = shape.squares
    place = {label: (x, y) for label, x, y in shape.cells}
    if not shape.cells:
        raise TileError("there is no space; a tile needs at least one, such as 01")
    if len(set(squares)) < len(squares) or len(place) < len(shape.cells):
        raise TileError("two spaces have the same label or the same square; every space needs its own")
    used: set[Label] = set()
    for connector in shape.connectors:
        _check_connector(connector, place, set(squares), used)
        used.update(connector.labels)
    if sum(connector.role == "entrance" for connector in shape.connectors) > 1:
        raise TileError("there are two entrances; mark every other connector as an exit")
    for a, b in shape.barriers:
        if any({a, b} == set(connector.labels) for connector in shape.connectors):
            raise ShapeError(f"the barrier between {a} and {b} splits a connector; leave it out", square=place[a])
    for point in shape.blocked:
        if not _parts_a_diagonal(point, set(place.values())):
            raise ShapeError("this wall corner covers nothing; it must stand between two diagonal spaces", point=point)
    _check_reachable(shape)


def _check_connector(connector: Connector, place: dict[Label, Square], squares: set[Square], used: set[Label]) -> None:
    dx, dy = OUTWARD[connector.side]
    names = " and ".join(connector.labels)
    (x1, y1), (x2, y2) = (place[label] for label in connector.labels)
    problem = ""
    if (abs(x1 - x2), abs(y1 - y2)) != (abs(dy), abs(dx)):
        problem = f"its two spaces must lie side by side on the {connector.side} edge"
    elif used & set(connector.labels):
        problem = "a space can belong to one connector only; close one of its open edges"
    elif {(x + n * dx, y + n * dy) for x, y in ((x1, y1), (x2, y2)) for n in (1, 2)} & squares:
        problem = "the two squares beyond it must be free, so that a tile can be joined"
    elif connector.role == "entrance" and (connector.side != "S" or connector.die):
        problem = "the entrance lies to the south and has no die range (TILE-01, TILE-10)"
    if problem:
        raise ShapeError(f"connector {names}: {problem}", square=(min(x1, x2), min(y1, y2)))


def _parts_a_diagonal(point: Point, spaces: set[Square]) -> bool:
    x, y = point
    return {(x - 1, y - 1), (x, y)} <= spaces or {(x, y - 1), (x - 1, y)} <= spaces


def _check_reachable(shape: Shape) -> None:
    near = _links(shape)
    seen, todo = {0}, [0]
    while todo:
        new = {link.cell for link in near[todo.pop()]} - seen
        seen |= new
        todo += sorted(new)
    lost = [cell for n, cell in enumerate(shape.cells) if n not in seen]
    if lost:
        names = ", ".join(label for label, _, _ in lost)
        raise ShapeError(
            f"no way leads from space {shape.cells[0][0]} to {names}; the spaces of a tile hang together",
            square=lost[0][1:],
        )
