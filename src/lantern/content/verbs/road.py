"""What the road and the town do to heroes, and to each other."""

from __future__ import annotations

from typing import ClassVar, Literal

from lantern.content.verbs.grammar import Amount, MissionId, StatName, Verb
from lantern.content.words import Who


class DestroyLocations(Verb, tag="destroy_locations", frozen=True):
    """Destroy random locations of the town for the next stay, or this one; or, `here`, the one that the hero visits.

    In the `evening` it happens when the day in town ends.
    """

    main: ClassVar[str] = "count"
    count: Amount = Amount(plus=1)
    here: bool = False
    evening: bool = False


class DestroyTown(Verb, tag="destroy_town", frozen=True):
    """Destroy the town: no location of it can be visited in the next stay, or in what is left of this one."""


class NextMission(Verb, tag="next_mission", frozen=True):
    """Leave the posse no choice of its next mission."""

    main: ClassVar[str] = "mission"
    mission: MissionId


class LimitStay(Verb, tag="limit_stay", frozen=True):
    """Let the next stay in town last no longer than so many days."""

    main: ClassVar[str] = "days"
    days: int


class ShiftHazards(Verb, tag="shift_hazards", frozen=True):
    """Add to the rolls for hazards of the camp site and for town events in the next stay, or this one."""

    main: ClassVar[str] = "by"
    by: int


class LoseForGood(Verb, tag="lose_for_good", frozen=True):
    """Lower a number of a hero for as long as it lives, never below 1."""

    main: ClassVar[str] = "stat"
    stat: StatName
    by: Amount = Amount(plus=1)
    who: Who = "self"


class LoseByDie(Verb, tag="lose_by_die", frozen=True):
    """Roll a die for each thing of a kind, and lose it if the die is too low: Dark Stone and what has its icon, or clothing."""

    main: ClassVar[str] = "things"
    things: Literal["dark_stone", "clothing"]
    keep: int
    who: Who = "self"


class LeaveForever(Verb, tag="leave_forever", frozen=True):
    """Leave the campaign and never come back."""

    who: Who = "self"
