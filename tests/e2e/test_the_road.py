"""The road to town at the page: an adventure that is fled from, the journey, the town; and its two screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.person import Person
from tests.e2e.screens import Screens, violations
from tests.e2e.serving import LAPTOP, PHONE
from tests.server.people import plain

pytestmark = pytest.mark.xdist_group("browser")
WAY = "The way from the mine to Town"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("name", ["journey", "arrived"])
def test_the_road_fits_and_axe_finds_nothing_serious(page, server, size, name):
    page.set_viewport_size(size)
    screens = Screens(page, server)
    screens.shows(name, scene=WAY)
    screens.settles()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert violations(page) == []
    rider = page.locator("[data-rider]").first.bounding_box()
    assert rider is not None
    assert 0 <= rider["x"] + rider["width"] / 2 <= size["width"], "who rides is seen"
    if name == "arrived":
        enter = page.get_by_role("button", name="Into town").bounding_box()
        assert enter is not None
        assert enter["y"] + enter["height"] <= size["height"]


def test_who_flees_rides_to_town_and_goes_in_with_enter(page, server):
    ann = Person(page, server)
    opened = page.request.post(f"{server.address}api/tables", data={"heroes": ["us-marshal", "gunslinger"], "seed": 5}).json()
    leave(page, server, opened["id"], opened["token"])
    ann.takes_seat(opened)
    page.get_by_role("button", name="Play on with these heroes").click()
    expect(page.get_by_role("region", name=WAY)).to_be_visible()
    for _ in range(60):
        if ann.table["waiting"] == "over":
            break
        asked = ann.question
        page.keyboard.press("Enter" if asked["form"] in ("some", "amount", "order") else "1")
        page.wait_for_function("id => document.querySelector('[data-question]')?.dataset.question !== id", arg=asked["id"])
    enter = page.get_by_role("button", name="Into town")
    expect(enter).to_be_visible()
    road = page.url
    page.wait_for_timeout(600)
    assert page.url == road, "nobody is taken on unasked"
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="The street of Town")).to_be_visible()
    assert ann.table["chapter"] == "stay"
    expect(page.get_by_role("region", name="The street of Town")).to_contain_text("Day 1")
    first = ann.question  # everybody is asked at the same time
    assert first["kind"] == "visit"
    page.keyboard.press("1")
    ann.waits_for_another(first["id"])
    folk = page.locator("[data-place]:not([data-place=hotel], [data-place=camp-site]) .folk")
    expect(folk).to_have_count(1)
    second = ann.question
    assert (second["kind"], second["who"] == first["who"]) == ("visit", False)
    page.locator("[data-place].open button").last.click()
    expect(folk).to_have_count(2)


def leave(page, server, table: str, token: str) -> None:
    """Leave the adventure as soon as that is possible, before anybody looks at the page."""
    headers = {"Seat-Token": token}
    address = f"{server.address}api/tables/{table}"
    for _ in range(400):
        seen = page.request.get(address, headers=headers).json()["table"]
        if seen["waiting"] != "question":
            return
        question = seen["questions"][0]
        if seen["turn"] and "flee" not in seen["policies"]:
            asked = {"type": "policy", "hero": "party", "kind": "flee", "policy": "ask"}
            if page.request.post(f"{address}/policy", data=asked, headers=headers).ok:
                continue
        given = 1 if question["kind"] == "flee" else plain(question)
        answer = {"type": "answer", "question": question["id"], "answer": given}
        assert page.request.post(f"{address}/answer", data=answer, headers=headers).ok
    raise AssertionError("nobody can leave")
