"""The first five minutes at the page: the first night to the end of its first fight, and everything before a first turn."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from tests.e2e.haste import hasten
from tests.e2e.person import QUICK, Person
from tests.e2e.plans import first_fight_plan
from tests.e2e.screens import hard_to_read, violations
from tests.e2e.serving import LAPTOP, PHONE

from lantern.players.first_night import first_night

pytestmark = pytest.mark.xdist_group("browser")
#: As somebody has it who has never been here, only without waiting.
NEW = {**QUICK, "explain": True, "opening": True}
#: What the questions of the first fight need, in the order in which they need it.
NEEDED = ["At the table", "After the Move", "Re-rolling", "Horror", "A Fight", "To Hit", "Sharing out Hits", "Defense"]
SIX = ["preacher", "rancher", "gunslinger", "us-marshal", "law-man", "bandido"]


class Newcomer(Person):
    """Somebody who has never seen the game: reads what is explained, and puts it away."""

    def __init__(self, page, server, *, lang="en"):
        super().__init__(page, server, lang=lang)
        page.add_init_script(f"localStorage.setItem('settings', {json.dumps(json.dumps(NEW))})")
        self.tips: list[str] = []

    def reads(self) -> None:
        """Read what is explained now; there is never a second card behind it."""
        tip = self.page.locator("main.table > section.card")
        if not tip.count():
            return
        assert tip.count() == 1
        expect(tip).to_be_visible()  # it comes when the map has come to rest
        if (fold := tip.locator("button.title")).count() and fold.get_attribute("aria-expanded") == "false":
            fold.click()
        self.tips.append(tip.locator("h3, .title b").first.inner_text())
        tip.get_by_role("button", name="Got it").click()
        expect(tip).to_have_count(0)

    def decides_with(self, asked, decision, following):
        self.reads()
        return super().decides_with(asked, decision, following)


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def window(browser, request):
    context = browser.new_context(
        bypass_csp=True,
        viewport=request.param,
        has_touch=request.param is PHONE,
        locale="en-GB",
        timezone_id="UTC",
        reduced_motion="reduce",
    )
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    yield page
    context.close()
    assert problems == []


def good_to_read(page) -> None:
    assert violations(page) == []
    assert hard_to_read(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_the_first_night_is_told_played_and_its_first_fight_is_won(window, server):
    plan, night = first_fight_plan(), first_night()
    ann = Newcomer(window, server)
    hasten(window)
    ann.comes()
    window.get_by_role("link", name="Deal me in").click()
    for said in (*(part["en"] for part in night.story), *(goal.text["en"] for goal in night.goals)):
        expect(window.get_by_text(said)).to_be_visible()
    for hero in night.heroes:
        expect(window.get_by_text(hero.name, exact=True)).to_be_visible()
    good_to_read(window)

    window.get_by_role("button", name="Go in").click()
    assert ann.question["kind"] == "move", "nobody is asked anything before the first turn"
    ann.plays(plan)

    assert not ann.table["fight"]
    assert not any(hero["ko"] for hero in ann.table["heroes"])
    assert len(ann.tips) == len(set(ann.tips)), "what was put away stays away"
    assert [tip for tip in ann.tips if tip in NEEDED] == NEEDED, "each comes with the first question that needs it"


def test_the_first_dice_of_the_first_night_are_explained_while_they_lie_there(window, server):
    ann = Newcomer(window, server)
    window.add_init_script(f"localStorage.setItem('settings', {json.dumps(json.dumps({**NEW, 'speed': 'normal'}))})")
    ann.comes("#/first")
    window.get_by_role("button", name="Go in").click()

    tip = window.locator("main.table[data-scene] > section.card")
    expect(tip).to_contain_text("Hold Back the Darkness")
    expect(window.locator("[data-roll]")).to_contain_text("Hold Back the Darkness")
    expect(ann.prompt).to_have_count(0)
    expect(window.locator(".heroes")).not_to_contain_text("steps")  # nobody moves yet
    dice, card = window.locator("[data-roll]").bounding_box(), tip.bounding_box()
    apart = card["x"] + card["width"] <= dice["x"] or dice["x"] + dice["width"] <= card["x"]
    assert apart or card["y"] + card["height"] <= dice["y"] or dice["y"] + dice["height"] <= card["y"], "it covers the dice"
    ann.reads()

    assert ann.question["kind"] == "move"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_an_adventure_opens_with_its_story_and_is_set_up_on_one_screen(window, server, lang):
    ann = Newcomer(window, server, lang=lang)
    opened = window.request.post(f"{server.address}api/tables", data={"heroes": SIX, "seed": 3}).json()
    ann.comes(f"?lang={lang}#/table/{opened['id']}/{opened['token']}")
    letter = window.locator(".letter")
    expect(letter).to_be_visible()
    expect(letter.get_by_role("heading", level=1)).to_have_text(ann.table["mission"]["name"])
    expect(letter.get_by_text(ann.table["mission"]["story"])).to_be_visible()
    expect(letter.get_by_role("listitem")).to_have_count(3)
    good_to_read(window)

    letter.get_by_role("button").click()
    expect(window.get_by_role("radiogroup")).to_have_count(len(SIX))
    expect(window.get_by_role("combobox")).to_have_count(0)  # what else stands ready is folded: one choice for each hero
    good_to_read(window)
    window.get_by_role("radio", name=re.compile("Quickdraw|Estrazione rapida")).check(force=True)
    window.get_by_role("radio", name=re.compile("(Preacher|Predicatore) (carries|porta)")).check(force=True)
    window.get_by_role("button", name=re.compile("Light the lantern|Accendete la lanterna")).click()

    expect(ann.prompt).to_be_visible()
    heroes = {hero["id"]: hero for hero in ann.table["heroes"]}
    assert ann.table["turn"] == 1
    assert heroes["preacher"]["light"]
    assert "quickdraw" in {one["id"] for one in heroes["gunslinger"]["abilities"]}


def test_words_of_the_rules_are_explained_where_they_stand(window, server):
    ann = Newcomer(window, server)
    opened = window.request.post(f"{server.address}api/tables", data={"heroes": ["us-marshal", "gunslinger"]}).json()
    ann.comes(f"#/table/{opened['id']}/{opened['token']}")
    window.get_by_role("button", name="Go in").click()

    window.get_by_role("button", name="What is Free Attack?").click()

    expect(window.get_by_text("An attack besides the one that every activation has.")).to_be_visible()
    expect(window.get_by_text("Rule ATTACK-15")).to_be_visible()


def test_places_are_taken_on_the_map_by_who_likes(window, server):
    ann = Newcomer(window, server)
    opened = window.request.post(f"{server.address}api/tables", data={"heroes": ["us-marshal", "gunslinger"]}).json()
    ann.comes(f"#/table/{opened['id']}/{opened['token']}")
    window.get_by_role("button", name="Go in").click()
    window.get_by_role("switch", name=re.compile("Choose our own places")).check(force=True)
    window.get_by_role("button", name="Light the lantern").click()

    assert ann.question["kind"] == "start-space"


def test_the_keyboard_leads_through_everything_before_the_first_turn(page, server):
    ann = Newcomer(page, server)
    opened = page.request.post(f"{server.address}api/tables", data={"heroes": ["us-marshal", "gunslinger"]}).json()
    ann.comes(f"#/table/{opened['id']}/{opened['token']}")
    expect(page.get_by_role("button", name="Go in")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Light the lantern")).to_be_focused()
    page.keyboard.press("Enter")
    expect(ann.prompt).to_be_visible()

    page.keyboard.press("g")

    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(ann.table["mission"]["story"]).first).to_be_visible()
    expect(sheet.get_by_text(ann.table["mission"]["goal"]).first).to_be_visible()


def test_a_hero_is_renamed_during_the_game(window, server):
    ann = Person(window, server)
    ann.sits_down(heroes=["us-marshal", "gunslinger"], seed=7)
    window.get_by_role("region", name="Heroes").get_by_role("button", name=re.compile("Gunslinger")).click()
    sheet = window.get_by_role("dialog")
    sheet.get_by_role("button", name="Change the name").click()
    sheet.get_by_role("textbox", name="Name", exact=True).fill("Etta Vane")
    sheet.get_by_role("textbox", name="Nickname").fill("Three Knocks")
    assert violations(window) == []
    sheet.get_by_role("button", name="Keep it").click()

    expect(sheet.get_by_role("heading", name="Etta Vane")).to_be_visible()
    window.reload()
    expect(window.get_by_role("region", name="Heroes").get_by_role("button", name=re.compile("Etta Vane"))).to_be_visible()


def test_the_same_posse_plays_again(window, server):
    ann = Person(window, server)
    ann.takes_in(_lost())
    end = window.get_by_role("dialog", name="End of the adventure")
    before = [hero["name"] for hero in ann.table["heroes"]]
    first = ann.table["id"]
    end.get_by_role("button", name="Play again with the same party").click()

    expect(ann.panel).to_be_visible()
    assert ann.table["id"] != first
    assert ann.table["turn"] == 0
    assert [hero["name"] for hero in ann.table["heroes"]] == before


def _lost() -> bytes:
    """An adventure that was lost, as a file."""
    from lantern.core.journal import journal_bytes  # noqa: PLC0415 - only here
    from lantern.core.table import solo  # noqa: PLC0415
    from lantern.players.heuristic import HeuristicPlayer  # noqa: PLC0415
    from lantern.players.setups import Setup, with_introduction  # noqa: PLC0415
    from lantern.players.table import new_play  # noqa: PLC0415
    from lantern.rules.table.people import Person as Somebody  # noqa: PLC0415

    people = (Somebody("Etta Vane", "Three Knocks", "w-1"),)
    setup = with_introduction(Setup(heroes=("gunslinger",), people=people, seed=4))
    return journal_bytes(new_play(setup, table=solo(HeuristicPlayer(1))).journal)


#: The letters that are there, of those that the page has.
LETTERS = "document.fonts.ready.then(() => [...document.fonts].filter(one => one.status === 'loaded').map(one => one.family))"


def test_a_lost_address_leads_back(window, server):
    window.goto(f"{server.address}foo/bar")
    assert {"Rye", "Alegreya Sans"} <= {name.strip('"') for name in window.evaluate(LETTERS)}
    good_to_read(window)
    window.get_by_role("link", name="Back to the lantern").click()
    expect(window.get_by_role("link", name="Deal me in")).to_be_visible()


#: What is said where a game is looked for.
NO_GAME = "There is no such game"


def test_a_table_that_is_not_there_leads_back(window, server):
    for where, said in (("table", "There is no such table"), ("replay", NO_GAME), ("gazette", NO_GAME)):
        window.goto(f"{server.address}#/{where}/none")
        expect(window.get_by_role("heading", name=said)).to_be_visible()
        good_to_read(window)
        expect(window.get_by_role("link")).to_have_count(1)
        window.get_by_role("link", name="To the start").click()
        expect(window.get_by_role("link", name="Deal me in")).to_be_visible()
