"""The addresses of accounts: register, log in and out, change the password, take everything along, go."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from lantern.server.accounts import Accounts, folded
from lantern.server.belongings import campaigns_of, let_go, others_at, tables_of, take_along
from lantern.server.door import named, person_with
from lantern.server.hall import Hall
from lantern.server.limits import counted
from lantern.server.persons import delete_person, export_person
from lantern.server.problems import RefusedError
from lantern.server.recognising import accounts_of, session_cookie, session_of
from lantern.server.requests import HeroBrought, LoggingIn, Passes, PasswordChanged, PasswordSaid, PasswordSet, Register
from lantern.server.routes import Lang, This
from lantern.server.sessions import Account, OpenSession
from lantern.server.travelling import bring, own_heroes
from lantern.server.wire import AccountView, OwnHero, TakenAlong

Asker = Request[Any, Any, Any]


def known_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Let only those on who are logged in."""
    accounts_of(connection)
    if session_of(connection) is None:
        raise RefusedError("log-in", "log-in-first")


@get("/api/account")
async def show_account(hall: This, request: Asker) -> AccountView:
    """Tell whether this server has accounts, and who is logged in."""
    if hall.accounts is None:
        return AccountView(registering="off")
    return await _view(hall.accounts, session_of(request))


# -- coming in ------------------------------------------------------------------------------------


@post("/api/account/register", status_code=201, guards=[counted("registering")])
async def register(request: Asker, data: JSONBody[Register]) -> Response[AccountView]:
    """Register under a name, and be logged in; where only those are let in who were invited, it is refused."""
    accounts = accounts_of(request)
    account = await accounts.work_out(partial(accounts.register, data.name, data.password))
    return await _logged_in(request, accounts, account)


@post("/api/account/log-in", status_code=200, guards=[counted("logging-in")])
async def log_in(hall: This, request: Asker, data: JSONBody[LoggingIn]) -> Response[AccountView]:
    """Log in; whether there is nobody of that name or the password is another one is not told."""
    accounts = accounts_of(request)
    hall.doors.refuse_too_often("naming", folded(data.name))
    account = await accounts.work_out(partial(accounts.log_in, data.name, data.password))
    return await _logged_in(request, accounts, account)


@post("/api/account/set-password", status_code=200, guards=[counted("logging-in")])
async def set_password(hall: This, request: Asker, data: JSONBody[PasswordSet]) -> Response[AccountView]:
    """Set a password with a code from whoever runs the server, who has invited somebody or reset it; and be logged in."""
    accounts = accounts_of(request)
    hall.doors.refuse_too_often("naming", folded(data.name))
    account = await accounts.work_out(partial(accounts.set_password, data.name, data.code, data.password))
    return await _logged_in(request, accounts, account)


# -- going ----------------------------------------------------------------------------------------


@post("/api/account/log-out", status_code=200)
async def log_out(request: Asker) -> Response[AccountView]:
    """Log out at this browser."""
    accounts, session = accounts_of(request), session_of(request)
    if session is not None:
        await asyncio.to_thread(accounts.sessions.end, session.digest)
    return Response(await _view(accounts, None), cookies=[session_cookie(request, None)])


@post("/api/account/log-out-everywhere", status_code=200, guards=[known_only])
async def log_out_everywhere(request: Asker) -> Response[AccountView]:
    """Log out at all browsers, this one too."""
    accounts = accounts_of(request)
    await asyncio.to_thread(accounts.sessions.end_all, _session(request).account.id)
    return Response(await _view(accounts, None), cookies=[session_cookie(request, None)])


@post("/api/account/delete", status_code=200, guards=[known_only, counted("logging-in")])
async def delete_account(hall: This, request: Asker, data: JSONBody[PasswordSaid]) -> Response[AccountView]:
    """Forget a person: what is theirs alone is gone for good, what they share with others stays with these."""
    accounts, account = accounts_of(request), _session(request).account
    await accounts.work_out(partial(accounts.refuse_wrong_password, account, data.password))
    await forget_person(hall, account.id)
    return Response(await _view(accounts, None), cookies=[session_cookie(request, None)])


async def forget_person(hall: Hall, person: str) -> None:
    """Take somebody from every table that others come to, and delete everything else of theirs."""
    for games in await asyncio.to_thread(campaigns_of, hall.store, person):
        for game in games:
            if others_at(games, person):
                await hall.alter_door(game.id, lambda there: let_go(there, person))
            else:
                await hall.put_away(game.id)
    for game in await asyncio.to_thread(tables_of, hall.store, person):
        if others_at([game], person):  # those where they watched
            await hall.alter_door(game.id, lambda there: let_go(there, person))
    await asyncio.to_thread(delete_person, hall.store, person)


# -- what is theirs -------------------------------------------------------------------------------


@post("/api/account/password", status_code=200, guards=[known_only, counted("logging-in")])
async def change_password(request: Asker, data: JSONBody[PasswordChanged]) -> AccountView:
    """Change the password; all other browsers are logged out."""
    accounts, session = accounts_of(request), _session(request)
    await accounts.work_out(partial(accounts.change_password, session.account, data.old, data.new, session.digest))
    return await _view(accounts, session)


@get("/api/account/file", media_type="application/zip", guards=[known_only, counted("taking-in")])
async def account_file(hall: This, request: Asker) -> Response[bytes]:
    """Give everything of a person as a file."""
    account = _session(request).account
    data = await asyncio.to_thread(export_person, hall.store, account.id)
    said = 'attachment; filename="old-lantern-account.zip"'
    return Response(data, media_type="application/zip", headers={"Content-Disposition": said})


@post("/api/account/take-along", status_code=200, guards=[known_only])
async def take_tables_along(hall: This, request: Asker, data: JSONBody[Passes]) -> TakenAlong:
    """Let the tables to which this browser has passes belong to whoever is logged in."""
    account = _session(request).account
    taken: list[str] = []
    for name, secret in data.tables.items():
        if secret and not person_with(secret) and await _took_along(hall, name, secret, account):
            taken.append(name)
    return TakenAlong(tables=taken)


async def _took_along(hall: Hall, name: str, secret: str, account: Account) -> bool:
    try:
        table = await hall.visit(name, secret)
    except RefusedError:
        return False
    return await table.reseat(lambda: take_along(table.game, secret, account))


# -- heroes ---------------------------------------------------------------------------------------


@get("/api/account/heroes", guards=[known_only])
async def show_heroes(hall: This, request: Asker, lang: Lang = "en") -> list[OwnHero]:
    """List the heroes of whoever is logged in, in all their campaigns."""
    return await own_heroes(hall, _session(request).account.id, lang)


@post("/api/tables/{name:str}/bring", status_code=200, guards=[known_only])
async def bring_hero(hall: This, request: Asker, name: FromPath[str], data: JSONBody[HeroBrought]) -> OwnHero:
    """Ride with a hero of one's own to a gathering of another campaign; it leaves the one where it was."""
    account = _session(request).account
    return await bring(hall, account, name, data.campaign, data.hero)


# -- answers --------------------------------------------------------------------------------------


def _session(request: Asker) -> OpenSession:
    session = session_of(request)
    assert session is not None  # the guard has seen to it
    return session


async def _logged_in(request: Asker, accounts: Accounts, account: Account) -> Response[AccountView]:
    """Begin a session, with a secret that nobody has seen before; the one of before ends."""
    before = session_of(request)
    if before is not None:
        await asyncio.to_thread(accounts.sessions.end, before.digest)
    secret = await asyncio.to_thread(accounts.sessions.begin, account.id)
    session = await asyncio.to_thread(accounts.sessions.find, secret)
    return Response(await _view(accounts, session), cookies=[session_cookie(request, secret)])


async def _view(accounts: Accounts, session: OpenSession | None) -> AccountView:
    if session is None:
        return AccountView(registering=accounts.registering)
    many = await asyncio.to_thread(accounts.sessions.of, session.account.id)
    return AccountView(
        registering=accounts.registering, name=named(session.account.name), sessions=many, expires=session.expires
    )


ACCOUNT = (
    show_account, register, log_in, set_password, log_out, log_out_everywhere, delete_account, change_password, account_file,
    take_tables_along, show_heroes, bring_hero,
)  # fmt: skip
