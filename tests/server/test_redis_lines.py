"""Servers that hear of each other over a Redis: one that is not there yet, or goes, is waited for and holds nobody up."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any

from lantern.server.channels import CHANNEL, CUT, redis_lines

PATIENCE = 20.0


class LittleRedis:
    """As much of a Redis as publishing and subscribing need."""

    def __init__(self) -> None:
        self.port = 0
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._listening: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for line in list(self._open):
            line.transport.abort()
        await asyncio.sleep(0)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        with suppress(OSError, asyncio.IncompleteReadError, ValueError):
            while True:
                count = int((await reader.readline())[1:])
                words = [(await reader.readexactly(int((await reader.readline())[1:]) + 2))[:-2] for _ in range(count)]
                writer.write(self._answer(words, writer))
        self._open.discard(writer)
        self._listening.discard(writer)
        writer.close()

    def _answer(self, words: list[bytes], writer: asyncio.StreamWriter) -> bytes:
        match [words[0].upper(), *words[1:]]:
            case [b"SUBSCRIBE", channel]:
                self._listening.add(writer)
                return _written(b"subscribe", channel, 1)
            case [b"EVALSHA", _, b"1", channel, data]:
                for line in self._listening:
                    line.write(_written(b"message", channel, data))
                return b"$-1\r\n"
        return b"+OK\r\n"


def _written(*parts: bytes | int) -> bytes:
    told = [b":%d\r\n" % part if isinstance(part, int) else b"$%d\r\n%s\r\n" % (len(part), part) for part in parts]
    return b"*%d\r\n" % len(parts) + b"".join(told)


@asynccontextmanager
async def listening(url: str) -> Any:
    """A server that listens; what it hears."""
    lines, heard = redis_lines(url), asyncio.Queue[bytes]()

    async def listen() -> None:
        async for channel, data in lines.stream_events():
            assert channel == CHANNEL
            heard.put_nowait(data)

    await lines.on_startup()
    await lines.subscribe([CHANNEL])
    task = asyncio.create_task(listen())
    try:
        yield lines, heard
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await lines.on_shutdown()


async def soon(heard: asyncio.Queue[bytes], wanted: bytes) -> None:
    async with asyncio.timeout(PATIENCE):
        while await heard.get() != wanted:
            pass


def test_servers_hear_each_other_and_find_a_redis_again_that_was_away():
    async def story() -> None:
        redis = LittleRedis()
        await redis.start()
        await redis.stop()  # its port is known, and nobody is there
        url = f"redis://127.0.0.1:{redis.port}/0?protocol=2"
        async with listening(url) as (one, _), listening(url) as (_, other):
            await one.publish(b"into the wind", [CHANNEL])
            for news in (b"first", b"second"):
                await redis.start()
                await soon(other, CUT)
                await one.publish(news, [CHANNEL])
                await soon(other, news)
                await redis.stop()

    with ThreadPoolExecutor(1) as apart:  # a browser test leaves a loop behind
        apart.submit(asyncio.run, story()).result()
