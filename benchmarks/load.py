"""Many live tables at once: from an answer until the last window has it, beside a bare server in the same run.

`python -m benchmarks.load --tables 20 --seconds 10` is quick. Everything runs on this machine: the server, its database, and
in another process all who play and look on (what these cost is told apart). At each table sit four people, each with a hero
and a window of its own, as the page has it; one answer a second is given there, and the tables take turns within it. Each is
somewhere else in its adventure, as tables are at which people sit down when they like; one whose adventure is over begins
another. `--more` looks afterwards for the number of tables at which 99 in 100 answers no longer stay below 100 ms: with more
tables, or with fewer if they do not even so.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from time import monotonic, perf_counter, process_time
from typing import Any, NamedTuple

import httpx
import msgspec
from benchmarks.limit import SOON, limit
from benchmarks.line import Line
from benchmarks.machine import described
from benchmarks.processes import memory_of, processor_of
from msgspec import Struct
from tests.databases import PostgresServer

from lantern.client.changes import changed

WINDOWS = 4
HEROES = ("us-marshal", "gunslinger", "rancher", "saloon-girl")
#: So many tables are meant to be possible.
MANY = 200
#: So many seconds are played at each number of tables while it is looked for how many are too much.
STEP_SECONDS = 15.0
SECONDS_TO_WAIT = 60.0
#: A table has been played on for up to so many answers before it is looked at.
ON_THE_WAY = 60


class Used(NamedTuple):
    """Seconds of a processor that the server, its database and all who play have had."""

    server: float
    database: float
    players: float

    @classmethod
    def until_now(cls, process: int, database: int | None) -> Used:
        """Look at what they have had so far."""
        return cls(processor_of(process), processor_of(database) if database is not None else 0.0, process_time())

    def since(self, before: Used) -> Used:
        """Return what they have had since then."""
        return Used(*(now - then for now, then in zip(self, before, strict=True)))


class Load(Struct):
    """What was measured: seconds from each answer to the last window, and what it cost meanwhile."""

    tables: int
    took: list[float]
    late: int
    used: Used
    #: Bytes that came to a window for each answer, packed; the messages in full.
    packed: float
    update: float
    #: A message that is about as long as most.
    sample: bytes
    #: Bytes of memory of the server for each table.
    memory: int = 0
    #: How many tables there were when it was too much, and what 99 in 100 stayed below then; none if it never was.
    limit: tuple[int, float] | None = None

    def share(self, number: int) -> float:
        """Return what so many of 100 answers stay below, in milliseconds."""
        return quantiles(self.took, n=100, method="inclusive")[number - 1] * 1e3

    def cost(self, seconds: float) -> str:
        """Say how much of a processor something took for each answer."""
        return f"{seconds / len(self.took) * 1e3:.2f} ms"


class Window:
    """One who looks on, and plays a hero: what it was shown last, and when."""

    def __init__(self) -> None:
        self.line: Line | None = None
        self.table: dict[str, Any] = {}
        self.sizes: list[int] = []
        self.last = b""
        self._version = -1
        self._news = asyncio.Event()

    def hear(self, text: bytes) -> None:
        """Look at what comes, as the page does."""
        message = msgspec.json.decode(text)
        match message["type"]:
            case "update":
                self.table = message["table"]
            case "change":
                assert message["since"] == self.table["version"], "nothing is missed"
                self.table = changed(self.table, message["table"])
            case "refused":
                raise SystemExit(f"refused: {text!r}")
            case _:
                return
        self.sizes.append(len(text))
        self.last = text
        self._version = self.table["version"]
        self._news.set()

    async def beyond(self, version: int) -> float:
        """Wait until a later version than this was seen; return when."""
        while self._version <= version:
            self._news.clear()
            await self._news.wait()
        return perf_counter()

    @property
    def asked(self) -> dict[str, Any] | None:
        """Return what this one is asked."""
        return next((question for question in self.table["questions"] if question["yours"]), None)


def plain(question: dict[str, Any], chance: Random) -> int | list[int] | str:
    """Answer as somebody does who wants to get on, and not always the same."""
    if question["form"] == "one":
        return chance.randrange(len(question["answers"]))
    if question["default"] is not None:
        given: int | list[int] | str = question["default"]
        return given
    least: int = question.get("least") or 0
    match question["form"]:
        case "confirm":
            return 0
        case "amount":
            return least
        case "order":
            return list(range(len(question["answers"])))
    return list(range(least))


class Hall:
    """A server of games, and all who play there."""

    def __init__(self, address: str, client: httpx.AsyncClient) -> None:
        self._address = address
        self._client = client
        self._seeds = count(1)
        self._words = count(1)

    async def _ask(self, method: str, path: str, token: str = "", **body: Any) -> dict[str, Any]:
        answer = await self._client.request(method, path, json=body or None, headers={"Seat-Token": token} if token else {})
        found: dict[str, Any] = answer.raise_for_status().json() if answer.content else {}
        return found

    async def sit_down(self) -> list[Window]:
        """Begin a game at which everybody has a seat, and open its windows."""
        seats = [[hero] for hero in HEROES]
        opened = await self._ask("POST", "/api/tables", seed=next(self._seeds), heroes=HEROES, seats=seats)
        table, tokens = f"/api/tables/{opened['id']}", [opened["token"]]
        for seat in range(2, WINDOWS + 1):
            await self._ask("DELETE", f"{table}/seats/{seat}", opened["token"])
            tokens.append((await self._ask("POST", f"{table}/seats/{seat}/claim", name=f"Guest {seat}"))["token"])
        windows = [Window() for _ in tokens]
        for window, token in zip(windows, tokens, strict=True):
            window.line = await Line.to(f"{self._address}{table}/live", window.hear)
            window.line.send(msgspec.json.encode({"type": "hello", "token": token, "lang": "en", "log": None, "changes": True}))
            await window.beyond(-1)
        return windows

    async def answer(self, windows: list[Window], chance: Random) -> float | None:
        """Let somebody answer; return how long it took until the last has seen it. None if nobody is asked anything."""
        asked = next(((window, question) for window in windows if (question := window.asked)), None)
        if asked is None:
            return None
        window, question = asked
        version, number = window.table["version"], next(self._words)
        deed = {
            "type": "answer",
            "question": question["id"],
            "answer": plain(question, chance),
            "ref": number,
            "once": f"{number}",
        }
        begun = perf_counter()
        assert window.line is not None
        window.line.send(msgspec.json.encode(deed))
        seen = await asyncio.wait_for(asyncio.gather(*(each.beyond(version) for each in windows)), SECONDS_TO_WAIT)
        return max(seen) - begun

    async def on_the_way(self, number: int) -> list[Window]:
        """Begin a game, and play on for a while."""
        windows, chance = await self.sit_down(), Random(number)  # noqa: S311 - a game
        for _ in range(chance.randrange(ON_THE_WAY)):
            await self.answer(windows, chance)
        return windows

    async def play(self, windows: list[Window], chance: Random, starts: float, until: float) -> tuple[list[float], int]:
        """Give one answer a second; return how long each took to the last window, and how many were given late."""
        took, late, due = [], 0, starts
        while due < until:
            wait = due - monotonic()
            late += wait < -SOON
            await asyncio.sleep(max(0.0, wait))
            due += 1.0
            seconds = await self.answer(windows, chance)
            if seconds is not None:
                took.append(seconds)
            else:  # it is over: on to the next
                hang_up(windows)
                windows[:] = await self.sit_down()
                due = max(due, monotonic())
        return took, late


def hang_up(windows: list[Window]) -> None:
    """Close windows."""
    for window in windows:
        assert window.line is not None
        window.line.close()


@asynccontextmanager
async def hall(address: str) -> AsyncIterator[tuple[Hall, list[list[Window]]]]:
    """Come to a server; the tables at which somebody plays are left at the end."""
    tables: list[list[Window]] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        yield Hall(address, client), tables
    for windows in tables:
        hang_up(windows)
    await asyncio.sleep(0.1)


async def measure_tables(address: str, process: int, database: int | None, tables: int, seconds: float, *, more: bool) -> Load:
    """Play at so many tables for so long, after a first table at which everything was done once; then at more, if wanted."""
    async with hall(address) as (players, played):
        first, now = await players.sit_down(), monotonic()
        await players.play(first, Random(0), now, now + 3)  # noqa: S311 - a game
        hang_up(first)
        bare = memory_of(process)
        played += [await players.on_the_way(number) for number in range(tables)]
        memory = memory_of(process) - bare
        load = await _measured(players, played, process, database, seconds)
        load.memory = memory // tables

        async def at(number: int) -> float:
            for table in played[number:]:
                hang_up(table)
            del played[number:]
            played.extend([await players.on_the_way(new) for new in range(len(played), number)])
            return (await _measured(players, played, process, database, STEP_SECONDS)).share(99)

        if more:
            load.limit = await limit(tables, load.share(99), at)
    return load


async def _measured(players: Hall, played: list[list[Window]], process: int, database: int | None, seconds: float) -> Load:
    windows = [window for table in played for window in table]
    for window in windows:
        window.sizes.clear()
    came = sum(window.line.came for window in windows if window.line is not None)
    before, begun = Used.until_now(process, database), monotonic() + 0.5
    games = [
        players.play(table, Random(number), begun + number / len(played), begun + seconds)  # noqa: S311 - a game
        for number, table in enumerate(played)
    ]
    all_took = await asyncio.gather(*games)
    used = Used.until_now(process, database).since(before)
    took = [each for times, _ in all_took for each in times]
    now = [window for table in played for window in table]
    packed = (sum(window.line.came for window in now if window.line is not None) - came) / len(took) / WINDOWS
    update = mean(size for window in now for size in window.sizes)
    sample: bytes = min((window.last for window in now), key=lambda text: abs(len(text) - update))
    return Load(len(played), took, sum(late for _, late in all_took), used, packed, update, sample)


async def measure_echo(address: str, process: int, tables: int, seconds: float) -> Load:
    """Do the same with a server that does nothing but send."""

    async def group(name: int) -> tuple[list[Line], asyncio.Queue[float]]:
        arrived: asyncio.Queue[float] = asyncio.Queue()

        def hear(text: bytes) -> None:
            sizes.append(len(text))
            arrived.put_nowait(perf_counter())

        return [await Line.to(f"{address}/{name}", hear) for _ in range(WINDOWS)], arrived

    async def say(lines: list[Line], arrived: asyncio.Queue[float], starts: float, until: float) -> list[float]:
        took, due = [], starts
        while due < until:
            await asyncio.sleep(max(0.0, due - monotonic()))
            due += 1.0
            begun = perf_counter()
            lines[0].send(b"answer")
            took.append(max([await arrived.get() for _ in lines]) - begun)
        return took

    sizes: list[int] = []
    groups = [await group(number) for number in range(tables)]
    before, begun = Used.until_now(process, None), monotonic() + 0.5
    came = await asyncio.gather(*(say(*one, begun + number / tables, begun + seconds) for number, one in enumerate(groups)))
    used = Used.until_now(process, None).since(before)
    packed = sum(line.came for lines, _ in groups for line in lines)
    for lines, _ in groups:
        for line in lines:
            line.close()
    took = [each for times in came for each in times]
    return Load(tables, took, 0, used, packed / len(sizes), mean(sizes), b"")


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
def postgres() -> Iterator[tuple[Callable[[], str], int]]:
    """Start a PostgreSQL server that keeps what it is told as one does that people use; yield what makes a place for games."""
    server = PostgresServer("-c listen_addresses='' -c max_connections=100")
    try:
        pid = int((server.folder / "data" / "postmaster.pid").read_text("utf-8").split()[0])
        yield lambda: server.url(server.new_database()), pid
    finally:
        server.remove()


def run(
    tables: int, seconds: float, place: str | None = None, database: int | None = None, workers: int = 1, *, more: bool = False
) -> tuple[Load, Load]:
    """Measure the tables, then the bare server with a message like most of theirs."""
    with tempfile.TemporaryDirectory() as folder:
        with started("benchmarks.hall", place or f"{folder}/table.sqlite", str(workers)) as (address, process):
            gc.disable()  # whoever measures holds nobody up
            ours = asyncio.run(measure_tables(address, process, database, tables, seconds, more=more))
        sample = Path(folder) / "text"
        sample.write_bytes(ours.sample)
        with started("benchmarks.echo", str(sample)) as (address, process):
            bare = asyncio.run(measure_echo(address, process, tables, seconds))
    return ours, bare


def told(ours: Load, bare: Load, how: str) -> list[tuple[str, str]]:
    """Say what was measured, line by line."""

    def line(load: Load) -> str:
        return f"{load.share(50):.1f} ms, 99 in 100 below {load.share(99):.1f} ms, slowest {max(load.took) * 1e3:.0f} ms"

    name = f"{ours.tables} live tables of {WINDOWS} windows, one answer a second each, {how}"
    lines = [
        (f"{name}: from an answer to the last window ({len(ours.took):,} answers, {ours.late} came late)", line(ours)),
        ("the same with a bare Litestar server that sends a message of theirs", line(bare)),
        ("processor for an answer: server, and bare server", f"{ours.cost(ours.used.server)}, {bare.cost(bare.used.server)}"),
        ("the same: database, and all who play", f"{ours.cost(ours.used.database)}, {ours.cost(ours.used.players)}"),
        ("to one window for an answer, and packed", f"{ours.update / 1000:.1f} kB, {ours.packed / 1000:.1f} kB"),
        ("memory of the server for each table", f"{ours.memory / 1e6:.2f} MB"),
    ]
    if ours.limit is not None:
        lines.append((f"tables at which 99 in 100 pass {SOON * 1e3:.0f} ms", f"{ours.limit[0]} ({ours.limit[1]:.0f} ms)"))
    return lines


def main() -> None:
    """Measure, and print it with the state of the machine."""
    parser = argparse.ArgumentParser(description="Many live tables at once.")
    parser.add_argument("--tables", type=int, nargs="+", default=[20])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--postgres", action="store_true", help="with a PostgreSQL server instead of a SQLite file")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--more", action="store_true", help="then look for the number of tables at which it is too much")
    chosen = parser.parse_args()
    how = f"{'PostgreSQL' if chosen.postgres else 'SQLite'}, {chosen.workers} {'worker' if chosen.workers == 1 else 'workers'}"
    with postgres() if chosen.postgres else nullcontext((lambda: None, None)) as (place, database):
        for tables in chosen.tables:
            busy = os.getloadavg()[0]
            lines = told(*run(tables, chosen.seconds, place(), database, chosen.workers, more=chosen.more), how)
            print(f"{described()}; {busy:.1f} programs were running before")
            for what, value in lines:
                print(f"{what:<110}  {value}")


if __name__ == "__main__":
    main()
