"""The introductory adventure to its end, with the mouse and by keyboard; test_two_lives goes through a campaign."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tests.e2e.haste import hasten
from tests.e2e.keyboard import NO_MOUSE, Typist
from tests.e2e.looking_on import SOME_SCENES, WAYS, OnLooker
from tests.e2e.plans import defeat, short_plan, victory
from tests.e2e.test_the_stage import Careful

pytestmark = pytest.mark.xdist_group("browser")


def the_same_each_time(page, plan):
    """Let whatever adventure is begun at the page be the one that was thought through."""
    wanted = json.dumps(plan.wanted)
    page.route("**/api/tables?*", lambda route: route.continue_(post_data=wanted))


def saw_the_end(ann, plan, headline):
    end = ann.page.get_by_role("dialog", name="End of the adventure")
    expect(end.get_by_role("heading", name=headline)).to_be_visible()
    expect(end.get_by_role("cell")).not_to_have_count(0)
    assert ann.table["end"]["result"] == plan.result


def test_an_adventure_is_played_through_the_page_to_its_end(page, server):
    plan = short_plan(victory)
    the_same_each_time(page, plan)
    hasten(page)
    ann = Careful(page, server, "instant")
    ann.comes("#/new")
    page.get_by_role("button", name="Set out").click()
    ann.plays(plan)
    saw_the_end(ann, plan, "Victory")


class LookingTypist(OnLooker, Typist):
    """Touches no mouse, and looks on while scenes run."""

    def hurries(self) -> None:
        self.type("Shift")

    def skips(self) -> None:
        self.type("Space")


def test_the_keyboard_alone_plays_a_whole_adventure_with_all_its_scenes(page, server):
    plan = short_plan(defeat)
    page.emulate_media(reduced_motion="no-preference")
    the_same_each_time(page, plan)
    hasten(page)
    page.add_init_script(NO_MOUSE)
    ann = LookingTypist(page, server)
    ann.comes("#/new")
    ann.press(page.get_by_role("button", name="Set out"))
    ann.plays(plan)
    saw_the_end(ann, plan, "Defeat")
    assert min(ann.scenes[way] for way in WAYS) >= SOME_SCENES, ann.scenes
