"""What every kind of entry is made of: who it is, where its facts come from, what it does while its bearer has it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from lantern.board.tile import Source, Trust
from lantern.content.bends.points import AnyBend
from lantern.content.nouns import NounForms
from lantern.content.powers import Action, Modifier, RollAgain, Trigger, TurnDie
from lantern.content.verbs.grammar import FormId, HandId, PoolId, Text
from lantern.content.words import Flag

HeroId = Annotated[str, Meta(extra={"refers": "heroes"})]
UpgradeId = Annotated[str, Meta(extra={"refers": "upgrades"})]
MapCard = Annotated[str, Meta(extra={"refers": "tiles"})]


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry has: who it is and where its facts come from; `ours` is what of it is not known and was filled in."""

    id: str
    name: Text
    grammar: NounForms = field(default_factory=dict)
    source: Source
    trust: Trust | None = None
    ours: Text = field(default_factory=dict)
    flavour: Text = field(default_factory=dict)
    pack: str = ""


class Power(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a card, item or ability does while its bearer has it."""

    modify: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    actions: tuple[Action, ...] = ()
    rerolls: tuple[RollAgain, ...] = ()
    turns: tuple[TurnDie, ...] = ()
    flags: tuple[Flag, ...] = ()
    #: Where a rule can be bent, and how.
    bend: tuple[AnyBend, ...] = ()
    #: Keywords of what does nothing to the bearer, and status markers that it never gets.
    immune: tuple[str, ...] = ()


class PoweredEntry(Power, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry that is a Power itself.

    Structs cannot take fields from two sides, so those of Entry stand here again.
    """

    id: str
    name: Text
    grammar: NounForms = field(default_factory=dict)
    source: Source
    trust: Trust | None = None
    ours: Text = field(default_factory=dict)
    flavour: Text = field(default_factory=dict)
    pack: str = ""


class Learn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card that a hero learns at a level: of so many drawn, of a type, it keeps the one that it likes."""

    level: int = 1
    type: str = ""
    draw: int = 2


class HandOf(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hand that an ability brings; `learn` in place of what the hand says itself."""

    hand: HandId
    learn: tuple[Learn, ...] = ()


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of a hand that an upgrade teaches: of so many drawn, of a type or of any, the hero keeps the one that it likes."""

    hand: HandId
    type: str = ""
    draw: int = 2


class Ability(Power, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A named ability of a class, with the pools, hands and forms that it brings."""

    id: str
    name: Text
    pools: tuple[PoolId, ...] = ()
    hands: tuple[HandOf, ...] = ()
    forms: tuple[FormId, ...] = ()
