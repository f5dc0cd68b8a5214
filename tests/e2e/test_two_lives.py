"""Two heroes from the day they are made to the grave of one of them: by keyboard at a laptop, and under a finger in Italian."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.finger import Finger
from tests.e2e.haste import hasten
from tests.e2e.keyboard import NO_MOUSE, Typist
from tests.e2e.person import Person
from tests.e2e.screens import violations
from tests.e2e.walks import HEROES, MISSION, NAMES, Leg, Walk, two_lives

pytestmark = pytest.mark.xdist_group("browser")
CORA, RAFAEL = NAMES
HURT, COAT = "gouged-eye", "jacket"
#: So much of the first adventure is answered at this page; `test_whole_adventures_at_the_page` answers all of one.
BEGINNING, ENDING = 12, 12
CLASSES = {"en": ("U.S. Marshal", "Bandido"), "it": ("U.S. Marshal", "Bandito")}
#: What is written on buttons has two lines at most.
TWO_LINES = "buttons => buttons.every(one => one.scrollHeight <= 46)"
#: What is written on what these people press.
SAID = {
    "en": {
        "name": "Name of the", "set out": "Set out", "end": "End of the adventure",
        "won": "Victory", "lost": "Defeat", "play on": "Play on with these heroes", "way": "The way from the mine to Town",
        "into town": "Into town", "street": "The street of Town", "plan": "Plan the next adventure", "undo": "Undo",
        "grows": "gains a level", "reaches": "reaches level 2", "focus": "Focus", "take": "Take it",
        "ride": "Choose Last Stand", "party": "Who joins", "comes": "What comes of it", "bury": "Bury", "buried": "Buried",
        "paper": "The Brimstone Gazette, No. 2", "more": "more",
    },
    "it": {
        "name": "Nome:", "set out": "In marcia", "end": "Fine dell'avventura",
        "won": "Vittoria", "lost": "Sconfitta", "play on": "Continua con questi Eroi",
        "way": "La strada dalla miniera alla Città", "into town": "In città", "street": "La via della Città",
        "plan": "Preparate la prossima avventura", "undo": "Annulla", "grows": "sale di livello",
        "reaches": "arriva al livello 2", "focus": "Concentrazione", "take": "Prendilo", "ride": "Scegliete Ultima difesa",
        "party": "Chi arriva", "bury": "Seppellisci", "buried": "Nella tomba", "paper": "La Gazzetta di Brimstone, N. 2",
        "more": "altr", "comes": "Le conseguenze",
    },
}  # fmt: skip


def test_two_lives_by_keyboard(page, server):
    hasten(page)
    page.add_init_script(NO_MOUSE)
    lives(Typist(page, server))


def test_two_lives_in_italian_under_a_finger(phone, server):
    hasten(phone)
    lives(Finger(phone, server, lang="it"))


def lives(ann: Person) -> None:
    """Make two heroes and play them from one adventure to the next, until one of them is mourned."""
    life = two_lives()
    makes_both(ann, life)
    comes_home(ann, life.mine)
    rides(ann, life.road)
    is_cured_in_town(ann, life.town)
    gains_a_level_and_sets_out(ann, life.fire)
    dies(ann, life.grave)
    rides_home_alone(ann, life)
    is_mourned(ann)


def makes_both(ann: Person, life: Walk) -> None:
    """Choose a mission, two classes and their names by hand; only chance is what it was when this life was thought through."""
    said, page = SAID[ann.lang], ann.page
    page.route("**/api/tables?*", lambda route: route.continue_(post_data=with_seed(route.request.post_data or "", life.seed)))
    ann.comes(f"?lang={ann.lang}#/new")
    expect(page.locator(".hero").first).to_be_visible()
    chooses_mission(ann)
    for hero in page.locator(".hero[aria-pressed=true]").all()[::-1]:
        ann.press(hero)
    for name in CLASSES[ann.lang]:
        ann.press(page.locator(".hero", has_text=name))
    for called, name in zip(CLASSES[ann.lang], NAMES, strict=True):
        writes(ann, page.get_by_role("textbox", name=f"{said['name']} {called}", exact=True), name)
    looks(page)
    ann.press(page.get_by_role("button", name=said["set out"], exact=True))
    assert ann.question is not None
    assert [(hero["hero_class"], hero["name"]) for hero in ann.table["heroes"]] == list(zip(HEROES, NAMES, strict=True))


def with_seed(order: str, seed: int) -> str:
    return json.dumps({**json.loads(order), "seed": seed})


def chooses_mission(ann: Person) -> None:
    wanted = ann.page.locator(f"input[name=mission][value={MISSION}]")
    if isinstance(ann, Typist):
        while not ann.page.evaluate("document.activeElement.name === 'mission'"):
            ann.type("Tab")
        while not wanted.is_checked():
            ann.type("ArrowDown")
        return
    if not wanted.count():
        ann.press(ann.page.get_by_role("button", name=re.compile(SAID[ann.lang]["more"])))
    ann.press(ann.page.locator("label.mission").filter(has=wanted))


def writes(ann: Person, field: Locator, text: str) -> None:
    ann.press(field)
    ann.page.keyboard.press("Control+a")
    ann.page.keyboard.type(text)


def looks(page: Page) -> None:
    """See that nothing reaches out of the screen, and that axe finds nothing serious."""
    page.wait_for_function("document.getAnimations().every(one => one.playState !== 'running')")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def has(ann: Person, who: str, what: str, key: str) -> bool:
    hero = next(one for one in ann.table["heroes"] if one["hero_class"] == who)
    return key in [one["id"] for one in hero[what]]


def comes_home(ann: Person, mine: Leg) -> None:
    """Play an adventure to its end: it is won, one has the XP for a level, and one is hurt. Most of it is played elsewhere."""
    decisions = mine.plan.decisions
    begun = ann.plays(mine.plan, most=BEGINNING)
    last = max(at for at, one in enumerate(decisions) if one.kind == "move" and at < len(decisions) - ENDING)
    ann.plays_elsewhere(decisions[begun:last])
    ann.plays(mine.plan._replace(decisions=decisions[last:]))
    end = ann.page.get_by_role("dialog", name=SAID[ann.lang]["end"])
    expect(end.get_by_role("heading", name=SAID[ann.lang]["won"])).to_be_visible()
    looks(ann.page)
    assert ann.table["end"]["result"] == "won"
    cora, _ = ann.table["heroes"]
    assert (cora["level"], cora["xp"] >= 500) == (1, True)
    assert has(ann, HEROES[1], "conditions", HURT)
    ann.press(ann.page.get_by_role("button", name=SAID[ann.lang]["play on"]))
    expect(ann.page.get_by_role("region", name=SAID[ann.lang]["way"])).to_be_visible()


def rides(ann: Person, road: Leg) -> None:
    """Ride to town, and meet a hazard on the way."""
    assert ann.question["kind"] == road.plan.decisions[0].kind
    looks(ann.page)
    ann.plays(road.plan)
    assert len(ann.table["road"]["met"]) == 1
    expect(ann.page.locator(".arrival li")).to_have_count(1)
    into_town = ann.page.get_by_role("button", name=SAID[ann.lang]["into town"])
    expect(into_town).to_be_visible()
    if isinstance(ann, Typist):
        ann.type("Enter")
    else:
        ann.press(into_town)
    expect(ann.page.get_by_role("region", name=SAID[ann.lang]["street"])).to_be_visible()


def is_cured_in_town(ann: Person, town: Leg) -> None:
    """Lodge, buy a coat, take that back, buy it again, and let the Doc look after an eye."""
    buying = next(at for at, one in enumerate(town.plan.decisions) if one.keys[int(str(one.answer))] == f"buy:{COAT}")
    first, second = town.plan.decisions[: buying + 1], town.plan.decisions[buying:]
    assert ann.question["kind"] == "lodging"
    looks(ann.page)
    gold = ann.table["heroes"][0]["gold"]
    ann.plays(town.plan._replace(decisions=first))
    assert has(ann, HEROES[0], "items", COAT)
    looks(ann.page)
    assert ann.page.locator(".errands button").evaluate_all(TWO_LINES), "what all do together is not cut off"
    takes_back(ann)
    assert not has(ann, HEROES[0], "items", COAT)
    assert has(ann, HEROES[1], "conditions", HURT)
    ann.plays(town.plan._replace(decisions=second))
    assert has(ann, HEROES[0], "items", COAT)
    assert ann.table["heroes"][0]["gold"] < gold
    assert not has(ann, HEROES[1], "conditions", HURT)
    ann.press(ann.page.get_by_role("button", name=SAID[ann.lang]["plan"]))


def takes_back(ann: Person) -> None:
    before, answers = ann.shown, ann.table["answers"]
    if isinstance(ann, Typist):
        ann.type("u")
    else:
        ann.press(ann.page.get_by_role("button", name=SAID[ann.lang]["undo"], exact=True))
    ann.waits_for_another(before)
    assert ann.table["answers"] < answers


def gains_a_level_and_sets_out(ann: Person, fire: Leg) -> None:
    """Choose an upgrade in the tree, and the next mission."""
    said, page = SAID[ann.lang], ann.page
    grows = page.get_by_role("button", name=f"{CORA} {said['grows']}")
    expect(grows).to_be_visible()
    looks(page)
    before = ann.shown
    ann.press(grows)
    ann.waits_for_another(before)
    choosing = next(at for at, one in enumerate(fire.plan.decisions) if one.kind == "level-upgrade")
    ann.plays(fire.plan._replace(decisions=fire.plan.decisions[:choosing]))
    tree = page.get_by_role("dialog", name=f"{CORA} {said['reaches']}")
    expect(tree.locator(".drift")).to_have_count(4)
    ann.press(tree.get_by_role("button", name=re.compile(f"^{said['focus']}")))
    looks(page)
    ann.press(tree.get_by_role("button", name=said["take"]))
    expect(tree).to_have_count(0)
    for at, decision in enumerate(fire.plan.decisions[choosing + 1 :], start=choosing + 1):
        asked = ann.question
        assert asked["kind"] == decision.kind
        if decision.kind != "next-mission" or isinstance(ann, Typist):
            ann.decides(asked, decision)
        else:
            ann.press(page.locator(f"[data-mission={decision.keys[int(str(decision.answer))]}]"))
        if decision.kind == "next-mission":  # until now it is only looked at
            ride = page.get_by_role("button", name=re.compile(f"^{said['ride']}"))
            expect(ride).to_be_visible()
            ann.press(ride)
        if at + 1 < len(fire.plan.decisions):
            ann.waits_for_another(asked["id"])
    expect(page.locator("main.table .depth")).to_be_visible()  # only where an adventure is played
    assert ann.question is not None
    cora = ann.table["heroes"][0]
    assert (ann.table["chapter"], cora["name"], cora["level"]) == ("adventure", CORA, 2)
    assert said["focus"] in [one["name"] for one in cora["abilities"]]


def dies(ann: Person, grave: Leg) -> None:
    """Go down once too often."""
    ann.plays(grave.plan)
    end = ann.page.get_by_role("dialog", name=SAID[ann.lang]["end"])
    expect(end.get_by_role("heading", name=SAID[ann.lang]["lost"])).to_be_visible()
    expect(end).to_contain_text(SAID[ann.lang]["comes"])
    looks(ann.page)
    assert [hero["dead"] for hero in ann.table["heroes"]] == [hero.dead for hero in grave.after.heroes] == [True, False]
    ann.press(ann.page.get_by_role("button", name=SAID[ann.lang]["play on"]))


def rides_home_alone(ann: Person, life: Walk) -> None:
    """Ride to town, sleep there and leave."""
    if life.back.plan.decisions:
        ann.plays(life.back.plan)
    into_town = ann.page.get_by_role("button", name=SAID[ann.lang]["into town"])
    expect(into_town).to_be_visible()
    ann.press(into_town)
    expect(ann.page.get_by_role("region", name=SAID[ann.lang]["street"])).to_be_visible()
    ann.plays(life.home.plan)
    ann.press(ann.page.get_by_role("button", name=SAID[ann.lang]["plan"]))


def is_mourned(ann: Person) -> None:
    """Bury the dead, and read in the Gazette what they were like."""
    said, page = SAID[ann.lang], ann.page
    ann.press(page.get_by_role("link", name=said["party"]).last)
    dead = page.get_by_role("button", name=re.compile(f"^{CORA}"))
    expect(dead).to_be_visible()
    looks(page)
    ann.press(dead)
    ann.press(page.get_by_role("dialog").get_by_role("button", name=said["bury"]))
    expect(dead).to_contain_text(said["buried"])
    ann.press(page.locator("a[href^='#/gazette/'][href$='/2']"))
    paper = page.get_by_role("article", name=said["paper"])
    expect(paper.locator(".obituary", has_text=CORA)).to_be_visible()
    looks(page)
    ann.comes(f"?lang={ann.lang}")
    expect(page.locator("a[href^='#/campaign/']").first).to_be_visible()
    looks(page)
