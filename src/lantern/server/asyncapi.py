"""What goes over the socket of a table, described for programs (AsyncAPI): from the same types as the page's."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import yaml

from lantern.players.table import program_version
from lantern.server.requests import Asked, Hello
from lantern.server.wire import Message

ABOUT = """The socket of a table. The first message says who comes: `hello`, with the secret of a seat or none, within 20 \
seconds. Then everything that changes is pushed, the whole table first (`update`), then the whole table or, with `changes` in \
`hello`, what has changed (`change`), and deeds may be sent; each is answered with `done` \
or `refused`, which bring back its `ref`. A deed that is sent again with the same `once` is not done again. Codes with which \
the socket is closed: 4400 nobody said hello, 4404 no such table (or none for whoever came), 4410 it read nothing. \
On a server for others a window that sends more than 20 a second waits its turn.

Beside it everything can be asked for over HTTP: `/api/openapi.json`."""
TABLE = {"$ref": "#/channels/table"}


def asyncapi() -> dict[str, Any]:
    """Describe the socket and all its messages."""
    pushed, taken = get_args(Message), (Hello, *get_args(Asked))
    _, schemas = msgspec.json.schema_components((*pushed, *taken), ref_template="#/components/schemas/{name}")
    every = [*pushed, *taken]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Old Lantern", "version": program_version(), "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/tables/{table}/live",
                "title": "A table",
                "parameters": {"table": {"description": "The id of the table."}},
                "messages": {_tag(kind): {"$ref": f"#/components/messages/{_tag(kind)}"} for kind in every},
            }
        },
        "operations": {
            "push": {"action": "send", "channel": TABLE, "summary": "What is pushed to a window.", "messages": _of(pushed)},
            "take": {"action": "receive", "channel": TABLE, "summary": "What a window sends.", "messages": _of(taken)},
        },
        "components": {
            "messages": {_tag(kind): _message(kind) for kind in every},
            "schemas": _as_json(dict(sorted(schemas.items()))),
        },
    }


def asyncapi_yaml() -> str:
    """Write the description as a file."""
    head = "# Generated from the server's wire types by `python -m lantern.server.schema`. Do not edit.\n"
    plain = msgspec.to_builtins(asyncapi())
    return head + yaml.dump(plain, Dumper=_Plain, sort_keys=False, allow_unicode=True, width=128)


class _Plain(yaml.SafeDumper):
    """Writes everything out where it stands."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002
        return True


def _as_json(plain: dict[str, Any]) -> dict[str, Any]:
    """Return the same as it comes out of a file: JSON has lists only."""
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(plain))
    return read


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _of(kinds: tuple[type[msgspec.Struct], ...]) -> list[dict[str, str]]:
    return [{"$ref": f"#/channels/table/messages/{_tag(kind)}"} for kind in kinds]


def _message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    told = " ".join((kind.__doc__ or "").split())
    return {"name": _tag(kind), "summary": told, "payload": {"$ref": f"#/components/schemas/{kind.__name__}"}}
