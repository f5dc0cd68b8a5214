"""What heroes gain, lose, take and ready."""

from __future__ import annotations

from typing import ClassVar

from msgspec import field

from lantern.content.verbs.grammar import Amount, ItemId, PoolId, TokenId, Verb
from lantern.content.verbs.needs import Needs
from lantern.content.words import Limit, Resource, Who


class Gain(Verb, tag="gain", frozen=True):
    """Gain a resource, or points of a pool as far as it has room; a hero without that pool gains nothing."""

    main: ClassVar[str] = "what"
    what: Resource | None = None
    pool: PoolId | None = None
    count: Amount = Amount(plus=1)
    who: Who = "self"
    optional: bool = False


class Lose(Verb, tag="lose", frozen=True):
    """Lose a resource, or points of a pool, never below zero."""

    main: ClassVar[str] = "what"
    what: Resource | None = None
    pool: PoolId | None = None
    count: Amount = Amount(plus=1)
    who: Who = "self"


class Exchange(Verb, tag="exchange", frozen=True):
    """Give up points of a pool for as many of another, so many as the hero likes."""

    needs: ClassVar[Needs] = frozenset({"hero"})
    pool: PoolId
    into: PoolId = field(name="for")
    most: int = 1


class Take(Verb, tag="take", frozen=True):
    """Take a side bag token or a named item."""

    main: ClassVar[str] = "token"
    token: TokenId | None = None
    item: ItemId | None = None
    count: Amount = Amount(plus=1)
    who: Who = "self"


class LoseItem(Verb, tag="lose_item", frozen=True):
    """Lose an item of the hero's choice, or the one that is worth most, or that weighs most, or the transport that it rides."""

    main: ClassVar[str] = "dearest"
    dearest: bool = False
    heaviest: bool = False
    ridden: bool = False
    who: Who = "self"


class ReadyItem(Verb, tag="ready", frozen=True):
    """Ready an item that the hero has: all that it has been used for may be done again."""

    main: ClassVar[str] = "item"
    needs: ClassVar[Needs] = frozenset({"hero"})
    item: ItemId


class ReadyOneOf(Verb, tag="ready_one", frozen=True):
    """Ready an item of the hero's choice that it has used as often as a limit allows."""

    main: ClassVar[str] = "limit"
    needs: ClassVar[Needs] = frozenset({"hero"})
    limit: Limit


class ReadyThis(Verb, tag="ready_this", frozen=True):
    """Ready the item itself: all that it has been used for may be done again."""

    needs: ClassVar[Needs] = frozenset({"hero", "uses"})
