"""What a class is made of beside its sheet, as its abilities name it: pools, hands of cards, forms."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from lantern.content.entry import Entry
from lantern.content.verbs.grammar import Amount, PoolId
from lantern.content.verbs.terms import Condition, Cost
from lantern.content.words import Moment, Skill

#: How a pool is drawn.
Drawn = Literal["beads", "cylinder", "bar"]


class Flow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What comes into a pool, or goes out of it, at a moment; without an amount as much as there is room for, or all."""

    on: Moment
    amount: Amount | None = None
    when: Condition | None = None


class OnHit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one point of a pool does for a Hit of its hero whose Damage is known, one point to each Hit.

    `weapon`: only with these keywords. `no_ammo`: not while other Ammo is loaded. `times`: the Damage die counts so often.
    `splash`: each enemy next to the target takes a Hit. `anywhere`: the Hit may go to any enemy of this world; such a point is
    spent when the Hit is given.
    """

    weapon: tuple[str, ...] = ()
    no_ammo: bool = False
    cost: Cost | None = None
    damage: int = 0
    times: int = 1
    splash: bool = False
    anywhere: bool = False


class Pool(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number that a hero has by name: Faith, shots, fury.

    It holds `max`, with `max_by` so much more as a skill of the hero; what changes that is the number `max_<pool>`. A hero
    begins with `start`. One that is `part_of` another shares its room, and that other is the sum of its parts.
    """

    max: int = 0
    max_by: Skill | None = None
    start: int = 0
    part_of: PoolId | None = None
    gains: tuple[Flow, ...] = ()
    loses: tuple[Flow, ...] = ()
    on_hit: OnHit | None = None
    drawn: Drawn = "beads"
    icon: str = ""


class Kit(Struct, frozen=True):
    """What the abilities of a class bring: its pools with all their parts, hands and forms, in the order of the sheet."""

    pools: tuple[str, ...] = ()
    #: Moment -> pools into which something comes then, and out of which something goes.
    gains: dict[str, list[tuple[str, Flow]]] = field(default_factory=dict)
    loses: dict[str, list[tuple[str, Flow]]] = field(default_factory=dict)
