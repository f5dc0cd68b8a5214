"""How far models walk: reach (MOVE-02, MOVE-03) and distance (BOARD-14)."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from msgspec import Struct

from lantern.board.ground import Ground, union
from lantern.board.laid import NOWHERE
from lantern.board.placement import Placement
from lantern.board.sets import bits
from lantern.board.tile import Tile

#: The distance between spaces that no way connects.
FAR: Final = 10_000

#: How many frontiers, and how many fields of distances, a board remembers before it starts afresh.
REMEMBERED: Final = 1_024
REMEMBERED_FIELDS: Final = 64


class Reach(Struct, gc=False):
    """Where a model can get from its space. `spaces` are those it may end in, the one it stands in included.

    `layers[n]` are the spaces that take n steps, with those it may only pass.
    """

    _ground: Ground
    _spread: Sequence[int]
    layers: list[int]
    spaces: int
    _through: int
    _stops: int
    cost_of_a_step: int

    def __contains__(self, space: int) -> bool:
        return bool(self.spaces >> space & 1)

    @property
    def passed(self) -> int:
        """The spaces that can be reached or passed, as a set."""
        passed = 0
        for layer in self.layers:
            passed |= layer
        return passed

    def steps_to(self, space: int) -> int:
        """Count the steps of a shortest way to a space that can be reached or passed."""
        for steps, layer in enumerate(self.layers):
            if layer >> space & 1:
                return steps
        raise KeyError(f"space {self._ground.names[space]} cannot be reached")

    def cost(self, space: int) -> int:
        """Count the movement points of a shortest way to a space."""
        return self.steps_to(space) * self.cost_of_a_step

    def path_to(self, space: int) -> list[int]:
        """Find a shortest way, from the start to the space: round the models it could pass, and straight, if possible."""
        path, layers, onward = [space], self.layers, ~self._stops
        steps = self.steps_to(space)
        for step in range(steps - 1, 0, -1):
            space = self._before(space, layers[step] & onward)
            path.append(space)
        if steps:
            path.append(layers[0].bit_length() - 1)  # where it stands
        path.reverse()
        return path

    def _before(self, space: int, candidates: int) -> int:
        """Choose the space of the step before: straight before diagonal, then through a Gate, and rather a free one."""
        passed, ground = NOWHERE, self._ground
        for near in ground.known_beside.get(space) or ground.beside(space):
            if candidates >> near & 1 and self._spread[near] >> space & 1:
                if not self._through >> near & 1:
                    return near
                passed = near if passed == NOWHERE else passed
        return passed


class Walking(Ground):
    """A board on which models walk."""

    def __init__(self, placements: tuple[Placement, ...], tiles: tuple[Tile, ...]) -> None:
        super().__init__(placements, tiles)
        #: What lies next to a frontier, for ordinary models and for those that cross Barriers.
        self._remembered: tuple[dict[int, int], dict[int, int]] = {}, {}
        self._rows: dict[int, list[int]] = {}
        self._fields: dict[int, list[int]] = {}

    def reach(
        self,
        start: int,
        points: int,
        blocked: int = 0,
        through: int = 0,
        stops: int = 0,
        cost: int = 1,
        crossing: bool = False,
    ) -> Reach:
        """Find where a model can walk with its movement points.

        It never enters `blocked` spaces, passes `through` spaces but does not end there, and does not leave `stops`
        spaces again. Every step costs the same, through a Gate too (GATE-10); `cost` is 2 for somebody who drags a body.
        `crossing` models cross Barriers (BOARD-10).
        """
        spread = self.smash if crossing else self.step
        remembered = self._remembered[crossing]
        frontier = 1 << start
        free, onward = ~(frontier | blocked), ~stops
        layers = [frontier]
        for _ in range(points // cost):
            found = remembered.get(frontier)
            if found is None:
                if len(remembered) >= REMEMBERED:
                    remembered.clear()
                found = remembered[frontier] = union(spread, frontier)
            found &= free
            if not found:
                break
            free ^= found
            layers.append(found)
            frontier = found & onward
        spaces = ~free & ~(blocked | through) | layers[0]
        return Reach(self, spread, layers, spaces, through, stops, cost)

    # Distance

    def distance(self, a: int, b: int) -> int:
        """Count the walking steps between two spaces, Gates included and models ignored (BOARD-14)."""
        row = self._rows.get(a)
        if row is None:
            row = self._rows[a] = self.distance_field(1 << a)
        return row[b]

    def distance_field(self, sources: int) -> list[int]:
        """Count for every space the walking steps to the nearest of some spaces; FAR where no way leads."""
        known = self._fields.get(sources)
        if known is None:
            if len(self._fields) >= REMEMBERED_FIELDS:
                self._fields.clear()
            known = self._fields[sources] = self._work_out_distances(sources)
        return known

    def _work_out_distances(self, sources: int) -> list[int]:
        field = self._flood(self.step, sources, self.all)
        if self.trapped:
            # From outside no step leads into a trapped area; there the way out counts.
            field = [min(pair) for pair in zip(field, self._flood(self._step_back, sources, self.all), strict=True)]
        return field

    @cached_property
    def _step_back(self) -> tuple[int, ...]:
        back = [0] * self.count
        for space, onward in enumerate(self.step):
            for there in bits(onward):
                back[there] |= 1 << space
        return tuple(back)

    def _flood(self, spread: Sequence[int], sources: int, within: int) -> list[int]:
        field = [FAR] * self.count
        steps, frontier, unseen = 0, sources, within & ~sources
        while frontier:
            found = 0
            while frontier:
                low = frontier & -frontier
                space = low.bit_length() - 1
                field[space] = steps
                found |= spread[space]
                frontier ^= low
            frontier = found & unseen
            unseen &= ~frontier
            steps += 1
        return field
