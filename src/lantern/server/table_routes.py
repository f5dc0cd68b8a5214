"""The addresses of one table: look, act, take back, play on."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from lantern.players.setting_up import proposals
from lantern.players.table import chapter_of
from lantern.server import seats
from lantern.server.door import handed_out
from lantern.server.limits import counted
from lantern.server.owning import people_only
from lantern.server.problems import RefusedError
from lantern.server.requests import Deed
from lantern.server.routes import Lang, This, Token
from lantern.server.sockets import attend
from lantern.server.wire import Done, Opened, Update
from lantern.views.look import careful_look
from lantern.views.setting_up import SetUpView, set_up_view

#: The addresses of what players do.
DEEDS = ("answer", "undo", "redo", "policy", "go-on", "set-up", "call", "company", "agree")


@get("/api/tables/{name:str}")
async def look(hall: This, name: FromPath[str], lang: Lang = "en", token: Token = None) -> Update:
    """Show the whole table once."""
    table = await hall.visit(name, token)
    return await table.look(token, lang)


# -- acting ---------------------------------------------------------------------------------------


@post([f"/api/tables/{{name:str}}/{deed}" for deed in DEEDS], status_code=200)
async def act(hall: This, name: FromPath[str], data: JSONBody[Deed], token: Token = None) -> Done:
    """Do something to a table; the message says what, as over the socket."""
    table = await hall.visit(name, token)
    return Done(version=await table.obey(token, data), ref=data.ref)


async def like_a_new_one(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Count whoever begins a chapter once more like whoever begins a game: it can be done as often as one likes."""
    if connection.query_params.get("anew", "").lower() not in {"", "0", "false", "no"}:
        counted("beginning")(connection, handler)
        await people_only(connection, handler)


@post("/api/tables/{name:str}/play-on", status_code=201, guards=[like_a_new_one])
async def play_on(
    hall: This, name: FromPath[str], anew: FromQuery[bool] = False, lang: Lang = "en", token: Token = None
) -> Opened:
    """Play on with the same heroes: begin the next chapter of the campaign, or go to it if somebody has begun it already."""
    table = await hall.visit(name, token)
    if not token or not seats.mine(table.game.seats, token):
        raise RefusedError("watching", "seated-only")
    following = await hall.play_on(table, token, lang, anew=anew)
    return Opened(id=following.game.id, token=handed_out(token))


@post("/api/tables/{name:str}/again", status_code=201, guards=[counted("beginning"), people_only])
async def play_again(hall: This, name: FromPath[str], token: Token = None) -> Opened:
    """Go on the same mission with the same posse, as it set out, once more; chance takes another course."""
    table = await hall.visit(name, token)
    if not token or not seats.mine(table.game.seats, token):
        raise RefusedError("watching", "seated-only")
    again = await hall.play_again(table)
    return Opened(id=again.game.id, token=handed_out(token))


@get("/api/tables/{name:str}/set-up")
async def show_set_up(hall: This, name: FromPath[str], lang: Lang = "en", token: Token = None) -> SetUpView:
    """Show what is to be decided before the first turn, with a sensible answer to each."""
    table = await hall.visit(name, token)
    mine = seats.mine(table.game.seats, token)

    def see() -> SetUpView:
        asked = [(one.question, one.key) for one in proposals(table.play)]
        return set_up_view(careful_look(chapter_of(table.play), table.words[lang]), asked, mine)

    return await table.read(see)


@websocket("/api/tables/{name:str}/live")
async def live(
    socket: WebSocket[object, object, AppState],
    hall: This,
    name: FromPath[str],
) -> None:
    """Be told of everything that happens at a table; the first message says who comes."""
    await attend(socket, hall, name)


TABLE = (look, act, play_on, play_again, show_set_up, live)
