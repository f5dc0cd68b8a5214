"""Lines on which nothing whole is ever asked: they are cut, so that nobody holds all of them with a letter now and then."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

#: So long somebody has to ask something, from the first letter to the last of what stands before a body, in seconds; and so
#: long to send that, which may be a file over a slow line.
PATIENCE, BODY_PATIENCE = 20.0, 300.0


class PatientLine(H11Protocol):
    """A line of HTTP that waits for a request so long and no longer. How much it may be is bounded, too: by h11."""

    _late: asyncio.TimerHandle | None = None
    _asked = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Hear more; whoever has asked is waited for no longer."""
        super().data_received(data)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        asked = self.cycle is not None and not self.cycle.response_complete
        if asked and not self.cycle.more_body:
            self._wait_no_more()
        elif self._late is None or asked is not self._asked:
            self._wait_no_more()
            self._late = self.loop.call_later(BODY_PATIENCE if asked else PATIENCE, self._give_up)
        self._asked = asked

    def _wait_no_more(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        answering = self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body
        if not answering and self.transport.get_protocol() is self:  # a window has another
            self.transport.close()
