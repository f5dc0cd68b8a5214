"""Who asks: somebody who is logged in is recognised by the cookie of the session, before anything else looks at the request.

The rest of the server knows passes only. So whoever is logged in and sends none is given the pass of a person here, and nobody
can send such a pass from outside. A cookie goes with whatever a browser sends, also for pages of others; so it counts for what
changes something only if the browser says that a page of ours asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import structs

from lantern.core.errors import SaveError
from lantern.server.accounts import Accounts
from lantern.server.door import OF_PERSON, pass_of
from lantern.server.guarding import SAFE, is_encrypted
from lantern.server.problems import RefusedError
from lantern.server.requests import Hello
from lantern.server.sessions import LASTS, Account, OpenSession
from lantern.server.side_by_side import until_one_ends

#: The header in which a window sends its pass.
SEAT_TOKEN = b"seat-token"
#: Where it is known who is logged in.
RECOGNISED = "lantern_session"
#: So often an open window is asked whether its people are still logged in, in seconds.
PULSE = 10.0
#: So many cookies of our name are looked at: another program, or a folder, may have set one as well.
MOST_COOKIES = 3


def recognise(app: ASGIApp) -> ASGIApp:
    """Recognise whoever is logged in."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            session = await _session(scope)
            scope["state"][RECOGNISED] = session
            scope["headers"] = _with_pass(scope["headers"], session)
        await app(scope, receive, send)

    return middleware


def accounts_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Accounts:
    """Return the accounts of a server; refused where there are none."""
    found: Accounts | None = connection.app.state.hall.accounts
    if found is None:
        raise RefusedError("not-found", "no-accounts")
    return found


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> OpenSession | None:
    """Return the session of whoever asks, if they are logged in."""
    found: OpenSession | None = connection.scope["state"].get(RECOGNISED)
    return found


def account_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Account | None:
    """Return who asks, if they are logged in."""
    session = session_of(connection)
    return session.account if session is not None else None


async def _session(scope: Scope) -> OpenSession | None:
    accounts: Accounts | None = Litestar.from_scope(scope).state.hall.accounts
    for secret in _cookies(scope) if accounts is not None else ():
        assert accounts is not None
        session = await asyncio.to_thread(accounts.sessions.find, secret)
        if session is not None:
            refuse_forged(scope)
            return session
    return None


def refuse_forged(scope: Scope) -> None:
    """Refuse to do something for whoever is logged in unless the browser says that a page of this server asks for it.

    That an `Origin` is ours was looked at before (`guarding.py`).
    """
    if scope.get("method") in SAFE:  # a socket has no method
        return
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    origin = headers.get(b"origin", "")
    ours = bool(origin) or headers.get(b"sec-fetch-site") == "same-origin"
    if not ours:
        raise RefusedError("foreign-page", "no-origin")


def _with_pass(headers: Any, session: OpenSession | None) -> list[tuple[bytes, bytes]]:
    """Return the headers without any pass of a person that came from outside, and with that of whoever is logged in."""
    kept = [pair for pair in headers if not (pair[0].lower() == SEAT_TOKEN and _is_none_of_a_window(pair[1]))]
    if session is not None and not any(name.lower() == SEAT_TOKEN for name, _ in kept):
        kept.append((SEAT_TOKEN, pass_of(session.account.id).encode()))
    return kept


def _is_none_of_a_window(value: bytes) -> bool:
    return not value.strip() or value.strip().startswith(OF_PERSON.encode())


# -- the cookie -----------------------------------------------------------------------------------


def session_cookie(connection: ASGIConnection[Any, Any, Any, Any], secret: str | None) -> Cookie:
    """Make the cookie of a session, or take it away: no script reads it, no page of others sends it."""
    return Cookie(
        key=_cookie_name(connection.scope),
        value=secret or "",
        max_age=int(LASTS.total_seconds()) if secret else 0,
        path="/",
        httponly=True,
        secure=is_encrypted(connection.scope),
        samesite="strict",
    )


def _cookies(scope: Scope) -> list[str]:
    """Find what could be the secret of a session; whatever other programs of the same name have set beside it."""
    sent = ";".join(value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"cookie")
    pairs = (part.strip().partition("=") for part in sent.split(";"))
    found = [value.strip(' "')[:200] for name, _, value in pairs if name.strip() == _cookie_name(scope)]
    return [secret for secret in found if secret][:MOST_COOKIES]


def _cookie_name(scope: Scope) -> str:
    """Name the cookie; where it is encrypted, by a name that browsers take from this very server only."""
    return "__Host-lantern" if is_encrypted(scope) else "lantern"


# -- windows --------------------------------------------------------------------------------------


def recognised(socket: ASGIConnection[Any, Any, Any, Any], hello: Hello) -> Hello:
    """Return what a window says first with the pass that counts: its own, or that of whoever is logged in."""
    own = hello.token if hello.token and not hello.token.startswith(OF_PERSON) else None
    session = session_of(socket)
    return structs.replace(hello, token=own or (pass_of(session.account.id) if session is not None else None))


async def while_logged_in(
    socket: ASGIConnection[Any, Any, Any, Any], hello: Hello, attending: Coroutine[Any, Any, None]
) -> None:
    """Attend to a window; one that came by a session only as long as that lasts."""
    session = session_of(socket)
    if session is None or hello.token != pass_of(session.account.id):
        await attending
        return
    await until_one_ends(attending, _until_logged_out(accounts_of(socket), session))


async def _until_logged_out(accounts: Accounts, session: OpenSession) -> None:
    """Wait until a session has expired or was ended, wherever that was done; while the database is silent nobody can tell."""
    known: OpenSession | None = session
    while known is not None:
        await asyncio.sleep(PULSE)
        with suppress(SaveError):
            known = await asyncio.to_thread(accounts.sessions.known, session.digest)
    raise RefusedError("no-table", "no-game")
