"""A real server in a thread, beyond whose machine people sit: who was not let in finds nothing."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import uvicorn

from lantern.client import Lantern, Seat
from lantern.server.accounts import Accounts
from lantern.server.addresses import listen
from lantern.server.app import new_app
from lantern.server.store import Store


class ServedTable:
    """A server with its socket, at an address of its own."""

    def __init__(self, path: Path, accounts: Callable[[Store], Accounts] | None = None, port: int = 0) -> None:
        taken = listen("127.0.0.1", port)
        self.port = taken.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        app = new_app(path, trusting=False, accounts=accounts)
        config = uvicorn.Config(app, log_level="critical", lifespan="on")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [taken]}, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()

    def end(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)


def link_to(seat: Seat, may: str = "sit") -> str:
    """Write the link with which the host of a table invites."""
    secret = seat.ask("POST", "/invitations", {"may": may})["secret"]
    return f"{seat.lantern.address}/#/join/{seat.id}/{secret}"


def two_seats(lantern: Lantern, seed: int) -> Seat:
    """Begin an adventure of two; the host keeps the first seat, the second is free."""
    host = lantern.begin(heroes=["us-marshal", "gunslinger"], seed=seed, seats=[["us-marshal"], ["gunslinger"]])
    host.ask("DELETE", "/seats/2")
    return host
