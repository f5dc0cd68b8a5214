"""Scenes at the page: what is new can be seen, cards are turned over large, and the question comes last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.haste import hasten
from tests.e2e.person import QUICK, TABLES, Person
from tests.e2e.plans import Decision, defeat, short_plan, victory
from tests.e2e.serving import LAPTOP, PHONE, WIDE

pytestmark = pytest.mark.xdist_group("browser")
SPECTATOR = (Path(__file__).parent / "spectator.js").read_text("utf-8")
#: So wide is a card at least when it is turned over, in pixels.
LARGE = 300


class Watcher(Person):
    """Somebody who looks on before deciding, and remembers what the table was told to show."""

    def __init__(self, page: Page, server: Any, speed: str) -> None:
        super().__init__(page, server)
        page.add_init_script(f"localStorage.setItem('settings', {json.dumps(json.dumps({**QUICK, 'speed': speed}))})")
        page.add_init_script(SPECTATOR)
        #: The entries of the log since the table was opened.
        self.told: list[dict[str, Any]] = []
        self.opened = False

    def _hear(self, frame: Any) -> None:
        super()._hear(frame)
        message = json.loads(frame)
        if message["type"] in TABLES:
            if self.opened:
                self.told += message["log"]
            self.opened = True

    @property
    def watched(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("[...window.watched]")
        return found

    def can_be_told(self, model: Any) -> bool:
        """Tell whether a model stands in the part of the map that no panel covers, and under no dice."""
        found: bool = model.first.evaluate(
            """model => {
              const [box, free] = [model, document.querySelector(".hole")].map(one => one.getBoundingClientRect());
              const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
              const dice = document.querySelector(".tray")?.getBoundingClientRect();
              const under = dice && x > dice.left && x < dice.right && y > dice.top && y < dice.bottom;
              return !under && x > free.left && x < free.right && y > free.top && y < free.bottom;
            }"""
        )
        return found

    def hidden_part(self, index: int, seen: dict[str, Any]) -> float:
        """How many pixels of a tile lied under a panel or beyond the screen at a moment."""
        tile = next(one for one in self.board["tiles"] if one["index"] == index)
        section = next(one for one in self.board["sections"] if one["index"] == tile["section"])
        view, hole = seen["map"], seen["hole"]
        left = view["left"] + ((tile["x"] + section["dx"]) * view["space"] + view["x"]) * view["scale"]
        top = view["top"] + ((tile["y"] + section["dy"]) * view["space"] + view["y"]) * view["scale"]
        right = left + tile["width"] * view["space"] * view["scale"]
        bottom = top + tile["height"] * view["space"] * view["scale"]
        return float(max(hole["left"] - left, right - hole["right"], hole["top"] - top, bottom - hole["bottom"], 0))


@pytest.fixture(params=[LAPTOP, WIDE, PHONE], ids=["laptop", "wide", "phone"])
def window(browser, request):
    context = browser.new_context(
        bypass_csp=True, viewport=request.param, has_touch=request.param is PHONE, locale="en-GB", timezone_id="UTC"
    )
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    yield page
    context.close()
    assert problems == []


@pytest.fixture
def laptop(browser):
    context = browser.new_context(bypass_csp=True, viewport=LAPTOP, locale="en-GB", timezone_id="UTC")
    yield context.new_page()
    context.close()


@pytest.fixture
def phone(browser):
    context = browser.new_context(bypass_csp=True, viewport=PHONE, has_touch=True, locale="en-GB", timezone_id="UTC")
    yield context.new_page()
    context.close()


def test_what_happens_is_seen_before_anybody_is_asked(window, server):
    plan = short_plan(victory)
    ann = Watcher(window, server, "fast")
    hasten(window)
    ann.sits_down(plan)
    ann.plays(plan)
    watched, told = ann.watched, ann.told
    ended = {(seen["beat"]["kind"], seen["beat"]["n"]): seen for seen in watched if seen["at"] == "end"}

    doors = [entry for entry in told if entry["event"] == "tileplaced"]
    assert len(doors) >= 3
    for entry in doors:
        seen = ended["room", entry["n"]]
        assert ann.hidden_part(entry["facts"]["tile"], seen) <= 1, f"{entry['text']} was laid out of view"

    placed = [seen for (kind, _), seen in ended.items() if kind == "enemies"]
    assert placed
    came = {entry["facts"]["who"] for entry in told if entry["event"] == "enemyplaced"}
    for seen in placed:
        hidden = [model for model, visible in seen["models"].items() if not visible]
        assert hidden == [], f"{hidden} out of view when enemies came"
    assert came <= set().union(*(seen["models"] for seen in placed))

    cards = [entry for entry in told if entry["card"]]
    assert len({entry["card"]["kind"] for entry in cards}) >= 5
    for entry in cards:
        seen = ended["card", entry["n"]]
        assert seen["card"]["right"] - seen["card"]["left"] >= LARGE, f"{entry['card']['name']} was not shown large"

    assert {name for seen in watched for name in seen.get("cut", [])} == set()
    assert not [seen for seen in watched if seen["at"] in {"start", "end"} and seen.get("question")], "asked while a scene ran"
    assert not [seen for seen in watched if seen["at"] == "question" and seen.get("running")]


class Careful(Watcher):
    """Somebody who looks for whoever is to decide before deciding anything."""

    def decides(self, asked: dict[str, Any], decision: Decision) -> None:
        decider = self.page.locator(f"[data-model='{asked['who']}']")
        if decider.count():
            self.page.wait_for_function("() => !document.querySelector('.world.moving')")
            assert self.can_be_told(decider), f"{asked['prompt']}: {asked['who']} is covered"
        super().decides(asked, decision)


def test_who_decides_is_never_under_a_panel(window, server):
    plan = short_plan(defeat)
    ann = Careful(window, server, "instant")
    hasten(window)
    ann.sits_down(plan)
    ann.plays(plan)


def begin(page, server, speed="slow"):
    """Somebody before the first turn, whose next answer begins a long scene."""
    plan = short_plan(defeat)
    ann = Watcher(page, server, speed)
    ann.sits_down(plan)
    at = next(number for number, one in enumerate(plan.decisions) if one.kind == "start-space")
    for decision in plan.decisions[:at]:
        asked = ann.question
        page.keyboard.press("Space")
        ann.decides(asked, decision)
        page.keyboard.press("Space")
        ann.waits_for_another(asked["id"])
    ann.decides(ann.question, plan.decisions[at])
    expect(page.locator("[data-scene]")).to_have_count(1)
    return ann


def test_a_key_leads_to_the_question_at_once(laptop, server):
    begin(laptop, server)
    expect(laptop.locator("[data-question]")).to_have_count(0)
    laptop.keyboard.press("Space")
    expect(laptop.locator("[data-question]")).to_have_count(1, timeout=1000)


def test_two_clicks_hurry_and_end_a_scene(laptop, server):
    begin(laptop, server)
    laptop.mouse.click(500, 300)
    expect(laptop.locator("[data-scene]")).to_have_count(1)
    laptop.mouse.click(500, 300)
    expect(laptop.locator("[data-question]")).to_have_count(1, timeout=1000)


def test_reloading_and_a_second_window_wait_for_no_scene(laptop, server):
    ann = begin(laptop, server)
    other = laptop.context.new_page()
    other.goto(laptop.url)
    expect(other.locator("[data-question]")).to_have_count(1, timeout=5000)
    other.close()
    laptop.reload()
    expect(ann.panel).to_be_visible(timeout=5000)


def test_taking_back_ends_a_scene(laptop, server):
    ann = begin(laptop, server)
    laptop.get_by_role("button", name="Undo").click()
    expect(ann.panel).to_be_visible(timeout=3000)
    assert ann.question["kind"] == "start-space"


def test_one_key_changes_the_speed_and_it_is_kept(laptop, server):
    ann = begin(laptop, server, "normal")
    laptop.keyboard.press("Space")
    expect(ann.panel).to_be_visible()
    for named in ("fast", "at once", "slow"):
        laptop.keyboard.press("v")
        expect(laptop.get_by_text(f"Speed: {named}")).to_be_visible()
    assert json.loads(laptop.evaluate("localStorage.getItem('settings')"))["speed"] == "slow"


def test_who_moves_the_map_keeps_it_and_can_go_back(laptop, server):
    ann = begin(laptop, server)
    laptop.keyboard.press("Space")
    expect(ann.panel).to_be_visible()
    laptop.mouse.move(500, 300)
    laptop.mouse.down()
    laptop.mouse.move(200, 120, steps=4)
    laptop.mouse.up()
    laptop.get_by_role("button", name="Back to where it happens").click()
    laptop.wait_for_function("() => !document.querySelector('.world.moving')")
    assert ann.can_be_told(laptop.locator(f"[data-model='{ann.question['who']}']"))
    expect(laptop.get_by_role("button", name="Back to where it happens")).to_have_count(0)


def test_a_line_of_the_log_shows_its_card(laptop, server):
    plan = short_plan(defeat)
    ann = Watcher(laptop, server, "instant")
    hasten(laptop)
    ann.sits_down(plan)
    ann.plays(plan, most=20)
    line = next(entry for entry in ann.told if entry["card"])
    laptop.locator(".story").get_by_role("button", name=line["text"]).first.click()
    expect(laptop.get_by_role("dialog").get_by_role("heading", name=line["card"]["name"])).to_be_visible()


def test_a_scene_is_hurried_on_where_no_answer_comes_and_no_hero_is_on_a_phone(phone, server):
    begin(phone, server)
    hurry, hole = (phone.locator(one).bounding_box() for one in (".hurry", ".hole"))
    assert hurry is not None
    assert hole is not None
    assert hole["y"] <= hurry["y"]
    assert hurry["y"] + hurry["height"] <= hole["y"] + hole["height"]
    phone.locator(".hurry .skip").tap()
    expect(phone.locator("[data-question]")).to_have_count(1, timeout=1000)
