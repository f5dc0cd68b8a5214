"""The spaces on the table: numbers, names, and which are adjacent. Everything else stands on this."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from lantern.board.compass import DIAGONAL, STRAIGHT
from lantern.board.laid import NOWHERE, laid, lying
from lantern.board.placement import Capped, Gate, Joined, Placement
from lantern.board.sets import bits, mask_of
from lantern.board.tile import Tile
from lantern.board.turned import turned


class Ground:
    """The spaces of all tiles, numbered in the order in which they were placed; it never changes.

    Tables by space: `section`, `xy`, `tiles_of` (placements), `adjacent` (BOARD-06), `step` (where an ordinary model
    may step, BOARD-09), `smash` (where a model that crosses Barriers may step) and `compass` (the neighbour in each of
    eight directions, or NOWHERE). Tables by placement: `tile_mask` and `tile_adjacent` (BOARD-15).
    """

    def __init__(self, placements: tuple[Placement, ...], tiles: tuple[Tile, ...]) -> None:
        self.placements = placements
        self.tiles = tiles
        self.turned = tuple(turned(tile, here.turns) for tile, here in zip(tiles, placements, strict=True))
        known = laid(tuple([lying(*each) for each in zip(placements, range(len(placements)), tiles, strict=True)]))
        self.grid = known.grid
        self.local = known.local
        self.count = len(self.grid)
        self.all = (1 << self.count) - 1
        self.section = tuple([section for section, _, _ in self.grid])
        self.xy = tuple([(x, y) for _, x, y in self.grid])
        self.tile_mask = tuple([mask_of(local) for local in self.local])
        self.compass = tuple(known.compass)
        self.tiles_of = tuple(known.tiles_of)
        self.fenced = known.fenced
        adjacent, step = list(known.adjacent), list(known.step)
        self._open_gates(adjacent, step)
        self.adjacent = self.smash = tuple(adjacent)
        self._lights: dict[int, int] = {}
        #: The neighbours of a space, as far as somebody has asked.
        self.known_beside: dict[int, tuple[int, ...]] = {}
        self.step = self._let_out_the_trapped(step)

    def _open_gates(self, adjacent: list[int], step: list[int]) -> None:
        """Join the spaces of connected caps (GATE-02), each to both of the other (GATE-08), and tiles to tiles (BOARD-15).

        So a step through a Gate costs what any other step does (GATE-10), one can fight through it (GATE-11), and light and
        terror reach the tile beyond (GATE-13).
        """
        beyond: list[set[int]] = [set() for _ in self.placements]
        #: From a cap space to the space that somebody facing the Gate has straight before him (GATE-12).
        self.through_gate: dict[int, int] = {}
        for index, placement in enumerate(self.placements):
            for connector, door in enumerate(placement.doors):
                if isinstance(door, Joined):
                    beyond[index].add(door.placement)
                elif isinstance(door, Gate) and door.beyond:
                    beyond[index].add(door.beyond[0])
                    left, right = self.connector(index, connector)
                    far_left, far_right = self.connector(*door.beyond)
                    self.through_gate |= {left: far_right, right: far_left}
                    for cap in (left, right):
                        adjacent[cap] |= 1 << far_left | 1 << far_right
                        step[cap] |= 1 << far_left | 1 << far_right
        self.tile_adjacent = tuple(frozenset(indexes) for indexes in beyond)

    def _let_out_the_trapped(self, step: list[int]) -> tuple[int, ...]:
        """Let models climb out of areas that are closed by Walls and Barriers (BOARD-13)."""
        if not self.fenced:
            self.trapped = 0
            return tuple(step)
        exits = 0
        for index, placement in enumerate(self.placements):
            for connector, door in enumerate(placement.doors):
                if not isinstance(door, Capped):
                    exits |= mask_of(self.connector(index, connector))
        self.trapped = 0
        unseen = self.all
        while unseen:
            area = grown = unseen & -unseen
            while grown:
                grown = union(step, grown) & ~area
                area |= grown
            unseen &= ~area
            if not area & exits:
                self.trapped |= area
                for space in bits(area):
                    step[space] |= self.adjacent[space] & ~area
        return tuple(step)

    # Names

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Give each space a readable name of its own, such as "entrance#0:05"."""
        found: dict[int, str] = {}
        for name, space in self._full_names.items():
            found.setdefault(space, name)
        return tuple(found[space] for space in range(self.count))

    @cached_property
    def _full_names(self) -> dict[str, int]:
        return {
            f"{tile.id}#{index}:{cell[0]}": space
            for index, tile in enumerate(self.tiles)
            for cell, space in zip(tile.cells, self.local[index], strict=True)
        }

    @cached_property
    def _short_names(self) -> dict[str, set[int]]:
        found: dict[str, set[int]] = {}
        for name, space in self._full_names.items():
            place, label = name.split(":")
            for short in (label, f"{place.split('#')[0]}:{label}", f"#{place.split('#')[1]}:{label}"):
                found.setdefault(short, set()).add(space)
        return found

    def space(self, name: str) -> int:
        """Find a space by its name; "05", "entrance:05" and "#0:05" do as well while they fit one space only."""
        if name in self._full_names:
            return self._full_names[name]
        found = self._short_names.get(name, set())
        if len(found) == 1:
            return next(iter(found))
        several = ", ".join(self.names[space] for space in sorted(found))
        raise KeyError(f"{name} could be {several}" if found else f"no space is called {name}")

    # Tiles and connectors

    def connector(self, index: int, connector: int) -> tuple[int, int]:
        """Give the two spaces of a connector, left and right as seen by somebody who leaves the tile."""
        left, right = self.turned[index].ways[connector].cells
        return self.local[index][left], self.local[index][right]

    def connectors_at(self, space: int) -> list[tuple[int, int]]:
        """List the connectors, as placement and number, to which a space belongs."""
        return self._connectors.get(space, [])

    @cached_property
    def _connectors(self) -> dict[int, list[tuple[int, int]]]:
        found: dict[int, list[tuple[int, int]]] = {}
        for index, tile in enumerate(self.turned):
            for connector in range(len(tile.ways)):
                for space in self.connector(index, connector):
                    found.setdefault(space, []).append((index, connector))
        return found

    def on_tile(self, mask: int) -> list[int]:
        """List the tiles on which these spaces lie; a joined connector space lies on both (BOARD-04)."""
        return [index for index, tile in enumerate(self.tile_mask) if tile & mask]

    def on_tiles_of(self, space: int) -> int:
        """Collect the spaces of every tile on which a space lies."""
        mask = 0
        for index in self.tiles_of[space]:
            mask |= self.tile_mask[index]
        return mask

    def lit(self, tiles: Iterable[int]) -> int:
        """Light whole tiles and all tiles adjacent to them (LIGHT-01)."""
        mask = 0
        for index in tiles:
            mask |= self.tile_mask[index]
            for near in self.tile_adjacent[index]:
                mask |= self.tile_mask[near]
        return mask

    def lit_from(self, space: int) -> int:
        """Light what a light on this space shines on."""
        mask = self._lights.get(space)
        if mask is None:
            mask = self._lights[space] = self.lit(self.tiles_of[space])
        return mask

    @cached_property
    def section_mask(self) -> dict[int, int]:
        """The spaces of each map section; sections lie on different planes (EXPLORE-05, GATE-07)."""
        found: dict[int, int] = {}
        for placement, mask in zip(self.placements, self.tile_mask, strict=True):
            found[placement.section] = found.get(placement.section, 0) | mask
        return found

    def beside(self, space: int) -> tuple[int, ...]:
        """List the neighbours of a space: straight before diagonal ones, then those through a Gate."""
        found = self.known_beside.get(space)
        if found is None:
            found = self.known_beside[space] = tuple(self._look_beside(space))
        return found

    def _look_beside(self, space: int) -> list[int]:
        row = self.compass[space]
        near = [row[direction] for direction in (*STRAIGHT, *DIAGONAL) if row[direction] != NOWHERE]
        if space in self.through_gate:
            near += bits(self.adjacent[space] & ~self.section_mask[self.section[space]])
        return near

    def neighbours(self, mask: int) -> int:
        """Collect all spaces adjacent to any of these (BOARD-06)."""
        return union(self.adjacent, mask)

    def bounce(self, space: int, direction: int) -> int | None:
        """Go one space in a direction of the bounce chart, 1 to 8; a Wall or Gate keeps it where it is (BOMB-06).

        A Barrier does not (BOARD-12).
        """
        there = self.compass[space][direction - 1]
        return None if there == NOWHERE else there


def union(table: Sequence[int], mask: int) -> int:
    """Collect what a table says about every space of a set."""
    found = 0
    while mask:
        low = mask & -mask
        found |= table[low.bit_length() - 1]
        mask ^= low
    return found
