"""Points of the mine and of what lies around an Adventure: the light, searching, Grit at the start, Town."""

from __future__ import annotations

from typing import ClassVar, Literal

from lantern.content.bends.point import Bend, Combines, Home
from lantern.content.verbs.grammar import Amount, ServiceId
from lantern.content.verbs.terms import Cost


class HoldBackDie(Bend, tag="hold_back_die", frozen=True):
    """Which dice does the bearer of the light roll to Hold Back the Darkness."""

    main: ClassVar[str] = "die"
    die: Literal["D6", "P"]


class FailedHoldBack(Bend, tag="failed_hold_back", frozen=True):
    """How much Sanity damage does a hero take when the Hold Back the Darkness roll is too low."""

    main: ClassVar[str] = "sanity"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "strongest"
    sanity: Amount


class HoldBackCorrupts(Bend, tag="hold_back_corrupts", frozen=True):
    """How many Corruption Hits does a hero take when the Hold Back the Darkness roll is too low."""

    main: ClassVar[str] = "hits"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "strongest"
    hits: int = 1

    @property
    def strength(self) -> int:
        """Prefer the worse."""
        return self.hits


class DreadForDepthEvents(Bend, tag="dread_for_depth_events", frozen=True):
    """How many cards are added to the Growing Dread in place of each Depth Event."""

    main: ClassVar[str] = "cards"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "strongest"
    cards: int = 1

    @property
    def strength(self) -> int:
        """Prefer the worse."""
        return self.cards


class Hunted(Bend, tag="hunted", frozen=True):
    """How many markers of Unwanted Attention does a hero who is Wanted get at the start of each stay in town."""

    main: ClassVar[str] = "markers"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "strongest"
    markers: int = 1

    @property
    def strength(self) -> int:
        """Prefer the worse."""
        return self.markers


class SearchRoll(Bend, tag="search_roll", frozen=True):
    """What must be rolled before a hero can search."""

    main: ClassVar[str] = "target"
    target: int

    @property
    def strength(self) -> int:
        """Prefer the harder roll."""
        return self.target


class ScavengeIgnores(Bend, tag="scavenge_ignores", frozen=True):
    """How many sixes of each Scavenge roll do not count."""

    main: ClassVar[str] = "sixes"
    combines: ClassVar[Combines] = "sum"
    sixes: int


class ScavengesMore(Bend, tag="scavenges_more", frozen=True):
    """How many Scavenge cards more does a hero draw who finds something, to put as many of them away."""

    main: ClassVar[str] = "cards"
    cards: int

    @property
    def strength(self) -> int:
        """Prefer more of them."""
        return self.cards


class ScavengeTimes(Bend, tag="scavenge_times", frozen=True):
    """How often can a Map Tile be scavenged with success."""

    main: ClassVar[str] = "times"
    times: int

    @property
    def strength(self) -> int:
        """Prefer what allows more."""
        return self.times


class StartsWithGrit(Bend, tag="starts_with_grit", frozen=True):
    """With how much Grit does the next Adventure begin."""

    main: ClassVar[str] = "grit"
    home: ClassVar[Home] = "borne"
    grit: int

    @property
    def strength(self) -> int:
        """Prefer less."""
        return -self.grit


class SkipsStay(Bend, tag="skips_stay", frozen=True):
    """Does a hero stay away from Town."""

    home: ClassVar[Home] = "borne"


class FullGrit(Bend, tag="full_grit", frozen=True):
    """Does a hero begin Adventures with as much Grit as it can have."""

    home: ClassVar[Home] = "borne"


class Prices(Bend, tag="prices", frozen=True):
    """By how much do the prices of items in Town change."""

    main: ClassVar[str] = "change"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "sum"
    change: int


class PricesOf(Bend, tag="prices_of", frozen=True):
    """By how much do the prices of things with a keyword change in Town, and how low can they be."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    keyword: str
    change: int
    least: int = 10


class Later(Bend, tag="later", frozen=True):
    """What does it do in a part of the game that is not played yet, in the words of its pack."""

    home: ClassVar[Home] = "anything"
    combines: ClassVar[Combines] = "each"
    told: ClassVar[bool] = True
    part: Literal["allies"]
    text: dict[str, str]

    def __hash__(self) -> int:
        return hash((self.part, *self.text.items()))


class Winnings(Bend, tag="winnings", frozen=True):
    """How much more does a hero get who wins gold by Gambling."""

    main: ClassVar[str] = "gold"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    gold: Amount


class Haggles(Bend, tag="haggles", frozen=True):
    """How much less, for each point of a D6, does a hero pay for one thing that it buys, once in each stay in Town."""

    main: ClassVar[str] = "times"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    times: int


class BetterHaul(Bend, tag="better_haul", frozen=True):
    """How much more gold is each success worth in the test of a service in Town."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "sum"
    service: ServiceId
    gold: int


class LocationRolls(Bend, tag="location_rolls", frozen=True):
    """By how much do totals for location events in Town change."""

    main: ClassVar[str] = "change"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "sum"
    change: int


class CampRolls(Bend, tag="camp_rolls", frozen=True):
    """By how much do rolls for hazards of the camp site change."""

    main: ClassVar[str] = "change"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "sum"
    change: int


class Unseen(Bend, tag="unseen", frozen=True):
    """How many markers of Unwanted Attention does a hero ignore."""

    main: ClassVar[str] = "markers"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "sum"
    markers: int


class PathFinder(Bend, tag="path_finder", frozen=True):
    """By how much may the roll for the type of a Town be changed, up or down, at what price."""

    main: ClassVar[str] = "by"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    by: int = 1
    cost: Cost | None = None


class AnotherDay(Bend, tag="another_day", frozen=True):
    """May another daily event be drawn in place of one, once in each stay in Town."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
