"""The socket of a table: everything that changes is pushed to it, and everything that players do can come over it."""

from __future__ import annotations

import asyncio
import logging
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

#: What a window that was closed, or that cannot be reached any more, raises.
GONE = (WebSocketDisconnect, RuntimeError, OSError)

_log = logging.getLogger("lantern.server")
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
    try:
        await table.come(listener)
        await _serve(socket, hall, table, listener)
    except Exception:
        _log.exception("game %s after %d answers: a window was lost", name, table.play.journal.answers)
        raise
    finally:
        table.leave(listener)


async def _serve(socket: Socket, hall: Hall, table: LiveTable, listener: OpenWindow) -> None:
    """Write to a window and read from it until either ends; that it was closed is nothing to tell of."""
    both = [asyncio.create_task(_write(socket, listener)), asyncio.create_task(_read(socket, hall, table, listener))]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        ended = await asyncio.gather(*both, return_exceptions=True)
    for problem in ended:
        if isinstance(problem, Exception):
            raise problem


async def _write(socket: Socket, listener: OpenWindow) -> None:
    with suppress(*GONE):
        while (message := await listener.waiting.get()) is not None:
            await socket.send_data(message.decode())
        await socket.close(CLOSED)


async def _read(socket: Socket, hall: Hall, table: LiveTable, listener: OpenWindow) -> None:
    while True:
        try:
            text = await socket.receive_text()
        except GONE:
            return
        ref: int | None = None
        try:
            asked = _understand(text)
            ref = getattr(asked, "ref", None)
            await (table.speak(listener, asked.lang) if isinstance(asked, Speak) else table.obey(listener.token, asked))
        except Exception as problem:  # noqa: BLE001 - whatever goes wrong is told to who asked, and to the log
            refused = refusal_of(problem)
            if refused is None:
                _log.exception("game %s after %d answers: an answer failed", table.game.id, table.play.journal.answers)
                refused = RefusedError("error", "error")
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
