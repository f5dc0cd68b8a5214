"""A window that reads nothing over a real line: the others play on, and it is let go before much waits for it."""

from __future__ import annotations

import base64
import os
import socket
import struct
import threading
import time

import httpx
import msgspec
import pytest
import uvicorn

from lantern.server import addresses, windows
from lantern.server.app import new_app

#: So many messages wait for a window in this test.
MOST = 4


@pytest.fixture
def served(tmp_path, monkeypatch):
    """A real server in a thread, whose lines hold little that was not read."""
    monkeypatch.setattr(windows, "MOST_WAITING", MOST)
    app = new_app(tmp_path / "table.sqlite")
    taken = addresses.listen("127.0.0.1", 0)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server = uvicorn.Server(uvicorn.Config(app, log_level="critical", lifespan="on", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [taken]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    yield app, taken.getsockname()[1]
    server.should_exit = True
    thread.join(20)


def silent_window(port: int, table: str, token: str) -> socket.socket:
    """Open a window by hand: say hello, and never read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in line.recv(64)
    hello = msgspec.json.encode({"type": "hello", "token": token, "lang": "en", "log": None})
    line.sendall(b"\x81" + struct.pack("!BH", 0x80 | 126, len(hello)) + b"\0\0\0\0" + hello)
    return line


def test_whoever_reads_nothing_holds_up_nobody_and_is_let_go(served):
    app, port = served
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        begun = client.post("/api/tables", json={"seed": 7, "heroes": ["us-marshal"]}).raise_for_status().json()
        line = silent_window(port, begun["id"], begun["token"])
        held = app.state.hall._tables[begun["id"]]
        try:
            most = 0
            for turn in range(40):
                wish = {"type": "policy", "hero": "us-marshal", "kind": "reroll", "policy": ("never", "ask")[turn % 2]}
                headers = {"Seat-Token": begun["token"]}
                client.post(f"/api/tables/{begun['id']}/policy", json=wish, headers=headers).raise_for_status()
                most = max([most, *(window.waiting.qsize() for window in held.listeners)])
                if most and not held.listeners:
                    break
            assert 0 < most <= MOST
            assert held.listeners == []
            line.settimeout(20)
            while line.recv(65536):  # what was on its way comes, and then the line ends
                pass
        finally:
            line.close()
