"""The socket of a table: everything that changes is pushed to it, and everything that players do can come over it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from lantern.rules.words import Words
from lantern.server.hall import Hall
from lantern.server.live import LiveTable
from lantern.server.problems import RefusedError, refusal_of
from lantern.server.requests import Asked, Speak
from lantern.server.windows import OpenWindow
from lantern.server.wire import Done, Refused

#: Nothing that a page sends is longer.
MOST_BYTES = 100_000
#: Codes with which a socket is closed.
NO_TABLE, CLOSED = 4404, 4410

Socket = WebSocket[Any, Any, Any]
_decode: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)


async def attend(socket: Socket, hall: Hall, name: str, token: str | None, lang: str, log: int | None) -> None:
    """Serve one window until it goes."""
    await socket.accept()
    try:
        table = await hall.table(name)
    except RefusedError as refused:
        told = _refused(refused, None, hall.words[lang])
        await socket.send_data(msgspec.json.encode(told).decode())
        await socket.close(NO_TABLE, told.message)
        return
    listener = OpenWindow(token, lang, log)
    await table.come(listener)
    writer = asyncio.create_task(_write(socket, listener))
    reader = asyncio.create_task(_read(socket, hall, table, listener))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.leave(listener)
        for task in (writer, reader):
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task


async def _write(socket: Socket, listener: OpenWindow) -> None:
    while (message := await listener.waiting.get()) is not None:
        await socket.send_data(message.decode())
    await socket.close(CLOSED)


async def _read(socket: Socket, hall: Hall, table: LiveTable, listener: OpenWindow) -> None:
    while True:
        text = await socket.receive_text()
        ref: int | None = None
        try:
            asked = _understand(text)
            ref = getattr(asked, "ref", None)
            await (table.speak(listener, asked.lang) if isinstance(asked, Speak) else table.obey(listener.token, asked))
        except Exception as problem:
            refused = refusal_of(problem)
            if refused is None:
                raise
            listener.send(_refused(refused, ref, hall.words[listener.lang]))
            if refused.reason == "stale":
                await table.show(listener)
        else:
            listener.send(Done(ref=ref, version=table.version))


def _understand(text: str) -> Asked:
    if len(text) > MOST_BYTES:
        raise RefusedError("too-large", "message-too-long")
    try:
        return _decode.decode(text.encode())
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as problem:
        raise RefusedError("bad-request", "bad-request", detail=str(problem)) from problem


def _refused(refused: RefusedError, ref: int | None, words: Words) -> Refused:
    return Refused(status=refused.status, reason=refused.reason, message=refused.said(words), ref=ref)
