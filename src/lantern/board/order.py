"""The order in which Enemies are placed on a tile (PLACE-04, PLACE-05, PLACE-06, PLACE-07, PLACE-09)."""

from lantern.board.bases import Bases
from lantern.board.compass import SIDES, Side, turned_side, turned_square
from lantern.board.placement import Joined
from lantern.board.sets import bits, first, mask_of


class Order(Bases):
    """A board on which Enemies appear. Left and right are those of somebody who enters the tile."""

    def placement_order(self, index: int, entrance: int | None) -> tuple[list[int], list[int]]:
        """List the spaces of a tile for placing Enemies: first the checkerboard, then the spaces between (PLACE-06).

        Both run row by row from the row farthest from the entrance, each row from the left. A tile that nobody
        entered, such as the Entrance, is filled as if one came from its back wall (PLACE-10).
        """
        side = self._side_of_entry(index, entrance)
        spots = sorted((*self._row_and_column(space, side), space) for space in self.local[index])
        dark = (spots[0][0] + spots[0][1]) % 2
        checkerboard = [space for row, column, space in spots if (row + column) % 2 == dark]
        return checkerboard, [space for row, column, space in spots if (row + column) % 2 != dark]

    def overflow_order(self, index: int, entrance: int | None) -> list[int]:
        """List where Enemies go when the tile is full (PLACE-07).

        First the tile joined to the entrance, the spaces nearest to the entrance first; then, and at once if a Gate or
        nothing is there, all other tiles of the map section, nearest first. Equally near spaces run from the left.
        """
        section = self.section_mask[self.placements[index].section]
        side = self._side_of_entry(index, entrance)
        rest = section & ~self.tile_mask[index]
        found: list[int] = []
        door = None if entrance is None else self.placements[index].doors[entrance]
        if isinstance(door, Joined) and entrance is not None:
            beyond = self.tile_mask[door.placement] & rest
            found += self._nearest_first(beyond, mask_of(self.connector(index, entrance)), side)
            rest &= ~beyond
        return found + self._nearest_first(rest, self.tile_mask[index], side)

    def placing_bases(self, index: int, entrance: int | None, anchor: int, size: int = 2) -> list[int]:
        """List the whole bases around an anchor, the one farthest from the entrance first, then left (PLACE-09)."""
        side = self._side_of_entry(index, entrance)
        return sorted(self.bases(anchor, size), key=lambda base: min(self._row_and_column(space, side) for space in bits(base)))

    def _side_of_entry(self, index: int, entrance: int | None) -> Side:
        if entrance is None:
            return turned_side("S", self.placements[index].turns)
        return self.turned[index].ways[entrance].side

    def _row_and_column(self, space: int, side: Side) -> tuple[int, int]:
        """Turn the map so that the entry lies to the south, and count from the far left."""
        column, row = turned_square(self.xy[space], SIDES.index("S") - SIDES.index(side), 0, 0)
        return row, column

    def _nearest_first(self, spaces: int, sources: int, side: Side) -> list[int]:
        section = self.section_mask[self.section[first(sources)]]
        steps = self._flood(self.step, sources, section)
        return sorted(bits(spaces), key=lambda space: (steps[space], self._row_and_column(space, side)[1], space))
