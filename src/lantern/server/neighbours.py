"""Other servers of the same games: what they are told of what happens here, and what is heard of them.

Nothing rests on it that must not be lost: that is in the database. A server that is told of a change reads it there.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from msgspec import Struct

from lantern.server.channels import CHANNEL, CUT
from lantern.server.wire import Pointed, Spoken

#: A server says so often that it is there, in seconds; of one that was silent for so long nobody is here any more.
HEARTBEAT, SILENCE = 1.0, 3.0


class Author(Struct, frozen=True):
    """Who gave an answer: the digest of a pass that holds the seat, if there is one, and for whom, if a bot gave it.

    Seats come and go as heroes are left to bots and taken back; whose they are stays.
    """

    held: str
    bot: str = ""


class TableChanged(Struct, frozen=True, tag="changed"):
    """Something was written at a table: it is at this version now. `author` gave the answers from number `first` on."""

    game: str
    version: int
    first: int = 0
    author: Author | None = None


class WindowsThere(Struct, frozen=True, tag="windows"):
    """Who looks at a table there: digests of passes, with how many windows each. `asks`: whoever knows of others tells it."""

    game: str
    windows: dict[str, int]
    asks: bool = False


class SaidThere(Struct, frozen=True, tag="said"):
    """Somebody said something at a table, or points at a place."""

    game: str
    message: Spoken | Pointed


class TableClosed(Struct, frozen=True, tag="closed"):
    """A table was taken away."""

    game: str


class HadThere(Struct, frozen=True, tag="had"):
    """Somebody had something dear there (`limits.py`); who it was is a digest."""

    what: str
    whose: str


class StillHere(Struct, frozen=True, tag="here"):
    """The server is there."""


class ServerLeaves(Struct, frozen=True, tag="leaves"):
    """The server ends: whoever looked at a table there comes back elsewhere."""


ServerNews = TableChanged | WindowsThere | SaidThere | TableClosed | HadThere | StillHere | ServerLeaves


class Letter(Struct, frozen=True):
    """What one server tells all others."""

    server: str
    news: ServerNews


class LineLost(Struct, frozen=True):
    """The line was cut: something may have been missed."""


class ServerLost(Struct, frozen=True):
    """A server has ended, or is silent."""

    server: str


class ServerFound(Struct, frozen=True):
    """There is a server that was not known, or had been silent."""


#: What is heard of others, or noticed.
Noticed = ServerNews | LineLost | ServerLost | ServerFound
Hears = Callable[[str, Noticed], Awaitable[None]]
_read = msgspec.json.Decoder(Letter)


class Neighbours:
    """Tells other servers what happens here. Before `listening` there are none, and nothing is told."""

    def __init__(self) -> None:
        #: The name of this server among them.
        self.me = secrets.token_hex(8)
        self._line: ChannelsPlugin | None = None
        self._known: dict[str, float] = {}

    def tell(self, news: ServerNews) -> None:
        """Tell all others something."""
        if self._line is not None:
            self._line.publish(msgspec.json.encode(Letter(self.me, news)), CHANNEL)

    @asynccontextmanager
    async def listening(self, lines: ChannelsBackend, hear: Hears, sweep: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
        """Be one of several servers. `hear` is told what the others tell, and `sweep` is done with every heartbeat."""
        async with ChannelsPlugin(lines, channels=[CHANNEL]) as line, line.start_subscription(CHANNEL) as heard:

            async def listen() -> None:
                async for data in heard.iter_events():
                    await self._hear(data, hear)

            async def live() -> None:
                while True:
                    self.tell(StillHere())
                    for server in [one for one, last in self._known.items() if monotonic() - last > SILENCE]:
                        del self._known[server]
                        await hear(server, ServerLost(server))
                    await sweep()
                    await asyncio.sleep(HEARTBEAT)

            self._line = line
            tasks = [asyncio.create_task(listen()), asyncio.create_task(live())]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task
                self.tell(ServerLeaves())
                self._line = None

    async def _hear(self, data: bytes, hear: Hears) -> None:
        """Read a letter; what a newer server tells and nobody here understands is passed over."""
        if data == CUT:
            await hear("", LineLost())
            return
        try:
            letter = _read.decode(data)
        except msgspec.MsgspecError:
            return
        if letter.server == self.me:
            return
        if isinstance(letter.news, ServerLeaves):
            self._known.pop(letter.server, None)
            await hear(letter.server, ServerLost(letter.server))
            return
        if letter.server not in self._known:
            await hear(letter.server, ServerFound())
        self._known[letter.server] = monotonic()
        if not isinstance(letter.news, StillHere):
            await hear(letter.server, letter.news)
