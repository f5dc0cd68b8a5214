"""Whoever was let in to one thing tries to get at another: campaigns of others, what is to come, heroes who are not theirs."""

from __future__ import annotations

import pytest
from msgspec import structs
from sqlalchemy.exc import OperationalError
from tests.campaign.stories import PARTY, played
from tests.server import test_accounts, test_the_door
from tests.server.campaigns import a_campaign
from tests.server.people import Person
from tests.server.test_accounts import at_the_fire, browser, where
from tests.server.test_the_door import others_reach, reason, sitting

from lantern.campaign.company import ride_in_key, ride_off_key, take_in_key
from lantern.campaign.files import CampaignBook, CampaignIndex, ChapterKept
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.core.journal import journal_bytes
from lantern.players.setups import GatheringSetup, Setup
from lantern.players.table import new_play
from lantern.server import door as doors
from lantern.server import live, travelling
from lantern.server.checking import faults
from lantern.server.hall import SEEDS, Hall
from lantern.server.shelf import CampaignShelf
from lantern.server.store import SeatRecord

cheap_passwords, clock, server = test_accounts.cheap_passwords, test_accounts.clock, test_accounts.server
ann = test_the_door.ann


@pytest.fixture
def client(store_path):
    """A server that others reach."""
    with others_reach(store_path) as client:
        yield client


@pytest.fixture
def chapters(client):
    """The tables of a campaign, for whoever brought it: the last but one is over, the last is where it goes on."""
    return [Person(client, table, "a pass") for table in put_on_the_shelf(client, "a pass")]


def put_on_the_shelf(client, token: str) -> list[str]:
    shelf = CampaignShelf(client.app.state.hall.store)
    kept = shelf.campaign(shelf.take_in(a_campaign(), token))
    assert kept is not None
    return [one.game for one in kept.chapters if one.game]


def on_from(person: Person, *, anew: bool = True) -> Person:
    begun = person.post("/play-on", None, anew=anew)
    assert begun.status_code == 201, begun.text
    return Person(person.client, begun.json()["id"], person.token)


# -- seats of others ------------------------------------------------------------------------------


def test_who_does_something_in_between_answers_for_nobody_else_with_it(ann):
    bob = sitting(ann, "Bob")
    asked = ann.question()
    assert asked["who"] == "us-marshal"
    meant = [{"kind": asked["kind"], "keys": [asked["answers"][0]["key"]]}]
    for key in ("gunslinger/called:Bob|", "gunslinger/policy:reroll:never"):
        bob.answer(key, ann.question(), then=meant).raise_for_status()
    assert ann.question()["prompt"] == asked["prompt"]
    ann.answer("us-marshal/called:Ann|", ann.question(), then=meant).raise_for_status()
    assert ann.question()["kind"] != asked["kind"], "her own she does"


@pytest.mark.parametrize("undo", ["own", "host", "asked"])
def test_what_others_answered_is_theirs_after_a_restart_too(store_path, undo):
    with others_reach(store_path) as client:
        ann = Person.beginning(client, seed=7, heroes=["us-marshal", "gunslinger"], seats=[["us-marshal"], ["gunslinger"]])
        client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers).raise_for_status()
        bob = sitting(ann, "Bob")
        client.patch(f"/api/tables/{ann.table}/door", json={"undo": undo}, headers=ann.headers).raise_for_status()
        ann.answer(0).raise_for_status()
    with others_reach(store_path) as client:
        bob.client = ann.client = client
        taken = bob.undo()  # while nobody else is there
        assert (taken.status_code, ann.look()["table"]["answers"]) == (200 if undo == "asked" else 409, 1)


def test_who_takes_only_its_own_back_does_not_do_again_what_others_did_in_between(ann):
    bob = sitting(ann, "Bob")
    ann.client.patch(f"/api/tables/{ann.table}/door", json={"undo": "own"}, headers=ann.headers).raise_for_status()
    bob.answer("gunslinger/called:Bob Ford|", ann.question()).raise_for_status()
    bob.undo().raise_for_status()
    assert reason(ann.redo()) == (403, "not-your-seat")
    bob.redo().raise_for_status()


# -- campaigns of others --------------------------------------------------------------------------


def test_who_branches_takes_the_campaign_from_nobody(ann):
    bob = sitting(ann, "Bob")
    own = bob.post("/branch", None).raise_for_status().json()
    deleted = ann.client.delete(f"/api/campaigns/{ann.table}", headers={"Seat-Token": own["token"]})
    assert reason(deleted) == (404, "not-found")
    assert ann.client.get(f"/api/campaigns/{ann.table}", headers=ann.headers).json()["game"] == ann.table
    mine = ann.post("/branch", None).raise_for_status().json()
    assert ann.client.get(f"/api/campaigns/{ann.table}", headers=ann.headers).json()["game"] == mine["id"], "the host may"


def test_who_has_a_seat_only_in_the_past_does_not_say_where_a_campaign_goes_on(chapters):
    host = chapters[-2]
    now = on_from(host)
    host.post("/seats", {"seats": [["us-marshal"], ["gunslinger"]]}).raise_for_status()
    host.client.delete(f"/api/tables/{host.table}/seats/2", headers=host.headers).raise_for_status()
    eve = sitting(host, "Eve")
    assert reason(eve.post("/play-on", None, anew=True)) == (403, "watching")
    card = host.client.get(f"/api/campaigns/{now.table}", headers=now.headers).json()
    assert card["game"] == now.table


def test_a_campaign_whose_last_game_was_deleted_is_whole_and_its_hosts_still(chapters):
    *_, over, last = chapters
    store = last.client.app.state.hall.store

    def name_it(name: str) -> int:
        campaign = f"/api/campaigns/{chapters[0].table}"
        return int(last.client.patch(campaign, json={"name": name}, headers=last.headers).status_code)

    for game in (last, over):  # one that goes on, and one that has left a posse
        last.client.delete(f"/api/saves/{game.table}", headers=last.headers).raise_for_status()
        assert list(faults(store)) == []
        assert name_it(f"without {game.table}") == 204
    assert store.campaign(chapters[0].table).head == 6


def test_whoever_begins_a_chapter_again_and_again_is_counted(chapters):
    answers = [chapters[0].post("/play-on", None, anew=True).status_code for _ in range(31)]
    assert (answers[:30], answers[30]) == ([201] * 30, 429)


def test_whoever_is_sent_away_and_what_is_withdrawn_is_so_in_earlier_chapters_too(chapters):
    before = chapters[-2]
    link = before.post("/invitations", {"may": "sit"}).json()["secret"]
    came = {"invitation": link, "name": "Eve"}
    token = before.client.post(f"/api/tables/{before.table}/enter", json=came).json()["token"]
    now = on_from(before)
    eve = [Person(now.client, one.table, token) for one in (before, now)]
    assert [one.get().status_code for one in eve] == [200, 200]
    guest = next(one["id"] for one in now.get("/door").json()["door"]["guests"] if one["name"] == "Eve")
    now.client.delete(f"/api/tables/{now.table}/guests/{guest}", headers=now.headers).raise_for_status()
    assert [one.get().status_code for one in eve] == [404, 404]
    now.client.delete(f"/api/tables/{now.table}/invitations", headers=now.headers).raise_for_status()
    for one in eve:
        entered = one.client.post(f"/api/tables/{one.table}/enter", json=came)
        assert reason(entered) == (404, "no-table"), "the link is withdrawn everywhere"
    now.client.patch(f"/api/tables/{now.table}/door", json={"joining": False}, headers=now.headers).raise_for_status()
    assert before.get("/door").json()["door"]["joining"] is False


def test_whoever_was_sent_away_by_halves_can_be_sent_away_again(chapters, monkeypatch):
    before = chapters[-2]
    link = before.post("/invitations", {"may": "sit"}).json()["secret"]
    token = before.client.post(f"/api/tables/{before.table}/enter", json={"invitation": link, "name": "Eve"}).json()["token"]
    now = on_from(before)
    eve = [Person(now.client, one.table, token) for one in (before, now)]
    guest = next(one["id"] for one in now.get("/door").json()["door"]["guests"] if one["name"] == "Eve")

    def send_away() -> int:
        return int(now.client.delete(f"/api/tables/{now.table}/guests/{guest}", headers=now.headers).status_code)

    async def is_gone(*_):
        raise OperationalError("update", {}, OSError("the database went away"))

    with monkeypatch.context() as broken:
        broken.setattr(Hall, "alter_door", is_gone)
        assert send_away() >= 500
    assert send_away() == 200
    assert [one.get().status_code for one in eve] == [404, 404]


def test_a_person_who_is_sent_away_is_so_in_all_chapters(server):
    eli, eve = browser(server, "elias"), browser(server, "eve")
    tables = put_on_the_shelf(server, "a pass")
    eli.post("/api/account/take-along", json={"tables": dict.fromkeys(tables, "a pass")}).raise_for_status()
    before = Person(eli, tables[-2])
    link = before.post("/invitations", {"may": "sit"}).json()["secret"]
    now = on_from(before)
    for table in (before, now):
        eve.post(f"/api/tables/{table.table}/enter", json={"invitation": link}).raise_for_status()
    with Person(eve, before.table).sit() as window:
        guest = next(one["id"] for one in now.get("/door").json()["door"]["guests"] if one["name"] == "eve")
        eli.delete(f"/api/tables/{now.table}/guests/{guest}").raise_for_status()
        assert [eve.get(f"/api/tables/{table.table}").status_code for table in (before, now)] == [404, 404]
        while window.receive_json(timeout=5)["type"] != "gone":
            pass
    assert eve.get(f"/api/campaigns/{now.table}").status_code == 404


def test_nobody_plays_on_at_a_table_that_was_deleted_and_only_a_host_puts_it_back(ann):
    bob = sitting(ann, "Bob")
    ann.client.delete(f"/api/campaigns/{ann.table}", headers=ann.headers).raise_for_status()
    assert reason(bob.get()) == (404, "no-table")
    back = f"/api/campaigns/{ann.table}/put-back"
    assert reason(ann.client.post(back, headers=bob.headers)) == (403, "not-your-seat")
    ann.client.post(back, headers=ann.headers).raise_for_status()
    assert bob.get().status_code == 200


# -- what is to come ------------------------------------------------------------------------------


def test_a_campaign_without_its_replays_tells_nothing_of_what_comes(client):
    ann = Person.beginning(client, seed=7, undo="no-reveal")
    file = client.get(f"/api/campaigns/{ann.table}/file", params={"replays": False}, headers=ann.headers)
    assert reason(file) == (409, "undo"), "the journal where it goes on is in it, too"


def test_what_is_known_of_a_chapter_that_is_over_tells_nothing_of_the_next(client):
    play = played(Setup(heroes=PARTY, seed=3, options={"undo": "no-reveal"}))
    taken = client.post("/api/import", params={"name": "a game"}, content=journal_bytes(play.journal)).raise_for_status().json()
    host = Person(client, taken["id"], taken["token"])
    hall = client.app.state.hall
    on = [on_from(host) for _ in range(2)]
    seeds = {hall.store.journal(hall.store.game(one.table))[0].header.setup["seed"] for one in on}
    assert len(seeds) == 2, "nobody tries the next chapter out at another table"


def test_the_seed_of_a_table_that_reveals_nothing_is_too_large_to_be_tried_out(client):
    hall = client.app.state.hall
    tables = [Person.beginning(client, undo="no-reveal").table for _ in range(3)]
    assert max(hall.store.journal(hall.store.game(table))[0].header.setup["seed"] for table in tables) > SEEDS


# -- heroes ---------------------------------------------------------------------------------------

ANN = HeroRecord(id="hero-a", name="Ann", hero_class="us-marshal", made=True, gold=70)
ZOE = HeroRecord(id="hero-z", name="Zoe", hero_class="preacher", made=True)


def test_no_player_writes_a_hero_or_takes_one_away_by_a_word(server):
    table, _ = at_the_fire(browser(server, "elias"), "home", ANN, ZOE)
    rich = HeroRecord(id="hero-m", name="Midas", hero_class="gunslinger", made=True, gold=10**12)
    for key in (take_in_key(rich), ride_in_key(rich), ride_off_key("us-marshal", "nowhere")):
        assert reason(table.post("/company", {"type": "company", "key": key})) == (422, "bad-answer")
        assert reason(table.answer(key)) == (422, "bad-answer")
    assert table.look()["table"]["seats"][0]["heroes"] == ["us-marshal", "preacher"]


def test_a_picture_that_was_left_behind_rides_with_nobody_else_either(server):
    eli, cora = browser(server, "elias"), browser(server, "cora")
    home, old = at_the_fire(eli, "home", ANN)
    away, _ = at_the_fire(eli, "away", ZOE)
    third, _ = at_the_fire(cora, "third", ZOE)
    ride = {"campaign": old, "hero": "hero-a"}
    eli.post(f"/api/tables/{away.table}/bring", json=ride).raise_for_status()
    again = Person(eli, eli.post(f"/api/campaigns/{old}/chapters/1/rewind").raise_for_status().json()["id"])
    link = again.post("/invitations", {"may": "sit"}).json()["secret"]
    cora.post(f"/api/tables/{again.table}/enter", json={"invitation": link}).raise_for_status()
    guest = next(one["id"] for one in again.get("/door").json()["door"]["guests"] if one["name"] == "cora")
    again.post("/seats/1/hand-over", {"guest": guest}).raise_for_status()
    assert reason(cora.post(f"/api/tables/{third.table}/bring", json=ride)) == (409, "stale")
    assert where(cora) == [("Ann", "home", True), ("Zoe", "third", False)]
    assert home.table != again.table


def test_the_heroes_of_a_campaign_that_was_copied_are_copies(server):
    eli = browser(server, "elias")
    _, old = at_the_fire(eli, "home", ANN)
    away, _ = at_the_fire(eli, "away", ZOE)
    copy = eli.post(f"/api/campaigns/{old}/copy").raise_for_status().json()["id"]
    assert where(eli) == [("Ann", "home", False), ("Ann", "home (copy)", True), ("Zoe", "away", False)]
    copied = eli.post(f"/api/tables/{away.table}/bring", json={"campaign": copy, "hero": "hero-a"})
    assert reason(copied) == (409, "stale")


def test_a_copy_whose_server_dies_before_its_heroes_are_known_as_copies_is_not_there(server, monkeypatch):
    eli = browser(server, "elias")
    _, old = at_the_fire(eli, "home", ANN)
    with monkeypatch.context() as killed:
        killed.setattr(travelling, "_note_place", lambda *_: 1 / 0)
        assert eli.post(f"/api/campaigns/{old}/copy").status_code == 500
    assert where(eli) == [("Ann", "home", False)]


def test_a_hero_whose_server_dies_on_the_way_arrives_all_the_same_and_with_nobody_else(server, monkeypatch):
    eli, cora = browser(server, "elias"), browser(server, "cora")
    home, old = at_the_fire(eli, "home", ANN, ZOE)
    away, _ = at_the_fire(eli, "away", ZOE)
    for table in (home, away):
        link = table.post("/invitations", {"may": "sit"}).json()["secret"]
        cora.post(f"/api/tables/{table.table}/enter", json={"invitation": link}).raise_for_status()
    ride = {"campaign": old, "hero": "hero-a"}
    with monkeypatch.context() as killed:
        killed.setattr(travelling, "_note_place", lambda *_: 1 / 0)
        assert eli.post(f"/api/tables/{away.table}/bring", json=ride).status_code == 500
    assert cora.post(f"/api/tables/{away.table}/bring", json=ride).status_code == 404, "it is not hers"
    came = eli.post(f"/api/tables/{away.table}/bring", json=ride)
    assert came.status_code == 200, came.text


def test_whoever_calls_a_hero_back_does_not_get_it_from_its_player(client):
    """Ann's marshal rests; Bob calls it back, and it is hers."""
    hall = client.app.state.hall
    posses = (Posse(heroes=[ANN, ZOE]), Posse(heroes=[structs.replace(ANN, apart="retired"), ZOE]))
    journals = [new_play(GatheringSetup(posse=posse, seed=4), content=hall.content).journal for posse in posses]
    fires = [ChapterKept(number=1, kind="gathering", after=posses[1]), ChapterKept(number=2, parent=1, kind="gathering")]
    written = {number: journal_bytes(journal) for number, journal in enumerate(journals, start=1)}
    shelf = CampaignShelf(hall.store)
    kept = shelf.campaign(shelf.take_in(CampaignBook(CampaignIndex(head=2, chapters=fires), written), "bob"))
    assert kept is not None
    for one, runs in zip(kept.chapters, (["us-marshal"], []), strict=True):
        game = hall.store.game(one.game)
        doors.admit(game.door, "ann", "Ann", "sit")
        game.seats = [SeatRecord("1", "Bob", ["preacher"], [doors.digest("bob")])]
        game.seats += [SeatRecord("2", "Ann", runs, [doors.digest("ann")])] if runs else []
        hall.store.reseat(game)
    bob = Person(client, kept.chapters[1].game, "bob")
    bob.post("/company", {"type": "company", "key": "party/call-back:hero-a"}).raise_for_status()
    seats = bob.look()["table"]["seats"]
    assert [(seat["name"], seat["heroes"], seat["mine"]) for seat in seats] == [
        ("Bob", ["preacher"], True),
        ("Ann", ["us-marshal"], False),
    ]


def test_no_more_heroes_are_welcomed_than_anybody_could_look_at(server, monkeypatch):
    monkeypatch.setattr(live, "MOST_AT_THE_FIRE", 2)
    table, _ = at_the_fire(browser(server, "elias"), "home", ANN, ZOE)
    for refused in (
        table.post("/company", {"type": "company", "key": "party/welcome:gunslinger|Eve||"}),
        table.answer("party/welcome"),
    ):
        assert reason(refused) == (409, "full")


# -- who goes -------------------------------------------------------------------------------------


def test_a_person_goes_also_from_tables_that_cannot_be_opened_now(server, monkeypatch):
    eli, cora = browser(server, "elias"), browser(server, "cora")
    table = eli.post("/api/tables", json={"seed": 7}).raise_for_status().json()["id"]
    link = eli.post(f"/api/tables/{table}/invitations", json={"may": "sit"}).json()["secret"]
    cora.post(f"/api/tables/{table}/enter", json={"invitation": link}).raise_for_status()
    hall = server.app.state.hall
    hall._tables.clear()
    with monkeypatch.context() as packs_missing:
        packs_missing.setattr(hall, "_open", lambda _: 1 / 0)
        gone = eli.post("/api/account/delete", json={"password": test_accounts.PASSWORD})
        assert gone.status_code == 200, gone.text
    guests = Person(cora, table).get("/door").json()["door"]["guests"]
    assert [(guest["name"], guest["host"]) for guest in guests] == [("cora", True)]
