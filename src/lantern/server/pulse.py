"""Whether the server can do its work now: the database answers."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from lantern.core.errors import SaveError
from lantern.server.database.tables import GAMES
from lantern.server.problems import RefusedError
from lantern.server.store import Store

#: So many seconds the database has to answer.
PATIENCE = 1.0
_ANY = select(GAMES.c.id).limit(1)


class Pulse:
    """Asks the database for something small; while it is silent it is not asked again, so that no threads pile up."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: asyncio.Task[bool] | None = None

    async def refuse_if_silent(self) -> None:
        """Refuse if the database does not answer in time, or with an error."""
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(asyncio.to_thread(self._answers))
        try:
            answers = await asyncio.wait_for(asyncio.shield(self._asked), PATIENCE)
        except TimeoutError:
            answers = False
        if not answers:
            raise RefusedError("busy", "not-ready")

    def _answers(self) -> bool:
        try:
            self._store.rows(_ANY)
        except SaveError:
            return False
        return True
