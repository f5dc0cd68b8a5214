"""What a class is made of beside its sheet, as its abilities name it: pools, hands of cards, forms."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from lantern.content.effects import Effect
from lantern.content.entry import Entry, Learn, PoweredEntry
from lantern.content.verbs.grammar import Amount, HandId, MomentId, PoolId, Text
from lantern.content.verbs.terms import Condition, Cost
from lantern.content.words import CardDeck, Limit, Skill

#: How a pool is drawn.
DrawnAs = Literal["beads", "cylinder", "bar"]


class Flow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What comes into a pool, or goes out of it, at a moment; without an amount as much as there is room for, or all."""

    on: MomentId
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

    @property
    def only_adds(self) -> bool:
        """Tell whether a point costs nothing, and adds to the Damage."""
        return self.cost is None and self.times == 1 and self.damage > 0


class Pool(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number that a hero has by name: fury, shots, mana.

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
    drawn: DrawnAs = "beads"
    icon: str = ""


class CardType(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A type of cards in a hand; the dice that cast one are called by its id."""

    id: str
    name: Text


class Hand(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards of a class that a hero knows: tricks, spells, songs.

    Each is played at any time, or as it says itself, and once per `limit`. With `dice` it is cast: they must reach the number
    on the card, and points of the pool `adds` may be added once they lie there. `danger`: what doubles of a dangerous card do.
    """

    types: tuple[CardType, ...] = ()
    learn: tuple[Learn, ...] = ()
    limit: Limit | None = None
    dice: int = 0
    adds: PoolId | None = None
    danger: tuple[Effect, ...] = ()


class AtLevel(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a card does from a level on, in place of what it did before."""

    level: int
    effect: tuple[Effect, ...]


class HandCard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of a hand (CLASS-07 to CLASS-12).

    `more`: of this pool, more than the cost may be paid. `standing`: only in one's own activation, without having moved.
    `one_each`: not for a hero on whom it still works.
    `cancels`: decks of which it answers a card just drawn, each with what that costs more of the pool that the hand adds.
    """

    hand: HandId
    type: str = ""
    cost: Cost | None = None
    more: PoolId | None = None
    casting: int = 0
    range: int = 0
    dangerous: bool = False
    xp: int = 0
    target: Literal["hero", "neighbour", "enemy"] | None = None
    standing: bool = False
    one_each: bool = False
    cancels: dict[CardDeck, int] = field(default_factory=dict)
    effect: tuple[Effect, ...] = ()
    levels: tuple[AtLevel, ...] = ()


class Switch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a form begins or ends: at a moment, if the condition holds then; without a moment, as soon as it holds.

    In a pack a moment, or a condition, may stand for it.
    """

    on: MomentId | None = None
    holds: Condition | None = None


class Form(PoweredEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a hero can be in turn: transformed, mounted, possessed. While it is, it has these powers besides its own.

    Without `when` or `until`, an effect lets it begin or end (`take_form`, `leave_form`).
    """

    when: Switch | None = None
    until: Switch | None = None


class PackMoment(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment of a pack's own, which an effect brings about (`moment`); its name is how a card speaks of it."""


class PackDeck(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck of a pack's own: its cards are drawn by effects (`draw`), resolved and discarded."""


class Kit(Struct, frozen=True):
    """What the abilities of a class bring: its pools with all their parts, hands and forms, in the order of the sheet."""

    pools: tuple[str, ...] = ()
    #: Moment -> pools into which something comes then, and out of which something goes.
    gains: dict[str, list[tuple[str, Flow]]] = field(default_factory=dict)
    loses: dict[str, list[tuple[str, Flow]]] = field(default_factory=dict)
    #: Hand -> what is learnt of it, and when.
    hands: dict[str, tuple[Learn, ...]] = field(default_factory=dict)
    forms: tuple[str, ...] = ()
