"""On what terms: which enemies and heroes are meant, when something holds, what it costs."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct, field, structs

from lantern.content.verbs.grammar import (
    AbilityId,
    CardId,
    ConditionId,
    CounterId,
    EnemyId,
    FormId,
    HandId,
    MissionId,
    PlaceId,
    PoolId,
    TokenId,
)
from lantern.content.verbs.needs import Needs
from lantern.content.words import Size, Skill, ThreatLevel


class EnemyFilter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which enemies: by keyword, by type, or all (nothing given)."""

    keyword: str | None = None
    kind: EnemyId | None = None


class HeroFilter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which heroes: by keyword, or all (nothing given)."""

    keyword: str | None = None


class Condition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a modifier or trigger holds. All that is given must hold.

    `adjacent` is between a hero and any of the enemies whose ability it is, `target_adjacent` between it and the one that it
    strikes. A `pool` holds `at_least` or `at_most` so much.
    `needs`: without these at hand it never holds.
    """

    needs: ClassVar[dict[str, Needs]] = {
        "elite": frozenset({"type"}),
        "alone_on_tile": frozenset({"hero", "map"}),
        "attack": frozenset({"attack"}),
        "weapon": frozenset({"attack"}),
        "weapon_hands": frozenset({"attack"}),
        "this_weapon": frozenset({"attack", "thing"}),
        "attached_to": frozenset({"hero", "thing"}),
        "adjacent": frozenset({"hero", "map", "type"}),
        "enemy_adjacent": frozenset({"hero", "map"}),
        "target_adjacent": frozenset({"struck"}),
        "double_handed_gun": frozenset({"hero"}),
        "enemy_keyword": frozenset({"type"}),
        "enemy_kind": frozenset({"type"}),
        "enemy_size": frozenset({"type"}),
        "large_enemy": frozenset({"type"}),
        "legendary": frozenset({"type"}),
        "tough": frozenset({"type"}),
        "critical": frozenset({"hit"}),
        "moment_count_at_least": frozenset({"count"}),
        "below_the_darkness": frozenset({"track"}),
        "rolled": frozenset({"count"}),
        "at": frozenset({"hero", "map"}),
        "skill": frozenset({"test"}),
        "unaided": frozenset({"test"}),
        "hero_keyword": frozenset({"hero"}),
        "mutations": frozenset({"hero"}),
        "other_world": frozenset({"hero", "map"}),
        "carries_light": frozenset({"hero"}),
        "used": frozenset({"hero", "uses"}),
        "card": frozenset({"drawn"}),
        "other_card": frozenset({"drawn"}),
        "find": frozenset({"drawn"}),
        "pool": frozenset({"hero"}),
        "form": frozenset({"hero"}),
        "first_turn": frozenset({"map"}),
        "health_below": frozenset({"hero"}),
        "suffers": frozenset({"hero"}),
        "in_town": frozenset({"hero"}),
        "gambling": frozenset({"hero"}),
        "marked": frozenset({"hero", "marks"}),
        "heals_with": frozenset({"points_healed"}),
        "named": frozenset({"hero", "type"}),
        "traveling": frozenset({"hero"}),
        "enemy_acted": frozenset({"type"}),
        "enemy_types": frozenset({"map"}),
        "won": frozenset({"outcome"}),
        "mission": frozenset({"outcome"}),
        "dual_wielding": frozenset({"attack"}),
        "threat": frozenset({"threat"}),
    }
    elite: bool | None = None
    alone_on_tile: bool | None = None
    attack: Literal["melee", "ranged"] | None = None
    weapon: str | None = None
    weapon_hands: int | None = None
    this_weapon: bool | None = None
    attached_to: str | None = None
    in_fight: bool | None = None
    adjacent: bool | None = None
    enemy_adjacent: bool | None = None
    target_adjacent: bool | None = None
    double_handed_gun: bool | None = None
    enemy_keyword: tuple[str, ...] | None = None
    enemy_kind: tuple[EnemyId, ...] | None = None
    enemy_size: Size | None = None
    large_enemy: bool | None = None
    legendary: bool | None = None
    tough: bool | None = None
    critical: bool | None = None
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
    other_card: CardId | None = None
    find: Literal["loot", "scavenge"] | None = None
    pool: PoolId | None = None
    at_least: int | None = None
    at_most: int | None = None
    form: FormId | None = None
    first_turn: bool | None = None
    health_below: Literal["full", "half"] | None = None
    suffers: ConditionId | None = None
    in_town: bool | None = None
    gambling: bool | None = None
    marked: bool | None = None
    heals_with: AbilityId | None = None
    named: bool | None = None
    traveling: bool | None = None
    enemy_acted: bool | None = None
    enemy_types: int | None = None
    won: bool | None = None
    mission: MissionId | None = None
    dual_wielding: bool | None = None
    threat: ThreatLevel | None = None


class FromHand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards of a hand that are discarded; never the one that is being played."""

    hand: HandId
    count: int = 1


class Cost(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must be paid to use something.

    In a pack pools stand beside the rest by their names. `party_grit` may come from several heroes; `marker` is one of those
    on the card or, if none is left, the card itself; Wounds cannot be the last that its hero can bear. What is discarded is the
    thing itself (`true`), or cards of a hand.
    `needs`: what must be at hand so that it can be paid, besides a hero who pays.
    """

    needs: ClassVar[dict[str, Needs]] = {"discard": frozenset({"discard"}), "marker": frozenset({"marks", "discard"})}
    grit: int = 0
    pools: dict[PoolId, int] = field(default_factory=dict)
    party_grit: int = 0
    corruption: int = 0
    dark_stone: int = 0
    gold: int = 0
    wounds: int = 0
    token: TokenId | None = None
    discard: bool | FromHand = False
    marker: bool = False

    @property
    def itself(self) -> bool:
        """Tell whether the thing itself is discarded."""
        return self.discard is True

    @property
    def from_hand(self) -> FromHand | None:
        """Return which cards of a hand are discarded, if any."""
        return self.discard if isinstance(self.discard, FromHand) else None

    def __hash__(self) -> int:
        return hash(tuple(tuple(each.items()) if isinstance(each, dict) else each for each in structs.astuple(self)))
