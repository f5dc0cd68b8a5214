"""The addresses of a table's door and seats: invite, come in, sit down, stand up, hand over, send away, decide who may what."""

from __future__ import annotations

import asyncio
from time import time

from litestar import delete, get, patch, post
from litestar.params import FromPath, JSONBody

from lantern.server import seats
from lantern.server.belongings import tables_of
from lantern.server.campaigns import Campaigns
from lantern.server.door import (
    CODE_SECONDS,
    Guest,
    admit,
    code_for,
    guest_called,
    guest_of,
    handed_out,
    invite,
    let_in,
    new_pass,
    pass_of,
    person_with,
    redeem,
    refuse_the_last_host,
    send_away,
)
from lantern.server.limits import counted
from lantern.server.live import LiveTable
from lantern.server.owning import LoggedIn
from lantern.server.problems import RefusedError
from lantern.server.requests import (
    BotCalled,
    Claiming,
    ComeIn,
    DoorChanged,
    HandedOver,
    Inviting,
    Passes,
    SeatsChanged,
)
from lantern.server.routes import Lang, This, Token
from lantern.server.store import KeptGame, SeatRecord
from lantern.server.wire import Claimed, Coded, Invited, Mine, Presence


def _refuse_all_but_hosts(table: LiveTable, token: str | None) -> None:
    if not seats.is_host(table.game, token):
        raise RefusedError("not-your-seat", "host-only")


# -- the door -------------------------------------------------------------------------------------


@get("/api/tables/{name:str}/door")
async def show_door(hall: This, name: FromPath[str], token: Token = None) -> Presence:
    """Show who is at a table, and what the host lets them do."""
    table = await hall.visit(name, token)
    return table.presence(token)


@patch("/api/tables/{name:str}/door", status_code=200)
async def change_door(hall: This, name: FromPath[str], data: JSONBody[DoorChanged], token: Token = None) -> Presence:
    """Decide who may join, watch, take back and act for those who are away; the host may."""
    table = await hall.visit(name, token)

    def open_or_close(game: KeptGame) -> bool:
        door, before = game.door, (game.door.joining, game.door.watching)
        door.joining = door.joining if data.joining is None else data.joining
        door.watching = door.watching if data.watching is None else data.watching
        return before != (door.joining, door.watching)

    def alter() -> None:
        _refuse_all_but_hosts(table, token)
        open_or_close(table.game)
        door = table.game.door
        door.undo = data.undo or door.undo
        door.absent = data.absent or door.absent

    await table.reseat(alter)
    await hall.elsewhere_too(table, open_or_close)
    return table.presence(token)


@post("/api/tables/{name:str}/invitations", status_code=201)
async def new_invitation(hall: This, name: FromPath[str], data: JSONBody[Inviting], token: Token = None) -> Invited:
    """Make an invitation, to sit down or to watch; the host may."""
    table = await hall.visit(name, token)

    def alter() -> str:
        _refuse_all_but_hosts(table, token)
        return invite(table.game.door, data.may)

    return Invited(secret=await table.reseat(alter))


@delete("/api/tables/{name:str}/invitations", status_code=200)
async def withdraw_invitations(hall: This, name: FromPath[str], token: Token = None) -> Presence:
    """Let all invitations count no longer, also to earlier chapters; whoever is in stays. The host may."""
    table = await hall.visit(name, token)

    def withdraw(game: KeptGame) -> bool:
        there_were = bool(game.door.invitations)
        game.door.invitations.clear()
        return there_were

    def alter() -> None:
        _refuse_all_but_hosts(table, token)
        withdraw(table.game)

    await table.reseat(alter)
    await hall.elsewhere_too(table, withdraw)
    return table.presence(token)


@post("/api/tables/{name:str}/enter", status_code=200, guards=[counted("entering")])
async def enter(hall: This, account: LoggedIn, name: FromPath[str], data: JSONBody[ComeIn], token: Token = None) -> Claimed:
    """Come in, with an invitation or with a code from another device. Nothing is told to whoever has neither."""
    table = await hall.table(name)

    def alter() -> str:
        door = table.game.door
        if data.invitation:
            return let_in(door, data.invitation, data.name or (account.name if account is not None else ""), token)
        if not door.codes:  # so there is nothing to count, and nothing to keep
            raise RefusedError("no-table", "no-code")
        redeemed = redeem(door, data.code, time())
        if redeemed is None:
            return ""
        guest, secret = redeemed
        for seat in [one for one in table.game.seats if set(one.tokens) & set(guest.passes)]:
            seats.hold([seat], secret)
            seat.tokens = [known for known in seat.tokens if known in guest.passes]
        return secret

    secret = await table.reseat(alter)
    if not secret:
        raise RefusedError("no-table", "no-code")
    return Claimed(token=handed_out(secret), seats=table.viewer(secret).seats)


@post("/api/tables/{name:str}/code", status_code=201)
async def new_code(hall: This, name: FromPath[str], token: Token = None) -> Coded:
    """Make a short code with which you sit down at another device."""
    table = await hall.visit(name, token)

    def alter() -> str:
        guest = guest_of(table.game.door, token)
        if guest is None and token and seats.mine(table.game.seats, token):
            guest = admit(table.game.door, token, "", "sit", host=seats.is_host(table.game, token))
        if guest is None:
            raise RefusedError("watching", "seated-only")
        return code_for(table.game.door, guest, time())

    return Coded(code=await table.reseat(alter), seconds=int(CODE_SECONDS))


@delete("/api/tables/{name:str}/guests/{guest:str}", status_code=200)
async def remove_guest(hall: This, name: FromPath[str], guest: FromPath[str], token: Token = None) -> Presence:
    """Send somebody away, also from earlier chapters; their seats are free afterwards. The host may, and everybody may go."""
    table = await hall.visit(name, token)

    def whom() -> Guest:
        wanted = guest_called(table.game.door, guest)
        if wanted is not guest_of(table.game.door, token):
            _refuse_all_but_hosts(table, token)
        refuse_the_last_host(table.game.door, wanted)
        return wanted

    def alter() -> None:
        seats.empty(table.game.seats, send_away(table.game.door, whom()))

    passes = list(whom().passes)
    await hall.elsewhere_too(table, lambda game: seats.turn_away(game, passes))
    await table.reseat(alter)  # here last: whatever was interrupted before that can be tried again
    return table.presence(token)


@post("/api/tables/{name:str}/guests/{guest:str}/host", status_code=200)
async def make_host(hall: This, name: FromPath[str], guest: FromPath[str], token: Token = None) -> Presence:
    """Let a guest be a host as well; a host may."""
    table = await hall.visit(name, token)

    def alter() -> None:
        _refuse_all_but_hosts(table, token)
        wanted = guest_called(table.game.door, guest)
        wanted.host = True
        wanted.may = "sit"

    await table.reseat(alter)
    return table.presence(token)


# -- seats ----------------------------------------------------------------------------------------


@post("/api/tables/{name:str}/seats", status_code=200)
async def change_seats(hall: This, name: FromPath[str], data: JSONBody[SeatsChanged], token: Token = None) -> Claimed:
    """Spread the heroes over seats anew; only who holds all of them may, and holds all afterwards."""
    table = await hall.visit(name, token)

    def alter() -> None:
        if not token or not all(seats.holds(seat, token) for seat in table.game.seats):
            raise RefusedError("not-your-seat", "all-seats")
        spread = seats.new_seats(list(table.play.engine.state.heroes), data.seats)
        seats.hold(spread, token)
        table.game.seats = spread

    await table.reseat(alter)
    return Claimed(token=handed_out(token), seats=table.viewer(token).seats)


@post("/api/tables/{name:str}/seats/{seat:str}/claim", status_code=200)
async def claim(
    hall: This, name: FromPath[str], seat: FromPath[str], data: JSONBody[Claiming | None] = None, token: Token = None
) -> Claimed:
    """Take a free seat, under a name; who has a pass already keeps it."""
    table = await hall.visit(name, token)
    secret = token or new_pass()

    def alter() -> None:
        wanted = _seat(table, seat)
        if wanted.tokens and not seats.holds(wanted, secret):
            raise RefusedError("seat-taken", "seat-taken")
        guest = guest_of(table.game.door, secret)
        if guest is not None and guest.may != "sit":
            raise RefusedError("watching", "invited-to-watch")
        if not table.game.door.joining and not seats.is_host(table.game, token):
            raise RefusedError("watching", "joining-closed")
        guest = admit(table.game.door, secret, data.name if data is not None else "", "sit")
        if not wanted.tokens:
            seats.give(table.game.seats, wanted, guest.passes, guest.name)
            return
        for part in seats.parts_of(table.game.seats, wanted):
            part.name = guest.name
        seats.call_bot(table.game.seats, wanted, on=False)

    await table.reseat(alter)
    return Claimed(token=handed_out(secret), seats=table.viewer(secret).seats)


@delete("/api/tables/{name:str}/seats/{seat:str}", status_code=200)
async def release(hall: This, name: FromPath[str], seat: FromPath[str], token: Token = None) -> Claimed:
    """Free a seat that you hold, or as the host any, for anybody to take; what a bot runs of it, too."""
    table = await hall.visit(name, token)

    def alter() -> None:
        seats.give(table.game.seats, _own_seat(table, seat, token), [], "")

    await table.reseat(alter)
    return Claimed(token=handed_out(token), seats=table.viewer(token).seats)


@post("/api/tables/{name:str}/seats/{seat:str}/hand-over", status_code=200)
async def hand_over(
    hall: This, name: FromPath[str], seat: FromPath[str], data: JSONBody[HandedOver], token: Token = None
) -> Claimed:
    """Give a seat that you hold, or as the host any, to a guest; what a bot runs of it, too."""
    table = await hall.visit(name, token)

    def alter() -> None:
        wanted = _own_seat(table, seat, token)
        guest = guest_called(table.game.door, data.guest)
        if guest.may != "sit":
            raise RefusedError("watching", "invited-to-watch")
        seats.give(table.game.seats, wanted, guest.passes, guest.name)

    await table.reseat(alter)
    return Claimed(token=handed_out(token), seats=table.viewer(token).seats)


@post("/api/tables/{name:str}/seats/{seat:str}/bot", status_code=200)
async def call_bot(
    hall: This, name: FromPath[str], seat: FromPath[str], data: JSONBody[BotCalled], token: Token = None
) -> Claimed:
    """Let a bot sit in for a seat that you hold, or as the host for any at which nobody is; or let it go."""
    table = await hall.visit(name, token)

    def alter() -> None:
        wanted = _own_seat(table, seat, token)
        if table.here[wanted.id] and not seats.holds(wanted, token):
            raise RefusedError("not-your-seat", "own-seat")
        seats.call_bot(table.game.seats, wanted, on=data.on)

    await table.reseat(alter)
    return Claimed(token=handed_out(token), seats=table.viewer(token).seats)


@post("/api/tables/{name:str}/heroes/{hero:str}/bot", status_code=200)
async def leave_to_a_bot(
    hall: This, name: FromPath[str], hero: FromPath[str], data: JSONBody[BotCalled], token: Token = None
) -> Claimed:
    """Let a bot run one of your heroes from now on, or run it yourself again; as the host, also one whose people are away."""
    table = await hall.visit(name, token)

    def alter() -> None:
        held = next((seat.id for seat in table.game.seats if hero in seat.heroes), None)
        if held is None:
            raise RefusedError("not-found", "no-hero")
        wanted = _own_seat(table, held, token)
        if table.here[wanted.id] and not seats.holds(wanted, token):
            raise RefusedError("not-your-seat", "own-seat")
        seats.left_to_a_bot(table.game.seats, hero, on=data.on)

    await table.reseat(alter)
    return Claimed(token=handed_out(token), seats=table.viewer(token).seats)


def _seat(table: LiveTable, seat: str) -> SeatRecord:
    found = next((one for one in table.game.seats if one.id == seat), None)
    if found is None:
        raise RefusedError("not-found", "no-seat", seat=seat)
    return found


def _own_seat(table: LiveTable, seat: str, token: str | None) -> SeatRecord:
    """Find a seat for whoever holds it, or for a host; nobody else disposes of it."""
    found = _seat(table, seat)
    if not seats.holds(found, token) and not seats.is_host(table.game, token):
        raise RefusedError("not-your-seat", "own-seat")
    return found


# -- what belongs to somebody ---------------------------------------------------------------------


@post("/api/mine", status_code=200)
async def show_mine(hall: This, account: LoggedIn, data: JSONBody[Passes], lang: Lang = "en") -> Mine:
    """List the games and campaigns to which the passes of a window let it in, and those of whoever is logged in there."""
    passes = {name: secret for name, secret in data.tables.items() if secret and not person_with(secret)}

    def find() -> Mine:
        words = hall.words[lang]
        if account is not None:
            passes.update((game.id, pass_of(account.id)) for game in tables_of(hall.store, account.id))
        return Mine(saves=hall.saves_of(passes, words), campaigns=Campaigns(hall).cards_of(passes, words))

    return await asyncio.to_thread(find)


DOOR = (
    show_door, change_door, new_invitation, withdraw_invitations, enter, new_code, remove_guest, make_host, change_seats, claim,
    release, hand_over, call_bot, leave_to_a_bot, show_mine,
)  # fmt: skip
