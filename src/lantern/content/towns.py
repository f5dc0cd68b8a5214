"""What a town is made of: its locations, what happens there, what they sell and what they do for heroes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lantern.content.effects import Effect
from lantern.content.entry import Entry
from lantern.content.verbs.grammar import Amount, ChartId, ItemId, MomentId, TokenId

LocationId = Annotated[str, Meta(extra={"refers": "locations"})]
TownTypeId = Annotated[str, Meta(extra={"refers": "town-types"})]
#: How often something may be had (TOWN-09): once for each visit of a hero, once for each hero and stay, once for all in a stay;
#: or once a day, but not on two days running (FRONTIER-07).
StayLimit = Literal["visit", "stay", "party", "every_other_day"]


#: Options of a table without which something is not in town: house rules, and what belongs to another set (LOC-01).
TownOption = Literal[
    "house_bounties", "prometheus_procedure", "store_hold_up", "betting_pool", "faith_in_scripture", "enemy_training", "rumors",
    "shrine", "frontier_town",
]  # fmt: skip
#: How large a town can be (FRONTIER-02).
TownSize = Literal["small", "medium", "large"]


class Price(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an item costs in a town: gold and, for some, Dark Stone. In a pack a number alone is gold."""

    gold: int = 0
    dark_stone: int = 0


class Good(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a location sells: an item card or a side bag token; without a price, for that of the item.

    `most` is how many of it are sold to a hero in a visit, or `per` stay, if that is limited (TOWN-09); `only` to those with
    such a keyword it may be sold here, whoever may use it (ITEM-09). Of what is `shared` a posse has one;
    whoever is in town may pay for it.
    """

    item: ItemId | None = None
    token: TokenId | None = None
    price: Price | None = None
    most: int = 0
    per: Literal["visit", "stay"] = "visit"
    only: tuple[str, ...] = ()
    shared: bool = False


class Location(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place in town that heroes visit; `number` is the face of the die that chooses it where chance does (TOWN-21).

    One without a number chance never chooses. With an `option` it is there only at tables that play with that, with a
    `town` only in towns of that type (FRONTIER-07).

    `moment` comes for each hero who visits it, and what it bears may listen. Whoever visits it rolls on its chart of
    events (TOWN-07); then its goods and services can be bought (TOWN-08).
    """

    number: int = 0
    option: TownOption | None = None
    town: TownTypeId | None = None
    moment: MomentId | None = None
    events: ChartId | None = None
    goods: tuple[Good, ...] = ()


class Service(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is done at a location for a hero who visits it; `only`: for heroes with one of these keywords.

    It is `not_for` those with one of these, and only for those who carry an item that it `needs`. With an `option` only at
    tables that play with that, with `unless` only at others. What is limited may be had so many `times` (TOWN-09).
    The price may be rolled: then it is told before anybody pays it (TOWN-10); a `token` of the side bag may be a part of it.
    """

    at: LocationId
    keywords: tuple[str, ...] = ()
    gold: Amount = Amount()
    dark_stone: int = 0
    token: TokenId | None = None
    limit: StayLimit | None = None
    times: int = 1
    only: tuple[str, ...] = ()
    not_for: tuple[str, ...] = ()
    needs: ItemId | None = None
    option: TownOption | None = None
    unless: TownOption | None = None
    effect: tuple[Effect, ...]


class TownType(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of frontier town: totals of 2D6 from `low` to `high` find one (FRONTIER-03).

    It always has the locations that it `requires` and never those that it `forbids`; by as many steps as it is `larger` it
    has more of them (FRONTIER-04). `arrival` happens when a stay begins, `morning` and `evening` on each day, `seven` to
    whoever rolls a 7 for what happens at a location. `daily` is its own chart for days on which nothing else happens
    (FRONTIER-06). Where nobody `minds`, Unwanted Attention is ignored; where those with a keyword are `wanted`, they count as
    Wanted and nobody else does (FRONTIER-08). `trade` is what each sale and each win by Gambling brings besides. So many
    `event_dice` are rolled for a town event each evening, and whoever leaves the next mission to chance may choose among so
    many `missions` (FRONTIER-10).
    """

    low: int
    high: int
    requires: tuple[LocationId, ...] = ()
    forbids: tuple[LocationId, ...] = ()
    larger: int = 0
    minds: bool = True
    wanted: str = ""
    trade: int = 0
    event_dice: int = 1
    missions: int = 1
    arrival: tuple[Effect, ...] = ()
    morning: tuple[Effect, ...] = ()
    evening: tuple[Effect, ...] = ()
    seven: tuple[Effect, ...] = ()
    daily: ChartId | None = None
