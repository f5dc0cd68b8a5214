"""What a page can ask for: reasons, overlays, the past, rules, texts, piles; and what it gets when it asks for nonsense."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.people import Person
from tests.server.positions import found, held, in_a_room, play_until

from lantern.content.entries import KINDS
from lantern.content.language import is_complete
from lantern.content.loader import load
from lantern.players.table import game_of
from lantern.rules.kinds import QUESTIONS
from lantern.rules.map.movement import reach_of
from lantern.rules.table import events
from lantern.rules.table.state import Activation
from lantern.server.app import new_app
from lantern.views.overlays import overlay


@pytest.fixture(scope="module")
def a_fight():
    return found(held, seed=4)


@pytest.fixture
def fighter(client, a_fight):
    return Person.taking_in(client, a_fight)


# -- reasons and overlays -------------------------------------------------------------------------


def test_every_number_of_every_sheet_says_why(fighter):
    table = fighter.look()["table"]
    asked = 0
    for hero in table["heroes"]:
        for number in hero["numbers"] + hero["skills"]:
            why = fighter.get("/why", who=hero["id"], stat=number["stat"]).raise_for_status().json()
            assert (why["total"], why["shown"], why["label"]) == (number["value"], number["shown"], number["label"])
            assert why["reasons"]
            asked += 1
    for sheet in table["sheets"]:
        for number in sheet["numbers"]:
            why = fighter.get("/why", who=sheet["kind"], stat=number["stat"]).raise_for_status().json()
            assert why["total"] == number["value"]
            assert is_complete(why["text"])
    assert asked > 40


def test_what_has_no_reason_is_not_found(fighter):
    assert fighter.get("/why", who="nobody", stat="combat").status_code == 404
    assert fighter.get("/why", who="gunslinger", stat="charm").status_code == 404
    assert fighter.get("/why", who="gunslinger").status_code == 400


def test_the_reach_without_tests_is_what_the_rules_offer(a_fight):
    game = game_of(a_fight)
    for hero in game.standing():
        activation = Activation(hero.id, points=5)
        rules = reach_of(game, hero, activation)
        free = {one.space: one for one in overlay(game, hero, 5).reach if one.percent == 100}
        offered = {space for space in range(game.board.count) if space in rules and space != hero.space}
        if not any(near.kind for near in game.enemies_adjacent_to(hero.space)):
            assert set(free) == offered
            assert all(one.steps == rules.steps_to(space) for space, one in free.items())


def test_who_stands_beside_an_enemy_must_escape_to_get_anywhere(a_fight):
    game = game_of(a_fight)
    held = [hero for hero in game.standing() if game.enemies_adjacent_to(hero.space)]
    assert held
    for hero in held:
        seen = overlay(game, hero, 4)
        assert all(one.percent < 100 for one in seen.reach)
        assert hero.space in seen.threatened or hero.space in {s for e in game.state.enemies.values() for s in e.spaces}


def test_an_overlay_shows_sight_range_and_light(fighter):
    seen = fighter.get("/overlay", hero="gunslinger").raise_for_status().json()
    table = fighter.look()
    own = next(hero["space"] for hero in table["table"]["heroes"] if hero["id"] == "gunslinger")
    assert own in seen["sight"]
    assert seen["ranges"] == {"gunslinger-pistol": 6}
    assert set(seen["lit"]) <= {space["id"] for space in table["board"]["spaces"]}
    assert fighter.get("/overlay", hero="nobody").status_code == 404
    assert fighter.get("/overlay", hero="gunslinger", points=-1).status_code == 400


# -- the past -------------------------------------------------------------------------------------


def test_a_game_can_be_watched_again_from_any_answer(client):
    ann = Person.beginning(client, seed=3)
    seen = {}
    for _ in range(30):
        table = ann.look()
        seen[table["table"]["answers"]] = table
        ann.play(1)
    replay = ann.get("/replay").raise_for_status().json()
    assert replay["answers"] == 30
    moments = [moment["answers"] for moment in replay["moments"]]
    assert moments == sorted(moments)
    assert all(is_complete(moment["text"]) and moment["text"] for moment in replay["moments"])
    for answers, then in seen.items():
        past = ann.get(f"/at/{answers}").raise_for_status().json()
        assert [one["id"] for one in past["table"]["questions"]] == [one["id"] for one in then["table"]["questions"]]
        assert past["log"] == then["log"]
        assert past["board"] == then["board"]
        assert not any(question["yours"] for question in past["table"]["questions"])
    assert ann.look()["table"]["answers"] == 30, "looking back changes nothing"
    assert ann.get("/at/31").status_code == 404
    assert ann.get("/at/-1").status_code == 400


def asked(person: Person, **moment: int) -> dict[str, Any]:
    """Everything that can be looked up about one moment."""
    heroes = ("us-marshal", "gunslinger")
    stats = ("health", "move", "initiative", "combat", "max_grit")
    decks = [deck["id"] for deck in person.look()["table"]["decks"]]
    asked = {f"why {hero} {stat}": ("/why", {"who": hero, "stat": stat}) for hero in heroes for stat in stats}
    asked |= {f"overlay {hero}": ("/overlay", {"hero": hero}) for hero in heroes}
    asked |= {f"pile {deck}": (f"/piles/{deck}", {}) for deck in decks}
    return {name: person.get(path, **query, **moment).raise_for_status().json() for name, (path, query) in asked.items()}


def told_on_the_way(ann: Person) -> dict[int, dict[str, Any]]:
    """Play on for a while, and keep what could be looked up now and then, by the answers given so far."""
    then = {0: asked(ann)}
    for _ in range(12):
        answers = ann.play(20)["answers"]
        then[answers] = asked(ann)
    return then


def test_what_is_looked_up_in_the_past_is_told_as_it_was_then(client):
    """Exactly as it was: so nothing is told that was hidden then."""
    changed: set[str] = set()
    for seed in range(3, 30):
        ann = Person.beginning(client, seed=seed, heroes=["us-marshal", "gunslinger"])
        then = told_on_the_way(ann)
        changed |= {name.partition(" ")[0] for told in then.values() for name in told if told[name] != then[0][name]}
        for answers, told in then.items():
            assert asked(ann, at=answers) == told
        if changed == {"why", "overlay", "pile"}:
            return
    raise AssertionError(f"only {changed} ever changed")


def test_what_was_undone_is_not_told_as_a_moment(client):
    ann = Person.beginning(client, seed=3, heroes=["us-marshal", "gunslinger"])
    ann.play(8)
    ann.undo().raise_for_status()
    who = {"who": "gunslinger", "stat": "combat"}
    for path, query in [("/why", who), ("/overlay", {"hero": "gunslinger"}), ("/piles/loot", {})]:
        assert ann.get(path, **query, at=7).status_code == 200
        assert ann.get(path, **query, at=8).status_code == 404
        assert ann.get(path, **query, at=-1).status_code == 400
        assert ann.get(path, **query, at="then").status_code == 400


def test_a_game_branches_and_both_go_their_own_way(client):
    ann = Person.beginning(client, seed=3)
    ann.play(20)
    before = ann.look()
    opened = ann.post("/branch", None, answers=10).raise_for_status().json()
    other = Person(client, opened["id"], opened["token"])
    assert other.look()["table"]["answers"] == 10
    other.play(3)
    other.undo().raise_for_status()
    assert ann.look() == before
    copy = ann.post("/branch", None, title="Before the boss").raise_for_status().json()
    kept = Person(client, copy["id"], copy["token"]).look()["table"]
    assert (kept["name"], kept["answers"]) == ("Before the boss", 20)
    assert ann.post("/branch", None, answers=99).status_code == 404


def test_a_long_log_can_be_read_in_parts(client):
    ann = Person.beginning(client, seed=3)
    ann.play(40)
    whole = ann.look()["log"]
    assert ann.get("/log", start=5, stop=9).json() == whole[5:9]
    assert ann.get("/log", start=len(whole)).json() == []


# -- rules, texts, piles --------------------------------------------------------------------------


def test_the_rulebook_is_searched_by_words_and_by_id(client):
    found = client.get("/api/rules", params={"q": "escape test"}).raise_for_status().json()["rules"]
    assert "ESCAPE-02" in [rule["id"] for rule in found]
    rule = client.get("/api/rules/escape-02").raise_for_status().json()
    assert (rule["id"], rule["chapter"]) == ("ESCAPE-02", "Fights")
    assert rule["examples"]
    missing = client.get("/api/rules/ESCAPE-99")
    assert (missing.status_code, missing.json()["reason"]) == (404, "not-found")
    assert client.get("/api/rules").status_code == 400


@pytest.mark.parametrize("kind", KINDS)
def test_every_entry_of_the_packs_can_be_read_in_both_languages(client, kind):
    content = load()
    for name in sorted(content.kind(kind))[:6]:
        for lang in ("en", "it"):
            text = client.get(f"/api/text/{name}", params={"lang": lang}).raise_for_status().json()
            assert text["name"]
            assert is_complete("".join(text["text"]))


def test_discard_piles_lie_face_up_and_decks_do_not(client):
    play = play_until(in_a_room, seed=3, heroes=("us-marshal", "gunslinger", "bandido", "law-man"))
    ann = Person.taking_in(client, play)
    decks = play.engine.state.decks
    for shown in ann.look()["table"]["decks"]:
        deck = decks[shown["id"]]
        pile = ann.get(f"/piles/{shown['id']}").raise_for_status().json()
        assert [card["id"] for card in pile["cards"]] == list(reversed(deck.discard))
        assert (shown["left"], shown["discarded"]) == (len(deck.cards), len(deck.discard))
    assert ann.get("/piles/nothing").status_code == 404


# -- bad requests ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"heroes": []}, 201),
        ({"heroes": ["nobody"]}, 422),
        ({"heroes": ["us-marshal"] * 7}, 422),
        ({"mission": "no-such-mission"}, 422),
        ({"profile": "modern"}, 400),
        ({"options": {"no_such": True}}, 422),
        ({"options": {"hard_core": "maybe"}}, 422),
        ({"seats": [["us-marshal"]]}, 422),
        ({"undo": "always"}, 400),
        ({"seed": "seven"}, 400),
        ({"wish": 1}, 400),
        ([], 400),
        ("x", 400),
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_words(client, body, status):
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == status, answer.text
    if status >= 400:
        assert set(answer.json()) == {"status", "reason", "message"}
        assert answer.json()["message"]


def test_bad_requests_have_one_shape(client, ann):
    tries = [
        client.get("/api/nothing"),
        client.get("/api/tables/nowhere"),
        client.get(f"/api/tables/{ann.table}?lang=xx"),
        client.post(f"/api/tables/{ann.table}/answer", content=b"{", headers=ann.headers),
        client.post(f"/api/tables/{ann.table}/answer", json={"question": "x"}, headers=ann.headers),
        client.post(f"/api/tables/{ann.table}/undo", json={"type": "answer"}, headers=ann.headers),
        client.post("/api/saves/nowhere/open"),
        client.delete("/api/saves/nowhere"),
        client.get("/api/text/nothing-at-all"),
        client.put("/api/tables"),
    ]
    for answer in tries:
        assert 400 <= answer.status_code < 500, answer.text
        assert set(answer.json()) == {"status", "reason", "message"}


def test_pages_of_other_addresses_are_not_talked_to(client, ann):
    foreign = client.get("/api/lobby", headers={"Origin": "http://evil.example"})
    assert (foreign.status_code, foreign.json()["reason"]) == (403, "foreign-page")
    renamed = client.get("/api/lobby", headers={"Host": "evil.example"})
    assert (renamed.status_code, renamed.json()["reason"]) == (421, "foreign-host")
    own = client.get("/api/lobby", headers={"Origin": "http://127.0.0.1"})
    assert own.status_code == 200


def test_without_a_built_page_the_server_says_how_to_build_it(store_path, tmp_path):
    with TestClient(new_app(store_path, static=tmp_path), base_url="http://127.0.0.1") as client:
        assert client.get("/").status_code == 503
        assert "make page" in client.get("/").text


def test_the_built_page_is_served_with_its_files(store_path, tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the table</p>")
    (tmp_path / "icons.svg").write_text("<svg/>")
    (tmp_path / "assets" / "page-1a2b.js").write_text("let lantern = 1;" * 200)
    (tmp_path / "assets" / "page-1a2b.js.gz").write_bytes(gzip.compress(b"let lantern = 1;" * 200))
    (tmp_path / "assets" / "page-1a2b.js.br").write_bytes(b"as small as it gets")
    with TestClient(new_app(store_path, static=tmp_path), base_url="http://127.0.0.1") as client:
        page = client.get("/")
        assert (page.text, page.headers["cache-control"]) == ("<p>the table</p>", "no-cache")
        assert page.headers["content-type"].startswith("text/html")
        assert client.get("/icons.svg").text == "<svg/>"
        script = client.get("/assets/page-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "let lantern = 1;" * 200
        assert script.headers["content-type"].startswith("text/javascript")
        sent = client.build_request("GET", "/assets/page-1a2b.js", headers={"Accept-Encoding": "gzip, deflate, br"})
        smaller = client.send(sent, stream=True)
        assert (smaller.headers["content-encoding"], b"".join(smaller.iter_raw())) == ("br", b"as small as it gets")
        plain = client.get("/assets/page-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert ("content-encoding" in plain.headers, plain.text) == (False, "let lantern = 1;" * 200)
        assert {one.headers["vary"] for one in (script, smaller, plain)} == {"Accept-Encoding"}
        assert client.get("/assets/..%2findex.html").status_code == 404
        assert client.get("/assets/other.js").status_code == 404
        assert client.get("/api/health").json()["ok"]
        assert client.get("/../app.py").status_code == 404
        assert client.get("/%2e%2e/app.py").status_code == 404


def test_every_question_that_a_policy_can_answer_has_a_name(client):
    listed = {lang: client.get("/api/reactions", params={"lang": lang}).raise_for_status().json() for lang in ("en", "it")}
    known = {(one["kind"], one["of"]) for one in listed["en"]}
    assert all(is_complete(one["name"]) for lang in listed.values() for one in lang)
    optional: set[tuple[str, str]] = set()

    def note(game: Any, question: Any) -> bool:
        if question.default is not None:
            optional.add((question.kind, "hero" if question.who in game.state.heroes else "party"))
        return False

    for seed in range(4):
        play_until(note, seed=seed, mission="fistful-of-dark-stone")
    assert len(optional) > 5
    assert optional <= known


def test_every_default_answer_in_the_rules_is_listed(client):
    optional = {(kind.name, of) for kind in QUESTIONS.values() if kind.default is not None for of in ASKED_OF[kind.whose]}
    listed = {(one["kind"], one["of"]) for one in client.get("/api/reactions").json()}
    assert optional - {("flee", "hero")} == listed  # whether a single hero agrees to flee is always asked


ASKED_OF = {"hero": ("hero",), "party": ("party",), "either": ("hero", "party")}


def test_the_end_sums_the_adventure_up(client):
    play = play_until(lambda _game, _question: False, seed=1)
    end = Person.taking_in(client, play).look()["table"]["end"]
    state = play.engine.state
    assert (end["result"], end["turns"], end["darkness"]) == (state.result, state.turn, state.darkness_course)
    assert len(end["party"]) == len(end["darkness"])
    assert end["party"][-1] <= state.party_marker
    assert end["party"] == sorted(end["party"])
    kills = sum(isinstance(event, events.Killed) for event in play.engine.events)
    assert kills >= sum(hero["kills"] for hero in end["heroes"]) > 0
    assert end["fights"] == sum(isinstance(event, events.FightBegan) for event in play.engine.events)
    assert [hero["xp"] for hero in end["heroes"]] == [hero.xp for hero in state.heroes.values()]
    assert end["headline"]
    assert end["story"]
