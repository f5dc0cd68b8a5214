"""The stay in town at the page: its street, a shop, and its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.screens import Screens, violations
from tests.e2e.serving import LAPTOP, PHONE

pytestmark = pytest.mark.xdist_group("browser")
STREET = "The street of Town"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("name", ["town", "shop", "left-town"])
def test_the_town_fits_and_axe_finds_nothing_serious(page, server, size, name):
    page.set_viewport_size(size)
    screens = Screens(page, server)
    screens.shows(name, scene=STREET)
    screens.settles()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert violations(page) == []
    if name == "left-town":
        button = page.get_by_role("button", name="Plan the next adventure").bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= size["height"]


def test_who_points_at_an_answer_sees_its_house(page, server):
    page.set_viewport_size(PHONE)
    screens = Screens(page, server)
    screens.shows("town", scene=STREET)
    screens.settles()
    page.get_by_role("button", name="General Store").last.focus()
    house = page.locator('[data-place="general-store"]')
    expect(house).to_have_class("open pointed")
    page.wait_for_timeout(600)
    seen = house.bounding_box()
    assert seen is not None
    assert seen["x"] >= 0
    assert seen["x"] + seen["width"] <= PHONE["width"]
