"""The end of the road at the page; how it is ridden is in test_two_lives."""

from __future__ import annotations

import pytest
from tests.e2e.screens import Screens, violations
from tests.e2e.serving import LAPTOP, PHONE

pytestmark = pytest.mark.xdist_group("browser")
WAY = "The way from the mine to Town"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_end_of_the_road_fits_and_axe_finds_nothing_serious(page, server, size):
    page.set_viewport_size(size)
    screens = Screens(page, server)
    screens.shows("arrived", scene=WAY)
    screens.settles()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert violations(page) == []
    rider = page.locator("[data-rider]").first.bounding_box()
    assert rider is not None
    assert 0 <= rider["x"] + rider["width"] / 2 <= size["width"], "who rides is seen"
    enter = page.get_by_role("button", name="Into town").bounding_box()
    assert enter is not None
    assert enter["y"] + enter["height"] <= size["height"]
