"""Running the server until somebody ends it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import uvicorn
from litestar import Litestar

from lantern.content.library import Content
from lantern.content.loader import load
from lantern.server.addresses import address_of, is_local, listen
from lantern.server.app import new_app
from lantern.server.hall import Hall
from lantern.server.live import LiveTable

#: Sits down at a first table, before the page is opened there.
First = Callable[[Hall], Awaitable[tuple[LiveTable, str]]]


def serve(
    path: Path,
    host: str,
    port: int | None,
    ready: Callable[[str], None],
    *,
    packs: Callable[[], Content] = load,
    first: First | None = None,
    lang: str = "en",
) -> None:
    """Serve the table until somebody ends it.

    `ready` is told the address once it answers: that of the first page, or of a table to which `first` leads.
    """
    taken = listen(host, port)
    app = new_app(path, packs=packs, trusting=is_local(host))
    config = uvicorn.Config(
        app,
        log_level="warning",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=1_000_000,
        timeout_graceful_shutdown=2,
        access_log=False,
    )

    async def started() -> None:
        ready(address_of(taken, host) + await _page(app, first, lang))
        asyncio.get_running_loop().run_in_executor(None, app.state.hall.warm)

    asyncio.run(_Server(config, started).serve(sockets=[taken]))


async def _page(app: Litestar, first: First | None, lang: str) -> str:
    """Name the page to open: the first one, or a table and the secret of its seats (which no server is ever sent)."""
    query = f"?lang={lang}" if lang != "en" else ""
    if first is None:
        return query
    table, token = await first(app.state.hall)
    return f"{query}#/table/{table.game.id}/{token}"


class _Server(uvicorn.Server):
    """A server that says when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self._ready()
