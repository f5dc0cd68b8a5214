"""Points of what a hero owns: hands, clothes, the side bag, what may be used."""

from __future__ import annotations

from typing import ClassVar, Literal

from lantern.content.bends.point import Bend, Combines, Home
from lantern.content.verbs.grammar import Amount, TokenId
from lantern.content.words import ItemDeck, Slot


class Holds(Bend, tag="holds", frozen=True):
    """How many of which tokens take no place in the side bag; are they lost with others."""

    combines: ClassVar[Combines] = "sum"
    token: tuple[TokenId, ...]
    count: int
    kept: bool = False


class Worn(Bend, tag="worn", frozen=True):
    """How many things can be worn in a slot."""

    home: ClassVar[Home] = "lasting"
    slot: Slot
    count: int

    @property
    def strength(self) -> int:
        """Prefer fewer: what cannot be worn at all cannot be worn twice."""
        return -self.count


class ExtraHands(Bend, tag="extra_hands", frozen=True):
    """How many hands more are there for single-handed items."""

    main: ClassVar[str] = "count"
    combines: ClassVar[Combines] = "sum"
    count: int


class Stows(Bend, tag="stows", frozen=True):
    """How much of the weight that a hero can carry is only for what it does not equip."""

    main: ClassVar[str] = "weight"
    combines: ClassVar[Combines] = "sum"
    weight: int


class OnlyOne(Bend, tag="only_one", frozen=True):
    """Can a hero, or the whole party, have only one of an item, or of all items with a keyword."""

    main: ClassVar[str] = "keyword"
    home: ClassVar[Home] = "item"
    keyword: str | None = None
    whose: Literal["hero", "party"] = "hero"


class SellsFor(Bend, tag="sells_for", frozen=True):
    """How much gold does an item bring that is sold in town."""

    main: ClassVar[str] = "gold"
    home: ClassVar[Home] = "item"
    gold: Amount


class CuredAs(Bend, tag="cured_as", frozen=True):
    """As what can an item be removed from its bearer."""

    main: ClassVar[str] = "kind"
    home: ClassVar[Home] = "item"
    kind: Literal["injury", "madness", "mutation", "curse"]


class ManagesDouble(Bend, tag="manages_double", frozen=True):
    """Which double-handed items can be used with one hand, without Critical Hits: those with a keyword, or all."""

    main: ClassVar[str] = "keyword"
    combines: ClassVar[Combines] = "each"
    keyword: tuple[str, ...] = ()


class Barred(Bend, tag="barred", frozen=True):
    """Which items can a hero not use, unless they have another keyword or come from a deck."""

    main: ClassVar[str] = "keyword"
    home: ClassVar[Home] = "lasting"
    combines: ClassVar[Combines] = "each"
    keyword: str
    unless: str | None = None
    unless_from: ItemDeck | None = None


class Allowed(Bend, tag="allowed", frozen=True):
    """Which items may be used although all others with their keyword are barred."""

    home: ClassVar[Home] = "lasting"
    combines: ClassVar[Combines] = "each"
    keyword: str
    hands: int


class Weightless(Bend, tag="weightless", frozen=True):
    """Which items weigh nothing for a hero: those with a keyword."""

    main: ClassVar[str] = "keyword"
    home: ClassVar[Home] = "lasting"
    combines: ClassVar[Combines] = "each"
    keyword: str


class HidesTokens(Bend, tag="hides_tokens", frozen=True):
    """Are the tokens of the Side Bag safe from what would take them away."""


class HidesDarkStone(Bend, tag="hides_dark_stone", frozen=True):
    """How many shards do not count as carried."""

    main: ClassVar[str] = "shards"
    combines: ClassVar[Combines] = "sum"
    shards: int


class GivesKeyword(Bend, tag="gives_keyword", frozen=True):
    """Which keyword has whoever bears an item or has a condition, everywhere or only in OtherWorlds."""

    main: ClassVar[str] = "keyword"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    keyword: str
    other_worlds: bool = False


class LosesKeyword(Bend, tag="loses_keyword", frozen=True):
    """Which keyword has a hero no more who has a condition."""

    main: ClassVar[str] = "keyword"
    home: ClassVar[Home] = "condition"
    combines: ClassVar[Combines] = "each"
    keyword: str


class SparesBelongings(Bend, tag="spares_things", frozen=True):
    """Can something be given up in place of what is lost."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"


class Fuses(Bend, tag="fuses", frozen=True):
    """With what is a hero fused that suffers a condition."""

    main: ClassVar[str] = "what"
    home: ClassVar[Home] = "condition"
    combines: ClassVar[Combines] = "each"
    what: Literal["item", "dark_stone"]


class HidesIcons(Bend, tag="hides_icons", frozen=True):
    """Of how many items do the Dark Stone icons not count, while they are put away and between Adventures."""

    main: ClassVar[str] = "items"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "sum"
    items: int = 1


class SaleBrings(Bend, tag="sale_brings", frozen=True):
    """How much gold does each sale of Gear and Artifacts in Town bring a hero besides."""

    main: ClassVar[str] = "gold"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    gold: Amount


class SellsDearer(Bend, tag="sells_dearer", frozen=True):
    """By how many percent more does a hero sell Gear and Artifacts in Town, and how much Grit is each sale worth to it."""

    main: ClassVar[str] = "percent"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    percent: int
    grit: int = 0
