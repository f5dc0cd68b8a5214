"""A line to a server, as a browser has it, that costs as little as can be: it is the server that is measured.

Texts only; what the server packs (permessage-deflate) is unpacked, as browsers do.
"""

from __future__ import annotations

import asyncio
import os
import zlib
from base64 import b64encode
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
#: A message that was packed lacks these bytes at its end.
TAIL = b"\x00\x00\xff\xff"


class Line(asyncio.Protocol):
    """One end of a WebSocket; `heard` is told every message."""

    def __init__(self, address: str, heard: Callable[[bytes], None]) -> None:
        self._address = urlsplit(address)
        self._heard = heard
        self._buffer = bytearray()
        self._unpack = zlib.decompressobj(-zlib.MAX_WBITS)
        self._transport: asyncio.Transport | None = None
        self._open = asyncio.get_running_loop().create_future()
        #: So many bytes have come.
        self.came = 0

    @classmethod
    async def to(cls, address: str, heard: Callable[[bytes], None]) -> Line:
        """Open a line."""
        line = cls(address, heard)
        host, port = line._address.hostname, line._address.port
        assert host is not None
        assert port is not None
        await asyncio.get_running_loop().create_connection(lambda: line, host, port)
        await line._open
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET {self._address.path} HTTP/1.1\r\nHost: {self._address.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.came += len(data)
        self._buffer += data
        if not self._open.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self._open.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = rest
            self._open.set_result(None)
        while self._take_one():
            pass

    def _take_one(self) -> bool:
        """Take a message from what has come, if it is there as a whole."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size >= 126:
            start += 2 if size == 126 else 8
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return False
        kind, is_packed, body = buffer[0] & 15, buffer[0] & 64, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self._heard(self._unpack.decompress(body + TAIL) if is_packed else body)
        elif kind == PING:
            self._write(PONG, body)
        return True

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        self._write(CLOSE, b"")
        assert self._transport is not None
        self._transport.close()

    def _write(self, kind: int, body: bytes) -> None:
        size = bytes([128 | len(body)]) if len(body) < 126 else bytes([128 | 126]) + len(body).to_bytes(2)
        assert self._transport is not None
        self._transport.write(bytes([128 | kind]) + size + bytes(4) + body)  # masked with nothing
