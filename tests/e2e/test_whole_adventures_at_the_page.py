"""The introductory adventure to its end, played with the mouse; test_two_lives plays by keyboard and finger."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tests.e2e.haste import hasten
from tests.e2e.person import Person
from tests.e2e.plans import short_plan, victory

pytestmark = pytest.mark.xdist_group("browser")


def the_same_each_time(page, plan):
    """Let whatever adventure is begun at the page be the one that was thought through."""
    wanted = json.dumps({"heroes": [plan.hero], "seed": plan.seed})
    page.route("**/api/tables?*", lambda route: route.continue_(post_data=wanted))


def test_an_adventure_is_played_through_the_page_to_its_end(page, server):
    plan = short_plan(victory)
    the_same_each_time(page, plan)
    hasten(page)
    ann = Person(page, server)
    ann.comes("#/new")
    page.get_by_role("button", name="Set out").click()
    ann.plays(plan)
    end = page.get_by_role("dialog", name="End of the adventure")
    expect(end.get_by_role("heading", name="Victory")).to_be_visible()
    expect(end.get_by_role("cell")).not_to_have_count(0)
    assert ann.table["end"]["result"] == plan.result
