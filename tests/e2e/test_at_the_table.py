"""The page in a real browser: sitting down, deciding, losing the server and finding it again."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.serving import PHONE


def deal_me_in(page, server):
    page.goto(server.address)
    page.get_by_role("button", name="Deal me in").click()
    expect(page.get_by_role("region", name="Question")).to_be_visible(timeout=15000)


def heading(page):
    return page.get_by_role("region", name="Question").locator("h2 > span")


def prompt(page):
    return heading(page).inner_text()


def test_one_click_leads_to_a_first_question(page, server):
    deal_me_in(page, server)
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    expect(page.get_by_role("region", name="Heroes").get_by_role("button")).not_to_have_count(0)
    expect(page.get_by_role("region", name="Depth track")).to_be_visible()


def test_a_number_key_answers_and_undo_takes_it_back(page, server):
    deal_me_in(page, server)
    first = prompt(page)
    page.keyboard.press("1")
    expect(heading(page)).not_to_have_text(first)
    page.get_by_role("button", name="Undo").click()
    expect(heading(page)).to_have_text(first)


def test_the_server_is_killed_in_the_middle_of_a_question_and_the_same_question_is_there(page, server):
    deal_me_in(page, server)
    asked = prompt(page)
    server.kill()
    expect(page.get_by_role("alert")).to_contain_text("connection is lost", timeout=10000)
    assert prompt(page) == asked
    server.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=20000)
    assert prompt(page) == asked
    page.keyboard.press("1")
    expect(heading(page)).not_to_have_text(asked)


def test_reloading_keeps_the_seat(page, server):
    deal_me_in(page, server)
    asked = prompt(page)
    page.reload()
    expect(heading(page)).to_have_text(asked, timeout=15000)
    expect(page.get_by_role("region", name="Question").get_by_role("button").first).to_be_enabled()


def test_on_a_phone_map_and_question_are_both_there(page, server):
    page.set_viewport_size(PHONE)
    deal_me_in(page, server)
    question = page.get_by_role("region", name="Question").bounding_box()
    hole = page.locator(".hole").bounding_box()
    assert question["y"] + 100 < PHONE["height"]
    assert hole["height"] >= 180
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
