"""Windows: what is about to happen, or is being rolled, while others may still have a say in it.

Whoever opens a window keeps it and reads on it what was decided; what listens gets it with its Context and writes there.
A window lives no longer than the step, so it is no part of the state.
"""

from __future__ import annotations

from msgspec import Struct, field

from lantern.rules.table.state import CardInPlay


class Looming(Struct):
    """Something that will happen unless somebody keeps it from that: harm, a card just drawn, a step of the Darkness.

    `cancelled_by` is what did so; a card may be kept on it.
    """

    card: str = ""
    cancelled_by: str = ""
    kept_on: CardInPlay | None = None


class HoldBackRoll(Struct):
    """The roll against the Darkness: how many of its dice are to be rolled anew."""

    anew: int = 0


class Testing(Struct):
    """A test of a skill, and whether anything has helped in it."""

    skill: str
    aided: bool = False


class Attacking(Struct):
    """An attack of a hero: its kind, for what counts only in some (ATTACK-18), and what is looked at just now.

    That is the weapon, the enemy that is its target, and whether the Hit is Critical; `two` weapons may be fired at once.
    """

    hero: str
    kind: str = ""
    weapon: str | None = None
    target: str = ""
    critical: bool = False
    two: bool = False


class DamageSource(Struct):
    """One source of damage (MUT-05): who was revived out of it or prevented it, whom it hurt more than others, and how much."""

    spared: list[str] = field(default_factory=list)
    worsened: list[str] = field(default_factory=list)
    prevented: list[str] = field(default_factory=list)
    wounds: dict[str, int] = field(default_factory=dict)


class Treatment(Struct):
    """The treatment of a lasting harm: what was paid for it, and how it ended."""

    fee: int
    ends: str = ""


Window = Looming | HoldBackRoll | Treatment
