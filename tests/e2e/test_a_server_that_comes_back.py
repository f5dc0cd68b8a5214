"""The server is killed on the road, in town and in the tree of a level, and started again: nobody has to do anything."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.campaign.stories import content
from tests.e2e.person import Person
from tests.server.fixtures import on_the_road
from tests.server.people import plain
from tests.server.stays import shopping

from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.core.journal import journal_bytes
from lantern.core.play import Play, Waiting
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import GatheringSetup
from lantern.players.table import new_play
from lantern.rules.table.state import ChapterState

pytestmark = pytest.mark.xdist_group("browser")
#: What somebody sees on the road, at a counter in town, and in the tree of a level.
SEEN = ("[aria-label^='The way']", ".counter", ".drift")
KEPT = ("answers", "heroes", "chapter", "log")


def growing() -> Play[ChapterState]:
    """Somebody who has the XP for a level gains it, and is asked which upgrade it is to be."""
    ann = HeroRecord(id="hero-a", name="Ann", hero_class="us-marshal", made=True, xp=600)
    bob = HeroRecord(id="hero-b", name="Bob", hero_class="gunslinger", made=True)
    play = new_play(GatheringSetup(posse=Posse(heroes=[ann, bob]), seed=4), content=content())
    play.answer("us-marshal/level-up")
    while isinstance(play.outcome, Waiting):
        number, question = next(iter(play.outcome.questions.items()))
        if question.kind == "level-upgrade":
            break
        answer = play.engine.consult(RandomPlayer(1), question)
        assert answer is not None
        play.answer(answer, number)
    return play


def test_every_page_comes_back_by_itself_to_the_same_question(page, own_server):
    """Three windows stand open when the server is killed: on the road, in town, in the tree."""
    windows = [page, page.context.new_page(), page.context.new_page()]
    people = [Person(window, own_server) for window in windows]
    left: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for ann, moment, seen in zip(people, (on_the_road(), shopping(), growing()), SEEN, strict=True):
        ann.takes_in(journal_bytes(moment.journal))
        expect(ann.page.locator(seen).first).to_be_visible()
        left.append((ann.question, {part: ann.table[part] for part in KEPT}))
    assert [asked["kind"] for asked, _ in left][1:] == ["business", "level-upgrade"]
    own_server.kill()
    for ann in people:
        expect(ann.page.get_by_role("alert")).to_contain_text("connection is lost")
        ann.table["questions"] = []  # what is asked from now on has come anew
    own_server.start()
    for ann, seen, (asked, known) in zip(people, SEEN, left, strict=True):
        expect(ann.page.get_by_role("alert")).to_have_count(0)
        assert ann.question == asked
        assert {part: ann.table[part] for part in KEPT} == known
        expect(ann.page.locator(seen).first).to_be_visible()
        answers(ann, asked)
        assert ann.table["answers"] > known["answers"], "and it goes on"


def answers(ann: Person, asked: dict[str, Any]) -> None:
    told = ann.page.evaluate("id => localStorage.getItem('seat ' + id)", ann.table["id"])
    body = {"type": "answer", "question": asked["id"], "answer": plain(asked)}
    address = f"{ann.server.address}api/tables/{ann.table['id']}/answer"
    sent = ann.page.request.post(address, data=body, headers={"Seat-Token": told})
    assert sent.ok, sent.text()
    ann.waits_for_another(asked["id"])
