"""The page in a real browser: sitting down, deciding, changing one's mind, losing the server and finding it again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.haste import hasten
from tests.e2e.person import Person
from tests.e2e.plans import defeat, short_plan

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture
def ann(page, server):
    return Person(page, server)


def midway(ann):
    """Play into the middle of a fight: the next question is to whom Hits go."""
    plan = short_plan(defeat)
    hasten(ann.page)
    ann.sits_down(plan)
    ann.plays(plan, most=next(at for at, one in enumerate(plan.decisions) if one.kind == "assign-hits"))


def test_two_clicks_lead_to_a_first_question(page, ann):
    ann.comes()
    page.get_by_role("link", name="Deal me in").click()
    page.get_by_role("button", name="Go in").click()
    expect(ann.prompt).to_be_visible()
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    expect(page.get_by_role("region", name="Heroes").get_by_role("button")).not_to_have_count(0)
    expect(page.get_by_role("region", name="Depth Track")).to_be_visible()


def test_a_new_adventure_in_three_choices(page, ann):
    ann.comes("#/new")
    page.get_by_role("radio").nth(1).check(force=True)
    mission = page.get_by_role("radio").nth(1).get_attribute("value")
    page.get_by_role("button", name="Set out").click()
    expect(ann.prompt).to_be_visible()
    assert ann.table["mission"]["id"] == mission


def test_a_number_key_answers_and_undo_and_redo_lead_back_and_forth(page, ann):
    ann.sits_down(heroes=["us-marshal", "gunslinger"], seed=7)
    first, told = ann.shown, ann.prompt.inner_text()
    page.keyboard.press("1")
    ann.waits_for_another(first)
    second = ann.shown
    page.get_by_role("button", name="Undo").click()
    expect(ann.prompt).to_have_text(told)
    assert ann.shown == first
    page.keyboard.press("Shift+U")
    ann.waits_for_another(first)
    assert ann.shown == second


def test_reloading_in_the_middle_of_a_question_keeps_seat_and_question(page, ann):
    midway(ann)
    asked, told = ann.shown, ann.prompt.inner_text()
    page.reload()
    expect(ann.prompt).to_have_text(told)
    assert ann.shown == asked
    expect(ann.panel.get_by_role("button").first).to_be_enabled()


def test_the_server_is_killed_in_the_middle_of_a_question_and_the_same_question_is_there(page, own_server):
    ann = Person(page, own_server)
    midway(ann)
    asked, told = ann.shown, ann.prompt.inner_text()
    own_server.kill()
    expect(page.get_by_role("alert")).to_contain_text("connection is lost", timeout=30_000)
    assert ann.shown == asked
    own_server.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=60_000)
    assert (ann.shown, ann.prompt.inner_text()) == (asked, told)
    page.keyboard.press("1")
    ann.waits_for_another(asked)


def test_what_was_answered_is_there_after_the_server_was_killed(page, own_server):
    ann = Person(page, own_server)
    midway(ann)
    before = {key: ann.table[key] for key in ("turn", "heroes", "enemies", "track")}
    own_server.kill()
    own_server.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=60_000)
    page.reload()
    expect(ann.prompt).to_be_visible()
    assert {key: ann.table[key] for key in before} == before
