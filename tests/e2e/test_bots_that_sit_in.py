"""Bots that sit in for people, at the page: nobody misses what they do."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.plans import defeat, short_plan
from tests.e2e.serving import LAPTOP
from tests.e2e.test_the_stage import Watcher

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture
def laptop(browser):
    context = browser.new_context(bypass_csp=True, viewport=LAPTOP, locale="en-GB", timezone_id="UTC")
    yield context.new_page()
    context.close()


class Patron(Watcher):
    """Somebody who leaves all to bots and looks on: what came over the line, and what was said to be shown, in their order."""

    def __init__(self, page: Any, server: Any, speed: str) -> None:
        super().__init__(page, server, speed)
        self.line: list[tuple[str, int]] = []
        page.on("websocket", self._listens)

    def _listens(self, socket: Any) -> None:
        socket.on("framesent", lambda frame: self._notes("told", json.loads(frame)))
        socket.on("framereceived", lambda frame: self._notes("change", json.loads(frame)))

    def _notes(self, kind: str, message: dict[str, Any]) -> None:
        if message["type"] == kind:
            self.line.append((kind, message["version"]))

    def leaves_all_to_bots(self) -> None:
        self.page.evaluate(
            """async heroes => {
              const name = location.hash.split("/")[2];
              const headers = { "Seat-Token": localStorage.getItem(`seat ${name}`), "Content-Type": "application/json" };
              for (const hero of heroes)
                await fetch(`./api/tables/${name}/heroes/${hero}/bot`, { method: "POST", headers, body: '{"on": true}' });
            }""",
            [hero["id"] for hero in self.table["heroes"]],
        )

    def changes(self) -> int:
        return [kind for kind, _ in self.line].count("change")

    def waits_for(self, changes: int) -> None:
        deadline = time.monotonic() + 60
        while self.changes() < changes:
            assert time.monotonic() < deadline, self.line
            self.page.wait_for_timeout(50)


def test_bots_wait_for_their_scenes_a_key_ends_one_and_a_sheet_holds_them(laptop, server):
    plan = short_plan(defeat)
    ann = Patron(laptop, server, "fast")
    ann.sits_down(plan)
    ann.leaves_all_to_bots()
    ann.waits_for(12)
    for _ in range(2):
        expect(laptop.locator("[data-scene]")).to_have_count(1)
        before = ann.changes()
        laptop.keyboard.press("Space")
        laptop.wait_for_timeout(100)
        assert ann.changes() <= before + 1, "one press, one answer"
    expect(laptop.locator("[data-scene]")).to_have_count(1)
    laptop.keyboard.press("l")
    laptop.wait_for_timeout(300)
    held = ann.changes()
    laptop.wait_for_timeout(2000)
    assert ann.changes() <= held
    laptop.keyboard.press("Escape")
    ann.waits_for(held + 2)
    for at, (kind, version) in enumerate(ann.line):
        earlier = [entry for entry in ann.line[:at] if entry[0] == "change"]
        if kind == "change" and earlier:
            assert ("told", earlier[-1][1]) in ann.line[:at], f"{version} came before {earlier[-1][1]} was told"
