"""A program sits down at a table over the network, as people do: with their passes, and no other rights."""

from __future__ import annotations

import threading
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from tests.client.serving import ServedTable, link_to, two_seats

from lantern.cli.app import run
from lantern.client import BOTS, Lantern, RefusedByTableError, Seat, invitation_of, play
from lantern.client.bots import PlainBot
from lantern.client.plain import questions_text, table_text
from lantern.server import live
from lantern.server.accounts import Accounts

#: An adventure of the marshal and the gunslinger that plain bots are soon through with.
SHORT = 3


def joined(host, name="Bo"):
    """Come to a table by its link and take the seat that is free."""
    _, table, secret = invitation_of(link_to(host))
    guest = host.lantern.enter(table, secret, name)
    guest.claim("2", name)
    return guest


def play_on(seat, answers):
    """Answer what comes as the plain bot does."""
    bot = BOTS["plain"]()
    for _ in range(answers):
        question = seat.questions()[0]
        seat.answer(question, bot.answer(question, {}))


# -- at a table ------------------------------------------------------------------------------------


def test_who_begins_holds_all_seats_and_an_answer_counts(lantern):
    host = lantern.begin(heroes=["us-marshal"], seed=7, name="Alone")
    (question,) = host.questions()
    assert question["yours"]
    host.answer(question, 0)
    seen = host.look()["table"]
    assert (seen["name"], seen["answers"]) == ("Alone", 1)
    host.undo()
    assert host.look()["table"]["answers"] == 0
    assert host.questions()[0]["prompt"] == question["prompt"]


def test_somebody_who_was_invited_takes_a_seat_and_answers_for_it_only(lantern):
    host = two_seats(lantern, SHORT)
    guest = joined(host)
    assert [(seat["id"], seat["name"], seat["mine"]) for seat in guest.seats()] == [("1", "", False), ("2", "Bo", True)]
    marshals = host.questions()[0]
    assert marshals["who"] == "us-marshal"
    with pytest.raises(RefusedByTableError) as refused:
        guest.answer(marshals, 0)
    assert (refused.value.status, refused.value.reason) == (403, "not-your-seat")
    assert str(refused.value).endswith(".")


def test_who_waits_is_told_when_it_is_asked(lantern):
    host = two_seats(lantern, SHORT)
    guest = joined(host)
    while guest.questions():  # heroes are made at the same time
        play_on(guest, 1)
    assert guest.wait(0.3) == []
    found = []
    waiting = threading.Thread(target=lambda: found.extend(guest.wait(30)))
    waiting.start()
    while not guest.questions():
        play_on(host, 1)
    waiting.join(30)
    assert [question["who"] for question in found] == ["party"]  # who carries the light is for all to say


def test_two_bots_play_an_adventure_to_its_end(lantern):
    host = two_seats(lantern, SHORT)
    guest = joined(host)
    answered: list[int] = []
    prompts: list[str] = []
    other = threading.Thread(target=lambda: answered.append(play(guest, BOTS["plain"](), patience=60, told=prompts.append)))
    other.start()
    mine = play(host, BOTS["plain"](), patience=60)
    other.join(60)
    seen = host.look()["table"]
    assert seen["waiting"] == "over"
    assert seen["end"]["headline"] in table_text(host.look())
    assert mine + answered[0] == seen["answers"]
    assert len(prompts) == answered[0] > 10
    assert host.questions() == []
    assert host.wait(5) == []
    assert questions_text(seen) == "Nothing is asked any more."


class LateSeat(Seat):
    """A seat at which somebody else is always quicker."""

    def __init__(self, lantern, reason):
        super().__init__(lantern, "table", "")
        self.reason = reason

    def messages(self, patience=None):  # noqa: ARG002
        question = {"id": "q", "yours": True, "default": 0, "prompt": "?"}
        yield {"type": "update", "table": {"waiting": "question", "questions": [question]}}
        yield {"type": "update", "table": {"waiting": "over", "questions": []}}

    def answer(self, question, answer, *, once=""):  # noqa: ARG002
        raise RefusedByTableError(409, self.reason, "Too late.")


@pytest.mark.parametrize("reason", ["stale", "over"])
def test_a_bot_that_is_too_late_looks_again(lantern, reason):
    assert play(LateSeat(lantern, reason), BOTS["plain"]()) == 0


class TiredError(Exception):
    """A bot has played enough."""


class TiredBot(PlainBot):
    """Plays so many answers."""

    def __init__(self, answers):
        self.left = answers

    def answer(self, question, table, /):
        if not self.left:
            raise TiredError
        self.left -= 1
        return super().answer(question, table)


def test_a_bot_comes_back_to_a_server_that_starts_anew_and_what_it_sends_again_counts_once(tmp_path, monkeypatch):
    monkeypatch.setattr("lantern.client.table.PAUSE", 0.05)
    monkeypatch.setattr("lantern.client.bots.PAUSE", 0.05)
    path, words, answer = tmp_path / "table.sqlite", [], Seat.answer
    servers = [ServedTable(path)]

    def with_mishaps(seat, question, given, *, once=""):
        words.append(once)
        if len(words) == 5:
            raise RefusedByTableError(503, "unavailable", "The disk is full.")
        answer(seat, question, given, once=once)
        if len(words) == 3:  # it is kept, but nobody hears of it
            servers[-1].end()
            servers.append(ServedTable(path, port=servers[-1].port))
            raise httpx.ReadError("The line was cut.")

    monkeypatch.setattr(Seat, "answer", with_mishaps)
    try:
        with Lantern(servers[0].address) as lantern:
            seat = lantern.begin(heroes=["us-marshal"], seed=SHORT)
            with pytest.raises(TiredError):
                play(seat, TiredBot(8), patience=20)
            assert (seat.look()["table"]["answers"], len(set(words)), len(words)) == (8, 8, 10)
    finally:
        servers[-1].end()


def test_a_line_that_a_proxy_refuses_is_told_as_one(lantern):
    with pytest.raises(ConnectionError), closing(Lantern(f"{lantern.address}/elsewhere")) as wrong:
        next(wrong.seat("table", "").messages(5))


def test_a_bot_that_may_not_answer_is_told(lantern):
    with pytest.raises(RefusedByTableError):
        play(LateSeat(lantern, "not-your-seat"), BOTS["plain"]())


def test_a_bot_of_chance_offers_only_what_is_allowed(lantern):
    host = lantern.begin(heroes=["us-marshal"], seed=SHORT)
    bot = BOTS["random"]()
    for _ in range(40):
        questions = host.questions()
        if not questions:
            break
        host.answer(questions[0], bot.answer(questions[0], {}))
    assert host.look()["table"]["answers"] >= 20


# -- what is refused -------------------------------------------------------------------------------


def test_a_stranger_gets_nothing(lantern):
    host = two_seats(lantern, SHORT)
    stranger = lantern.seat(host.id, "a-guessed-pass")
    for deed in (stranger.look, lambda: stranger.claim("2"), lambda: stranger.answer("x", 0), stranger.undo):
        with pytest.raises(RefusedByTableError) as refused:
            deed()
        assert (refused.value.status, refused.value.reason) == (404, "no-table")
    assert [message["type"] for message in stranger.messages(5)] == ["refused"]
    with pytest.raises(RefusedByTableError):
        lantern.enter(host.id, "a-guessed-invitation", "Stranger")


def test_somebody_who_may_watch_watches(lantern):
    host = two_seats(lantern, SHORT)
    _, table, secret = invitation_of(link_to(host, "watch"))
    watcher = lantern.enter(table, secret, "Wim")
    assert "You are watching." in table_text(watcher.look())
    with pytest.raises(RefusedByTableError) as refused:
        watcher.claim("2", "Wim")
    assert refused.value.status == 403
    with pytest.raises(RefusedByTableError):
        watcher.answer(host.questions()[0], 0)


def test_the_refusal_is_said_in_the_language_of_who_asks(served, lantern):
    with Lantern(served.address, lang="it") as italian:
        said = []
        for one in (lantern, italian):
            with pytest.raises(RefusedByTableError) as refused:
                one.seat("nothing", "").look()
            said.append(str(refused.value))
    assert said[0] != said[1]


@pytest.mark.parametrize(
    "link",
    [
        "",
        "http://host/",
        "http://host/#/join/table",
        "http://host/#/join//secret",
        "http://host/#/table/one/secret",
        "ftp://host/#/join/table/secret",
        "#/join/table/secret",
    ],
)
def test_what_is_no_invitation_is_told(link):
    with pytest.raises(ValueError, match="no invitation"):
        invitation_of(link)


def test_an_invitation_is_read():
    assert invitation_of("https://host:8/a/?lang=it#/join/the%20table/se%2Fcret") == (
        "https://host:8/a",
        "the table",
        "se/cret",
    )


# -- looking things up -----------------------------------------------------------------------------


def test_rules_and_cards_are_looked_up(lantern):
    assert any("escape" in rule["title"].lower() for rule in lantern.rules("escape test"))
    assert lantern.text("shotgun")["name"] == "Shotgun"
    assert "us-marshal" in [hero["id"] for hero in lantern.lobby()["heroes"]]


# -- in plain words --------------------------------------------------------------------------------


def test_a_table_is_written_out(lantern):
    host = lantern.begin(heroes=["us-marshal", "gunslinger"], seed=SHORT)
    while host.look()["table"]["turn"] < 2:
        play_on(host, 1)
    seen = host.look()
    text = table_text(seen)
    labels = {space["id"]: space["label"] for space in seen["board"]["spaces"]}
    for hero in seen["table"]["heroes"]:
        assert f"[{hero['id']}]" in text
        assert f" at {labels[hero['space']]}: Health {hero['health']['now']}/{hero['health']['most']}" in text
        assert all(item["name"] in text for item in hero["items"])
        assert all(f"{token['count']} {token['name']}" in text for token in hero["bag"])
    assert "Turn 2" in text
    assert "On the Depth Track: the party on " in text
    assert "- A Entrance" in text
    parts = ["# Scouting Party", "## Heroes", "## Map", "## What happened last", "## Question "]
    places = [text.index(part) for part in parts]
    assert all(one < other for one, other in pairwise(places))
    question = seen["table"]["questions"][0]
    assert question["prompt"] in text
    for answer in question["answers"]:
        assert f"\n{answer['index']}. {answer['label']}" in text


def test_every_form_of_question_says_how_it_is_answered():
    base = {
        "id": "q",
        "who": "ann",
        "who_name": "Ann",
        "yours": True,
        "prompt": "What now?",
        "roll": None,
        "answers": [],
        "default": None,
    }
    some = base | {"form": "some", "least": 1, "most": 2, "answers": [{"index": 0, "label": "Run", "does": "Away."}]}
    yes = base | {"form": "confirm", "least": 1, "most": 1, "default": 1, "yours": False, "roll": {"dice": [{"face": 6}]}}
    action = {"key": "ann/use:whiskey", "label": "Drink", "does": "Heals.", "yours": True, "matters": True}
    asked = {"waiting": "question", "seats": [], "questions": [some, yes]}
    text = questions_text({**asked, "any_time": [action, action | {"yours": False}]})
    assert "## Question q for Ann (yours, some)\nWhat now?\n0. Run: Away.\nFrom 1 to 2." in text
    assert "(somebody else decides, confirm)\nWhat now?\nRolled: 6\n1 for yes, 0 for no.\nProposed: 1." in text
    assert text.count("ann/use:whiskey: Drink. Heals.") == 1


# -- heroes that are left to bots ------------------------------------------------------------------


def asked_for(seat, hero: str):
    """Return what a hero is asked."""
    return next(one for one in seat.look()["table"]["questions"] if one["who"] == hero)


def test_a_program_is_not_asked_for_a_hero_that_it_has_left_to_a_bot(lantern, monkeypatch):
    monkeypatch.setattr(live, "BOT_PAUSE", 60)
    seat = lantern.begin(heroes=["us-marshal", "gunslinger"], seed=SHORT)
    seat.leave_to_a_bot("gunslinger")
    asked = asked_for(seat, "gunslinger")
    assert not asked["yours"]
    assert {one["who"] for one in seat.questions()} == {"us-marshal"}
    with pytest.raises(RefusedByTableError) as refused:
        seat.answer(asked, 0)
    assert refused.value.reason == "not-your-seat"
    text = table_text(seat.look())
    assert "[gunslinger] (yours, but left to a bot" in text
    assert "[us-marshal] (yours)" in text or "[us-marshal] (yours, " in text
    assert f"## Question {asked['id']} for Gunslinger (a bot decides, " in text
    assert "gunslinger/" not in text, "nothing that it could do at any time"
    pushed = next(message for message in seat.messages(5) if message["type"] == "update")["table"]
    assert [one["yours"] for one in pushed["questions"] if one["who"] == "gunslinger"] == [False]
    watcher = lantern.enter(seat.id, seat.ask("POST", "/invitations", {"may": "watch"})["secret"], "Eve")
    assert "[gunslinger] (a bot decides" in table_text(watcher.look())
    with pytest.raises(RefusedByTableError):
        watcher.decide_for("gunslinger")
    seat.decide_for("gunslinger")
    assert "[gunslinger] (yours" in table_text(seat.look())
    assert "left to a bot" not in table_text(seat.look())
    seat.answer(asked_for(seat, "gunslinger"), 0)


def test_a_bot_of_a_program_and_one_of_the_server_play_a_seat_together(lantern, monkeypatch):
    monkeypatch.setattr(live, "BOT_PAUSE", 0.0)
    seat = lantern.begin(heroes=["us-marshal", "gunslinger"], seed=SHORT)
    seat.leave_to_a_bot("gunslinger")
    asked: list[str] = []

    class Noting(PlainBot):
        def answer(self, question, table):
            asked.append(question["who"])
            return super().answer(question, table)

    play(seat, Noting(), patience=30)
    seen = seat.look()["table"]
    assert seen["waiting"] == "over"
    assert set(asked) <= {"us-marshal", "party"}
    assert seen["answers"] > len(asked), "the other has answered, too"


def test_whoever_takes_all_free_seats_takes_each_once(lantern):
    host = two_seats(lantern, SHORT)
    host.ask("DELETE", "/seats/1")
    host.leave_to_a_bot("us-marshal")
    mo = lantern.enter(host.id, host.ask("POST", "/invitations", {"may": "sit"})["secret"], "Mo")
    assert mo.claim_free("Mo") == 2
    assert all(seat["mine"] and not seat["bot"] for seat in mo.seats())


def test_the_example_of_the_page_plays(lantern, capsys):
    page = (Path(__file__).parents[2] / "docs" / "programs.md").read_text(encoding="utf-8")
    example = page.partition("```python\n")[2].partition("```")[0]
    host = two_seats(lantern, SHORT)
    written = example.replace("http://localhost:8642/#/join/TABLE/SECRET", link_to(host))
    assert written != example
    other = threading.Thread(target=play, args=(host, BOTS["plain"]()), kwargs={"patience": 60})
    other.start()
    known: dict[str, object] = {}
    exec(written, known)
    other.join(60)
    assert host.look()["table"]["waiting"] == "over"
    assert isinstance(answers := known["answers"], int)
    assert answers > 10
    assert "# Scouting Party" in capsys.readouterr().out


# -- `lantern sit` ---------------------------------------------------------------------------------


def test_a_bot_sits_down_by_a_command(lantern, capsys):
    host = two_seats(lantern, SHORT)
    link = link_to(host)
    other = threading.Thread(target=play, args=(host, BOTS["plain"]()), kwargs={"patience": 60})
    other.start()
    assert run(["sit", link, "--name", "Robo"]) == 0
    other.join(60)
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == f"{len(told) - 1} answers."
    assert len(told) > 10
    assert [seat["name"] for seat in host.seats()] == ["", "Robo"]
    assert run(["sit", link]) == 2
    assert "No seat is free at this table." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("link", "why"),
    [("nonsense", "no invitation"), ("http://127.0.0.1:9/#/join/a/b", "http://127.0.0.1:9/ cannot be reached")],
)
def test_a_command_without_a_table_says_why(link, why, capsys):
    assert run(["sit", link]) == 2
    assert why in capsys.readouterr().err


# -- with an account -------------------------------------------------------------------------------


def test_a_program_logs_in_and_needs_no_pass(tmp_path):
    served = ServedTable(tmp_path / "table.sqlite", lambda store: Accounts(store, "open"))
    try:
        with Lantern(served.address) as desk, Lantern(served.address) as other:
            desk.ask("POST", "/account/register", body={"name": "mule", "password": "carries it all"})
            host = desk.begin(heroes=["us-marshal"], seed=7)
            assert host.token == ""
            assert next(host.messages(30))["table"]["watching"] is False
            with pytest.raises(RefusedByTableError, match="do not fit"):
                other.log_in("mule", "carries nothing")
            with pytest.raises(RefusedByTableError, match="no such game"):
                other.seat(host.id, "").look()
            assert other.log_in("Mule", "carries it all")["sessions"] == 2
            assert [save["id"] for save in other.mine()["saves"]] == [host.id]
            seat = other.seat(host.id, "")
            seat.answer(seat.wait(30)[0], 0)
            assert host.look()["table"]["answers"] == 1
            assert [hero["hero_class"] for hero in other.heroes()] == ["us-marshal"]
            other.log_out()
            with pytest.raises(RefusedByTableError, match="Log in first"):
                other.heroes()
    finally:
        served.end()


def test_a_name_leads_nowhere_but_to_a_table_or_a_card(lantern):
    seat = lantern.begin(seed=7)
    for elsewhere in (f"{seat.id}/export", f"../tables/{seat.id}", ".."):
        with pytest.raises(RefusedByTableError) as refused:
            lantern.seat(elsewhere, seat.token).ask("GET")
        assert refused.value.status == 404
    with pytest.raises(RefusedByTableError):
        lantern.text(f"../tables/{seat.id}/export")
    assert lantern.text("items/shotgun")["name"]
