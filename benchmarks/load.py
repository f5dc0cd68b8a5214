"""Many live tables at once: from an answer until the last window has it, beside a bare server in the same run.

`python -m benchmarks.load --tables 20 --seconds 10` is quick. Everything runs on this machine: the server, and in another
process all who play and look on, so what these take to read is in the figures. Each table has four windows, at which somebody
gives one answer a second; the tables take turns within it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, nullcontext
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from time import monotonic, perf_counter
from typing import Any

import httpx
import msgspec
from benchmarks.machine import described
from msgspec import Struct
from tests.databases import PostgresServer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

#: A bare server sends as much to so many.
WINDOWS = 4
HEROES = ("us-marshal", "gunslinger", "rancher", "saloon-girl")
#: So many tables are meant to be possible.
MANY = 200
SECONDS_TO_WAIT = 30.0


class Option(Struct):
    """An option of a question; only how many there are matters."""


class Asked(Struct):
    """A question, as far as it takes to answer it."""

    id: str
    form: str
    default: int | list[int] | str | None
    answers: list[Option]
    least: int | None = None


class Table(Struct):
    """A table, as far as it takes to play on."""

    version: int
    waiting: str
    questions: list[Asked]


class Heard(Struct):
    """A message of the server."""

    type: str
    table: Table | None = None
    version: int | None = None


class Load(Struct):
    """What was measured: seconds from each answer to the last window, and what it cost the server."""

    tables: int
    took: list[float]
    late: int
    processor: float
    memory: int
    update: float

    @property
    def p50(self) -> float:
        """Return the median, in milliseconds."""
        return quantiles(self.took, n=100, method="inclusive")[49] * 1e3

    @property
    def p99(self) -> float:
        """Return what 99 of 100 stay below, in milliseconds."""
        return quantiles(self.took, n=100, method="inclusive")[98] * 1e3


_hear = msgspec.json.Decoder(Heard)


class Window:
    """One who looks on; remembers when it saw which version, and the last table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.table: Table | None = None
        self.sizes: list[int] = []
        self._version = -1
        self._news = asyncio.Event()

    async def listen(self) -> None:
        """Hear everything until the line ends."""
        try:
            async for text in self.line:
                heard = _hear.decode(text)
                if heard.table is not None:
                    self.sizes.append(len(text))
                    self.table, self._version = heard.table, heard.table.version
                    self._news.set()
                elif heard.type == "refused":
                    raise SystemExit(f"refused: {text!r}")
        except ConnectionClosed:
            return

    async def beyond(self, version: int) -> float:
        """Wait until a later version than this was seen; return when."""
        while self._version <= version:
            self._news.clear()
            await self._news.wait()
        return perf_counter()


def plain(question: Asked, chance: Random) -> int | list[int] | str:
    """Answer as somebody does who wants to get on, and not always the same."""
    if question.form == "one":
        return chance.randrange(len(question.answers))
    if question.default is not None:
        return question.default
    match question.form:
        case "confirm":
            return 0
        case "amount":
            return question.least or 0
        case "order":
            return list(range(len(question.answers)))
    return list(range(question.least or 0))


async def play(windows: list[Window], chance: Random, starts: float, until: float) -> tuple[list[float], int]:
    """Give one answer a second; return how long each took to the last window, and how many were given late."""
    took, late, due = [], 0, starts
    while due < until:
        wait = due - monotonic()
        late += wait < -0.1
        await asyncio.sleep(max(0.0, wait))
        due += 1.0
        table = windows[0].table
        assert table is not None
        if table.waiting != "question":
            break
        question = table.questions[0]
        message = {"type": "answer", "question": question.id, "answer": plain(question, chance)}
        begun = perf_counter()
        await windows[0].line.send(msgspec.json.encode(message).decode())
        seen = await asyncio.wait_for(asyncio.gather(*(each.beyond(table.version) for each in windows)), SECONDS_TO_WAIT)
        took.append(max(seen) - begun)
    return took, late


class Players:
    """All who play and look on at the tables of one server."""

    def __init__(self, address: str, lines: AsyncExitStack, listening: asyncio.TaskGroup) -> None:
        self._address = address
        self._lines = lines
        self._listening = listening

    async def sit_down(self, client: httpx.AsyncClient, seed: int) -> list[Window]:
        """Begin a game, and open its windows."""
        opened = (await client.post("/api/tables", json={"seed": seed, "heroes": HEROES})).raise_for_status().json()
        hello = msgspec.json.encode({"type": "hello", "token": opened["token"], "lang": "en", "log": None}).decode()
        where = f"ws{self._address.removeprefix('http')}/api/tables/{opened['id']}/live"
        windows = []
        for _ in range(WINDOWS):
            line = await self._lines.enter_async_context(connect(where, max_size=None, compression=None))
            await line.send(hello)
            windows.append(Window(line))
            self._listening.create_task(windows[-1].listen())
            await windows[-1].beyond(-1)
        return windows


async def measure_tables(address: str, process: int, tables: int, seconds: float) -> Load:
    """Play at so many tables for so long, after a first table at which everything was done once."""
    async with (
        AsyncExitStack() as lines,
        httpx.AsyncClient(base_url=address, timeout=60) as client,
        asyncio.TaskGroup() as listening,
    ):
        players = Players(address, lines, listening)
        now = monotonic()
        await play(await players.sit_down(client, 0), Random(0), now, now + 3)  # noqa: S311 - a game
        bare = memory_of(process)
        played = [await players.sit_down(client, number + 1) for number in range(tables)]
        memory = memory_of(process) - bare
        for windows in played:
            for each in windows:
                each.sizes.clear()
        before, begun = processor_of(process), monotonic() + 0.5
        games = [
            play(windows, Random(number), begun + number / tables, begun + seconds)  # noqa: S311 - a game
            for number, windows in enumerate(played)
        ]
        came = await asyncio.gather(*games)
        used = (processor_of(process) - before) / seconds
        await lines.aclose()
    took = [each for times, _ in came for each in times]
    sizes = [size for windows in played for each in windows for size in each.sizes]
    return Load(tables, took, sum(late for _, late in came), used, memory // tables, mean(sizes))


async def measure_echo(address: str, process: int, tables: int, seconds: float, size: int) -> Load:
    """Do the same with a server that does nothing but send."""

    async def hear(line: ClientConnection, arrived: asyncio.Queue[float]) -> None:
        try:
            async for _ in line:
                arrived.put_nowait(perf_counter())
        except ConnectionClosed:
            return

    async def say(group: list[tuple[ClientConnection, asyncio.Queue[float]]], starts: float, until: float) -> list[float]:
        took, due = [], starts
        while due < until:
            await asyncio.sleep(max(0.0, due - monotonic()))
            due += 1.0
            begun = perf_counter()
            await group[0][0].send("answer")
            seen = await asyncio.wait_for(asyncio.gather(*(arrived.get() for _, arrived in group)), SECONDS_TO_WAIT)
            took.append(max(seen) - begun)
        return took

    async with AsyncExitStack() as lines, asyncio.TaskGroup() as tasks:
        groups = []
        for number in range(tables):
            group: list[tuple[ClientConnection, asyncio.Queue[float]]] = []
            for _ in range(WINDOWS):
                line = await lines.enter_async_context(connect(f"{address}/{number}/{size}", max_size=None, compression=None))
                group.append((line, asyncio.Queue()))
                tasks.create_task(hear(*group[-1]))
            groups.append(group)
        before, begun = processor_of(process), monotonic() + 0.5
        came = await asyncio.gather(
            *(say(group, begun + number / tables, begun + seconds) for number, group in enumerate(groups))
        )
        used = (processor_of(process) - before) / seconds
        await lines.aclose()
    return Load(tables, [each for times in came for each in times], 0, used, 0, float(size))


def with_workers(process: int) -> list[int]:
    """Return a process and those that it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()
    return [process, *map(int, children)]


def memory_of(process: int) -> int:
    """Return how many bytes of memory a process and its workers hold; what they share is counted for each."""
    pages = sum(int(Path(f"/proc/{one}/statm").read_text("utf-8").split()[1]) for one in with_workers(process))
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor_of(process: int) -> float:
    """Return how many seconds of a processor a process and its workers have had."""
    stats = [Path(f"/proc/{one}/stat").read_text("utf-8").rpartition(")")[2].split() for one in with_workers(process)]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


@contextmanager
def started(*command: str) -> Iterator[tuple[str, int]]:
    """Start a server; its first line is its address."""
    with subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip(), server.pid
        finally:
            server.send_signal(signal.SIGINT)


@contextmanager
def postgres() -> Iterator[str]:
    """Start a PostgreSQL server that keeps what it is told as one does that people use; yield where games can be kept."""
    server = PostgresServer("-c listen_addresses='' -c max_connections=100")
    try:
        yield server.url(server.new_database())
    finally:
        server.remove()


def run(tables: int, seconds: float, place: str | None = None, workers: int = 1) -> tuple[Load, Load]:
    """Measure the tables, then the bare server with messages of the same size."""
    with tempfile.TemporaryDirectory() as folder:
        with started("benchmarks.hall", place or f"{folder}/table.sqlite", str(workers)) as (address, process):
            ours = asyncio.run(measure_tables(address, process, tables, seconds))
        with started("benchmarks.echo") as (address, process):
            bare = asyncio.run(measure_echo(address, process, tables, seconds, int(ours.update)))
    return ours, bare


def told(ours: Load, bare: Load, how: str) -> list[tuple[str, str]]:
    """Say what was measured, line by line."""

    def line(load: Load) -> str:
        return f"{load.p50:.1f} ms, 99 in 100 below {load.p99:.1f} ms, slowest {max(load.took) * 1e3:.0f} ms"

    name = f"{ours.tables} live tables of {WINDOWS} windows, one answer a second each, {how}"
    return [
        (f"{name}: from an answer to the last window ({len(ours.took):,} answers, {ours.late} came late)", line(ours)),
        ("the same with a bare Litestar server that sends as many bytes", line(bare)),
        (
            "processor of the server (without its database), tables and bare",
            f"{ours.processor:.0%} and {bare.processor:.0%} of a core",
        ),
        ("an update for one window", f"{ours.update / 1000:.1f} kB"),
        ("memory of the server for each table", f"{ours.memory / 1e6:.2f} MB"),
    ]


def main() -> None:
    """Measure, and print it with the state of the machine."""
    parser = argparse.ArgumentParser(description="Many live tables at once.")
    parser.add_argument("--tables", type=int, nargs="+", default=[20])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--postgres", action="store_true", help="with a PostgreSQL server instead of a SQLite file")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    how = f"{'PostgreSQL' if chosen.postgres else 'SQLite'}, {chosen.workers} {'worker' if chosen.workers == 1 else 'workers'}"
    with postgres() if chosen.postgres else nullcontext(None) as place:
        for tables in chosen.tables:
            busy = os.getloadavg()[0]
            lines: list[tuple[str, Any]] = told(*run(tables, chosen.seconds, place, chosen.workers), how)
            print(f"{described()}; {busy:.1f} programs were running before")
            for what, value in lines:
                print(f"{what:<110}  {value}")


if __name__ == "__main__":
    main()
