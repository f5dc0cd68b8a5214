"""All windows of a table are at one worker, so that it is played and drawn once: lines that come to another are handed over.

The workers of one parent share a port, and whoever is free takes a line. When a window is asked for on it, the worker at which
its table is at home gets the line itself (the open socket), with what was asked. Nothing was answered on it by then, and
nothing looked at: all that every request passes it passes there. Where that worker is not there, does not stir or has its box
full, whoever has the line serves it: any worker serves any table. What lies in the box of one that has died is passed on.
"""

from __future__ import annotations

import asyncio
import re
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from hashlib import blake2b
from mmap import mmap
from time import monotonic
from typing import Any, NamedTuple

import h11
import uvicorn

from lantern.server.patience import PatientLine

#: A worker says so often that it stirs, in seconds; one that has not for so long is handed nothing.
STIRS, STANDS_STILL = 0.5, 4.0
#: What is asked on a line is no longer; h11 takes no more.
MOST_ASKED = 128 * 1024
#: Where lines are handed over each is a message of its own; those of the first kind wait in greater number.
_KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
_WINDOW = re.compile(rb"/api/tables/([^/?#]+)/live(?:\?.*)?")
_WHEN = struct.Struct("d")


class HandedLine(NamedTuple):
    """A line with what was asked on it."""

    line: socket.socket
    asked: bytes


class Boxes:
    """The boxes of all workers of one parent, who makes them before they are born: where lines are put, and taken out."""

    def __init__(self, workers: int) -> None:
        pairs = [socket.socketpair(socket.AF_UNIX, _KIND) for _ in range(workers)]
        self._out = [out for out, _ in pairs]
        self._into = [into for _, into in pairs]
        for end in (*self._out, *self._into):
            end.setblocking(False)
        #: When each has stirred last, in memory that all share; 0 for one that is not there.
        self._stirred = mmap(-1, workers * _WHEN.size)

    def close(self) -> None:
        """Let go of all of them; lines in them are cut."""
        for end in (*self._out, *self._into):
            end.close()

    def number_of(self, place: int) -> int:
        """Return the number of the open file out of which the lines of a place come."""
        return self._out[place].fileno()

    def stir(self, place: int) -> None:
        """Say that the worker of a place is there, and does something."""
        _WHEN.pack_into(self._stirred, place * _WHEN.size, monotonic())

    def leave(self, place: int) -> None:
        """Say that the worker of a place is there no longer."""
        _WHEN.pack_into(self._stirred, place * _WHEN.size, 0.0)

    def there(self) -> list[int]:
        """Return the places whose workers are there."""
        now = monotonic()
        return [place for place in range(len(self._out)) if now - self._when(place) < STANDS_STILL]

    def _when(self, place: int) -> float:
        found: float = _WHEN.unpack_from(self._stirred, place * _WHEN.size)[0]
        return found

    def home_of(self, table: bytes) -> int | None:
        """Return where a table is at home: of those who are there always the same one, and each has as many as the others."""
        return max(self.there(), key=lambda place: blake2b(b"%d %b" % (place, table), digest_size=8).digest(), default=None)

    def put(self, place: int, line: int, asked: bytes) -> bool:
        """Put a line into the box of a place; tell whether there was room."""
        try:
            socket.send_fds(self._into[place], [asked], [line])
        except OSError:
            return False
        return True

    def take(self, place: int) -> HandedLine | None:
        """Take a line out of the box of a place, if there is one."""
        try:
            asked, lines, _, _ = socket.recv_fds(self._out[place], MOST_ASKED, 1)
        except OSError:
            return None
        return HandedLine(socket.socket(fileno=lines[0]), asked) if lines else None

    def pass_on(self, place: int) -> None:
        """Give what lies in the box of one who is there no longer to others; where no one has room for it, a line is cut."""
        while (others := [other for other in self.there() if other != place]) and (found := self.take(place)) is not None:
            with found.line:
                any(self.put(other, found.line.fileno(), found.asked) for other in others)


class Handing:
    """What one worker does with lines: those of tables that are at home elsewhere it hands over, and it takes its own."""

    def __init__(self, boxes: Boxes, place: int) -> None:
        self.boxes = boxes
        self.place = place
        self._taking: set[asyncio.Task[Any]] = set()

    def of_others(self, target: bytes) -> int | None:
        """Return the worker whose window is asked for; None if it is one's own, or none is."""
        window = _WINDOW.fullmatch(target)
        home = self.boxes.home_of(window[1]) if window is not None else None
        return home if home != self.place else None

    def hand_over(self, place: int, line: int, asked: bytes) -> bool:
        """Let another worker have a line, with what was asked on it; tell whether it could be done."""
        return len(asked) <= MOST_ASKED and self.boxes.put(place, line, asked)

    @contextmanager
    def taking(self, server: uvicorn.Server) -> Iterator[None]:
        """Stir, and serve the lines that are handed over as those that come to the port."""
        loop, box = asyncio.get_running_loop(), self.boxes.number_of(self.place)
        stirring = loop.create_task(self._stir())
        loop.add_reader(box, self._take_all, server)
        try:
            yield
        finally:
            stirring.cancel()
            self.boxes.leave(self.place)
            loop.remove_reader(box)

    async def _stir(self) -> None:
        while True:
            self.boxes.stir(self.place)
            await asyncio.sleep(STIRS)

    def _take_all(self, server: uvicorn.Server) -> None:
        while (found := self.boxes.take(self.place)) is not None:
            task = asyncio.get_running_loop().create_task(_serve(server, found))
            self._taking.add(task)
            task.add_done_callback(self._taking.discard)


async def _serve(server: uvicorn.Server, found: HandedLine) -> None:
    """Serve a line that was handed over, from what was asked on it."""
    line = partial(
        TakenLine, found.asked, config=server.config, server_state=server.server_state, app_state=server.lifespan.state
    )
    with suppress(OSError):  # whoever asked is gone again
        found.line.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(line, found.line)


class HandingLine(PatientLine):
    """A line on which the windows of other workers are handed over to them."""

    def __init__(self, handing: Handing, **server: Any) -> None:
        super().__init__(**server)
        self._handing = handing

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Open a window here, or where its table is at home."""
        home = self._handing.of_others(event.target)
        if home is None or not self._hand_over(home, event):
            super().handle_websocket_upgrade(event)

    def _hand_over(self, home: int, event: h11.Request) -> bool:
        line = self.transport.get_extra_info("socket")
        if line is None or self.transport.get_write_buffer_size():
            return False
        headers = [b"%b: %b\r\n" % (name, value) for name, value in event.headers]
        asked = b"%b %b HTTP/1.1\r\n%b\r\n%b" % (event.method, event.target, b"".join(headers), self.conn.trailing_data[0])
        if not self._handing.hand_over(home, line.fileno(), asked):
            return False
        self.transport.abort()  # only this end of it is closed
        return True


class TakenLine(PatientLine):
    """A line that was handed over: what was asked on it is heard first, and it is not handed on."""

    def __init__(self, asked: bytes, **server: Any) -> None:
        super().__init__(**server)
        self._asked_there = asked

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Hear what was asked."""
        super().connection_made(transport)
        self.data_received(self._asked_there)
