"""Two people in town: each acts in their own time, and nobody waits for the other."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient
from tests.campaign.test_company import gathering
from tests.server.people import Person, plain
from tests.server.positions import FOUR
from tests.server.stays import ABOUT, RUIN, in_town, left_town, shopping

from lantern.server.app import new_app


def open_for(person: Person) -> dict[str, dict[str, Any]]:
    """Return the questions that a person may answer, by hero."""
    return {one["who"]: one for one in person.look()["table"]["questions"] if one["yours"]}


def chosen(question: dict[str, Any], key: str) -> int:
    return int(next(answer["index"] for answer in question["answers"] if answer["key"] == key))


def gold_of(person: Person, hero: str) -> int:
    return int(next(one["gold"] for one in person.look()["table"]["heroes"] if one["id"] == hero))


def test_two_people_shop_in_turns_of_their_own_and_a_restart_finds_both_where_they_were(store_path):
    with TestClient(new_app(store_path), base_url="http://127.0.0.1") as client:
        ann = Person.taking_in(client, shopping())
        ann.post("/seats", {"seats": [FOUR[:2], FOUR[2:]]}).raise_for_status()
        client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers).raise_for_status()
        bob = Person(client, ann.table)
        bob.token = bob.post("/seats/2/claim", {"name": "Bob"}).raise_for_status().json()["token"]
        first, third = FOUR[0], FOUR[2]
        assert set(open_for(ann)) == set(FOUR[:2])
        assert set(open_for(bob)) == set(FOUR[2:])

        seen = open_for(bob)[third]  # Bob looks at this for a while
        had = gold_of(ann, first)
        for _ in range(2):
            question = open_for(ann)[first]
            ann.answer(chosen(question, "buy:whiskey"), question).raise_for_status()
        assert gold_of(ann, first) == had - 100
        assert open_for(bob)[third]["id"] == seen["id"]
        bob.answer(chosen(seen, "buy:whiskey"), seen).raise_for_status()
        again = bob.answer(chosen(seen, "buy:whiskey"), seen)
        assert (again.status_code, again.json()["reason"]) == (409, "stale")
        others = ann.answer(0, open_for(bob)[third])
        assert (others.status_code, others.json()["reason"]) == (403, "not-your-seat")

        bob.undo().raise_for_status()
        assert open_for(bob)[third]["id"] == seen["id"]
        bob.redo().raise_for_status()
        before = {**open_for(ann), **open_for(bob)}
        answers = ann.look()["table"]["answers"]
    with TestClient(new_app(store_path), base_url="http://127.0.0.1") as client:
        ann.client = bob.client = client
        assert {who: one["id"] for who, one in {**open_for(ann), **open_for(bob)}.items()} == {
            who: one["id"] for who, one in before.items()
        }
        then = ann.get(f"/at/{answers - 2}").raise_for_status().json()["table"]
        assert {one["who"] for one in then["questions"]} == set(FOUR)
        for _ in range(12):  # now one, now the other; until everybody has left
            for person in (bob, ann):
                for question in list(open_for(person).values())[:1]:
                    done = question["kind"] == "business"
                    person.answer(chosen(question, "done") if done else plain(question), question).raise_for_status()
            if ann.look()["table"]["phase"] == "leaving":
                break
        assert {one["kind"] for one in open_for(ann).values()} == {"leave-town"}
        assert {one["kind"] for one in open_for(bob).values()} == {"leave-town"}


# -- the picture of the street ---------------------------------------------------------------------


def test_who_sleeps_where_is_seen_until_it_goes_out(client):
    ann = Person.taking_in(client, in_town(lambda question: question.kind == "visit" and question.who == FOUR[2], ABOUT))
    town = ann.look(lang="it")["table"]["town"]
    asleep = [hero for lodging in town["lodgings"] for hero in lodging["guests"]]
    assert sorted(asleep) == sorted(FOUR[2:]), "the first two have gone out"
    assert [lodging["name"] for lodging in town["lodgings"]] == ["Albergo", "Accampamento"]


def test_what_burnt_lies_in_ruins_in_the_last_picture_and_is_rebuilt_for_the_next_stay(client):
    ann = Person.taking_in(client, left_town())
    table = ann.look()["table"]
    assert table["waiting"] == "over"
    assert RUIN in [place["id"] for place in table["town"]["locations"] if place["destroyed"]]
    assert table["town"]["day"] > 0
    assert not any(place["visitors"] for place in table["town"]["locations"])
    gathering = ann.post("/play-on", {}).raise_for_status().json()["id"]
    assert client.app.state.hall._tables[gathering].play.engine.state.settlement.destroyed == []


# -- at a gathering --------------------------------------------------------------------------------


def test_two_people_make_who_is_new_at_the_same_time_and_a_restart_finds_both(store_path):
    with TestClient(new_app(store_path), base_url="http://127.0.0.1") as client:
        ann = Person.taking_in(client, gathering())
        ann.post("/seats", {"seats": [["us-marshal", "preacher"], ["gunslinger"]]}).raise_for_status()
        client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers).raise_for_status()
        bob = Person(client, ann.table)
        bob.token = bob.post("/seats/2/claim", {"name": "Bob"}).raise_for_status().json()["token"]
        ann.answer("party/welcome:rancher|Rob||", ann.question()).raise_for_status()
        bob.answer("party/welcome:law-man|Lu||", open_for(bob)["party"]).raise_for_status()
        assert set(open_for(ann)) == {"party", "rancher"}
        assert set(open_for(bob)) == {"party", "law-man"}

        planned = open_for(ann)["party"]
        hers = open_for(bob)["law-man"]
        bob.answer(1, hers).raise_for_status()
        ann.answer(chosen(planned, "exploration"), planned).raise_for_status()  # it keeps its name while Bob acts
        wishes = [
            {"kind": one["kind"], "who": one["who"], "key": one["ready"]} for one in ann.get("/set-up").json()["questions"]
        ]
        bob.post("/set-up", {"type": "set-up", "answers": wishes}).raise_for_status()
        assert set(open_for(bob)) == {"party"}
        assert [one["who"] for one in ann.get("/set-up").json()["chosen"]] == ["law-man", "law-man"]
    with TestClient(new_app(store_path), base_url="http://127.0.0.1") as client:
        ann.client = bob.client = client
        ann.post("/set-up", {"type": "set-up", "answers": wishes}).raise_for_status()
        assert set(open_for(ann)) == {"party"}
        known = {hero["id"]: hero["abilities"] for hero in ann.look()["table"]["heroes"]}
        assert known["rancher"]
        assert known["law-man"]
        state = client.app.state.hall._tables[ann.table].play.engine.state
        assert [len(state.heroes[who].upgrades) for who in ("rancher", "law-man")] == [1, 1]
