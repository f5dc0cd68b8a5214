"""On the road: keep away what takes something for good, and of two results choose the milder one."""

from __future__ import annotations

from lantern.core.questions import Answer, ChooseOne, Option
from lantern.views.observation import ChapterObservation, JourneyObservation
from lantern.views.observation.options import CountRow

#: How bad the hazards of the road are; what is not here does no harm, or some good.
HARM = {3: 9, 5: 8, 14: 7, 15: 6, 4: 5, 7: 5, 13: 4, 8: 3, 6: 3, 12: 2, 11: 2, 10: 1}
#: The same of the frontier.
FRONTIER_HARM = {
    21: 8, 23: 8, 36: 7, 65: 7, 11: 7, 56: 6, 41: 6, 61: 6, 31: 5, 15: 5, 26: 5, 33: 5, 16: 4, 42: 4, 52: 4, 63: 3, 43: 3,
    13: 2, 22: 2, 35: 2, 53: 2, 12: 2, 45: 1,
}  # fmt: skip
#: How much gold of each hero is worth a longer road, and how much the longest.
WORTH_THE_WAY, WORTH_ALL_THE_WAY = 400, 1500
#: From how bad a hazard on the one chance is used that there is.
BAD = 4


def keep_hazard_away(seen: ChapterObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Use what cancels a hazard on one that takes something for good."""
    met = seen.hazards_met if isinstance(seen, JourneyObservation) else ()
    rolled = met[-1].result if met else 0
    frontier = isinstance(seen, JourneyObservation) and seen.hazard_chart != "travel-hazards"
    return int((FRONTIER_HARM if frontier else HARM).get(rolled, 0) >= BAD)


def town_size(seen: ChapterObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Ride farther the more there is to spend."""
    heroes = [hero for hero in seen.heroes.values() if not hero.dead]
    purse = sum(hero.gold for hero in heroes) / max(1, len(heroes))
    return sum(purse >= enough for enough in (WORTH_THE_WAY, WORTH_ALL_THE_WAY))


def milder_result(seen: ChapterObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Choose the hazard that does less; on charts of lasting harm the higher result."""
    return min(range(len(question.options)), key=lambda place: _badness(question.options[place]))


def _badness(option: Option) -> int:
    if not isinstance(option, CountRow):
        return 0
    known = {"travel-hazards": HARM, "frontier-hazards": FRONTIER_HARM}.get(option.chart)
    return known.get(option.result, 0) if known is not None else -option.result
