"""`lantern play` in the browser: where the table listens, what it opens, and what is refused before anything opens."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from lantern.cli import browser
from lantern.cli.app import run
from lantern.players.saves import games_folder
from lantern.players.setups import Setup
from lantern.players.table import new_play
from lantern.server.addresses import USUAL_PORT, address_of, is_local, listen
from lantern.server.hall import Hall
from lantern.server.store import Store, default_path


class Served:
    """Stands in for the server: notes what it is asked to serve, and says that it is ready."""

    def __init__(self) -> None:
        self.path = Path()
        self.asked: dict[str, object] = {}
        self.sat = ""

    def __call__(self, path, host, port, ready, *, packs, first, lang, allowed=()):
        self.path = path
        self.asked = {"host": host, "port": port, "lang": lang, "allowed": list(allowed)}
        if first is not None:
            asyncio.run(self._sit(path, first, packs()))
        ready("http://localhost:1/")

    async def _sit(self, path, first, content):
        store = Store(path)
        table, _ = await first(Hall(store, content))
        self.sat = f"{table.game.card.mission} {'+'.join(table.game.card.heroes)} {table.play.journal.answers}"
        store.close()


@pytest.fixture
def served(monkeypatch):
    served = Served()
    monkeypatch.setattr(browser, "serve", served)
    monkeypatch.setattr(browser, "is_built", lambda: True)
    return served


@pytest.fixture
def opened(monkeypatch):
    pages: list[str] = []
    monkeypatch.setattr("webbrowser.open", pages.append)
    return pages


def test_the_table_opens_in_the_browser_and_its_address_is_told(served, opened, capsys):
    assert run(["play"]) == 0
    assert opened == ["http://localhost:1/"]
    assert "http://localhost:1/" in capsys.readouterr().out
    assert served.asked == {"host": "127.0.0.1", "port": None, "lang": "en", "allowed": []}
    assert served.path == default_path()
    assert served.sat == ""


def test_a_browser_need_not_be_opened(served, opened):
    assert run(["play", "--no-open", "--port", "5000", "--host", "0.0.0.0", "--lang", "it"]) == 0
    assert opened == []
    assert served.asked == {"host": "0.0.0.0", "port": 5000, "lang": "it", "allowed": []}


def test_what_is_chosen_is_begun_at_once(served, opened):
    assert run(["play", "--heroes", "preacher,law-man", "--mission", "exploration", "--seed", "4"]) == 0
    assert served.sat == "exploration preacher+law-man 0"


def test_a_save_of_the_terminal_is_opened(served, opened):
    play = new_play(Setup(seed=2), path=games_folder() / "mine.lantern")
    play.answer(0)
    assert run(["play", "--load", "mine"]) == 0
    assert served.sat == "scouting-party us-marshal+gunslinger 1"


def test_what_cannot_be_is_refused_before_anything_opens(served, opened, capsys):
    assert run(["play", "--heroes", "nobody"]) == 2
    assert run(["play", "--load", "no-such-game"]) == 2
    assert run(["play", "--load", "x", "--heroes", "preacher"]) == 2
    assert opened == []
    assert served.asked == {}
    assert "no such save" in capsys.readouterr().err


def test_without_a_built_page_it_says_how_to_build_it(served, monkeypatch, capsys):
    monkeypatch.setattr(browser, "is_built", lambda: False)
    assert run(["play"]) == 2
    assert "make page" in capsys.readouterr().err


# -- addresses ------------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_not_taken_twice():
    first = listen("127.0.0.1", 0)
    port = first.getsockname()[1]
    with pytest.raises(OSError, match="in use"):
        listen("127.0.0.1", port)
    first.close()


def test_without_a_port_the_usual_one_is_tried_and_then_any():
    taken = [listen("127.0.0.1", None) for _ in range(2)]
    ports = [one.getsockname()[1] for one in taken]
    assert len(set(ports)) == 2
    assert USUAL_PORT not in ports[1:]
    for one in taken:
        one.close()


def test_what_is_answered_is_sent_at_once():
    """A small answer must not wait until the browser has acknowledged what came before it (Nagle's algorithm)."""

    async def accepted() -> list[int]:
        found: list[int] = []

        class Notes(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                found.append(transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
                transport.close()

        taken = listen("127.0.0.1", 0)
        server = await asyncio.get_running_loop().create_server(Notes, sock=taken)
        for _ in range(2):
            reader, writer = await asyncio.open_connection(*taken.getsockname())
            await reader.read()
            writer.close()
        server.close()
        return found

    options = asyncio.run(accepted())
    assert len(options) == 2
    assert all(options)


def test_the_address_is_one_that_a_browser_understands():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
        assert address_of(one, "127.0.0.1") == address_of(one, "0.0.0.0") == f"http://localhost:{port}/"
        assert address_of(one, "table.local") == f"http://table.local:{port}/"


@pytest.mark.parametrize(
    ("host", "local"),
    [("localhost", True), ("127.0.0.1", True), ("::1", True), ("0.0.0.0", False), ("example.org", False), ("", False)],
)
def test_this_machine_is_told_from_others(host, local):
    assert is_local(host) is local
