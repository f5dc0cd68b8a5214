"""The lines over which servers that share a database hear of each other: Litestar's channels, on PostgreSQL or Redis.

A line may be cut and come back. Whoever listens hears `CUT` then, because something may have been said meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.base import ChannelsBackend

from lantern.core.errors import LanternError
from lantern.server.database.base import Database
from lantern.server.database.postgres import PostgresDatabase

#: Everything is told on this one; in PostgreSQL each database has its own.
CHANNEL = "lantern"
#: Heard when the line is there, and whenever it is there again.
CUT = b""
#: Names a Redis that carries what is told, in the place of the database.
REDIS_URL = "LANTERN_REDIS_URL"
#: So many seconds somebody waits for a line, and before the next try.
PATIENCE, PAUSE = 3.0, 0.5
#: A line whose other end has vanished is noticed within some ten seconds.
NOTICE: dict[str, Any] = {"keepalives_idle": 4, "keepalives_interval": 2, "keepalives_count": 3}
_log = logging.getLogger("lantern.server")


class NoLineError(LanternError):
    """The package that carries what is told is not installed."""


def lines_for(database: Database) -> ChannelsBackend | None:
    """Return the lines for the servers of a database; None where there is only one."""
    if not isinstance(database, PostgresDatabase):
        return None
    redis = os.environ.get(REDIS_URL, "")
    return redis_lines(redis) if redis else PostgresLines(database.dsn)


class PostgresLines(ChannelsBackend):
    """`LISTEN` and `NOTIFY`, each over a connection of its own that is opened again whenever it is lost."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._channels: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._speaking: Any = None

    async def on_startup(self) -> None:
        """Wait for somebody to listen."""
        self._heard = asyncio.Queue()

    async def on_shutdown(self) -> None:
        """Close both connections."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._hang_up()

    async def _connect(self) -> Any:
        from psycopg import AsyncConnection  # noqa: PLC0415 - not everybody has it

        return await AsyncConnection.connect(self._dsn, autocommit=True, connect_timeout=int(PATIENCE), **NOTICE)

    async def _hang_up(self) -> None:
        speaking, self._speaking = self._speaking, None
        if speaking is not None:
            with suppress(Exception):
                await speaking.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell something; a line that was lost is tried once more. What cannot be told, others find in the database."""
        for last in (False, True):
            try:
                async with asyncio.timeout(PATIENCE):
                    if self._speaking is None:
                        self._speaking = await self._connect()
                    for channel in channels:
                        await self._speaking.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
            except Exception as problem:  # noqa: BLE001 - whatever it is, the line is opened again
                await self._hang_up()
                if last:
                    _log.warning("other servers could not be told: %s", problem)
            else:
                return

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen from now on."""
        self._channels |= set(channels)
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen no longer."""
        self._channels -= set(channels)

    async def _listen(self) -> None:
        """Hear everything; when the line is lost, get it back."""
        while True:
            try:
                connection = await self._connect()
                try:
                    for channel in self._channels:
                        await connection.execute(f'LISTEN "{channel}"')
                        self._heard.put_nowait((channel, CUT))
                    async for told in connection.notifies():
                        self._heard.put_nowait((told.channel, told.payload.encode()))
                finally:
                    await connection.close()
            except asyncio.CancelledError:
                raise
            except Exception as problem:  # noqa: BLE001 - whatever it is, the line is opened again
                _log.warning("nothing is heard of other servers for now: %s", problem)
            await asyncio.sleep(PAUSE)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield what is heard."""
        while True:
            heard = await self._heard.get()
            if heard[0] in self._channels:
                yield heard

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:  # noqa: ARG002 - nothing is kept
        """Return what was said before: nothing is kept here."""
        return []


def redis_lines(url: str) -> ChannelsBackend:
    """Return the lines over a Redis."""
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend  # noqa: PLC0415 - only where it is asked for
        from redis.asyncio import Redis  # noqa: PLC0415
        from redis.exceptions import RedisError  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise NoLineError("Redis needs a package: pip install 'old-lantern[redis]'.") from missing

    class RedisLines(RedisChannelsPubSubBackend):
        """Publish and subscribe of a Redis; a line that is not there, or was lost, is opened again."""

        _wanted: tuple[str, ...] = ()

        async def subscribe(self, channels: Iterable[str]) -> None:
            self._wanted = tuple(channels)
            with suppress(RedisError, OSError):  # whoever listens tries again, and says so
                await super().subscribe(self._wanted)
            self._has_subscribed.set()

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            try:
                await super().publish(data, channels)
            except (RedisError, OSError) as problem:
                _log.warning("other servers could not be told: %s", problem)

        async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
            await self._has_subscribed.wait()
            while True:
                try:
                    await super().subscribe(self._wanted)
                    yield CHANNEL, CUT
                    async for heard in super().stream_events():
                        yield heard
                except (RedisError, OSError) as problem:
                    _log.warning("nothing is heard of other servers for now: %s", problem)
                    await asyncio.sleep(PAUSE)

    return RedisLines(redis=Redis.from_url(url, socket_connect_timeout=PATIENCE), key_prefix="LANTERN")
