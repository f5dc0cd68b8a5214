"""Scenes at the page: what is new can be seen, cards are turned over large, and the question comes last."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.haste import hasten
from tests.e2e.person import QUICK, TABLES, Person
from tests.e2e.plans import CARDS, EVENTS, Decision, defeat, eventful_plan, short_plan
from tests.e2e.screens import HOLD, Screens, view
from tests.e2e.serving import LAPTOP, PHONE, WIDE

pytestmark = pytest.mark.xdist_group("browser")
SPECTATOR = (Path(__file__).parent / "spectator.js").read_text("utf-8")
#: So wide is a card at least when it is turned over, in pixels.
LARGE = 300
#: Who has broken to pieces can hardly be seen any more.
GONE = 0.1


class Told(NamedTuple):
    """What the page was told at once: what happened, the table and the map after it."""

    log: list[dict[str, Any]]
    table: dict[str, Any]
    board: dict[str, Any]


class Watcher(Person):
    """Somebody who looks on before deciding, and remembers what the table was told to show."""

    def __init__(self, page: Page, server: Any, speed: str) -> None:
        super().__init__(page, server)
        page.add_init_script(f"localStorage.setItem('settings', {json.dumps(json.dumps({**QUICK, 'speed': speed}))})")
        page.add_init_script(SPECTATOR)
        #: What was told since the table was opened.
        self.telling: list[Told] = []
        self.opened = False

    def _hear(self, frame: Any) -> None:
        super()._hear(frame)
        message = json.loads(frame)
        if message["type"] in TABLES:
            if self.opened:
                self.telling.append(Told(message["log"], self.table, self.board))
            self.opened = True

    @property
    def told(self) -> list[dict[str, Any]]:
        """The entries of the log since the table was opened."""
        return [entry for telling in self.telling for entry in telling.log]

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


def hidden_part(board: dict[str, Any], index: int, seen: dict[str, Any]) -> float:
    """How many pixels of a tile lied under a panel or beyond the screen at a moment."""
    tile = next(one for one in board["tiles"] if one["index"] == index)
    section = next(one for one in board["sections"] if one["index"] == tile["section"])
    view, hole = seen["map"], seen["hole"]
    left = view["left"] + ((tile["x"] + section["dx"]) * view["space"] + view["x"]) * view["scale"]
    top = view["top"] + ((tile["y"] + section["dy"]) * view["space"] + view["y"]) * view["scale"]
    right = left + tile["width"] * view["space"] * view["scale"]
    bottom = top + tile["height"] * view["space"] * view["scale"]
    return float(max(hole["left"] - left, right - hole["right"], hole["top"] - top, bottom - hole["bottom"], 0))


def world_of(told: Told, model: str) -> int | None:
    """Tell on which part of the map somebody stands; on none who has gone."""
    heroes = {one["id"]: one["space"] for one in told.table["heroes"]}
    enemies = {one["id"]: one["spaces"][0] for one in told.table["enemies"]}
    space = {**heroes, **enemies}.get(model)
    return next((one["section"] for one in told.board["spaces"] if one["id"] == space), None)


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


class Careful(Watcher):
    """Somebody who looks for whoever is to decide before deciding anything."""

    def decides(self, asked: dict[str, Any], decision: Decision) -> None:
        decider = self.page.locator(f"[data-model='{asked['who']}']")
        if decider.count():
            self.page.wait_for_function("() => !document.querySelector('.world.moving')")
            assert self.can_be_told(decider), f"{asked['prompt']}: {asked['who']} is covered"
        super().decides(asked, decision)


def test_what_happens_is_seen_before_anybody_is_asked(window, server):
    """Everything there is to see in one adventure: all kinds of cards, a Gate and what lies beyond it, and who goes down.

    A large screen is drawn slowly here: there it is a short one, with three doors and two fights.
    """
    short = window.viewport_size == WIDE
    plan = short_plan(defeat) if short else eventful_plan()
    ann = Careful(window, server, "fast")
    hasten(window)
    ann.sits_down(plan)
    ann.plays(plan)
    told, watched = ann.told, Watched(ann)
    seen = {entry["event"] for entry in told}
    assert seen >= {"tileplaced", "enemyplaced", "killed"} | (set() if short else EVENTS)
    beyond = {watched.world_of_tile(entry) for entry in told if entry["event"] == "tileplaced"}
    if not short:
        assert {entry["card"]["kind"] for entry in told if entry["card"]} >= CARDS
        assert len(beyond) >= 2, "nobody opened a door beyond the Gate"
    assert [*watched.out_of_view(), *watched.pale(), *watched.unread(), *watched.too_early()] == []


class Watched:
    """What somebody has seen of an adventure, and what of it was not to be seen."""

    def __init__(self, watcher: Watcher) -> None:
        self.telling, self.told, self.seen = watcher.telling, watcher.told, watcher.watched
        assert watcher.page.viewport_size is not None
        self.glass = watcher.page.viewport_size
        self.ended = {(one["beat"]["kind"], one["beat"]["n"]): one for one in self.seen if one["at"] == "end"}
        self.after = {entry["n"]: telling for telling in self.telling for entry in telling.log}

    def world_of_tile(self, entry: dict[str, Any]) -> int:
        """Tell on which part of the map a tile lies."""
        board = self.after[entry["n"]].board
        found: int = next(one["section"] for one in board["tiles"] if one["index"] == entry["facts"]["tile"])
        return found

    def out_of_view(self) -> Iterator[str]:
        """Find what is new and lay under a panel or beyond the screen: tiles and Gates, those who came, those who fell."""
        came = {entry["facts"]["who"] for entry in self.told if entry["event"] == "enemyplaced"}
        for entry in self.told:
            n, facts = entry["n"], entry["facts"]
            then = self.after[n]
            match entry["event"]:
                case "tileplaced" | "gateopened" as event:
                    seen = self.ended["room" if event == "tileplaced" else "tile", n]
                    if hidden_part(then.board, facts["tile"], seen) > 1:
                        yield f"{entry['text']} was out of view"
                case "knockedout":
                    if not self.ended["fall", n]["models"].get(facts["who"]):
                        yield f"{entry['text']} was out of view"
        for (kind, n), seen in self.ended.items():
            if kind == "enemies":
                there = came & seen["models"].keys()
                came -= there
                where = {world_of(self.after[n], model) for model in there} - {None}
                for model, visible in seen["models"].items():
                    if not visible and (model in there or world_of(self.after[n], model) in where):
                        yield f"{model} was out of view when enemies came"
        yield from (f"{model} came unseen" for model in came)

    def pale(self) -> Iterator[str]:
        """Find who came and could not be seen by the end of that moment, and who was killed and had not broken to pieces."""
        came = {entry["facts"]["who"] for entry in self.told if entry["event"] == "enemyplaced"}
        for (kind, n), seen in self.ended.items():
            if kind == "enemies":
                for model in came & seen["opacity"].keys():
                    if seen["opacity"][model] < 1:
                        yield f"{model} could be seen by {seen['opacity'][model]} when enemies had come, at {n}"
                came -= seen["opacity"].keys()
        for entry in self.told:
            if entry["event"] == "killed" and (fallen := self.ended.get(("kill", entry["n"]))):
                left = fallen["opacity"].get(entry["facts"]["who"], 0)
                if left > GONE:
                    yield f"{entry['text']} was cut off at {left}"

    def unread(self) -> Iterator[str]:
        """Find cards that did not stand on the screen large and as a whole, with all they say; and names that were cut."""
        for entry in self.told:
            if card := entry["card"]:
                seen = self.ended["card", entry["n"]]
                box = seen["card"]
                if box["right"] - box["left"] < LARGE:
                    yield f"{card['name']} was not shown large"
                if (
                    min(box["left"], box["top"]) < 0
                    or box["right"] > self.glass["width"]
                    or box["bottom"] > self.glass["height"]
                ):
                    yield f"{card['name']} was not shown as a whole: {box}"
                for part in (card["name"], *card["text"], card["stake"], card["whom"]):
                    if part not in seen["reads"]:
                        yield f"{part} cannot be read on {card['name']}: {seen['reads']}"
        yield from {name for seen in self.seen for name in seen.get("cut", [])}

    def too_early(self) -> Iterator[str]:
        """Find questions that came before the cards they come from were read, or while a scene ran."""
        asked = {seen["question"]: at for at, seen in enumerate(self.seen) if seen["at"] == "question"}
        read = {seen["beat"]["n"]: at for at, seen in enumerate(self.seen) if seen["at"] == "end"}
        for telling in self.telling:
            cards = [entry for entry in telling.log if entry["card"]]
            for question in telling.table["questions"]:
                for entry in cards:
                    if read[entry["n"]] > asked.get(question["id"], len(self.seen)):
                        yield f"{question['prompt']} came before {entry['text']} was read"
        for seen in self.seen:
            if (seen["at"] in {"start", "end"} and seen.get("question")) or (seen["at"] == "question" and seen.get("running")):
                yield f"asked while a scene ran: {seen}"


@pytest.fixture
def still(browser):
    """A window of somebody who wants nothing to move."""
    context = browser.new_context(bypass_csp=True, viewport=LAPTOP, locale="en-GB", timezone_id="UTC", reduced_motion="reduce")
    yield context.new_page()
    context.close()


class Onlooker(Screens):
    """Somebody who looks on at the stored fight, as fast as scenes go."""

    def __init__(self, page: Page, server: Any) -> None:
        super().__init__(page, server)
        page.add_init_script(f"localStorage.setItem('settings', {json.dumps(json.dumps({**QUICK, 'speed': 'fast'}))})")
        page.add_init_script(SPECTATOR)
        self.fight = view("fight")
        self.shows("fight")

    def sees(self, entries: list[dict[str, Any]], *, first: list[dict[str, Any]], last: list[dict[str, Any]]) -> None:
        """Look on while that happens to the enemies who are there first, until those are left who are there last."""
        table = self.fight["table"]
        told = table["log"]
        log = [{**one, "n": told + at} for at, one in enumerate(entries)]
        asked = [{**one, "id": f"{one['id']} again"} for one in table["questions"]]
        before = {**table, "version": table["version"] + 1, "enemies": first}
        after = {**before, "version": table["version"] + 2, "enemies": last, "log": told + len(log), "questions": asked}
        self.changes({**self.fight, "log_from": told, "log": [], "table": before})
        self.page.wait_for_function("many => document.querySelectorAll('[data-model]').length === many", arg=len(first) + 4)
        self.changes({**self.fight, "log_from": told, "log": log, "table": after})

    def comes(self) -> set[str]:
        """Look on while all come to the fight, and a card is turned over then."""
        there = self.fight["table"]["enemies"]
        came = {one["id"] for one in there}
        placed = [one for one in self.fight["log"] if one["event"] == "enemyplaced" and one["facts"]["who"] in came]
        card = next(one for one in self.fight["log"] if one["card"])
        self.sees([*placed, card], first=[], last=there)
        return came

    def kills(self) -> str:
        """Look on while one of them is killed."""
        there = self.fight["table"]["enemies"]
        killed = next(one for one in self.fight["log"] if one["event"] == "killed")
        gone: str = there[-1]["id"]
        self.sees([{**killed, "facts": {**killed["facts"], "who": gone}}], first=there, last=there[:-1])
        return gone

    def opacity(self, kind: str) -> dict[str, float]:
        """Wait until a moment of that kind is over, and tell how much of everybody could be seen then."""
        moment = "window.watched.find(({ at, of }) => at === 'end' && of === kind)"
        self.page.wait_for_function(f"kind => {moment}", arg=kind)
        found: dict[str, float] = self.page.evaluate(f"kind => {moment}.opacity", kind)
        return found

    def moves(self, shown: str) -> list[str]:
        """Wait until such a thing is there, and tell what of it changes while it comes."""
        found = self.page.wait_for_function(
            """shown => {
              const moving = document.querySelector(shown)?.getAnimations({ subtree: true }) ?? [];
              return moving.length && moving.flatMap(one => one.effect.getKeyframes()).flatMap(Object.keys);
            }""",
            arg=shown,
        )
        return sorted({*found.json_value()} - {"offset", "easing", "composite", "computedOffset"})


def test_all_who_come_to_a_fight_can_be_seen_before_that_moment_is_over(laptop, server):
    ann = Onlooker(laptop, server)
    came = ann.comes()
    seen = ann.opacity("enemies")
    assert len(came) > 10
    assert {model: seen[model] for model in came if seen[model] < 1} == {}


def test_who_is_killed_breaks_to_pieces_before_that_moment_is_over(laptop, server):
    ann = Onlooker(laptop, server)
    killed = ann.kills()
    assert ann.opacity("kill")[killed] < GONE


def test_nothing_flies_where_somebody_wants_it_still(laptop, still, server):
    """Who comes fades in, and so does a card; elsewhere both fly."""
    for page, flies in (laptop, True), (still, False):
        ann = Onlooker(page, server)
        ann.comes()
        for shown in (".rises", ".over .card"):
            assert ann.moves(shown) == (["opacity", "transform"] if flies else ["opacity"])


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
        expect(laptop.get_by_text("nothing that happens is shown any more")).to_have_count(int(named == "at once"))
    assert json.loads(laptop.evaluate("localStorage.getItem('settings')"))["speed"] == "slow"


def test_the_button_of_a_scene_says_that_without_scenes_nothing_is_shown(laptop, server):
    begin(laptop, server, "fast")
    laptop.locator(".hurry .pace").click()
    expect(laptop.get_by_text("Speed: at once (nothing that happens is shown any more")).to_be_visible()


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


def test_a_scene_is_hurried_on_at_one_place_below_all_heroes_on_a_phone_and_nothing_is_answered_by_it(phone, server):
    ann = begin(phone, server)
    hurry, heroes = (phone.locator(one).bounding_box() for one in (".hurry", ".heroes"))
    assert hurry is not None
    assert heroes is not None
    assert heroes["y"] + heroes["height"] <= hurry["y"]
    assert hurry["y"] + hurry["height"] == pytest.approx(PHONE["height"] - 8)
    at = hurry["x"] + hurry["width"] - 40, hurry["y"] + hurry["height"] / 2
    phone.touchscreen.tap(*at)
    expect(phone.locator("[data-question]")).to_have_count(1, timeout=1000)
    asked = phone.locator("[data-question]").get_attribute("data-question")
    phone.wait_for_function("() => document.querySelector('[data-settling=resting]')")
    phone.touchscreen.tap(*at)
    phone.wait_for_timeout(300)
    assert phone.locator("[data-question]").get_attribute("data-question") == asked
    assert ann.question["id"] == asked


def test_where_nobody_is_asked_a_scene_is_hurried_on_beside_the_map_and_above_what_is_told(page, server):
    page.set_viewport_size(LAPTOP)
    screens = Screens(page, server)
    page.add_init_script(HOLD.replace("KIND", "roll"))
    page.add_init_script(f"localStorage.setItem('settings', {json.dumps(json.dumps({**QUICK, 'speed': 'normal'}))})")
    screens.shows("fight")
    update = view("fight")
    at = max(at for at, entry in enumerate(update["log"]) if entry["event"] == "attacked")
    again = [{**entry, "n": update["table"]["log"] + more} for more, entry in enumerate(update["log"][at : at + 2])]
    after = {**update["table"], "version": update["table"]["version"] + 1, "log": update["table"]["log"] + 2, "questions": []}
    screens.changes({**update, "log_from": update["table"]["log"], "log": again, "table": after})
    expect(page.locator(".stage .thrown").first).to_be_visible()
    hurry, hole, story = (page.locator(one).bounding_box() for one in (".hurry", ".hole", ".side > .story"))
    assert hurry is not None
    assert hole is not None
    assert story is not None
    assert hole["x"] + hole["width"] <= hurry["x"]
    assert hurry["y"] + hurry["height"] <= story["y"]
