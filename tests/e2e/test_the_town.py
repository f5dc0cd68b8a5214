"""The stay in town at the page: its street and its end; what is done in it is in test_two_lives."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.screens import Screens, view, violations
from tests.e2e.serving import LAPTOP, PHONE

pytestmark = pytest.mark.xdist_group("browser")
STREET = "The street of Town"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_end_of_a_stay_fits_and_axe_finds_nothing_serious(page, server, size):
    page.set_viewport_size(size)
    screens = Screens(page, server)
    screens.shows("left-town", scene=STREET)
    screens.settles()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert violations(page) == []
    button = page.get_by_role("button", name="Plan the next adventure").bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= size["height"]


def test_who_points_at_an_answer_sees_its_house(page, server):
    page.set_viewport_size(PHONE)
    screens = Screens(page, server)
    screens.shows("town", scene=STREET)
    screens.settles()
    page.locator(".question .option", has_text="General Store").focus()
    house = page.locator('[data-place="general-store"]')
    expect(house).to_have_class(re.compile(r"\bpointed\b"))
    page.wait_for_timeout(600)
    seen = house.bounding_box()
    assert seen is not None
    assert seen["x"] >= 0
    assert seen["x"] + seen["width"] <= PHONE["width"]


def test_the_sign_of_the_camp_holds_a_long_name(page, server):
    page.set_viewport_size(PHONE)
    screens = Screens(page, server)
    screens.shows("town", scene=STREET)
    update = view("town")
    for place in update["table"]["town"]["lodgings"]:
        if place["id"] == "camp-site":
            place["name"] = "Accampamento"
    update["table"]["version"] += 1
    screens.changes(update)
    expect(page.locator("[data-place=camp-site] .sign")).to_have_text("Accampamento")
    cut = page.locator(".street .sign").evaluate_all(
        "signs => signs.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    )
    assert cut == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(("name", "told"), [("town", "One place a day"), ("gathering", "By the fire")])
def test_what_is_new_between_two_adventures_is_explained_over_the_scene(page, server, size, name, told):
    page.set_viewport_size(size)
    screens = Screens(page, server)
    page.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 'instant', explain: true }))")
    screens.shows(name, scene="Question")
    note = page.locator(".explained")
    expect(note).to_contain_text(told)
    screens.settles()
    assert violations(page) == []
    asked = page.get_by_role("region", name="Question", exact=True).bounding_box()
    lies = note.bounding_box()
    assert asked is not None
    assert lies is not None
    apart = lies["x"] + lies["width"] <= asked["x"] or lies["y"] + lies["height"] <= asked["y"]
    assert apart, "it covers nothing that is asked"
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    page.reload()
    screens.settles()
    expect(note).to_have_count(0)


def test_what_weighs_on_six_heroes_covers_none_of_their_names(page, server):
    page.set_viewport_size(LAPTOP)
    screens = Screens(page, server)
    screens.shows("town", scene=STREET)
    update = view("town")
    one = update["table"]["heroes"][0]
    long = {"id": "torn", "number": 1, "name": "Borsa Laterale strappata", "text": [], "kind": "status", "uses": []}
    six = [
        {**one, "id": f"hero-{at}", "name": "Jesse Calloway", "active": at == 1, "conditions": [long] * (1 + at % 2)}
        for at in range(6)
    ]
    update["table"]["heroes"] = six
    update["table"]["version"] += 1
    screens.changes(update)
    expect(page.locator(".strip .hero")).to_have_count(6)
    screens.settles()
    for hero in page.locator(".strip .hero").all():
        flag, name = hero.locator(".flag").bounding_box(), hero.locator(".names b").bounding_box()
        assert flag is not None
        assert name is not None
        assert flag["y"] + flag["height"] <= name["y"] + 2


def test_the_word_that_the_camp_is_gone_is_seen_whole(page, server):
    page.set_viewport_size(LAPTOP)
    screens = Screens(page, server)
    page.add_init_script("localStorage.setItem('language', 'it')")
    screens.shows("town", scene="La via della Città")
    update = view("town")
    for place in update["table"]["town"]["lodgings"]:
        if place["id"] == "camp-site":
            place["shut"] = True
    update["table"]["version"] += 1
    screens.changes(update)
    word = page.get_by_text("L'accampamento non c'è più")
    expect(word).to_be_visible()
    street, lies = page.locator(".town").bounding_box(), word.bounding_box()
    assert street is not None
    assert lies is not None
    assert lies["x"] >= street["x"]
    sign = page.locator("[data-place=camp-site] .sign").bounding_box()
    assert sign is not None
    assert lies["y"] + lies["height"] <= sign["y"]
