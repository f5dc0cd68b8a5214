"""People with accounts: who they are is known by a cookie alone, and what is theirs is theirs at every browser."""

from __future__ import annotations

import json
from contextlib import contextmanager
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from argon2 import PasswordHasher
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.campaign.stories import content
from tests.server.people import Person

from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.cli.app import run
from lantern.core.journal import journal_bytes
from lantern.players.setups import GatheringSetup
from lantern.players.table import new_play
from lantern.server import passwords, recognising
from lantern.server.accounts import Accounts, Quotas
from lantern.server.addresses import Hosts
from lantern.server.app import new_app
from lantern.server.limits import DEAR
from lantern.server.store import Store, default_path

HOST = "http://table.example"
PASSWORD = "a lamp in the mine"


class Clock:
    """The time that the server believes it to be."""

    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch):
    """Work out passwords with little work; how much it is otherwise is looked at in one place."""
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "_hasher", cheap)
    monkeypatch.setattr(passwords, "_NOBODYS", cheap.hash("nobody"))


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def server(tmp_path, clock):
    """A server that has accounts, for everybody; as many games as one likes."""
    with serving(tmp_path / "table.sqlite", clock=clock) as server:
        yield server


@contextmanager
def serving(place, registering="open", **more):
    app = new_app(
        place,
        content=content(),
        trusting=False,
        hosts=Hosts(["table.example"]),
        accounts=lambda store: Accounts(store, registering, **more),
    )
    with TestClient(app, base_url=HOST) as first:
        yield first


def browser(server, name: str = "", password: str = PASSWORD, *, new: bool = True) -> TestClient[Any]:
    """A browser of its own, at which somebody registers or logs in, or nobody is."""
    other = TestClient(server.app, base_url=HOST)
    other.blocking_portal = server.blocking_portal
    other.headers["Origin"] = HOST
    if name:
        done = other.post(f"/api/account/{'register' if new else 'log-in'}", json={"name": name, "password": password})
        assert done.is_success, done.text
    return other


def said(answer) -> tuple[int, str, str]:
    return answer.status_code, answer.json()["reason"], answer.json()["message"]


def reason(answer) -> tuple[int, str]:
    return said(answer)[:2]


def logged_in(client) -> str:
    return str(client.get("/api/account").json()["name"])


def secret_of(client) -> str:
    return str(client.cookies["lantern"])


# -- coming in ------------------------------------------------------------------------------------


def test_whoever_has_no_account_here_and_whoever_says_a_wrong_password_hears_the_same_after_the_same_work(server, monkeypatch):
    cora = browser(server, "  Cora  Whitlock")
    assert logged_in(cora) == "cora whitlock"
    verified: list[str] = []
    monkeypatch.setattr(PasswordHasher, "verify", spying(PasswordHasher.verify, verified))
    stranger = browser(server)
    wrong = stranger.post("/api/account/log-in", json={"name": "Cora Whitlock", "password": "not this one"})
    unknown = stranger.post("/api/account/log-in", json={"name": "Dora Whitlock", "password": "not this one"})
    assert said(wrong) == said(unknown) == (401, "log-in", "Name and password do not fit together.")
    assert len(verified) == 2, "as much is worked out for nobody as for somebody"
    assert verified[0].split("$")[:4] == verified[1].split("$")[:4]
    taken = stranger.post("/api/account/register", json={"name": "CORA WHITLOCK", "password": PASSWORD})
    assert said(taken) == (409, "seat-taken", "Somebody is called 'cora whitlock' already; choose another name.")
    for name, password in (("x", PASSWORD), ("<b>", PASSWORD), ("eli", "short"), ("elias vane", "Elias Vane")):
        assert reason(stranger.post("/api/account/register", json={"name": name, "password": password}))[0] == 400
    found = browser(server, "cora whitlock", new=False)
    assert logged_in(found) == "cora whitlock"
    assert secret_of(found) != secret_of(cora)
    with server.app.state.hall.store.database.reading() as database:
        kept = str(database.connection.driver_connection.execute("SELECT * FROM persons, sessions").fetchall())
    assert PASSWORD not in kept
    assert secret_of(found) not in kept
    assert (passwords.ROUNDS, passwords.MEMORY) >= (2, 19 * 1024)


def spying(verify, seen):
    def spied(self, known, password):
        seen.append(known)
        return verify(self, known, password)

    return spied


def test_whoever_guesses_is_held_up_by_address_and_by_name(server):
    cora = browser(server, "cora")
    stranger = browser(server)
    at_once = DEAR["naming"][0]
    guesses = [
        stranger.post("/api/account/log-in", json={"name": "Cora", "password": f"guess {n}"}) for n in range(at_once + 1)
    ]
    assert [guess.status_code for guess in guesses] == [401] * at_once + [429]
    assert "Retry-After" in guesses[-1].headers
    others = [stranger.post("/api/account/log-in", json={"name": f"n{n}", "password": "guess"}) for n in range(at_once)]
    assert others[0].status_code == 401, "another name is another matter"
    assert others[-1].status_code == 429, "but not for ever from one address"
    many = [stranger.post("/api/account/register", json={"name": "x", "password": "x"}) for _ in range(DEAR["registering"][0])]
    assert many[-1].status_code == 429
    assert logged_in(cora) == "cora", "whoever is in stays in"


def test_a_session_ends_with_its_time_when_somebody_logs_out_and_when_the_password_changes(server, clock, monkeypatch):
    cora = browser(server, "cora")
    cookie = cora.post("/api/account/log-in", json={"name": "cora", "password": PASSWORD}).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
    table = cora.post("/api/tables", json={"seed": 7, "heroes": ["us-marshal"]}).json()
    assert table["token"] == "", "nothing for a script to keep"
    at = f"/api/tables/{table['id']}"
    phone, desk = browser(server, "cora", new=False), browser(server, "cora", new=False)
    assert desk.get("/api/account").json()["sessions"] == 3
    old = secret_of(phone)
    phone.post("/api/account/log-out").raise_for_status()
    phone.cookies.set("lantern", old)
    assert (logged_in(phone), phone.get(at).status_code) == ("", 404), "the secret of a session that is over is worth nothing"
    changed = cora.post("/api/account/password", json={"old": "wrong one here", "new": "another lamp"})
    assert reason(changed) == (401, "log-in")
    cora.post("/api/account/password", json={"old": PASSWORD, "new": "another lamp"}).raise_for_status()
    assert (logged_in(cora), logged_in(desk)) == ("cora", "")
    desk = browser(server, "cora", "another lamp", new=False)
    monkeypatch.setattr(recognising, "PULSE", 0.05)
    with desk.websocket_connect(f"{at}/live", headers={"Origin": HOST}) as window:
        window.send_json({"type": "hello"})
        assert window.receive_json()["table"]["watching"] is False
        cora.post("/api/account/log-out-everywhere").raise_for_status()
        told = window.receive_json()
        while told["type"] != "refused":
            told = window.receive_json()
        assert told["reason"] == "no-table"
        with pytest.raises(WebSocketDisconnect):
            window.receive_json()
    assert (logged_in(cora), logged_in(desk)) == ("", "")
    cora = browser(server, "cora", "another lamp", new=False)
    clock.now += 29 * 86_400
    assert (logged_in(cora), cora.get(at).status_code) == ("cora", 200)
    clock.now += 2 * 86_400
    assert (logged_in(cora), cora.get(at).status_code) == ("", 404)


def test_a_page_of_somebody_else_does_nothing_with_the_cookie_and_nobody_sends_the_pass_of_a_person(server):
    cora = browser(server, "cora")
    table = cora.post("/api/tables", json={"seed": 7, "heroes": ["us-marshal"]}).json()["id"]
    at = f"/api/tables/{table}"
    question = cora.get(at).json()["table"]["questions"][0]["id"]
    deed = {"type": "answer", "question": question, "answer": 0}
    for headers in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "", "Sec-Fetch-Site": "none"},
    ):
        assert reason(cora.post(f"{at}/answer", json=deed, headers=headers)) == (403, "foreign-page"), headers
    del cora.headers["Origin"]
    assert reason(cora.post(f"{at}/answer", json=deed)) == (403, "foreign-page"), "who does not say where it comes from"
    assert reason(cora.delete(f"/api/saves/{table}")) == (403, "foreign-page")
    with pytest.raises(WebSocketDisconnect), cora.websocket_connect(f"{at}/live") as window:
        window.receive_json()
    assert cora.get(at).status_code == 200, "looking changes nothing"
    assert cora.post(f"{at}/answer", json=deed, headers={"Sec-Fetch-Site": "same-origin"}).status_code == 200
    person = server.app.state.hall.accounts.everybody()[0].id
    for who in (browser(server), browser(server, "mallory")):
        forged = f"@{person}"
        assert who.get(at, headers={"Seat-Token": forged}).status_code == 404
        assert who.get(at, headers={"Seat-Token": f" {forged}"}).status_code == 404
        assert who.post("/api/mine", json={"tables": {table: forged}}).json() == {"saves": [], "campaigns": []}
        if logged_in(who):
            assert who.post("/api/account/take-along", json={"tables": {table: forged}}).json() == {"tables": []}
        with who.websocket_connect(f"{at}/live", headers={"Origin": HOST}) as window:
            window.send_json({"type": "hello", "token": forged})
            assert window.receive_json()["reason"] == "no-table"
    encrypted = TestClient(server.app, base_url="https://table.example")
    encrypted.blocking_portal = server.blocking_portal
    own = {"Origin": "https://table.example"}
    came = encrypted.post("/api/account/log-in", json={"name": "cora", "password": PASSWORD}, headers=own)
    assert came.headers["set-cookie"].startswith("__Host-lantern=")
    assert "Secure" in came.headers["set-cookie"].split("; ")
    out = encrypted.post("/api/account/log-out-everywhere", headers={"Origin": HOST})
    assert reason(out) == (403, "foreign-page"), "a page that came unencrypted"
    assert encrypted.post("/api/account/log-out-everywhere", headers=own).status_code == 200


# -- what is theirs -------------------------------------------------------------------------------


def of_theirs(client) -> list[str]:
    return sorted(save["id"] for save in client.post("/api/mine", json={"tables": {}}).json()["saves"])


def test_tables_are_shown_to_their_people_at_every_browser_and_to_nobody_else_and_go_with_them(server):
    guest = browser(server)
    assert reason(guest.post("/api/tables", json={})) == (401, "log-in")
    cora, eli = browser(server, "cora"), browser(server, "elias")
    setup = {
        "seed": 7,
        "heroes": ["us-marshal", "gunslinger", "preacher"],
        "seats": [["us-marshal"], ["gunslinger"], ["preacher"]],
    }
    shared = Person(cora, cora.post("/api/tables", json=setup).json()["id"])
    alone = cora.post("/api/tables", json={"seed": 8, "heroes": ["us-marshal"]}).json()["id"]
    secret_kept = cora.post("/api/tables", json={"seed": 9, "heroes": ["us-marshal"], "undo": "no-reveal"}).json()["id"]
    assert of_theirs(cora) == sorted([shared.table, alone, secret_kept])
    assert (of_theirs(eli), eli.get(f"/api/tables/{alone}").status_code) == ([], 404)

    invitation = shared.post("/invitations", {"may": "sit"}).json()["secret"]
    for seat in ("2", "3"):
        cora.delete(f"/api/tables/{shared.table}/seats/{seat}").raise_for_status()
    came = eli.post(f"/api/tables/{shared.table}/enter", json={"invitation": invitation})
    assert came.json()["token"] == ""
    eli.post(f"/api/tables/{shared.table}/seats/2/claim", json={}).raise_for_status()
    phone = browser(server, "elias", new=False)
    assert of_theirs(phone) == [shared.table]
    seen = Person(phone, shared.table).look()["table"]["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seen] == [("", False), ("elias", True), ("", False)]

    window = guest.post(f"/api/tables/{shared.table}/enter", json={"invitation": invitation, "name": "Mei"}).json()["token"]
    guest.post(f"/api/tables/{shared.table}/seats/3/claim", json={}, headers={"Seat-Token": window}).raise_for_status()
    guest.post("/api/account/register", json={"name": "mei", "password": PASSWORD}).raise_for_status()
    assert of_theirs(guest) == []
    taken = guest.post("/api/account/take-along", json={"tables": {shared.table: window, alone: "nonsense", "nowhere": "x"}})
    assert taken.json() == {"tables": [shared.table]}
    mei = browser(server, "mei", new=False)
    assert [seat["mine"] for seat in Person(mei, shared.table).look()["table"]["seats"]] == [False, False, True]
    assert eli.post("/api/account/take-along", json={"tables": {shared.table: window}}).json() == {"tables": []}

    campaign = eli.post("/api/mine", json={"tables": {}}).json()["campaigns"][0]["id"]
    assert eli.get(f"/api/campaigns/{campaign}").json()["people"] == ["cora", "elias", "Mei"]
    assert eli.patch(f"/api/campaigns/{campaign}", json={"name": "Ours"}).status_code == 204
    assert reason(eli.delete(f"/api/campaigns/{campaign}")) == (403, "not-your-seat")
    assert reason(eli.delete(f"/api/saves/{shared.table}")) == (403, "not-your-seat")

    with cora.websocket_connect(f"/api/tables/{shared.table}/live", headers={"Origin": HOST}) as window:
        window.send_json({"type": "hello"})
        window.send_json({"type": "say", "text": "Look out!"})
        while window.receive_json()["type"] != "said":
            pass
    with ZipFile(BytesIO(cora.get("/api/account/file").content)) as archive:
        names, about = archive.namelist(), json.loads(archive.read("person.json"))
    assert {f"games/{shared.table}.lantern", f"games/{alone}.lantern"} <= set(names)
    assert f"games/{secret_kept}.lantern" not in names, "nobody sees there what is to come"
    assert {one["thing"] for one in about["left_out"]} == {secret_kept}
    assert about["person"]["name"] == "cora"
    assert [line["text"] for line in about["said"]] == ["Look out!"]
    assert PASSWORD not in json.dumps(about)

    other_way = cora.post(f"/api/tables/{shared.table}/branch").raise_for_status().json()["id"]
    assert reason(cora.post("/api/account/delete", json={"password": "not mine at all"})) == (401, "log-in")
    cora.post("/api/account/delete", json={"password": PASSWORD}).raise_for_status()
    store = server.app.state.hall.store
    assert {game.id for game in store.games()} == {shared.table, other_way}, "a campaign that is shared stays with the others"
    door = Person(eli, shared.table).get("/door").json()["door"]
    assert [(one["name"], one["host"]) for one in door["guests"]] == [("elias", True), ("Mei", False)]
    again = browser(server, "cora")
    assert of_theirs(again) == [], "who takes the name gets nothing with it"
    eli.post(f"/api/saves/{shared.table}/open").raise_for_status()  # it went on elsewhere, where nobody is any more
    assert eli.delete(f"/api/campaigns/{campaign}").status_code == 204
    assert of_theirs(mei) == []


def test_one_person_keeps_only_so_much_and_is_told_so(tmp_path):
    with serving(tmp_path / "table.sqlite", quotas=Quotas(campaigns=2, tables=9, heroes=4)) as server:
        cora = browser(server, "cora")
        one = {"seed": 7, "heroes": ["us-marshal"]}
        first = cora.post("/api/tables", json=one).json()["id"]
        cora.post("/api/tables", json=one).raise_for_status()
        full = cora.post("/api/tables", params={"lang": "it"}, json=one)
        assert said(full) == (409, "full", "Tieni qui 2 campagne, e di più non si può: prima cancellane una.")
        assert cora.delete(f"/api/saves/{first}").status_code == 204
        cora.post("/api/tables", json={"seed": 7, "heroes": ["us-marshal", "gunslinger", "preacher"]}).raise_for_status()
        assert cora.delete(f"/api/saves/{of_theirs(cora)[0]}").status_code == 204
        eli = browser(server, "elias")
        eli.post(
            "/api/tables", json={"seed": 7, "heroes": ["us-marshal", "gunslinger", "preacher", "law-man"]}
        ).raise_for_status()
        assert "4 heroes" in said(eli.post("/api/tables", json=one))[2]


# -- heroes ---------------------------------------------------------------------------------------


def at_the_fire(client, name: str, *heroes: HeroRecord) -> tuple[Person, str]:
    """A posse of somebody that gathers between two adventures: its table, and its campaign."""
    play = new_play(GatheringSetup(posse=Posse(heroes=list(heroes)), seed=5), content=content())
    opened = client.post("/api/import", params={"name": name}, content=journal_bytes(play.journal)).raise_for_status().json()
    cards = client.post("/api/mine", json={"tables": {}}).json()["campaigns"]
    return Person(client, opened["id"]), next(card["id"] for card in cards if card["game"] == opened["id"])


def where(client) -> list[tuple[str, str, bool]]:
    heroes = client.get("/api/account/heroes").json()
    return sorted((hero["name"], hero["campaign_name"], hero["copy"]) for hero in heroes)


def test_a_hero_rides_to_the_table_of_a_friend_and_is_never_in_two_places(server):
    ann = HeroRecord(id="hero-a", name="Ann", hero_class="us-marshal", made=True, gold=70)
    eli, cora = browser(server, "elias"), browser(server, "cora")
    home, old = at_the_fire(eli, "home", ann)
    bob = HeroRecord(id="hero-b", name="Bob", hero_class="gunslinger", made=True, apart="left", rides_with="elsewhere")
    theirs, away = at_the_fire(cora, "away", HeroRecord(id="hero-a", name="Zoe", hero_class="preacher", made=True), bob)
    back = theirs.post("/company", {"type": "company", "key": "party/call-back:hero-b"})
    assert reason(back) == (422, "bad-answer"), "whoever rides elsewhere is not called back"
    ride = {"campaign": old, "hero": "hero-a"}
    assert eli.post(f"/api/tables/{theirs.table}/bring", json=ride).status_code == 404, "nobody comes uninvited"
    watch = theirs.post("/invitations", {"may": "watch"}).json()["secret"]
    eli.post(f"/api/tables/{theirs.table}/enter", json={"invitation": watch}).raise_for_status()
    assert reason(eli.post(f"/api/tables/{theirs.table}/bring", json=ride)) == (403, "watching")
    sit = theirs.post("/invitations", {"may": "sit"}).json()["secret"]
    eli.post(f"/api/tables/{theirs.table}/enter", json={"invitation": sit}).raise_for_status()
    assert reason(cora.post(f"/api/tables/{theirs.table}/bring", json=ride))[0] == 404, "nor with the hero of another"
    came = eli.post(f"/api/tables/{theirs.table}/bring", json=ride)
    assert came.status_code == 200, came.text
    assert (came.json()["name"], came.json()["campaign"]) == ("Ann", away)
    assert where(eli) == [("Ann", "away", False)]
    seats = Person(eli, theirs.table).look()["table"]["seats"]
    assert [(seat["name"], seat["heroes"], seat["mine"]) for seat in seats] == [
        ("", ["preacher"], False),
        ("elias", ["us-marshal"], True),
    ]
    assert reason(eli.post(f"/api/tables/{theirs.table}/bring", json=ride))[0] in {404, 422}, "it is there once"
    guest = Person(eli, theirs.table)
    guest.post("/company", {"type": "company", "key": "us-marshal/part:retired"}).raise_for_status()
    assert reason(eli.post(f"/api/tables/{theirs.table}/bring", json=ride))[0] == 422, "nor does it come anew as it was"
    guest.post("/undo", {"type": "undo"}).raise_for_status()
    for table in (home, Person(eli, theirs.table)):
        refused = table.post("/undo", {"type": "undo"})
        assert (reason(refused), "ridden" in refused.json()["message"]) == ((409, "undo"), True)

    again = eli.post(f"/api/campaigns/{old}/chapters/1/rewind").raise_for_status().json()["id"]
    assert where(eli) == [("Ann", "away", False), ("Ann", "home", True)], "what is left behind is said to be a copy"
    copied = eli.post(f"/api/tables/{theirs.table}/bring", json=ride)
    assert (reason(copied), "copy of Ann" in copied.json()["message"]) == ((409, "stale"), True)
    eli.post(f"/api/saves/{home.table}/open").raise_for_status()
    assert again != home.table

    arrived = came.json()["hero"]
    assert arrived != "hero-a", "Zoe has that name there"
    home_again = eli.post(f"/api/tables/{home.table}/bring", json={"campaign": away, "hero": arrived})
    assert home_again.status_code == 200, home_again.text
    assert (home_again.json()["hero"], where(eli)) == ("hero-a", [("Ann", "home", False)])
    on = eli.get(f"/api/campaigns/{old}").json()
    assert [(hero["name"], hero["apart"]) for hero in on["heroes"]] == [("Ann", "")]


# -- whoever runs the server ----------------------------------------------------------------------


def test_whoever_runs_the_server_invites_resets_and_revokes_at_its_machine(own_folder, capsys):
    own_folder.mkdir(parents=True)

    def code() -> str:
        return str(capsys.readouterr().out.splitlines()[0].rpartition(": ")[2])

    assert run(["person", "invite", "Cora"]) == 0
    invited = code()
    assert run(["person", "invite", "cora"]) == 2
    assert run(["person", "reset", "nobody"]) == 2
    with serving(default_path(), "invited") as server:
        cora = browser(server)
        assert reason(cora.post("/api/account/register", json={"name": "eli", "password": PASSWORD})) == (403, "watching")
        assert reason(cora.post("/api/account/log-in", json={"name": "cora", "password": invited})) == (401, "log-in")
        setting = {"name": "CORA", "code": invited, "password": PASSWORD}
        assert reason(cora.post("/api/account/set-password", json=setting | {"code": "wrong"})) == (401, "log-in")
        assert cora.post("/api/account/set-password", json=setting).json()["name"] == "cora"
        assert reason(cora.post("/api/account/set-password", json=setting)) == (401, "log-in"), "a code counts once"
        table = cora.post("/api/tables", json={"seed": 7, "heroes": ["us-marshal"]}).json()["id"]
        capsys.readouterr()
        assert run(["person", "list"]) == 0
        assert "cora: since" in (listed := capsys.readouterr().out)
        assert "has a password, 1 browsers, 1 campaigns" in listed
        assert run(["person", "revoke", "Cora"]) == 0
        assert (logged_in(cora), cora.get(f"/api/tables/{table}").status_code) == ("", 404)
        login = {"name": "cora", "password": PASSWORD}
        assert reason(cora.post("/api/account/log-in", json=login)) == (401, "log-in")
        capsys.readouterr()
        assert run(["person", "reset", "cora"]) == 0
        cora.post("/api/account/set-password", json=setting | {"code": code()}).raise_for_status()
        assert of_theirs(cora) == [table], "what was theirs still is"


def test_a_server_without_accounts_is_as_it_was(client, ann):
    assert client.get("/api/account").json()["registering"] == "off"
    assert reason(client.post("/api/account/log-in", json={"name": "x", "password": "y"})) == (404, "not-found")
    assert reason(client.post("/api/account/register", json={"name": "x", "password": "y"})) == (404, "not-found")
    assert reason(client.get("/api/account/heroes")) == (404, "not-found")
    assert ann.token
    assert isinstance(client.app.state.hall.store, Store)
