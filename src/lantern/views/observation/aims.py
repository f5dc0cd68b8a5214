"""What the mission wants, and how far it has got."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from lantern.rules.mission import goals
from lantern.rules.mission.companions import entry_of
from lantern.rules.mission.worlds import clue_world

if TYPE_CHECKING:
    from lantern.content.missions import Companion, Mission
    from lantern.rules.table.game import Game
    from lantern.rules.table.state import CompanionInPlay, MarkerOnTile


class Aims:
    """The mission: what it counts, what lies about, who came along."""

    __slots__ = ()
    _game: Game

    @property
    def mission(self) -> Mission:
        """Return the mission that is played."""
        return goals.mission_of(self._game)

    @property
    def clues(self) -> int:
        """Count the clues that were found."""
        return self._game.state.clues

    @property
    def objective_tile(self) -> int:
        """Return the tile of the Objective; -1 until it is found."""
        return self._game.state.objective_tile

    @property
    def objective_won(self) -> bool:
        """Tell whether the fight at the Objective is won."""
        return self._game.state.progress.objective_won

    @property
    def counters(self) -> Mapping[str, int]:
        """Return how far the mission has counted."""
        return MappingProxyType(self._game.state.progress.counters)

    def needed(self, counter: str) -> int:
        """Return at what number a counter is reached, with this many heroes."""
        return goals.needed(self._game, counter)

    def is_reached(self, counter: str) -> bool:
        """Tell whether a counter has got as far as it must."""
        return goals.is_reached(self._game, counter)

    @property
    def markers(self) -> Sequence[MarkerOnTile]:
        """Return the markers of the mission, and where they lie."""
        return tuple(self._game.state.progress.markers)

    @property
    def companions(self) -> Mapping[str, CompanionInPlay]:
        """Return those who came along."""
        return MappingProxyType(self._game.state.progress.companions)

    def companion(self, name: str) -> Companion:
        """Return what the mission says of somebody who came along."""
        return entry_of(self._game, name)

    @property
    def bosses(self) -> Sequence[str]:
        """Return the bosses that came."""
        return tuple(self._game.state.progress.bosses)

    def clue_world(self) -> str | None:
        """Return the world where the next clue lies, if the mission says so and the Objective is not found."""
        return clue_world(self._game) if self.objective_tile < 0 else None

    def leads_to(self, tile: int, connector: int) -> str | None:
        """Return the world to which the mission says that a gate leads."""
        return self._game.state.progress.gates.get(f"{tile}:{connector}")

    def goal_spaces(self) -> int:
        """Return the spaces where the mission wants the heroes now."""
        return goals.goal_spaces(self._game)
