"""Heroes that are left to bots: whose answers theirs are, and how far back it goes when somebody takes something back."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.server import test_the_door
from tests.server.people import Person, plain
from tests.server.test_the_door import decide, invited, others_reach, reason, sitting

from lantern.server import live
from lantern.server.database.problems import AilingError, Trouble

client = test_the_door.client
HEROES = ["us-marshal", "gunslinger", "bandido"]


@pytest.fixture(autouse=True)
def bots_wait(monkeypatch):
    """Let bots answer when they are told to."""
    monkeypatch.setattr(live, "BOT_PAUSE", 60)


def alone(client, **setup: object) -> Person:
    """Somebody who runs two heroes."""
    return Person.beginning(client, seed=7, heroes=HEROES[:2], **setup)


def bot_answers(person: Person, times: int = 1) -> None:
    table = person.client.app.state.hall._tables[person.table]
    for _ in range(times):
        table.alone(table._bot_answers)
        table.redraw()


def leave(person: Person, *heroes: str, on: bool = True) -> None:
    for hero in heroes:
        person.post(f"/heroes/{hero}/bot", {"on": on}).raise_for_status()


def answer_for(person: Person, hero: str) -> dict[str, Any]:
    """Answer what a hero is asked; return the question."""
    asked: dict[str, Any] = next(one for one in person.look()["table"]["questions"] if one["who"] == hero)
    person.answer(plain(asked), asked).raise_for_status()
    return asked


def open_to(person: Person) -> list[str]:
    return [one["id"] for one in person.look()["table"]["questions"]]


def answers(person: Person) -> int:
    return int(person.look()["table"]["answers"])


# -- how far back ----------------------------------------------------------------------------------


def test_who_takes_back_does_not_only_take_back_what_a_bot_gave_since(client):
    ann = alone(client)
    first = answer_for(ann, "us-marshal")
    leave(ann, "gunslinger")
    bot_answers(ann, 2)
    ann.undo().raise_for_status()
    assert answers(ann) == 0
    assert first["id"] in open_to(ann)


def test_what_may_not_be_taken_back_leaves_what_a_bot_gave_since(client):
    ann = alone(client, undo="no-reveal")
    answer_for(ann, "us-marshal")
    answer_for(ann, "us-marshal")  # a token is drawn for it
    leave(ann, "gunslinger")
    bot_answers(ann)
    before = ann.look()["table"]
    assert reason(ann.undo()) == (409, "undo")
    after = ann.look()["table"]
    assert (after["answers"], after["version"]) == (before["answers"], before["version"])


def test_where_chance_takes_another_course_no_more_is_taken_back_than_elsewhere(client):
    ann = alone(client, undo="reseed")
    answer_for(ann, "us-marshal")
    last = answer_for(ann, "us-marshal")
    leave(ann, "gunslinger")
    bot_answers(ann, 2)
    ann.undo().raise_for_status()
    asked = ann.look()["table"]["questions"]
    assert [(one["who"], one["kind"]) for one in asked if one["yours"]] == [("us-marshal", last["kind"])]


def test_what_bots_gave_before_a_restart_is_known_as_theirs(store_path):
    with others_reach(store_path) as client:
        ann = alone(client)
        first = answer_for(ann, "us-marshal")
        leave(ann, "gunslinger")
        bot_answers(ann, 2)
    with others_reach(store_path) as client:
        ann = Person(client, ann.table, ann.token)
        ann.undo().raise_for_status()
        assert first["id"] in open_to(ann)


def test_who_decides_for_a_hero_again_takes_back_what_the_bot_gave_and_no_more(client):
    ann = alone(client)
    answer_for(ann, "us-marshal")
    leave(ann, "gunslinger")
    bot_answers(ann)
    leave(ann, "gunslinger", on=False)
    ann.undo().raise_for_status()
    assert answers(ann) == 1
    answer_for(ann, "gunslinger")


def test_an_activation_that_is_taken_back_is_that_of_people(client):
    ann = alone(client)
    leave(ann, "gunslinger")
    table = ann.client.app.state.hall._tables[ann.table]
    first = ""
    for _ in range(100):
        asked, step = table.play.outcome.question, table.play.journal.steps[-1]
        if asked.who == "gunslinger":
            if first and step.name == "activation" and step.answers:
                break
            bot_answers(ann)
        else:
            if step.name == "activation" and not step.answers:
                first = open_to(ann)[0]
            ann.answer(plain(ann.question())).raise_for_status()
    ann.undo("activation").raise_for_status()
    assert open_to(ann) == [first]


# -- whose they are --------------------------------------------------------------------------------


@pytest.fixture
def ann(client):
    """The host, with two heroes; Bob runs the third."""
    ann = Person.beginning(client, seed=7, heroes=HEROES, seats=[HEROES[:2], HEROES[2:]])
    client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers).raise_for_status()
    return ann


@pytest.mark.parametrize("undo", ["own", "asked"])
def test_who_has_left_all_to_bots_is_asked_all_the_same(ann, undo):
    bob = sitting(ann, "Bob")
    decide(ann, undo=undo)
    answer_for(ann, "us-marshal")
    leave(ann, *HEROES[:2])
    leave(bob, "bandido")  # at a seat that has the number of Ann's first
    leave(bob, "bandido", on=False)
    taken = bob.undo()
    assert answers(ann) == 1
    if undo == "own":
        assert reason(taken) == (409, "undo")
        return
    assert ann.get("/door").json()["undo"]["asked"]
    leave(bob, "bandido")
    assert reason(bob.post("/agree", {"type": "agree", "yes": True})) == (403, "not-your-seat")
    ann.post("/agree", {"type": "agree", "yes": True}).raise_for_status()
    assert answers(ann) == 0


def test_whoever_is_asked_goes_on_being_asked_where_a_bot_runs_her_heroes(ann):
    bob = sitting(ann, "Bob")
    decide(ann, undo="asked")
    answer_for(ann, "us-marshal")
    bob.undo().raise_for_status()
    leave(ann, *HEROES[:2])
    assert ann.get("/door").json()["undo"]["waits"] == [""]
    ann.post("/agree", {"type": "agree", "yes": False}).raise_for_status()
    assert (answers(ann), ann.get("/door").json()["undo"]) == (1, None)


def test_bots_wait_while_people_are_asked_about_an_undo(ann, monkeypatch):
    bob = sitting(ann, "Bob")
    decide(ann, undo="asked")
    answer_for(bob, "bandido")
    leave(ann, "gunslinger")
    ann.undo().raise_for_status()
    monkeypatch.setattr(live, "BOT_PAUSE", 0.01)
    with ann.sit() as window:
        window.receive_json()
        time.sleep(0.2)
        assert answers(ann) == 1
        bob.post("/agree", {"type": "agree", "yes": True}).raise_for_status()
        deadline = time.monotonic() + 20
        while not any(entry["who"] == "bandido" for entry in ann.look()["table"]["questions"]) or answers(ann) < 2:
            assert time.monotonic() < deadline, "it goes on when they have said something"
            time.sleep(0.01)


def test_nobody_waits_for_somebody_who_was_asked_and_has_gone(ann):
    bob = sitting(ann, "Bob")
    decide(ann, undo="asked")
    answer_for(bob, "bandido")
    ann.undo().raise_for_status()
    assert ann.get("/door").json()["undo"]["waits"] == ["Bob"]
    guest = next(one["id"] for one in bob.get("/door").json()["door"]["guests"] if one["you"])
    ann.client.delete(f"/api/tables/{ann.table}/guests/{guest}", headers=ann.headers).raise_for_status()
    assert ann.get("/door").json()["undo"] is None
    invited(ann, "Eve").post("/seats/2/claim", {}).raise_for_status()
    ann.undo().raise_for_status()
    assert answers(ann) == 0


def test_a_seat_whose_only_hero_is_left_to_a_bot_keeps_its_number(ann):
    ann.post("/heroes/bandido/bot", {"on": True}).raise_for_status()
    assert [(seat["id"], seat["bot"]) for seat in ann.look()["table"]["seats"]] == [("1", False), ("2", True)]
    sitting(ann, "Bob")
    refused = ann.post("/heroes/nobody/bot", {"on": True})
    assert (reason(refused), "hero" in refused.json()["message"]) == ((404, "not-found"), True)


# -- what comes in between -------------------------------------------------------------------------


def test_a_bot_goes_on_when_there_is_room_on_the_disk_again(client, monkeypatch):
    monkeypatch.setattr(live, "BOT_PAUSE", 0.01)
    monkeypatch.setattr(live, "LONGER_PAUSE", 0.01)
    ann = alone(client)
    store = client.app.state.hall.store
    keeps = store.append
    full: list[object] = []

    def no_room(*given: object) -> int:
        if len(full) < 2:
            full.append(given)
            raise AilingError("table.sqlite: the disk is full.", Trouble("the disk is full", "unwritten", "full"))
        return int(keeps(*given))

    monkeypatch.setattr(store, "append", no_room)
    with ann.sit():
        leave(ann, "gunslinger")
        deadline = time.monotonic() + 20
        while not answers(ann):
            assert time.monotonic() < deadline
            time.sleep(0.01)
    assert len(full) == 2
