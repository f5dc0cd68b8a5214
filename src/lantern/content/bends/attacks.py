"""Points of a hero's attacks: dice, Critical Hits, Damage."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import field

from lantern.content.bends.point import Bend, Combines, Home
from lantern.content.verbs.needs import Needs
from lantern.content.verbs.terms import Condition, Cost
from lantern.content.words import Limit

#: Dice by what they promise: the Peril die is never low, the D8 may be higher.
BETTER = {"D6": 0, "P": 1, "D8": 2}


class DamageDie(Bend, tag="damage_die", frozen=True):
    """Which die is rolled for the Damage of a hero's Hits."""

    main: ClassVar[str] = "die"
    die: Literal["D6", "D8", "P"]
    attack: Literal["melee"] = field(default="melee", name="with")

    @property
    def strength(self) -> int:
        """Prefer the better die."""
        return BETTER[self.die]


class ToHitDie(Bend, tag="to_hit_die", frozen=True):
    """Which die is rolled To Hit."""

    main: ClassVar[str] = "die"
    die: Literal["D6", "D8"]
    attack: Literal["melee"] = field(default="melee", name="with")

    @property
    def strength(self) -> int:
        """Prefer the better die."""
        return BETTER[self.die]


class EarlyAttack(Bend, tag="early_attack", frozen=True):
    """At how much higher an Initiative than its bearer's can the Free Attack of an item be made."""

    main: ClassVar[str] = "initiative"
    home: ClassVar[Home] = "item"
    combines: ClassVar[Combines] = "each"
    initiative: int


class CriticalOn(Bend, tag="critical_on", frozen=True):
    """From which face on is a Hit Critical."""

    main: ClassVar[str] = "faces"
    faces: int
    attack: Literal["melee"] = field(default="melee", name="with")

    @property
    def strength(self) -> int:
        """Prefer the lower face."""
        return -self.faces


class AllCritical(Bend, tag="all_critical", frozen=True):
    """Are all Hits of a hero Critical."""


class NoCriticals(Bend, tag="no_criticals", frozen=True):
    """With which attacks does a hero score no Critical Hits."""

    main: ClassVar[str] = "with"
    combines: ClassVar[Combines] = "each"
    attack: Literal["melee", "ranged"] = field(name="with")


class CriticalFace(Bend, tag="critical_face", frozen=True):
    """Which face is a Critical Hit with some weapons, however low, and what does it do to the hero."""

    combines: ClassVar[Combines] = "each"
    weapon: str
    face: int = 1
    corruption_hits: int = 0


class CriticalKill(Bend, tag="critical_kill", frozen=True):
    """How many Shots more has the Attack of a hero that kills with a Critical Hit of some weapons, how often in a turn."""

    combines: ClassVar[Combines] = "each"
    weapon: str
    shots: int = 1
    times: int = 1


class SplashesHarder(Bend, tag="splashes_harder", frozen=True):
    """How much more do Critical Hits of some weapons do to Enemies next to their target, where they do anything."""

    combines: ClassVar[Combines] = "sum"
    weapon: str
    damage: int = 1


class Ignores(Bend, tag="ignores", frozen=True):
    """What of an Enemy do a hero's Hits ignore."""

    main: ClassVar[str] = "what"
    combines: ClassVar[Combines] = "each"
    what: tuple[Literal["tough", "endurance", "armor", "defense"], ...]
    attack: Literal["melee"] = field(default="melee", name="with")


class DamageAgainstFaster(Bend, tag="damage_against_faster", frozen=True):
    """How much is added to the Damage against Enemies with a higher Initiative."""

    main: ClassVar[str] = "damage"
    combines: ClassVar[Combines] = "sum"
    damage: int


class HarderHits(Bend, tag="hit_harder", frozen=True):
    """What can be paid to make a Hit worse, each once, when its Damage is rolled: so many times the die, or so much more."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    cost: Cost
    times: int = 1
    add: int = 0


class CastsBetter(Bend, tag="casts", frozen=True):
    """What is added to casting rolls for cards of a type, and are all of them dangerous then."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "sum"
    type: str
    plus: int = 1
    dangerous: bool = False


class AimsFreely(Bend, tag="aims_freely", frozen=True):
    """Which Attacks may pass over adjacent Enemies."""

    main: ClassVar[str] = "with"
    attack: Literal["ranged"] = field(default="ranged", name="with")


class FitsGuns(Bend, tag="fits_weapons", frozen=True):
    """With which weapons do special shots go that else want more of them: all with a keyword."""

    main: ClassVar[str] = "keyword"
    keyword: str


class PointsPerHit(Bend, tag="points_per_hit", frozen=True):
    """How many special shots can go with one Hit."""

    main: ClassVar[str] = "points"
    points: int

    @property
    def strength(self) -> int:
        """Prefer more of them."""
        return self.points


class CallsShots(Bend, tag="calls_shots", frozen=True):
    """How much Damage, past Defense, does each ranged To Hit die that shows the number called before, even if it misses."""

    main: ClassVar[str] = "damage"
    home: ClassVar[Home] = "borne"
    damage: int = 1

    @property
    def strength(self) -> int:
        """Prefer more of it."""
        return self.damage


class XpFromEnemies(Bend, tag="xp_from_enemies", frozen=True):
    """How much more XP does a hero get each time that it gets XP for Enemies."""

    main: ClassVar[str] = "xp"
    combines: ClassVar[Combines] = "each"
    gives: ClassVar[Needs] = frozenset({"type"})
    xp: int
    when: Condition | None = None


class SurerAgainst(Bend, tag="surer_against", frozen=True):
    """By how much may a To Hit die of a hero be too low and still be a Hit, for some Enemies only."""

    main: ClassVar[str] = "by"
    combines: ClassVar[Combines] = "each"
    gives: ClassVar[Needs] = frozenset({"type"})
    by: int = 1
    when: Condition | None = None


class FreeAttacks(Bend, tag="free_attacks", frozen=True):
    """How many different Free Attacks can a hero make in a turn."""

    main: ClassVar[str] = "count"
    count: int

    @property
    def strength(self) -> int:
        """Prefer more of them."""
        return self.count


class Parries(Bend, tag="parries", frozen=True):
    """How many Wounds, past Defense, does an Enemy next to the hero take for each 1 that it rolls To Hit."""

    main: ClassVar[str] = "wounds"
    wounds: int = 1

    @property
    def strength(self) -> int:
        """Prefer more of them."""
        return self.wounds


class ShotsOfEach(Bend, tag="shots_of_each", frozen=True):
    """How many Shots more has each weapon of a kind that a hero fires, also the one in the off hand."""

    combines: ClassVar[Combines] = "sum"
    weapon: str
    hands: int = 1
    shots: int = 1


class ThrowsFarther(Bend, tag="throws_farther", frozen=True):
    """How many times as far does a hero throw explosives."""

    main: ClassVar[str] = "times"
    times: int

    @property
    def strength(self) -> int:
        """Prefer the farthest."""
        return self.times


class HandlesExplosives(Bend, tag="handles_explosives", frozen=True):
    """How many times less do the explosives of a hero bounce, and how many Wounds less do explosions do to it."""

    bounces: int = 0
    wounds: int = 0

    @property
    def strength(self) -> int:
        """Prefer what bounces less."""
        return self.bounces


class StrongerDynamite(Bend, tag="stronger_dynamite", frozen=True):
    """What can be paid, how often, so that a token thrown does so many Wounds more to each model."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    cost: Cost
    wounds: int = 1
    limit: Limit = "turn"


class ChargedDynamite(Bend, tag="charged_dynamite", frozen=True):
    """How many Wounds more does each token that is thrown do to each model."""

    main: ClassVar[str] = "wounds"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "sum"
    wounds: int


class Weakens(Bend, tag="weakens", frozen=True):
    """Which Enemies next to a hero lose Defense, on its whole Map Tile if it has a keyword."""

    keyword: str
    defense: int = 1
    on_tile_if: str | None = None

    @property
    def strength(self) -> int:
        """Prefer what takes more."""
        return self.defense


class BothAttacks(Bend, tag="both_attacks", frozen=True):
    """May a hero make a melee Attack and a ranged one in the same Activation."""

    home: ClassVar[Home] = "borne"


class SureCasting(Bend, tag="sure_casting", frozen=True):
    """How often may a casting roll that has failed count as just high enough."""

    main: ClassVar[str] = "limit"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    limit: Limit = "adventure"
