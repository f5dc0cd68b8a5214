"""The effect language: what cards, tokens, abilities and charts can do, as data.

In a pack an effect is a mapping with one verb: `{horror_hits: {who: each_hero, count: 3}}`. Each verb is a Struct here; its
fields are the whole grammar. What a verb does is written in `lantern.rules`, how it reads in `lantern/content/locale`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

from msgspec import Meta, Struct, field

from lantern.content.words import Flag, Gift, Limit, Moment, Period, Quantity, Resource, Size, Skill, Stat, Throw, Timing, Who

#: Words in each language, by code. A plain string in a pack stands for all of them.
Text = dict[str, str]

# Ids of other entries. The loader checks that they exist; `refers` is a kind of entry, or `decks` or `hooks`.
EnemyId = Annotated[str, Meta(extra={"refers": "enemies"})]
ItemId = Annotated[str, Meta(extra={"refers": "items"})]
TokenId = Annotated[str, Meta(extra={"refers": "side-bag-tokens"})]
ChartName = Annotated[str, Meta(extra={"refers": "charts"})]
CardId = Annotated[str, Meta(extra={"refers": "cards"})]
ConditionId = Annotated[str, Meta(extra={"refers": "conditions"})]
DeckName = Annotated[str, Meta(extra={"refers": "decks"})]
HookName = Annotated[str, Meta(extra={"refers": "hooks"})]
# Parts of a mission: the loader looks for them in the mission that names them, or elsewhere in all missions.
CounterId = Annotated[str, Meta(extra={"refers": "counters"})]
MarkerId = Annotated[str, Meta(extra={"refers": "markers"})]
CompanionId = Annotated[str, Meta(extra={"refers": "companions"})]
PlaceId = Annotated[str, Meta(extra={"refers": "places"})]


class Amount(Struct, frozen=True, kw_only=True):
    """A number that may be rolled or counted: 3, D6, 2D6, P, D6*25, D3+1, dark_stone_carried."""

    dice: int = 0
    die: Literal["D3", "D6", "D8", "P"] | None = None
    times: int = 1
    plus: int = 0
    count: Quantity | None = None


class Verb(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """One thing that happens.

    `main` is the field that a body without field names fills: `{dread: 2}` is `{dread: {count: 2}}`.
    """

    main: ClassVar[str] = ""


class Hits(Verb, tag="hits", frozen=True):
    """Physical Hits, saved by Defense."""

    main: ClassVar[str] = "count"
    count: Amount
    who: Who = "self"
    damage: Amount = Amount(plus=1)
    ignore: tuple[Literal["defense", "armor", "cover"], ...] = ()


class HorrorHits(Verb, tag="horror_hits", frozen=True):
    """Horror Hits, saved by Willpower."""

    main: ClassVar[str] = "count"
    count: Amount
    who: Who = "self"
    damage: Amount = Amount(plus=1)
    ignore: tuple[Literal["willpower", "spirit_armor"], ...] = ()


class CorruptionHits(Verb, tag="corruption_hits", frozen=True):
    """Corruption Hits, saved by Willpower."""

    main: ClassVar[str] = "count"
    count: Amount
    who: Who = "self"
    ignore: tuple[Literal["willpower"], ...] = ()


class Wounds(Verb, tag="wounds", frozen=True):
    """Wounds without a Hit: no Cover, no Defense."""

    main: ClassVar[str] = "count"
    count: Amount
    who: Who = "self"
    ignore: tuple[Literal["armor"], ...] = ()


class SanityDamage(Verb, tag="sanity_damage", frozen=True):
    """Sanity damage without a Hit: no Willpower."""

    main: ClassVar[str] = "count"
    count: Amount
    who: Who = "self"
    ignore: tuple[Literal["spirit_armor"], ...] = ()


class Heal(Verb, tag="heal", frozen=True):
    """Remove Wounds, Sanity damage, or points in any mix; `split`: that much in all, divided among the heroes."""

    main: ClassVar[str] = "mix"
    who: Who = "self"
    wounds: Amount | None = None
    sanity: Amount | None = None
    mix: Amount | None = None
    or_grit: bool = False
    split: bool = False


class Gain(Verb, tag="gain", frozen=True):
    """Gain a resource."""

    main: ClassVar[str] = "what"
    what: Resource
    count: Amount = Amount(plus=1)
    who: Who = "self"
    optional: bool = False


class Lose(Verb, tag="lose", frozen=True):
    """Lose a resource, never below zero."""

    main: ClassVar[str] = "what"
    what: Resource
    count: Amount = Amount(plus=1)
    who: Who = "self"


class Take(Verb, tag="take", frozen=True):
    """Take a side bag token or a named item."""

    main: ClassVar[str] = "token"
    token: TokenId | None = None
    item: ItemId | None = None
    count: Amount = Amount(plus=1)
    who: Who = "self"


class DiscardTokens(Verb, tag="discard_tokens", frozen=True):
    """Discard side bag tokens: so many of the hero's choice, or each that does not roll high enough.

    `lost` happens to whoever lost any.
    """

    main: ClassVar[str] = "count"
    count: Amount | None = None
    keep: int | None = None
    who: Who = "self"
    lost: tuple[Effect, ...] = ()


class Draw(Verb, tag="draw", frozen=True):
    """Draw cards from a deck and do what they say (items are taken)."""

    main: ClassVar[str] = "deck"
    deck: DeckName
    count: Amount = Amount(plus=1)
    who: Who = "self"
    optional: bool = False


class Test(Verb, tag="test", frozen=True):
    """A skill test. `each_one` is for each die that shows a 1; the last three look at all who tested."""

    skill: Skill
    target: int
    who: Who = "self"
    passed: tuple[Effect, ...] = field(default=(), name="pass")
    failed: tuple[Effect, ...] = field(default=(), name="fail")
    each_success: tuple[Effect, ...] = ()
    each_one: tuple[Effect, ...] = ()
    any_fail: tuple[Effect, ...] = ()
    most_fail: tuple[Effect, ...] = ()
    all_fail: tuple[Effect, ...] = ()


class Band(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of a result table."""

    low: int
    high: int
    effect: tuple[Effect, ...] = ()
    name: Text = field(default_factory=dict)


class RollOn(Verb, tag="roll", frozen=True):
    """Roll a die, once or more, and read the line of the table; in a pack `on:` maps "1-3" to effects.

    `doubles` happens besides when all of several dice show the same.
    """

    die: Amount
    on: tuple[Band, ...]
    who: Who = "self"
    times: Amount = Amount(plus=1)
    doubles: tuple[Effect, ...] = ()


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


class MoveDarkness(Verb, tag="darkness", frozen=True):
    """Move the Darkness marker toward the Entrance (negative: back)."""

    main: ClassVar[str] = "steps"
    steps: Amount


class AddDread(Verb, tag="dread", frozen=True):
    """Add Growing Dread cards to the stack."""

    main: ClassVar[str] = "count"
    count: Amount = Amount(plus=1)


class EnemyGroup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Enemies of one type that arrive together."""

    kind: EnemyId
    count: Amount
    elite: int = 0


class Attack(Verb, tag="attack", frozen=True):
    """Enemies attack: from a Threat card, or the named ones."""

    main: ClassVar[str] = "threat"
    threat: Literal["party", "low", "medium", "high", "epic", "one_higher"] | None = None
    enemies: tuple[EnemyGroup, ...] = ()
    ambush: bool = False
    cards: Amount = Amount(plus=1)
    elite: int = 0


class NextThreat(Verb, tag="next_threat", frozen=True):
    """Give a keyword to the enemies of the next Threat card."""

    main: ClassVar[str] = "keyword"
    keyword: str


class FreeAttack(Verb, tag="free_attack", frozen=True):
    """An attack with its own Combat, or its own Range and Shots; `each`: so many dice against every adjacent enemy."""

    main: ClassVar[str] = "combat"
    combat: int = 0
    range: int = 0
    shots: int = 0
    damage_die: Literal["D6", "D8", "P"] = "D6"
    damage: int = 0
    critical: int = 6
    ignore: tuple[Literal["defense", "armor", "cover"], ...] = ()
    each: bool = False
    thrown: bool = False
    any_target: bool = False


class AddDamage(Verb, tag="add_damage", frozen=True):
    """More Damage for the Hit for which something is used."""

    main: ClassVar[str] = "count"
    count: Amount


class Cancel(Verb, tag="cancel", frozen=True):
    """What was about to happen does not: the answer to a moment of harm, of a card drawn, of the Darkness moving."""


class EnemyHits(Verb, tag="enemy_hits", frozen=True):
    """Hits on enemies without an attack: on one, or on all, in range, next to the hero or on its tile."""

    main: ClassVar[str] = "count"
    count: Amount = Amount(plus=1)
    at: Literal["target", "adjacent", "within", "tile", "near_tiles", "one_adjacent", "one_on_tile", "near_target"] = "target"
    range: int = 0
    damage: Amount = Amount(dice=1, die="D6")
    ignore: tuple[Literal["defense", "armor", "endurance"], ...] = ()
    keyword: str | None = None


class DepthEvent(Verb, tag="depth_event", frozen=True):
    """Roll on the Depth Event chart of the world where the light is."""


class OpenGate(Verb, tag="open_gate", frozen=True):
    """Add a Gate to this tile, or turn a Door of it that nobody has opened into one."""

    instead_of_door: bool = False


class Modify(Verb, tag="modify", frozen=True):
    """Change numbers for a while; those of heroes may hang on a condition. Heroes may also get flags."""

    until: Period
    change: dict[Stat, int] = field(default_factory=dict)
    flags: tuple[Flag, ...] = ()
    who: Who = "self"
    enemies: EnemyFilter | None = None
    when: Condition | None = None


class Double(Verb, tag="double", frozen=True):
    """Double a number of the hero, as it is now, for a while."""

    main: ClassVar[str] = "stat"
    stat: Stat
    until: Period = "turn"


class RecoverNow(Verb, tag="recover", frozen=True):
    """KO'd heroes recover at once."""


class SpawnNear(Verb, tag="spawn", frozen=True):
    """Add models of a type next to random heroes; never a shortage, never an instance for Loot."""

    kind: EnemyId
    count: Amount


class Suffer(Verb, tag="suffer", frozen=True):
    """Get a lasting condition: an injury, a madness, a mutation or a status."""

    main: ClassVar[str] = "condition"
    condition: ConditionId
    who: Who = "self"


class Cure(Verb, tag="cure", frozen=True):
    """Be rid of a lasting condition of one of these kinds, of the hero's choice."""

    main: ClassVar[str] = "kinds"
    kinds: tuple[Literal["injury", "madness", "mutation", "curse"], ...]
    who: Who = "self"


class RollChart(Verb, tag="chart", frozen=True):
    """Roll on a chart, such as that of injuries, and suffer the result."""

    main: ClassVar[str] = "chart"
    chart: ChartName
    who: Who = "self"


class Mark(Verb, tag="mark", frozen=True):
    """Put a marker on the card itself; when it has so many, if a number is said, they are discarded and something happens."""

    markers: Amount | None = None
    effect: tuple[Effect, ...] = ()


class SpendMarks(Verb, tag="spend_marks", frozen=True):
    """Discard the markers of the card itself for as many Wounds, past Defense, of enemies with a keyword on the hero's tile."""

    main: ClassVar[str] = "keyword"
    keyword: str


class PutInPlay(Verb, tag="put_in_play", frozen=True):
    """Put a card that belongs to no deck into play, once: weather, for example."""

    main: ClassVar[str] = "card"
    card: CardId


class LoseMarkers(Verb, tag="lose_markers", frozen=True):
    """Lose all status markers of a kind."""

    main: ClassVar[str] = "marker"
    marker: ConditionId
    who: Who = "self"


class DiscardThis(Verb, tag="discard_this", frozen=True):
    """Discard the card itself, which has remained in play until now."""


class Reroll(Verb, tag="reroll", frozen=True):
    """Roll dice of the roll just made again."""

    main: ClassVar[str] = "dice"
    dice: Amount = Amount(plus=1)


class Count(Verb, tag="count", frozen=True):
    """Count something of the mission: more of it or, with a negative number, less."""

    main: ClassVar[str] = "counter"
    counter: CounterId
    by: Amount = Amount(plus=1)


class IfCounter(Verb, tag="if_counter", frozen=True):
    """Something that depends on what the mission has counted."""

    counter: CounterId
    at_least: int
    effect: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class FindClues(Verb, tag="clues", frozen=True):
    """Clues that count as found; the last one has still to be looked for."""

    main: ClassVar[str] = "count"
    count: int


class PlaceMarker(Verb, tag="place_marker", frozen=True):
    """Put a marker of the mission on the tile where this happens."""

    main: ClassVar[str] = "marker"
    marker: MarkerId


class RemoveMarker(Verb, tag="remove_marker", frozen=True):
    """Take a marker of the mission off the tile where this happens."""

    main: ClassVar[str] = "marker"
    marker: MarkerId


class Meet(Verb, tag="meet", frozen=True):
    """Somebody joins the party, led by the hero to whom this happens or by one whom the players choose."""

    main: ClassVar[str] = "companion"
    companion: CompanionId


class HarmCompanions(Verb, tag="harm_companions", frozen=True):
    """Wounds for those whom the hero leads; without a hero, for all who came along."""

    main: ClassVar[str] = "count"
    count: Amount = Amount(plus=1)


class ReadyThis(Verb, tag="ready_this", frozen=True):
    """Ready the item itself: all that it has been used for may be done again."""


class Teleport(Verb, tag="teleport", frozen=True):
    """Move so many dice of spaces through everybody, instead of the Move; when all show the same, something else happens."""

    dice: int
    all_alike: tuple[Effect, ...] = ()


class Shackle(Verb, tag="shackle", frozen=True):
    """Test Strength, by the size of an adjacent enemy, to take it its activation of this turn."""

    small: int
    medium: int
    large: int
    extra_large: int


class ArchiveMarkers(Verb, tag="archive_markers", frozen=True):
    """Put Archive markers on the Depth Track, or take some off it, and do something for each of these."""

    main: ClassVar[str] = "count"
    count: Amount
    remove: bool = False
    each: tuple[Effect, ...] = ()


class Unmark(Verb, tag="unmark", frozen=True):
    """Take markers off the card itself: so many, or all."""

    main: ClassVar[str] = "count"
    count: Amount | None = None


class KeepCard(Verb, tag="keep_card", frozen=True):
    """Cancel the card just drawn and keep it on this one until the end of the adventure."""


class Blast(Verb, tag="blast", frozen=True):
    """Hits for every model next to a space of the hero's tile, its own side too."""

    damage: Amount


class Flames(Verb, tag="flames", frozen=True):
    """A chain of fires in reach: each does a Hit to whoever is in its space."""

    markers: int
    range: int
    damage: Amount


class Beam(Verb, tag="beam", frozen=True):
    """Wounds, past Defense, for every model on a straight line as long as the last Hold Back roll."""

    main: ClassVar[str] = "wounds"
    wounds: Amount


class ThrowThis(Verb, tag="throw_this", frozen=True):
    """Throw the card itself as Dynamite is thrown.

    `wounds`, past Defense, are for the models in the space, next to it, within 2 spaces; `tile_hits` for the others on that
    tile. `scatters` are so many Dynamite tokens that bounce from there and explode.
    """

    bounces: Amount = Amount(dice=1, die="D3")
    wounds: tuple[Amount, ...] = ()
    tile_hits: int = 0
    scatters: int = 0


class Isolate(Verb, tag="isolate", frozen=True):
    """Put the hero or another model in range out of the fight until the end of the next turn."""

    main: ClassVar[str] = "range"
    range: int


class RopeEnemy(Verb, tag="rope", frozen=True):
    """Rope an enemy in range and sight; in each of its activations the hero tests Strength to hold it."""

    range: int
    target: int
    large: int


class ShutDown(Verb, tag="shut_down", frozen=True):
    """Roll for each of these enemies on the hero's tile; a low roll removes it, for XP."""

    enemies: tuple[EnemyFilter, ...]
    up_to: int
    xp: int


class Capture(Verb, tag="capture", frozen=True):
    """Remove an adjacent enemy of a size and keep it, as a marker on the card."""

    main: ClassVar[str] = "size"
    size: Size


class Bleed(Verb, tag="bleed", frozen=True):
    """Give the enemy that this is about a Bleeding marker."""


class Hook(Verb, tag="hook", frozen=True):
    """The tenth card: a function in the pack's hooks.py."""

    name: HookName
    text: Text


class EnemyFilter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which enemies: by keyword, by type, or all (nothing given)."""

    keyword: str | None = None
    kind: EnemyId | None = None


class HeroFilter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which heroes: by keyword, or all (nothing given)."""

    keyword: str | None = None


class Whose(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whose number a lasting modifier changes; without it, the bearer's."""

    enemies: EnemyFilter | None = None
    heroes: HeroFilter | None = None


class Condition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a modifier or trigger holds. All that is given must hold.

    `adjacent` is between a hero and any of the enemies whose ability it is.
    """

    elite: bool | None = None
    alone_on_tile: bool | None = None
    attack: Literal["melee", "ranged"] | None = None
    weapon: str | None = None
    weapon_hands: int | None = None
    this_weapon: bool | None = None
    in_fight: bool | None = None
    adjacent: bool | None = None
    enemy_adjacent: bool | None = None
    double_handed_gun: bool | None = None
    enemy_keyword: tuple[str, ...] | None = None
    enemy_size: Size | None = None
    large_enemy: bool | None = None
    moment_count_at_least: int | None = None
    below_the_darkness: bool | None = None
    rolled: int | None = None
    at: PlaceId | None = None
    reached: CounterId | None = None
    skill: Skill | None = None
    unaided: bool | None = None
    hero_keyword: str | None = None
    mutations: int | None = None
    other_world: bool | None = None
    carries_light: bool | None = None
    used: bool | None = None
    card: CardId | None = None


class Modifier(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lasting change of numbers while its card, item or ability is in play. In a pack the stats stand beside `whose`.

    `gives` is what enemies get besides numbers; with `per` a hero's numbers change by so much for each point of a skill.
    """

    change: dict[Stat, int] = field(default_factory=dict)
    gives: tuple[Gift, ...] = ()
    whose: Whose | None = None
    set: bool = False
    per: Skill | None = None
    when: Condition | None = None


class Cost(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must be paid to use something.

    `party_grit` may come from several heroes; `marker` is one of those on the card or, if none is left, the card itself.
    """

    grit: int = 0
    party_grit: int = 0
    corruption: int = 0
    dark_stone: int = 0
    gold: int = 0
    discard: bool = False
    marker: bool = False


class Trigger(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that happens at a named moment."""

    on: Moment
    effect: tuple[Effect, ...]
    limit: Limit | None = None
    cost: Cost | None = None
    optional: bool = False
    when: Condition | None = None


class RollAgain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Dice that a hero, or with `for_all` any hero, may roll again without Grit, in the rolls named."""

    of: tuple[Throw, ...]
    dice: int = 1
    for_all: bool = False
    limit: Limit | None = None
    when: Condition | None = None


class TurnDie(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A die of its own that a hero may change once it is rolled.

    Turned `to` one of these sides; moved up or down `by` so much; rolled `again` with so much added; or, by a `coin`, a 1
    made a 6 and a 6 a 1, unless it falls on the wrong side: then `tails` happens, and it may be used for another roll.
    """

    to: tuple[int, ...] = ()
    by: int = 0
    again: int | None = None
    coin: bool = False
    tails: tuple[Effect, ...] = ()
    effect: tuple[Effect, ...] = ()
    limit: Limit | None = None
    cost: Cost | None = None


class Action(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a hero may do; actions of a card that are `shared` have their uses in common."""

    effect: tuple[Effect, ...]
    timing: Timing = "any_time"
    limit: Limit | None = None
    shared: bool = False
    cost: Cost | None = None
    when: Condition | None = None


Effect = (
    Hits | HorrorHits | CorruptionHits | Wounds | SanityDamage | Heal | Gain | Lose | Take | Draw | Test | RollOn | Choose
    | DiscardTokens | NextThreat | RollChart | DiscardThis | Mark | Cure | PutInPlay | LoseMarkers
    | MoveDarkness | AddDread | Attack | DepthEvent | Modify | RecoverNow | SpawnNear | Suffer | Reroll | FreeAttack
    | EnemyHits | AddDamage | Cancel | OpenGate | ReadyThis | SpendMarks | Teleport | Shackle | ArchiveMarkers | Hook
    | Double | Unmark | KeepCard | Blast | Flames | Beam | ThrowThis | Isolate | RopeEnemy | ShutDown | Capture | Bleed
    | Count | IfCounter | FindClues | PlaceMarker | RemoveMarker | Meet | HarmCompanions
)  # fmt: skip
VERBS: dict[str, type[Verb]] = {str(verb.__struct_config__.tag): verb for verb in get_args(Effect)}
