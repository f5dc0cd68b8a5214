"""What is there while a card, item or ability is in play: changed numbers, triggers, actions, dice to roll again or to turn."""

from __future__ import annotations

from msgspec import Struct, field

from lantern.content.bends.points import AnyBend
from lantern.content.effects import Effect
from lantern.content.verbs.grammar import MomentId, StatName, ThrowName
from lantern.content.verbs.terms import Condition, Cost, EnemyFilter, HeroFilter
from lantern.content.words import Gift, Limit, Per, Timing


class Whose(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whose number a lasting modifier changes; without it, the bearer's."""

    enemies: EnemyFilter | None = None
    heroes: HeroFilter | None = None


class Modifier(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lasting change of numbers while its card, item or ability is in play. In a pack the stats stand beside `whose`.

    `gives` and `bend` are what enemies get besides numbers; with `per` a hero's numbers change by so much for each point of
    a skill, for each Enemy next to it, each Mutation or each thing that it wears, `most` times at most.
    """

    change: dict[StatName, int] = field(default_factory=dict)
    gives: tuple[Gift, ...] = ()
    bend: tuple[AnyBend, ...] = ()
    whose: Whose | None = None
    set: bool = False
    per: Per | None = None
    most: int | None = None
    when: Condition | None = None


class Trigger(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that happens at a named moment, at most so many `times` as its limit counts."""

    on: MomentId
    effect: tuple[Effect, ...]
    limit: Limit | None = None
    times: int = 1
    cost: Cost | None = None
    optional: bool = False
    when: Condition | None = None


class RollAgain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Dice that a hero, or with `for_all` any hero, may roll again without Grit, in the rolls named.

    With `others_within` only another hero may who is that near; `each_success` is what the bearer gets for each die that then
    shows what it should. It may come `in_place_of` the dice that an ability of the class lets it roll again.
    """

    of: tuple[ThrowName, ...]
    dice: int = 1
    any_number: bool = False
    in_place_of: str | None = None
    for_all: bool = False
    others_within: int | None = None
    each_success: tuple[Effect, ...] = ()
    limit: Limit | None = None
    when: Condition | None = None


class TurnDie(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A die of its own that a hero may change once it is rolled.

    Turned `to` one of these sides; moved up or down `by` so much; rolled `again` with so much added; or, by a `coin`, a 1
    made a 6 and a 6 a 1, unless it falls on the wrong side: then `tails` happens, and it may be used for another roll. With
    `of` only a die of the rolls named.
    """

    of: tuple[ThrowName, ...] = ()
    to: tuple[int, ...] = ()
    by: int = 0
    again: int | None = None
    coin: bool = False
    tails: tuple[Effect, ...] = ()
    effect: tuple[Effect, ...] = ()
    limit: Limit | None = None
    cost: Cost | None = None


class Action(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a hero may do; actions of a card that are `shared` have their uses in common."""

    effect: tuple[Effect, ...]
    timing: Timing = "any_time"
    limit: Limit | None = None
    shared: bool = False
    cost: Cost | None = None
    when: Condition | None = None
