"""What is borne sorted by the rule points at which it answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lantern.content.bends.point import Bend
from lantern.content.entry import Power

#: Point -> what answers there, with its source: the strongest first, of those alike in the order of their powers.
Answers = dict[type[Bend], tuple[tuple[str, Bend], ...]]
#: Nothing answers: so it is almost everywhere.
NO_ANSWERS: Answers = {}


def by_point(powers: Iterable[tuple[str, Power]]) -> Answers:
    """Sort the bends of some powers by their points, in the order of the powers."""
    return sorted_by_point([(source, bend) for source, power in powers for bend in power.bend])


def sorted_by_point(answers: Sequence[tuple[str, Bend]]) -> Answers:
    """Sort answers by their points, the strongest first."""
    if not answers:
        return NO_ANSWERS
    found: Answers = {}
    for answer in answers:
        point = type(answer[1])
        found[point] = _strongest_first((*found[point], answer)) if point in found else (answer,)
    return found


def joined(some: Answers, others: Answers) -> Answers:
    """Put the answers of others behind some."""
    if not others or not some:
        return some or others
    return sorted_by_point([answer for answers in (some, others) for mine in answers.values() for answer in mine])


def _strongest_first(answers: tuple[tuple[str, Bend], ...]) -> tuple[tuple[str, Bend], ...]:
    return tuple(sorted(answers, key=lambda answer: -answer[1].strength))
