"""The addresses of one table: look, act, take back, sit down."""

from __future__ import annotations

from typing import Annotated

from litestar import WebSocket, delete, get, post, websocket
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody, QueryParameter

from lantern.server import seats
from lantern.server.live import LiveTable
from lantern.server.problems import RefusedError
from lantern.server.requests import DoAgain, GiveAnswer, GoOn, SeatsChanged, SetPolicy, TakeBack
from lantern.server.routes import Lang, This, Token
from lantern.server.sockets import attend
from lantern.server.store import SeatRecord
from lantern.server.wire import Claimed, Done, Update


@get("/api/tables/{name:str}")
async def look(hall: This, name: FromPath[str], lang: Lang = "en", token: Token = None) -> Update:
    """Show the whole table once."""
    table = await hall.table(name)
    return await table.look(token, lang)


# -- acting ---------------------------------------------------------------------------------------


@post("/api/tables/{name:str}/answer", status_code=200)
async def answer(hall: This, name: FromPath[str], data: JSONBody[GiveAnswer], token: Token = None) -> Done:
    """Answer a question, or take an any-time action."""
    table = await hall.table(name)
    await table.answer(token, data)
    return Done(ref=data.ref, version=table.version)


@post("/api/tables/{name:str}/undo", status_code=200)
async def undo(hall: This, name: FromPath[str], data: JSONBody[TakeBack], token: Token = None) -> Done:
    """Take back an answer, an activation or a turn."""
    table = await hall.table(name)
    await table.undo(token, data)
    return Done(ref=data.ref, version=table.version)


@post("/api/tables/{name:str}/redo", status_code=200)
async def redo(hall: This, name: FromPath[str], data: JSONBody[DoAgain], token: Token = None) -> Done:
    """Give the answer again that was taken back last."""
    table = await hall.table(name)
    await table.redo(token)
    return Done(ref=data.ref, version=table.version)


@post("/api/tables/{name:str}/policy", status_code=200)
async def policy(hall: This, name: FromPath[str], data: JSONBody[SetPolicy], token: Token = None) -> Done:
    """Set how often a hero is asked something optional."""
    table = await hall.table(name)
    await table.policy(token, data)
    return Done(ref=data.ref, version=table.version)


@post("/api/tables/{name:str}/go-on", status_code=200)
async def go_on(hall: This, name: FromPath[str], data: JSONBody[GoOn], token: Token = None) -> Done:
    """Try a step again that was broken off."""
    table = await hall.table(name)
    await table.go_on(token)
    return Done(ref=data.ref, version=table.version)


# -- seats ----------------------------------------------------------------------------------------


@post("/api/tables/{name:str}/seats", status_code=200)
async def change_seats(hall: This, name: FromPath[str], data: JSONBody[SeatsChanged], token: Token = None) -> Claimed:
    """Spread the heroes over seats anew; only who holds all of them may, and holds all afterwards."""
    table = await hall.table(name)
    if not token or not all(seats.holds(seat, token) for seat in table.game.seats):
        raise RefusedError("not-your-seat", "all-seats")
    spread = seats.new_seats(list(table.play.engine.state.heroes), data.seats)

    def alter() -> None:
        seats.hold(spread, token)
        table.game.seats = spread

    await table.reseat(alter)
    return Claimed(token=token, seats=table.viewer(token).seats)


@post("/api/tables/{name:str}/seats/{seat:str}/claim", status_code=200)
async def claim(hall: This, name: FromPath[str], seat: FromPath[str], token: Token = None) -> Claimed:
    """Take a free seat; who has a secret already keeps it."""
    table = await hall.table(name)
    wanted = _seat(table, seat)
    secret = token or seats.new_token()

    def alter() -> None:
        if wanted.tokens and not seats.holds(wanted, secret):
            raise RefusedError("seat-taken", "seat-taken")
        seats.hold([wanted], secret)

    await table.reseat(alter)
    return Claimed(token=secret, seats=table.viewer(secret).seats)


@delete("/api/tables/{name:str}/seats/{seat:str}", status_code=200)
async def release(hall: This, name: FromPath[str], seat: FromPath[str], token: Token = None) -> Claimed:
    """Free a seat that you hold, for anybody to take."""
    table = await hall.table(name)
    wanted = _seat(table, seat)
    if not seats.holds(wanted, token):
        raise RefusedError("not-your-seat", "own-seat")
    await table.reseat(wanted.tokens.clear)
    return Claimed(token=token or "", seats=table.viewer(token).seats)


def _seat(table: LiveTable, seat: str) -> SeatRecord:
    found = next((one for one in table.game.seats if one.id == seat), None)
    if found is None:
        raise RefusedError("not-found", "no-seat", seat=seat)
    return found


@websocket("/api/tables/{name:str}/live")
async def live(
    socket: WebSocket[object, object, AppState],
    hall: This,
    name: FromPath[str],
    lang: Lang = "en",
    secret: Annotated[str | None, QueryParameter(name="token")] = None,
    log: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> None:
    """Be told of everything that happens at a table."""
    await attend(socket, hall, name, secret, lang, log)


TABLE = (look, answer, undo, redo, policy, go_on, change_seats, claim, release, live)
