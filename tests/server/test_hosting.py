"""A server for others: `lantern serve` with its log, its meters and its end, and the files it is set up with."""

from __future__ import annotations

import configparser
import inspect
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from cyclopts import CycloptsError
from litestar.testing import TestClient
from tests.server.people import Person, plain
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lantern.cli.app import app
from lantern.cli.serve import serve
from lantern.core.errors import SaveError
from lantern.server.app import new_app
from lantern.server.meters import Meters
from lantern.server.store import Store

COMMAND = "from lantern.cli import main; main()"
PATIENCE = 60.0
#: The service restarts; the page comes back after every code but that of a table that is not there.
COMES_BACK = 1012


class Hosted:
    """`lantern serve` in a process of its own."""

    def __init__(self, data: Path, *more: str, **settings: str) -> None:
        self._windows = ExitStack()
        handle, name = tempfile.mkstemp(".log")
        self._said = Path(name)
        with os.fdopen(handle, "ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--data", str(data), *more],
                env={**os.environ, **settings},
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:\d+", line)
        assert found, (line, self.log())
        self.client = httpx.Client(base_url=found[0], timeout=PATIENCE)

    def log(self) -> str:
        return self._said.read_text("utf-8")

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log().splitlines()]

    def window(self, person: Person) -> ClientConnection:
        address = str(self.client.base_url).replace("http", "ws").rstrip("/")
        window = self._windows.enter_context(connect(f"{address}/api/tables/{person.table}/live", max_size=None))
        window.send(json.dumps({"type": "hello", "token": person.token, "lang": "en", "log": None}))
        assert json.loads(window.recv(PATIENCE))["type"] == "update"
        return window

    def put_away(self) -> None:
        """End it however that goes."""
        self._windows.close()
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.client.close()
        self._said.unlink()

    def end(self) -> int:
        """Ask it to end, as systemd and containers do."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.client.close()
        return code


@pytest.fixture
def hosted(tmp_path) -> Iterator[Any]:
    started: list[Hosted] = []

    def start(*more: str, **settings: str) -> Hosted:
        started.append(Hosted(tmp_path / "hosted", *more, **settings))
        return started[-1]

    yield start
    for one in started:
        one.put_away()


def test_sigterm_closes_the_windows_so_that_they_come_back_and_nothing_is_lost(hosted):
    first = hosted()
    ann = Person.beginning(first.client, seed=7, heroes=["us-marshal", "gunslinger"])
    windows = [first.window(ann) for _ in range(3)]
    for _ in range(5):
        ann.answer(plain(question := ann.question()), question).raise_for_status()
    seen = ann.look()
    begun = time.monotonic()
    assert first.end() == 0
    assert time.monotonic() - begun < 5
    for window in windows:
        with suppress(ConnectionClosed):
            while window.recv(PATIENCE):
                pass
        assert window.close_code == COMES_BACK
    assert "Traceback" not in first.log()
    second = hosted()
    ann.client = second.client
    again = ann.look()
    for one in (seen, again):  # who is in the room is not kept
        del one["table"]["seats"]
    assert again["table"] == seen["table"]
    assert again["log"] == seen["log"]
    assert second.end() == 0


def test_the_log_of_a_server_is_json_and_tells_no_secret_and_no_name(hosted):
    server = hosted("--log", "json")
    ann = Person.beginning(server.client, seed=7, heroes=["us-marshal"], people=[{"name": "Zebulon Quill"}])
    window = server.window(ann)
    ann.answer(0).raise_for_status()
    window.send(json.dumps({"type": "say", "text": "meet me at the windmill"}))
    window.send(json.dumps({"type": "answer", "question": "none", "answer": 0}))
    while json.loads(window.recv(PATIENCE))["type"] != "refused":
        pass
    window.close()
    assert server.client.get("/api/tables/nowhere").status_code == 404
    assert server.end() == 0
    lines = server.lines()
    assert all({"time", "level", "event"} <= set(line) for line in lines)
    played = [line for line in lines if line["event"] == "played"]
    assert [(line["table"], line["answers"], line["given"]) for line in played] == [(ann.table, 1, 1)]
    assert [line["windows"] for line in lines if line["event"] == "seen"] == [1]
    told = [line["event"] for line in lines]
    assert told.index("window-opened") < told.index("played") < told.index("window-closed") < told.index("closing")
    assert {line["reason"] for line in lines if line["event"] == "refused"} == {"stale", "no-table"}
    assert ann.token is not None
    for secret in (ann.token, "Zebulon", "windmill", "Seat-Token", "127.0.0.1"):
        assert secret not in server.log()


def test_whoever_comes_through_a_proxy_of_this_machine_is_a_stranger(hosted):
    server = hosted("--allow-host", "lantern.example.org")
    ann = Person.beginning(server.client, seed=7)
    named = {"Host": "lantern.example.org"}
    assert server.client.get("/api/health", headers=named).status_code == 200
    assert server.client.get("/api/health", headers={"Host": "other.example.org"}).status_code == 421
    assert server.client.get(f"/api/tables/{ann.table}", headers=named).status_code == 404
    assert server.client.get("/api/lobby", headers=named).json()["saves"] == []
    assert server.client.post(f"/api/saves/{ann.table}/open", headers=named).status_code in {403, 404}


def test_games_are_kept_where_the_option_says(hosted, tmp_path):
    file = tmp_path / "elsewhere.sqlite"
    server = hosted("--database", f"sqlite:///{file}")
    Person.beginning(server.client, seed=7)
    assert server.end() == 0
    store = Store(file)
    assert len(store.games()) == 1
    store.close()
    assert not (tmp_path / "hosted" / "table.sqlite").exists()


# -- ready -----------------------------------------------------------------------------------------


def test_a_server_is_ready_while_its_database_answers(client, monkeypatch):
    assert client.get("/api/ready").json()["ok"] is True

    def broken(*_: Any) -> None:
        raise SaveError("gone", kind="unreadable")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "rows", broken)
        refused = client.get("/api/ready")
        assert (refused.status_code, refused.json()["reason"]) == (503, "busy")
        assert "database" in refused.json()["message"]
        assert client.get("/api/health").status_code == 200
    assert client.get("/api/ready").status_code == 200


def test_a_silent_database_is_asked_once_and_everybody_is_told_within_a_second(client, monkeypatch):
    goes_on, asked = threading.Event(), []

    def silent(*_: Any) -> list[Any]:
        asked.append(1)
        goes_on.wait(PATIENCE)
        return []

    monkeypatch.setattr(Store, "rows", silent)
    begun = time.monotonic()
    assert [client.get("/api/ready").status_code for _ in range(2)] == [503, 503]
    assert 1.9 < time.monotonic() - begun < 10
    assert len(asked) == 1
    goes_on.set()
    deadline = time.monotonic() + PATIENCE
    while client.get("/api/ready").status_code != 200:
        assert time.monotonic() < deadline


# -- meters ----------------------------------------------------------------------------------------


def metered(client: Any) -> dict[str, float]:
    """Read the meters as Prometheus does."""
    lines = [line for line in client.get("/metrics").raise_for_status().text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_meters_are_there_only_where_they_are_asked_for(client):
    assert client.get("/metrics").status_code == 404


def test_meters_count_what_happens(store_path):
    with TestClient(new_app(store_path, meters=Meters()), base_url="http://127.0.0.1") as client:
        ann = Person.beginning(client, seed=7, heroes=["us-marshal"])
        with ann.sit() as window:
            window.receive_json()
            assert metered(client)["lantern_sockets_open"] == 1
            ann.answer(0).raise_for_status()
            window.receive_json()
            ann.answer(0).raise_for_status()
            window.receive_json()
            assert ann.post("/answer", {"type": "answer", "question": "none", "answer": 0}).status_code == 409
        deadline = time.monotonic() + PATIENCE
        while (found := metered(client))["lantern_sockets_open"]:  # a window goes a moment after it was closed
            assert time.monotonic() < deadline
        assert found["lantern_answers_total"] == 2
        assert found["lantern_tables_open"] == 1
        assert found["lantern_answer_seconds_count"] == 2
        assert 0 < found["lantern_answer_seconds_sum"] < PATIENCE
        assert found['lantern_refusals_total{reason="stale"}'] == 1
        route = "/api/tables/{name}/answer"
        assert found[f'lantern_requests_total{{method="POST",route="{route}",status="200"}}'] == 2
        assert found[f'lantern_requests_total{{method="POST",route="{route}",status="409"}}'] == 1


# -- what it is set up with ------------------------------------------------------------------------

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def units() -> dict[str, configparser.RawConfigParser]:
    found = {}
    for path in sorted(DEPLOY.glob("lantern*.*")):
        unit = configparser.RawConfigParser(strict=False)
        unit.optionxform = str  # type: ignore[assignment, method-assign]
        unit.read(path)
        found[path.name] = unit
    return found


def refuse_unknown(words: list[str]) -> None:
    """Read a call of `lantern` as the command line does; a command or an option that is not there is refused."""
    app.parse_args(words, exit_on_error=False, print_error=False)


def calls(command: str) -> list[list[str]]:
    """Return the words of each call of `lantern` in a command of a unit."""
    words = shlex.split(command.replace("%%", "%"))
    if words[:2] == ["/bin/sh", "-c"]:
        words = shlex.split(words[2].removeprefix("exec "))
    return [words[1:]] if words[0].endswith("/lantern") else []


def test_the_units_call_commands_that_there_are():
    found = units()
    assert set(found) == {"lantern.service", "lantern-backup.service", "lantern-backup.timer"}
    called = []
    for unit in found.values():
        for key in ("ExecStart", "ExecStartPost"):
            command = unit.get("Service", key, fallback="")
            for words in calls(command) if command else []:
                refuse_unknown(words)
                called.append(words[0])
    assert sorted(called) == ["backup", "serve"]
    with pytest.raises(CycloptsError):
        refuse_unknown(["serve", "--workers", "0"])
    for name in ("lantern.service", "lantern-backup.service"):
        service = found[name]["Service"]
        assert service["Environment"] == "LANTERN_DATA=/var/lib/lantern"
        assert service["StateDirectory"].split()[0] == "lantern"


def test_whoever_runs_the_server_calls_commands_with_its_data_and_database(tmp_path):
    (tmp_path / "lantern.env").write_text(
        "# why\nLANTERN_DATABASE_URL=postgresql://lantern:a$b&c d@localhost/lantern\n\nnonsense\n"
    )
    stand_in = tmp_path / "runuser"
    stand_in.write_text('#!/bin/sh\necho "$LANTERN_DATABASE_URL|$LANTERN_DATA|$*"\n')
    stand_in.chmod(0o755)
    environment = {"PATH": f"{tmp_path}:/usr/bin:/bin", "LANTERN_ENV": str(tmp_path / "lantern.env")}
    script = [str(DEPLOY / "lantern-admin"), "person", "invite", "cora b"]
    done = subprocess.run(script, env=environment, capture_output=True, text=True, check=True)
    database, data, called = done.stdout.strip().split("|")
    assert (database, data) == ("postgresql://lantern:a$b&c d@localhost/lantern", "/var/lib/lantern")
    assert called == "-u lantern -- /opt/old-lantern/.venv/bin/lantern person invite cora b"


def test_the_containers_call_commands_that_there_are():
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    assert set(services) == {"lantern", "database", "proxy"}
    refuse_unknown(services["lantern"]["command"])
    assert "ports" not in services["lantern"]
    build = services["lantern"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    assert services["lantern"]["environment"]["LANTERN_DATABASE_URL"].startswith("postgresql://lantern:")
    for service in services.values():
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in compose["volumes"]
    dockerfile = (DEPLOY / "Dockerfile").read_text("utf-8")
    refuse_unknown(json.loads(re.findall(r"^CMD (.*)$", dockerfile, re.MULTILINE)[-1]))
    (extras,) = re.findall(r"'\.\[(.*)\]'", dockerfile)
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(extras.split(",")) <= set(known)
    for copied in re.findall(r"^COPY (?!--)(.*) \S+$", dockerfile, re.MULTILINE):
        assert all((ROOT / name).exists() for name in copied.split())
    assert set(re.findall(r"/api/\w+", dockerfile)) == {"/api/ready"}


def test_the_page_on_hosting_names_options_files_and_variables_that_there_are():
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (table,) = re.findall(r"^\| option of `lantern serve`.*?\n\n", page, re.MULTILINE | re.DOTALL)
    options = {"--" + name.replace("_", "-") for name in inspect.signature(serve).parameters} - {"--more"}
    assert set(re.findall(r"`(--[a-z-]+)", table)) == options
    for file in re.findall(r"deploy/[\w.-]+", page):
        assert (ROOT / file).is_file(), file
    known = {
        "LANTERN_ACCOUNTS",
        "LANTERN_ALLOWED_HOSTS",
        "LANTERN_DATA",
        "LANTERN_DATABASE_URL",
        "LANTERN_METRICS",
        "LANTERN_NAME",
        "LANTERN_PASSWORD",
        "LANTERN_REDIS_URL",
    }
    assert set(re.findall(r"LANTERN_[A-Z_]+", page)) == known
    counted = {name.removesuffix("_total") for name in re.findall(r"`(lantern_\w+)`", page)}
    assert counted == {metric.name for metric in Meters()._all.collect()}
