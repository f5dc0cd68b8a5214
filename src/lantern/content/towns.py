"""What a town is made of: its locations, what happens there, what they sell and what they do for heroes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lantern.content.effects import Effect
from lantern.content.entry import ChartId, Entry
from lantern.content.verbs.grammar import Amount, ItemId, MomentId, TokenId

LocationId = Annotated[str, Meta(extra={"refers": "locations"})]
#: How often something may be had (TOWN-09): once for each visit of a hero, once for each hero and stay, once for all in a stay.
StayLimit = Literal["visit", "stay", "party"]


class Price(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an item costs in a town: gold and, for some, Dark Stone. In a pack a number alone is gold."""

    gold: int = 0
    dark_stone: int = 0


class Good(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a location sells: an item card or a side bag token; without a price, for that of the item.

    `most` is how many of it are sold to a hero in a visit, if that is limited (TOWN-09).
    """

    item: ItemId | None = None
    token: TokenId | None = None
    price: Price | None = None
    most: int = 0


class Location(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place in town that heroes visit; `number` is the face of the die that chooses it where chance does (TOWN-21).

    `moment` comes for each hero who visits it, and what it bears may listen. Whoever visits it rolls on its chart of
    events (TOWN-07); then its goods and services can be bought (TOWN-08).
    """

    number: int
    moment: MomentId | None = None
    events: ChartId | None = None
    goods: tuple[Good, ...] = ()


class Service(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is done at a location for a hero who visits it; `only`: for heroes with one of these keywords.

    It is `not_for` those with one of these. The price may be rolled: then it is told before anybody pays it (TOWN-10). A side
    bag `token` may be part of it. What is a `house` rule is done only at tables that play with such services.
    """

    at: LocationId
    keywords: tuple[str, ...] = ()
    gold: Amount = Amount()
    dark_stone: int = 0
    token: TokenId | None = None
    house: bool = False
    limit: StayLimit | None = None
    only: tuple[str, ...] = ()
    not_for: tuple[str, ...] = ()
    effect: tuple[Effect, ...]
