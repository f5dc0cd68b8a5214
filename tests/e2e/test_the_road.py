"""The end of the road at the page; how it is ridden is in test_two_lives."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.screens import Screens, view, violations
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


def test_what_is_told_over_the_road_covers_neither_the_town_nor_who_rides(page, server):
    page.set_viewport_size(LAPTOP)
    screens = Screens(page, server)
    page.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 'instant', explain: true }))")
    for name in ("journey", "arrived"):
        screens.shows(name, scene=WAY)
        expect(page.locator(".explained")).to_be_visible()
        screens.settles()
        told = [page.locator(".explained").bounding_box(), *(one.bounding_box() for one in page.locator(".ruins").all())]
        seen = [*page.locator(".place").all(), *page.locator("[data-rider], .wagon, .stop").all(), *page.locator(".hero").all()]
        for lies in told:
            assert lies is not None
            for one in seen:
                box = one.bounding_box()
                assert box is not None
                clear = (
                    lies["x"] + lies["width"] <= box["x"]
                    or box["x"] + box["width"] <= lies["x"]
                    or lies["y"] + lies["height"] <= box["y"]
                    or box["y"] + box["height"] <= lies["y"]
                )
                assert clear, f"{name}: {one.inner_text()} is covered"


def test_who_sets_out_stands_beside_the_sign_of_the_mine(page, server):
    page.set_viewport_size(LAPTOP)
    screens = Screens(page, server)
    screens.shows("journey", scene=WAY)
    update = view("journey")
    road = update["table"]["road"]
    road["ahead"] = [one["hero"] for one in road["met"]] + road["ahead"]
    road["met"] = []
    update["table"]["version"] += 1
    screens.changes(update)
    expect(page.locator(".to-come")).to_have_count(3)
    screens.settles()
    sign = page.locator(".place").first.bounding_box()
    rider = page.locator("[data-rider]").first.bounding_box()
    assert sign is not None
    assert rider is not None
    assert sign["x"] + sign["width"] <= rider["x"] or sign["y"] + sign["height"] <= rider["y"]


def test_a_long_choice_of_a_hazard_is_read_without_scrolling(page, server):
    page.set_viewport_size(LAPTOP)
    screens = Screens(page, server)
    screens.shows("journey", scene=WAY)
    update = view("journey")
    [asked] = update["table"]["questions"]
    first = asked["answers"][0]
    text = (
        "Fai una prova di Forza 5+: se la superi, ottieni 25 XP, poi tira un D6 (con 1-4, pesca 1 carta Equipaggiamento; "
        "con un 5, pesca 1 carta Artefatto; con un 6, ricevi Un superstite); se la fallisci, "
        "subisci D6 Ferite, ignorando la Difesa."
    )
    odds = {"percent": 56, "text": "supera la prova"}
    asked["answers"] = [{**first, "label": text, "odds": odds}, {**first, "index": 1, "key": "no", "label": "Niente di questo"}]
    asked["id"] += " again"
    update["table"]["version"] += 1
    screens.changes(update)
    expect(page.get_by_text("Niente di questo")).to_be_visible()
    screens.settles()
    body = page.locator(".question .body")
    assert body.evaluate("one => one.scrollHeight <= one.clientHeight + 8")
