"""Somebody registers at a desk, begins a game, and finds it on a phone; once logged out everywhere, neither shows anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.serving import LAPTOP, PHONE, Server

pytestmark = pytest.mark.xdist_group("browser")
PASSWORD = "a lamp in the mine"


def come_in(page: Page, name: str, password: str, how: str) -> None:
    page.get_by_role("group").get_by_role("button", name=how, exact=True).click()
    page.get_by_label("Name").or_(page.get_by_label("Nome")).fill(name)
    page.locator("input[type=password]").fill(password)
    page.locator("form button").click()


def test_what_is_somebodys_is_theirs_at_every_device(browser, tmp_path):
    server = Server(tmp_path, accounts="open")
    server.start()
    desk = browser.new_context(viewport=LAPTOP, locale="en-GB", reduced_motion="reduce").new_page()
    phone = browser.new_context(viewport=PHONE, locale="it-IT", reduced_motion="reduce").new_page()
    thrown: list[str] = []
    for page in (desk, phone):
        page.on("pageerror", lambda error: thrown.append(str(error)))
    try:
        desk.goto(server.address)
        expect(desk.get_by_role("link", name="Log in")).to_be_visible()
        desk.get_by_role("link", name="New adventure").click()
        expect(desk.get_by_role("heading", name="Who comes to the lantern?")).to_be_visible()  # nobody else begins one
        come_in(desk, "Cora", PASSWORD, "Register")
        expect(desk.get_by_role("link", name="cora")).to_be_visible()
        begin = "async (setup) => (await fetch('./api/tables', {method: 'POST', body: JSON.stringify(setup)})).status"
        assert desk.evaluate(begin, {"seed": 7, "heroes": ["us-marshal"], "name": "The night shift"}) == 201
        assert desk.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('seat '))") == []
        desk.reload()
        expect(desk.get_by_text("The night shift")).to_be_visible()

        phone.goto(f"{server.address}#/account")
        phone.get_by_role("button", name="Italiano").click()
        come_in(phone, "cora", "not this one", "Accedi")
        expect(phone.get_by_role("alert")).to_have_text("Nome e password non vanno insieme.")
        come_in(phone, "cora", PASSWORD, "Accedi")
        expect(phone.get_by_text("The night shift")).to_be_visible()
        phone.get_by_role("link", name="cora").click()
        expect(phone.get_by_text("Hai effettuato l'accesso da 2 browser.")).to_be_visible()
        expect(phone.get_by_text("cavalca in «The night shift»")).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
        phone.get_by_role("button", name="Esci ovunque").click()
        expect(phone.get_by_role("link", name="Accedi")).to_be_visible()
        desk.reload()
        expect(desk.get_by_role("link", name="Log in")).to_be_visible()
        expect(desk.get_by_text("The night shift")).to_have_count(0)
        assert thrown == []
    finally:
        for page in (desk, phone):
            page.context.close()
        server.kill()
