"""Harm to heroes, what it leaves behind, and healing."""

from __future__ import annotations

from typing import ClassVar, Literal

from lantern.content.verbs.grammar import Amount, ChartName, ConditionId, Verb
from lantern.content.verbs.needs import Needs
from lantern.content.words import Who


class Hits(Verb, tag="hits", frozen=True):
    """Physical Hits, saved by Defense."""

    main: ClassVar[str] = "count"
    uncounted: ClassVar[frozenset[str]] = frozenset({"damage"})
    count: Amount
    who: Who = "self"
    damage: Amount = Amount(plus=1)
    ignore: tuple[Literal["defense", "armor", "cover"], ...] = ()


class HorrorHits(Verb, tag="horror_hits", frozen=True):
    """Horror Hits, saved by Willpower."""

    main: ClassVar[str] = "count"
    uncounted: ClassVar[frozenset[str]] = frozenset({"damage"})
    count: Amount
    who: Who = "self"
    damage: Amount = Amount(plus=1)
    ignore: tuple[Literal["willpower", "spirit_armor"], ...] = ()


class CorruptionHits(Verb, tag="corruption_hits", frozen=True):
    """Corruption Hits, saved by Willpower."""

    main: ClassVar[str] = "count"
    count: Amount
    who: Who = "self"
    ignore: tuple[Literal["willpower"], ...] = ()


class Wounds(Verb, tag="wounds", frozen=True):
    """Wounds without a Hit: no Cover, no Defense."""

    main: ClassVar[str] = "count"
    count: Amount
    who: Who = "self"
    ignore: tuple[Literal["armor"], ...] = ()


class SanityDamage(Verb, tag="sanity_damage", frozen=True):
    """Sanity damage without a Hit: no Willpower."""

    main: ClassVar[str] = "count"
    count: Amount
    who: Who = "self"
    ignore: tuple[Literal["spirit_armor"], ...] = ()


class Heal(Verb, tag="heal", frozen=True):
    """Remove Wounds, Sanity damage, or points in any mix; `split`: that much in all, divided among the heroes."""

    main: ClassVar[str] = "mix"
    who: Who = "self"
    wounds: Amount | None = None
    sanity: Amount | None = None
    mix: Amount | None = None
    or_grit: bool = False
    split: bool = False


class PassWounds(Verb, tag="pass_wounds", frozen=True):
    """Let so many Wounds of the hero go over to an Enemy next to it, past its Defense."""

    main: ClassVar[str] = "count"
    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    count: Amount


class RecoverNow(Verb, tag="recover", frozen=True):
    """KO'd heroes recover at once."""

    needs: ClassVar[Needs] = frozenset({"map"})


class Suffer(Verb, tag="suffer", frozen=True):
    """Get a lasting condition: an injury, a madness, a mutation, so many markers of a status, or a card to keep."""

    main: ClassVar[str] = "condition"
    condition: ConditionId
    count: Amount = Amount(plus=1)
    who: Who = "self"


class LoseMarkers(Verb, tag="lose_markers", frozen=True):
    """Lose all status markers of a kind."""

    main: ClassVar[str] = "marker"
    marker: ConditionId
    who: Who = "self"


class RollChart(Verb, tag="chart", frozen=True):
    """Roll on a chart, such as that of injuries, and suffer the result; with `more_dice` the highest count."""

    main: ClassVar[str] = "chart"
    chart: ChartName
    who: Who = "self"
    more_dice: int = 0
