"""Games as files, and both languages, through the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.person import Person

pytestmark = pytest.mark.xdist_group("browser")
#: What belongs to this table and this window, not to the game.
OF_THE_TABLE = ("id", "name", "version", "map", "seats", "undo", "rolls")


def game_of(ann):
    return {key: value for key, value in ann.table.items() if key not in OF_THE_TABLE}


@pytest.mark.parametrize("form", ["Export as text", "Export as a save"])
def test_a_game_is_exported_deleted_and_opened_again(page, own_server, tmp_path, form):
    ann = Person(page, own_server)
    ann.sits_down(heroes=["us-marshal", "gunslinger"], seed=7, name="The first night")
    for _ in range(4):
        asked = ann.shown
        page.keyboard.press("1")
        ann.waits_for_another(asked)
    told, before = ann.prompt.inner_text(), game_of(ann)
    page.keyboard.press("m")
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Save and share").click()
    with page.expect_download() as download:
        menu.get_by_role("button", name=re.compile(form)).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    menu.get_by_role("link", name="Leave the table").click()
    page.get_by_role("button", name="Delete The first night").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete it").click()
    expect(page.get_by_role("button", name=re.compile("Go on with"))).to_have_count(0)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)
    expect(ann.prompt).to_have_text(told)
    assert game_of(ann) == before


#: English words that no Italian sentence has.
ENGLISH = re.compile(r"\b(the|you|your|and|what|where|with|choose|hero|turn|of|to|do)\b", re.IGNORECASE)


def test_the_language_is_changed_in_the_middle_of_a_question(page, server):
    ann = Person(page, server)
    ann.sits_down(heroes=["us-marshal", "gunslinger"], seed=7)
    english, asked = ann.prompt.inner_text(), ann.shown
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Italiano").click()
    ann.lang = "it"
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.closest('dialog') === null")  # the keyboard is at the table again
    expect(ann.prompt).not_to_have_text(english)
    assert ann.shown == asked
    for _ in range(5):
        asked = ann.shown
        assert ENGLISH.findall(ann.prompt.inner_text()) == []
        page.keyboard.press("1")
        ann.waits_for_another(asked)
    page.reload()
    expect(ann.panel).to_be_visible()
    assert ENGLISH.findall(ann.prompt.inner_text()) == []
    assert page.locator("html").get_attribute("lang") == "it"


def test_the_first_screen_speaks_both_languages(page, own_server):
    ann = Person(page, own_server)
    ann.comes()
    expect(page.get_by_role("link", name="Deal me in")).to_be_visible()
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("link", name="Deal me in")).to_have_count(0)
    words = page.locator("main").inner_text()
    assert "Scegli" in words or "avventura" in words
    assert [word for word in ENGLISH.findall(words) if word.lower() != "do"] == []
