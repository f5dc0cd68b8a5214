"""What happens to the mine: the Darkness comes closer, dread grows, the depths stir, Gates open."""

from __future__ import annotations

from typing import ClassVar

from lantern.content.verbs.grammar import Amount, TileId, Verb, WorldId
from lantern.content.verbs.needs import Needs


class MoveDarkness(Verb, tag="darkness", frozen=True):
    """Move the Darkness marker toward the Entrance (negative: back)."""

    main: ClassVar[str] = "steps"
    needs: ClassVar[Needs] = frozenset({"track"})
    steps: Amount


class AddDread(Verb, tag="dread", frozen=True):
    """Add Growing Dread cards to the stack."""

    main: ClassVar[str] = "count"
    needs: ClassVar[Needs] = frozenset({"track"})
    count: Amount = Amount(plus=1)


class DepthEvent(Verb, tag="depth_event", frozen=True):
    """Roll on the Depth Event chart of the world where the light is."""

    needs: ClassVar[Needs] = frozenset({"map", "track"})


class MoveParty(Verb, tag="party_marker", frozen=True):
    """Move the Hero Party marker away from the Entrance (`back`: toward it); the spaces between do nothing."""

    main: ClassVar[str] = "steps"
    needs: ClassVar[Needs] = frozenset({"track"})
    steps: Amount
    back: bool = False


class OpenDoor(Verb, tag="open_door", frozen=True):
    """Add a Door to this tile, in an exit that is closed or not decided."""

    needs: ClassVar[Needs] = frozenset({"tile"})


class OnlyExit(Verb, tag="only_exit", frozen=True):
    """Leave this tile only one way on, a Door; it leads to a certain tile, if that does not lie on the table yet."""

    main: ClassVar[str] = "leads_to"
    needs: ClassVar[Needs] = frozenset({"tile"})
    leads_to: TileId


class OpenGate(Verb, tag="open_gate", frozen=True):
    """Add a Gate to this tile, or turn a Door of it that nobody has opened into one; perhaps it is known where it leads.

    A Gate to a world is wanted: if the tile has no exit for it, another tile of the same world has.
    """

    needs: ClassVar[Needs] = frozenset({"tile"})
    instead_of_door: bool = False
    world: WorldId | None = None

    def wants(self) -> Needs:
        """Want somebody who stands near the Door that is turned into a Gate."""
        return self.needs | {"hero"} if self.instead_of_door else self.needs


class GiveUpMove(Verb, tag="give_up_move", frozen=True):
    """Stay where one is: whatever Move was rolled is given up."""

    needs: ClassVar[Needs] = frozenset({"hero", "map", "move"})


class GainRevive(Verb, tag="revive_tokens", frozen=True):
    """Let the party have Revive tokens more in this adventure."""

    main: ClassVar[str] = "count"
    needs: ClassVar[Needs] = frozenset({"map"})
    count: int = 1
