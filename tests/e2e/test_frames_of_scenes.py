"""While scenes run the table is drawn nearly as often as an empty page; on a quiet machine fifty times a second.

It is judged by the clock, so it is asked for by name: `LANTERN_FRAMES=1 pytest tests/e2e/test_frames_of_scenes.py`;
with `--junit-xml=FILE` the numbers of each window are written there.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from tests.e2e.plans import defeat, short_plan
from tests.e2e.serving import LAPTOP, PHONE, WIDE
from tests.e2e.test_the_stage import Watcher

pytestmark = [
    pytest.mark.xdist_group("browser"),
    pytest.mark.skipif("LANTERN_FRAMES" not in os.environ, reason="needs a quiet machine: LANTERN_FRAMES=1"),
]
#: Frames a second on a quiet machine; on a busy one, the share of those of an empty page.
FRAMES, SHARE = 50, 0.8
#: How many answers lead to a door and what lies behind it.
ANSWERS = 12
COUNT = """() => {
  window.frames_seen = { scene: 0, length: 0 };
  let last = performance.now();
  const look = now => {
    if (document.querySelector("[data-scene]")) {
      window.frames_seen.scene += 1;
      window.frames_seen.length += now - last;
    }
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
EMPTY = """() => new Promise(done => {
  const start = performance.now();
  let count = 0;
  const look = now => {
    count += 1;
    if (now - start > 1500) done(count / ((now - start) / 1000));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


#: A phone draws two dots for each of its own in both directions.
WINDOWS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "wide": {"viewport": WIDE},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}


@pytest.mark.parametrize("window", WINDOWS)
def test_scenes_run_smoothly(browser, server, window, record_property):
    context = browser.new_context(bypass_csp=True, locale="en-GB", **WINDOWS[window])
    page = context.new_page()
    plan = short_plan(defeat)
    ann = Watcher(page, server, "normal")
    ann.sits_down(plan)
    empty = context.new_page()
    empty.goto("about:blank")
    empty.bring_to_front()
    before = empty.evaluate(EMPTY)
    page.bring_to_front()
    page.evaluate(COUNT)
    ann.plays(plan, most=ANSWERS)
    seen = page.evaluate("window.frames_seen")
    empty.bring_to_front()
    bare = min(before, empty.evaluate(EMPTY))
    context.close()
    assert seen["length"] > 2000, "there was no scene to speak of"
    scenes = seen["scene"] / (seen["length"] / 1000)
    record_property("frames a second in scenes", round(scenes))
    record_property("frames a second of an empty page", round(bare))
    record_property("load of the machine", round(os.getloadavg()[0], 1))
    assert scenes >= min(FRAMES, SHARE * bare), f"{scenes:.0f} in scenes, {bare:.0f} on an empty page"
