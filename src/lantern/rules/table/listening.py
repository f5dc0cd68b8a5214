"""Who listens to which moment of the game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from lantern.content.entries import KIND_OF, EnemyAbility
from lantern.content.entry import Power
from lantern.content.powers import Trigger


class Listener(Struct):
    """A trigger, what kind of thing has it, and who bears that: a hero, an enemy type, or nobody (a card in play)."""

    source: str
    power: str
    trigger: Trigger
    number: int
    hero: str | None = None
    kind: str | None = None


def by_moment(
    powers: Sequence[tuple[str, Power | EnemyAbility]], hero: str | None = None, kind: str | None = None
) -> dict[str, list[Listener]]:
    """Sort the triggers of some powers by the moment to which they listen."""
    index: dict[str, list[Listener]] = {}
    for source, power in powers:
        for number, trigger in enumerate(power.triggers):
            index.setdefault(trigger.on, []).append(Listener(source, KIND_OF[type(power)], trigger, number, hero, kind))
    return index
