"""The addresses described for programs (OpenAPI), at `/api/openapi.json`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from lantern.players.table import program_version
from lantern.server.wire import ProblemView

ABOUT = """Tables at which the adventure game is played: begin and open games, look, answer, take back, look rules up.

Whoever holds a seat sends its secret as `Seat-Token`; where the server has accounts, whoever is logged in sends the cookie \
of its session instead, and with everything that changes something the `Origin` of the server. \
What is refused says why, in a word for programs and in a sentence for \
people in the language of `lang` or `Accept-Language`. What happens at a table is pushed over the socket \
`/api/tables/{name}/live`, whose first message is `{"type": "hello", "token", "lang", "log"}`; \
`/api/asyncapi.json` describes its messages."""
#: Every refusal has a body of the same kind.
REFUSED = {
    400: "What was sent cannot be understood",
    401: "Whoever asks must log in first, or name and password do not fit",
    403: "Whoever asks may not do that",
    404: "There is no such thing",
    405: "This cannot be done with it",
    409: "The table has changed meanwhile",
    413: "It is too large",
    414: "The address is too long",
    415: "It is no JSON",
    421: "The server has another name",
    422: "It is understood, and cannot be done",
    429: "That is too much at once",
    503: "The server is busy",
}


def describe() -> OpenAPIConfig:
    """Return how the addresses are described."""
    return OpenAPIConfig(
        title="Old Lantern",
        version=program_version(),
        description=ABOUT,
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path="/")],
        use_handler_docstrings=True,
    )


def with_refusals(handlers: Iterable[Any]) -> list[Any]:
    """Say of every address how it refuses."""
    found = list(handlers)
    for handler in found:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {
                status: ResponseSpec(ProblemView, description=why, generate_examples=False) for status, why in REFUSED.items()
            } | dict(handler.responses or {})
    return found
