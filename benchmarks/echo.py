"""A bare Litestar server, as the limit of what is possible: what one of a group says is answered to all of it with a text."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from lantern.server.addresses import listen

GROUPS: dict[str, list[WebSocket[Any, Any, Any]]] = {}


@websocket("/{group:str}")
async def echo(socket: WebSocket[Any, Any, Any], group: str) -> None:
    """Send the text to everybody of the group whenever something comes."""
    await socket.accept()
    GROUPS.setdefault(group, []).append(socket)
    try:
        while True:
            await socket.receive_text()
            for each in GROUPS[group]:
                await each.send_text(socket.app.state.text)
    except WebSocketDisconnect:
        GROUPS[group].remove(socket)


def main() -> None:
    """Serve until somebody ends it; the first line says where. The text is that of a file."""
    taken = listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{taken.getsockname()[1]}", flush=True)
    app = Litestar([echo], logging_config=None, openapi_config=None)
    app.state.text = Path(sys.argv[1]).read_text("utf-8")
    config = uvicorn.Config(app, log_level="critical", ws="websockets-sansio", access_log=False)
    with suppress(KeyboardInterrupt):
        asyncio.run(uvicorn.Server(config).serve(sockets=[taken]))


if __name__ == "__main__":
    main()
