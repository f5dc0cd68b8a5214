"""Somebody who plays with a finger on a phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator
from tests.e2e.layout import faults
from tests.e2e.person import FRAME, Person
from tests.e2e.plans import Decision

#: The way to this place and no other is shown, or nothing needs to be asked any more.
SHOWN = """(goal, [before, go]) => document.querySelector("[data-question]")?.dataset.question !== before
  || (goal.closest(".marked") !== null
    && [...document.querySelectorAll("[data-question] button")].some(one => one.innerText.trim() === go))"""
MOST_TAPS, GLIDES = 3, 3_000


class Finger(Person):
    """Somebody with a phone, who looks whether everything can be seen before touching anything."""

    def press(self, what: Locator) -> None:
        self.page.wait_for_function("() => !document.querySelector('[data-settling]')")
        what.tap()

    def goes(self, asked: dict[str, Any], goal: Locator) -> None:
        """Touch a place on the map, which shows the way there, and then go."""
        go = self.panel.get_by_role("button", name=self.words["go"], exact=True)
        for _ in range(MOST_TAPS):
            self.press(goal)
            if self.sees_the_way(asked, goal):
                break  # else the map was gliding under the finger
        if go.count():
            self.press(go)

    def sees_the_way(self, asked: dict[str, Any], goal: Locator) -> bool:
        for _ in range(GLIDES // FRAME):
            if not goal.count() or goal.evaluate(SHOWN, [asked["id"], self.words["go"]]):
                return True
            self.page.wait_for_timeout(FRAME)
        return False

    def decides(self, asked: dict[str, Any], decision: Decision) -> None:
        if faults(self.page):  # perhaps something is only on its way
            self.page.wait_for_timeout(GLIDES)
        found = faults(self.page)
        assert found == [], found
        super().decides(asked, decision)
