"""Playing on as another server has played: the same answers come to the same game, record for record."""

from __future__ import annotations

from collections.abc import Sequence

from lantern.core.errors import LanternError
from lantern.core.journal import answer_in
from lantern.core.play import Play
from lantern.rules.table.state import ChapterState
from lantern.server.store import StoredJournal


def played_as(play: Play[ChapterState], records: Sequence[bytes]) -> bool:
    """Give the answers that are in the records of another server, and tell whether that comes to the very same records.

    If it does not, because something was taken back or that server knows other rules, the game is to be read anew.
    """
    file = play.file
    assert isinstance(file, StoredJournal)
    mine: list[bytes] = []
    while len(mine) < len(records):
        given = answer_in(records[len(mine)])
        if given is None:
            return False
        try:
            play.answer(given.answer, given.of)
        except LanternError:
            file.take()
            return False
        mine += file.take()
        if mine != list(records[: len(mine)]):
            return False
    return True
