"""Running the server until somebody ends it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from lantern.server.addresses import address_of, is_local, listen
from lantern.server.app import new_app


def serve(path: Path, host: str, port: int | None, ready: Callable[[str], None]) -> None:
    """Serve the table until somebody ends it; `ready` is told the address once it answers."""
    taken = listen(host, port)
    config = uvicorn.Config(
        new_app(path, trusting=is_local(host)),
        log_level="warning",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=1_000_000,
        timeout_graceful_shutdown=2,
        access_log=False,
    )
    server = _Server(config, lambda: ready(address_of(taken, host)))
    asyncio.run(server.serve(sockets=[taken]))


class _Server(uvicorn.Server):
    """A server that says when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
