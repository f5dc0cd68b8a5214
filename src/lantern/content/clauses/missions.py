"""How the verbs of missions read: counting, Clues, markers on tiles, companions."""

from __future__ import annotations

from lantern.content.clauses.clause import Clauses, says, tag_of
from lantern.content.effects import IfCounter
from lantern.content.verbs.missions import Count, FindClues, HarmCompanions, Meet, PlaceMarker, RemoveMarker


@says(Count)
def _count(say: Clauses, effect: Count) -> str:
    by, less = say.forward(effect.by)
    return say.text("verb-count-less" if less else "verb-count", name=say.part("counters", effect.counter), by=say.dice(by))


@says(IfCounter)
def _if_counter(say: Clauses, effect: IfCounter) -> str:
    name, least = say.part("counters", effect.counter), str(effect.at_least)
    parts = [say.text("verb-if_counter", name=name, n=least, what=say.clauses(effect.effect))] if effect.effect else []
    if effect.otherwise:
        message = "verb-if_counter-otherwise" if parts else "verb-if_counter-unless"
        parts.append(say.text(message, name=name, n=least, what=say.clauses(effect.otherwise)))
    return "; ".join(parts)


@says(FindClues)
def _find_clues(say: Clauses, effect: FindClues) -> str:
    return say.text("verb-clues", n=effect.count)


@says(PlaceMarker, RemoveMarker)
def _marker(say: Clauses, effect: PlaceMarker | RemoveMarker) -> str:
    return say.text(f"verb-{tag_of(effect)}", name=say.part("markers", effect.marker))


@says(Meet)
def _meet(say: Clauses, effect: Meet) -> str:
    return say.text("verb-meet", name=say.part("companions", effect.companion))


@says(HarmCompanions)
def _harm_companions(say: Clauses, effect: HarmCompanions) -> str:
    return say.text("verb-harm_companions", what=say.things("wounds", effect.count))
