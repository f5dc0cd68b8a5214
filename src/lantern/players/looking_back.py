"""The last adventure of a hero, for whoever chooses an upgrade in a chapter after it."""

from __future__ import annotations

from lantern.core.play import Play
from lantern.players.setups import records_in
from lantern.players.table import chapter_of, setup_of
from lantern.rules.table.state import ChapterState
from lantern.views.deeds import deeds
from lantern.views.posse import LastTime


def last_time(play: Play[ChapterState], past: Play[ChapterState], who: str) -> LastTime | None:
    """Look back on an adventure with a hero of a later chapter; nothing if it was not there."""
    record = _records(play).get(who)
    hero = next((hero for hero, other in _records(past).items() if other == record), None)
    return LastTime(past.engine.events, hero) if hero is not None else None


def bought_in(play: Play[ChapterState], stay: Play[ChapterState], who: str) -> list[int]:
    """Tell what each thing cost that a hero of a chapter bought in a stay in town."""
    record = _records(play).get(who)
    hero = next((hero for hero, other in _records(stay).items() if other == record), "")
    return deeds(stay.engine.events, hero).bought


def _records(play: Play[ChapterState]) -> dict[str, str]:
    return records_in(setup_of(play.journal.header, "game"), chapter_of(play))
