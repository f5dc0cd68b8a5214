"""Running the server until somebody ends it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar

from lantern.content.library import Content
from lantern.content.loader import keep_for_good, load
from lantern.core.errors import SaveError
from lantern.rules.words import words_of
from lantern.server.accounts import Accounts, Registering
from lantern.server.addresses import address_of, hosts_of, is_local, listen
from lantern.server.app import new_app
from lantern.server.channels import lines_for
from lantern.server.hall import Hall, warm
from lantern.server.handing_over import HandingLine
from lantern.server.live import LiveTable
from lantern.server.meters import Meters
from lantern.server.patience import PatientLine
from lantern.server.store import Store
from lantern.server.workers import ParentLine, Workers

#: Sits down at a first table, before the page is opened there.
First = Callable[[Hall], Awaitable[tuple[LiveTable, str]]]
#: So many things are done at a time; most of them wait for the disk.
THREADS = 32
#: After so many more things than before the collector looks: each answer makes all anew that is seen of a table, and it would
#: look through that while everybody waits, a third of a second at two hundred tables. Then it is once in some minutes.
SELDOM = 1_000_000


def serve(
    place: Path | str,
    host: str,
    port: int | None,
    ready: Callable[[str], None],
    *,
    packs: Callable[[], Content] = load,
    first: First | None = None,
    lang: str = "en",
    allowed: Iterable[str] = (),
    for_others: bool = False,
    meters: Meters | None = None,
    workers: int = 1,
    registering: Registering = "off",
) -> None:
    """Serve the table until somebody ends it.

    `ready` is told the address once it answers: that of the first page, or of a table to which `first` leads. `allowed` are
    names under which it is called besides its own. `for_others`: nobody who comes sits at this machine, even if a proxy here
    sends them, and the log of the program is used. `meters` count what happens. `workers`: so many processes share the port.
    `registering`: who may have an account.
    """

    def made(place: Store | Path | str) -> Litestar:
        return new_app(
            place,
            packs=packs,
            trusting=is_local(host) and not for_others,
            hosts=hosts_of(host, allowed),
            meters=meters,
            accounts=(lambda kept: Accounts(kept, registering)) if registering != "off" else None,
        )

    store = Store(place)
    try:
        if workers == 1:
            store.serve_alone()
            _serve_alone(made(store), host, port, ready, first=first, lang=lang, own_log=for_others)
            return
        refuse_workers_without_lines(store)
    finally:
        store.close()
    warm(words_of(packs()))
    config = _config(made(place), own_log=for_others)
    config.load()
    keep_for_good(SELDOM)  # what all share is not written to just to count it
    taken = listen(host, port)

    def work(line: ParentLine) -> None:
        _work(config, taken, line)

    died = meters.bury if meters is not None else lambda _: None
    Workers(workers, work, lambda: ready(address_of(taken, host)), died).run()


def refuse_workers_without_lines(store: Store) -> None:
    """Refuse several workers where they could not share the games."""
    if not hasattr(os, "fork"):
        raise SaveError("Several workers need a system that can fork; this one serves with one.", kind="unreadable")
    if lines_for(store.database) is None:
        raise SaveError(
            "Several workers need a PostgreSQL database (LANTERN_DATABASE_URL): a SQLite file has one server with one worker.",
            kind="unreadable",
        )


def _serve_alone(
    app: Litestar,
    host: str,
    port: int | None,
    ready: Callable[[str], None],
    *,
    first: First | None,
    lang: str,
    own_log: bool,
) -> None:
    """Serve in this process."""
    taken = listen(host, port)

    async def started() -> None:
        ready(address_of(taken, host) + await _page(app, first, lang))
        asyncio.get_running_loop().run_in_executor(None, settle)

    def settle() -> None:
        app.state.hall.warm()
        keep_for_good(SELDOM)

    _serve(_Server(_config(app, own_log=own_log), started), taken)


def _work(config: uvicorn.Config, taken: socket.socket, line: ParentLine) -> None:
    """Serve as one of several workers, as long as the parent is there; it opens the database for itself."""

    async def started() -> None:
        loop = asyncio.get_running_loop()

        def orphaned() -> None:
            loop.remove_reader(line.lives)
            server.should_exit = True

        loop.add_reader(line.lives, orphaned)
        server.closing.enter_context(line.handing.taking(server))
        line.say_ready()

    config.http_protocol_class = partial(HandingLine, line.handing)  # type: ignore[assignment]
    server = _Server(config, started)
    _serve(server, taken)


def _config(app: Litestar, *, own_log: bool) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        lifespan="on",
        http=PatientLine,
        ws="websockets-sansio",
        ws_max_size=200_000,
        timeout_graceful_shutdown=2,
        access_log=False,
        log_config=None if own_log else uvicorn.config.LOGGING_CONFIG,
    )


def _serve(server: _Server, taken: socket.socket) -> None:
    """Serve until it is asked to end, and then end as whoever asked expects it."""
    asyncio.run(_run(server, taken))
    server.pass_on()


async def _run(server: uvicorn.Server, taken: socket.socket) -> None:
    """Serve; there are threads enough that those who wait for the disk leave some for those who look."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
    await server.serve(sockets=[taken])


async def _page(app: Litestar, first: First | None, lang: str) -> str:
    """Name the page to open: the first one, or a table and the secret of its seats (which no server is ever sent)."""
    query = f"?lang={lang}" if lang != "en" else ""
    if first is None:
        return query
    table, token = await first(app.state.hall)
    return f"{query}#/table/{table.game.id}/{token}"


class _Server(uvicorn.Server):
    """A server that says when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._ready = ready
        #: What is done first when it ends.
        self.closing = ExitStack()
        self._before: dict[signal.Signals, Any] = {}

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.closing.close()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Hear who asks to end. They stay heard by this afterwards: whoever presses Ctrl-C again changes nothing."""
        if threading.current_thread() is threading.main_thread():
            self._before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End; it is said once."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    def pass_on(self) -> None:
        """Let whoever listened before know who asked, now that everything is closed."""
        for number in self._captured_signals:
            if number == signal.SIGINT:
                raise KeyboardInterrupt
            signal.signal(number, self._before[signal.Signals(number)])
            signal.raise_signal(number)
