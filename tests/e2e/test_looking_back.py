"""The replay: what is looked up there is told as it was at the moment that is shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.person import Person

pytestmark = pytest.mark.xdist_group("browser")


def test_what_is_looked_up_in_a_replay_is_of_the_moment_that_is_shown(page, server):
    ann = Person(page, server)
    ann.sits_down(heroes=["us-marshal", "gunslinger"], seed=7)
    for _ in range(4):
        asked = ann.shown
        page.keyboard.press("1")
        ann.waits_for_another(asked)
    ann.comes(f"#/replay/{ann.table['id']}")
    expect(page.get_by_role("slider")).to_have_value("0")
    for moment in (1, 2):
        with page.expect_response(re.compile(rf"/at/{moment}\?")):
            page.keyboard.press("ArrowRight")
        reach = page.get_by_role("button", name="Reach", exact=True)
        expect(reach).to_have_attribute("aria-pressed", "false")  # what was shown went with the moment before
        with page.expect_response(re.compile("/overlay")) as overlay:
            reach.click()
        assert f"at={moment}" in overlay.value.url
        assert overlay.value.ok
    page.keyboard.press("c")
    with page.expect_response(re.compile("/why")) as why:
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^Why is Luck")).click()
    assert "at=2" in why.value.url
    assert why.value.ok
    with page.expect_response(re.compile("/why")) as why:
        page.keyboard.press("ArrowRight")
    assert "at=3" in why.value.url, "the card tells of the moment that is shown now"
