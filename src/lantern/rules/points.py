"""What is borne sorted by the rule points at which it answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lantern.content.bends.point import Bend
from lantern.content.entry import Power

#: Point -> what answers there, with its source.
Answers = dict[type[Bend], tuple[tuple[str, Bend], ...]]
#: Nothing answers: so it is almost everywhere.
NO_ANSWERS: Answers = {}


def by_point(powers: Iterable[tuple[str, Power]]) -> Answers:
    """Sort the bends of some powers by their points, in the order of the powers."""
    return sorted_by_point([(source, bend) for source, power in powers for bend in power.bend])


def sorted_by_point(answers: Sequence[tuple[str, Bend]]) -> Answers:
    """Sort answers by their points."""
    if not answers:
        return NO_ANSWERS
    found: dict[type[Bend], list[tuple[str, Bend]]] = {}
    for source, bend in answers:
        found.setdefault(type(bend), []).append((source, bend))
    return {point: tuple(mine) for point, mine in found.items()}


def joined(some: Answers, others: Answers) -> Answers:
    """Put the answers of others behind some."""
    if not others or not some:
        return some or others
    return {point: some.get(point, ()) + others.get(point, ()) for point in {**some, **others}}
