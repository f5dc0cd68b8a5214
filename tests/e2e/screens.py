"""The main screens, from stored views: the page is the real one, what it is sent is always the same."""

from __future__ import annotations

import base64
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.e2e.person import PATIENCE, QUICK
from tests.e2e.serving import LAPTOP, PHONE, ROOT, WIDE, Server

STORED = Path(__file__).parent / "screens"
VIEWS = ROOT / "web" / "tests" / "fixtures"
PICTURES = ROOT / "web" / "tools" / "pictures.js"
CONTRAST = Path(__file__).parent / "contrast.js"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: Set it to anything to take all stored pictures anew.
RECORD = "LANTERN_RECORD_SCREENS"
#: What lies over the table in a scene and is not pointed at: it is read all the same.
STAGED = ".over .front *, .stage .thrown, .stage .thrown *, .says span, .tale *, .stage .room *"
#: A moment of this kind lasts until somebody has looked at it: what would end it is never called. What is late in it comes.
HOLD = """addEventListener("DOMContentLoaded", () => {
  const wait = window.setTimeout;
  document.addEventListener("beat", ({ detail }) => {
    window.held ||= detail?.kind === "KIND";
  });
  window.setTimeout = (what, time, ...rest) => (window.held && time > 1000 ? 0 : wait(what, time, ...rest));
})"""
#: How far a screen may be from its stored picture: on average of 255, and the share of spots that differ clearly.
MOST_MEAN, MOST_CLEAR = 2.0, 0.012


def view(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((VIEWS / f"{name}.json").read_text())
    return found


def campaigns() -> list[dict[str, Any]]:
    """The games of the stored first screen, each the only chapter of a campaign."""
    kept = [save for save in view("lobby.en")["saves"] if save["where"] == "table"]
    same = ("name", "kind", "over", "answers", "turn", "played", "waits")
    return [
        {fact: save[fact] for fact in same}
        | {"id": save["id"], "game": save["id"], "title": save["mission_name"], "chapters": 1, "adventures": 1, "branches": 0}
        | {
            "heroes": [
                {"name": name, "hero_class": hero, "face": face}
                for name, hero, face in zip(save["hero_names"], save["heroes"], save["faces"], strict=True)
            ]
        }
        for save in kept
    ]


class Screens:
    """A window that is shown stored views."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.sent: list[dict[str, Any]] = []
        self._socket: WebSocketRoute | None = None
        page.set_default_timeout(PATIENCE)
        page.add_init_script(f"localStorage.setItem('settings', {json.dumps(json.dumps(QUICK))})")
        page.route("**/api/lobby*", lambda route: route.fulfill(json=view("lobby.en")))
        page.route("**/api/campaigns?*", lambda route: route.fulfill(json=campaigns()))

    def shows(self, name: str, *, scene: str = "", update: dict[str, Any] | None = None) -> None:
        """Open a table that is as a stored view says, or as that was changed to; a chapter without a map has another scene."""
        update = update or view(name)

        def tell(socket: WebSocketRoute) -> None:
            self._socket = socket
            socket.on_message(self._hear)
            socket.send(json.dumps(update))

        self.page.route_web_socket(re.compile("/live"), tell)
        self.page.route("**/api/tables/**/log*", lambda route: route.fulfill(json=update["log"]))
        self.page.goto(f"{self.server.address}#/table/{update['table']['id']}")
        if scene:
            expect(self.page.get_by_role("region", name=scene, exact=True)).to_be_visible()
        else:
            self.page.wait_for_function("performance.getEntriesByName('board').length > 0")

    def _hear(self, message: Any) -> None:
        asked = json.loads(message)
        if asked["type"] != "hello":
            self.sent.append(asked)

    def changes(self, update: dict[str, Any]) -> None:
        """Let the table become another one."""
        assert self._socket is not None
        self._socket.send(json.dumps(update))

    def happens(self, name: str, entries: list[dict[str, Any]], hold: str) -> None:
        """Let something happen at a stored table, as it did before, and stop at a moment of that kind."""
        self.page.add_init_script(HOLD.replace("KIND", hold))
        self.page.add_init_script(f"localStorage.setItem('settings', {json.dumps(json.dumps({**QUICK, 'speed': 'normal'}))})")
        self.shows(name)
        update = view(name)
        table = update["table"]
        again = [{**entry, "n": table["log"] + at} for at, entry in enumerate(entries)]
        asked = [{**question, "id": f"{question['id']} again"} for question in table["questions"]]
        after = {**table, "version": table["version"] + 1, "log": table["log"] + len(again), "questions": asked}
        self.changes({**update, "log_from": table["log"], "log": again, "table": after})
        self.page.wait_for_function("window.held")

    def settles(self) -> None:
        """Wait until letters and pictures are there and nothing moves any more."""
        self.page.mouse.move(1, 1)
        self.page.evaluate("document.fonts.ready.then(() => true)")
        self.page.wait_for_function("document.getAnimations().every(one => one.playState !== 'running')")
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def start(screens: Screens) -> None:
    screens.page.goto(screens.server.address)
    expect(screens.page.get_by_role("link", name="Deal me in")).to_be_visible()


def first_night(screens: Screens) -> None:
    screens.page.goto(f"{screens.server.address}#/first")
    expect(screens.page.get_by_role("button", name="Go in")).to_be_visible()


def mission_choice(screens: Screens) -> None:
    screens.page.goto(f"{screens.server.address}#/new")
    expect(screens.page.get_by_role("radio").first).to_be_visible()


def hero_choice(screens: Screens) -> None:
    mission_choice(screens)
    screens.page.get_by_role("button", name=re.compile("Bandido")).first.click()


def table_early(screens: Screens) -> None:
    screens.shows("room")


def table_in_a_fight(screens: Screens) -> None:
    screens.shows("fight")


def assign_hits(screens: Screens) -> None:
    screens.shows("hits")


def dice(screens: Screens) -> None:
    screens.shows("reroll")


def menu(screens: Screens) -> None:
    screens.shows("fight")
    screens.page.keyboard.press("m")
    expect(screens.page.get_by_role("dialog", name="Menu")).to_be_visible()


def rulebook(screens: Screens) -> None:
    screens.shows("fight")
    screens.page.keyboard.press("/")
    screens.page.get_by_role("searchbox").or_(screens.page.get_by_role("textbox")).first.fill("DEPTH-08")
    expect(screens.page.get_by_role("dialog").get_by_text("DEPTH-08").first).to_be_visible()


def hero_sheet(screens: Screens) -> None:
    screens.shows("fight")
    screens.page.keyboard.press("c")
    expect(screens.page.get_by_role("dialog", name=re.compile("Marshal|Gunslinger|Saloon Girl|Bandido"))).to_be_visible()


def enemy_sheet(screens: Screens) -> None:
    screens.shows("fight")
    screens.page.get_by_role("navigation", name="Order of this turn").get_by_role("button", name="Stranglers").click()
    expect(screens.page.get_by_role("dialog", name="Strangler")).to_be_visible()


def replay(screens: Screens) -> None:
    now = view("fight")
    moments = [
        {"answers": n, "turn": 1 + n // 20, "step": "hero", "who": "gunslinger", "text": "Gunslinger decides."}
        for n in range(0, 180, 5)
    ]
    screens.page.route("**/replay*", lambda route: route.fulfill(json={"answers": 175, "moments": moments}))
    screens.page.route(
        "**/at/*", lambda route: route.fulfill(json={key: now[key] for key in ("table", "board", "log", "log_from")})
    )
    screens.page.goto(f"{screens.server.address}#/replay/{now['table']['id']}")
    expect(screens.page.get_by_role("slider")).to_be_visible()
    screens.page.wait_for_function("performance.getEntriesByName('board').length > 0")


def ended(screens: Screens, how: str) -> None:
    """Open a table at its end; what of it happened when is read from the log, and comes later."""
    screens.shows(how)
    end = screens.page.get_by_role("dialog", name="End of the adventure")
    expect(end.locator("figcaption").get_by_text("KO")).to_be_visible()
    screens.page.wait_for_load_state("networkidle")


def end_summary(screens: Screens) -> None:
    ended(screens, "won")


def end_in_defeat(screens: Screens) -> None:
    ended(screens, "lost")


def town(screens: Screens) -> None:
    screens.shows("town", scene="The street of Town")


def card_on_stage(screens: Screens) -> None:
    drawn = next(entry for entry in view("fight")["log"] if entry["card"] and entry["card"]["kind"] == "encounter")
    screens.happens("room", [drawn], "card")
    expect(screens.page.locator(".over .front")).to_be_visible()


def enemy_turn(screens: Screens) -> None:
    log = view("fight")["log"]
    at = max(at for at, entry in enumerate(log) if entry["event"] == "attacked")
    screens.happens("fight", log[at : at + 2], "roll")
    expect(screens.page.locator(".stage .thrown").first).to_be_visible()


MAIN: list[Callable[[Screens], None]] = [
    start, first_night, mission_choice, hero_choice, table_early, table_in_a_fight, assign_hits, dice, hero_sheet, enemy_sheet,
    menu, rulebook, replay, end_summary, end_in_defeat,
]  # fmt: skip
SIZES = {"laptop": LAPTOP, "wide": WIDE, "phone": PHONE}
#: Screens of which a picture is kept, each at a size.
KEPT = [
    *((screen, "laptop") for screen in [*MAIN, card_on_stage]),
    *((screen, "wide") for screen in (start, table_in_a_fight, town)),
    (card_on_stage, "phone"),
]
#: Screens of which no picture is kept on a large screen, though there all is larger.
LARGE = (first_night, menu, hero_sheet, enemy_sheet, rulebook, replay, end_summary)
#: Screens that must be read at a size, too.
READ = [
    *((screen, "phone") for screen in [*MAIN, enemy_turn]),
    *((screen, "wide") for screen in (card_on_stage, enemy_turn, assign_hits, *LARGE)),
    (enemy_turn, "laptop"),
]


def compare(page: Page, name: str) -> dict[str, float]:
    """Take a picture and tell how far it is from the stored one; without one, or when asked to, store it."""
    stored = STORED / f"{name}.png"
    taken = base64.b64encode(page.screenshot(animations="disabled")).decode()
    page.evaluate(PICTURES.read_text())
    if RECORD in os.environ:
        small: str = page.evaluate("png => pictures.small(png, 0.5)", taken)
        stored.write_bytes(base64.b64decode(small))
    assert stored.exists(), f"There is no stored picture of this screen; {RECORD}=1 takes it."
    known = base64.b64encode(stored.read_bytes()).decode()
    found: dict[str, float] = page.evaluate("([a, b]) => pictures.apart(a, b)", [taken, known])
    if found["mean"] > MOST_MEAN or found["clear"] > MOST_CLEAR:
        (STORED / f"{name}.now.png").write_bytes(base64.b64decode(taken))
    return found


def violations(page: Page) -> list[str]:
    """What axe finds that is serious or worse: the rule, and where."""
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{one['id']} ({one['impact']}): {node['target'][0]} {node['html'][:120]}"
        for one in found
        if one["impact"] in {"serious", "critical"}
        for node in one["nodes"]
    ]


def hard_to_read(page: Page) -> list[str]:
    """Text whose contrast is less than AA wants, measured on what is really behind it."""
    hidden = page.add_style_tag(content="* { -webkit-text-fill-color: transparent !important; text-shadow: none !important }")
    bare = base64.b64encode(page.screenshot(animations="disabled")).decode()
    hidden.evaluate("style => style.remove()")
    staged = page.add_style_tag(content=f":is({STAGED}) {{ pointer-events: auto !important }}")
    found: list[str] = page.evaluate(CONTRAST.read_text(), bare)
    staged.evaluate("style => style.remove()")
    return found
