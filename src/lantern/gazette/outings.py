"""The course of a campaign: its adventures one after the other, read from the posses that its chapters left."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from lantern.campaign.chain import ChapterPlace
from lantern.campaign.posse import Posse


class Outing(Struct):
    """An adventure in its campaign: where it and the chapters after it were played, and how the posse stood in the end.

    `funerals` are those who died in it or after it and have not been raised since.
    """

    number: int
    mission: str
    result: str
    journals: list[str] = field(default_factory=list)
    gold: int = 0
    xp: int = 0
    funerals: int = 0


def outings(chapters: Iterable[ChapterPlace]) -> list[Outing]:
    """Go through the chapters of a campaign that are over; each adventure has those after it, up to the next."""
    found: list[Outing] = []
    buried: dict[str, Outing] = {}
    before = Posse()
    for chapter in chapters:
        posse = chapter.after
        if posse is None:
            break
        news = _news(before, posse)
        if news is not None:
            found.append(Outing(len(found) + 1, *news))
        if found:
            course = found[-1]
            course.journals.append(chapter.journal)
            course.gold = sum(record.gold for record in posse.heroes)
            course.xp = sum(record.xp for record in posse.heroes)
            buried |= dict.fromkeys(_dead(posse) - _dead(before), course)
        for raised in _dead(before) & _living(posse) & buried.keys():
            del buried[raised]
        before = posse
    for course in buried.values():
        course.funerals += 1
    return found


def _news(before: Posse, after: Posse) -> tuple[str, str] | None:
    """Find the adventure that is in somebody's history now and was not before: its mission and its result."""
    known = {record.id: len(record.history) for record in before.heroes}
    for record in after.heroes:
        if len(record.history) > known.get(record.id, 0):
            return record.history[-1].mission, record.history[-1].result
    return None


def _living(posse: Posse) -> set[str]:
    return {record.id for record in posse.heroes} - _dead(posse)


def _dead(posse: Posse) -> set[str]:
    return {record.id for record in posse.heroes if record.dead or record.lost_for_good}
