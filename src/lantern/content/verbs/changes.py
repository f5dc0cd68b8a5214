"""Numbers that change for a while, and dice that are rolled again."""

from __future__ import annotations

from typing import ClassVar

from msgspec import field

from lantern.content.bends.points import AnyBend
from lantern.content.verbs.grammar import Amount, FormId, MomentId, StatName, Verb
from lantern.content.verbs.needs import NOTHING, Needs
from lantern.content.verbs.terms import Condition, EnemyFilter
from lantern.content.words import Flag, Period, Stat, Who

#: How long something lasts -> what there must be, so that it passes.
PERIODS: dict[str, Needs] = {
    "attack": frozenset({"map"}),
    "next_attack": frozenset({"map"}),
    "test": frozenset({"test"}),
    "activation": frozenset({"map"}),
    "turn": frozenset({"time"}),
    "fight": frozenset({"map"}),
    "adventure": frozenset({"time"}),
}


class Modify(Verb, tag="modify", frozen=True):
    """Change numbers for a while; those of heroes may hang on a condition. Heroes may also get flags, and bend rules.

    `set` replaces the numbers of heroes instead of adding to them.
    """

    until: Period
    change: dict[StatName, int] = field(default_factory=dict)
    flags: tuple[Flag, ...] = ()
    bend: tuple[AnyBend, ...] = ()
    who: Who = "self"
    enemies: EnemyFilter | None = None
    when: Condition | None = None
    set: bool = False

    def wants(self) -> Needs:
        """Want that the time for which it lasts is about to pass, and for enemies a map with enemies on it."""
        return PERIODS[self.until] | ({"map"} if self.enemies is not None else NOTHING)


class SingleOut(Verb, tag="single_out", frozen=True):
    """Choose an Enemy that is not next to the hero: melee Hits on it do more Damage for a while."""

    main: ClassVar[str] = "damage"
    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    damage: int
    until: Period = "turn"


class Double(Verb, tag="double", frozen=True):
    """Double a number of the hero, as it is now, for a while."""

    main: ClassVar[str] = "stat"
    needs: ClassVar[Needs] = frozenset({"hero"})
    stat: Stat
    until: Period = "turn"

    def wants(self) -> Needs:
        """Want that the time for which it lasts is about to pass."""
        return self.needs | PERIODS[self.until]


class LearnUpgrade(Verb, tag="learn_upgrade", frozen=True):
    """Gain any one upgrade of the tracks of one's class, without a level, and even without those before it."""

    who: Who = "self"


class Grow(Verb, tag="grow", frozen=True):
    """Change a number of a hero for as long as it lives; points of several numbers are shared out as its player likes."""

    main: ClassVar[str] = "stat"
    uncounted: ClassVar[frozenset[str]] = frozenset({"by"})
    stat: tuple[StatName, ...]
    by: Amount = Amount(plus=1)
    who: Who = "self"


class TakeForm(Verb, tag="take_form", frozen=True):
    """Become something else, of what a hero can be; a hero who cannot be that stays as it is."""

    main: ClassVar[str] = "form"
    form: FormId
    who: Who = "self"


class LeaveForm(Verb, tag="leave_form", frozen=True):
    """Be no longer something else."""

    main: ClassVar[str] = "form"
    form: FormId
    who: Who = "self"


class BringAbout(Verb, tag="moment", frozen=True):
    """Bring about a moment of a pack's own: whatever of the heroes listens to it happens."""

    main: ClassVar[str] = "moment"
    moment: MomentId
    who: Who = "self"


class Reroll(Verb, tag="reroll", frozen=True):
    """Roll dice of the roll just made again."""

    main: ClassVar[str] = "dice"
    needs: ClassVar[Needs] = frozenset({"hold_back"})
    dice: Amount = Amount(plus=1)
