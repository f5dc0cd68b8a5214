"""How much one address may ask for: what is dear is counted out, and whoever asks for too much is told how long to wait."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from lantern.server.addresses import is_local, network_of
from lantern.server.problems import RefusedError

#: What is counted out on a server for others -> how many at once, and how many in a second after that.
DEAR = {
    "taking-in": (10, 1 / 20),
    "beginning": (30, 1 / 15),
    "registering": (10, 1 / 120),
    "logging-in": (20, 1 / 20),
    "naming": (10, 1 / 60),  # by the name that is said, from wherever
    "entering": (30, 1 / 5),
    "looking-back": (100, 10.0),
}
#: So many windows may be open from one address, other than those of this machine.
MOST_WINDOWS = 64
#: So many addresses are remembered; those that came first are forgotten first.
MOST_ADDRESSES = 10_000


class Bucket:
    """Holds so many, and gets so many more in a second."""

    __slots__ = ("_each_second", "_held", "_most", "_since")

    def __init__(self, most: float, each_second: float) -> None:
        self._most = self._held = most
        self._each_second = each_second
        self._since = monotonic()

    def take(self) -> int | None:
        """Take one out; return how many seconds to wait if there is none."""
        self._fill()
        if self._held < 1:
            return math.ceil((1 - self._held) / self._each_second)
        self._held -= 1
        return None

    def spend(self) -> None:
        """Take one out that was had elsewhere, also of what is not there yet, up to as much again."""
        self._fill()
        self._held = max(-self._most, self._held - 1)

    async def wait(self) -> None:
        """Take one out as soon as there is one."""
        self._fill()
        self._held -= 1
        if self._held < 0:
            await asyncio.sleep(-self._held / self._each_second)

    def _fill(self) -> None:
        now = monotonic()
        self._held = min(self._most, self._held + (now - self._since) * self._each_second)
        self._since = now


class Doors:
    """Counts who comes from where; at a server that only this machine reaches nobody is counted.

    Other servers of the same games are told of everybody who had something dear, and count it as well.
    """

    def __init__(self, *, open_to_all: bool) -> None:
        self._open = open_to_all
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._windows: dict[str, int] = {}
        #: Tells other servers what was had, and by whom; nobody learns an address from it.
        self.tell: Callable[[str, str], None] = lambda *_: None

    def refuse_too_often(self, what: str, address: str) -> None:
        """Refuse whoever has asked for something dear too often."""
        if self._open:
            return
        whose = blake2b(f"{what} {address}".encode("utf-8", "replace"), digest_size=12).hexdigest()
        wait = self._bucket(what, whose).take()
        if wait is not None:
            raise RefusedError("too-many", "too-many", seconds=wait)
        self.tell(what, whose)

    def had_elsewhere(self, what: str, whose: str) -> None:
        """Count what somebody had at another server."""
        if not self._open and what in DEAR:
            self._bucket(what, whose).spend()

    def _bucket(self, what: str, whose: str) -> Bucket:
        bucket = self._buckets.get((what, whose))
        if bucket is None:
            while len(self._buckets) >= MOST_ADDRESSES:
                del self._buckets[next(iter(self._buckets))]
            bucket = self._buckets[what, whose] = Bucket(*DEAR[what])
        return bucket

    @contextmanager
    def window(self, address: str) -> Iterator[None]:
        """Count a window while it is open."""
        counts = not self._open and not is_local(address)
        address = network_of(address)
        count = self._windows.get(address, 0)
        if count >= MOST_WINDOWS and counts:
            raise RefusedError("too-many", "too-many-windows")
        self._windows[address] = count + 1
        try:
            yield
        finally:
            left = self._windows[address] - 1
            if left:
                self._windows[address] = left
            else:
                del self._windows[address]


def counted(what: str) -> Any:
    """Return a guard for addresses of something dear."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        address = connection.client.host if connection.client is not None else ""
        connection.app.state.hall.doors.refuse_too_often(what, network_of(address))

    return guard


def counted_if_past(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Count whoever looks something up as it was: the game is played again for that, and its people wait."""
    if "at" in connection.query_params:
        counted("looking-back")(connection, handler)
