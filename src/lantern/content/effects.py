"""All effects: the verbs that lead to other effects stand here, the plain ones in `verbs`."""

from __future__ import annotations

from typing import ClassVar, Literal, get_args

from msgspec import Struct, field

from lantern.content.verbs.attacks import (
    AddDamage,
    Beam,
    Blast,
    BlowThrough,
    EnemyHits,
    Flames,
    FreeAttack,
    HitIgnores,
    LayTrap,
    PressOn,
    SetOff,
    ThrowThis,
)
from lantern.content.verbs.belongings import Exchange, Gain, Lose, LoseItem, ReadyItem, ReadyOneOf, ReadyThis, Take
from lantern.content.verbs.cards import (
    Cancel,
    DiscardThis,
    Draw,
    Hook,
    KeepCard,
    LookAhead,
    PutInPlay,
    RidePast,
    SpendMarks,
    Unmark,
)
from lantern.content.verbs.changes import BringAbout, Double, Grow, LearnUpgrade, LeaveForm, Modify, Reroll, SingleOut, TakeForm
from lantern.content.verbs.enemies import (
    Bleed,
    Capture,
    EnemiesAttack,
    Isolate,
    LayOpen,
    NextThreat,
    RopeEnemy,
    Shackle,
    ShutDown,
    SpawnNear,
)
from lantern.content.verbs.grammar import Amount, CounterId, Text, Verb
from lantern.content.verbs.harm import (
    CorruptionHits,
    Heal,
    Hits,
    HorrorHits,
    LoseMarkers,
    PassWounds,
    RecoverNow,
    RollChart,
    SanityDamage,
    Suffer,
    Wounds,
)
from lantern.content.verbs.mine import (
    AddDread,
    DepthEvent,
    GainRevive,
    GiveUpMove,
    MoveDarkness,
    MoveParty,
    OnlyExit,
    OpenDoor,
    OpenGate,
)
from lantern.content.verbs.missions import Count, FindClues, HarmCompanions, Meet, PlaceMarker, RemoveMarker
from lantern.content.verbs.needs import Needs
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
from lantern.content.verbs.terms import Cost
from lantern.content.verbs.town import (
    BarServices,
    BetOnDarkness,
    BlackMarket,
    BuyOffCorruption,
    DoubleWinnings,
    Earn,
    EndVisit,
    ForgeOnto,
    LeaveTown,
    LetDie,
    MoveTownTrack,
    Offer,
    PostBounty,
    QuietEvening,
    SellDarkStone,
    ShardPrice,
    Shed,
    ShiftPrices,
    ShiftTreatments,
    ShiftVisits,
    Surcharge,
    TreatmentEnds,
)
from lantern.content.words import Skill, Who

#: What has been counted around a roll of dice is not what they show.
COUNTED: Needs = frozenset(
    {"count", "successes", "wounds_dealt", "points_spent", "casting_margin", "double", "criticals", "points_healed"}
)


class Test(Verb, tag="test", frozen=True):
    """A skill test, with or without Grit.

    `each_one` is for each die that shows a 1, `each_one_first` the same before all else: whoever it kills gets nothing of the
    rest; `fail_each_one` only of a test that is failed, `each_die` for each die by what it shows; `six` comes in place of
    `pass` if a 6 is among the dice, `one` besides, once, if a 1 is; the last four look at all who tested. A hero has so many
    dice more (`more_dice`), one with a Transport so many: `with_transport`.
    """

    gives: ClassVar[dict[str, Needs]] = {
        "pass": frozenset({"hero", "successes"}),
        "fail": frozenset({"hero"}),
        "each_success": frozenset({"hero", "successes"}),
        "each_one": frozenset({"hero"}),
        "each_one_first": frozenset({"hero"}),
        "fail_each_one": frozenset({"hero"}),
        "six": frozenset({"hero", "successes"}),
        "one": frozenset({"hero"}),
        "each_die": frozenset({"hero"}),
    }
    skill: Skill
    target: int
    who: Who = "self"
    no_grit: bool = False
    more_dice: Amount = Amount()
    with_transport: int = 0
    passed: tuple[Effect, ...] = field(default=(), name="pass")
    failed: tuple[Effect, ...] = field(default=(), name="fail")
    each_success: tuple[Effect, ...] = ()
    each_one: tuple[Effect, ...] = ()
    each_one_first: tuple[Effect, ...] = ()
    fail_each_one: tuple[Effect, ...] = ()
    six: tuple[Effect, ...] = ()
    one: tuple[Effect, ...] = ()
    each_die: tuple[Band, ...] = ()
    any_pass: tuple[Effect, ...] = ()
    any_fail: tuple[Effect, ...] = ()
    most_fail: tuple[Effect, ...] = ()
    all_fail: tuple[Effect, ...] = ()


class Band(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of a result table; what is `final` cannot be rolled again, and nothing keeps it from happening."""

    low: int
    high: int
    effect: tuple[Effect, ...] = ()
    name: Text = field(default_factory=dict)
    final: bool = False


class RollOn(Verb, tag="roll", frozen=True):
    """Roll a die, once or more, and read the line of the table; in a pack `on:` maps "1-3" to effects.

    `doubles` happens besides when all of several dice show the same. A roll that is `final` is as it is: nothing rolls it
    again, and nothing changes it.
    """

    hides: ClassVar[Needs] = COUNTED
    uncounted: ClassVar[frozenset[str]] = frozenset({"die"})
    die: Amount
    on: tuple[Band, ...]
    who: Who = "self"
    times: Amount = Amount(plus=1)
    no_grit: bool = False
    final: bool = False
    doubles: tuple[Effect, ...] = ()

    def happens_to_nobody(self) -> bool:
        """Let the dice of a card of nobody be rolled once."""
        return True


class Choice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of several ways a player may go."""

    effect: tuple[Effect, ...] = ()
    cost: Cost | None = None


class Choose(Verb, tag="choose", frozen=True):
    """The hero (or the party) chooses one of several effects."""

    main: ClassVar[str] = "among"
    among: tuple[Choice, ...]
    who: Who = "self"
    optional: bool = False

    def happens_to_nobody(self) -> bool:
        """Let the party choose what a card of nobody leaves to choose."""
        return True


class Bargain(Verb, tag="bargain", frozen=True):
    """One hero may spend XP, so much for each of its levels, for something; `nobody` happens if none does."""

    gives: ClassVar[dict[str, Needs]] = {"effect": frozenset({"hero"})}
    per_level: int
    effect: tuple[Effect, ...] = ()
    nobody: tuple[Effect, ...] = ()


class DiscardTokens(Verb, tag="discard_tokens", frozen=True):
    """Discard side bag tokens: so many of the hero's choice, or each that does not roll high enough.

    `lost` happens to whoever lost any, `none` to whoever had none.
    """

    main: ClassVar[str] = "count"
    gives: ClassVar[dict[str, Needs]] = {"lost": frozenset({"hero"}), "none": frozenset({"hero"})}
    hides: ClassVar[Needs] = COUNTED
    count: Amount | None = None
    keep: int | None = None
    who: Who = "self"
    lost: tuple[Effect, ...] = ()
    none: tuple[Effect, ...] = ()


class Cure(Verb, tag="cure", frozen=True):
    """Be rid of a lasting condition of one of these kinds, of the hero's choice; `none` happens to whoever has none."""

    main: ClassVar[str] = "kinds"
    gives: ClassVar[dict[str, Needs]] = {"none": frozenset({"hero"})}
    kinds: tuple[Literal["injury", "madness", "mutation", "curse"], ...]
    who: Who = "self"
    none: tuple[Effect, ...] = ()


class Withstand(Verb, tag="withstand", frozen=True):
    """Roll for Willpower, once or more often; `fail` is for each roll that fails."""

    gives: ClassVar[dict[str, Needs]] = {"fail": frozenset({"hero"})}
    who: Who = "self"
    times: Amount = Amount(plus=1)
    failed: tuple[Effect, ...] = field(default=(), name="fail")


class Treat(Verb, tag="treat", frozen=True):
    """Have a lasting harm of one of these kinds treated: a die is rolled, and the table says how it ends.

    Each can be tried once in a stay in town, and not at all once it is permanent (TOWN-09).
    """

    main: ClassVar[str] = "on"
    needs: ClassVar[Needs] = frozenset({"hero"})
    kinds: tuple[Literal["injury", "madness", "mutation"], ...]
    on: tuple[Band, ...]


class Resurrect(Verb, tag="resurrect", frozen=True):
    """Bring a dead hero of the posse back, for so much gold for each of its levels; all may pay.

    It has 1 less Max Grit for good, or something else happens to it `instead`.
    """

    needs: ClassVar[Needs] = frozenset({"hero"})
    main: ClassVar[str] = "per_level"
    per_level: int
    instead: tuple[Effect, ...] = ()


class Mark(Verb, tag="mark", frozen=True):
    """Put a marker on the card itself; when it has so many, if a number is said, they are discarded and something happens."""

    needs: ClassVar[Needs] = frozenset({"marks"})
    markers: Amount | None = None
    effect: tuple[Effect, ...] = ()


class IfCounter(Verb, tag="if_counter", frozen=True):
    """Something that depends on what the mission has counted."""

    counter: CounterId
    at_least: int
    effect: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class InsteadToday(Verb, tag="instead_today", frozen=True):
    """Let something else happen today in place of what the type of the town brings at a moment: each evening, or on a 7.

    It stands on a row of the chart that the type has for its days (`daily`).
    """

    needs: ClassVar[Needs] = frozenset({"day"})
    moment: Literal["evening", "seven"]
    effect: tuple[Effect, ...]


class Teleport(Verb, tag="teleport", frozen=True):
    """Move so many dice of spaces through everybody, instead of the Move; when all show the same, something else happens."""

    needs: ClassVar[Needs] = frozenset({"hero", "map", "move"})
    dice: int
    all_alike: tuple[Effect, ...] = ()


class ArchiveMarkers(Verb, tag="archive_markers", frozen=True):
    """Put Archive markers on the Depth Track, or take some off it, and do something for each of these."""

    main: ClassVar[str] = "count"
    needs: ClassVar[Needs] = frozenset({"track"})
    count: Amount
    remove: bool = False
    each: tuple[Effect, ...] = ()


Effect = (
    Hits | HorrorHits | CorruptionHits | Wounds | SanityDamage | Heal | Gain | Lose | Exchange | Take | Draw | Test | RollOn
    | Choose | DiscardTokens | NextThreat | RollChart | DiscardThis | Mark | Cure | PutInPlay | LoseMarkers
    | MoveDarkness | AddDread | EnemiesAttack | DepthEvent | Modify | RecoverNow | SpawnNear | Suffer | Reroll | FreeAttack
    | EnemyHits | AddDamage | HitIgnores | PressOn | Cancel | RidePast | OpenGate | ReadyThis | ReadyItem | ReadyOneOf
    | SpendMarks | Teleport | Shackle | ArchiveMarkers | Hook | SingleOut | Double | Grow | TakeForm | LeaveForm | BringAbout
    | LearnUpgrade | Bargain
    | Unmark | KeepCard | Blast | BlowThrough | Flames | Beam | ThrowThis | LayTrap | SetOff | Isolate | RopeEnemy | ShutDown
    | Capture | Bleed | LayOpen | GiveUpMove | LookAhead | MoveParty | OpenDoor | OnlyExit | Withstand | LoseItem
    | PassWounds
    | EndVisit | LeaveTown | ShiftVisits | MoveTownTrack | Shed
    | ShiftPrices | ShiftTreatments | QuietEvening | Treat | TreatmentEnds | LetDie | SellDarkStone
    | BuyOffCorruption | Resurrect | BarServices | Surcharge | ShardPrice | DoubleWinnings | Offer | BlackMarket
    | PostBounty | Earn | BetOnDarkness | ForgeOnto | InsteadToday
    | GainRevive
    | DestroyLocations | DestroyTown | NextMission | LimitStay | ShiftHazards | LoseForGood | LoseByDie | LeaveForever
    | Count | IfCounter | FindClues | PlaceMarker | RemoveMarker | Meet | HarmCompanions
)  # fmt: skip
VERBS: dict[str, type[Verb]] = {str(verb.__struct_config__.tag): verb for verb in get_args(Effect)}
