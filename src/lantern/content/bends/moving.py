"""Points of moving and escaping."""

from __future__ import annotations

from typing import ClassVar, Literal

from lantern.content.bends.point import Bend, Combines, Home
from lantern.content.words import Limit


class Escapes(Bend, tag="escapes", frozen=True):
    """From which Enemies does a hero escape without a test: those with a keyword, or all."""

    main: ClassVar[str] = "keyword"
    combines: ClassVar[Combines] = "each"
    keyword: str | None = None


class EscapesOn(Bend, tag="escapes_on", frozen=True):
    """On which roll does a hero pass every Escape test, however hard."""

    main: ClassVar[str] = "target"
    target: int

    @property
    def strength(self) -> int:
        """Prefer the easier roll."""
        return -self.target


class MoreDice(Bend, tag="more_dice", frozen=True):
    """How many dice more are rolled to Move or to Escape, of which one counts."""

    main: ClassVar[str] = "roll"
    combines: ClassVar[Combines] = "sum"
    roll: Literal["move", "escape"]
    dice: int = 1


class GritOnMove(Bend, tag="grit_on_move", frozen=True):
    """On which other Move rolls is a Grit recovered."""

    main: ClassVar[str] = "face"
    combines: ClassVar[Combines] = "each"
    face: int


class GritMove(Bend, tag="grit_move", frozen=True):
    """How far does Grit carry a hero that uses it to move."""

    main: ClassVar[str] = "spaces"
    spaces: int

    @property
    def strength(self) -> int:
        """Prefer the longer way."""
        return self.spaces


class HeavyGoing(Bend, tag="heavy_going", frozen=True):
    """How much more does it cost a hero to move into a space of a Map Tile."""

    main: ClassVar[str] = "more"
    more: int = 1

    @property
    def strength(self) -> int:
        """Prefer the worse ground."""
        return self.more


class MoveLost(Bend, tag="move_lost", frozen=True):
    """From which face of the Move die on is the Activation lost."""

    main: ClassVar[str] = "face"
    face: int

    @property
    def strength(self) -> int:
        """Prefer the lower face: it is lost more often."""
        return -self.face


class StrikesNeighbours(Bend, tag="strikes_neighbours", frozen=True):
    """Up to which roll does a hero strike those beside it when its Move ends, and how hard."""

    up_to: int
    hits: int

    @property
    def strength(self) -> int:
        """Prefer what happens more often."""
        return self.up_to


class GateCorruption(Bend, tag="gate_corruption", frozen=True):
    """How many Corruption points does a hero get at each Gate that it passes."""

    main: ClassVar[str] = "points"
    points: int

    @property
    def strength(self) -> int:
        """Prefer more of them."""
        return self.points


class ActsFirst(Bend, tag="acts_first", frozen=True):
    """Does a hero act before Enemies with the same Initiative."""


class Barges(Bend, tag="barges", frozen=True):
    """May a hero move into the spaces of models smaller than Large, each of which goes to the space that the hero leaves."""


class EscapeStride(Bend, tag="escape_stride", frozen=True):
    """How many spaces more can a hero move that has passed an Escape test, how often."""

    main: ClassVar[str] = "spaces"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    spaces: int
    limit: Limit = "fight"
