"""What a server does with what it hears of others: tables at which somebody looks on here follow what is written elsewhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar.channels.backends.base import ChannelsBackend

from lantern.core.errors import SaveError
from lantern.server.limits import Doors
from lantern.server.live import LiveTable
from lantern.server.neighbours import (
    HadThere,
    LineLost,
    Neighbours,
    Noticed,
    SaidThere,
    ServerFound,
    ServerLost,
    TableChanged,
    TableClosed,
    WindowsThere,
)
from lantern.server.problems import RefusedError
from lantern.server.store import Store

_log = logging.getLogger("lantern.server")


class Hearing:
    """Keeps the tables of one server as the store has them. Where nobody looks on, they are read when somebody comes."""

    def __init__(self, store: Store, tables: dict[str, LiveTable], doors: Doors) -> None:
        self.neighbours = Neighbours()
        self._doors = doors
        doors.tell = lambda what, whose: self.neighbours.tell(HadThere(what, whose))
        self._store = store
        self._tables = tables
        self._catching_up: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def listening(self, lines: ChannelsBackend) -> AsyncIterator[None]:
        """Be one of several servers; what this one minds is handed over at the end."""
        async with self.neighbours.listening(lines, self.hear, self.sweep):
            try:
                yield
            finally:
                for table in self._tables.values():
                    table.rest()
                with suppress(SaveError):
                    await asyncio.to_thread(self._store.mind_no_more, self.neighbours.me)

    async def hear(self, server: str, news: Noticed) -> None:
        """Hear what happens at another server."""
        table = self._tables.get(getattr(news, "game", ""))
        match news:
            case LineLost():
                for each in self._looked_at():
                    each.tell_windows(asks=True)
                    self._catch_up_soon(each)
            case ServerFound():
                for each in self._looked_at():
                    each.tell_windows(asks=True)
            case ServerLost():
                for each in self._tables.values():
                    each.look_on_no_more(server)
            case TableClosed():
                await self.close(news.game)
            case HadThere():
                self._doors.had_elsewhere(news.what, news.whose)
            case TableChanged() if table is not None and table.listeners:
                self._catch_up_soon(table, news)
            case WindowsThere() if table is not None:
                table.look_on(server, news)
            case SaidThere() if table is not None:
                table.hear(news.message)

    async def sweep(self) -> None:
        """See whether anything was written elsewhere of which nobody told, because that server died just then."""
        tables = {table.game.id: table for table in self._looked_at()}
        if not tables:
            return
        with suppress(SaveError):
            versions = await asyncio.to_thread(self._store.versions, list(tables))
            for name, table in tables.items():
                if versions.get(name, -1) != table.version and not table.busy:
                    self._catch_up_soon(table)

    def _looked_at(self) -> list[LiveTable]:
        return [table for table in self._tables.values() if table.listeners]

    def _catch_up_soon(self, table: LiveTable, news: TableChanged | None = None) -> None:
        task = asyncio.create_task(self.catch_up(table, news))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def catch_up(self, table: LiveTable, news: TableChanged | None = None) -> None:
        """Let a table be as the store has it; what cannot be read now is shown as it was, and what is gone is closed."""
        try:
            await table.catch_up(news)
        except SaveError as problem:
            _log.warning("game %s is shown as it was: %s", table.game.id, problem)
        except RefusedError:
            if self._tables.get(table.game.id) is table:
                await self.close(table.game.id)

    async def close(self, name: str) -> None:
        """Close a table that is open, if it is; whoever looks at it is told that it is gone."""
        table = self._tables.pop(name, None)
        if table is not None:
            await table.close()
