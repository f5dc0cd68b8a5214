"""How far the adventure has come: the turn, the activation and the fight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lantern.rules.table.game import Game
    from lantern.rules.table.state import Activation, Arrival, Fight, Phase, Trap
    from lantern.rules.table.windows import Attacking


class Turns:
    """The course of the adventure."""

    __slots__ = ()
    _game: Game

    @property
    def phase(self) -> Phase:
        """Return the phase of the turn."""
        return self._game.state.phase

    @property
    def result(self) -> str | None:
        """Return how the adventure ended, if it has."""
        return self._game.state.result

    @property
    def party_size(self) -> int:
        """Count the heroes with whom the adventure began."""
        return self._game.state.party_size

    @property
    def party_level(self) -> int:
        """Return the level of the party."""
        return self._game.state.party_level

    @property
    def revive_tokens(self) -> int:
        """Count the revive tokens that are left."""
        return self._game.state.revive_tokens

    @property
    def activation(self) -> Activation | None:
        """Return whose activation it is, and what is left of it."""
        return self._game.state.activation

    @property
    def attack(self) -> Attacking | None:
        """Return the attack that a hero is making just now."""
        return self._game.attack

    @property
    def fight(self) -> Fight | None:
        """Return the fight that is going on."""
        return self._game.state.fight

    @property
    def arrivals(self) -> Sequence[Arrival]:
        """Return the enemies that are about to be placed; their cards lie face up."""
        return tuple(self._game.state.arrivals)

    @property
    def threat_keywords(self) -> Sequence[str]:
        """Return what cards have said of the enemies that come next."""
        return tuple(self._game.state.next_threat)

    @property
    def isolated(self) -> Mapping[str, int]:
        """Return the models that are cut off from the others, and until which turn."""
        return MappingProxyType(self._game.state.isolated)

    @property
    def traps(self) -> Sequence[Trap]:
        """Return the traps that lie on the map, each with who laid it."""
        return tuple(self._game.state.traps)
