"""People who were invited: they come in, sit down, watch, hand over, are sent away, and the host decides what they may."""

from __future__ import annotations

import pytest
from litestar.testing import TestClient
from sqlalchemy import select
from tests.server.people import Person

from lantern.server import door as doors
from lantern.server import seats, talk
from lantern.server.addresses import Hosts
from lantern.server.app import new_app
from lantern.server.database.tables import CHAT
from lantern.server.store import SeatRecord, Store


def others_reach(store_path):
    return TestClient(new_app(store_path, trusting=False, hosts=Hosts(["table.example"])), base_url="http://table.example")


@pytest.fixture
def client(store_path):
    """A server that others reach."""
    with TestClient(
        new_app(store_path, trusting=False, hosts=Hosts(["table.example"])), base_url="http://table.example"
    ) as client:
        yield client


@pytest.fixture
def ann(client):
    """The host: she has begun a game with two seats and stays at the first."""
    ann = Person.beginning(client, seed=7, heroes=["us-marshal", "gunslinger"], seats=[["us-marshal"], ["gunslinger"]])
    client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers).raise_for_status()
    return ann


def invited(ann: Person, name: str, may: str = "sit") -> Person:
    secret = ann.post("/invitations", {"may": may}).json()["secret"]
    token = ann.client.post(f"/api/tables/{ann.table}/enter", json={"invitation": secret, "name": name}).json()["token"]
    return Person(ann.client, ann.table, token)


def sitting(ann: Person, name: str) -> Person:
    bob = invited(ann, name)
    bob.post("/seats/2/claim", {}).raise_for_status()
    return bob


def reason(answer) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


def seats_of(person: Person) -> list[tuple[str, bool, bool]]:
    return [(seat["name"], seat["taken"], seat["mine"]) for seat in person.look()["table"]["seats"]]


def test_an_invitation_lets_somebody_sit_down_under_a_name(ann):
    bob = sitting(ann, "  Bob\u0007  Ford ")
    assert seats_of(bob) == [("", True, False), ("Bob Ford", True, True)]
    assert {guest["name"]: guest["seats"] for guest in ann.get("/door").json()["door"]["guests"]} == {
        "": ["1"],
        "Bob Ford": ["2"],
    }
    assert reason(bob.post("/seats/1/claim", {})) == (409, "seat-taken")


def test_whoever_was_invited_to_watch_watches_and_does_nothing(ann):
    eve = invited(ann, "Eve", "watch")
    assert eve.look()["table"]["watching"]
    assert reason(eve.post("/seats/2/claim", {})) == (403, "watching")
    assert reason(eve.answer(0)) == (403, "watching")
    assert reason(eve.undo()) == (403, "watching")
    assert reason(eve.get("/export")) == (403, "watching")
    assert reason(eve.post("/invitations", {})) == (403, "not-your-seat")
    ann.client.patch(f"/api/tables/{ann.table}/door", json={"watching": False}, headers=ann.headers).raise_for_status()
    assert reason(eve.get()) == (404, "no-table")


def test_nobody_but_the_host_decides(ann):
    bob = sitting(ann, "Bob")
    assert reason(bob.post("/invitations", {})) == (403, "not-your-seat")
    assert reason(bob.client.patch(f"/api/tables/{bob.table}/door", json={"undo": "own"}, headers=bob.headers)) == (
        403,
        "not-your-seat",
    )
    assert reason(bob.client.delete(f"/api/tables/{bob.table}/guests/1", headers=bob.headers)) == (403, "not-your-seat")
    assert reason(bob.client.delete(f"/api/tables/{bob.table}/seats/1", headers=bob.headers)) == (403, "not-your-seat")
    ann.post("/guests/2/host", {}).raise_for_status()
    assert bob.get("/door").json()["door"]["host"]


def test_invitations_are_withdrawn_and_joining_is_closed(ann):
    secret = ann.post("/invitations", {"may": "sit"}).json()["secret"]
    ann.client.patch(f"/api/tables/{ann.table}/door", json={"joining": False}, headers=ann.headers).raise_for_status()
    come = {"invitation": secret, "name": "Bob"}
    assert reason(ann.client.post(f"/api/tables/{ann.table}/enter", json=come)) == (404, "no-table")
    ann.client.patch(f"/api/tables/{ann.table}/door", json={"joining": True}, headers=ann.headers).raise_for_status()
    assert ann.client.post(f"/api/tables/{ann.table}/enter", json=come).status_code == 200
    ann.client.delete(f"/api/tables/{ann.table}/invitations", headers=ann.headers).raise_for_status()
    assert reason(ann.client.post(f"/api/tables/{ann.table}/enter", json=come)) == (404, "no-table")


def test_whoever_is_sent_away_has_no_seat_and_sees_nothing(ann):
    bob = sitting(ann, "Bob")
    ann.client.delete(f"/api/tables/{ann.table}/guests/2", headers=ann.headers).raise_for_status()
    assert reason(bob.get()) == (404, "no-table")
    assert reason(bob.answer(0, {"id": "1"})) == (404, "no-table")
    assert seats_of(ann) == [("", True, True), ("", False, False)]
    gone = ann.client.delete(f"/api/tables/{ann.table}/guests/1", headers=ann.headers)
    assert reason(gone) == (400, "bad-request")


def test_a_window_of_whoever_is_sent_away_is_closed(ann):
    bob = sitting(ann, "Bob")
    with bob.sit() as window:
        window.receive_json()
        ann.client.delete(f"/api/tables/{ann.table}/guests/2", headers=ann.headers).raise_for_status()
        told = [window.receive_json()["type"]]
        while told[-1] == "presence":
            told.append(window.receive_json()["type"])
        assert told[-1] == "gone"


def test_a_code_brings_a_seat_to_another_device_once(ann):
    bob = sitting(ann, "Bob")
    code = bob.post("/code", {}).json()["code"]
    spoken = f"{code[:4].lower()} {code[4:].lower()}"
    phone = Person(
        bob.client, bob.table, bob.client.post(f"/api/tables/{bob.table}/enter", json={"code": spoken}).json()["token"]
    )
    assert phone.token != bob.token
    assert seats_of(phone)[1] == ("Bob", True, True)
    again = bob.client.post(f"/api/tables/{bob.table}/enter", json={"code": spoken})
    assert reason(again) == (404, "no-table")
    # who is sent away is gone from every device
    ann.client.delete(f"/api/tables/{ann.table}/guests/2", headers=ann.headers).raise_for_status()
    assert reason(phone.get()) == (404, "no-table")


def test_a_code_is_not_guessed_and_not_good_for_ever():
    door = doors.DoorRecord()
    guest = doors.admit(door, "pass", "Ann", "sit", host=True)
    code = doors.code_for(door, guest, 0.0)
    for _ in range(doors.MOST_MISSES):
        assert doors.redeem(door, "WRONG222", 1.0) is None
    assert doors.redeem(door, code, 1.0) is None
    late = doors.code_for(door, guest, 0.0)
    assert doors.redeem(door, late, doors.CODE_SECONDS + 1) is None
    good = doors.code_for(door, guest, 0.0)
    assert doors.redeem(door, good, 1.0) is not None


def test_a_seat_is_handed_over(ann):
    bob = invited(ann, "Bob")
    ann.post("/seats/2/hand-over", {"guest": "2"}).raise_for_status()
    assert seats_of(bob)[1] == ("Bob", True, True)
    bob.post("/seats/2/hand-over", {"guest": "1"}).raise_for_status()
    assert seats_of(ann)[1] == ("", True, True)


def test_everything_about_the_door_outlives_the_server(store_path):
    with TestClient(
        new_app(store_path, trusting=False, hosts=Hosts(["table.example"])), base_url="http://table.example"
    ) as client:
        ann = Person.beginning(client, seed=7, heroes=["us-marshal", "gunslinger"], seats=[["us-marshal"], ["gunslinger"]])
        client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers).raise_for_status()
        bob = sitting(ann, "Bob")
        client.patch(f"/api/tables/{ann.table}/door", json={"undo": "own", "absent": "anyone"}, headers=ann.headers)
    with TestClient(
        new_app(store_path, trusting=False, hosts=Hosts(["table.example"])), base_url="http://table.example"
    ) as client:
        bob.client = client
        door = bob.get("/door").json()["door"]
        assert (door["undo"], door["absent"], door["host"]) == ("own", "anyone", False)
        assert seats_of(bob)[1] == ("Bob", True, True)


# -- for those who are away ------------------------------------------------------------------------


def test_the_host_answers_for_the_absent_only_if_that_was_decided(ann):
    bob = sitting(ann, "Bob")
    asked = next(question for question in ann.look()["table"]["questions"])
    other = ann if asked["who"] == "gunslinger" else bob
    assert reason(other.answer(0, asked)) == (403, "not-your-seat")
    ann.client.patch(f"/api/tables/{ann.table}/door", json={"absent": "anyone"}, headers=ann.headers).raise_for_status()
    assert other.look()["table"]["questions"][0]["yours"]
    other.answer(0, asked).raise_for_status()


def test_nobody_answers_for_somebody_who_is_here(ann):
    bob = sitting(ann, "Bob")
    ann.client.patch(f"/api/tables/{ann.table}/door", json={"absent": "anyone"}, headers=ann.headers).raise_for_status()
    asked = ann.look()["table"]["questions"][0]
    asker, other = (ann, bob) if asked["who"] == "us-marshal" else (bob, ann)
    with asker.sit():
        assert reason(other.answer(0, asked)) == (403, "not-your-seat")


def test_a_bot_sits_in_for_somebody_and_goes_when_it_is_sent(ann, monkeypatch):
    monkeypatch.setattr("lantern.server.live.BOT_PAUSE", 0.01)
    bob = sitting(ann, "Bob")
    assert reason(bob.post("/seats/1/bot", {"on": True})) == (403, "not-your-seat")
    with bob.sit() as window:
        window.receive_json()
        ann.post("/seats/1/bot", {"on": True}).raise_for_status()
        for _ in range(400):
            table = bob.look()["table"]
            mine = [question for question in table["questions"] if question["yours"]]
            if table["answers"] >= 12:
                break
            if mine:
                bob.answer(mine[0]["default"] if mine[0]["default"] is not None else 0, mine[0])
            else:
                window.receive_json()
        assert bob.look()["table"]["answers"] >= 12
        ann.post("/seats/1/bot", {"on": False}).raise_for_status()
    assert not any(seat["bot"] for seat in ann.look()["table"]["seats"])


def runs(person: Person) -> list[tuple[list[str], bool]]:
    return [(seat["heroes"], seat["bot"]) for seat in person.look()["table"]["seats"]]


def test_who_plays_alone_leaves_one_hero_to_a_bot_and_takes_it_back(client, monkeypatch):
    monkeypatch.setattr("lantern.server.live.BOT_PAUSE", 0.01)
    ann = Person.beginning(client, seed=7, heroes=["us-marshal", "gunslinger", "bandido"])
    assert reason(invited(ann, "Eve").post("/heroes/gunslinger/bot", {"on": True})) == (403, "not-your-seat")
    assert reason(ann.post("/heroes/nobody/bot", {"on": True})) == (404, "not-found")
    ann.post("/heroes/gunslinger/bot", {"on": True}).raise_for_status()
    ann.post("/heroes/bandido/bot", {"on": True}).raise_for_status()
    assert runs(ann) == [(["us-marshal"], False), (["gunslinger", "bandido"], True)]
    with ann.sit() as window:
        while any(one["who"] in {"gunslinger", "bandido"} for one in ann.look()["table"]["questions"]):
            window.receive_json()
        table = ann.look()["table"]
        assert table["answers"] >= 2
        assert {one["who"] for one in table["questions"] if one["yours"]} <= {"us-marshal", "party"}
        assert not table["watching"]
    for hero in ("gunslinger", "bandido"):
        ann.post(f"/heroes/{hero}/bot", {"on": False}).raise_for_status()
    assert runs(ann) == [(["us-marshal", "gunslinger", "bandido"], False)]


def test_who_has_left_a_hero_to_a_bot_does_not_answer_for_it(client, monkeypatch):
    monkeypatch.setattr("lantern.server.live.BOT_PAUSE", 60)
    ann = Person.beginning(client, seed=7, heroes=["us-marshal", "gunslinger"])
    ann.post("/heroes/gunslinger/bot", {"on": True}).raise_for_status()
    asked = next(one for one in ann.look()["table"]["questions"] if one["who"] == "gunslinger")
    assert not asked["yours"]
    assert reason(ann.answer(0, asked)) == (403, "not-your-seat")


def test_who_is_freed_of_a_seat_does_not_keep_what_a_bot_runs_of_it(client):
    heroes = ["us-marshal", "gunslinger", "bandido"]
    ann = Person.beginning(client, seed=7, heroes=heroes, seats=[heroes[:1], heroes[1:]])
    ann.client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers).raise_for_status()
    bob = sitting(ann, "Bob")
    bob.post("/heroes/bandido/bot", {"on": True}).raise_for_status()
    assert len(runs(bob)) == 3
    ann.client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers).raise_for_status()
    assert [seat["mine"] for seat in bob.look()["table"]["seats"]] == [False] * 2, "it is whole again"
    assert reason(bob.post("/heroes/bandido/bot", {"on": False})) == (403, "not-your-seat")


# -- taking back -----------------------------------------------------------------------------------


def answered_by_both(ann: Person, bob: Person) -> Person:
    """Play until the last answer was the other's than the one before; return whoever did not give it."""
    last = ""
    for _ in range(200):
        asked = ann.look()["table"]["questions"][0]
        owner = bob if asked["who"] == "gunslinger" else ann
        if asked["who"] != "party":
            if last and last != asked["who"]:
                owner.answer(asked["default"] if asked["default"] is not None else 0, asked).raise_for_status()
                return ann if owner is bob else bob
            last = asked["who"]
        owner.answer(asked["default"] if asked["default"] is not None else 0, asked).raise_for_status()
    raise AssertionError("only one of them was ever asked")


def decide(ann: Person, **what: str) -> None:
    ann.client.patch(f"/api/tables/{ann.table}/door", json=what, headers=ann.headers).raise_for_status()


def test_each_takes_back_only_its_own(ann):
    bob = sitting(ann, "Bob")
    decide(ann, undo="own")
    other = answered_by_both(ann, bob)
    assert reason(other.undo()) == (409, "undo")
    (bob if other is ann else ann).undo().raise_for_status()


def test_only_the_host_takes_back_what_others_answered(ann):
    bob = sitting(ann, "Bob")
    decide(ann, undo="host")
    answered_by_both(ann, bob)
    before = ann.look()["table"]["answers"]
    while True:  # until the last answer was the host's
        asked = ann.look()["table"]["questions"][0]
        owner = bob if asked["who"] == "gunslinger" else ann
        owner.answer(asked["default"] if asked["default"] is not None else 0, asked).raise_for_status()
        if owner is ann:
            break
    assert reason(bob.undo()) == (409, "undo")
    ann.undo().raise_for_status()
    assert ann.look()["table"]["answers"] >= before


@pytest.mark.parametrize("yes", [True, False])
def test_those_are_asked_whose_answers_are_taken_back(ann, yes):
    bob = sitting(ann, "Bob")
    decide(ann, undo="asked")
    other = answered_by_both(ann, bob)
    asked = bob if other is ann else ann
    before = ann.look()["table"]["answers"]
    other.undo().raise_for_status()
    assert ann.look()["table"]["answers"] == before
    wanted = asked.get("/door").json()["undo"]
    assert (wanted["asked"], wanted["yours"], wanted["what"]) == (True, False, "answer")
    assert reason(other.post("/agree", {"type": "agree", "yes": True})) == (403, "not-your-seat")
    asked.post("/agree", {"type": "agree", "yes": yes}).raise_for_status()
    assert asked.get("/door").json()["undo"] is None
    assert ann.look()["table"]["answers"] == before - yes
    assert reason(asked.post("/agree", {"type": "agree", "yes": True})) == (409, "stale")


@pytest.mark.parametrize("undo", ["asked", "own"])
def test_after_a_restart_those_are_known_whose_heroes_were_asked(store_path, undo):
    heroes = ["us-marshal", "gunslinger", "bandido"]
    with others_reach(store_path) as client:
        ann = Person.beginning(client, seed=7, heroes=heroes, seats=[[hero] for hero in heroes])
        for seat in ("2", "3"):
            client.delete(f"/api/tables/{ann.table}/seats/{seat}", headers=ann.headers).raise_for_status()
        bob, eve = sitting(ann, "Bob"), invited(ann, "Eve")
        eve.post("/seats/3/claim", {}).raise_for_status()
        decide(ann, undo=undo)
        people = dict(zip(heroes, (ann, bob, eve), strict=True))
        for hero in ("gunslinger", "bandido", "us-marshal"):
            asked = next(one for one in ann.look()["table"]["questions"] if one["who"] == hero)
            people[hero].answer(0, asked).raise_for_status()
        before = ann.look()["table"]["answers"]
    with others_reach(store_path) as client:
        for person in people.values():
            person.client = client
        if undo == "own":
            assert reason(eve.undo()) == (409, "undo")
        else:
            eve.undo().raise_for_status()
            assert [one.get("/door").json()["undo"]["asked"] for one in (ann, bob, eve)] == [True, False, False]
        ann.undo().raise_for_status()
        assert ann.look()["table"]["answers"] == before - 1
        assert reason(ann.undo()) == (409, "undo") if undo == "own" else ann.undo().is_success
        if undo == "asked":
            assert [one.get("/door").json()["undo"]["asked"] for one in (ann, bob, eve)] == [False, False, True]


def test_an_undo_that_is_wanted_is_forgotten_when_somebody_goes_on(ann):
    bob = sitting(ann, "Bob")
    decide(ann, undo="asked")
    other = answered_by_both(ann, bob)
    other.undo().raise_for_status()
    question = ann.look()["table"]["questions"][0]
    owner = bob if question["who"] == "gunslinger" else ann
    owner.answer(question["default"] if question["default"] is not None else 0, question).raise_for_status()
    assert ann.get("/door").json()["undo"] is None


# -- talking ---------------------------------------------------------------------------------------


def until(window, kind: str):
    for _ in range(20):
        told = window.receive_json()
        if told["type"] == kind:
            return told
    raise AssertionError(f"no {kind}")


def test_what_is_said_and_pointed_at_reaches_everybody_and_whoever_comes_later(ann):
    bob = sitting(ann, "Bob")
    with ann.sit() as here, bob.sit() as there:
        there.send_json({"type": "say", "text": "  watch <b>the</b>\u202e door ", "ref": 1})
        said = until(here, "said")
        assert (said["name"], said["text"], said["number"]) == ("Bob", "watch <b>the</b> door", 1)
        there.send_json({"type": "point", "x": 3.5, "y": -2})
        pointed = until(here, "pointed")
        assert (pointed["name"], pointed["hero"], pointed["x"], pointed["y"]) == ("Bob", "gunslinger", 3.5, -2.0)
        there.send_json({"type": "say", "text": "x" * 301, "ref": 2})
        assert until(there, "refused")["reason"] == "bad-request"
    with ann.sit() as later:
        assert until(later, "said")["text"] == "watch <b>the</b> door"


def test_what_was_said_is_there_after_a_restart_and_goes_with_the_table(store_path, monkeypatch):
    monkeypatch.setattr(talk, "MOST_LINES", 3)
    with others_reach(store_path) as client:
        ann = Person.beginning(client, seed=7, heroes=["us-marshal", "gunslinger"])
        bob = invited(ann, "Bob")
        with bob.sit() as there:
            for number in range(1, 6):
                there.send_json({"type": "say", "text": f"line {number}", "ref": number})
                assert until(there, "said")["number"] == number
    with others_reach(store_path) as client:
        ann.client = client
        with ann.sit() as window:
            told = [window.receive_json(timeout=10) for _ in range(5)]  # the table, who is here, and what was said
        said = [message for message in told if message["type"] == "said"]
        assert [(line["name"], line["text"]) for line in said] == [("Bob", f"line {number}") for number in (3, 4, 5)]
        client.delete(f"/api/saves/{ann.table}", headers=ann.headers).raise_for_status()
    store = Store(store_path)
    assert store.rows(select(CHAT)) == []
    store.close()


# -- secrets of the game ---------------------------------------------------------------------------


def test_a_table_without_foresight_gives_nobody_its_seed(store_path):
    with TestClient(
        new_app(store_path, trusting=False, hosts=Hosts(["table.example"])), base_url="http://table.example"
    ) as client:
        ann = Person.beginning(client, seed=7, undo="no-reveal")
        for path in ("/export", "/scenario"):
            assert reason(ann.get(path)) == (409, "undo")
        assert reason(ann.post("/branch", None)) == (409, "undo")


def test_the_next_chapter_has_the_same_guests():
    door = doors.DoorRecord(undo="own")
    doors.admit(door, "pass", "Ann", "sit", host=True)
    doors.invite(door, "watch")
    after = doors.next_door(door)
    assert (after.undo, [guest.name for guest in after.guests], len(after.invitations)) == ("own", ["Ann"], 1)
    after.guests[0].name = "Eve"
    assert door.guests[0].name == "Ann"


def test_nobody_gets_what_would_come_by_way_of_the_campaign(store_path):
    with others_reach(store_path) as client:
        ann = Person.beginning(client, seed=7, undo="no-reveal")
        for method, path in (("POST", "/copy"), ("GET", "/file"), ("POST", "/chapters/1/rewind")):
            refused = client.request(method, f"/api/campaigns/{ann.table}{path}", headers=ann.headers)
            assert reason(refused) == (409, "undo"), path


def test_who_takes_only_its_own_back_does_not_answer_again_for_others(ann):
    bob = sitting(ann, "Bob")
    other = answered_by_both(ann, bob)
    owner = bob if other is ann else ann
    owner.undo().raise_for_status()
    decide(ann, undo="own")
    assert reason(other.redo()) == (403, "not-your-seat")
    owner.redo().raise_for_status()


def test_at_this_machine_one_person_opens_a_game_as_often_as_it_likes(store_path):
    with TestClient(new_app(store_path), base_url="http://127.0.0.1") as client:
        ann = Person.beginning(client, seed=7)
        for _ in range(doors.MOST_PASSES + 5):
            opened = client.post(f"/api/saves/{ann.table}/open").raise_for_status().json()
        latest = Person(client, ann.table, opened["token"])
        guests = latest.get("/door").json()["door"]["guests"]
        assert [(guest["host"], guest["you"]) for guest in guests] == [(True, True)]
        latest.answer(0).raise_for_status()


def test_a_bot_that_sits_in_goes_on_to_the_next_chapter():
    seat = SeatRecord("1", "Ann", ["us-marshal"], ["digest"], bot=True)
    [passed] = seats.passed_on({"us-marshal": "record-1"}, [([seat], {"us-marshal": "record-1"})])
    assert (passed.bot, passed.name) == (True, "Ann")


def test_a_hero_that_is_left_to_a_bot_stays_so_in_the_next_chapter_and_the_others_do_not():
    own = SeatRecord("1", "Ann", ["us-marshal"], ["digest"])
    left = SeatRecord("2", "Ann", ["gunslinger"], ["digest"], bot=True)
    records = {"us-marshal": "record-1", "gunslinger": "record-2"}
    passed = seats.passed_on(records, [([own, left], records)])
    assert [(seat.heroes, seat.bot) for seat in passed] == [(["us-marshal"], False), (["gunslinger"], True)]


def test_what_is_refused_in_between_leaves_seats_as_they_are(ann):
    bob, eve = invited(ann, "Bob"), invited(ann, "Eve")
    ann.post("/seats/2/hand-over", {"guest": "2"}).raise_for_status()
    assert reason(eve.post("/seats/2/claim", {})) == (409, "seat-taken")
    assert reason(eve.post("/seats/9/claim", {})) == (404, "not-found")
    bob.post("/seats/2/claim", {"name": "Robert"}).raise_for_status()
    assert seats_of(ann)[1] == ("Robert", True, False)
