"""The table on a phone, under a finger: start, move, fight; map and question always both there."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.layout import faults
from tests.e2e.person import Person
from tests.e2e.plans import defeat, short_plan
from tests.e2e.screens import Screens
from tests.e2e.serving import LAPTOP, PHONE

pytestmark = pytest.mark.xdist_group("browser")
LEAST_MAP = 180


class Finger(Person):
    """Somebody with a phone, who looks whether everything can be seen before touching anything."""

    def press(self, what: Locator) -> None:
        what.tap()

    def decides(self, asked, decision):
        assert faults(self.page) == []
        super().decides(asked, decision)


@pytest.fixture
def phone(browser):
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, locale="en-GB", reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def test_starting_moving_and_fighting_on_a_phone(phone, server):
    plan = short_plan("gunslinger", defeat, most=62)
    wanted = json.dumps({"heroes": [plan.hero], "seed": plan.seed})
    phone.route("**/api/tables", lambda route: route.continue_(post_data=wanted))
    ann = Finger(phone, server)
    ann.comes()
    phone.get_by_role("button", name="Deal me in").tap()
    first_hits = next(at for at, one in enumerate(plan.decisions) if one.kind == "assign-hits")
    ann.plays(plan, most=first_hits + 3)
    kinds = {one.kind for one in plan.decisions[: first_hits + 3]}
    assert {"move", "act", "assign-hits"} <= kinds


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("view", ["room", "fight", "hits", "reroll"])
def test_nothing_is_cut_off_and_map_and_question_are_both_there(page, shared_server, size, view):
    page.set_viewport_size(size)
    screens = Screens(page, shared_server)
    screens.shows(view)
    screens.settles()
    assert faults(page) == []
    hole = page.locator(".hole").bounding_box()
    assert hole is not None
    assert hole["height"] >= LEAST_MAP
    question = page.get_by_role("region", name="Question", exact=True)
    expect(question.get_by_role("heading", level=2)).to_be_in_viewport(ratio=1)
    expect(question.get_by_role("button").first).to_be_in_viewport(ratio=0.9)
