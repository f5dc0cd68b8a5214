"""Requests that nobody's page makes: none is an error of the server, none is heard from elsewhere, none floods it."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.people import Person

from lantern.content.language import LANGUAGES
from lantern.server import limits, sockets
from lantern.server.addresses import Hosts, host_in, hosts_of
from lantern.server.app import new_app
from lantern.server.error_page import style
from lantern.server.guarding import HEADERS, POLICY
from lantern.server.limits import Bucket, Doors
from lantern.server.problems import RefusedError
from lantern.server.windows import MOST_WAITING, OpenWindow
from lantern.server.wire import Gone

NESTED = b"[" * 200_000 + b"]" * 200_000
#: Requests that are wrong in many ways; each is refused with a sentence.
REQUESTS: dict[str, dict[str, Any]] = {
    "nested JSON": {"method": "POST", "url": "/api/tables", "content": NESTED, "headers": {"Content-Type": "application/json"}},
    "nested options": {
        "method": "POST", "url": "/api/tables", "content": b'{"options": ' + b'{"a": ' * 50_000 + b"1" + b"}" * 50_001,
    },
    "a lone surrogate": {"method": "POST", "url": "/api/tables", "content": b'{"name": "\\ud800"}'},
    "a lone surrogate in the address": {"method": "GET", "url": "/api/rules?q=%ED%A0%80"},
    "a lone surrogate in a path": {"method": "GET", "url": "/api/rules/%ED%A0%80"},
    "not UTF-8": {"method": "POST", "url": "/api/tables", "content": b'{"name": "\xff\xfe"}'},
    "not UTF-8 in the address": {"method": "GET", "url": "/api/text/%FF%FE"},
    "a null byte": {"method": "GET", "url": "/%00"},
    "a null byte below": {"method": "GET", "url": "/assets/%00.js"},
    "a null byte in a name": {"method": "GET", "url": "/api/tables/%00"},
    "a null byte in a text": {"method": "GET", "url": "/api/text/a%00b"},
    "a long path": {"method": "GET", "url": "/" + "a" * 5_000},
    "a long name": {"method": "GET", "url": "/api/tables/" + "a" * 900},
    "many folders": {"method": "GET", "url": "/" + "a/" * 450},
    "a way out": {"method": "GET", "url": "/..%2f..%2f..%2fetc%2fpasswd"},
    "a way out of a pack": {"method": "POST", "url": "/api/packs/..%2f..", "json": {"on": False}},
    "a long question": {"method": "GET", "url": "/api/rules?q=" + "a" * 9_000},
    "a number beyond all bits": {"method": "GET", "url": "/api/tables/TABLE/at/1" + "0" * 29},
    "a number of a thousand digits": {"method": "GET", "url": "/api/tables/TABLE/at/1" + "0" * 900},
    "a moment beyond all bits": {"method": "POST", "url": f"/api/tables/TABLE/branch?answers={10**29}"},
    "a moment before all": {"method": "GET", "url": "/api/tables/TABLE/at/-1"},
    "a look beyond all bits": {"method": "GET", "url": f"/api/tables/TABLE/why?who=gunslinger&stat=combat&at={10**29}"},
    "an issue beyond all bits": {"method": "GET", "url": f"/api/tables/TABLE/gazette/{10**29}"},
    "a chapter beyond all bits": {"method": "POST", "url": f"/api/campaigns/TABLE/chapters/{10**29}/rewind"},
    "a limit beyond all bits": {"method": "GET", "url": f"/api/rules?q=light&limit={10**29}"},
    "a limit below nothing": {"method": "GET", "url": "/api/rules?q=light&limit=-1"},
    "a log beyond all bits": {"method": "GET", "url": f"/api/tables/TABLE/log?start={10**29}"},
    "an answer beyond all bits": {
        "method": "POST", "url": "/api/tables/TABLE/answer",
        "content": b'{"type": "answer", "question": "x", "answer": 1%s}' % (b"0" * 40),
    },
    "a version beyond all bits": {
        "method": "POST", "url": "/api/tables/TABLE/undo",
        "json": {"type": "undo", "version": 2**63},
    },
    "a seed beyond 64 bits": {"method": "POST", "url": "/api/tables", "json": {"seed": 2**64}},
    "a seed before them": {"method": "POST", "url": "/api/tables", "json": {"seed": -(2**64)}},
    "a language that is none": {"method": "GET", "url": "/api/lobby?lang=tlh"},
    "another type": {"method": "POST", "url": "/api/tables", "content": b"<a/>", "headers": {"Content-Type": "text/xml"}},
    "a form": {"method": "POST", "url": "/api/tables", "data": {"seed": "1"}},
    "a type that is none": {"method": "POST", "url": "/api/tables", "content": b"{}x", "headers": {"Content-Type": "\xff/;;="}},
    "no body": {"method": "POST", "url": "/api/tables/TABLE/answer"},
    "another method": {"method": "PUT", "url": "/api/tables/TABLE"},
    "a length that is none": {
        "method": "POST", "url": "/api/import",
        "headers": {"Content-Length": "99999999999"}, "content": b"",
    },
    "a token that is none": {
        "method": "POST", "url": "/api/tables/TABLE/undo",
        "json": {"type": "undo"},
        "headers": {"Seat-Token": "\xff\x80"},
    },
    "a host that is none": {"method": "GET", "url": "/api/lobby", "headers": {"Host": "[::1"}},
    "a host of brackets": {"method": "GET", "url": "/api/lobby", "headers": {"Host": "]["}},
    "a host with a port that is none": {"method": "GET", "url": "/api/lobby", "headers": {"Host": "127.0.0.1:x"}},
    "no host": {"method": "GET", "url": "/api/lobby", "headers": {"Host": ""}},
    "a host of letters that are none": {"method": "GET", "url": "/api/lobby", "headers": {"Host": "\xff\xfe"}},
    "an origin that is none": {"method": "GET", "url": "/api/lobby", "headers": {"Origin": "http://[::1"}},
    "an origin of nobody": {"method": "GET", "url": "/api/lobby", "headers": {"Origin": "null"}},
}  # fmt: skip


@pytest.mark.parametrize("name", REQUESTS)
def test_whatever_is_sent_is_refused_with_a_sentence(client, ann, name):
    asked = dict(REQUESTS[name])
    address = asked.pop("url").replace("TABLE", ann.table)
    headers = {**ann.headers, **{key: value.encode("latin-1") for key, value in asked.pop("headers", {}).items()}}
    answer = client.request(asked.pop("method"), address, headers=headers, **asked)
    if name.startswith("a lone surrogate in the address"):
        assert answer.status_code == 200  # it is a word that no rule has
        return
    assert 400 <= answer.status_code < 500, answer.text
    assert set(answer.json()) == {"status", "reason", "message"}, answer.text
    assert HEADERS["X-Content-Type-Options"] == answer.headers["X-Content-Type-Options"]


# -- names for the server, and pages of others ---------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "name"),
    [("127.0.0.1:80", "127.0.0.1"), ("LocalHost.", "localhost"), ("[::1]:80", "::1"), ("a.example", "a.example")]
    + [(bad, None) for bad in ("", "[::1", "a b", "a/b", "a:b", "user@a", "a:80:80", "ä.example", "a" * 300)],
)
def test_the_name_in_a_host_is_found(host, name):
    assert host_in(host) == name


def test_a_server_is_called_by_known_names_only(monkeypatch):
    monkeypatch.setenv("LANTERN_ALLOWED_HOSTS", "lantern.example, other.example")
    monkeypatch.setattr("socket.gethostname", lambda: "kitchen")
    here, there = hosts_of("127.0.0.1"), hosts_of("0.0.0.0", ["proxy.example"])
    for host in ("localhost", "127.0.0.1:8642", "[::1]:8642", "lantern.example", "OTHER.example:443"):
        assert here.allow(host)
        assert there.allow(host)
    for host in ("proxy.example", "kitchen", "kitchen.local:8642", "192.168.1.7:8642"):
        assert there.allow(host)
        assert not here.allow(host)
    for host in ("evil.example", "localhost.evil.example", "lantern.example.evil.example", "", "a b"):
        assert not here.allow(host)
        assert not there.allow(host)


def test_dns_rebinding_reaches_no_server_for_others(store_path):
    app = new_app(store_path, trusting=False, hosts=Hosts(["table.example"], numbers=True))
    with TestClient(app, base_url="http://table.example") as client:
        assert client.get("/api/health").status_code == 200
        assert client.get("/api/health", headers={"Host": "10.0.0.7:8642"}).status_code == 200
        refused = client.get("/api/health", headers={"Host": "evil.example"})
        assert (refused.status_code, refused.json()["reason"]) == (421, "foreign-host")
        assert "evil.example" in refused.json()["message"]


OURS, THEIRS = "http://127.0.0.1", "http://evil.example"


@pytest.mark.parametrize(
    ("origin", "site", "method", "allowed"),
    [
        (None, None, "POST", True),  # no browser
        (OURS, "same-origin", "POST", True),
        (OURS, None, "POST", True),
        (THEIRS, "cross-site", "POST", False),
        (THEIRS, None, "POST", False),
        ("null", "cross-site", "POST", False),
        (None, "cross-site", "POST", False),
        (None, "same-site", "POST", False),
        ("http://127.0.0.1:81", "same-site", "POST", False),
        ("ftp://127.0.0.1", None, "POST", False),
        (OURS, "same-origin", "GET", True),
        (None, "none", "GET", True),  # typed into the bar
        (None, "cross-site", "GET", True),  # a link from elsewhere
        (THEIRS, "cross-site", "GET", False),
    ],
)
def test_only_our_page_changes_anything(client, origin, site, method, allowed):
    headers = {key: value for key, value in {"Origin": origin, "Sec-Fetch-Site": site}.items() if value is not None}
    address = "/api/first-night" if method == "POST" else "/api/health"
    answer = client.request(method, address, headers=headers)
    assert (answer.status_code < 300) == allowed, answer.text
    if not allowed:
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-page")


def test_every_answer_says_what_a_browser_may_do_with_it(client, ann):
    answers = [client.get("/api/lobby"), client.get("/api/nothing"), client.get("/nothing", headers={"Accept": "text/html"})]
    answers += [client.get("/api/lobby", headers={"Host": "evil.example"}), ann.get("/export"), client.get("/")]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], answer.url
        private = str(answer.url.path).startswith("/api/")
        assert ("no-store" in answer.headers.get_list("Cache-Control")) == private, answer.url
    assert "unsafe-eval" not in POLICY
    assert "script-src 'self';" in POLICY
    assert f"<style>{style()}</style>" in answers[2].text


# -- windows --------------------------------------------------------------------------------------


def refused_at(socket: Any) -> dict[str, Any]:
    said: dict[str, Any] = socket.receive_json(timeout=10)
    assert said["type"] == "refused"
    return said


def closed_with(socket: Any) -> int:
    with pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json(timeout=10)
    return int(closed.value.code)


@pytest.mark.parametrize("first", ["", "hello", "{}", '{"type": "undo"}', '{"type": "hello", "token": 7}', "[" * 90_000])
def test_a_window_that_does_not_say_who_comes_is_closed(client, ann, first):
    with client.websocket_connect(f"/api/tables/{ann.table}/live?token={ann.token}") as socket:
        socket.send_text(first)
        assert refused_at(socket)["reason"] == "bad-request"
        assert closed_with(socket) == sockets.NO_HELLO


def test_a_secret_in_the_address_opens_nothing(client, ann):
    with client.websocket_connect(f"/api/tables/{ann.table}/live?token={ann.token}") as socket:
        socket.send_json({"type": "hello"})
        seen = socket.receive_json(timeout=10)
        assert not any(seat["mine"] for seat in seen["table"]["seats"])


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ("x" * 150_000, "too-large"),
        ("[" * 90_000, "bad-request"),
        ('{"type": "answer", "question": ' + "[" * 40_000 + "]" * 40_000 + "}", "bad-request"),
        ('{"type": "answer", "question": "x", "answer": 1' + "0" * 400 + "}", "bad-request"),
        ('{"type": "call", "hero": "gunslinger", "name": "\\ud800"}', "bad-request"),
        ('{"type": "language", "lang": "tlh"}', "bad-request"),
    ],
)
def test_a_message_that_nobody_understands_is_refused_and_the_window_stays(ann, message, reason):
    with ann.sit() as socket:
        socket.receive_json(timeout=10)
        socket.send_text(message)
        assert refused_at(socket)["reason"] == reason
        socket.send_json({"type": "answer", "question": "old", "answer": 0})
        assert refused_at(socket)["reason"] == "stale"


def test_whoever_floods_a_server_for_others_waits_and_nobody_else(store_path, monkeypatch):
    monkeypatch.setattr(sockets, "AT_ONCE", 5)
    monkeypatch.setattr(sockets, "PER_SECOND", 2)
    app = new_app(store_path, trusting=False, hosts=Hosts(["table.example"]))
    with TestClient(app, base_url="http://table.example") as client:
        ann = Person.beginning(client, seed=7, heroes=["us-marshal", "gunslinger"])
        with ann.sit() as socket, ann.sit() as quiet:
            while socket.receive_json(timeout=10)["type"] != "update":
                pass
            for _ in range(7):
                socket.send_text("{}")
            ann.answer(0).raise_for_status()
            while (said := quiet.receive_json(timeout=10))["type"] != "update" or not said["table"]["undo"]["answer"]:
                pass
            refused = 0  # of the seven
            while (said := socket.receive_json(timeout=10))["type"] != "update":
                refused += said["type"] == "refused"
            assert refused == 5


def test_a_program_at_this_machine_plays_as_fast_as_it_likes(ann, monkeypatch):
    monkeypatch.setattr(sockets, "AT_ONCE", 1)
    monkeypatch.setattr(sockets, "PER_SECOND", 0.001)
    with ann.sit() as socket:
        while socket.receive_json(timeout=10)["type"] != "update":
            pass
        for _ in range(3):
            socket.send_text("{}")
            assert refused_at(socket)["reason"] == "bad-request"


def test_a_window_that_reads_nothing_is_let_go():
    window = OpenWindow(None, "en", None)
    for _ in range(MOST_WAITING + 5):
        window.send(Gone())
    assert window.given_up.is_set()
    assert window.waiting.qsize() <= MOST_WAITING


def test_windows_of_one_address_are_counted(monkeypatch):
    monkeypatch.setattr(limits, "MOST_WINDOWS", 2)
    doors = Doors(open_to_all=False)
    with doors.window("10.0.0.7"), doors.window("10.0.0.7"):
        with pytest.raises(RefusedError), doors.window("10.0.0.7"):
            pass
        with doors.window("10.0.0.8"), doors.window("127.0.0.1"), doors.window("127.0.0.1"), doors.window("127.0.0.1"):
            pass
    with doors.window("10.0.0.7"):
        pass
    assert doors._windows == {}


# -- asking too often -----------------------------------------------------------------------------


def test_a_bucket_fills_with_time(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(limits, "monotonic", lambda: now[0])
    bucket = Bucket(2, 0.5)
    assert [bucket.take() for _ in range(3)] == [None, None, 2]
    now[0] += 2
    assert [bucket.take() for _ in range(2)] == [None, 2]
    now[0] += 1_000
    assert [bucket.take() for _ in range(3)] == [None, None, 2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_begins_or_brings_too_much_is_told_to_wait(store_path, monkeypatch, lang):
    monkeypatch.setattr(limits, "DEAR", {"taking-in": (2, 0.1), "beginning": (1, 0.1)})
    monkeypatch.setattr(limits, "monotonic", lambda: 100.0)  # however busy the machine is
    app = new_app(store_path, trusting=False, hosts=Hosts(["table.example"]))
    with TestClient(app, base_url="http://table.example") as client:
        answers = [client.post("/api/import", params={"lang": lang}, content=b"x").status_code for _ in range(4)]
        assert answers == [422, 422, 429, 429]
        client.post("/api/tables", json={}).raise_for_status()
        refused = client.post("/api/first-night", params={"lang": lang})
        assert refused.status_code == 429
        assert int(refused.headers["Retry-After"]) == 10
        assert "10" in refused.json()["message"]


def test_at_this_machine_nobody_is_counted(client, monkeypatch):
    monkeypatch.setattr(limits, "DEAR", {"taking-in": (1, 0.1), "beginning": (1, 0.1)})
    assert [client.post("/api/import", content=b"x").status_code for _ in range(3)] == [422] * 3


# -- names ----------------------------------------------------------------------------------------

NAMES = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "\u202egnp.exe",
    "a\x00b\x1b[31mc",
    "x\r\nSet-Cookie: a=b",
    '"; rm',
    "../../etc",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_only_a_name(client, ann, name):
    """Whatever a game, a hero, a campaign or a guest is called, and whatever is said: a line to be read, no header or path."""
    client.patch(f"/api/saves/{ann.table}", json={"name": name}, headers=ann.headers).raise_for_status()
    client.patch(f"/api/campaigns/{ann.table}", json={"name": name}, headers=ann.headers).raise_for_status()
    call = {"type": "call", "hero": "gunslinger", "name": name, "nickname": name}
    ann.post("/call", call).raise_for_status()
    table = ann.look()["table"]
    hero = next(hero for hero in table["heroes"] if hero["id"] == "gunslinger")
    campaign = client.get(f"/api/campaigns/{ann.table}").json()["name"]
    secret = ann.post("/invitations", {"may": "sit"}).json()["secret"]
    come = client.post(f"/api/tables/{ann.table}/enter", json={"invitation": secret, "name": name}).raise_for_status().json()
    guest = ann.get("/door").json()["door"]["guests"][-1]["name"]
    ann.client.delete(f"/api/tables/{ann.table}/seats/1", headers=ann.headers).raise_for_status()
    bob = Person(client, ann.table, come["token"])
    bob.post("/seats/1/claim", {"name": name}).raise_for_status()
    seat = bob.look()["table"]["seats"][0]["name"]
    with bob.sit() as window:
        window.send_json({"type": "say", "text": name})
        while (heard := window.receive_json())["type"] != "said":
            pass
    for shown in (table["name"], hero["name"], hero["nickname"], campaign, guest, seat, heard["name"], heard["text"]):
        assert shown.isprintable(), shown
        assert 0 < len(shown) <= 80
    files = [bob.get("/export"), client.get(f"/api/campaigns/{ann.table}/file", headers=bob.headers)]
    for file in files:
        said = file.raise_for_status().headers["Content-Disposition"]
        assert said.startswith("attachment;")
        assert not set("<>\r\n/\\\x00") & set(said.split("filename*")[0])
        assert "Set-Cookie" not in file.headers


def test_a_page_for_what_is_not_there_shows_nothing_of_the_address(client):
    answer = client.get("/<script>alert(1)</script>", headers={"Accept": "text/html"})
    assert answer.status_code == 404
    assert "alert(1)" not in answer.text
    assert json.loads(client.get("/api/tables/<b>").text)["reason"] == "no-table"


def test_nothing_waits_for_a_request_that_is_refused(client):
    began = time.monotonic()
    for name in ("nested JSON", "a long path", "a host that is none"):
        asked = dict(REQUESTS[name])
        client.request(asked.pop("method"), asked.pop("url"), **asked)
    assert time.monotonic() - began < 20
