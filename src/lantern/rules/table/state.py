"""The whole state of a chapter, as one tree that refers to content by id. Nothing about the game lives outside it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from lantern.board.placement import Placement
from lantern.content.bends.points import AnyBend
from lantern.content.verbs.terms import Condition
from lantern.core.decks import Deck
from lantern.core.streams import Streams
from lantern.core.uses import Uses
from lantern.rules.table.options import Options
from lantern.rules.table.settlement import Settlement

#: The way in which states are written today; what was written before is brought up to it (`former_saves.py`).
FORMAT = 2

Phase = Literal["set-up", "turn-start", "hold-back", "activations", "exploration", "turn-end", "over"]


class CardInPlay(Struct, omit_defaults=True):
    """A card that somebody has, or that lies before all: all that happens to it goes with it. By itself it is a condition.

    `number` is its own in the whole game, `copy` tells it from others of its kind in the same place. `uses` is what of it has
    been used, `marks` how many markers lie on it, `kept` the cards that do, `word` the Enemies that were named for it. One that
    is `permanent` is never cured.
    """

    id: str
    number: int = 0
    copy: int = 1
    marks: int = 0
    permanent: bool = False
    uses: Uses = field(default_factory=Uses)
    kept: list[str] = field(default_factory=list)
    word: str = ""

    @property
    def source(self) -> str:
        """Return what it is called where it does something: the card it is, and which copy where there are several."""
        return self.id if self.copy == 1 else f"{self.id}#{self.copy}"


class OnTheTable(CardInPlay, omit_defaults=True):
    """A card before all heroes: it remains in play, perhaps only for a tile (ENC-04), or is just carried out."""

    tile: int | None = None


class Held(CardInPlay, omit_defaults=True):
    """A card in somebody's hands: an item, or an upgrade card.

    `paid` is the gold that was given for it in a town. `served` is the hero that it served in the turn `served_turn`.
    `fused_by` is the mutation that fused it with the hero.
    """

    equipped: bool = True
    starting: bool = False
    paid: int | None = None
    fused: bool = False
    fused_by: str = ""
    served: str = ""
    served_turn: int = -1
    upgrades: list[Held] = field(default_factory=list)


class Bet(Struct, frozen=True):
    """Gold staked on where the Darkness will be when the next adventure ends, and how often it is paid (LOC-40)."""

    space: int
    stake: int
    times: int = 2


class Hero(Struct, omit_defaults=True):
    """A hero: the running values of the sheet (HERO-01).

    One that is `dazed` was helped up in this turn: it has no activation any more, and has had none (KO-09). Its `nickname` and
    its `face` are its own for life (`people.py`). Cards of its `hands` that were discarded are `laid_aside` until the adventure
    is over. Gold that is `owed` to it is paid in town, and it may have a `bet` on how the next adventure ends.
    `free_attacks` are those that it has made in this turn.
    Its `library_knowledge` is kept from adventure to adventure (CAMP-17). Upgrades that came without a level are `bargains`.
    While it gains a level it is `growing`.
    """

    id: str
    hero_class: str
    name: str
    nickname: str = ""
    face: str = ""
    space: int = -1
    wounds: int = 0
    sanity_damage: int = 0
    grit: int = 1
    corruption: int = 0
    xp: int = 0
    gold: int = 0
    dark_stone: int = 0
    fused_dark_stone: int = 0
    level: int = 1
    bag: list[str] = field(default_factory=list)
    pools: dict[str, int] = field(default_factory=dict)
    hands: dict[str, list[str]] = field(default_factory=dict)
    laid_aside: dict[str, list[str]] = field(default_factory=dict)
    forms: list[str] = field(default_factory=list)
    items: list[Held] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)
    bargains: list[str] = field(default_factory=list)
    conditions: list[CardInPlay] = field(default_factory=list)
    markers: dict[str, int] = field(default_factory=dict)
    printed: dict[str, int] = field(default_factory=dict)
    ko: bool = False
    ko_by_wounds: bool = False
    ko_by_sanity: bool = False
    dead: bool = False
    lost_for_good: bool = False
    owed: int = 0
    bet: Bet | None = None
    library_knowledge: int = 0
    activated: bool = False
    growing: bool = False
    dazed: bool = False
    acted: bool = False
    escaped: int = 0
    free_attack_made: bool = False
    free_attacks: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    rolled: list[str] = field(default_factory=list)
    kills: int = 0


class EnemyModel(Struct):
    """One enemy on the board, with its own Wounds (HIT-03); a large base covers several spaces, the first is its anchor."""

    id: str
    kind: str
    spaces: list[int]
    wounds: int = 0
    target: str | None = None
    instance: str = ""
    held_turn: int = -1
    bleeding: int = 0
    roped_by: str = ""


class EnemyType(Struct):
    """What all enemies of one type share in this fight (FOE-06)."""

    kind: str
    elite: list[int] = field(default_factory=list)
    mythic: list[int] = field(default_factory=list)
    brutal: bool = False
    activated: bool = False
    ambush_turn: int = 0
    printed: dict[str, int] = field(default_factory=dict)
    keywords: list[str] = field(default_factory=list)


class TileInPlay(Struct):
    """What lies on a tile, beside its placement on the board; perhaps it is known which tile its next Door `leads_to`."""

    world: str
    token: str | None = None
    revealed: bool = True
    scavenged: int = 0
    entered: int | None = None
    leads_to: str = ""


class Boost(Struct):
    """A change of numbers that lasts for a while, with the rules that are bent meanwhile.

    Those of an `enemy` are changed, or those of a hero, perhaps only `against` one enemy.
    """

    source: str
    change: dict[str, int]
    until: str
    hero: str | None = None
    enemy_keyword: str | None = None
    enemy_kind: str | None = None
    enemy: str | None = None
    against: str | None = None
    when: Condition | None = None
    flags: list[str] = field(default_factory=list)
    bend: list[AnyBend] = field(default_factory=list)
    replaces: bool = False


class Trap(Struct):
    """Something that a hero has laid in a space, and may set off."""

    hero: str
    source: str
    space: int


class Arrival(Struct):
    """Enemies that will be placed once everything else of this moment is done (ENC-05, EXPLORE-13)."""

    cause: str
    groups: list[tuple[str, int, int]]
    ambush: bool = False
    tile: int = -1
    threat: tuple[str, str] | None = None
    beside: str | None = None
    keywords: list[str] = field(default_factory=list)
    world: str = ""
    level: str = ""


class Fight(Struct):
    """A fight: its first turn, how many cards and events brought enemies, and of which of them somebody was defeated.

    `threats` are the levels of the Threat cards of which somebody is left.
    """

    since_turn: int
    instances: int = 0
    objective: bool = False
    beaten: list[str] = field(default_factory=list)
    no_grit: bool = False
    threats: dict[str, str] = field(default_factory=dict)


class Activation(Struct):
    """What the hero whose activation it is has still to spend, and the tiles it has come to."""

    hero: str
    points: int = 0
    moving: bool = False
    walked: bool = False
    stuck: bool = False
    dragging: str | None = None
    attacked: bool = False
    searched: bool = False
    entered: list[int] = field(default_factory=list)
    #: The kinds of attacks that were made, where more than one may be.
    made: list[str] = field(default_factory=list)


class MarkerOnTile(Struct):
    """A marker of the mission, and the tile where it lies."""

    id: str
    tile: int


class CompanionInPlay(Struct):
    """Somebody who came along: with its leader, or alone in a space."""

    id: str
    leader: str | None
    space: int
    wounds: int = 0
    dead: bool = False


class Progress(Struct):
    """How far the mission has got: what it counts, what lies about, who came along, which bosses came.

    `came` are the connectors by which heroes moved onto tiles of a fixed map in this turn (MISSION-27). `gates` are
    those that lead to a world that the mission names, by tile and connector; `fallen` are the heroes who were KO'd at the end.
    """

    counters: dict[str, int] = field(default_factory=dict)
    markers: list[MarkerOnTile] = field(default_factory=list)
    companions: dict[str, CompanionInPlay] = field(default_factory=dict)
    bosses: list[str] = field(default_factory=list)
    objective_won: bool = False
    came: list[tuple[int, int]] = field(default_factory=list)
    gates: dict[str, str] = field(default_factory=dict)
    fallen: list[str] = field(default_factory=list)


class LastingChange(Struct, frozen=True):
    """A number of a hero that was changed for good, and by what."""

    hero: str
    stat: str
    amount: int
    source: str


class Dealt(Struct):
    """Cards of a hand that are dealt to a hero who learns one of them: it sees so many of those that it does not know."""

    hand: str
    cards: list[str]
    draw: int


class Making(Struct):
    """A hero who is being made: the cards it is dealt, what its player has chosen so far, and how much of that it has.

    `moment` tells for this hero apart what it has done, `endowed` that it has its personal item, `made` that it has it all.
    """

    dealt: list[Dealt] = field(default_factory=list)
    chosen: list[str] = field(default_factory=list)
    carried_out: int = 0
    endowed: bool = False
    made: bool = False
    moment: str = ""


class ChapterState(Struct, kw_only=True):
    """What every chapter has, with a map or without: the heroes and what is theirs, chance, and what the table agreed on.

    `veterans` are the heroes that came with a record, by the id of that; all others are made in this chapter. `changes` are
    what was changed for good in the numbers of heroes, here or before. `settlement` is the town of the next stay, or of this.
    `at_home` are the item cards of those of the posse who did not come along: they are in no deck. `making` are the heroes who
    are being made, in the order in which they get what was chosen.
    """

    seed: int
    options: Options
    streams: Streams
    format: int = 0
    profile: str = "revised"
    turn: int = 0
    heroes: dict[str, Hero] = field(default_factory=dict)
    veterans: dict[str, str] = field(default_factory=dict)
    changes: list[LastingChange] = field(default_factory=list)
    cards_made: int = 0
    decks: dict[str, Deck] = field(default_factory=dict)
    in_play: list[OnTheTable] = field(default_factory=list)
    resolving: list[OnTheTable] = field(default_factory=list)
    boosts: list[Boost] = field(default_factory=list)
    uses: Uses = field(default_factory=Uses)
    policies: dict[str, dict[str, str]] = field(default_factory=dict)
    settlement: Settlement = field(default_factory=Settlement)
    at_home: list[str] = field(default_factory=list)
    making: dict[str, Making] = field(default_factory=dict)


class State(ChapterState, kw_only=True):
    """An adventure: beside its heroes the map, the enemies, the Depth Track and the mission."""

    mission: str
    phase: Phase = "set-up"
    party_size: int = 0
    party_level: int = 1
    light_bearer: str = ""
    revive_tokens: int = 0
    enemies: dict[str, EnemyModel] = field(default_factory=dict)
    types: dict[str, EnemyType] = field(default_factory=dict)
    enemies_made: int = 0
    placements: list[Placement] = field(default_factory=list)
    tiles: list[TileInPlay] = field(default_factory=list)
    party_marker: int = 0
    darkness: int = 16
    below_the_darkness: bool = False
    map_cards: list[str] = field(default_factory=list)
    dread: list[str] = field(default_factory=list)
    next_threat: list[str] = field(default_factory=list)
    arrivals: list[Arrival] = field(default_factory=list)
    clues: int = 0
    objective_tile: int = -1
    progress: Progress = field(default_factory=Progress)
    fight: Fight | None = None
    betrayed: bool = False
    activation: Activation | None = None
    turn_cut: bool = False
    archive_markers: int = 0
    held_back: int = 0
    met: list[str] = field(default_factory=list)
    isolated: dict[str, int] = field(default_factory=dict)
    traps: list[Trap] = field(default_factory=list)
    result: str | None = None
    darkness_course: list[int] = field(default_factory=list)


def cards_known(hero: Hero) -> list[str]:
    """Return the cards of all hands of a hero."""
    return [card for cards in hero.hands.values() for card in cards]


def fight_is_over(state: State) -> bool:
    """Tell whether nobody is left of a fight, and nobody is on the way (FIGHTEND-01)."""
    return nobody_is_left(state) and not state.arrivals


def standing(state: State) -> list[Hero]:
    """Return the heroes that are neither KO'd nor dead."""
    return [hero for hero in state.heroes.values() if not (hero.ko or hero.dead)]


def nobody_is_left(state: State) -> bool:
    """Tell whether nobody is left of a fight, so that the turn ends with it (FIGHTEND-02)."""
    return state.fight is not None and not state.enemies


def is_broken_off(state: State) -> bool:
    """Tell whether an activation cannot go on: the adventure is decided, the turn cut short (TURN-12), the fight over."""
    return state.result is not None or state.turn_cut or nobody_is_left(state)


def must_wait(state: State, hero: Hero) -> bool:
    """Tell whether a hero has no choice for now: it is down, what breaks its activation off has come or is on its way."""
    if state.arrivals or hero.ko or hero.dead or state.result is not None or state.turn_cut:
        return True
    return nobody_is_left(state)
