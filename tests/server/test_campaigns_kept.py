"""Campaigns at the table: looked at, renamed, copied, rewound, taken along as files, deleted and put back."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.campaign.stories import PARTY, played
from tests.server.people import Person, plain
from tests.server.test_campaigns_survive import riders

from lantern.campaign.files import campaign_bytes
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.core.journal import journal_bytes, read_journal
from lantern.players.setups import GatheringSetup, JourneySetup, Setup
from lantern.players.table import is_over, new_play
from lantern.rules.table.state import Held
from lantern.server.app import new_app
from lantern.server.shelf import CampaignShelf


@pytest.fixture
def store_path(any_place):
    """Campaigns are kept in every kind of database."""
    return any_place


def taken_in(client: TestClient[Any], setup: Any, name: str = "old times") -> Person:
    """Somebody who brought a game that has not begun yet."""
    opened = client.post("/api/import", params={"name": name}, content=journal_bytes(new_play(setup).journal)).json()
    return Person(client, opened["id"], opened["token"])


def gathering() -> GatheringSetup:
    ann = HeroRecord(
        id="hero-a", name="Ann", hero_class="us-marshal", made=True, gold=90, items=[Held("shotgun", starting=True)]
    )
    bob = HeroRecord(id="hero-b", name="Bob", hero_class="gunslinger", made=True, xp=600)
    cid = HeroRecord(id="hero-c", name="Cid", hero_class="preacher", made=True, dead=True)
    return GatheringSetup(posse=Posse(heroes=[ann, bob, cid]), seed=4)


def only_one(client: TestClient[Any]) -> dict[str, Any]:
    [card] = client.get("/api/campaigns").json()
    return dict(card)


def view(client: TestClient[Any], name: str, **more: Any) -> dict[str, Any]:
    shown = client.get(f"/api/campaigns/{name}", params=more)
    assert shown.status_code == 200, shown.text
    return dict(shown.json())


@pytest.fixture
def finished_game(client: TestClient[Any]) -> Person:
    """An adventure that is over, with the road begun."""
    journal = played(Setup(heroes=PARTY, seed=3)).journal
    opened = client.post("/api/import", params={"name": "old times"}, content=journal_bytes(journal)).json()
    client.post(f"/api/tables/{opened['id']}/play-on", headers={"Seat-Token": opened["token"]})
    return Person(client, opened["id"], opened["token"])


def test_the_list_says_where_each_campaign_is_and_with_whom(client, finished_game):
    card = only_one(client)
    facts = [card[fact] for fact in ("name", "kind", "title", "chapters", "adventures")]
    assert facts == ["old times", "journey", "Journey", 2, 1]
    assert {hero["hero_class"] for hero in card["heroes"]} <= set(PARTY)  # who lives rides
    assert client.get("/api/campaigns", params={"lang": "it"}).json()[0]["title"] == "Viaggio"


def test_a_campaign_shows_its_chapters_its_heroes_and_where_everybody_is(client):
    taken_in(client, gathering())
    shown = view(client, only_one(client)["id"])
    assert [hero["name"] for hero in shown["heroes"]] == ["Ann", "Bob", "Cid"]
    assert shown["there"] == {"hero-a": "us-marshal", "hero-b": "gunslinger", "hero-c": "preacher"}
    assert shown["gathering"] == shown["game"] != ""
    assert [hero["may_level"] for hero in shown["heroes"]] == [False, True, False]
    assert [(one["number"], one["kind"], one["state"]) for one in shown["chapters"]] == [(1, "gathering", "here")]
    assert client.get("/api/campaigns/nothing").status_code == 404


def test_each_of_three_preachers_is_called_what_the_table_calls_that_one_after_the_first_has_left(client):
    three = [HeroRecord(id=f"hero-{name}", name=name, hero_class="preacher", made=True) for name in ("Ann", "Bea", "Dan")]
    person = taken_in(client, GatheringSetup(posse=Posse(heroes=three), seed=4))
    shown = view(client, only_one(client)["id"])
    assert shown["there"] == {"hero-Ann": "preacher", "hero-Bea": "preacher-2", "hero-Dan": "preacher-3"}
    for name, way in (("Ann", "retired"), ("Dan", "left")):
        person.answer(f"{shown['there'][f'hero-{name}']}/part:{way}").raise_for_status()
        shown = view(client, shown["id"])
    assert {hero["name"]: hero["apart"] for hero in shown["heroes"]} == {"Ann": "retired", "Bea": "", "Dan": "left"}
    assert shown["there"] == {"hero-Bea": "preacher-2"}
    person.answer("party/call-back:hero-Ann").raise_for_status()
    assert view(client, shown["id"])["there"] == {"hero-Ann": "preacher", "hero-Bea": "preacher-2"}


def test_a_chapter_is_begun_again_as_a_branch_and_the_other_stays(client, finished_game):
    name = only_one(client)["id"]
    again = client.post(f"/api/campaigns/{name}/chapters/1/rewind", headers={"Seat-Token": finished_game.token})
    assert again.status_code == 201, again.text
    shown = view(client, name)
    places = [(one["number"], one["parent"], one["state"], one["lane"]) for one in shown["chapters"]]
    assert places == [(1, None, "over", 1), (2, 1, "open", 1), (3, None, "here", 0)]
    assert (shown["game"], only_one(client)["branches"]) == (again.json()["id"], 1)
    assert client.post(f"/api/campaigns/{name}/chapters/9/rewind").status_code == 404
    client.post(f"/api/saves/{shown['chapters'][1]['game']}/open", headers={"Seat-Token": finished_game.token})
    assert view(client, name)["head"] == 2  # going to a chapter is going on there


def test_a_campaign_is_renamed_copied_deleted_and_put_back(client, finished_game):
    name = only_one(client)["id"]
    assert client.patch(f"/api/campaigns/{name}", json={"name": " New   times "}).status_code == 204
    assert only_one(client)["name"] == "New times"
    assert client.patch(f"/api/campaigns/{name}", json={"name": "  "}).status_code == 400
    copy = client.post(f"/api/campaigns/{name}/copy").json()["id"]
    assert {card["name"] for card in client.get("/api/campaigns").json()} == {"New times", "New times (copy)"}
    assert [one["kind"] for one in view(client, copy)["chapters"]] == ["adventure", "journey"]
    assert client.delete(f"/api/campaigns/{copy}").status_code == 204
    assert only_one(client)["id"] == name
    assert client.post(f"/api/campaigns/{copy}/put-back").status_code == 204
    assert len(client.get("/api/campaigns").json()) == 2
    assert client.get("/api/lobby").json()["saves"]


def test_a_copy_is_of_one_moment_while_somebody_plays(client, monkeypatch):
    ann = Person.taking_in(client, new_play(JourneySetup(posse=riders(), seed=11)))
    last: dict[str, Any] = {}
    while (table := ann.look()["table"])["waiting"] != "over":
        last = table["questions"][0]
        ann.answer(plain(last), last).raise_for_status()
    ann.undo().raise_for_status()
    store = client.app.state.hall.store
    found = store.game

    def meanwhile(name: str) -> Any:
        monkeypatch.undo()
        with ThreadPoolExecutor(1) as elsewhere:
            elsewhere.submit(ann.answer, plain(last), last).result().raise_for_status()
        return found(name)

    monkeypatch.setattr(store, "game", meanwhile)
    book = CampaignShelf(store).book(only_one(client)["id"])
    assert ann.look()["table"]["waiting"] == "over"
    [chapter] = book.index.chapters
    assert (chapter.after is None, is_over(read_journal(book.journals[1], "a copy"))) == (True, False)


def test_what_was_deleted_is_not_among_the_saves(client, finished_game):
    client.delete(f"/api/campaigns/{only_one(client)['id']}")
    assert client.get("/api/campaigns").json() == []
    assert client.get("/api/lobby").json()["saves"] == []


def test_a_campaign_goes_to_another_machine_as_a_file(client, finished_game, tmp_path):
    name = only_one(client)["id"]
    client.patch(f"/api/campaigns/{name}", json={"name": "Über die Berge"})
    file = client.get(f"/api/campaigns/{name}/file")
    assert "filename*=UTF-8''%C3%9Cber%20die%20Berge.campaign.zip" in file.headers["content-disposition"]
    small = client.get(f"/api/campaigns/{name}/file", params={"replays": False})
    assert len(small.content) < len(file.content)
    with TestClient(new_app(tmp_path / "other.sqlite"), base_url="http://127.0.0.1") as other:
        taken = other.post("/api/campaigns/file", params={"name": "x.zip"}, content=file.content)
        assert taken.status_code == 201, taken.text
        shown = view(other, taken.json()["id"])
        assert (shown["name"], [one["kind"] for one in shown["chapters"]]) == ("Über die Berge", ["adventure", "journey"])
        assert shown["heroes"] == view(client, name)["heroes"]
        opened = other.post(f"/api/saves/{shown['game']}/open").json()
        table = Person(other, opened["id"], opened["token"]).look()["table"]
        assert table["watching"] is False
        refused = other.post("/api/campaigns/file", params={"lang": "it"}, content=b"PK hello")
        assert (refused.status_code, refused.json()["reason"]) == (422, "bad-file")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The town that waits: “moon-walk” is in none of the packs at hand, and is kept until one has it."),
        ("it", "La città che aspetta: «moon-walk» non è in nessuno dei pacchetti presenti, e viene conservato"),
    ],
)
def test_what_nobody_knows_of_the_town_is_named(client, finished_game, lang, said):
    book = CampaignShelf(client.app.state.hall.store).book(only_one(client)["id"])
    posse = next(one.after for one in reversed(book.index.chapters) if one.after is not None)
    posse.settlement.next_mission = "moon-walk"
    taken = client.post("/api/campaigns/file", params={"name": "old", "lang": lang}, content=campaign_bytes(book))
    assert taken.json()["aside"][0].startswith(said)


def test_a_hero_goes_to_another_posse_as_a_file(client):
    taken_in(client, gathering(), "first")
    zoe = HeroRecord(id="hero-z", name="Zoe", hero_class="preacher", made=True)
    second = taken_in(client, GatheringSetup(posse=Posse(heroes=[zoe]), seed=5), "second")
    cards = {card["name"]: card["id"] for card in client.get("/api/campaigns").json()}
    file = client.get(f"/api/campaigns/{cards['first']}/heroes/hero-a/file")
    assert 'filename="Ann.hero.json"' in file.headers["content-disposition"]
    sent = json.loads(file.content)
    sent["hero"]["bag"] = ["moon-milk"]
    sent["hero"]["items"] += [{"id": "lucky-hat"}, {"id": "lucky-hat", "copy": 2}]
    sent["hero"]["history"] = [{"mission": "moon-walk", "result": "won"}]
    joined = client.post(
        f"/api/tables/{second.table}/heroes", params={"file": "Ann.hero.json"}, content=json.dumps(sent), headers=second.headers
    )
    assert joined.status_code == 201, joined.text
    assert joined.json()["aside"] == [
        "Ann: “moon-milk” is in none of the packs at hand, and is kept aside until one has it.",
        "Ann: “moon-walk” is in none of the packs at hand, and is kept aside until one has it.",
        "Ann had no hand and no place free for Lucky Hat: it is carried, and not equipped (ITEM-02, ITEM-10).",
    ]
    there = view(client, cards["second"])
    assert [hero["name"] for hero in there["heroes"]] == ["Zoe", "Ann"]
    assert [card["id"] for card in there["heroes"][1]["aside"]] == ["moon-milk"]
    assert second.look()["table"]["seats"][0]["heroes"] == ["preacher", "us-marshal"]
    twice = client.post(f"/api/tables/{second.table}/heroes", content=json.dumps(sent), headers=second.headers)
    assert (twice.status_code, twice.json()["message"]) == (422, "Ann is here already, or cannot be played with these packs.")
    sent["hero"] |= {"id": "hero-q", "level": 9}
    wrong = client.post(f"/api/tables/{second.table}/heroes", content=json.dumps(sent), headers=second.headers)
    assert wrong.status_code == 422
    assert "LEVEL-06" in wrong.json()["message"]
    assert client.post(f"/api/tables/{second.table}/heroes", content=json.dumps(sent)).status_code in {403, 422}
    assert client.get(f"/api/campaigns/{cards['first']}/heroes/nobody/file").status_code == 404


def test_whoever_welcomes_somebody_runs_that_hero_also_in_the_adventure(client):
    person = taken_in(client, gathering())
    person.answer("party/welcome:gunslinger|Zoe||w-1").raise_for_status()
    person.play(9, until="next-mission")
    assert person.look()["table"]["seats"][0]["heroes"] == ["us-marshal", "gunslinger", "preacher", "gunslinger-2"]
    assert [hero["name"] for hero in view(client, only_one(client)["id"])["heroes"]] == ["Ann", "Bob", "Cid", "Zoe"]


def test_the_tree_of_a_hero_says_what_is_taken_what_is_open_and_what_it_would_change(client):
    person = taken_in(client, gathering())
    tree = client.get(f"/api/tables/{person.table}/levels/us-marshal").json()
    assert [track["name"] for track in tree["tracks"]] == ["Traveler", "Resolve", "Honor", "Bounty Hunting"]
    assert [station["state"] for station in tree["tracks"][0]["stations"]] == ["open", "later", "later", "later"]
    story = tree["tracks"][0]["stations"][0]
    assert {"stat": "lore", "label": "Lore", "now": "1", "after": "2"} in story["changes"]
    assert (tree["rolled"], len(tree["chart"])) == (None, 11)
    assert client.get(f"/api/tables/{person.table}/levels/nobody").status_code == 404


def test_strangers_on_the_network_find_no_campaign_and_watchers_only_look(store_path):
    with TestClient(new_app(store_path, trusting=False), base_url="http://127.0.0.1") as client:
        person = taken_in(client, gathering())
        [card] = client.post("/api/mine", json={"tables": {person.table: person.token}}).json()["campaigns"]
        name = card["id"]
        secret = person.post("/invitations", {"may": "watch"}).json()["secret"]
        watcher = client.post(f"/api/tables/{person.table}/enter", json={"invitation": secret}).json()["token"]
        assert client.get(f"/api/campaigns/{name}", headers={"Seat-Token": watcher}).json()["may_change"] is False
        addresses = [("patch", ""), ("delete", ""), ("post", "/copy"), ("get", "/file"), ("get", "/heroes/hero-a/file")]
        for call, address in addresses:
            more = {"json": {"name": "x"}} if call == "patch" else {}
            assert getattr(client, call)(f"/api/campaigns/{name}{address}", **more).status_code == 404
            seen = {"headers": {"Seat-Token": watcher}}
            assert getattr(client, call)(f"/api/campaigns/{name}{address}", **more, **seen).status_code == 403
        assert client.patch(f"/api/campaigns/{name}", json={"name": "x"}, headers=person.headers).status_code == 204
