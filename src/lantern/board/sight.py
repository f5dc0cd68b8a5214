"""Line of Sight and Range, exact and in whole numbers (LOS-01, LOS-04, LOS-05, LOS-06, GATE-12)."""

from functools import lru_cache

from lantern.board.compass import DELTAS
from lantern.board.ground import Ground
from lantern.board.laid import NOWHERE
from lantern.board.placement import Placement
from lantern.board.sets import bits
from lantern.board.tile import Tile
from lantern.board.walking import FAR


@lru_cache(maxsize=4096)
def line(dx: int, dy: int) -> tuple[int, ...]:
    """Follow the straight line from centre to centre: the directions in which it goes from square to square.

    A line that runs exactly through a grid point goes diagonally there (LOS-04).
    """
    right, down = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    wide, high = abs(dx), abs(dy)
    across = along = 0  # squares gone so far, horizontally and vertically
    steps = []
    while (across, along) != (wide, high):
        # The line meets the next upright grid line after (2 across + 1) / 2 wide of its length, the next level one
        # after (2 along + 1) / 2 high; multiplied out, so that everything stays whole.
        ahead = (2 * across + 1) * high - (2 * along + 1) * wide
        go_across, go_along = ahead <= 0, ahead >= 0
        across += go_across
        along += go_along
        steps.append(DELTAS.index((right * go_across, down * go_along)))
    return tuple(steps)


class Sight(Ground):
    """A board on which models see each other."""

    def __init__(self, placements: tuple[Placement, ...], tiles: tuple[Tile, ...]) -> None:
        super().__init__(placements, tiles)
        self._seen: dict[tuple[int, int], bool] = {}
        #: The Range that is needed to aim from one space at another, as far as somebody has asked.
        self.known_aims: dict[tuple[int, int], int] = {}

    def sees(self, a: int, b: int) -> bool:
        """Tell whether a model on space `a` has Line of Sight to space `b`.

        A model on the cap of a Gate also sees what it would see from the other side (GATE-12).
        """
        seen = self._seen.get((a, b))
        if seen is None:
            seen = self._clear(a, b) or (a in self.through_gate and self._clear(self.through_gate[a], b))
            self._seen[a, b] = seen
        return seen

    def range_to_aim(self, a: int, b: int) -> int:
        """Return the Range that is needed to aim from `a` at `b` (LOS-01, LOS-06); FAR where there is no Line of Sight."""
        needed = self.known_aims[a, b] = self.range(a, b) if self.sees(a, b) else FAR
        return needed

    def _clear(self, a: int, b: int) -> bool:
        """Follow the line from centre to centre; it ends where a space has no neighbour in that direction (LOS-04, LOS-05)."""
        if self.section[a] != self.section[b]:
            return False
        (x1, y1), (x2, y2) = self.xy[a], self.xy[b]
        here = a
        for direction in line(x2 - x1, y2 - y1):
            here = self.compass[here][direction]
            if here == NOWHERE:
                return False
        return True

    def range(self, a: int, b: int) -> int:
        """Count spaces for Range, diagonally as well; across a Gate to the near cap, 1, and on from there (LOS-06)."""
        return self._straight(a, b) if self.section[a] == self.section[b] else self._through_gates(a, b)

    def _through_gates(self, a: int, b: int) -> int:
        best = {a: 0}
        todo = {a}
        while todo:
            here = min(todo, key=lambda space: (best[space], space))
            todo.remove(here)
            for cap in self.through_gate:
                if self.section[cap] != self.section[here]:
                    continue
                for far in bits(self.adjacent[cap] & ~self.section_mask[self.section[cap]]):
                    length = best[here] + self._straight(here, cap) + 1
                    if length < best.get(far, FAR):
                        best[far] = length
                        todo.add(far)
        lengths = [best[far] + self._straight(far, b) for far in best if self.section[far] == self.section[b]]
        return min(lengths, default=FAR)

    def _straight(self, a: int, b: int) -> int:
        (x1, y1), (x2, y2) = self.xy[a], self.xy[b]
        return max(abs(x1 - x2), abs(y1 - y2))
