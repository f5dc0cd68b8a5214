"""Somebody who looks on while scenes run, and now and then hurries them on or goes to the question at once."""

from __future__ import annotations

import json
from collections import Counter
from itertools import cycle
from typing import Any

from playwright.sync_api import Page
from tests.e2e.person import CHANGED, QUICK, Person

#: What can be done with a scene, and how many of a whole adventure are seen in each of these ways at least.
WAYS = ("looks", "hurries", "skips")
SOME_SCENES = 5
#: A scene runs, or there is another question already, or the end.
GOES_ON = f"before => document.querySelector('[data-scene]') !== null || ({CHANGED})(before)"
#: How many scenes have begun at this page, and how many are over.
SCENES = """addEventListener("DOMContentLoaded", () => {
  window.scenes = { begun: 0, over: 0 };
  let running = false;
  new MutationObserver(() => {
    const now = document.querySelector("[data-scene]") !== null;
    if (now !== running) window.scenes[now ? "begun" : "over"] += 1;
    running = now;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-scene"] });
})"""


class OnLooker(Person):
    """Sees one scene to its end, hurries the next one on, and skips the third."""

    def __init__(self, page: Page, server: Any, **more: Any) -> None:
        super().__init__(page, server, **more)
        page.add_init_script(f"localStorage.setItem('settings', {json.dumps(json.dumps({**QUICK, 'speed': 'fast'}))})")
        page.add_init_script(SCENES)
        self._ways = cycle(WAYS)
        #: How many scenes were seen in which way.
        self.scenes: Counter[str] = Counter()

    def hurries(self) -> None:
        """Want a scene to go faster."""
        raise NotImplementedError

    def skips(self) -> None:
        """Want to be asked."""
        raise NotImplementedError

    def waits_for_another(self, before: str | None) -> None:
        self.page.wait_for_function(GOES_ON, arg=before)
        running = self.page.evaluate("document.querySelector('[data-scene]') && scenes.over")
        if running is not None:
            way = next(self._ways)
            self.scenes[way] += 1
            if way == "hurries":
                self.hurries()
            elif way == "skips":
                self.skips()
                assert self.page.evaluate("scenes.over") > running, "the scene went on"
        super().waits_for_another(before)
