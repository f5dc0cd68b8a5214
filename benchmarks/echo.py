"""A bare Litestar server, as the limit of what is possible: what one of a group says goes to all of it, as long as a view."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from lantern.server.addresses import listen

GROUPS: dict[str, list[WebSocket[Any, Any, Any]]] = {}


@websocket("/{group:str}/{size:int}")
async def echo(socket: WebSocket[Any, Any, Any], group: str, size: int) -> None:
    """Send what comes to everybody of the group, with so many letters behind it."""
    await socket.accept()
    GROUPS.setdefault(group, []).append(socket)
    try:
        while True:
            text = await socket.receive_text()
            for each in GROUPS[group]:
                await each.send_text(text + " " * size)
    except WebSocketDisconnect:
        GROUPS[group].remove(socket)


def main() -> None:
    """Serve until somebody ends it; the first line says where."""
    taken = listen("127.0.0.1", 0)
    print(f"ws://127.0.0.1:{taken.getsockname()[1]}", flush=True)
    app = Litestar([echo], logging_config=None, openapi_config=None)
    config = uvicorn.Config(app, log_level="critical", ws="websockets-sansio", access_log=False)
    with suppress(KeyboardInterrupt):
        asyncio.run(uvicorn.Server(config).serve(sockets=[taken]))


if __name__ == "__main__":
    main()
