"""Friends at one table, each at a browser of their own: one is cut off and comes back, one watches, one is a stranger."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import expect
from tests.e2e.person import Person
from tests.e2e.plans import Decision, Thinker
from tests.e2e.serving import LAPTOP, PHONE, Server

from lantern.core.questions import Answer, Question
from lantern.core.table import solo
from lantern.players.setups import Setup, with_introduction
from lantern.players.table import new_play
from lantern.views.observation import Observation

pytestmark = pytest.mark.xdist_group("browser")
HEROES = ("us-marshal", "gunslinger")
#: From here on a first adventure of the two is looked for that is soon over.
SEED = 25
MOST = 90


class Line:
    """The line between a browser and the server, which can be cut."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.open: list[socket.socket] = []
        self.whole = True
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.to))
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self.whole = False
        for end in self.open:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.open.clear()

    def close(self) -> None:
        self.cut()
        self.listener.close()


class Reached(Server):
    """The server as it is reached over a line."""

    def __init__(self, line: Line) -> None:
        self.line = line

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.line.port}/"


class Course(NamedTuple):
    """Who decides, and what."""

    who: str
    decision: Decision


class Couple(Thinker):
    """Notes also who decided."""

    def __init__(self) -> None:
        super().__init__()
        self.course: list[Course] = []

    def answer(self, seen: Observation, question: Question) -> Answer | None:
        answer = super().answer(seen, question)
        self.course.append(Course(question.who, self.decisions[-1]))
        return answer


class Journey(NamedTuple):
    """An adventure of two, and how it goes if everything is decided so."""

    seed: int
    course: list[Course]
    result: str | None


@cache
def thought_through() -> Journey:
    for seed in range(SEED, SEED + 200):
        couple = Couple()
        play = new_play(with_introduction(Setup(heroes=HEROES, seed=seed)), table=solo(couple))
        hits = sum(one.decision.kind == "assign-hits" for one in couple.course)
        if len(couple.course) <= MOST and hits >= 2:
            return Journey(seed, couple.course, play.engine.state.result)
    raise AssertionError(f"No adventure of the two has at most {MOST} questions.")


@pytest.fixture
def hosted(tmp_path):
    """A server that others reach: nobody is let in without an invitation."""
    served = Server(tmp_path, host="0.0.0.0")
    served.start()
    yield served
    served.kill()


def window(browser, size):
    context = browser.new_context(viewport=size, locale="en-GB", timezone_id="UTC", reduced_motion="reduce", bypass_csp=True)
    return context.new_page()


def test_two_play_an_adventure_together_while_one_watches_and_a_stranger_finds_nothing(browser, hosted):
    line = Line(hosted.port)
    ann = Person(window(browser, LAPTOP), hosted)
    bob = Person(window(browser, PHONE), Reached(line))
    eve = Person(window(browser, LAPTOP), hosted)
    seed, course, result = thought_through()
    seats = [["us-marshal"], ["gunslinger"]]
    ann.sits_down(heroes=list(HEROES), seed=seed, seats=seats)
    table = ann.table["id"]

    # she frees a seat and makes two links
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Menu").first.click()
    ann.page.get_by_role("button", name="Players").click()
    menu = ann.page.get_by_role("dialog")
    menu.get_by_role("button", name="Stand up").nth(1).click()
    menu.get_by_role("button", name="A link to take a seat").click()
    menu.get_by_role("button", name="A link to watch").click()
    links = menu.locator("input[readonly]")
    expect(links).to_have_count(2)
    sit, watch = (links.nth(at).input_value().split("#")[1] for at in range(2))

    # he comes in under a name, and sits down
    bob.comes(f"#{sit}")
    bob.page.get_by_label("Your name").fill("Bob Ford")
    bob.page.get_by_role("button", name="Come in").click()
    expect(bob.panel.or_(bob.page.get_by_role("main")).first).to_be_visible()
    bob.page.get_by_role("button", name="Menu").first.click()
    bob.page.get_by_role("button", name="Players").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Sit down here").click()
    expect(bob.page.get_by_role("dialog").get_by_role("button", name="Stand up")).to_be_visible()
    bob.page.keyboard.press("Escape")
    expect(menu.locator("ul.guests li", has_text="Bob Ford")).to_be_visible()
    menu.get_by_role("button", name="Close").first.click()

    # she watches
    eve.comes(f"#{watch}")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Come in").click()
    expect(eve.panel).to_be_visible()
    expect(eve.panel.get_by_role("button", disabled=False)).to_have_count(0)
    assert eve.table["watching"]

    # a stranger with the address of the table, and with a guessed link
    stranger = Person(window(browser, LAPTOP), hosted)
    stranger.comes(f"#/table/{table}")
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    assert stranger.table == {}
    stranger.comes(f"#/join/{table}/guessed")
    stranger.page.get_by_label("Your name").fill("Mallory")
    stranger.page.get_by_role("button", name="Come in").click()
    expect(stranger.page.get_by_text("This invitation counts no longer")).to_be_visible()
    assert stranger.page.request.get(f"{hosted.address}api/tables/{table}").status == 404

    # they play; in the middle of one of his questions he is cut off, and comes back to the same one
    cut = False
    skip = 0
    for number, (who, decision) in enumerate(course):
        if skip:
            skip -= 1
            continue
        person, other = (bob, ann) if who == "gunslinger" else (ann, bob)
        asked = person.question
        assert (asked["kind"], asked["yours"]) == (decision.kind, True)
        if person is bob and number > 8 and not cut:
            line.cut()
            expect(bob.page.get_by_role("alert")).to_be_visible()
            line.whole = True
            expect(bob.page.get_by_role("alert")).to_have_count(0)
            assert bob.question["id"] == asked["id"]
            cut = True
        skip = person.decides_with(asked, decision, [one.decision for one in course[number + 1 :]])
        person.waits_for_another(asked["id"])
        other.page.wait_for_function(
            "before => document.querySelector('[data-question]')?.dataset.question !== before", arg=asked["id"]
        )
    assert cut
    for person in (ann, bob, eve):
        expect(person.page.get_by_role("dialog", name="End of the adventure")).to_be_visible()
        assert person.table["end"]["result"] == result
    line.close()
    for person in (ann, bob, eve, stranger):
        person.page.context.close()


def test_what_one_says_and_points_at_the_other_sees_and_an_undo_is_asked_for(browser, hosted):
    ann, bob = Person(window(browser, LAPTOP), hosted), Person(window(browser, LAPTOP), hosted)
    seed, course, _ = thought_through()
    ann.sits_down(heroes=list(HEROES), seed=seed, seats=[["us-marshal"], ["gunslinger"]])
    table, token = ann.table["id"], ann.page.evaluate("id => localStorage.getItem('seat ' + id)", ann.table["id"])
    address, mine = f"{hosted.address}api/tables/{table}", {"Seat-Token": token}
    ann.page.request.delete(f"{address}/seats/2", headers=mine)
    ann.page.request.patch(f"{address}/door", headers=mine, data={"undo": "asked"})
    secret = ann.page.request.post(f"{address}/invitations", headers=mine, data={"may": "sit"}).json()["secret"]
    bob.comes(f"#/join/{table}/{secret}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Come in").click()
    expect(bob.page.get_by_role("button", name="Talk to the others")).to_be_visible()
    his = bob.page.evaluate("id => localStorage.getItem('seat ' + id)", table)
    bob.page.request.post(f"{address}/seats/2/claim", headers={"Seat-Token": his}, data={})

    bob.page.get_by_role("button", name="Talk to the others").click()
    bob.page.get_by_label("Say something").fill("<img src=x onerror=alert(1)> mind the door")
    bob.page.get_by_role("button", name="Say it").click()
    expect(ann.page.get_by_text("<img src=x onerror=alert(1)> mind the door")).to_be_visible()
    bob.page.keyboard.press("Escape")
    bob.page.locator("section.map").click(position={"x": 500, "y": 300}, modifiers=["Alt"])
    expect(ann.page.locator("g.finger")).to_be_visible()

    first = next(at for at, one in enumerate(course) if one.who == "gunslinger")
    for who, decision in course[: first + 1]:
        person = bob if who == "gunslinger" else ann
        asked = person.question
        person.decides(asked, decision)
        person.waits_for_another(asked["id"])
    before = ann.table["answers"]
    ann.page.keyboard.press("Control+z")
    ask = bob.page.get_by_role("alertdialog")
    expect(ask).to_be_visible()
    ask.get_by_role("button", name="All right").click()
    expect(ask).to_have_count(0)
    for _ in range(50):
        if ann.table["answers"] != before:
            break
        ann.page.wait_for_timeout(100)
    assert ann.table["answers"] == before - 1
    for person in (ann, bob):
        person.page.context.close()
