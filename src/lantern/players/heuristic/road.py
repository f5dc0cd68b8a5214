"""On the road: keep away what takes something for good, and of two results choose the milder one."""

from __future__ import annotations

from lantern.core.questions import Answer, ChooseOne, Option
from lantern.views.observation import ChapterObservation, JourneyObservation
from lantern.views.observation.options import CountRow

#: How bad the hazards of the road are; what is not here does no harm, or some good.
HARM = {3: 9, 5: 8, 14: 7, 15: 6, 4: 5, 7: 5, 13: 4, 8: 3, 6: 3, 12: 2, 11: 2, 10: 1}
#: From how bad a hazard on the one chance is used that there is.
BAD = 4


def keep_hazard_away(seen: ChapterObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Use what cancels a hazard on one that takes something for good."""
    met = seen.hazards_met if isinstance(seen, JourneyObservation) else ()
    rolled = met[-1].result if met else 0
    return int(HARM.get(rolled, 0) >= BAD)


def milder_result(seen: ChapterObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Choose the hazard that does less; on charts of lasting harm the higher result."""
    return min(range(len(question.options)), key=lambda place: _badness(question.options[place]))


def _badness(option: Option) -> int:
    if not isinstance(option, CountRow):
        return 0
    return HARM.get(option.result, 0) if option.chart == "travel-hazards" else -option.result
