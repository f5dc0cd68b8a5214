"""Points of Enemies: whom they attack, how their Hits count, how they come."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import field

from lantern.content.bends.point import Bend, Combines, Home
from lantern.content.verbs.grammar import Amount


class OfEnemies(Bend, frozen=True):
    """What all points of Enemies have in common: only abilities of Enemies answer, and what cards in play give them."""

    home: ClassVar[Home] = "enemy"


class Hordes(OfEnemies, tag="hordes", frozen=True):
    """How many more appear at the end of a turn of a Fight, if a D6 is higher than their number."""

    main: ClassVar[str] = "more"
    more: Amount


class Targets(OfEnemies, tag="targets", frozen=True):
    """Whom do they attack if they can."""

    main: ClassVar[str] = "most"
    combines: ClassVar[Combines] = "each"
    most: Literal["gold", "dark_stone"]


class FirstHit(OfEnemies, tag="first_hit", frozen=True):
    """How many times its Damage does the first Combat Hit do that a hero takes in a turn."""

    main: ClassVar[str] = "times"
    times: int

    @property
    def strength(self) -> int:
        """Prefer the worse."""
        return self.times


class HorrorDamage(OfEnemies, tag="horror_damage", frozen=True):
    """How much more Sanity damage do their Horror Hits do."""

    main: ClassVar[str] = "more"
    combines: ClassVar[Combines] = "sum"
    more: int


class RangedDamage(OfEnemies, tag="ranged_damage", frozen=True):
    """How much more Damage do their ranged Attacks do."""

    main: ClassVar[str] = "more"
    combines: ClassVar[Combines] = "sum"
    more: int


class SixesCount(OfEnemies, tag="sixes_count", frozen=True):
    """As how many Hits does a To Hit roll of 6 count."""

    main: ClassVar[str] = "hits"
    hits: int

    @property
    def strength(self) -> int:
        """Prefer the worse."""
        return self.hits


class SixesAdd(OfEnemies, tag="sixes_add", frozen=True):
    """How many Combat dice does a To Hit roll of 6 add to the Attack."""

    main: ClassVar[str] = "combat"
    combat: int

    @property
    def strength(self) -> int:
        """Prefer the worse."""
        return self.combat


class HitsCount(OfEnemies, tag="hits_count", frozen=True):
    """As how many Hits does each of their Hits count."""

    combines: ClassVar[Combines] = "each"
    hits: Amount = field(name="as")
    attack: Literal["melee", "ranged"] = field(name="with")


class MoreCombat(OfEnemies, tag="more_combat", frozen=True):
    """How much Combat is added against a hero that carries Dark Stone, or if they have a Wound."""

    combines: ClassVar[Combines] = "sum"
    combat: int
    cause: Literal["dark_stone", "wounded"] = field(name="for")


class CombatByInitiative(OfEnemies, tag="combat_by_initiative", frozen=True):
    """For every how many points of higher Initiative is 1 Combat added, and for how many against heroes with a keyword."""

    every: int
    keyword: str | None = None
    every_against: int = 1


class Stench(OfEnemies, tag="stench", frozen=True):
    """How much worse do heroes on their Map Tile roll To Hit."""

    main: ClassVar[str] = "penalty"
    penalty: int

    @property
    def strength(self) -> int:
        """Prefer the worse."""
        return self.penalty


class Ambush(OfEnemies, tag="ambush", frozen=True):
    """Do they always come from Ambush, or never."""

    main: ClassVar[str] = "comes"
    combines: ClassVar[Combines] = "each"
    comes: Literal["always", "never"]


class Swarm(OfEnemies, tag="swarm", frozen=True):
    """How many of them may share a space."""

    main: ClassVar[str] = "most"
    most: int

    @property
    def strength(self) -> int:
        """Prefer more."""
        return self.most


class LongReach(OfEnemies, tag="reach", frozen=True):
    """How far do they attack every hero with their whole Combat."""

    main: ClassVar[str] = "spaces"
    spaces: int

    @property
    def strength(self) -> int:
        """Prefer the longer arms."""
        return self.spaces


class CriticalsLeave(OfEnemies, tag="criticals_leave", frozen=True):
    """How much Defense is left against a Critical Hit."""

    main: ClassVar[str] = "defense"
    defense: int

    @property
    def strength(self) -> int:
        """Prefer more."""
        return self.defense


class Feasts(OfEnemies, tag="feasts", frozen=True):
    """How many Wounds does one heal that KOs a hero."""

    main: ClassVar[str] = "heals"
    heals: Amount


class Spawns(OfEnemies, tag="spawns", frozen=True):
    """How much easier is the roll to bring forth others, and how many more are made."""

    combines: ClassVar[Combines] = "sum"
    easier: int = 0
    more_rolls: int = 0


class Explodes(OfEnemies, tag="explodes", frozen=True):
    """How far and how badly does one corrupt heroes when it is destroyed."""

    spaces: int
    corruption_hits: Amount
