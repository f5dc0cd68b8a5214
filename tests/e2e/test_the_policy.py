"""The page under its content-security policy, as browsers enforce it: nothing of it is blocked, and nothing foreign runs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.person import PATIENCE
from tests.e2e.serving import LAPTOP

pytestmark = pytest.mark.xdist_group("browser")
HOSTILE = '<img src=x onerror="document.title=1">'


def test_nothing_of_the_page_is_blocked_and_a_hostile_name_stays_a_name(browser, server):
    context = browser.new_context(viewport=LAPTOP, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text) if message.type in {"error", "warning"} else None)
    people = [{"name": HOSTILE, "nickname": HOSTILE, "face": "7"}]
    opened = page.request.post(
        f"{server.address}api/tables", data={"heroes": ["us-marshal"], "seed": 7, "people": people, "name": HOSTILE}
    ).json()
    page.goto(f"{server.address}#/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(HOSTILE).first).to_be_visible()
    page.goto(f"{server.address}#/table/{opened['id']}/{opened['token']}")
    page.get_by_role("button", name="Go in").click()
    expect(page.get_by_text(HOSTILE).first).to_be_visible()
    page.goto(f"{server.address}#/campaign/{opened['id']}")
    expect(page.get_by_text(HOSTILE).first).to_be_visible()
    page.goto(f"{server.address}foo/bar")
    expect(page.get_by_role("link")).to_be_visible()
    assert page.title() != "1"
    blocked = [text for text in told if "Content Security Policy" in text or "Refused to" in text]
    assert blocked == []
    context.close()
