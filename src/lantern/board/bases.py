"""Models that cover several spaces: their bases, their moves, and whom they push aside (XL-01 to XL-06, AI-11)."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec import Struct

from lantern.board.compass import DELTAS
from lantern.board.placement import Placement
from lantern.board.sets import bits, first, mask_of
from lantern.board.tile import Tile
from lantern.board.walking import Reach, Walking


class Position(Struct, frozen=True):
    """A square base around its anchor. `offset` is where the anchor lies in it, counted from the north-west.

    `base` are its spaces on the board; `whole` tells that all of it is on the board and that no Wall runs through it.
    """

    anchor: int
    offset: tuple[int, int]
    base: int
    whole: bool


class XLReach:
    """Where a model with a large base can end its move: every position around every anchor that it can reach."""

    def __init__(self, start: Position, reach: Reach, choices: dict[int, list[Position]]) -> None:
        self.start = start
        self.positions = [position for anchor in bits(reach.spaces) for position in choices[anchor]]
        self._reach = reach
        self._choices = choices

    def cost(self, position: Position) -> int:
        """Count the movement points, which only the anchor spends (XL-02)."""
        return self._reach.cost(position.anchor)

    def path_to(self, end: Position) -> list[int]:
        """Give the base at every step of a shortest way; it is turned only where it must be, and at the end (XL-02)."""
        path = [self.start]
        for anchor in self._reach.path_to(end.anchor)[1:]:
            facing = path[-1].offset
            path.append(min(self._choices[anchor], key=lambda way: (way.offset != facing, not way.whole)))
        if path[-1] != end:
            path.append(end)
        return [position.base for position in path]


class Bases(Walking):
    """A board on which models with a square base of several spaces stand and move."""

    def __init__(self, placements: tuple[Placement, ...], tiles: tuple[Tile, ...]) -> None:
        super().__init__(placements, tiles)
        self._positions: dict[tuple[int, int], list[Position]] = {}

    def positions(self, anchor: int, size: int = 2) -> list[Position]:
        """List the positions of a base around its anchor with at least half of it on the board, whole ones first."""
        found = self._positions.get((anchor, size))
        if found is None:
            offsets = [(across, down) for down in range(size) for across in range(size)]
            every = [self._position(anchor, offset, size) for offset in offsets]
            found = [each for each in every if 2 * each.base.bit_count() >= size * size]
            found.sort(key=lambda each: not each.whole)
            self._positions[anchor, size] = found
        return found

    def bases(self, anchor: int, size: int = 2) -> list[int]:
        """List where a base can stand around its anchor with all its spaces valid and no Wall in between (XL-01)."""
        return [each.base for each in self.positions(anchor, size) if each.whole]

    def overflow_bases(self, anchor: int, size: int = 2) -> list[int]:
        """List where a base can stand that hangs over Walls or edges, at least half of it on the board (XL-06)."""
        return [each.base for each in self.positions(anchor, size) if not each.whole]

    def _position(self, anchor: int, offset: tuple[int, int], size: int) -> Position:
        section, (x, y) = self.section[anchor], self.xy[anchor]
        block = {
            (across, down): self.grid.get((section, x - offset[0] + across, y - offset[1] + down))
            for down in range(size)
            for across in range(size)
        }
        whole = all(
            space is not None and self.compass[space][direction] == block[across + dx, down + dy]
            for (across, down), space in block.items()
            for direction, (dx, dy) in enumerate(DELTAS)
            if (across + dx, down + dy) in block
        )
        return Position(anchor, offset, mask_of(space for space in block.values() if space is not None), whole)

    def xl_reach(self, base: int, anchor: int, points: int, hard: int, *, size: int = 2) -> XLReach:
        """Find where a large base can move with all of it on the board, counted with its anchor (XL-02, XL-05).

        It crosses Barriers (BOARD-10) and never covers a `hard` space. Models that it pushes aside are no hindrance:
        see `displaced`.
        """
        whole = {space: [each for each in self.positions(space, size) if each.whole] for space in range(self.count)}
        return self._xl_reach(base, anchor, points, hard, whole, size)

    def xl_overflow(self, base: int, anchor: int, points: int, hard: int, *, size: int = 2) -> XLReach:
        """Find where it can move if it may hang over Walls and edges: only if nothing else reaches a Hero (XL-06)."""
        every = {space: self.positions(space, size) for space in range(self.count)}
        return self._xl_reach(base, anchor, points, hard, every, size)

    def _xl_reach(
        self, base: int, anchor: int, points: int, hard: int, choices: dict[int, list[Position]], size: int
    ) -> XLReach:
        start = next((each for each in self.positions(anchor, size) if each.base == base), None)
        if start is None:
            raise ValueError(f"no base of {size} by {size} around {self.names[anchor]} covers just these spaces")
        free = {space: [each for each in ways if not each.base & hard] for space, ways in choices.items()}
        blocked = mask_of(space for space, ways in free.items() if not ways)
        return XLReach(start, self.reach(anchor, points, blocked, crossing=True), free)

    def displaced(
        self, path: Sequence[int], soft: int, occupied: int, pick: Callable[[int], int] = first
    ) -> list[tuple[int, int]]:
        """Push smaller Enemies out of the way of a Large or bigger one: from where to where, in order.

        `path` is the base at each step (for a one-space model, sets of one space), `soft` the models that can be
        pushed, `occupied` all spaces with models but the moving one. A pushed model goes to the nearest empty space
        that the base just left, otherwise to the nearest empty one (AI-11, XL-04); `pick` chooses among equals.
        """
        pushes: list[tuple[int, int]] = []
        for before, after in pairwise(path):
            for space in bits(after & soft):
                empty = ~(occupied | after)
                free = before & empty or self.section_mask[self.section[space]] & empty
                if free:
                    goal = pick(self._nearest(space, free))
                    pushes.append((space, goal))
                    soft = soft & ~(1 << space) | 1 << goal
                    occupied = occupied & ~(1 << space) | 1 << goal
        return pushes

    def _nearest(self, space: int, among: int) -> int:
        nearest = min(self.distance(space, each) for each in bits(among))
        return mask_of(each for each in bits(among) if self.distance(space, each) == nearest)


def path_of(spaces: Sequence[int]) -> list[int]:
    """Turn the way of a one-space model into bases, for `displaced`."""
    return [1 << space for space in spaces]
