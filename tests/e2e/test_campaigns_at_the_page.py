"""Campaigns at the page: the posse, chapters, files, levels, and who is raised in town."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.campaign.stories import content
from tests.e2e.person import QUICK, Person
from tests.e2e.screens import violations
from tests.e2e.serving import LAPTOP, PHONE, WIDE, Server
from tests.server.campaigns import a_campaign, long_ago
from tests.server.people import plain

from lantern.campaign.files import CampaignBook, CampaignIndex, ChapterKept, campaign_bytes
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord, PastAdventure
from lantern.core.journal import journal_bytes
from lantern.players.setups import StaySetup
from lantern.players.table import new_play
from lantern.rules.table.state import Held

pytestmark = pytest.mark.xdist_group("browser")


def taken_in(page: Page, server: Server, name: str = "The Ashfall Posse") -> str:
    """Bring a campaign to the table; the window is that of somebody who wants to get on."""
    page.add_init_script(
        f"localStorage.getItem('settings') ?? localStorage.setItem('settings', {json.dumps(json.dumps(QUICK))})"
    )
    data = campaign_bytes(a_campaign(name))
    return str(page.request.post(f"{server.address}api/campaigns/file?name=x.zip", data=data).json()["id"])


def opens(page: Page, server: Server, name: str, lang: str = "en") -> None:
    page.goto(f"{server.address}?lang={lang}#/campaign/{name}")
    expect(page.locator(".photo").first).to_be_visible()


def fits(page: Page, size: dict[str, int]) -> None:
    page.mouse.move(1, 1)
    page.wait_for_function("document.getAnimations().every(one => one.playState !== 'running')")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert violations(page) == []


@pytest.mark.parametrize(
    ("size", "lang"),
    [(LAPTOP, "en"), (LAPTOP, "it"), (PHONE, "en"), (PHONE, "it"), (WIDE, "it")],
    ids=["laptop-en", "laptop-it", "phone-en", "phone-it", "wide-it"],
)
def test_the_screens_of_a_campaign_fit_and_axe_finds_nothing_serious(page, server, size, lang):
    page.set_viewport_size(size)
    opens(page, server, taken_in(page, server), lang)
    fits(page, size)
    go_on = page.locator(".next .brass").bounding_box()
    assert go_on is not None
    assert go_on["y"] + go_on["height"] <= size["height"], "going on is always at hand"
    page.locator(".photo").first.click()
    expect(page.get_by_role("dialog", name="Cora Whitlock")).to_be_visible()
    fits(page, size)
    page.get_by_role("button", name=re.compile("^(Upgrades|Miglioramenti)$")).click()
    expect(page.locator(".drift")).to_have_count(4)
    fits(page, size)
    page.keyboard.press("Escape")
    page.locator(".empty.lit").click()
    expect(page.locator(".class").first).to_be_visible()
    fits(page, size)


def test_a_campaign_is_found_renamed_copied_deleted_and_put_back(page, own_server):
    taken_in(page, own_server, "Old times")
    page.goto(own_server.address)
    page.get_by_role("link", name="Look at Old times: heroes and chapters").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Old times")
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("textbox", name="Name of the campaign").fill("New times")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("New times")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status")).to_have_text("A copy is on the first screen.")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("New times was deleted.")).to_be_visible()
    rows = page.get_by_role("button", name=re.compile("^New times"))
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("New times (copy)")
    page.get_by_role("button", name="Put it back").click()
    expect(rows).to_have_count(2)


def test_a_campaign_goes_to_a_file_and_comes_back_from_it(page, own_server, tmp_path):
    opens(page, own_server, taken_in(page, own_server, "Old times"))
    page.get_by_role("button", name="Save as a file").click()
    with page.expect_download() as given:
        page.get_by_role("button", name="With all replays").click()
    assert given.value.suggested_filename == "Old times.campaign.zip"
    file = tmp_path / "x.campaign.zip"
    given.value.save_as(file)
    page.goto(own_server.address)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("link", name=re.compile("^Look at Old times"))).to_have_count(2)
    (tmp_path / "bad.zip").write_bytes(b"PK nothing")
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.zip")
    expect(page.get_by_role("alert")).to_contain_text("bad.zip cannot be opened")


def test_a_chapter_is_begun_again_as_a_branch(page, server):
    name = taken_in(page, server)
    opens(page, server, name)
    page.get_by_role("button", name="Begin it again: Chapter 6").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin it again").click()
    expect(page).to_have_url(re.compile("#/table/"))
    opens(page, server, name)
    here = page.locator(".chapters li.here")
    expect(here).to_contain_text("Chapter 8")
    expect(page.locator(".chapters li").filter(has_text="Chapter 7")).to_contain_text("Branch 1")
    page.get_by_role("button", name="Open: Chapter 7").click()
    expect(page.get_by_role("region", name="What is planned")).to_be_visible()


def test_heroes_join_retire_come_back_and_are_buried_and_go_along_as_files(page, server, tmp_path):
    name = taken_in(page, server)
    opens(page, server, name)
    page.locator(".photo", has_text="Jesse Calloway").click()
    with page.expect_download() as given:
        page.get_by_role("dialog").get_by_role("button", name="Save as a file").click()
    given.value.save_as(tmp_path / "jesse.hero.json")
    page.get_by_role("dialog").get_by_role("button", name="Ride with others").click()
    resting = page.get_by_role("list", name="Those who rest")
    expect(resting.locator(".photo", has_text="Jesse Calloway")).to_contain_text("Rides with others")
    page.get_by_role("button", name="Somebody new rides in").click()
    page.get_by_role("dialog").locator("input[type=file]").set_input_files(tmp_path / "jesse.hero.json")
    riders = page.get_by_role("list", name="Those who ride")
    expect(riders.locator(".photo", has_text="Jesse Calloway")).to_be_visible()
    resting.locator(".photo", has_text="Ruth Graves").click()
    page.get_by_role("dialog").get_by_role("button", name="Come back").click()
    expect(riders.locator(".photo", has_text="Ruth Graves")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Elias Vane")).click()
    page.get_by_role("dialog").get_by_role("button", name="Bury").click()
    expect(page.get_by_role("button", name=re.compile("^Elias Vane"))).to_contain_text("Buried")
    page.get_by_role("button", name="Somebody new rides in").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Preacher").click()
    dialog.get_by_role("textbox", name="Name", exact=True).fill("Temperance Hale")
    dialog.get_by_role("button", name="Welcome").click()
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.get_by_role("region", name="Question", exact=True)).to_contain_text("Temperance Hale")
    opens(page, server, name)
    expect(riders.locator(".photo", has_text="Temperance Hale")).to_contain_text("Preacher, level 1")


def answers(person: Person, asked: dict[str, Any], key: str = "") -> None:
    """Answer over the wire what is not looked at here, as the window's own person."""
    told = person.page.evaluate("id => localStorage.getItem('seat ' + id)", person.table["id"])
    given = next((one["index"] for one in asked["answers"] if one["key"] == key), plain(asked))
    body = {"type": "answer", "question": asked["id"], "answer": given}
    address = f"{person.server.address}api/tables/{person.table['id']}/answer"
    assert person.page.request.post(address, data=body, headers={"Seat-Token": told}).ok
    person.page.wait_for_function("id => document.querySelector('[data-question]')?.dataset.question !== id", arg=asked["id"])


def test_the_tree_is_walked_with_the_keyboard(page, server):
    opens(page, server, taken_in(page, server))
    page.locator(".photo", has_text="Cora Whitlock").press("Enter")
    page.get_by_role("button", name="Upgrades").press("Enter")
    first = page.get_by_role("button", name=re.compile("^A Story to Tell"))
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name=re.compile("^Back Up Plan ?, Possible now"))).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name=re.compile("^No Nonsense ?, Take the one before"))).to_be_focused()
    expect(page.get_by_role("article")).to_contain_text("First: No Shame In It")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def a_stay_with_a_body() -> CampaignBook:
    """A campaign in town after an adventure from which one of three did not come back; the others have money."""
    past = [PastAdventure("scouting-party", "won")]
    cora = HeroRecord(id="hero-a", name="Cora Whitlock", hero_class="us-marshal", made=True, gold=900, history=past)
    cora.items.append(Held("jacket"))
    ruth = HeroRecord(id="hero-b", name="Ruth Graves", hero_class="saloon-girl", made=True, gold=40, history=past)
    rafael = HeroRecord(id="hero-c", name="Rafael Ruiz", hero_class="bandido", made=True, gold=120, dead=True, history=past)
    posse = Posse(heroes=[cora, ruth, rafael])
    stay = new_play(StaySetup(posse=posse, seed=20), content=content())
    chapters = [
        ChapterKept(number=1, name="Scouting Party", after=posse),
        ChapterKept(number=2, parent=1, name="town", kind="stay"),
    ]
    return CampaignBook(
        CampaignIndex(name="A Body", head=2, chapters=chapters), {1: long_ago()[0], 2: journal_bytes(stay.journal)}
    )


def test_who_plays_alone_raises_the_dead_sees_the_coat_and_leaves_a_hero_to_a_bot_in_town(page, server):
    cora = Person(page, server)
    book = campaign_bytes(a_stay_with_a_body())
    name = page.request.post(f"{server.address}api/campaigns/file?name=x.zip", data=book).json()["id"]
    opens(page, server, name)
    page.get_by_role("button", name=re.compile("^Rafael Ruiz")).click()
    expect(page.get_by_role("dialog")).to_contain_text("can be brought back in Town (Church, $500)")
    page.keyboard.press("Escape")
    page.locator(".next .brass").click()
    expect(page.get_by_role("region", name="The street of Town")).to_be_visible()
    page.locator(".strip .hero", has_text="Cora Whitlock").click()
    expect(page.get_by_role("dialog", name="Cora Whitlock").locator(".worn")).to_contain_text("Jacket")
    page.keyboard.press("Escape")
    for _ in range(20):
        asked = cora.question
        if asked["kind"] == "business":
            break
        answers(cora, asked, "visit:church" if asked["who"] == "us-marshal" else "nowhere")

    raising = page.locator("[data-offer='service:resurrection']")
    expect(raising).to_contain_text("$500")
    raising.click()
    page.locator(".counter .buy").click()
    expect(page.get_by_role("region", name="Church", exact=True)).to_be_visible()  # one is asked for the money there
    page.get_by_role("button", name="As many as possible: 500").click()
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.locator(".strip .hero", has_text="Rafael Ruiz")).not_to_contain_text("Dead")
    heroes = {hero["hero_class"]: hero for hero in cora.table["heroes"]}
    assert (heroes["bandido"]["dead"], heroes["bandido"]["gold"], heroes["us-marshal"]["gold"] < 500) == (False, 120, True)

    page.get_by_role("button", name="Let a bot decide for Cora Whitlock").click()
    page.get_by_role("button", name="Leave it to the bot").click()  # it answers at once: that is asked first
    expect(page.locator(".strip .hero", has_text="Cora Whitlock")).to_contain_text("Bot")
    expect(cora.prompt).not_to_contain_text("Cora")  # the bot is done in the Church, and the others are asked
    assert {one["who"] for one in cora.table["questions"] if one["yours"]} <= {"saloon-girl", "bandido"}
    page.locator(".strip .hero", has_text="Cora Whitlock").click()  # it is hers again by the same sheet
    page.get_by_role("dialog", name="Cora Whitlock").get_by_role("button", name="Decide for Cora Whitlock yourself").click()
    page.keyboard.press("Escape")
    expect(page.locator(".strip .hero", has_text="Cora Whitlock")).not_to_contain_text("Bot")
