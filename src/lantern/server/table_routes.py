"""The addresses of one table: look, act, play_on, take back, sit down."""

from __future__ import annotations

from typing import Annotated

from litestar import WebSocket, delete, get, post, websocket
from litestar.datastructures import State as AppState
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from lantern.players.setting_up import proposals
from lantern.players.table import chapter_of
from lantern.server import seats
from lantern.server.live import LiveTable
from lantern.server.problems import RefusedError
from lantern.server.requests import Deed, SeatsChanged
from lantern.server.routes import Lang, This, Token
from lantern.server.sockets import attend
from lantern.server.store import SeatRecord
from lantern.server.wire import Claimed, Done, Opened, Update
from lantern.views.look import careful_look
from lantern.views.setting_up import SetUpView, set_up_view

#: The addresses of what players do.
DEEDS = ("answer", "undo", "redo", "policy", "go-on", "set-up", "call", "company")


@get("/api/tables/{name:str}")
async def look(hall: This, name: FromPath[str], lang: Lang = "en", token: Token = None) -> Update:
    """Show the whole table once."""
    table = await hall.table(name)
    return await table.look(token, lang)


# -- acting ---------------------------------------------------------------------------------------


@post([f"/api/tables/{{name:str}}/{deed}" for deed in DEEDS], status_code=200)
async def act(hall: This, name: FromPath[str], data: JSONBody[Deed], token: Token = None) -> Done:
    """Do something to a table; the message says what, as over the socket."""
    table = await hall.table(name)
    await table.obey(token, data)
    return Done(ref=data.ref, version=table.version)


@post("/api/tables/{name:str}/play-on", status_code=201)
async def play_on(
    hall: This, name: FromPath[str], anew: FromQuery[bool] = False, lang: Lang = "en", token: Token = None
) -> Opened:
    """Play on with the same heroes: begin the next chapter of the campaign, or go to it if somebody has begun it already."""
    table = await hall.table(name)
    if not token or not seats.mine(table.game.seats, token):
        raise RefusedError("watching", "seated-only")
    following = await hall.play_on(table, lang, anew=anew)
    return Opened(id=following.game.id, token=token)


@post("/api/tables/{name:str}/again", status_code=201)
async def play_again(hall: This, name: FromPath[str], token: Token = None) -> Opened:
    """Go on the same mission with the same posse, as it set out, once more; chance takes another course."""
    table = await hall.table(name)
    if not token or not seats.mine(table.game.seats, token):
        raise RefusedError("watching", "seated-only")
    again = await hall.play_again(table)
    return Opened(id=again.game.id, token=token)


@get("/api/tables/{name:str}/set-up")
async def show_set_up(hall: This, name: FromPath[str], lang: Lang = "en", token: Token = None) -> SetUpView:
    """Show what is to be decided before the first turn, with a sensible answer to each."""
    table = await hall.table(name)
    mine = seats.mine(table.game.seats, token)

    def see() -> SetUpView:
        asked = [(one.question, one.key) for one in proposals(table.play)]
        return set_up_view(careful_look(chapter_of(table.play), table.words[lang]), asked, mine)

    return await table.read(see)


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


TABLE = (look, act, play_on, play_again, show_set_up, change_seats, claim, release, live)
