"""Tables that somebody with an account begins are theirs; where there are accounts, only people with one begin any."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from lantern.server import seats
from lantern.server.belongings import refuse_too_much, take_along
from lantern.server.door import digest, guest_of, pass_of
from lantern.server.live import LiveTable
from lantern.server.problems import RefusedError
from lantern.server.recognising import account_of
from lantern.server.sessions import Account
from lantern.server.wire import Opened

#: Whoever is logged in.
LoggedIn = NamedDependency[Account | None]


async def who_asks(request: Request[Any, Any, Any]) -> Account | None:
    """Tell who asks, if they are logged in."""
    return account_of(request)


async def people_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Let only those begin something, where there are accounts, who are logged in and do not keep too much already."""
    hall = connection.app.state.hall
    if hall.accounts is None:
        return
    account = account_of(connection)
    if account is None:
        raise RefusedError("log-in", "log-in-first")
    await asyncio.to_thread(refuse_too_much, hall.store, account.id, hall.accounts.quotas)


def pass_for(account: Account | None) -> str | None:
    """Return the pass with which somebody holds what they bring; None if a new one must be made."""
    return pass_of(account.id) if account is not None else None


async def opened(table: LiveTable, secret: str, account: Account | None) -> Opened:
    """Answer with a table that has just been begun: whoever is logged in owns it, anybody else gets the pass to keep."""
    if account is None:
        return Opened(id=table.game.id, token=secret)

    def hand_over() -> None:
        take_along(table.game, secret, account)
        guest = guest_of(table.game.door, secret)
        if guest is not None:
            guest.passes = [known for known in guest.passes if known != digest(secret)]
        seats.empty(table.game.seats, [digest(secret)])

    await table.reseat(hand_over)
    return Opened(id=table.game.id, token="")
