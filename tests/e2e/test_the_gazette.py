"""The Gazette at the page: an issue is read, at both sizes, and kept as a picture and as one file."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.screens import violations
from tests.e2e.serving import LAPTOP, PHONE, Server
from tests.gazette.campaigns import keep_campaign

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture(scope="module")
def printed(tmp_path_factory):
    """A server that keeps a campaign of two adventures, and the address of its paper."""
    data = tmp_path_factory.mktemp("gazette")
    folder = data / "old-lantern"
    folder.mkdir()
    first, *_ = keep_campaign(folder / "table.sqlite", 2)
    server = Server(data)
    server.start()
    yield f"{server.address}#/gazette/{first}"
    server.kill()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_an_issue_fits_and_axe_finds_nothing_serious(page, printed, size):
    page.set_viewport_size(size)
    page.goto(printed)
    expect(page.get_by_role("article", name="The Brimstone Gazette, No. 2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert violations(page) == []


def test_a_back_issue_is_found_by_keyboard_and_in_italian(page, printed):
    page.goto(printed.replace("/#", "/?lang=it#"))
    rack = page.get_by_role("navigation", name="Numeri arretrati")
    rack.get_by_role("link", name="N. 1").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("article", name="La Gazzetta di Brimstone, N. 1")).to_be_visible()


def test_an_issue_is_kept_as_a_picture_and_all_as_one_file(page, printed):
    page.goto(printed)
    expect(page.get_by_role("article")).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep as a picture").click()
    assert kept.value.suggested_filename == "the-brimstone-gazette-2.png"
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep all issues").click()
    page_of_all = kept.value.path().read_text("utf-8")
    assert page_of_all.count("<article") == 2
    assert "data:font/woff2" in page_of_all
    assert "http://127" not in page_of_all
