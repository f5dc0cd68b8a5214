"""The gathering at the page: which mission, who goes and setting out are seen at once; the rest is folded away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.person import Person
from tests.e2e.screens import Screens, violations
from tests.e2e.serving import LAPTOP, PHONE
from tests.e2e.test_campaigns_at_the_page import opens, taken_in

pytestmark = pytest.mark.xdist_group("browser")
#: How much of it lies in the window with nothing over it: its middle, and the middles of its upper and lower half.
SEEN = """one => {
  const box = one.getBoundingClientRect();
  const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
  return inside && [0.25, 0.5, 0.75].every(part => {
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height * part);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  });
}"""


def seen(what: Locator) -> bool:
    found: bool = what.evaluate(SEEN)
    return found


def gathers(page, server, size):
    page.set_viewport_size(size)
    screens = Screens(page, server)
    screens.shows("gathering", scene="What is planned")
    screens.settles()
    return screens


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_mission_who_goes_and_setting_out_are_seen_at_once(page, server, size):
    gathers(page, server, size)
    plan = page.get_by_role("region", name="What is planned")
    goal = plan.get_by_text("Goal: Explore five rooms.")
    for what in (plan.get_by_role("heading", name="Exploration"), goal, page.get_by_role("button", name="Set out")):
        assert seen(what)
    riders = page.get_by_role("region", name="Heroes").get_by_role("button").all()
    assert len(riders) == 4
    assert all(seen(rider) for rider in riders)
    assert seen(page.get_by_role("link", name="Who joins, rests or leaves"))
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert violations(page) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_is_folded_away_unfolds_and_is_read(page, server, size):
    gathers(page, server, size)
    rewards = page.get_by_text("Each Hero gains 25 XP and $50 for each step")
    badge = page.get_by_text("U.S. Marshal Badge")
    for what in (rewards, badge):
        expect(what).to_be_hidden()
    page.get_by_text("What they have with them").click()
    badge.scroll_into_view_if_needed()
    assert seen(badge)
    page.get_by_text("Read the whole mission").click()
    rewards.scroll_into_view_if_needed()
    assert seen(rewards)
    assert seen(page.get_by_role("button", name="Set out"))
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["en", "it"])
def test_all_missions_hang_on_the_board_above_those_who_choose(page, server, lang):
    page.set_viewport_size(LAPTOP)
    ann = Person(page, server, lang=lang)
    opens(page, server, taken_in(page, server), lang)
    page.locator(".next .brass").click()
    expect(page.locator("[data-mission]").first).to_be_visible()
    asked = ann.question
    assert asked["kind"] == "next-mission"
    notices = page.locator("[data-mission]").all()
    assert len(notices) == len([one for one in asked["answers"] if one.get("detail")])
    assert all(seen(one.locator("b")) for one in notices)
    assert all(seen(rider) for rider in page.locator(".strip .hero").all())
    page.locator("[data-mission=last-stand]").click()
    take = ann.panel.get_by_role("button", name="Last Stand" if lang == "en" else "Ultima difesa")
    assert seen(take)
    assert seen(ann.panel.get_by_role("paragraph").filter(has_text="Goal:" if lang == "en" else "Scopo:"))
    assert violations(page) == []
