"""Two people at windows of their own make their heroes at the same time: each sees its own choices at once."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.person import QUICK, Person
from tests.e2e.screens import violations
from tests.e2e.serving import LAPTOP, PHONE

pytestmark = pytest.mark.xdist_group("browser")


def comes(page: Page, server, opened: dict[str, str]) -> Person:
    """Open the table of an adventure that is set up on one screen, past its story."""
    settings = json.dumps(json.dumps(QUICK | {"opening": True}))
    page.add_init_script(f"localStorage.setItem('settings', {settings})")
    page.add_init_script(f"sessionStorage.setItem('told {opened['id']}', '')")
    person = Person(page, server)
    person.comes(f"#/table/{opened['id']}/{opened['token']}")
    return person


def test_nobody_waits_while_another_makes_a_hero(page, browser, server):
    asked = {"heroes": ["us-marshal", "gunslinger"], "seats": [["us-marshal"], ["gunslinger"]], "seed": 5}
    opened = page.request.post(f"{server.address}api/tables", data=asked).json()
    seat = f"{server.address}api/tables/{opened['id']}/seats/2"
    page.request.delete(seat, headers={"Seat-Token": opened["token"]})
    claimed = page.request.post(f"{seat}/claim").json()
    context = browser.new_context(bypass_csp=True, viewport=PHONE, locale="en-GB", reduced_motion="reduce")
    page.set_viewport_size(LAPTOP)
    comes(page, server, opened)
    bob = comes(context.new_page(), server, {"id": opened["id"], "token": claimed["token"]})

    hardened = page.get_by_role("radio", name="Hardened Resolve")
    hardened.click()
    expect(page.get_by_text("Gunslinger is being made by another player.")).to_be_visible()
    bob.page.get_by_role("radio", name="Reload").click()
    bob.page.get_by_role("button", name="Ready").click()

    expect(bob.page.get_by_role("status").filter(has_text="Waiting for whoever decides for U.S. Marshal")).to_be_visible()
    assert violations(bob.page) == []
    expect(page.get_by_text("Reload", exact=True)).to_be_visible()
    expect(hardened).to_be_checked()  # what was chosen here stands
    assert violations(page) == []
    page.get_by_role("button", name="Light the lantern").click()

    expect(bob.page.locator("main.table, [data-question]").first).to_be_visible()
    known = [{ability["name"] for ability in hero["abilities"]} for hero in bob.table["heroes"]]
    assert [name in known[at] for at, name in enumerate(("Hardened Resolve", "Reload"))] == [True, True]
    context.close()
