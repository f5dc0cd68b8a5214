"""The description of the socket (AsyncAPI) has every message, and what is really sent and taken fits it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
import yaml

from lantern.players.table import program_version
from lantern.server.asyncapi import asyncapi, asyncapi_yaml
from lantern.server.requests import Asked, Hello
from lantern.server.schema import ASYNCAPI
from lantern.server.wire import Message

ROOT = Path(__file__).parents[2]
FIXTURES = sorted(path for path in (ROOT / "web" / "tests" / "fixtures").glob("*.json") if not path.stem.startswith("lobby"))
SAID = asyncapi()


def fits(message: dict[str, Any]) -> bool:
    """Tell whether a message is as its description says."""
    payload = SAID["components"]["messages"][message["type"]]["payload"]
    return jsonschema_rs.is_valid({**payload, "components": SAID["components"]}, message)


def test_the_written_description_is_that_of_the_server(client):
    written = (ROOT / ASYNCAPI).read_text(encoding="utf-8")
    assert written == asyncapi_yaml(), "stale: run `python -m lantern.server.schema`"
    assert yaml.safe_load(written) == SAID == client.get("/api/asyncapi.json").raise_for_status().json()


def test_the_version_is_said_everywhere(client):
    versions = {client.get(f"/api/{name}.json").json()["info"]["version"] for name in ("openapi", "asyncapi")}
    assert versions == {client.get("/api/health").json()["version"]} == {program_version()}


def test_every_message_is_described_once_and_every_reference_leads_somewhere():
    kinds = [*get_args(Message), Hello, *get_args(Asked)]
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert len(tags) == len(set(tags))
    assert set(SAID["components"]["messages"]) == set(SAID["channels"]["table"]["messages"]) == set(tags)
    both = [SAID["operations"][name]["messages"] for name in ("push", "take")]
    assert [len(one) for one in both] == [len(get_args(Message)), 1 + len(get_args(Asked))]
    for reference in set(re.findall(r"\"#/([^\"]+)\"", msgspec.json.encode(SAID).decode())):
        found: Any = SAID
        for part in reference.split("/"):
            found = found[part]
        assert found


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_real_views_fit(path):
    update = {"type": "update", **msgspec.json.decode(path.read_bytes())}
    assert fits(update)
    assert not fits({name: part for name, part in update.items() if name != "table"})


def test_what_goes_over_a_socket_fits(client, ann):
    with client.websocket_connect(f"/api/tables/{ann.table}/live") as socket:
        sent = [{"type": "hello", "token": ann.token, "lang": "en"}, {"type": "answer", "question": "x", "answer": 0, "ref": 7}]
        heard: list[dict[str, Any]] = []
        for message in sent:
            assert fits(message)
            socket.send_json(message)
        while not heard or heard[-1]["type"] != "refused":
            heard.append(socket.receive_json())
            assert fits(heard[-1]), heard[-1]["type"]
    assert {"update", "refused"} <= {message["type"] for message in heard}
    assert not fits({"type": "answer", "question": "x", "answer": 0, "reff": 7})
    assert not fits({"type": "hello", "lang": "fr"})
