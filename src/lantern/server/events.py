"""What happens at the server, told to its log and to its meters. No secret, no text and nobody's name is ever told here."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import monotonic

from litestar.types import Message, Scope

from lantern.server.windows import OpenWindow

#: Whoever wants to hear of it puts a handler here; as long as nobody does, nothing is told.
EVENTS = logging.getLogger("lantern.events")
#: What is asked for by another word is told as such: whoever asks could make up as many as they like.
METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
#: What a fact can be.
EventFact = str | int | float


def tell(event: str, **facts: EventFact) -> None:
    """Tell of something that has happened."""
    if EVENTS.isEnabledFor(logging.INFO):
        EVENTS.info(event, extra={"facts": facts})


def tell_when_seen(windows: Sequence[OpenWindow], begun: float, **facts: EventFact) -> None:
    """Tell how long a change took until it was sent to the last window; one that a window did not stay for is not told."""
    left = len(windows)
    if not left or not EVENTS.isEnabledFor(logging.INFO):
        return

    def sent() -> None:
        nonlocal left
        left -= 1
        if not left:
            tell("seen", windows=len(windows), seconds=round(monotonic() - begun, 6), **facts)

    for window in windows:
        window.after_that(sent)


async def tell_of_answer(message: Message, scope: Scope) -> None:
    """Tell of a request when it is answered: by the pattern of its address, which names no table."""
    if message["type"] == "http.response.start":
        route = scope.get("path_template") or "none"
        method = str(scope.get("method", ""))
        tell("request", method=method if method in METHODS else "other", route=route, status=message["status"])
