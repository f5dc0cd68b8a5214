"""The first five minutes at the server: the first night, a set-up in one go, names, another try, and lost addresses."""

from typing import Any

import pytest
from tests.server.people import Person

from lantern.players.first_night import first_night

SIX = ["preacher", "rancher", "gunslinger", "us-marshal", "law-man", "bandido"]


def set_up(person: Person, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/set-up", **query).raise_for_status().json()["questions"]
    return found


def ready(questions: list[dict[str, Any]]) -> list[dict[str, str]]:
    return [{"kind": one["kind"], "who": one["who"], "key": one["ready"]} for one in questions]


def settle(person: Person, answers: list[dict[str, str]]) -> Any:
    return person.post("/set-up", {"type": "set-up", "answers": answers})


# -- the first night ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_first_page_tells_the_first_night(client, lang) -> None:
    told = client.get("/api/lobby", params={"lang": lang}).json()["first_night"]

    night = first_night()
    assert told["title"] == night.title[lang]
    assert told["story"] == [part[lang] for part in night.story]
    assert [(one["name"], one["nickname"], one["about"]) for one in told["heroes"]] == [
        (one.name, one.nickname[lang], one.about[lang]) for one in night.heroes
    ]


def test_the_first_night_begins_at_the_first_turn(client) -> None:
    opened = client.post("/api/first-night", params={"lang": "it"}).raise_for_status().json()
    newcomer = Person(client, opened["id"], opened["token"])

    table = newcomer.look(lang="it")["table"]

    assert table["turn"] == 1
    assert [hero["nickname"] for hero in table["heroes"]] == [one.nickname["it"] for one in first_night().heroes]
    assert set_up(newcomer) == []
    assert newcomer.answer(0).is_success


def test_what_was_ready_can_be_taken_back(client) -> None:
    opened = client.post("/api/first-night").json()
    newcomer = Person(client, opened["id"], opened["token"])

    newcomer.undo().raise_for_status()

    assert newcomer.question()["kind"] == "start-space"


# -- the set-up in one go -------------------------------------------------------------------------


def test_six_heroes_are_set_up_in_one_go(client) -> None:
    ann = Person.beginning(client, heroes=SIX, seed=3)
    questions = set_up(ann)
    assert len(questions) > 20
    assert all(one["ready"] in [choice["key"] for choice in one["choices"]] for one in questions)

    settle(ann, ready(questions)).raise_for_status()

    assert ann.look()["table"]["turn"] == 1
    assert set_up(ann) == []


def test_what_can_be_chosen_says_what_it_does(client, ann) -> None:
    upgrade = next(one for one in set_up(ann, lang="it") if one["kind"] == "starting-upgrade")

    assert all(choice["text"] and choice["label"] for choice in upgrade["choices"])
    assert upgrade["yours"]
    assert not upgrade["placing"]


def test_places_can_be_left_for_the_map(client, ann) -> None:
    settle(ann, ready([one for one in set_up(ann) if not one["placing"]])).raise_for_status()

    assert ann.question()["kind"] == "start-space"
    assert [one["kind"] for one in set_up(ann)] == ["start-space", "start-space"]


def test_each_answer_is_checked_and_what_does_not_fit_stays_open(client, ann) -> None:
    answers = ready(set_up(ann))
    answers[1]["key"] = "a-castle"

    settle(ann, answers).raise_for_status()

    assert ann.question()["kind"] == answers[1]["kind"]
    assert ann.look()["table"]["undo"]["answer"]


def two_seats(client) -> tuple[Person, Person]:
    ann = Person.beginning(client, heroes=["us-marshal", "gunslinger"], seats=[["us-marshal"], ["gunslinger"]], seed=7)
    ann.client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers)
    claimed = client.post(f"/api/tables/{ann.table}/seats/2/claim").json()
    return ann, Person(client, ann.table, claimed["token"])


def test_nobody_sets_up_the_heroes_of_others(client) -> None:
    ann, bob = two_seats(client)
    carl = Person(client, ann.table)

    assert settle(carl, ready(set_up(carl))).json()["reason"] == "watching"
    settle(ann, ready(set_up(ann))).raise_for_status()
    assert ann.question()["who"] == "gunslinger"
    assert [one["yours"] for one in set_up(bob) if one["who"] == "gunslinger"] == [True, True, True]
    assert settle(ann, ready(set_up(ann))).json()["reason"] == "not-your-seat"


def test_people_set_up_their_heroes_at_the_same_time_in_any_order(client) -> None:
    ends = []
    for bob_is_first in (True, False):
        ann, bob = two_seats(client)
        assert {one["who"]: one["yours"] for one in bob.look()["table"]["questions"]} == {
            "us-marshal": False,
            "gunslinger": True,
        }
        seen = ready(
            [one for one in set_up(ann) if not one["placing"]]
        )  # both look at the table as it is before anybody has answered
        for person in (bob, ann) if bob_is_first else (ann, bob):
            settle(person, seen).raise_for_status()
        assert ann.question()["kind"] == "start-space"
        ends.append(ann.look()["table"]["heroes"])
    assert ends[0] == ends[1]


def test_what_was_chosen_is_shown_while_others_still_choose(client) -> None:
    ann, bob = two_seats(client)
    upgrade = next(one for one in set_up(bob) if one["who"] == "gunslinger")
    answers = [{"kind": upgrade["kind"], "who": "gunslinger", "key": upgrade["choices"][2]["key"]}]

    settle(bob, answers).raise_for_status()

    seen = ann.get("/set-up").json()
    assert seen["chosen"] == [{"kind": "starting-upgrade", "who": "gunslinger", "choice": upgrade["choices"][2]}]
    assert [one["kind"] for one in seen["questions"] if one["who"] == "gunslinger" and not one["placing"]] == ["free-token"]


def test_later_there_is_nothing_to_set_up(client, ann) -> None:
    answers = ready(set_up(ann))
    settle(ann, answers).raise_for_status()

    assert settle(ann, answers).json()["reason"] == "stale"


# -- names ----------------------------------------------------------------------------------------


def call(person: Person, hero: str, name: str, nickname: str = "") -> Any:
    return person.post("/call", {"type": "call", "hero": hero, "name": name, "nickname": nickname})


def names(person: Person) -> dict[str, tuple[str, str]]:
    return {hero["id"]: (hero["name"], hero["nickname"]) for hero in person.look()["table"]["heroes"]}


def test_a_hero_can_be_renamed_while_it_is_played(client) -> None:
    ann = Person.beginning(client, seed=8, heroes=["us-marshal", "gunslinger"])  # no die is in the air at first
    settle(ann, ready(set_up(ann))).raise_for_status()

    call(ann, "gunslinger", "  Etta | Vane ", "Three Knocks").raise_for_status()

    assert names(ann)["gunslinger"] == ("Etta Vane", "Three Knocks")
    saved = next(one for one in client.get("/api/lobby").json()["saves"] if one["id"] == ann.table)
    assert "Etta Vane" in saved["hero_names"]
    ann.undo().raise_for_status()
    assert names(ann)["gunslinger"] == ("Gunslinger", "")


def test_a_hero_without_a_name_is_called_by_its_class_and_nobody_has_the_name_of_another(client, ann) -> None:
    call(ann, "gunslinger", "Etta").raise_for_status()
    call(ann, "us-marshal", "Etta").raise_for_status()
    assert names(ann)["us-marshal"][0] == "Etta 2"

    call(ann, "gunslinger", "").raise_for_status()
    assert names(ann)["gunslinger"][0] == "Gunslinger"


def test_a_new_name_is_kept(client, store_path, ann) -> None:
    call(ann, "gunslinger", "Etta", "Vane").raise_for_status()
    client.app.state.hall._tables.clear()

    assert names(ann)["gunslinger"] == ("Etta", "Vane")


def test_only_who_runs_a_hero_renames_it(client, ann) -> None:
    assert call(Person(client, ann.table), "gunslinger", "Etta").json()["reason"] == "watching"
    assert call(ann, "nobody", "Etta").json()["reason"] == "not-your-seat"


# -- another try ----------------------------------------------------------------------------------


def test_an_adventure_that_is_not_over_is_not_tried_again(client, ann) -> None:
    assert ann.post("/again", {}).json()["reason"] == "stale"


def test_names_of_games_follow_the_language(client, ann) -> None:
    assert ann.look(lang="en")["table"]["name"] == "Scouting Party"
    assert ann.look(lang="it")["table"]["name"] == "Pattuglia in avanscoperta"
    [saved] = client.get("/api/lobby", params={"lang": "it"}).json()["saves"]
    assert saved["name"] == "Pattuglia in avanscoperta"
    client.post(f"/api/tables/{ann.table}/branch", params={"answers": 0}, headers=ann.headers).raise_for_status()
    named = {one["name"] for one in client.get("/api/lobby", params={"lang": "it"}).json()["saves"]}
    assert named == {"Pattuglia in avanscoperta", "Pattuglia in avanscoperta (0)"}

    client.patch(f"/api/saves/{ann.table}", json={"name": "Ours"}, headers=ann.headers)
    assert ann.look(lang="it")["table"]["name"] == "Ours"


# -- lost -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "back"), [("en", "Back to the lantern"), ("it", "Torna alla lanterna")])
def test_an_address_where_nothing_is_shows_a_page_that_leads_back(client, lang, back) -> None:
    lost = client.get("/foo/bar", headers={"Accept": "text/html,*/*", "Accept-Language": lang})

    assert lost.status_code == 404
    assert lost.headers["content-type"].startswith("text/html")
    assert f'<a href="/">{back}</a>' in lost.text
    assert f'<html lang="{lang}">' in lost.text


def test_programs_are_told_as_before(client) -> None:
    assert client.get("/api/tables/none", headers={"Accept": "text/html"}).json()["reason"] == "no-table"
    assert client.get("/foo/bar").json()["reason"] == "not-found"
