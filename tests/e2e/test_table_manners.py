"""Small things that spoil an evening: windows that are cut off, a log that stops, presses that answer twice."""

from __future__ import annotations

import copy

import pytest
from playwright.sync_api import expect
from tests.e2e.screens import Screens, view
from tests.e2e.serving import LAPTOP, PHONE, WIDE

pytestmark = pytest.mark.xdist_group("browser")
AT_END = "log => log.scrollTop + log.clientHeight > log.scrollHeight - 4"


@pytest.mark.parametrize("size", [LAPTOP, WIDE, PHONE], ids=["laptop", "wide", "phone"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_list_of_keys_is_not_cut_off(page, server, size, lang):
    page.set_viewport_size(size)
    page.add_init_script(f"localStorage.setItem('language', '{lang}')")
    screens = Screens(page, server)
    screens.shows("room")
    page.keyboard.press("?")
    inside = page.locator("dialog[open] .inside")
    expect(inside).to_be_visible()
    assert inside.evaluate("one => one.scrollWidth <= one.clientWidth")
    box = inside.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]


def longer(update, more, first):
    """The same table with more lines in its log."""
    grown = copy.deepcopy(update)
    line = next(entry for entry in update["log"] if entry["weight"] == "story" and not entry["card"])
    grown["log"] = [{**line, "n": first + number, "text": f"Line {number}."} for number in range(more)]
    grown["log_from"], grown["table"]["log"] = first, first + more
    grown["table"]["version"] += more
    grown["board"] = None
    return grown


def test_the_log_still_follows_after_the_window_was_resized(page, server):
    screens = Screens(page, server)
    screens.shows("fight")
    log = page.locator(".story [role=log]")
    assert log.evaluate(AT_END)
    for height in (620, 900, 700, 768):
        page.set_viewport_size({"width": 1366, "height": height})
        page.wait_for_timeout(80)
    assert log.evaluate(AT_END)
    update = view("fight")
    screens.changes(longer(update, 3, update["table"]["log"]))
    expect(log.get_by_text("Line 2.")).to_be_visible()
    assert log.evaluate(AT_END)


def test_the_large_log_opens_at_its_end(page, server):
    screens = Screens(page, server)
    screens.shows("fight")
    page.keyboard.press("l")
    log = page.get_by_role("dialog").get_by_role("log")
    expect(log).to_be_visible()
    page.wait_for_timeout(300)
    assert log.evaluate("log => log.scrollHeight > log.clientHeight")
    assert log.evaluate(AT_END)


def another(update, number):
    """The same question asked once more."""
    asked = copy.deepcopy(update)
    asked["table"]["questions"][0]["id"] = f"{number}.0.00000000"
    asked["table"]["version"] += number
    asked["board"], asked["log"], asked["log_from"] = None, [], update["table"]["log"]
    return asked


def test_two_presses_shortly_after_one_another_answer_one_question(page, server):
    screens = Screens(page, server)
    screens.shows("room")
    screens.settles()
    row = page.get_by_role("region", name="Question", exact=True).get_by_role("button", name="Stop moving")
    box = row.bounding_box()
    assert box is not None
    x, y = box["x"] + 60, box["y"] + 20
    page.mouse.click(x, y)
    screens.changes(another(view("room"), 900))
    expect(page.locator("[data-question='900.0.00000000']")).to_be_visible()
    page.mouse.click(x, y)
    page.keyboard.press("Enter")
    page.wait_for_timeout(60)
    assert len([one for one in screens.sent if one["type"] == "answer"]) == 1
    page.wait_for_timeout(600)
    now = row.bounding_box()  # what was told once is told in fewer words: the row may stand higher
    assert now is not None
    page.mouse.click(now["x"] + 60, now["y"] + 20)
    page.wait_for_timeout(60)
    assert len([one for one in screens.sent if one["type"] == "answer"]) == 2


def test_what_is_told_of_a_space_goes_with_the_press_on_it(page, server):
    screens = Screens(page, server)
    screens.shows("room")
    screens.settles()
    goal = page.locator("[data-goal^=space]").nth(8)
    box = goal.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.mouse.move(box["x"] + 14, box["y"] + 14)
    card = page.locator(".map [role=status]")
    expect(card).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    page.mouse.move(box["x"] + 15, box["y"] + 14)
    expect(card).to_have_count(0)


def test_the_plate_of_a_hero_walks_with_its_token(browser, server):
    context = browser.new_context(bypass_csp=True, viewport=LAPTOP, locale="en-GB")
    page = context.new_page()
    screens = Screens(page, server)
    page.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 'slow', explain: false }))")
    screens.shows("room")
    update = view("room")
    moved = another(update, 901)
    hero = next(one for one in moved["table"]["heroes"] if one["id"] == "gunslinger")
    far = max(moved["table"]["questions"][0]["answers"], key=lambda one: one.get("steps") or 0)
    way = [hero["space"], far["space"]]
    hero["space"] = far["space"]
    facts = {"who": "gunslinger", "path": way}
    n = update["table"]["log"]
    moved["log"] = [
        {"n": n, "event": "moved", "weight": "story", "text": "Gunslinger moves.", "roll": None, "card": None, "facts": facts}
    ]
    moved["table"]["log"] = n + 1
    page.evaluate(
        """() => {
          window.apart = [];
          const look = () => {
            const token = document.querySelector("[data-model=gunslinger]");
            const plate = [...document.querySelectorAll(".tags > g")].find(one => one.textContent.includes("GU"));
            const [a, b] = [token, plate].map(one => new DOMMatrix(getComputedStyle(one).transform));
            window.apart.push([Math.hypot(a.e - b.e, a.f - b.f), a.e, a.f]);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    screens.changes(moved)
    page.wait_for_timeout(900)
    seen = page.evaluate("window.apart")
    assert len({(x, y) for _, x, y in seen}) > 3, "it did not walk"
    assert max(far for far, _, _ in seen) < 1
    context.close()


def test_the_name_over_the_map_is_where_somebody_decides_whoever_is_looked_at(page, server):
    screens = Screens(page, server)
    screens.shows("company")
    screens.settles()
    name = page.locator(".place b")
    before = name.inner_text()
    elsewhere = page.get_by_role("group", name="Heroes").get_by_role("button", name="Gunslinger")
    page.keyboard.press("t")
    elsewhere.click()
    expect(elsewhere).to_have_attribute("aria-pressed", "true")
    expect(name).to_have_text(before)
