"""All rule points, by the words that packs use for them."""

from __future__ import annotations

from typing import get_args

from lantern.content.bends.attacks import (
    AimsFreely,
    AllCritical,
    BothAttacks,
    CallsShots,
    CastsBetter,
    ChargedDynamite,
    CriticalFace,
    CriticalKill,
    CriticalOn,
    DamageAgainstFaster,
    DamageDie,
    EarlyAttack,
    FitsGuns,
    FreeAttacks,
    HandlesExplosives,
    HarderHits,
    Ignores,
    NoCriticals,
    Parries,
    PointsPerHit,
    ShotsOfEach,
    SplashesHarder,
    StrongerDynamite,
    SureCasting,
    SurerAgainst,
    ThrowsFarther,
    ToHitDie,
    Weakens,
    XpFromEnemies,
)
from lantern.content.bends.belongings import (
    Allowed,
    Barred,
    CuredAs,
    ExtraHands,
    Fuses,
    GivesKeyword,
    HidesDarkStone,
    HidesIcons,
    HidesTokens,
    Holds,
    LosesKeyword,
    ManagesDouble,
    OnlyOne,
    SaleBrings,
    SellsDearer,
    SellsFor,
    SparesBelongings,
    Stows,
    Weightless,
    Worn,
)
from lantern.content.bends.cards import Breaks, CancelRoll, FindXp, Foresee, LootLost, OwnToken, Redraw
from lantern.content.bends.enemies import (
    Ambush,
    CombatByInitiative,
    CriticalsLeave,
    Explodes,
    Feasts,
    FirstHit,
    HitsCount,
    Hordes,
    HorrorDamage,
    LongReach,
    MoreCombat,
    RangedDamage,
    SixesAdd,
    SixesCount,
    Spawns,
    Stench,
    Swarm,
    Targets,
)
from lantern.content.bends.harm import (
    Allergy,
    AlwaysHas,
    Backlash,
    ChartDice,
    ChartDieAgain,
    ChartTwice,
    CureRoll,
    Doomed,
    EnemiesHitOn,
    EnemiesRollAgain,
    GetsUp,
    HurtMore,
    IgnoresRepeats,
    LacksWillpower,
    LendsSkill,
    OwnRevive,
    PassesHit,
    Reassures,
    RerollChart,
    Shelters,
    StaysUp,
    StoresCorruption,
    Unscathed,
    Voices,
    WardsMarkers,
)
from lantern.content.bends.mine import (
    AnotherDay,
    BetterHaul,
    CampRolls,
    DreadForDepthEvents,
    FailedHoldBack,
    FullGrit,
    Haggles,
    HoldBackCorrupts,
    HoldBackDie,
    Hunted,
    Later,
    LocationRolls,
    PathFinder,
    Prices,
    PricesOf,
    ScavengeIgnores,
    ScavengesMore,
    ScavengeTimes,
    SearchRoll,
    SkipsStay,
    StartsWithGrit,
    Unseen,
    Winnings,
)
from lantern.content.bends.moving import (
    ActsFirst,
    Barges,
    Escapes,
    EscapesOn,
    EscapeStride,
    GateCorruption,
    GritMove,
    GritOnMove,
    HeavyGoing,
    MoreDice,
    MoveLost,
    StrikesNeighbours,
)
from lantern.content.bends.point import Bend, tag_of

#: An answer at any rule point.
AnyBend = (
    DamageDie | ToHitDie | CriticalOn | NoCriticals | CriticalFace | Ignores | DamageAgainstFaster | HarderHits | Weakens
    | EarlyAttack | CastsBetter | AimsFreely | SurerAgainst | XpFromEnemies | FitsGuns | PointsPerHit | CallsShots | FreeAttacks
    | Parries | BothAttacks | SureCasting | ShotsOfEach | ThrowsFarther | HandlesExplosives | StrongerDynamite
    | ChargedDynamite | FindXp | GetsUp | Haggles | BetterHaul
    | Escapes | EscapesOn | MoreDice | GritOnMove | GritMove | HeavyGoing | MoveLost | StrikesNeighbours | GateCorruption
    | AlwaysHas | LacksWillpower | HurtMore | EnemiesHitOn | Voices | Allergy | StoresCorruption | Backlash | ChartDice
    | CureRoll | Doomed | RerollChart | ChartTwice | WardsMarkers | IgnoresRepeats | EnemiesRollAgain | OwnRevive | StaysUp
    | Unscathed
    | AllCritical | ActsFirst | Reassures | LendsSkill | ScavengesMore
    | Redraw | CancelRoll | Foresee | OwnToken | Breaks | LootLost
    | Holds | Worn | ExtraHands | Stows | OnlyOne | SellsFor | CuredAs
    | ManagesDouble | Barred | Allowed | HidesDarkStone | HidesTokens
    | GivesKeyword | LosesKeyword | Fuses | SparesBelongings | Weightless
    | HoldBackDie | FailedHoldBack | SearchRoll | ScavengeIgnores | ScavengeTimes | StartsWithGrit
    | FullGrit | SkipsStay | Prices
    | LocationRolls | CampRolls | Winnings | PricesOf | Later
    | CriticalKill | SplashesHarder | Barges | EscapeStride | PassesHit | Shelters | ChartDieAgain | HidesIcons | SellsDearer
    | SaleBrings
    | Unseen | PathFinder | AnotherDay | HoldBackCorrupts | DreadForDepthEvents | Hunted
    | Hordes | Targets | FirstHit | HorrorDamage | RangedDamage | SixesCount | SixesAdd | HitsCount | MoreCombat
    | CombatByInitiative | Stench | Ambush | Swarm | LongReach | CriticalsLeave | Feasts | Spawns | Explodes
)  # fmt: skip

#: Word in packs -> the point.
POINTS: dict[str, type[Bend]] = {tag_of(point): point for point in get_args(AnyBend)}
