"""The clock of the machine is set forward or back while people play: nothing is lost, and nothing lasts longer for it."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import insert
from tests.server.people import Person, plain
from tests.server.test_the_door import ann, answered_by_both, client, decide, reason, sitting

from lantern.server import door as doors
from lantern.server import door_routes, live, store
from lantern.server.app import new_app
from lantern.server.database.tables import LEASES
from lantern.server.store import Store

__all__ = ["ann", "client"]
YEAR = 365 * 86_400.0


@pytest.fixture
def clock(monkeypatch):
    """The clock of the wall, as it is told to a server."""

    class Clock:
        now = datetime(2026, 11, 17).timestamp()  # noqa: DTZ001 - any moment

    class Moments(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return datetime.fromtimestamp(Clock.now, tz)

    for module in (live, door_routes):
        monkeypatch.setattr(module, "time", lambda: Clock.now)
    for module in (live, store):
        monkeypatch.setattr(module, "datetime", Moments)
    return Clock


def test_people_play_on_and_everything_is_kept_in_its_order(store_path, clock):
    with TestClient(new_app(store_path), base_url="http://127.0.0.1") as client:
        ann = Person.beginning(client, seed=7, heroes=["us-marshal", "gunslinger"])
        versions = []
        for given, jump in enumerate((0, YEAR, -3 * YEAR, -1, 10 * YEAR, 0)):
            clock.now += jump
            question = ann.question()
            done = ann.answer(plain(question), question, once=f"at {given}").raise_for_status().json()
            again = ann.answer(plain(question), question, once=f"at {given}").raise_for_status().json()
            assert again == done, "sent again it counts once, whatever the clock says"
            versions.append(done["version"])
        assert all(one < other for one, other in pairwise(versions))
        clock.now -= 5 * YEAR
        ann.undo().raise_for_status()
        ann.redo().raise_for_status()
        seen = ann.look()["table"]
    with TestClient(new_app(store_path), base_url="http://127.0.0.1") as client:
        token = client.post(f"/api/saves/{ann.table}/open").raise_for_status().json()["token"]
        back = Person(client, ann.table, token).look()["table"]
        assert (back["answers"], back["questions"][0]["id"]) == (seen["answers"], seen["questions"][0]["id"])


@pytest.mark.parametrize("jump", [2 * doors.CODE_SECONDS, -YEAR])
def test_a_code_for_another_device_is_good_for_ten_minutes_of_no_other_time(ann, clock, jump):
    bob = sitting(ann, "Bob")
    code = bob.post("/code", {}).json()["code"]
    clock.now += jump
    assert reason(bob.client.post(f"/api/tables/{bob.table}/enter", json={"code": code})) == (404, "no-table")
    good = bob.post("/code", {}).json()["code"]
    assert bob.client.post(f"/api/tables/{bob.table}/enter", json={"code": good}).status_code == 200


def test_an_undo_that_nobody_agreed_to_in_time_is_wanted_anew(ann, clock):
    bob = sitting(ann, "Bob")
    decide(ann, undo="asked")
    other = answered_by_both(ann, bob)
    asked, before = bob if other is ann else ann, ann.look()["table"]["answers"]
    other.undo().raise_for_status()
    clock.now += YEAR
    assert reason(asked.post("/agree", {"type": "agree", "yes": True})) == (409, "stale")
    clock.now -= 2 * YEAR
    other.undo().raise_for_status()
    asked.post("/agree", {"type": "agree", "yes": True}).raise_for_status()
    assert ann.look()["table"]["answers"] == before - 1


def test_nobody_minds_a_table_longer_because_the_clock_of_the_database_was_set_back(postgres, store_path):
    place = str(postgres.url(postgres.new_database()))
    with TestClient(new_app(place, trusting=False), base_url="http://127.0.0.1") as client:
        table = Person.beginning(client, seed=7, heroes=["us-marshal"]).table
    kept = Store(place)
    try:
        with kept.transaction() as database:
            database.execute(insert(LEASES), {"game": table, "holder": "gone", "until": "2999-01-01 00:00:00.000"})
        assert kept.mind(table, "here")
        assert not kept.mind(table, "there"), "what was taken now holds"
    finally:
        kept.close()
