"""The server goes away: whatever somebody tries at the page then is told, and nothing fails."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.person import Person

pytestmark = pytest.mark.xdist_group("browser")
AWAY = re.compile("does not answer")


def told(where: Page | Locator) -> None:
    """See that the page says so, in the place where something was tried."""
    expect(where.get_by_text(AWAY).first).to_be_visible()


@pytest.fixture
def ann(page, own_server):
    ann = Person(page, own_server)
    ann.sits_down(heroes=["us-marshal", "gunslinger"], seed=7, name="The first night")
    for _ in range(3):
        asked = ann.shown
        page.keyboard.press("1")
        ann.waits_for_another(asked)
    return ann


def test_at_the_table_everything_that_is_asked_for_is_said_to_be_away(page, own_server, ann):
    own_server.kill()
    expect(page.get_by_role("alert")).to_contain_text("connection is lost")
    for overlay in ("Reach", "Line of Sight", "Threatened spaces", "Lantern light"):
        page.get_by_role("button", name=overlay, exact=True).click()
        told(page)
        page.get_by_role("button", name="Close this note").click()
        expect(page.get_by_text(AWAY)).to_have_count(0)
    page.keyboard.press("1")  # an answer that goes nowhere
    page.keyboard.press("c")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Why is Luck")).click()
    told(page.get_by_role("dialog"))


TRIED: dict[str, Callable[[Locator], None]] = {
    "Save and share": lambda menu: menu.get_by_role("button", name=re.compile("Export as text")).click(),
    "Cards": lambda menu: menu.locator("summary").first.click(),
    "Rulebook": lambda menu: menu.get_by_role("searchbox").fill("escape"),
    "Players": lambda menu: menu.get_by_role("button", name="Stand up").click(),
    "Reactions": lambda _menu: None,
    "Report a problem": lambda menu: menu.get_by_role("button", name="Write the report").click(),
}


def test_in_the_menu_everything_that_is_asked_for_is_said_to_be_away(page, own_server, ann):
    own_server.kill()
    expect(page.get_by_role("alert")).to_contain_text("connection is lost")
    page.keyboard.press("m")
    menu = page.get_by_role("dialog", name="Menu")
    for name, attempt in TRIED.items():
        menu.get_by_role("button", name=name, exact=True).click()
        attempt(menu)
        told(menu)
    menu.get_by_role("button", name="Take back", exact=True).click()
    menu.get_by_role("button", name=re.compile("The last answer")).click()
    own_server.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=60_000)


def test_a_replay_that_stops_says_why(page, own_server, ann):
    ann.comes(f"#/replay/{ann.table['id']}")
    expect(page.get_by_role("slider")).to_have_value("0")
    expect(page.get_by_role("button", name="Reach", exact=True)).to_be_visible()
    own_server.kill()
    page.get_by_role("button", name="Reach", exact=True).click()
    told(page)
    page.keyboard.press("ArrowRight")
    told(page)
    page.keyboard.press(" ")
    told(page)


def test_the_first_screens_say_so_too(page, own_server, ann):
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Leave the table").click()
    expect(page.get_by_role("button", name="Delete The first night")).to_be_visible()
    own_server.kill()
    page.get_by_role("button", name=re.compile("^The first night")).click()
    told(page)
    page.get_by_role("button", name="Delete The first night").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete it").click()
    told(page)
    page.get_by_role("link", name=re.compile("New adventure")).click()
    told(page)
    page.get_by_role("link", name="Back").click()
    page.get_by_role("link", name="Deal me in").click()
    told(page)
