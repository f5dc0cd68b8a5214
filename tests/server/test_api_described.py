"""The description of the addresses (OpenAPI) is true: whatever fits it is answered as it says, and nothing is an error."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from lantern.server.addresses import listen
from lantern.server.app import new_app

CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)
#: So often each address is asked.
TRIES = 5
#: These begin or open a game, which takes its time.
SLOW = ("/api/tables", "/api/first-night", "/api/import", "/api/campaigns/file", "/api/lobby")


class Served:
    """A real server in a thread, with a game at its table."""

    def __init__(self, path: Path) -> None:
        taken = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{taken.getsockname()[1]}"
        self._server = uvicorn.Server(uvicorn.Config(new_app(path), log_level="critical", lifespan="on", ws="none"))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [taken]}, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()
        setup = {"seed": 7, "heroes": ["us-marshal", "gunslinger"]}
        opened = httpx.post(f"{self.address}/api/tables", json=setup, timeout=60).raise_for_status().json()
        self.table, self.token = opened["id"], opened["token"]

    def end(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        found = Served(tmp_path_factory.mktemp("described") / "table.sqlite")
        yield found
        found.end()


def test_whatever_fits_the_description_is_answered_as_it_says(served):
    schema = schemathesis.openapi.from_url(f"{served.address}/api/openapi.json")
    asked: list[str] = []
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        asked.append(operation.label)
        if operation.path == "/api/text/{name}":  # a path of any form, of which none can be made up; `test_attacks.py` asks it
            continue
        here = operation.path in SLOW

        @settings(
            max_examples=2 if here else TRIES,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(), known=st.booleans())
        def ask(case: Any, known: bool) -> None:
            if case.method == "DELETE" and "seats" not in case.path:
                known = False  # the game is needed for the others
            if known:
                for name, value in (("name", served.table), ("seat", "1"), ("hero", "gunslinger"), ("deck", "loot")):
                    if name in (case.path_parameters or {}):
                        case.path_parameters[name] = value
                case.headers = {**(case.headers or {}), "Seat-Token": served.token}
            case.call_and_validate(checks=CHECKS, timeout=60)

        ask()
    assert len(asked) > 40
    for address in ("GET /api/lobby", "POST /api/tables/{name}/answer", "POST /api/import"):
        assert address in asked


def test_it_says_what_it_is(served):
    said = httpx.get(f"{served.address}/api/openapi.json").raise_for_status().json()
    assert said["info"]["title"] == "Old Lantern"
    assert said["info"]["version"]
    assert "Seat-Token" in said["info"]["description"]
    for path, methods in said["paths"].items():
        for operation in methods.values():
            assert operation["description"], path
            assert {"400", "403", "404", "422", "429"} <= set(operation["responses"]), path
