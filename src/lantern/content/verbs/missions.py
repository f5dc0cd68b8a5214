"""The verbs of missions: counting, Clues, markers on tiles, companions."""

from __future__ import annotations

from typing import ClassVar

from lantern.content.verbs.grammar import Amount, CompanionId, CounterId, MarkerId, Verb
from lantern.content.verbs.needs import Needs


class Count(Verb, tag="count", frozen=True):
    """Count something of the mission: more of it or, with a negative number, less."""

    main: ClassVar[str] = "counter"
    counter: CounterId
    by: Amount = Amount(plus=1)


class FindClues(Verb, tag="clues", frozen=True):
    """Clues that count as found; the last one has still to be looked for."""

    main: ClassVar[str] = "count"
    needs: ClassVar[Needs] = frozenset({"map"})
    count: int


class PlaceMarker(Verb, tag="place_marker", frozen=True):
    """Put a marker of the mission on the tile where this happens."""

    main: ClassVar[str] = "marker"
    needs: ClassVar[Needs] = frozenset({"map"})
    marker: MarkerId


class RemoveMarker(Verb, tag="remove_marker", frozen=True):
    """Take a marker of the mission off the tile where this happens."""

    main: ClassVar[str] = "marker"
    needs: ClassVar[Needs] = frozenset({"map"})
    marker: MarkerId


class Meet(Verb, tag="meet", frozen=True):
    """Somebody joins the party, led by the hero to whom this happens or by one whom the players choose."""

    main: ClassVar[str] = "companion"
    needs: ClassVar[Needs] = frozenset({"map"})
    companion: CompanionId


class HarmCompanions(Verb, tag="harm_companions", frozen=True):
    """Wounds for those whom the hero leads; without a hero, for all who came along."""

    main: ClassVar[str] = "count"
    count: Amount = Amount(plus=1)
