"""How large the numbers of a pack can sensibly be: a table of fields. What is beyond is a slip of the pen."""

from __future__ import annotations

from msgspec import Struct

from lantern.content.bends.attacks import (
    ChargedDynamite,
    CriticalFace,
    CriticalKill,
    CriticalOn,
    DamageAgainstFaster,
    EarlyAttack,
    FreeAttacks,
    HandlesExplosives,
    HarderHits,
    Parries,
    ShotsOfEach,
    SplashesHarder,
    StrongerDynamite,
    SurerAgainst,
    ThrowsFarther,
    Weakens,
)
from lantern.content.bends.belongings import Allowed, ExtraHands, HidesIcons, Holds, SellsDearer, Stows, Worn
from lantern.content.bends.cards import Breaks, CancelRoll, FindXp, Foresee, LootLost, Redraw
from lantern.content.bends.enemies import (
    CombatByInitiative,
    Explodes,
    FirstHit,
    LongReach,
    MoreCombat,
    SixesAdd,
    SixesCount,
    Spawns,
    Stench,
    Swarm,
)
from lantern.content.bends.harm import (
    Allergy,
    ChartDice,
    CureRoll,
    EnemiesHitOn,
    GetsUp,
    HurtMore,
    Shelters,
    StaysUp,
    StoresCorruption,
    WardsMarkers,
)
from lantern.content.bends.mine import (
    CampRolls,
    Haggles,
    LocationRolls,
    PathFinder,
    Prices,
    PricesOf,
    ScavengeIgnores,
    ScavengesMore,
    SearchRoll,
    StartsWithGrit,
    Unseen,
)
from lantern.content.bends.moving import (
    EscapesOn,
    EscapeStride,
    GateCorruption,
    GritMove,
    GritOnMove,
    MoreDice,
    MoveLost,
    StrikesNeighbours,
)
from lantern.content.effects import Bargain, DiscardTokens, Resurrect, Test
from lantern.content.entries import (
    Enemy,
    EnemyAbility,
    EnemySide,
    HeroClass,
    Item,
    OffHand,
    Spawner,
    ToHit,
    Weapon,
)
from lantern.content.entry import Learn, Lesson
from lantern.content.kits import Hand, HandCard, OnHit, Pool
from lantern.content.missions import Boss, Companion, Counter
from lantern.content.powers import Modifier, Trigger, TurnDie
from lantern.content.problems import Remark, said
from lantern.content.verbs.attacks import EnemyHits, FreeAttack, PressOn
from lantern.content.verbs.changes import Modify, SingleOut
from lantern.content.verbs.enemies import RopeEnemy, Shackle
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import RollChart
from lantern.content.verbs.missions import FindClues
from lantern.content.verbs.road import ShiftHazards
from lantern.content.verbs.terms import FromHand
from lantern.content.verbs.town import BuyOffCorruption, Offer, ShardPrice, ShiftPrices, ShiftTreatments, ShiftVisits

Range = tuple[int, int]

#: What a die must show, as it is printed: no die has more sides than the D8.
D6: Range = (2, 6)
D8: Range = (2, 8)
LIFE: Range = (1, 99)
#: A face of a die, and what happens on it and below.
FACE: Range = (1, 8)
FEW: Range = (1, 12)
PRICE: Range = (0, 100_000)
#: Numbers that no field below says more about: never less than nothing, of two digits.
USUAL: Range = (0, 99)

#: Fields that mean the same wherever they stand.
ANYWHERE: dict[str, Range] = {
    "copies": (0, 99),
    "xp": (0, 1_000),
    "gold": PRICE,
    "price": PRICE,
    "critical": FACE,
    "range": (0, 60),
    "level": (1, 20),
    "low": (0, 1_000_000),
    "high": (0, 1_000_000),
}
#: Fields of one kind of thing.
OF_STRUCTS: dict[type[Struct], dict[str, Range]] = {
    Resurrect: {"per_level": PRICE},
    Bargain: {"per_level": PRICE},
    BuyOffCorruption: {"each": PRICE},
    ShiftPrices: {"by": (-1_000, 1_000), "least": PRICE},
    ShiftTreatments: {"by": (-6, 6)},
    ShiftVisits: {"by": (-6, 6)},
    RollChart: {"more_dice": (-1, 9)},
    ShardPrice: {"times": PRICE},
    Offer: {"count": (1, 9), "unlisted": PRICE, "more": PRICE},
    ShiftHazards: {"by": (-6, 6)},
    HeroClass: {
        "combat": (0, 12), "max_grit": (0, 12), "initiative": (1, 12), "health": LIFE, "sanity": LIFE, "defense": (1, 8),
        "willpower": (1, 8), "skills": (1, 6),
    },
    Pool: {"max": (0, 99), "start": (0, 99)},
    OnHit: {"damage": (-9, 20), "times": (1, 9)},
    ToHit: {"ranged": (1, 8), "melee": (1, 8)},
    Enemy: {"models": (1, 99)},
    EnemySide: {
        "initiative": (0, 20), "move": (0, 30), "escape": (1, 8), "combat": (0, 30), "damage": (0, 30), "defense": (0, 12),
        "health": LIFE,
    },
    EnemyAbility: {"armor": D6, "cover": D6, "endurance": (1, 20)},
    Spawner: {"on": (1, 6)},
    Item: {
        "hands": (0, 3), "weight": (0, 9), "upgrade_slots": (0, 9), "dark_stone": (0, 9), "needs": (1, 6), "markers": (0, 30),
    },
    Weapon: {"range": (1, 60), "shots": (0, 12), "damage": (-9, 20)},
    OffHand: {"shots": (-9, 12), "damage": (-9, 20)},
    Hand: {"dice": (0, 9)},
    FromHand: {"count": FEW},
    HandCard: {"casting": (0, 20)},
    Learn: {"draw": (1, 9)},
    Lesson: {"draw": (1, 9)},
    Trigger: {"times": (1, 12)},
    EnemyHits: {"most": (0, 12), "push": (0, 12)},
    PressOn: {"spaces": FEW},
    SingleOut: {"damage": (1, 20)},
    Test: {"target": (1, 8)},  # what changes a target may make it one that no die shows, or every die (DICE-06)
    DiscardTokens: {"keep": D6},
    Shackle: {"small": D6, "medium": D6, "large": D6, "extra_large": D6},
    RopeEnemy: {"range": (1, 60), "target": D6, "large": D6},
    FreeAttack: {"combat": (0, 20), "shots": (0, 20), "damage": (-9, 20)},
    Modifier: {"change": (-30, 30)},
    Modify: {"change": (-30, 30)},
    TurnDie: {"by": (0, 5), "again": (-5, 5)},
    Boss: {"health": LIFE, "per_hero": (0, 30)},
    Companion: {"health": LIFE},
    Counter: {"goal": LIFE, "per_hero": (0, 30)},
    FindClues: {"count": (1, 12)},
    CriticalOn: {"faces": D8},
    CriticalFace: {"face": FACE, "corruption_hits": (0, 12)},
    DamageAgainstFaster: {"damage": (1, 20)},
    HarderHits: {"times": (1, 6), "add": (0, 20)},
    Weakens: {"defense": FEW},
    FreeAttacks: {"count": (2, 9)},
    Parries: {"wounds": FEW},
    ShotsOfEach: {"hands": (1, 2), "shots": FEW},
    ThrowsFarther: {"times": (2, 9)},
    HandlesExplosives: {"bounces": (0, 9), "wounds": (0, 12)},
    StrongerDynamite: {"wounds": FEW},
    ChargedDynamite: {"wounds": FEW},
    FindXp: {"times": (2, 9)},
    GetsUp: {"target": D6, "unscathed": (1, 7)},
    Haggles: {"times": PRICE},
    MoreDice: {"dice": (1, 6)},
    GritOnMove: {"face": FACE},
    GritMove: {"spaces": (1, 30)},
    MoveLost: {"face": FACE},
    StrikesNeighbours: {"up_to": (1, 6), "hits": FEW},
    GateCorruption: {"points": FEW},
    HurtMore: {"more": FEW},
    EnemiesHitOn: {"face": FACE},
    Allergy: {"most": (1, 99)},
    StoresCorruption: {"points": (1, 30), "per_dark_stone": (1, 30)},
    ChartDice: {"dice": (1, 2)},
    CureRoll: {"change": (-6, 6)},
    CancelRoll: {"target": (1, 6)},
    Foresee: {"more": (1, 9)},
    Breaks: {"up_to": (1, 6)},
    LootLost: {"up_to": (1, 6), "sanity": FEW},
    Holds: {"count": (1, 30)},
    Worn: {"count": (0, 4)},
    Allowed: {"hands": (1, 2)},
    CriticalKill: {"shots": FEW, "times": FEW},
    SplashesHarder: {"damage": FEW},
    EscapeStride: {"spaces": FEW},
    StaysUp: {"target": (0, 6), "used_up": (0, 6)},
    Shelters: {"wounds": FEW},
    HidesIcons: {"items": FEW},
    SellsDearer: {"percent": (1, 100), "grit": (0, 12)},
    Unseen: {"markers": FEW},
    PathFinder: {"by": (1, 10)},
    Redraw: {"corruption_hits": (0, 12)},
    ExtraHands: {"count": (1, 4)},
    Stows: {"weight": (1, 30)},
    EarlyAttack: {"initiative": (1, 20)},
    SearchRoll: {"target": D6},
    ScavengeIgnores: {"sixes": FEW},
    ScavengesMore: {"cards": (1, 9)},
    SurerAgainst: {"by": FEW},
    StartsWithGrit: {"grit": (0, 12)},
    EscapesOn: {"target": (2, 6)},
    WardsMarkers: {"target": (2, 6)},
    Prices: {"change": (-1_000, 1_000)},
    PricesOf: {"change": (-1_000, 1_000), "least": PRICE},
    LocationRolls: {"change": (-6, 6)},
    CampRolls: {"change": (-6, 6)},
    FirstHit: {"times": (2, 6)},
    SixesCount: {"hits": (2, 12)},
    SixesAdd: {"combat": FEW},
    MoreCombat: {"combat": FEW},
    CombatByInitiative: {"every": FEW, "every_against": FEW},
    Stench: {"penalty": (1, 5)},
    Swarm: {"most": (2, 12)},
    LongReach: {"spaces": (1, 30)},
    Spawns: {"easier": (0, 5), "more_rolls": (0, 5)},
    Explodes: {"spaces": (0, 30)},
    Amount: {"dice": (0, 20), "times": (-1_000, 1_000), "plus": (-1_000, 10_000)},
}  # fmt: skip


def range_of(struct: type[Struct], field: str) -> Range:
    """Return the least and the most that a number can be."""
    return OF_STRUCTS.get(struct, {}).get(field) or ANYWHERE.get(field, USUAL)


def what_is_absurd(struct: type[Struct], field: str, value: object) -> Remark | None:
    """Say what is wrong with a number, or with one of several by name; nothing if it is sensible."""
    if isinstance(value, dict):
        found = (what_is_absurd(struct, field, number) for number in value.values())
        return next((complaint for complaint in found if complaint), None)
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    least, most = range_of(struct, field)
    if least <= value <= most:
        return None
    return said("out-of-range", value=str(value), field=field, least=str(least), most=str(most))
