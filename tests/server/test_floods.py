"""Whoever sends too much, too often or never to the end: nobody else goes without for it."""

from __future__ import annotations

import socket as sockets
import threading
import time
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from litestar.testing import TestClient
from tests.server import test_accounts, test_the_door
from tests.server.people import Person
from tests.server.test_accounts import browser, logged_in, secret_of
from tests.server.test_the_door import invited, others_reach, reason, sitting

from lantern.server import door as doors
from lantern.server import limits, live, patience
from lantern.server.app import new_app
from lantern.server.events import METHODS
from lantern.server.meters import Meters
from lantern.server.problems import RefusedError
from lantern.server.windows import MOST_WAITING, OpenWindow
from lantern.server.wire import Gone

cheap_passwords, clock, server = test_accounts.cheap_passwords, test_accounts.clock, test_accounts.server
ann = test_the_door.ann


@pytest.fixture
def client(store_path):
    """A server that others reach."""
    with others_reach(store_path) as client:
        yield client


# -- at a table -----------------------------------------------------------------------------------


def heard(socket, kind: str) -> list[dict[str, Any]]:
    """Return what was told before the table was shown once more."""
    found = []
    while (message := socket.receive_json(timeout=10))["type"] != "update":
        found += [message] if message["type"] == kind else []
    return found


def test_a_spectator_who_points_at_everything_drives_nobody_out(ann):
    eve = invited(ann, "Eve", "watch")
    with ann.sit() as host, eve.sit() as window:
        heard(host, "update")
        for _ in range(110):
            window.send_json({"type": "point", "x": 1, "y": 1})
        window.send_json({"type": "language", "lang": "it"})
        heard(window, "update")
        heard(window, "update")
        ann.answer(0).raise_for_status()
        assert 0 < len(heard(host, "pointed")) <= 32


def test_who_talks_at_many_windows_talks_no_more_than_at_one(ann):
    eve = invited(ann, "Eve", "watch")
    with ann.sit() as host, eve.sit() as one, eve.sit() as other:
        heard(host, "update")
        for window in (one, other):
            for number in range(8):
                window.send_json({"type": "say", "text": f"line {number}", "ref": number})
            while (said := window.receive_json(timeout=10)).get("ref") != 7:
                pass
        assert (said["type"], said["reason"]) == ("refused", "too-many")
        ann.answer(0).raise_for_status()
        assert len(heard(host, "said")) in {10, 11}


def test_codes_do_not_fill_the_door_and_wrong_ones_write_nothing(ann):
    store = ann.client.app.state.hall.store
    before = store.game(ann.table).door
    wrong = ann.client.post(f"/api/tables/{ann.table}/enter", json={"code": "AAAAAAAA"})
    assert (reason(wrong), store.game(ann.table).door) == ((404, "no-table"), before)
    door, guest = doors.DoorRecord(), None
    guest = doors.admit(door, "pass", "Ann", "sit")
    for _ in range(doors.MOST_PASSES + 5):
        assert doors.redeem(door, doors.code_for(door, guest, 0.0), 1.0) is not None
    assert len(guest.passes) == doors.MOST_PASSES


def test_those_who_watch_take_nobodys_place(ann, monkeypatch):
    monkeypatch.setattr(doors, "MOST_GUESTS", 3)
    for _ in range(3):
        invited(ann, "Eve", "watch")
    link = ann.post("/invitations", {"may": "watch"}).json()["secret"]
    assert reason(ann.client.post(f"/api/tables/{ann.table}/enter", json={"invitation": link})) == (409, "full")
    assert invited(ann, "Bob").get().status_code == 200


def test_who_tries_links_or_looks_back_without_end_is_counted(ann, monkeypatch):
    monkeypatch.setitem(limits.DEAR, "entering", (2, 0.01))
    monkeypatch.setitem(limits.DEAR, "looking-back", (3, 0.01))
    tries = [ann.client.post(f"/api/tables/{ann.table}/enter", json={"invitation": "x"}).status_code for _ in range(3)]
    assert tries == [404, 404, 429]
    looks = [ann.get(*look).status_code for look in (("/at/0",), ("/replay",), ("/export",), ("/at/0",))]
    assert looks == [200, 200, 200, 429]
    past = ann.get("/why", who="us-marshal", stat="combat", at=0)
    assert (past.status_code, ann.get("/why", who="us-marshal", stat="combat").status_code) == (429, 200)


def test_policies_about_nothing_do_not_fill_what_everybody_is_shown(ann, monkeypatch):
    bob = sitting(ann, "Bob")
    wish = {"type": "policy", "hero": "gunslinger", "kind": "reroll", "policy": "never"}
    assert reason(bob.post("/policy", {**wish, "kind": "x" * 1_900})) == (422, "bad-answer")
    assert reason(bob.answer(f"gunslinger/policy:{'x' * 1_900}:never")) == (422, "bad-answer")
    monkeypatch.setattr(live, "MOST_POLICIES", 2)
    said = [bob.post("/policy", {**wish, "kind": kind}).status_code for kind in ("reroll", "flee", "draw", "reroll")]
    assert said == [200, 200, 422, 200]


def test_a_window_that_is_closed_while_much_waits_for_it_is_closed_all_the_same():
    window = OpenWindow("a pass", "en", None)
    for _ in range(MOST_WAITING - 1):
        window.send(Gone())
    window.send(Gone())  # the last place is taken by what it is told
    window.close()
    assert window.given_up.is_set()


def test_whoever_shows_many_passes_is_looked_up_at_once(ann, monkeypatch):
    store = ann.client.app.state.hall.store
    counted = Mock(wraps=store.rows)
    monkeypatch.setattr(store, "rows", counted)
    passes = {f"table-{number}": "a pass" for number in range(499)} | {ann.table: ann.token}
    found = ann.client.post("/api/mine", json={"tables": passes}).json()
    assert [one["id"] for one in found["saves"]] == [ann.table]
    assert counted.call_count < 10


# -- what is sent ---------------------------------------------------------------------------------


def test_nothing_that_is_sent_is_large_and_nothing_large_is_remembered(ann):
    doors.digest.cache_clear()
    for size, said in ((2_000_000, 413), (200_000, 400)):
        long = ann.client.post(f"/api/tables/{ann.table}/enter", json={"invitation": "x" * size})
        assert long.status_code == said
    assert doors.digest.cache_info().currsize <= 1


def test_what_was_sent_is_not_said_back_at_length(ann):
    refused = ann.client.post("/api/tables", json={"heroes": ["a" * 3_000]})
    assert refused.status_code == 422
    assert "⟦" not in refused.json()["message"]
    assert len(refused.json()["message"]) < 2_500


def test_what_no_database_holds_is_refused_without_a_word_of_the_database(postgres):
    name = postgres.new_database()
    with others_reach(postgres.url(name)) as client:
        ann = Person.beginning(client, seed=7)
        for refused in (client.post("/api/mine", json={"tables": {"\0": "x"}}), ann.answer(0, once="\0")):
            assert reason(refused) == (400, "bad-request")
            assert name not in refused.text


def test_made_up_methods_are_counted_as_one(store_path):
    meters = Meters()
    with TestClient(new_app(store_path, meters=meters), base_url="http://127.0.0.1") as client:
        for number in range(3):
            client.request(f"MADE{number}", "/api/health")
        told = client.get("/metrics").text
    assert 'method="other"' in told
    assert "MADE" not in told
    assert "GET" in METHODS


def test_a_request_that_never_ends_is_cut_off_and_others_are_served(store_path, monkeypatch):
    monkeypatch.setattr(patience, "PATIENCE", 0.3)
    monkeypatch.setattr(patience, "BODY_PATIENCE", 0.3)
    config = uvicorn.Config(new_app(store_path), http=patience.PatientLine, ws="none", log_level="error", port=0)
    serving = uvicorn.Server(config)
    taken = sockets.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=serving.run, args=([taken],), daemon=True)
    thread.start()
    try:
        where = taken.getsockname()
        slow, body, whole = (sockets.create_connection(where, timeout=10) for _ in range(3))
        with slow, body, whole:
            begun = time.monotonic()
            slow.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
            body.sendall(b"POST /api/mine HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{")
            whole.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert whole.recv(100).startswith(b"HTTP/1.1 200")
            while not serving.started:
                time.sleep(0.01)
            assert slow.recv(100) == body.recv(100) == b""
            assert time.monotonic() - begun < 8
    finally:
        serving.should_exit = True
        thread.join(10)


# -- who asks -------------------------------------------------------------------------------------


def test_tries_at_another_server_count_here(monkeypatch):
    monkeypatch.setitem(limits.DEAR, "logging-in", (2, 0.01))
    one, other = limits.Doors(open_to_all=False), limits.Doors(open_to_all=False)
    one.tell, other.tell = other.had_elsewhere, one.had_elsewhere
    one.refuse_too_often("logging-in", "10.0.0.7")
    other.refuse_too_often("logging-in", "10.0.0.7")
    for server in (one, other):
        with pytest.raises(RefusedError):
            server.refuse_too_often("logging-in", "10.0.0.7")
        server.refuse_too_often("naming", "10.0.0.7")
    one.had_elsewhere("of a newer server", "somebody")


def test_cookies_of_other_programs_log_nobody_out(server):
    secret = secret_of(browser(server, "elias"))
    other = browser(server)
    for beside in ('prefs={"a":1}; ', "a[b]=1; ", "flag; ", "=; ", "lantern=old; ", 'x="open; '):
        for cookie in (f"{beside}lantern={secret}", f"lantern={secret}; {beside}"):
            assert other.get("/api/account", headers={"Cookie": cookie}).json()["name"] == "elias", cookie
    assert logged_in(other) == ""


def test_a_page_that_came_unencrypted_logs_nobody_in_where_ours_are_encrypted(server):
    safe = TestClient(server.app, base_url="https://table.example")
    safe.blocking_portal = server.blocking_portal
    forged = safe.post("/api/account/log-in", json={"name": "eve", "password": "x"}, headers={"Origin": "http://table.example"})
    assert reason(forged) == (403, "foreign-page")
