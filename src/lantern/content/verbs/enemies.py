"""Enemies that arrive, and what takes one of them out of the fight."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from lantern.content.verbs.grammar import Amount, EnemyId, Verb
from lantern.content.verbs.needs import Needs
from lantern.content.verbs.terms import EnemyFilter
from lantern.content.words import Size


class EnemyGroup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Enemies of one type that arrive together."""

    kind: EnemyId
    count: Amount
    elite: int = 0


class EnemiesAttack(Verb, tag="attack", frozen=True):
    """Enemies attack: from a Threat card, or the named ones."""

    main: ClassVar[str] = "threat"
    needs: ClassVar[Needs] = frozenset({"map"})
    threat: Literal["party", "low", "medium", "high", "epic", "one_higher"] | None = None
    enemies: tuple[EnemyGroup, ...] = ()
    ambush: bool = False
    cards: Amount = Amount(plus=1)
    elite: int = 0


class NextThreat(Verb, tag="next_threat", frozen=True):
    """Give a keyword to the enemies of the next Threat card."""

    main: ClassVar[str] = "keyword"
    needs: ClassVar[Needs] = frozenset({"map"})
    keyword: str


class SpawnNear(Verb, tag="spawn", frozen=True):
    """Add models of a type next to random heroes; never a shortage, never an instance for Loot."""

    needs: ClassVar[Needs] = frozenset({"map"})
    kind: EnemyId
    count: Amount


class Shackle(Verb, tag="shackle", frozen=True):
    """Test Strength, by the size of an adjacent enemy, to take it its activation of this turn."""

    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    small: int
    medium: int
    large: int
    extra_large: int


class Isolate(Verb, tag="isolate", frozen=True):
    """Put the hero or another model in range out of the fight until the end of the next turn."""

    main: ClassVar[str] = "range"
    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    range: int


class RopeEnemy(Verb, tag="rope", frozen=True):
    """Rope an enemy in range and sight; in each of its activations the hero tests Strength to hold it."""

    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    range: int
    target: int
    large: int


class ShutDown(Verb, tag="shut_down", frozen=True):
    """Roll for each of these enemies on the hero's tile; a low roll removes it, for XP."""

    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    enemies: tuple[EnemyFilter, ...]
    up_to: int
    xp: int


class Capture(Verb, tag="capture", frozen=True):
    """Remove an adjacent enemy of a size and keep it, as a marker on the card."""

    main: ClassVar[str] = "size"
    needs: ClassVar[Needs] = frozenset({"hero", "map", "marks"})
    size: Size


class LayOpen(Verb, tag="lay_open", frozen=True):
    """Take all its Defense from the enemy that it is about, for as long as it lives."""

    needs: ClassVar[Needs] = frozenset({"hero", "enemy"})


class Bleed(Verb, tag="bleed", frozen=True):
    """Give the enemy that this is about a Bleeding marker."""

    needs: ClassVar[Needs] = frozenset({"hero", "enemy"})
