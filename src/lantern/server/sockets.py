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
from lantern.server.events import tell
from lantern.server.hall import Hall
from lantern.server.limits import Bucket
from lantern.server.live import LiveTable
from lantern.server.problems import RefusedError, refusal_of
from lantern.server.recognising import recognised, while_logged_in
from lantern.server.requests import Asked, Hello, PointAt, Say, Speak, TellHowFar
from lantern.server.side_by_side import until_one_ends
from lantern.server.windows import OpenWindow
from lantern.server.wire import Done, Refused

#: Nothing that a page sends is longer.
MOST_BYTES = 100_000
#: Codes with which a socket is closed: nobody said hello, no such table, it read nothing.
NO_HELLO, NO_TABLE, CLOSED = 4400, 4404, 4410
#: So many seconds a window has to say who comes.
PATIENCE = 20.0
#: So many messages of a window are taken at once, and so many in a second after that; nobody clicks faster. What
#: comes too soon waits its turn, and whoever sends it waits with it: a program that plays fast is only held back.
AT_ONCE, PER_SECOND = 120, 20.0

#: What a window that was closed, or that cannot be reached any more, raises.
GONE = (WebSocketDisconnect, RuntimeError, OSError)

_log = logging.getLogger("lantern.server")
Socket = WebSocket[Any, Any, Any]
_decode: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
#: Of two kinds, so that it must say which it is.
_hello: msgspec.json.Decoder[Hello | Speak] = msgspec.json.Decoder(Hello | Speak)


async def attend(socket: Socket, hall: Hall, name: str) -> None:
    """Serve one window until it goes."""
    await socket.accept()
    address = socket.client.host if socket.client is not None else ""
    lang = "en"
    try:
        with hall.doors.window(address):
            said = await _who_comes(socket)
            if said is None:
                return
            lang, hello = said.lang, recognised(socket, said)
            table = await hall.visit(name, hello.token)
            await while_logged_in(socket, hello, _attend(socket, hall, table, hello))
    except RefusedError as refused:
        told = _refused(refused, None, hall.words[lang])
        with suppress(*GONE):
            await socket.send_data(msgspec.json.encode(told).decode())
            await socket.close(NO_TABLE if refused.status == 404 else NO_HELLO, told.reason)


async def _who_comes(socket: Socket) -> Hello | None:
    """Hear the first message of a window; its secret stands in no address, and so in no log."""
    try:
        text = await asyncio.wait_for(socket.receive_text(), PATIENCE)
    except GONE:
        return None
    except TimeoutError as silent:
        raise RefusedError("bad-request", "no-hello") from silent
    try:
        said = _hello.decode(_bytes(text))
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise RefusedError("bad-request", "no-hello") from problem
    if not isinstance(said, Hello):
        raise RefusedError("bad-request", "no-hello")
    return said


async def _attend(socket: Socket, hall: Hall, table: LiveTable, hello: Hello) -> None:
    listener = OpenWindow(hello.token, hello.lang, hello.log, changes=hello.changes, guarded=not hall.trusting)
    tell("window-opened", answers=table.play.journal.answers, table=table.game.id)
    try:
        await table.come(listener)
        await _serve(socket, hall, table, listener)
    except Exception:
        _log.exception("game %s after %d answers: a window was lost", table.game.id, table.play.journal.answers)
        raise
    finally:
        table.leave(listener)
        tell("window-closed", answers=table.play.journal.answers, table=table.game.id)


async def _serve(socket: Socket, hall: Hall, table: LiveTable, listener: OpenWindow) -> None:
    """Write to a window and read from it until either ends, or it is given up; that it was closed is nothing to tell of."""
    await until_one_ends(_write(socket, listener), _read(socket, hall, table, listener), listener.given_up.wait())


async def _write(socket: Socket, listener: OpenWindow) -> None:
    with suppress(*GONE):
        while (message := await listener.waiting.get()) is not None:
            if callable(message):
                message()
            else:
                await socket.send_data(message.decode())
        await socket.close(CLOSED)


async def _read(socket: Socket, hall: Hall, table: LiveTable, listener: OpenWindow) -> None:
    bucket = Bucket(AT_ONCE, PER_SECOND)
    while True:
        try:
            text = await socket.receive_text()
        except GONE:
            return
        if not hall.trusting:
            await bucket.wait()
        ref: int | None = None
        try:
            asked = _understand(text)
            ref = getattr(asked, "ref", None)
            version = table.version
            match asked:
                case TellHowFar():
                    table.hear_told(listener, asked.version)
                case Speak():
                    await table.speak(listener, asked.lang)
                case Say() | PointAt():
                    await table.talk(listener.token, asked)
                case _:
                    version = await table.obey(listener.token, asked)
        except Exception as problem:  # noqa: BLE001 - whatever goes wrong is told to who asked, and to the log
            refused = refusal_of(problem)
            if refused is None:
                _log.exception("game %s after %d answers: an answer failed", table.game.id, table.play.journal.answers)
                refused = RefusedError("error", "error")
            listener.send(_refused(refused, ref, hall.words[listener.lang]))
            if refused.reason == "stale":
                await table.show(listener)
        else:
            if not isinstance(asked, TellHowFar):
                listener.send(Done(ref=ref, version=version))
        await asyncio.sleep(0)  # whoever has much to say lets what it is told be sent


def _understand(text: str) -> Asked:
    try:
        return _decode.decode(_bytes(text))
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise RefusedError("bad-request", "bad-request", detail=str(problem)) from problem


def _bytes(text: str) -> bytes:
    if len(text) > MOST_BYTES:
        raise RefusedError("too-large", "message-too-long")
    return text.encode(errors="replace")


def _refused(refused: RefusedError, ref: int | None, words: Words) -> Refused:
    tell("refused", reason=refused.reason)
    return Refused(status=refused.status, reason=refused.reason, message=refused.said(words), ref=ref)
