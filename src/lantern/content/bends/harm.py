"""Points of harm: saves, what is taken, Corruption, the charts of those who are KO'd."""

from __future__ import annotations

from typing import ClassVar, Literal

from lantern.content.bends.point import Bend, Combines, Home
from lantern.content.verbs.grammar import Amount, CardId, ChartId
from lantern.content.verbs.terms import Cost
from lantern.content.words import Limit

#: Dice of the Voices in the Dark, the mildest last.
MILDER = {"D6": 0, "D3": 1, "none": 2}


class AlwaysHas(Bend, tag="always_has", frozen=True):
    """Which saves does a hero have even against what ignores them."""

    main: ClassVar[str] = "saves"
    combines: ClassVar[Combines] = "each"
    saves: tuple[Literal["defense", "willpower"], ...]


class LacksWillpower(Bend, tag="lacks_willpower", frozen=True):
    """Against which Hits does a hero have no Willpower."""

    main: ClassVar[str] = "against"
    combines: ClassVar[Combines] = "each"
    against: Literal["horror", "corruption"]


class HurtMore(Bend, tag="hurt_more", frozen=True):
    """How much more does each source of Wounds or Sanity damage do to a hero."""

    main: ClassVar[str] = "harm"
    harm: Literal["wounds", "sanity"]
    more: int = 1

    @property
    def strength(self) -> int:
        """Prefer what hurts more."""
        return self.more


class EnemiesHitOn(Bend, tag="enemies_hit_on", frozen=True):
    """On which To Hit rolls do Enemies hit a hero besides, however low."""

    main: ClassVar[str] = "face"
    combines: ClassVar[Combines] = "each"
    face: int


class Voices(Bend, tag="voices", frozen=True):
    """Which die is rolled for the Voices in the Dark, if any."""

    main: ClassVar[str] = "die"
    die: Literal["D3", "D6", "none"]

    @property
    def strength(self) -> int:
        """Prefer what is milder."""
        return MILDER[self.die]


class Allergy(Bend, tag="dark_stone_allergy", frozen=True):
    """How many Hits can the Dark Stone that a hero carries do to it at the start of its Activation."""

    main: ClassVar[str] = "most"
    most: int

    @property
    def strength(self) -> int:
        """Prefer what hurts more."""
        return self.most


class StoresCorruption(Bend, tag="stores_corruption", frozen=True):
    """How many Corruption points can be put on an item, and for how many does it count as a Dark Stone."""

    home: ClassVar[Home] = "item"
    combines: ClassVar[Combines] = "each"
    points: int
    per_dark_stone: int


class Backlash(Bend, tag="backlash", frozen=True):
    """What does a Free Attack of a condition do to the hero when it wounds an Enemy with a keyword."""

    home: ClassVar[Home] = "condition"
    combines: ClassVar[Combines] = "each"
    keyword: str
    corruption_hits: int


class ChartDice(Bend, tag="chart_dice", frozen=True):
    """With which dice does a hero roll on a chart: always, or for being KO'd."""

    charts: tuple[Literal["injury", "madness", "mutation"], ...]
    dice: int = 1
    die: Literal["D6", "D8"] = "D6"
    knocked_out: bool = False


class EnemiesRollAgain(Bend, tag="enemies_roll_again", frozen=True):
    """How often, and for how many Corruption Hits, must an Enemy on the hero's Map Tile roll a To Hit die again."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    corruption_hits: int = 0
    limit: Limit = "turn"


class GetsUp(Bend, tag="gets_up", frozen=True):
    """From which roll on does a hero recover from being KO'd at the start of a turn, and from which without its charts.

    It heals as always who recovers, or so much, in any mix.
    """

    main: ClassVar[str] = "target"
    home: ClassVar[Home] = "borne"
    target: int
    unscathed: int = 7
    heal: Amount | None = None

    @property
    def strength(self) -> int:
        """Prefer the lower roll."""
        return -self.target


class OwnRevive(Bend, tag="own_revive", frozen=True):
    """May a hero be revived without a token of the party, how often, and how much XP is that worth to it."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    xp: int = 0
    limit: Limit = "adventure"


class Unscathed(Bend, tag="unscathed", frozen=True):
    """How often does a hero recover from being KO'd in an Adventure without a roll for Injury or Madness."""

    main: ClassVar[str] = "limit"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    limit: Limit = "adventure"


class StaysUp(Bend, tag="stays_up", frozen=True):
    """What may a hero pay to stay up who would be KO'd, how often, and how much does it heal then, in any mix.

    Some must roll a `target` for it; what is `used_up` on such a roll is lost, with the item that it is on.
    """

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    heal: Amount
    cost: Cost | None = None
    target: int = 0
    used_up: int = 0
    limit: Limit | None = None


class PassesHit(Bend, tag="passes_hit", frozen=True):
    """How often may a hero pass a Hit of an Enemy on to another model next to it, before any save."""

    main: ClassVar[str] = "limit"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    limit: Limit = "adventure"


class Shelters(Bend, tag="shelters", frozen=True):
    """How many Wounds less do the Hits of some cards and charts do to a hero."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "sum"
    cards: tuple[CardId, ...] = ()
    events: tuple[ChartId, ...] = ()
    wounds: int = 1


class Reassures(Bend, tag="reassures", frozen=True):
    """How much of the damage that another hero is about to take can be prevented, how often, at what price, for how much XP."""

    main: ClassVar[str] = "points"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    points: Amount
    cost: Cost | None = None
    limit: Limit = "turn"
    xp: int = 0


class LendsSkill(Bend, tag="lends_skill", frozen=True):
    """How often does a hero add as many dice to a test of another as it has in the skill, and for how much XP if it passes."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    limit: Limit = "adventure"
    xp: int = 0


class IgnoresRepeats(Bend, tag="ignores_repeats", frozen=True):
    """Which conditions do nothing if the hero has them already."""

    main: ClassVar[str] = "kind"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    kind: Literal["mutation"] = "mutation"


class CureRoll(Bend, tag="cure_roll", frozen=True):
    """By how much does the roll change that could cure a condition in Town."""

    home: ClassVar[Home] = "condition"
    combines: ClassVar[Combines] = "sum"
    by: Literal["surgery", "exorcism"]
    change: int


class WardsMarkers(Bend, tag="wards_markers", frozen=True):
    """On which roll does a hero not get a status marker, or lose another in its stead."""

    main: ClassVar[str] = "target"
    target: int

    @property
    def strength(self) -> int:
        """Prefer the easier roll."""
        return -self.target


class Doomed(Bend, tag="doomed", frozen=True):
    """Which result of a chart is the end of a hero, for ever."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    charts: tuple[Literal["travel-hazards"], ...]
    result: int


class ChartTwice(Bend, tag="chart_twice", frozen=True):
    """On which charts does a hero roll twice and choose one of the results."""

    main: ClassVar[str] = "charts"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    charts: tuple[Literal["injury", "madness", "mutation", "travel-hazards"], ...]


class ChartDieAgain(Bend, tag="chart_die_again", frozen=True):
    """On which charts may a hero who rolls on them roll one die again."""

    main: ClassVar[str] = "charts"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    charts: tuple[Literal["travel-hazards"], ...]


class RerollChart(Bend, tag="reroll_chart", frozen=True):
    """How often may a roll on a chart, any or one of these, be made again, whoever made it."""

    main: ClassVar[str] = "limit"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    limit: Limit = "adventure"
    charts: tuple[Literal["travel-hazards"], ...] = ()
