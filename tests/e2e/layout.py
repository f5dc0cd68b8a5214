"""What lies where on the screen: nothing cut off, nothing over another thing."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from playwright.sync_api import Page

#: The parts of the table, which share the screen between them.
PARTS = (".top", ".order", ".hole", ".pieces", ".heroes", ".side")
MEASURE = """parts => parts.map(part => {
  const all = [...document.querySelectorAll(`main.table > ${part}`)].map(one => one.getBoundingClientRect());
  return all.map(({ left, top, right, bottom }) => ({ part, left, top, right, bottom }));
}).flat()"""
#: Buttons of the table that can be seen, as far as they are not scrolled away, and stick out of the screen sideways.
STICKING_OUT = """() => [...document.querySelectorAll("main.table button, main.table a")].filter(one => {
  const box = one.getBoundingClientRect();
  const strip = one.closest(".heroes, .order, .earlier, .map");
  return !strip && box.width && (box.left < -1 || box.right > innerWidth + 1);
}).map(one => one.getAttribute("aria-label") ?? one.innerText)"""
#: Buttons of the question that can be pressed but have something else over them.
COVERED = """() => [...document.querySelectorAll(".question button:enabled")].filter(one => {
  const box = one.getBoundingClientRect();
  const body = one.closest(".body")?.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!box.width || (body && (y > body.bottom || y < body.top))) return false;
  const over = document.elementFromPoint(x, y);
  return over === null || !(one.contains(over) || one.parentElement.contains(over));
}).map(one => {
  const box = one.getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return `${one.innerText.split("\\n")[0]} (${over?.tagName} ${over?.getAttribute("class")})`;
})"""


def faults(page: Page) -> list[str]:
    """Everything that is cut off or lies over something else."""
    size = page.viewport_size
    assert size is not None
    boxes: list[dict[str, Any]] = page.evaluate(MEASURE, PARTS)
    found = [
        f"{box['part']} reaches out of the screen: {box}"
        for box in boxes
        if box["left"] < -1 or box["top"] < -1 or box["right"] > size["width"] + 1 or box["bottom"] > size["height"] + 1
    ]
    found += [f"{one['part']} lies over {other['part']}" for one, other in combinations(boxes, 2) if overlap(one, other)]
    found += [f"sticks out: {name}" for name in page.evaluate(STICKING_OUT)]
    found += [f"covered: {name}" for name in page.evaluate(COVERED)]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("the page can be scrolled sideways")
    return found


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return bool(across > 1 and down > 1)
