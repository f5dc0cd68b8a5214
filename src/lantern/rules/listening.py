"""Who listens to which moment of the game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from lantern.content.entries import EnemyAbility
from lantern.content.entry import Power
from lantern.content.powers import Trigger


class Listener(Struct):
    """A trigger and who bears it: a hero, an enemy type, or nobody (a card in play)."""

    source: str
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
            index.setdefault(trigger.on, []).append(Listener(source, trigger, number, hero, kind))
    return index
