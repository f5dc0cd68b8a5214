"""The table on a phone, under a finger: start, move, fight; map and question always both there."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.finger import Finger
from tests.e2e.haste import hasten
from tests.e2e.layout import faults
from tests.e2e.looking_on import SOME_SCENES, WAYS, OnLooker
from tests.e2e.plans import defeat, short_plan
from tests.e2e.screens import Screens, view
from tests.e2e.serving import LAPTOP, PHONE

pytestmark = pytest.mark.xdist_group("browser")
LEAST_MAP = 180
#: How long a finger rests on a thing to drag it, in milliseconds, and then some.
REST = 450
#: What lies over the middle of a thing on the map that glows, if it is not the thing itself.
HIDDEN = """() => [...document.querySelectorAll("[data-goal]")].filter(goal => {
  const box = goal.getBoundingClientRect();
  const free = document.querySelector(".hole").getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const inside = box.top >= free.top && box.bottom <= free.bottom && box.left >= free.left && box.right <= free.right;
  return !inside || !goal.contains(hit);
}).map(goal => goal.dataset.goal)"""


#: So long a finger looks for the button that leads to the question, in milliseconds: a scene may be over before it is found.
FINDS = 3_000


class LookingFinger(OnLooker, Finger):
    """Somebody with a phone who looks on while scenes run."""

    def hurries(self) -> None:
        hole = self.page.locator(".hole").bounding_box()
        assert hole is not None
        self.page.touchscreen.tap(hole["x"] + 16, hole["y"] + 16)

    def skips(self) -> None:
        with suppress(TooLate):  # nothing is tapped that has come there meanwhile
            self.page.locator(".hurry .skip").tap(timeout=FINDS)


def test_a_whole_adventure_with_all_its_scenes_under_a_finger(phone, server):
    plan = short_plan(defeat)
    phone.emulate_media(reduced_motion="no-preference")
    phone.route("**/api/tables?*", lambda route: route.continue_(post_data=json.dumps(plan.wanted)))
    hasten(phone)
    ann = LookingFinger(phone, server)
    ann.comes("#/new")
    phone.get_by_role("button", name="Set out").tap()
    ann.plays(plan)
    expect(phone.get_by_role("dialog", name="End of the adventure").get_by_role("heading", name="Defeat")).to_be_visible()
    assert {"move", "act", "assign-hits"} <= {one.kind for one in plan.decisions}
    assert min(ann.scenes[way] for way in WAYS) >= SOME_SCENES, ann.scenes


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("stored", ["room", "fight", "hits", "reroll", "worlds", "company"])
def test_nothing_is_cut_off_and_map_and_question_are_both_there(page, server, size, stored):
    page.set_viewport_size(size)
    screens = Screens(page, server)
    screens.shows(stored)
    screens.settles()
    assert faults(page) == []
    hole = page.locator(".hole").bounding_box()
    assert hole is not None
    assert hole["height"] >= LEAST_MAP
    question = page.get_by_role("region", name="Question", exact=True)
    expect(question.get_by_role("heading", level=2)).to_be_in_viewport(ratio=1)
    expect(question.get_by_role("button").first).to_be_in_viewport(ratio=0.9)


class Touch:
    """One finger on the glass."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def comes_down(self, at: tuple[float, float]) -> None:
        self._send("touchStart", at)

    def moves(self, at: tuple[float, float]) -> None:
        self._send("touchMove", at)

    def goes_up(self) -> None:
        self._send("touchEnd")


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def the_marshal(page, server) -> Screens:
    """Somebody has a shotgun in the pack, looks at the sheet, and may change hands now."""
    screens = Screens(page, server)
    screens.shows("armed")
    page.get_by_role("region", name="Heroes").get_by_role("button", name="U.S. Marshal").click()
    expect(page.get_by_role("dialog", name="U.S. Marshal")).to_be_visible()
    return screens


def test_a_thing_is_dragged_into_the_hand_with_a_finger(phone, server):
    screens = the_marshal(phone, server)
    gun = phone.get_by_role("dialog").get_by_role("button", name="Shotgun").first
    gun.evaluate("gun => gun.scrollIntoView({ block: 'center' })")
    hands = phone.locator("[data-zone=hands]")
    (x, y), (to_x, to_y) = middle(gun), middle(hands)
    finger = Touch(phone)
    finger.comes_down((x, y))
    phone.wait_for_timeout(REST)
    for part in range(1, 9):
        finger.moves((x + (to_x - x) * part / 8, y + (to_y - y) * part / 8))
    finger.moves(middle(hands))
    finger.goes_up()
    phone.wait_for_timeout(100)
    assert [one["answer"] for one in screens.sent if one["type"] == "answer"] == ["us-marshal/hands"]


def test_a_finger_that_does_not_rest_scrolls_and_takes_nothing(phone, server):
    screens = the_marshal(phone, server)
    gun = phone.get_by_role("dialog").get_by_role("button", name="Shotgun").first
    gun.evaluate("gun => gun.scrollIntoView({ block: 'center' })")
    before = phone.locator("dialog[open] .inside").evaluate("inside => inside.scrollTop")
    x, y = middle(gun)
    finger = Touch(phone)
    finger.comes_down((x, y))
    for part in range(1, 9):
        finger.moves((x, y - 30 * part))
    finger.goes_up()
    phone.wait_for_timeout(300)
    assert screens.sent == []
    assert phone.locator("dialog[open] .inside").evaluate("inside => inside.scrollTop") > before


def test_a_thing_is_dragged_with_the_mouse(page, server):
    screens = the_marshal(page, server)
    gun = page.get_by_role("dialog").get_by_role("button", name="Shotgun").first
    gun.hover()
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-zone=hands]")), steps=6)
    page.mouse.up()
    page.wait_for_timeout(100)
    assert [one["answer"] for one in screens.sent if one["type"] == "answer"] == ["us-marshal/hands"]


def test_what_glows_is_brought_out_from_under_the_header(page, server):
    screens = Screens(page, server)
    screens.shows("room")
    screens.settles()
    assert page.evaluate(HIDDEN) == []
    page.mouse.move(500, 400)
    page.mouse.down()
    page.mouse.move(500, 120, steps=4)
    page.mouse.up()
    assert page.evaluate(HIDDEN) != []
    update = view("room")
    question = update["table"]["questions"][0]
    question["id"], question["answers"] = "99.0.00000000", question["answers"][1:]
    update["table"]["version"] += 1
    screens.changes(update)
    expect(page.locator("[data-question='99.0.00000000']")).to_be_visible()
    assert page.evaluate(HIDDEN) != [], "who moved the map keeps it so"
    page.get_by_role("button", name="Back to where it happens").click()
    page.wait_for_function(f"({HIDDEN})().length === 0")


@pytest.mark.parametrize("known", [[], ["welcome"]], ids=["welcome", "fight"])
def test_a_card_that_matters_comes_open_on_a_phone_and_covers_neither_controls_nor_question(phone, server, known):
    screens = Screens(phone, server)
    phone.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 'instant', explain: true }))")
    phone.add_init_script(f"localStorage.setItem('explained', JSON.stringify({json.dumps(known)}))")
    screens.shows("fight")
    card = phone.locator("main.table > section.card")
    expect(card).to_be_visible()
    screens.settles()
    expect(card.get_by_role("button", name="Got it")).to_be_visible()
    card.locator("button.title").tap()
    box = card.bounding_box()
    assert box is not None
    assert box["height"] <= 48, "whoever wants to see what is below it folds it"
    card.locator("button.title").tap()
    box, side = card.bounding_box(), phone.locator("main.table > .side").bounding_box()
    assert box is not None
    assert side is not None
    assert box["y"] + box["height"] <= side["y"]
    for control in phone.locator(".controls button:visible").all():
        other = control.bounding_box()
        assert other is not None
        beside = box["x"] + box["width"] <= other["x"]
        apart = beside or box["y"] >= other["y"] + other["height"] or box["y"] + box["height"] <= other["y"]
        assert apart, control.get_attribute("aria-label")
    card.get_by_role("button", name="Got it").tap()
    expect(card.get_by_role("button", name="Got it")).to_be_hidden()


def test_a_card_that_explains_makes_way_for_what_can_be_done_at_any_time(phone, server):
    screens = Screens(phone, server)
    phone.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 'instant', explain: true }))")
    screens.shows("fight")
    card = phone.locator("main.table > section.card")
    expect(card).to_be_visible()
    opened = phone.locator(".anytime > .bar")
    opened.tap()
    expect(card).to_be_hidden()
    opened.tap()
    expect(card).to_be_visible()


#: Tags of the order of initiative that are not wholly in sight, or fade where the strip goes on.
OUT_OF_SIGHT = """() => {
  const strip = document.querySelector("nav.initiative");
  const { left, right } = strip.getBoundingClientRect();
  const fades = side => (strip.classList.contains(side) ? 20 : 0);
  return [...document.querySelectorAll("nav.initiative .tag")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.left < left + fades("before") || box.right > right - fades("after");
  }).map(one => one.getAttribute("aria-current") ?? "");
}"""


@pytest.mark.parametrize(("stored", "all_fit"), [("company", True), ("hits", True), ("fight", False)])
def test_the_order_of_initiative_shows_who_acts_and_that_there_are_more(phone, server, stored, all_fit):
    screens = Screens(phone, server)
    screens.shows(stored)
    screens.settles()
    hidden = phone.evaluate(OUT_OF_SIGHT)
    assert (hidden == []) == all_fit
    assert "step" not in hidden
    masked = phone.locator("nav.initiative").evaluate("one => getComputedStyle(one).maskImage !== 'none'")
    assert masked != all_fit, "where it goes on it fades"


def test_four_are_seen_in_the_order_of_initiative_beside_all_tags_each_as_large_as_a_finger(phone, server):
    screens = Screens(phone, server)
    update = view("company")
    update["table"]["dread"] = 2
    screens.shows("company", update=update)
    screens.settles()
    expect(phone.locator("nav.chips button:visible")).to_have_count(4)
    expect(phone.locator("nav.initiative .tag")).to_have_count(4)
    assert phone.evaluate(OUT_OF_SIGHT) == []
    sizes = phone.evaluate(
        """() => [...document.querySelectorAll("nav.initiative .tag, nav.chips button")]
          .map(one => one.getBoundingClientRect()).flatMap(({ width, height }) => [width, height])"""
    )
    assert min(sizes) >= FINGER_TARGET


def test_whoever_is_next_is_seen_beside_who_acts(phone, server):
    screens = Screens(phone, server)
    update = view("fight")
    update["table"]["dread"] = 2
    order = update["table"]["order"]
    screens.shows("fight", update=update)
    screens.settles()
    for at in range(len(order) - 1):
        table = {**update["table"], "version": update["table"]["version"] + at + 1}
        table["order"] = [{**one, "state": "now" if n == at else "waiting"} for n, one in enumerate(order)]
        screens.changes({**update, "log_from": table["log"], "log": [], "table": table})
        expect(phone.locator("nav.initiative .tag").nth(at)).to_have_attribute("aria-current", "step")
        phone.wait_for_timeout(80)
        sides = phone.evaluate(
            """at => [...document.querySelectorAll("nav.initiative"), ...[...document.querySelectorAll("nav.initiative .tag")]
              .slice(at, at + 2)].map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, right])""",
            at,
        )
        (left, right), (now, _), (_, after) = sides
        assert left <= now, at
        assert after <= right, at


@pytest.mark.parametrize("name", ["U.S. Marshal", "Gunslinger"])
def test_the_head_of_a_sheet_leaves_the_glass_to_what_is_read(phone, server, name):
    screens = Screens(phone, server)
    screens.shows("fight")
    phone.get_by_role("region", name="Heroes").get_by_role("button", name=name).click()
    head = phone.get_by_role("dialog", name=name).locator("header")
    expect(head).to_be_visible()
    box = head.bounding_box()
    assert box is not None
    assert box["height"] <= PHONE["height"] / 4
    leave = phone.get_by_role("dialog", name=name).get_by_role("button", name=f"Let a bot decide for {name}")
    expect(leave).to_be_in_viewport(ratio=1)
    expect(leave).to_have_text(f"Let a bot decide for {name}")


#: Whatever is pressed with a finger is so large, in pixels.
FINGER_TARGET = 44
#: A finger finds a space of this size, in pixels.
FINGER = 36
#: The map has most of the glass while something is chosen on it.
MOST_OF_THE_GLASS = 540


@pytest.mark.parametrize("stored", ["room", "company"])
def test_the_map_has_the_glass_while_a_space_is_chosen_on_it(phone, server, stored):
    screens = Screens(phone, server)
    screens.shows(stored)
    screens.settles()
    assert faults(phone) == []
    hole = phone.locator(".hole").bounding_box()
    assert hole is not None
    assert hole["height"] >= MOST_OF_THE_GLASS
    spaces = phone.evaluate(
        """() => [...document.querySelectorAll("[data-goal^=space] .field")]
          .map(one => one.getBoundingClientRect().width + 4)"""
    )
    assert len(spaces) > 6
    assert min(spaces) >= FINGER
    # What does not fit beside the hero at this size is a short way to push; nearly all of it does.
    hidden = phone.evaluate(HIDDEN)
    assert len(hidden) <= len(spaces) / 4, hidden
    question = phone.get_by_role("region", name="Question", exact=True)
    box = question.bounding_box()
    assert box is not None
    assert box["height"] <= 100
    expect(question.get_by_role("button", name="Stop moving")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    "note",
    [
        "Qui non c'è altro da fare: finisce anche l'Attivazione",
        "Poi: Attacca in mischia (33%), Spara con la Pistola (89%), tenta la Fuga",
    ],
)
def test_what_comes_of_stopping_has_the_whole_width_of_a_folded_question(phone, server, note):
    screens = Screens(phone, server)
    update = view("room")
    update["table"]["questions"][0]["answers"][-1]["preview"] = note
    screens.shows("room", update=update)
    screens.settles()
    assert faults(phone) == []
    question = phone.get_by_role("region", name="Question", exact=True)
    told = question.get_by_text(note)
    expect(told).to_be_in_viewport(ratio=1)
    box, whole = told.bounding_box(), question.bounding_box()
    assert box is not None
    assert whole is not None
    assert box["width"] >= PHONE["width"] * 0.9
    assert box["height"] <= 2 * 17
    assert box["y"] + box["height"] + 4 <= whole["y"] + whole["height"]


def test_nothing_on_the_map_is_marked_because_it_comes_to_lie_where_somebody_tapped_last(phone, server):
    """A browser goes on pointing at the place of the last tap, as with a mouse."""
    screens = Screens(phone, server)
    screens.shows("room")
    screens.settles()
    rests(phone)
    places = [one.bounding_box() for one in phone.locator("[data-goal]").all()]
    for box in places[:4]:
        assert box is not None
        phone.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        expect(phone.locator(".goal.marked")).to_have_count(0)


def test_a_tap_shows_where_one_would_go_and_a_second_goes_there(phone, server):
    screens = Screens(phone, server)
    screens.shows("room")
    screens.settles()
    answer = next(one for one in view("room")["table"]["questions"][0]["answers"] if one.get("steps") == 2)
    goal = phone.locator(f"[data-goal='space {answer['space']}']")
    goal.tap()
    phone.wait_for_timeout(80)
    assert [one for one in screens.sent if one["type"] == "answer"] == []
    question = phone.get_by_role("region", name="Question", exact=True)
    expect(question).to_contain_text(answer["label"], ignore_case=True)
    expect(question).to_contain_text("2 steps")
    expect(question.get_by_role("button", name="Go", exact=True)).to_be_visible()
    phone.wait_for_timeout(500)
    goal.tap()
    phone.wait_for_timeout(80)
    assert [one["answer"] for one in screens.sent if one["type"] == "answer"] == [answer["index"]]


def test_the_other_answers_unfold_and_the_list_is_for_those_who_want_one(phone, server):
    screens = Screens(phone, server)
    screens.shows("room")
    screens.settles()
    question = phone.get_by_role("region", name="Question", exact=True)
    question.get_by_role("button", name="All answers").tap()
    expect(question.get_by_role("button", name="Show all 35 as a list")).to_be_visible()
    assert faults(phone) == []
    question.get_by_role("button", name="Back to the map").tap()
    expect(question.get_by_role("button", name="Show all 35 as a list")).to_have_count(0)


def test_enemies_stay_in_view_on_a_phone_though_something_is_explained(phone, server):
    screens = Screens(phone, server)
    phone.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 'instant', explain: true }))")
    screens.shows("hits")
    expect(phone.locator("main.table > section.card")).to_be_visible()
    screens.settles()
    phone.wait_for_timeout(300)
    under = phone.evaluate(
        """() => {
          const free = document.querySelector(".hole").getBoundingClientRect();
          const card = document.querySelector("main.table > section.card").getBoundingClientRect();
          return [...document.querySelectorAll("[data-model]")].filter(one => {
            const box = one.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const covered = x > card.left && x < card.right && y > card.top && y < card.bottom;
            return covered || x < free.left || x > free.right || y < free.top || y > free.bottom;
          }).map(one => one.dataset.model);
        }"""
    )
    assert under == []


#: Models that do not stand wholly in the free part of the map.
OUT_OF_VIEW = """() => {
  const free = document.querySelector(".hole").getBoundingClientRect();
  return [...document.querySelectorAll("[data-model]")].filter(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x < free.left || x > free.right || y < free.top || y > free.bottom;
  }).map(one => one.dataset.model);
}"""


def test_a_fight_is_seen_as_a_whole_on_a_phone_and_by_its_button_however_far_apart_all_stand(phone, server):
    screens = Screens(phone, server)
    screens.shows("fight")
    screens.settles()
    phone.wait_for_function("() => !document.querySelector('.world.moving')")
    assert phone.evaluate(OUT_OF_VIEW) == []
    update = view("fight")
    table, board = update["table"], update["board"]
    hero = next(one for one in table["heroes"] if one["id"] == table["questions"][0]["who"])
    places = {one["id"]: one for one in board["spaces"]}
    here = places[hero["space"]]
    far = max(
        (one for one in board["spaces"] if one["section"] == here["section"]),
        key=lambda one: abs(one["x"] - here["x"]) + abs(one["y"] - here["y"]),
    )
    table["enemies"][0].update(spaces=[far["id"]], columns=1, rows=1)
    table["version"] += 1
    screens.changes(update)
    phone.get_by_role("button", name="Show the Fight").tap()
    phone.wait_for_function("() => !document.querySelector('.world.moving')")
    assert phone.evaluate(OUT_OF_VIEW) == []
    expect(phone.get_by_role("button", name="Back to where it happens")).to_be_visible()


#: Where nine enemies stand over three tiles, around heroes on the second.
OVER_THREE_TILES = (75, 110, 118, 135, 151, 129, 142, 86, 105)
#: How large a space of the map is on the screen, in pixels.
SPACE = "() => 56 * new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a"
#: So small nothing is that somebody decides about on a phone.
LEGIBLE = 26
#: Tags at the edge of the map that lie over somebody, or over something that can be chosen.
TAGS_OVER = """() => [...document.querySelectorAll(".farther")].filter(tag => {
  const one = tag.getBoundingClientRect();
  return [...document.querySelectorAll("[data-model], [data-goal]")].some(other => {
    const box = other.getBoundingClientRect();
    return box.left < one.right - 4 && box.right > one.left + 4 && box.top < one.bottom - 4 && box.bottom > one.top + 4;
  });
}).map(tag => tag.ariaLabel)"""
#: Enemies that somebody sees: neither under a panel nor under the buttons of the map.
SEEN = """() => {
  const free = document.querySelector(".hole").getBoundingClientRect();
  return [...document.querySelectorAll("[data-model]")].filter(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const tools = [...document.querySelectorAll(".controls button")].some(button => {
      const over = button.getBoundingClientRect();
      return x > over.left - 6 && x < over.right + 6 && y > over.top - 6 && y < over.bottom + 6;
    });
    return !tools && x > free.left && x < free.right && y > free.top && y < free.bottom;
  }).map(one => one.dataset.model);
}"""


def nine_enemies() -> dict[str, Any]:
    """A Fight over three tiles."""
    update = view("fight")
    table = update["table"]
    table["enemies"] = [
        {**one, "spaces": [space], "columns": 1, "rows": 1}
        for one, space in zip(table["enemies"], OVER_THREE_TILES, strict=False)
    ]
    return update


def rests(phone: Page) -> None:
    phone.wait_for_timeout(100)
    phone.wait_for_function("() => !document.querySelector('.world.moving')")


def test_a_fight_too_large_for_a_phone_shows_who_decides_with_the_nearest_and_says_where_the_others_are(phone, server):
    screens = Screens(phone, server)
    screens.shows("fight", update=nine_enemies())
    screens.settles()
    rests(phone)
    assert phone.evaluate(SPACE) >= LEGIBLE
    assert faults(phone) == []
    seen = set(phone.evaluate(SEEN))
    assert "saloon-girl" in seen
    enemies = {one["id"] for one in nine_enemies()["table"]["enemies"]}
    assert len(seen & enemies) >= 4
    tags = phone.locator(".farther")
    said = sum(int(tag.inner_text()) for tag in tags.all())
    assert said == len(enemies - seen) > 0
    assert phone.evaluate(TAGS_OVER) == []
    expect(phone.get_by_role("button", name=f"Show the Fight: {said} Enemies more")).to_be_visible()
    tags.first.tap()
    rests(phone)
    assert set(phone.evaluate(SEEN)) & (enemies - seen)
    phone.get_by_role("button", name="Back to where it happens").tap()
    rests(phone)
    back = set(phone.evaluate(SEEN))
    assert "saloon-girl" in back
    assert len(back & enemies) >= 4
    phone.get_by_role("button", name="Show the Fight").tap()
    rests(phone)
    assert phone.evaluate(OUT_OF_VIEW) == []
    expect(tags).to_have_count(0)


def test_whoever_only_glanced_at_enemies_farther_on_sees_who_is_asked_next(phone, server):
    screens = Screens(phone, server)
    update = nine_enemies()
    table, places = update["table"], {one["id"]: one for one in update["board"]["spaces"]}
    other = next(one for one in table["heroes"] if one["id"] != table["questions"][0]["who"])
    foe = places[table["enemies"][-1]["spaces"][0]]
    taken = {one["space"] for one in table["heroes"]} | {one["spaces"][0] for one in table["enemies"]}
    free = [one for one in places if one not in taken]
    other["space"] = max(free, key=lambda one: abs(places[one]["x"] - foe["x"]) + abs(places[one]["y"] - foe["y"]))
    screens.shows("fight", update=update)
    screens.settles()
    rests(phone)
    phone.locator(".farther").last.tap()
    rests(phone)
    assert other["id"] not in phone.evaluate(SEEN)
    table["questions"][0] |= {"id": "99.0.00000000", "who": other["id"], "prompt": "And now?"}
    table["version"] += 1
    screens.changes(update)
    expect(phone.locator("[data-question]")).to_contain_text("And now?")
    rests(phone)
    assert other["id"] in phone.evaluate(SEEN)
    expect(phone.get_by_role("button", name="Back to where it happens")).to_have_count(0)


@pytest.mark.parametrize("reach", [2, 4])
def test_in_a_large_fight_spaces_to_be_tapped_are_as_large_as_a_finger_and_nothing_lies_over_them(phone, server, reach):
    update = nine_enemies()
    question, board = update["table"]["questions"][0], update["board"]
    here = next(one for one in board["spaces"] if one["id"] == 77)
    held = {space for one in update["table"]["enemies"] for space in one["spaces"]}
    near = [
        (abs(one["x"] - here["x"]) + abs(one["y"] - here["y"]), one["id"]) for one in board["spaces"] if one["id"] not in held
    ]
    to = [
        {"key": f"move:{space}", "label": f"To {space}", "space": space, "steps": far}
        for far, space in near
        if 0 < far <= reach
    ]
    stop = {"key": "stop", "label": "Stop moving"}
    question |= {"kind": "move", "family": "move", "default": len(to), "refusals": []}
    question["answers"] = [{"index": at, **one} for at, one in enumerate([*to, stop])]
    screens = Screens(phone, server)
    screens.shows("fight", update=update)
    screens.settles()
    rests(phone)
    assert phone.evaluate(SPACE) >= FINGER
    assert phone.evaluate(HIDDEN) == []
    assert "saloon-girl" in phone.evaluate(SEEN)
    assert phone.evaluate(TAGS_OVER) == []
    expect(phone.get_by_role("button", name="Show the Fight")).to_be_visible()


#: What is written on the buttons that roll dice again, and which of them are cut off or stick out of where the dice lie.
OFFERS = """() => [...document.querySelectorAll(".offer")].map(one => {
  const [box, tray] = [one, one.closest(".tray")].map(each => each.getBoundingClientRect());
  const within = box.left >= tray.left && box.right <= tray.right && box.top >= tray.top && box.bottom <= tray.bottom;
  const whole = one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight;
  return [[...one.children].map(part => part.textContent), within && whole && tray.left >= 0 && tray.right <= innerWidth];
})"""
GRIT = {"kind": "reroll", "name": {"en": "1 Grit", "it": "1 Grinta"}, "free": False}
SHOT = {"kind": "roll-again", "name": {"en": "Quick and the Dead", "it": "Istinto di sopravvivenza"}, "free": True}


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize(
    ("language", "ways", "said"),
    [
        ("en", [GRIT], [["Re-roll the failures", "for 1 Grit", "17% each"]]),
        ("it", [GRIT], [["Ritira i falliti", "per 1 Grinta", "17% ciascuno"]]),
        ("en", [SHOT, GRIT], [["Re-roll 5 dice", "free: Quick and the Dead"], ["Re-roll 5 dice", "for 1 Grit"]]),
        ("it", [SHOT, GRIT], [["Ritira 5 dadi", "gratis: Istinto di sopravvivenza"], ["Ritira 5 dadi", "per 1 Grinta"]]),
    ],
)
def test_the_buttons_that_roll_dice_again_say_their_price_and_are_not_cut_off(page, server, size, language, ways, said):
    page.set_viewport_size(size)
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    update = view("reroll")
    question = update["table"]["questions"][0]
    roll = question["roll"]
    roll["dice"] = [{**roll["dice"][at % 3]} for at in range(5)]
    question["answers"] = [{**question["answers"][at % 3], "index": at, "key": f"die-{at + 1}", "die": at} for at in range(5)]
    question["most"] = 5
    question["ways"] = [{**way, "name": way["name"][language], "most": 5} for way in ways]
    screens = Screens(page, server)
    screens.shows("reroll", update=update)
    screens.settles()
    assert page.evaluate(OFFERS) == [[each, True] for each in said]
    assert faults(page) == []


def test_what_can_be_done_at_any_time_makes_way_for_a_question_that_comes_meanwhile(phone, server):
    screens = Screens(phone, server)
    screens.shows("fight")
    bar = phone.locator(".anytime > .bar")
    opened = phone.locator(".anytime.open")
    for closes in (bar.tap, lambda: phone.touchscreen.tap(PHONE["width"] / 2, 60)):
        bar.tap()
        expect(opened).to_be_visible()
        screens.settles()
        expect(bar).to_be_in_viewport(ratio=1)
        closes()
        expect(opened).to_have_count(0)
        assert faults(phone) == []
    update = view("fight")
    question = update["table"]["questions"][0]
    bar.tap()
    expect(opened).to_be_visible()
    question |= {"id": "99.0.00000000", "prompt": "Saloon Girl, and now?"}
    update["table"]["version"] += 1
    screens.changes(update)
    expect(opened).to_have_count(0)
    screens.settles()
    assert faults(phone) == []
    bar.tap()
    expect(opened).to_be_visible()
    hero = next(one for one in update["table"]["heroes"] if one["id"] == question["who"])
    way = {"index": 0, "key": "move:79", "label": "To here", "space": hero["space"] + 1, "steps": 1}
    question |= {"id": "100.0.00000000", "kind": "move", "family": "move", "prompt": "Saloon Girl, where to?", "answers": [way]}
    update["table"]["version"] += 1
    screens.changes(update)
    expect(phone.get_by_role("button", name="All answers")).to_be_visible()
    screens.settles()
    rests(phone)
    assert faults(phone) == []
    assert phone.evaluate(HIDDEN) == []
    phone.locator("[data-goal]").tap()
    expect(phone.get_by_role("button", name="Go", exact=True)).to_be_visible()


#: Whoever lies under what is explained, and what can be chosen there.
UNDER_THE_CARD = """() => {
  const card = document.querySelector("main.table > section.card").getBoundingClientRect();
  return [...document.querySelectorAll("[data-model], [data-goal]")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.right > card.left && box.left < card.right && box.bottom - 4 > card.top && box.top + 4 < card.bottom;
  }).map(one => one.dataset.model ?? one.dataset.goal);
}"""


#: How large a space is, and where the map lies.
LOOKS = """() => {
  const world = document.querySelector(".world");
  const { x, y } = document.querySelector("[data-model]").getBoundingClientRect();
  return [40 * new DOMMatrix(getComputedStyle(world).transform).a, x, y];
}"""


@pytest.mark.parametrize(
    ("stored", "known"),
    [
        ("nine", ["welcome", "fight"]),
        ("nine", ["welcome"]),
        ("nine", []),
        ("fight", ["welcome"]),
        ("room", []),
        ("company", []),
    ],
)
def test_the_map_makes_room_on_a_phone_for_what_is_explained(phone, server, stored, known):
    screens = Screens(phone, server)
    phone.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 'instant', explain: true }))")
    phone.add_init_script(f"localStorage.setItem('explained', JSON.stringify({json.dumps(known)}))")
    update = nine_enemies() if stored == "nine" else view(stored)
    screens.shows("fight", update=update)
    card = phone.locator("main.table > section.card")
    expect(card).to_be_visible()
    expect(card.get_by_role("button", name="Got it")).to_be_visible()
    screens.settles()
    phone.wait_for_timeout(500)
    rests(phone)
    under, who = set(phone.evaluate(UNDER_THE_CARD)), update["table"]["questions"][0]["who"]
    assert who not in under
    assert [one for one in under if " " in one] == [], "what can be chosen lies beside it"
    assert phone.evaluate(HIDDEN) == []
    assert phone.evaluate(SPACE) >= (LEGIBLE if update["table"]["enemies"] else FINGER - 0.01)
    if update["table"]["enemies"]:
        hero = next(one for one in update["table"]["heroes"] if one["id"] == who)
        places = {one["id"]: one for one in update["board"]["spaces"]}
        here = places[hero["space"]]
        away = {
            one["id"]: abs(places[one["spaces"][0]]["x"] - here["x"]) + abs(places[one["spaces"][0]]["y"] - here["y"])
            for one in update["table"]["enemies"]
        }
        assert min(away, key=lambda one: away[one]) not in under
    card.get_by_role("button", name="Got it").tap()
    expect(card).to_have_count(0)
    rests(phone)
    assert faults(phone) == []
    plain = phone.context.new_page()
    plain.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 'instant', explain: false }))")
    undisturbed = Screens(plain, server)
    undisturbed.shows("fight", update=update)
    undisturbed.settles()
    rests(plain)
    # Letters that come late make panels a few points higher.
    assert phone.evaluate(LOOKS) == pytest.approx(plain.evaluate(LOOKS), abs=12), "it goes back when nothing is explained"
