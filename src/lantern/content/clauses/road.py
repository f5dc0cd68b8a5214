"""How what the road and the town do reads."""

from __future__ import annotations

from lantern.content.clauses.clause import Clauses, Said, says
from lantern.content.verbs.road import (
    DestroyLocations,
    DestroyTown,
    LeaveForever,
    LimitStay,
    LoseByDie,
    LoseForGood,
    NextMission,
    ShiftHazards,
)


@says(DestroyLocations)
def _destroy_locations(say: Clauses, effect: DestroyLocations) -> str:
    if effect.here:
        return say.text("verb-destroy_locations-here")
    message = "verb-destroy_locations-evening" if effect.evening else "verb-destroy_locations"
    return say.text(message, what=say.dice(effect.count), n=say.number(effect.count))


@says(DestroyTown)
def _destroy_town(say: Clauses, effect: DestroyTown) -> str:  # noqa: ARG001 - there is only one
    return say.text("verb-destroy_town")


@says(NextMission)
def _next_mission(say: Clauses, effect: NextMission) -> str:
    return say.text("verb-next_mission", mission=say.named("missions", effect.mission))


@says(LimitStay)
def _limit_stay(say: Clauses, effect: LimitStay) -> str:
    return say.text("verb-limit_stay", n=effect.days)


@says(ShiftHazards)
def _shift_hazards(say: Clauses, effect: ShiftHazards) -> str:
    return say.text("verb-shift_hazards", by=f"{effect.by:+d}")


@says(LoseForGood)
def _lose_for_good(say: Clauses, effect: LoseForGood) -> Said:
    what = say.text("lost-for-good", amount=say.dice(effect.by), stat=say.stat(effect.stat, 1))
    return Said("verb-lose_for_good", effect.who, (what,))


@says(LoseByDie)
def _lose_by_die(say: Clauses, effect: LoseByDie) -> Said:
    faces = say.faces(1, effect.keep - 1, 6)
    return Said("verb-lose_by_die", effect.who, args=(("things", effect.things), ("faces", faces)))


@says(LeaveForever)
def _leave_forever(_: Clauses, effect: LeaveForever) -> Said:
    return Said("verb-leave_forever", effect.who)
