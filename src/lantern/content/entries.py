"""The kinds of component a pack can hold."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from lantern.board.tile import Tile
from lantern.content.effects import Band, Effect
from lantern.content.entry import Ability, Entry, HeroId, Lesson, MapCard, Power, PoweredEntry, UpgradeId
from lantern.content.kits import Form, Hand, HandCard, PackDeck, PackMoment, Pool
from lantern.content.missions import Companion, Marker, Mission, SpecialRule
from lantern.content.names import ABILITIES
from lantern.content.powers import Action
from lantern.content.towns import Location, Price, Service, TownType
from lantern.content.verbs.enemies import EnemyGroup
from lantern.content.verbs.grammar import Amount, CardDeckName, ChartId, EnemyId, ItemId, Text, TokenId, WorldId
from lantern.content.words import ItemDeck, Setting, Size, Skill, Slot, ThreatLevel


class ToHit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ranged: int | None = None
    melee: int | None = None


class Track(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the four ways in which a class grows (LEVEL-05)."""

    id: str
    name: Text


class HeroClass(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hero sheet (HERO-01).

    `free_tokens`: a new hero chooses one of these, in place of those of its home (HERO-14). `bonus` is the chart on which it
    rolls for each level, `tracks` are where the upgrades of a level stand (LEVEL-03); without them it gains no levels.
    """

    setting: Setting = "old_west"
    keywords: tuple[str, ...] = ()
    to_hit: ToHit
    combat: int = 2
    max_grit: int = 2
    initiative: int
    health: int
    sanity: int
    defense: int
    willpower: int
    skills: dict[Skill, int]
    abilities: tuple[Ability, ...] = ()
    starting_items: tuple[ItemId, ...] = ()
    starting_upgrades: tuple[UpgradeId, ...] = ()
    free_tokens: tuple[TokenId, ...] = ()
    bonus: ChartId | None = None
    tracks: tuple[Track, ...] = ()


class Upgrade(PoweredEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A starting upgrade, or one of a level: which tier of which track of the class (LEVEL-05).

    A starting one may bring items and tokens; the items may come in place of another starting item. One of a level may bring
    personal items, and teach cards of a hand.
    """

    hero: HeroId
    starting: bool = False
    track: str | None = None
    tier: int = 0
    personal_items: int = 0
    learns: tuple[Lesson, ...] = ()
    items: tuple[ItemId, ...] = ()
    tokens: tuple[TokenId, ...] = ()
    instead_of: ItemId | None = None


class OffHand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a gun does better in the off hand (ATTACK-21)."""

    shots: int = 0
    damage: int = 0
    ignore: tuple[Literal["cover", "armor"], ...] = ()


class Weapon(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ranged weapon (ATTACK-04); with `shots_by` its Shots are a skill of the hero, with `second_die` two dice are added."""

    range: int
    shots: int = 1
    shots_by: Skill | None = None
    to_hit_die: Literal["D6", "D8"] = "D6"
    damage_die: Literal["D6", "D8", "P"] = "D6"
    second_die: Literal["D6", "D8", "P"] | None = None
    damage: int = 0
    critical: int = 6
    criticals: bool = True
    criticals_adjacent: bool = False
    ignore: tuple[Literal["cover", "armor"], ...] = ()
    off_hand: OffHand | None = None


class Attachment(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where an upgrade card goes: on items with one of these keywords, or any, and for what (UPG-02, UPG-03).

    One that is there `for_good` was forged onto its item and never comes off again (UPG-06).
    """

    to: tuple[str, ...] = ()
    slots: int = 1
    dark_stone: int = 0
    for_good: bool = False


class Item(PoweredEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Gear, an artifact, a personal item or a starting item; one that attaches is an upgrade of another.

    `setting`: a personal item only of heroes from there. `markers`: how many lie on it when it is taken. `belongs_to`: the
    hero of another set that starts with it. `limit`: how many of them a hero may buy to have at once, if that is limited. It is
    `not_for` heroes with one of these keywords.
    """

    deck: ItemDeck
    copies: int = 1
    keywords: tuple[str, ...] = ()
    hands: int = 0
    slots: tuple[Slot, ...] = ()
    weight: int = 0
    upgrade_slots: int = 0
    attaches: Attachment | None = None
    gold: int = 0
    dark_stone: int = 0
    price: Price | None = None
    only: tuple[str, ...] = ()
    not_for: tuple[str, ...] = ()
    needs: dict[Skill, int] = field(default_factory=dict)
    world: WorldId | None = None
    setting: Setting | None = None
    markers: int = 0
    limit: int = 0
    belongs_to: Text = field(default_factory=dict)
    weapon: Weapon | None = None

    @property
    def back(self) -> str:
        """Name the deck by what is on the back of the card: personal items of some homes have their own (PERS-01)."""
        return self.deck if self.setting is None else f"{self.deck}-{self.setting}"


class SideBagToken(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A token of the side bag: discarded to use it."""

    actions: tuple[Action, ...] = ()
    throw: Literal["dynamite"] | None = None
    only: tuple[str, ...] = ()
    on_others: bool = False
    free_in: tuple[Setting, ...] = ()


class Card(PoweredEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card that is drawn and resolved: Darkness, Growing Dread, Encounter, Loot, Scavenge.

    `as_darkness`: it can be cancelled as if it were a Darkness card.
    """

    deck: CardDeckName
    copies: int = 1
    keywords: tuple[str, ...] = ()
    world: WorldId | None = None
    xp: int = 0
    remains_in_play: bool = False
    tile_only: bool = False
    advanced: bool = False
    as_darkness: bool = False
    effect: tuple[Effect, ...] = ()


class ThreatDraw(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Threat cards that a Threat card draws besides: of a level, or of the party's."""

    threat: Literal["party", "low", "medium", "high"]
    cards: int = 1
    elite: int = 0


class ThreatLines(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a card of an OtherWorld brings, by the level of the party (THREAT-11)."""

    low: tuple[EnemyGroup, ...]
    medium: tuple[EnemyGroup, ...]
    high: tuple[EnemyGroup, ...]


class ThreatCard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which enemies come, and how many; some cards draw others.

    One of an OtherWorld has no level but a line for each of the three (THREAT-11).
    """

    level: ThreatLevel | None = None
    copies: int = 1
    world: WorldId | None = None
    enemies: tuple[EnemyGroup, ...] = ()
    lines: ThreatLines | None = None
    draws: tuple[ThreatDraw, ...] = ()


class RangedAttack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ranged attack of an enemy (FOEATK-12); without damage, the sheet's."""

    range: int
    shots: int = 1
    damage: Amount | None = None
    extra: bool = False


class Spawner(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What may come out of an enemy at the end of a turn of a fight; without room for it, Hits for those beside (FOES-11)."""

    kind: EnemyId
    on: int
    hits: int = 1
    damage: int = 1


class EnemyAbility(Power, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An ability on a record sheet, printed, elite or brutal: standard keywords of the rulebook, powers, or flags."""

    id: str
    name: Text
    fear: int = 0
    terror: int = 0
    unspeakable_terror: int = 0
    armor: int | None = None
    cover: int | None = None
    tough: bool = False
    endurance: int | None = None
    regeneration: int = 0
    flies: bool = False
    immobile: bool = False
    shootout: bool = False
    ranged: RangedAttack | None = None
    armor_not_ignored: bool = False
    hits_of_6_ignore: Literal["defense", "armor"] | None = None
    horror_hit_per_hit: int = 0
    reroll_ones: bool = False
    spawner: Spawner | None = None


class EnemySide(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of one side of a record sheet."""

    initiative: int
    move: int
    escape: int
    to_hit: ToHit
    combat: int
    damage: int
    damage_die: Literal["D3", "D6", "D8"] | None = None
    defense: int
    health: int
    xp: int
    xp_each: int = 0
    abilities: tuple[EnemyAbility, ...] = ()
    elite: tuple[EnemyAbility, ...] = ()


class Enemy(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record sheet (FOE-01)."""

    plural: Text = field(default_factory=dict)
    keywords: tuple[str, ...] = ()
    size: Size = "medium"
    models: int
    #: The type whose models stand for this one too, if it has none of its own (FOE-06).
    models_of: EnemyId | None = None
    normal: EnemySide
    brutal: EnemySide | None = None
    #: For tables that play with them, six more abilities of a legend (OPT-10).
    mythic: tuple[EnemyAbility, ...] = ()


class ExplorationToken(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a room holds (EXPLORE-12)."""

    set: str
    copies: int = 1
    doors: int = 0
    gates: int = 0
    clue: bool = False
    darkness: int = 0
    depth_event: bool = False
    dread: int = 0
    encounters: int = 0
    attack: bool = False
    ambush: bool = False


class Chart(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A result table: injury, madness, mutation, depth events, hazards of the road, events in town.

    With `off_the_map` its rows come between adventures, where there is no map. With cards in place of dice each number is a
    card, and none comes again before all were drawn.
    """

    die: Literal["D6", "2D6", "3D6", "D36", "16 cards"]
    rows: tuple[Band, ...]
    off_the_map: bool = False


class Affliction(PoweredEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something lasting that a hero has: an injury, a madness, a mutation, a curse, a status, or a card that it keeps.

    `names`: whoever gets it names Enemies for it, by a keyword or by their type; `when: {named: true}` asks for these. Of those
    of a `group` a hero is sold one at a time.
    """

    kind: Literal["injury", "madness", "mutation", "curse", "status", "kept"]
    group: str = ""
    names: Literal["keyword", "type"] | None = None


class World(PoweredEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A world: its map deck, its depth events, its lasting effect."""

    earth: bool = False
    map_deck: tuple[MapCard, ...]
    depth_events: ChartId


#: Folder or file name in a pack -> what its entries are.
KINDS: dict[str, type[Struct]] = {
    "heroes": HeroClass,
    "upgrades": Upgrade,
    "items": Item,
    "pools": Pool,
    "hands": Hand,
    "hand-cards": HandCard,
    "forms": Form,
    "moments": PackMoment,
    "decks": PackDeck,
    "side-bag-tokens": SideBagToken,
    "cards": Card,
    "threats": ThreatCard,
    "enemies": Enemy,
    "exploration-tokens": ExplorationToken,
    "charts": Chart,
    "conditions": Affliction,
    "worlds": World,
    "locations": Location,
    "services": Service,
    "town-types": TownType,
    "missions": Mission,
    "tiles": Tile,
}
#: What something is, by its class; also what has a name of its own inside an entry.
KIND_OF: dict[type[Struct], str] = {
    **{made: kind for kind, made in KINDS.items()},
    Ability: ABILITIES,
    EnemyAbility: ABILITIES,
    SpecialRule: "special_rules",
    Marker: "markers",
    Companion: "companions",
}
