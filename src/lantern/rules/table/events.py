"""The facts that happen, typed. The log, the page, statistics and replays read them; rules never do."""

from __future__ import annotations

from typing import Any, Union

from msgspec import Struct


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """Something that happened."""


class TurnBegan(Event, frozen=True):
    turn: int


class StepBegan(Event, frozen=True):
    step: str
    who: str = ""


class Rolled(Event, frozen=True):
    purpose: str
    by: str
    faces: tuple[int, ...]
    target: int = 0
    rerolled: tuple[int, ...] = ()
    #: What each die must show, where that is not the same for all.
    needed: tuple[int, ...] = ()
    #: Of dice To Hit: which attack it is, and with which weapon.
    attack: str = ""
    weapon: str = ""
    #: What is added to the dice, by what adds it.
    added: tuple[tuple[str, int], ...] = ()
    #: Of dice of several: whose each of them is.
    whose: tuple[str, ...] = ()
    #: As how many Hits each die counts, where one of them counts for more than one, and what makes it so.
    hits: tuple[int, ...] = ()
    powers: tuple[str, ...] = ()
    #: Of dice of which one has eight sides: what each of them is.
    dice: tuple[str, ...] = ()


class Moved(Event, frozen=True):
    who: str
    path: tuple[int, ...]


class Placed(Event, frozen=True):
    who: str
    space: int


class TilePlaced(Event, frozen=True):
    tile: str
    index: int
    by: str


class DoorOpened(Event, frozen=True):
    tile: int
    connector: int


class DoorClosed(Event, frozen=True):
    tile: int
    connector: int


class GateOpened(Event, frozen=True):
    tile: int
    connector: int


class WorldFound(Event, frozen=True):
    by: str
    world: str


class WorldEntered(Event, frozen=True):
    who: str
    world: str


class TokenRevealed(Event, frozen=True):
    token: str
    tile: int


class ClueFound(Event, frozen=True):
    clues: int
    needed: int


class ObjectiveFound(Event, frozen=True):
    tile: int


class Drew(Event, frozen=True):
    """A card was drawn, by a hero or by nobody in particular."""

    deck: str
    card: str
    by: str = ""


class CardCancelled(Event, frozen=True):
    card: str


class CardLeft(Event, frozen=True):
    card: str


class DarknessMoved(Event, frozen=True):
    space: int
    steps: int


class PartyMoved(Event, frozen=True):
    space: int


class DreadAdded(Event, frozen=True):
    stack: int


class DarknessHeld(Event, frozen=True):
    total: int
    target: int


class DepthEventCame(Event, frozen=True):
    chart: str
    number: int


class EnemyPlaced(Event, frozen=True):
    enemy: str
    kind: str
    space: int
    target: str = ""


class EliteGained(Event, frozen=True):
    kind: str
    ability: str


class Attached(Event, frozen=True):
    hero: str
    card: str
    item: str


class Forged(Event, frozen=True):
    hero: str
    card: str
    item: str


class Detached(Event, frozen=True):
    hero: str
    card: str
    item: str


class MythicGained(Event, frozen=True):
    kind: str
    ability: str


class Targeted(Event, frozen=True):
    enemy: str
    hero: str


class Attacked(Event, frozen=True):
    kind: str
    hero: str
    models: tuple[str, ...]


class Hit(Event, frozen=True):
    who: str
    hits: int
    kind: str
    by: str
    #: Of Hits of several: whose each of them is.
    whose: tuple[str, ...] = ()


class Saved(Event, frozen=True):
    who: str
    save: str
    prevented: int


class Wounded(Event, frozen=True):
    who: str
    wounds: int
    left: int


class SanityLost(Event, frozen=True):
    who: str
    sanity: int
    left: int


class CorruptionGained(Event, frozen=True):
    who: str
    points: int
    total: int


class Killed(Event, frozen=True):
    enemy: str
    kind: str
    by: str


class LeftBehind(Event, frozen=True):
    enemy: str
    kind: str


class KnockedOut(Event, frozen=True):
    hero: str
    space: int


class Fell(Event, frozen=True):
    hero: str


class Revived(Event, frozen=True):
    hero: str


class Recovered(Event, frozen=True):
    hero: str
    space: int


class Died(Event, frozen=True):
    hero: str


class Healed(Event, frozen=True):
    hero: str
    wounds: int
    sanity: int
    by: str = ""


class Gained(Event, frozen=True):
    """Somebody has more of something; `by` is where it comes from, where nothing else tells it."""

    hero: str
    what: str
    count: int
    by: str = ""


class Lost(Event, frozen=True):
    """Somebody has less of something; `by` is what it is lost to or paid for, where nothing else tells it."""

    hero: str
    what: str
    count: int
    by: str = ""


class Paid(Lost, frozen=True):
    """Somebody has paid for something that is told next, with its price."""


class Took(Event, frozen=True):
    hero: str
    item: str


class Gave(Event, frozen=True):
    """Something changed hands; `count` is how much of it, where it is Gold or Dark Stone."""

    hero: str
    item: str
    to: str
    count: int = 0


class Used(Event, frozen=True):
    hero: str
    what: str


class Prevented(Event, frozen=True):
    hero: str
    count: int
    by: str


class TrapLaid(Event, frozen=True):
    hero: str
    what: str
    space: int


class Cast(Event, frozen=True, tag="preached"):  # called so since the first journals
    hero: str
    what: str
    total: int
    number: int
    passed: bool


class FormTaken(Event, frozen=True):
    hero: str
    form: str


class FormLeft(Event, frozen=True):
    hero: str
    form: str


class Suffered(Event, frozen=True):
    hero: str
    condition: str


class Tested(Event, frozen=True):
    hero: str
    skill: str
    target: int
    successes: int


class Escaped(Event, frozen=True):
    hero: str
    value: int
    passed: bool


class Scavenged(Event, frozen=True):
    hero: str
    tile: int
    sixes: int


class Counted(Event, frozen=True):
    counter: str
    count: int
    needed: int


class MarkerPlaced(Event, frozen=True):
    marker: str
    tile: int


class MarkerRemoved(Event, frozen=True):
    marker: str
    tile: int


class CompanionMet(Event, frozen=True):
    companion: str
    hero: str


class CompanionLed(Event, frozen=True):
    companion: str
    hero: str


class CompanionLeft(Event, frozen=True):
    companion: str
    space: int


class CompanionHurt(Event, frozen=True):
    companion: str
    wounds: int
    left: int


class CompanionDied(Event, frozen=True):
    companion: str


class FightBegan(Event, frozen=True):
    ambush: bool


class FightEnded(Event, frozen=True):
    pass


class TurnCut(Event, frozen=True):
    pass


class Ended(Event, frozen=True):
    result: str


class LevelGained(Event, frozen=True):
    hero: str
    level: int


class BonusRolled(Event, frozen=True):
    hero: str
    chart: str
    result: int


class UpgradeGained(Event, frozen=True):
    hero: str
    upgrade: str


class Grew(Event, frozen=True):
    hero: str
    stat: str
    amount: int
    source: str


class EnemiesNamed(Event, frozen=True):
    hero: str
    source: str
    word: str


class PosseGathered(Event, frozen=True):
    count: int


class MissionChosen(Event, frozen=True):
    mission: str


class JoinedPosse(Event, frozen=True):
    """Somebody is of the posse from now on."""

    hero: str


class Parted(Event, frozen=True):
    """Somebody is of the posse no longer: it has retired, left, or is buried."""

    hero: str
    way: str


class SetOut(Event, frozen=True):
    hero: str
    mission: str


class JourneyBegan(Event, frozen=True):
    count: int


class HazardAhead(Event, frozen=True):
    """The die of the road was low: this hero will meet a hazard."""

    hero: str


class Arrived(Event, frozen=True):
    count: int


class LocationDestroyed(Event, frozen=True):
    location: str


class MissionProposed(Event, frozen=True):
    """A mission goes well with the last one; nobody has to play it (MISSION-14)."""

    mission: str


class TownDestroyed(Event, frozen=True):
    pass


class NextMissionSet(Event, frozen=True):
    """The posse has no choice: this mission comes next."""

    mission: str


class LeftForever(Event, frozen=True):
    """A hero is gone, and will not come back (DEATH-09)."""

    hero: str


class StayBegan(Event, frozen=True):
    count: int


class TownFound(Event, frozen=True):
    """At the end of the road lies a town of a size and a type (FRONTIER-03)."""

    name: str
    size: str
    town: str


class DailyEventCame(Event, frozen=True):
    """What a day in town is like: a card, by its number, or a row of the chart of the town (FRONTIER-06)."""

    chart: str
    result: int


class TownChosen(Event, frozen=True):
    size: str


class DayBegan(Event, frozen=True):
    day: int


class Visited(Event, frozen=True):
    hero: str
    location: str


class Bought(Event, frozen=True):
    hero: str
    item: str
    gold: int


class Earned(Event, frozen=True):
    hero: str
    gold: int
    source: str


class TokenHeardOf(Event, frozen=True):
    """Somebody has learned of an Exploration token that will lie in the next adventure."""

    hero: str
    token: str


class Sold(Event, frozen=True):
    hero: str
    item: str
    gold: int


class Served(Event, frozen=True):
    hero: str
    service: str
    gold: int


class Treated(Event, frozen=True):
    """A treatment of a lasting harm has ended: cured, permanent, or failed."""

    hero: str
    condition: str
    ends: str


class Resurrected(Event, frozen=True):
    hero: str


class TownEventCame(Event, frozen=True):
    pass


class LeftTown(Event, frozen=True):
    hero: str


class Noted(Event, frozen=True):
    """A remark in the words of a message (for the rare thing that no other event tells)."""

    message: str
    who: str = ""
    number: int = 0


def _kinds_of(event: type[Event]) -> list[type[Event]]:
    """List every kind of event, also those that are a kind of another."""
    return [each for kind in event.__subclasses__() for each in (kind, *_kinds_of(kind))]


#: Whatever can have happened.
ANY_EVENT: Any = Union[tuple(_kinds_of(Event))]  # noqa: UP007 - made from all of them
