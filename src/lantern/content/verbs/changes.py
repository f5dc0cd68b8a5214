"""Numbers that change for a while, and dice that are rolled again."""

from __future__ import annotations

from typing import ClassVar

from msgspec import field

from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.verbs.terms import Condition, EnemyFilter
from lantern.content.words import Flag, Period, Stat, Who


class Modify(Verb, tag="modify", frozen=True):
    """Change numbers for a while; those of heroes may hang on a condition. Heroes may also get flags."""

    until: Period
    change: dict[Stat, int] = field(default_factory=dict)
    flags: tuple[Flag, ...] = ()
    who: Who = "self"
    enemies: EnemyFilter | None = None
    when: Condition | None = None


class Double(Verb, tag="double", frozen=True):
    """Double a number of the hero, as it is now, for a while."""

    main: ClassVar[str] = "stat"
    stat: Stat
    until: Period = "turn"


class Reroll(Verb, tag="reroll", frozen=True):
    """Roll dice of the roll just made again."""

    main: ClassVar[str] = "dice"
    dice: Amount = Amount(plus=1)
