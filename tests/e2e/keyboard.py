"""Somebody who plays with the keyboard alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator
from tests.e2e.person import Person

MOST_TABS = 200
MOST_ARROWS = 40
DIGITS = 9
#: Whatever is not done by keyboard is an error of the page, and fails the test.
NO_MOUSE = """for (const kind of ["pointerdown", "mousedown", "touchstart"])
  addEventListener(kind, () => { throw new Error("not by keyboard") }, true)"""
#: Where a place on the map lies from what is marked, or from the hero who moves.
AWAY = """key => {
  const middle = one => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const there = document.querySelector(`[data-goal="${key}"]`);
  const marked = document.querySelector(".goal.marked");
  if (!there) return null;
  const [x, y] = middle(there);
  const [fromX, fromY] = marked ? middle(marked) : [innerWidth / 2, innerHeight / 2];
  return [x - fromX, y - fromY, there === marked, marked?.dataset.goal ?? ""];
}"""


class Typist(Person):
    """Touches no mouse."""

    def type(self, key: str) -> None:
        self.page.keyboard.press(key)

    def press(self, what: Locator) -> None:
        """Go to something with Tab, and press Enter."""
        for _ in range(MOST_TABS):
            if what.evaluate("one => one === document.activeElement"):
                self.type("Enter")
                return
            self.type("Tab")
        raise AssertionError(f"Tab does not lead to {what}.")

    def chooses(self, asked: dict[str, Any], option: dict[str, Any]) -> None:
        rows = rows_of(asked)
        if asked["kind"] == "business":
            super().chooses(asked, option)
        elif option in rows and rows.index(option) < DIGITS:
            self.type(str(rows.index(option) + 1))
        elif option.get("space") is not None and self.goes_to(f"space {option['space']}"):
            self.type("Enter")
        else:
            super().chooses(asked, option)

    def on_the_map(self, asked: dict[str, Any], option: dict[str, Any]) -> Locator | None:  # noqa: ARG002 - never by mouse
        return None

    def goes_to(self, place: str) -> bool:
        """Go over the map with the arrows until a place is marked; tell whether they lead there."""
        tried: set[tuple[str, str]] = set()
        for _ in range(MOST_ARROWS):
            way = self.page.evaluate(AWAY, place)
            if way is None or way[2]:
                return way is not None
            x, y, _, here = way
            across, down = ("ArrowRight" if x > 0 else "ArrowLeft"), ("ArrowDown" if y > 0 else "ArrowUp")
            wanted = [across, down] if abs(x) > abs(y) else [down, across]
            arrow = next((one for one in [*wanted, *ARROWS] if (here, one) not in tried), None)
            if arrow is None:
                return False
            tried.add((here, arrow))
            self.type(arrow)
        return False

    def decides(self, asked: dict[str, Any], decision: Any) -> None:
        if asked["form"] == "confirm":
            self.type("y" if decision.answer else "n")
        else:
            super().decides(asked, decision)

    def gives_hits(self, asked: dict[str, Any], option: dict[str, Any]) -> None:
        enemies = [one for one in asked["answers"] if one.get("model") == one["key"]]
        if option not in enemies or enemies.index(option) >= DIGITS:
            super().gives_hits(asked, option)
            return
        if len(asked["hits"]) == 1:
            enemy = next(one for one in self.table["enemies"] if one["id"] == option["model"])
            number = self.ready_way(enemy).inner_text().split()[0]
            if number.isdigit():
                self.type(number)
            else:
                super().gives_hits(asked, option)
            return
        by_hand = self.panel.get_by_role("button", name=self.words["by hand"])
        if by_hand.count():
            self.type(by_hand.inner_text().split()[0])
        for _ in [hit for hit in asked["hits"] if option["key"] in hit["kills"]]:
            self.type(str(enemies.index(option) + 1))
        self.type("Enter")

    def chooses_some(self, asked: dict[str, Any], answer: list[int]) -> None:
        ready = asked["default"] or asked["kind"] == "roll-again"  # the page has chosen what missed
        if any(index >= DIGITS for index in answer) or ready:
            super().chooses_some(asked, answer)
            return
        for index in answer:
            self.type(str(index + 1))
        self.type("Enter")

    def chooses_amount(self, asked: dict[str, Any], amount: int) -> None:
        if self.panel.locator(".few").count():
            super().chooses_amount(asked, amount)
            return
        said = self.panel.get_by_role("status").first
        while (now := int(said.inner_text())) != amount:
            self.type("ArrowRight" if now < amount else "ArrowLeft")
        self.type("Enter")

    def puts_in_order(self, asked: dict[str, Any], answer: list[int]) -> None:
        order = asked["default"] or list(range(len(answer)))
        for place, index in enumerate(answer):
            while order.index(index) > place:
                at = order.index(index)
                self.type(str(at + 1))
                order[at - 1], order[at] = order[at], order[at - 1]
        self.type("Enter")


ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")


def rows_of(asked: dict[str, Any]) -> list[dict[str, Any]]:
    """The answers that have a number in the list: all but spaces."""
    spaces = [
        one
        for one in asked["answers"]
        if one.get("space") is not None and not any(one.get(x) is not None for x in OTHER_THINGS)
    ]
    return [one for one in asked["answers"] if one not in spaces]


OTHER_THINGS = ("model", "tile", "door", "die")
