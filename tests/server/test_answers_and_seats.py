"""Playing through the server: questions and answers, seats, several windows, undo, redo, policies."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.people import Person, plain
from tests.server.positions import assigning, found

from lantern.core.play import Play
from lantern.players.saves import games_folder
from lantern.players.setups import Setup
from lantern.players.table import new_play
from lantern.server.addresses import Hosts
from lantern.server.app import new_app
from lantern.server.windows import FEW, LAST_ENTRIES


def until(socket, kind):
    """Read messages until one of a kind comes."""
    while True:
        message = socket.receive_json(timeout=20)
        if message["type"] == kind:
            return message


# -- beginning and answering ----------------------------------------------------------------------


def test_an_empty_wish_deals_you_in(client):
    ann = Person.beginning(client)
    table = ann.look()["table"]
    assert table["mission"]["id"] == "scouting-party"
    assert "basic_game" in table["options"]
    assert len(table["heroes"]) == 2
    assert table["questions"][0]["yours"]
    assert table["questions"][0]["answers"]


def test_what_is_chosen_is_played(client):
    ann = Person.beginning(
        client, mission="fistful-of-dark-stone", heroes=["preacher"], profile="classic", undo="no-reveal", name="  A  night "
    )
    table = ann.look()["table"]
    assert (table["name"], table["mission"]["id"], table["profile"]) == ("A night", "fistful-of-dark-stone", "classic")
    assert table["undo"]["policy"] == "no-reveal"
    assert [hero["hero_class"] for hero in table["heroes"]] == ["preacher"]


def test_the_same_seed_and_answers_make_the_same_game(client):
    seen = []
    for _ in range(2):
        ann = Person.beginning(client, seed=11)
        ann.play(30)
        table = ann.look()
        seen.append([entry["text"] for entry in table["log"]])
    assert seen[0] == seen[1]
    assert len(seen[0]) > 20


def test_an_answer_counts_once(ann):
    question = ann.question()
    assert ann.answer(0, question).json()["type"] == "done"
    again = ann.answer(0, question)
    assert (again.status_code, again.json()["reason"]) == (409, "stale")
    assert ann.look()["table"]["answers"] == 1


def test_an_answer_that_is_none_changes_nothing(ann):
    before = ann.look()
    for wrong in (99, -1, [0], [0, 0], "us-marshal/use:nothing", "nonsense"):
        refused = ann.answer(wrong)
        assert refused.status_code in {403, 422}, wrong
        assert refused.json()["message"]
    assert ann.look() == before


def test_a_whole_activation_can_be_played_in_italian(client):
    ann = Person.beginning(client, seed=3)
    ann.play(60, until="act")
    english, italian = ann.look(lang="en"), ann.look(lang="it")
    assert italian["table"]["lang"] == "it"
    assert italian["table"]["questions"][0]["prompt"] != english["table"]["questions"][0]["prompt"]
    assert italian["table"]["questions"][0]["id"] == english["table"]["questions"][0]["id"]
    assert [entry["n"] for entry in italian["log"]] == [entry["n"] for entry in english["log"]]


def test_an_any_time_action_leaves_the_question_open(client):
    ann = Person.beginning(client, seed=5, heroes=["us-marshal", "gunslinger"])
    table = ann.play(60, until="move")
    action = next(action for action in table["any_time"] if action["verb"] == "give")
    assert action["yours"]
    ann.answer(action["key"]).raise_for_status()
    after = ann.look()["table"]
    assert after["questions"][0]["kind"] in {"move", "accept-gift", "how-much"}
    assert after["answers"] == table["answers"] + 1


def test_hits_are_given_in_one_go(client):
    """Whom and which Hits are two questions of the rules and one panel of the page."""
    ann = Person.taking_in(client, found(assigning, seed=4))
    question = ann.question()
    assert question["kind"] == "assign-hits"
    keys = [hit["key"] for hit in question["hits"]]
    assert len(keys) >= 2
    before = ann.look()["table"]["answers"]
    ann.answer(0, question, then=[{"kind": "which-hits", "keys": keys[:1]}]).raise_for_status()
    after = ann.look()["table"]
    assert after["answers"] == before + 2
    assert after["questions"][0]["kind"] != "which-hits"


def test_which_hits_go_to_an_enemy_names_it_and_shows_their_dice(client):
    ann = Person.taking_in(client, found(assigning, seed=4))
    question = ann.question()
    ann.answer(0, question).raise_for_status()
    asked = ann.question()
    assert (asked["kind"], asked["prompt"].endswith("?")) == ("which-hits", True)
    name = next(enemy["name"] for enemy in ann.look()["table"]["enemies"] if enemy["id"] == question["answers"][0]["model"])
    assert name in asked["prompt"]
    assert [die["face"] for die in asked["roll"]["dice"]] == [answer["face"] for answer in asked["answers"]]
    assert [answer["die"] for answer in asked["answers"]] == list(range(len(asked["answers"])))


def test_what_follows_is_only_answered_if_it_fits(ann):
    question = ann.question()
    ann.answer(0, question, then=[{"kind": "which-hits", "keys": None}]).raise_for_status()
    assert ann.look()["table"]["answers"] == 1


# -- seats ----------------------------------------------------------------------------------------


def test_nobody_acts_from_a_seat_that_is_not_theirs(client):
    ann = Person.beginning(client, seed=7, heroes=["us-marshal", "gunslinger"], seats=[["us-marshal"], ["gunslinger"]])
    ann.client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers).raise_for_status()
    bob = Person(client, ann.table)
    bob.token = bob.post("/seats/2/claim", {}).raise_for_status().json()["token"]
    table = ann.look()["table"]
    mine = {seat["heroes"][0]: seat["mine"] for seat in table["seats"]}
    assert mine == {"us-marshal": True, "gunslinger": False}
    seen_by = {"us-marshal": ann, "gunslinger": bob}
    for _ in range(6):
        question = ann.question()
        if question["who"] == "party":
            break
        owner = seen_by[question["who"]]
        other = bob if owner is ann else ann
        assert other.question()["yours"] is False
        refused = other.answer(plain(question), question)
        assert (refused.status_code, refused.json()["reason"]) == (403, "not-your-seat")
        assert owner.question()["yours"] is True
        owner.answer(plain(question), question).raise_for_status()


def test_who_watches_sees_everything_and_changes_nothing(client, ann):
    carl = Person(client, ann.table)
    seen = carl.look()["table"]
    assert seen["watching"]
    assert seen["questions"][0]["prompt"]
    assert not seen["questions"][0]["yours"]
    for refused in (
        carl.answer(0),
        carl.undo(),
        carl.post("/policy", {"type": "policy", "hero": "us-marshal", "kind": "reroll", "policy": "never"}),
        carl.redo(),
        carl.post("/branch", None, answers=0),
        carl.get("/export"),
        carl.get("/scenario"),
    ):
        assert (refused.status_code, refused.json()["reason"]) == (403, "watching")
    carl.token = "made up"
    assert carl.answer(0).json()["reason"] == "watching"


def test_a_seat_that_is_taken_is_not_taken_again(client, ann):
    bob = Person(client, ann.table)
    refused = bob.post("/seats/1/claim", {})
    assert (refused.status_code, refused.json()["reason"]) == (409, "seat-taken")
    assert bob.post("/seats/9/claim", {}).status_code == 404


def test_seats_can_be_spread_anew_by_who_holds_them_all(client, ann):
    changed = ann.post("/seats", {"seats": [["gunslinger"], ["us-marshal"]]}).raise_for_status().json()
    assert [seat["heroes"] for seat in changed["seats"]] == [["gunslinger"], ["us-marshal"]]
    assert all(seat["mine"] for seat in changed["seats"])
    assert ann.post("/seats", {"seats": [["gunslinger"]]}).json()["reason"] == "bad-setup"
    assert Person(client, ann.table).post("/seats", {"seats": [["gunslinger", "us-marshal"]]}).status_code == 403


def test_tokens_are_not_kept_nor_shown(ann, store_path):
    assert ann.token not in ann.get().text
    assert ann.token.encode() not in store_path.read_bytes() + store_path.with_name("table.sqlite-wal").read_bytes()


def test_elsewhere_than_on_this_machine_strangers_find_nothing(store_path):
    with TestClient(
        new_app(store_path, trusting=False, hosts=Hosts(["table.example"])), base_url="http://table.example"
    ) as client:
        ann = Person.beginning(client)
        for stranger in ({}, {"Seat-Token": "guessed"}):
            for method, path, body in (
                ("GET", "", None),
                ("GET", "/log", None),
                ("GET", "/replay", None),
                ("GET", "/door", None),
                ("GET", "/gazette", None),
                ("GET", "/set-up", None),
                ("POST", "/answer", {"type": "answer", "question": "1", "answer": 0}),
                ("POST", "/seats/1/claim", {}),
                ("POST", "/invitations", {}),
                ("POST", "/enter", {"invitation": "guessed"}),
                ("POST", "/enter", {"code": "AAAABBBB"}),
            ):
                refused = client.request(method, f"/api/tables/{ann.table}{path}", json=body, headers=stranger)
                assert (refused.status_code, refused.json()["reason"]) == (404, "no-table"), (method, path)
            assert client.post(f"/api/saves/{ann.table}/open", headers=stranger).status_code == 404
            assert client.delete(f"/api/saves/{ann.table}", headers=stranger).status_code == 404
            assert client.patch(f"/api/saves/{ann.table}", json={"name": "mine"}, headers=stranger).status_code == 404
            assert client.get(f"/api/campaigns/{ann.table}", headers=stranger).status_code == 404
        assert client.get("/api/lobby").json()["saves"] == []
        assert client.get("/api/campaigns").json() == []
        mine = client.post("/api/mine", json={"tables": {ann.table: ann.token, "no": "no"}}).json()
        assert [save["id"] for save in mine["saves"]] == [ann.table]
        assert [campaign["game"] for campaign in mine["campaigns"]] == [ann.table]
        again = client.post(f"/api/saves/{ann.table}/open", headers=ann.headers).json()
        assert again["token"] == ann.token


def test_only_this_machine_sees_and_opens_what_was_saved_at_its_terminal(store_path):
    new_play(Setup(seed=2), path=games_folder() / "mine.lantern").answer(0)
    with TestClient(
        new_app(store_path, trusting=False, hosts=Hosts(["table.example"])), base_url="http://table.example"
    ) as client:
        assert client.get("/api/lobby").json()["saves"] == []
        refused = client.post("/api/saves/terminal:mine/open")
        assert (refused.status_code, refused.json()["reason"]) == (404, "no-table")
        assert client.get("/api/lobby").json()["saves"] == []
    with TestClient(new_app(store_path), base_url="http://127.0.0.1") as client:
        assert [save["id"] for save in client.get("/api/lobby").json()["saves"]] == ["terminal:mine"]
        opened = client.post("/api/saves/terminal:mine/open").raise_for_status().json()
        assert Person(client, opened["id"], opened["token"]).look()["table"]["answers"] == 1


def test_on_this_machine_a_game_goes_on_in_another_browser(client, ann):
    opened = client.post(f"/api/saves/{ann.table}/open").raise_for_status().json()
    other = Person(client, ann.table, opened["token"])
    other.answer(0).raise_for_status()
    ann.answer(0).raise_for_status()


# -- several windows ------------------------------------------------------------------------------


def test_every_change_is_shown_in_every_window(client, ann):
    carl = Person(client, ann.table)
    with ann.sit(lang="en") as mine, carl.sit(lang="it") as theirs:
        first, second = until(mine, "update"), until(theirs, "update")
        assert (first["table"]["lang"], second["table"]["lang"]) == ("en", "it")
        assert first["board"]["version"] == first["table"]["map"]
        assert until(mine, "presence")["seats"][0]["here"] == 1
        mine.send_json({"type": "answer", "question": first["table"]["questions"][0]["id"], "answer": 0, "ref": 12})
        new, also = until(mine, "update"), until(theirs, "update")
        assert new["table"]["answers"] == also["table"]["answers"] == 1
        assert new["board"] is None
        assert also["table"]["watching"]
        done = until(mine, "done")
        assert (done["ref"], done["version"]) == (12, new["table"]["version"])
        theirs.send_json({"type": "answer", "question": new["table"]["questions"][0]["id"], "answer": 0, "ref": 3})
        refused = until(theirs, "refused")
        assert (refused["reason"], refused["ref"]) == ("watching", 3)


def test_a_stale_answer_is_refused_with_the_fresh_question(ann):
    with ann.sit() as socket:
        question = until(socket, "update")["table"]["questions"][0]
        ann.answer(0).raise_for_status()
        until(socket, "update")
        socket.send_json({"type": "answer", "question": question["id"], "answer": 0})
        assert until(socket, "refused")["reason"] == "stale"
        assert until(socket, "update")["table"]["questions"][0]["id"] != question["id"]


def test_the_log_grows_and_after_an_undo_goes_on_from_where_it_was(client):
    ann = Person.beginning(client, seed=3)
    ann.play(40, until="move")
    with ann.sit() as socket:
        log: list[dict[str, Any]] = []
        for choice in (0, None, 0):
            message = until(socket, "update")
            log[message["log_from"] :] = message["log"]
            assert [entry["n"] for entry in log] == list(range(len(log)))
            assert len(log) == message["table"]["log"]
            if choice is None:
                socket.send_json({"type": "undo"})
            else:
                socket.send_json({"type": "answer", "question": message["table"]["questions"][0]["id"], "answer": choice})
        message = until(socket, "update")
        log[message["log_from"] :] = message["log"]
        assert [entry["text"] for entry in log] == [entry["text"] for entry in ann.look()["log"]]


def test_a_window_that_came_late_still_has_a_log_after_much_was_taken_back(client):
    """It had only the last entries; after an undo to before them it has those before that."""
    ann = Person.beginning(client, seed=3)
    table = ann.play(40, until="move")
    while table["log"] < LAST_ENTRIES + 2 * FEW:
        table = ann.play(5)
    with ann.sit() as socket:
        message = until(socket, "update")
        first, log = message["log_from"], message["log"]
        assert first > FEW
        while message["table"]["log"] > first:
            socket.send_json({"type": "undo", "what": "turn"})
            message = until(socket, "update")
            log = [entry for entry in log if entry["n"] < message["log_from"]] + message["log"]
            assert [entry["n"] for entry in log] == list(range(log[0]["n"], message["table"]["log"]))
            assert len(log) >= min(FEW, message["table"]["log"])
    assert log == ann.get("/log").json()[log[0]["n"] :]


def test_the_log_tells_the_course_that_was_taken_in_the_end(client):
    """Also when nobody looked between taking one answer back and giving another."""
    ann = Person.beginning(client, seed=3)
    table = ann.play(40, until="move")
    question = table["questions"][0]
    first, second = [one["index"] for one in question["answers"] if one.get("steps") == 1][:2]
    ann.answer(first, question).raise_for_status()
    one_way = ann.look()["log"]
    ann.undo().raise_for_status()
    ann.answer(second, question).raise_for_status()
    other_way = ann.look()["log"]
    assert other_way != one_way
    assert other_way == ann.get("/log").json()


def test_a_window_that_comes_back_gets_what_it_missed(ann):
    with ann.sit() as socket:
        had = until(socket, "update")["table"]["log"]
    ann.play(8)
    with ann.sit(log=had) as socket:
        message = until(socket, "update")
    assert message["log_from"] <= had
    assert message["log_from"] + len(message["log"]) == message["table"]["log"] > had
    assert message["board"] is not None


def test_a_window_that_missed_a_change_of_mind_is_set_right(client):
    """Its last entries tell of a course that was taken back while it was away."""
    ann = Person.beginning(client, seed=3)
    question = ann.play(40, until="move")["questions"][0]
    first, second = [one["index"] for one in question["answers"] if one.get("steps") == 1][:2]
    with ann.sit() as socket:
        until(socket, "update")
        ann.answer(first, question).raise_for_status()
        log = until(socket, "update")["table"]["log"]
    ann.undo().raise_for_status()
    ann.answer(second, question).raise_for_status()
    with ann.sit(log=log) as socket:
        message = until(socket, "update")
    assert [entry["text"] for entry in message["log"]][-1] == ann.look()["log"][-1]["text"]
    assert message["log_from"] < log


def test_another_language_can_be_chosen_in_the_middle(ann):
    with ann.sit() as socket:
        until(socket, "update")
        socket.send_json({"type": "language", "lang": "it"})
        assert until(socket, "update")["table"]["lang"] == "it"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type": "dance"}', '{"type":"answer"}', '{"type":"undo","what":"life"}', "\u2603"]
)
def test_nonsense_over_the_socket_is_refused_and_the_window_stays(ann, text):
    with ann.sit() as socket:
        until(socket, "update")
        socket.send_text(text)
        assert until(socket, "refused")["reason"] == "bad-request"
        socket.send_json({"type": "language", "lang": "it"})
        assert until(socket, "update")


def test_a_table_that_is_not_there_is_said_so(client):
    with Person(client, "nowhere").sit() as socket:
        assert socket.receive_json(timeout=20)["reason"] == "no-table"


def test_a_fault_of_the_program_is_told_to_who_asked_and_to_the_log(ann, monkeypatch, caplog):
    def stumble(*_):
        raise KeyError("the lamp")

    with ann.sit() as socket:
        question = until(socket, "update")["table"]["questions"][0]
        with monkeypatch.context() as broken:
            broken.setattr(Play, "answer", stumble)
            socket.send_json({"type": "answer", "question": question["id"], "answer": 0, "ref": 5})
            refused = until(socket, "refused")
        assert (refused["reason"], refused["ref"]) == ("error", 5)
        assert f"game {ann.table} after 0 answers" in caplog.text
        assert "KeyError: 'the lamp'" in caplog.text
        socket.send_json({"type": "answer", "question": question["id"], "answer": 0, "ref": 6})
        assert until(socket, "done")["ref"] == 6


# -- taking back ----------------------------------------------------------------------------------


def test_an_answer_is_taken_back_and_given_again(ann):
    ann.play(5)
    before = ann.look()
    ann.answer(plain(before["table"]["questions"][0])).raise_for_status()
    after = ann.look()
    ann.undo().raise_for_status()
    back = ann.look()
    assert back["table"]["questions"] == before["table"]["questions"]
    assert back["log"] == before["log"]
    assert back["table"]["undo"]["redo"]
    ann.redo().raise_for_status()
    again = ann.look()
    assert again["table"]["questions"] == after["table"]["questions"]
    assert again["log"] == after["log"]
    assert not again["table"]["undo"]["redo"]
    assert ann.redo().json()["reason"] == "undo"


#: What is asked of heroes who are made at the same time: each goes by what was answered for it alone.
MADE_AT_ONCE = {"learn-card", "starting-upgrade", "free-token"}


@pytest.mark.parametrize(("seed", "undo"), [(3, "free"), (5, "free"), (11, "reseed"), (8, "reseed")])
def test_an_old_answer_never_counts_in_another_position(client, seed, undo):
    """A window keeps every question it was shown, while others take back and choose otherwise; then it answers them all."""
    ann = Person.beginning(client, seed=seed, undo=undo, heroes=["us-marshal", "gunslinger"])
    journal = client.app.state.hall._tables[ann.table].play.journal
    random = Random(seed)
    courses: dict[str, Any] = {}
    tried = 0
    for _ in range(70):
        course = [[given.answer for given in step.answers] for step in journal.steps]
        table = ann.look()["table"]
        for question in table["questions"]:
            if question["kind"] not in MADE_AT_ONCE:
                assert courses.setdefault(question["id"], course) == course, "one name for two positions"
        old = [name for name, other in courses.items() if other != course]
        for name in random.sample(old, min(3, len(old))):
            refused = ann.answer(0, {"id": name})
            assert (refused.status_code, refused.json()["reason"]) == (409, "stale")
            tried += 1
        if random.random() < 0.45 and table["undo"]["answer"]:
            ann.undo(random.choice(["answer", "answer", "activation"])).raise_for_status()
        else:
            question = table["questions"][0]
            if ann.answer(random.randrange(max(1, len(question["answers"]))), question).status_code != 200:
                ann.answer(plain(question), question).raise_for_status()
    assert tried > 100


def test_two_windows_that_do_the_same_again_do_it_once(ann):
    ann.play(6)
    ann.undo().raise_for_status()
    ann.undo().raise_for_status()
    seen = ann.look()["table"]
    asked = {"type": "redo", "version": seen["version"]}
    ann.post("/redo", asked).raise_for_status()
    again = ann.post("/redo", asked)
    assert (again.status_code, again.json()["reason"]) == (409, "stale")
    assert ann.look()["table"]["answers"] == seen["answers"] + 1


def test_what_is_taken_back_and_given_again_leads_to_the_same_question(ann):
    ann.play(6)
    named = ann.question()["id"]
    ann.undo().raise_for_status()
    assert ann.question()["id"] != named
    ann.redo().raise_for_status()
    assert ann.question()["id"] == named


def test_a_new_answer_forgets_what_was_taken_back(ann):
    ann.play(3)
    ann.undo().raise_for_status()
    question = ann.question()
    ann.answer(len(question["answers"]) - 1, question).raise_for_status()
    assert not ann.look()["table"]["undo"]["redo"]


def test_a_refused_answer_forgets_nothing(ann):
    ann.play(3)
    ann.undo().raise_for_status()
    assert ann.answer(99).status_code == 422
    assert ann.look()["table"]["undo"]["redo"]


def test_what_does_not_fit_any_more_is_not_offered_again(ann):
    """What was taken back belongs to its question; where another one is open, nothing can be done again."""
    ann.play(4)
    ann.undo().raise_for_status()
    table = ann.client.app.state.hall._tables[ann.table]
    table.undone[0].fingerprint ^= 1
    table.redraw()
    assert not ann.look()["table"]["undo"]["redo"]
    assert ann.redo().json()["reason"] == "undo"


def test_an_activation_and_a_turn_are_taken_back(client):
    ann = Person.beginning(client, seed=3)
    table = ann.play(200, until="act")
    while table["turn"] < 2 or table["questions"][0]["kind"] != "act":
        question = table["questions"][0]
        ann.answer(plain(question), question).raise_for_status()
        table = ann.look()["table"]
    hero = table["questions"][0]["who"]
    assert table["undo"]["activation"]
    ann.undo("activation").raise_for_status()
    back = ann.look()["table"]
    assert back["answers"] < table["answers"]
    assert back["turn"] == table["turn"]
    assert not any(one["who"] == hero and one["state"] == "acted" for one in back["order"])
    ann.undo("turn").raise_for_status()
    earlier = ann.look()["table"]
    assert earlier["answers"] < back["answers"] or earlier["turn"] < back["turn"]
    assert earlier["questions"]


def test_nothing_can_be_taken_back_at_the_beginning(ann):
    assert not ann.look()["table"]["undo"]["answer"]
    for what in ("answer", "activation", "turn"):
        refused = ann.undo(what)
        assert (refused.status_code, refused.json()["reason"]) == (409, "undo")


def test_where_the_policy_forbids_it_a_roll_is_not_taken_back(client):
    ann = Person.beginning(client, seed=3, undo="no-reveal")
    ann.play(60, until="move")
    table = ann.look()["table"]
    assert not table["undo"]["answer"]
    assert table["undo"]["reason"]
    assert ann.undo().json()["reason"] == "undo"
    step = next(one for one in table["questions"][0]["answers"] if one.get("steps"))
    ann.answer(step["index"]).raise_for_status()
    assert ann.look()["table"]["undo"]["answer"]
    ann.undo().raise_for_status()
    assert ann.look()["table"]["questions"][0]["id"] == table["questions"][0]["id"]


def test_two_windows_do_not_take_back_the_same_thing_twice(ann):
    ann.play(4)
    version = ann.look()["table"]["version"]
    assert ann.post("/undo", {"type": "undo", "version": version}).status_code == 200
    again = ann.post("/undo", {"type": "undo", "version": version})
    assert (again.status_code, again.json()["reason"]) == (409, "stale")


def test_a_policy_is_kept(client):
    ann = Person.beginning(client, seed=3)
    table = ann.play(60, until="move")
    hero = table["questions"][0]["who"]
    ann.post("/policy", {"type": "policy", "hero": hero, "kind": "reroll", "policy": "never"}).raise_for_status()
    shown = next(one for one in ann.look()["table"]["heroes"] if one["id"] == hero)
    assert shown["policies"] == {"reroll": "never"}
    assert ann.look()["table"]["questions"][0]["kind"] == "move"


def test_a_policy_for_re_rolls_is_about_what_was_rolled_for_and_says_so(client):
    ann = Person.beginning(client, seed=3)
    asked = ann.play(200, until="reroll")["questions"][0]
    (topic,) = asked["topics"]
    assert topic["kind"] == f"reroll/{asked['roll']['purpose']}"
    assert asked["roll"]["label"] in topic["name"]
    ann.play(20, until="move")
    ann.post("/policy", {"type": "policy", "hero": asked["who"], "kind": topic["kind"], "policy": "never"}).raise_for_status()
    shown = next(one for one in ann.look()["table"]["heroes"] if one["id"] == asked["who"])
    assert shown["topics"] == [topic], "it can be changed by its name"


def test_the_party_has_policies_of_its_own_which_anybody_with_a_seat_sets(client):
    ann = Person.beginning(client, seed=3, heroes=["us-marshal", "gunslinger"], seats=[["us-marshal"], ["gunslinger"]])
    played = ann.play(40, until="flee")
    assert (played["answers"], played["turn"]) > (39, 1), "nobody thinks of fleeing so soon"
    for _ in range(40):
        ann.undo().raise_for_status()
    ann.client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers).raise_for_status()
    asked = {"type": "policy", "hero": "party", "kind": "flee", "policy": "ask"}
    assert Person(client, ann.table).post("/policy", asked).json()["reason"] == "watching"
    ann.post("/policy", asked).raise_for_status()
    assert ann.look()["table"]["policies"] == {"flee": "ask"}
    assert all(hero["policies"] == {} for hero in ann.look()["table"]["heroes"])
    bob = Person(client, ann.table, client.post(f"/api/tables/{ann.table}/seats/2/claim").json()["token"])
    question = both(ann, bob, until="flee")
    assert (question["kind"], question["who"], question["policy"]) == ("flee", "party", "ask")
    bob.post("/policy", {**asked, "policy": "never"})
    assert bob.look()["table"]["policies"] == {"flee": "never"}


def both(ann: Person, bob: Person, until: str) -> dict[str, Any]:
    """Let two people play on until a kind of question comes; return the last question."""
    for _ in range(40):
        question = ann.question()
        if question["kind"] == until:
            break
        who = next(person for person in (ann, bob) if person.question()["yours"])
        who.answer(plain(question), question).raise_for_status()
    return question
