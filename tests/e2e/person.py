"""Somebody who plays through the page: sees what it shows, and answers with the mouse, a finger or the keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from tests.e2e.plans import Decision, Plan
from tests.e2e.serving import Server

from lantern.client import Lantern
from lantern.client.changes import changed

#: So long may the page need for anything, on a machine that is busy with other things.
PATIENCE = 30_000
#: The settings of somebody who wants to get on.
QUICK = {"speed": "instant", "explain": False, "text": "normal", "opening": False}

#: A question that is new takes no answer for a moment; at the end of a chapter nothing is asked.
SETTLED = "() => !document.querySelector('[data-settling=new]')"
CHANGED = """before => {
  const asked = document.querySelector("[data-question]")?.dataset.question;
  return asked ? asked !== before : document.querySelector("dialog[open], .arrival, .leaving") !== null;
}"""
#: What is answered together with a question: which Hits with whom they hit, what is done with the stop before it.
FOLLOWS = {"assign-hits": "which-hits", "move": "act"}
STOP, DONE = "stop", "done"
FRAME = 20
#: The pass of a table that this window holds.
PASS = "id => localStorage.getItem(`seat ${id}`)"
#: What all must agree to; who runs several heroes is asked once.
VOTES = {"cancel-dread", "flee"}
#: The messages that bring a table.
TABLES = {"update", "change"}
#: What is written at the page on what this person presses.
WORDS = {
    "en": {
        "question": "Question", "go": "Go", "all": "All answers", "choose": "Choose", "on": "On", "give": "Give",
        "by hand": "Share them out yourself", "one more": "One more Hit on", "again": "Re-roll", "keep": "Let it stand",
        "more": "More", "fewer": "Fewer", "done": "Done", "none": "None of them", "earlier": "Earlier",
    },
    "it": {
        "question": "Domanda", "go": "Vai", "all": "Tutte le risposte", "choose": "Scegli", "on": "Va a:",
        "give": "(Dai|Danne)", "by hand": "Dividili tu", "one more": "Un Colpo in più:", "again": "Ritira",
        "keep": "Lascia così", "more": "Di più", "fewer": "Di meno", "done": "Fatto", "none": "Nessuno", "earlier": "Prima",
    },
}  # fmt: skip


class Person:
    """A person at a window. `question` is the question that the window was sent last."""

    def __init__(self, page: Page, server: Server, *, lang: str = "en") -> None:
        self.page = page
        self.server = server
        self.lang = lang
        self.table: dict[str, Any] = {}
        self.board: dict[str, Any] = {}
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._listen)
        page.add_init_script(
            f"localStorage.getItem('settings') ?? localStorage.setItem('settings', {json.dumps(json.dumps(QUICK))})"
        )

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] == "change":
            message["table"] = changed(self.table, message["table"])
        if message["type"] in TABLES:
            self.table = message["table"]
            self.board = message["board"] or self.board

    # -- looking -----------------------------------------------------------------------------------

    @property
    def words(self) -> dict[str, str]:
        """What the page says in the language it is read in now."""
        return WORDS[self.lang]

    @property
    def panel(self) -> Locator:
        """The question on the page."""
        return self.page.get_by_role("region", name=self.words["question"], exact=True)

    @property
    def prompt(self) -> Locator:
        return self.panel.get_by_role("heading", level=2).locator("> span")

    @property
    def shown(self) -> str | None:
        """The question that the page shows, by its name."""
        return self.panel.get_attribute("data-question")

    @property
    def question(self) -> dict[str, Any]:
        """The question that the page shows."""
        expect(self.panel).to_be_visible()
        self.page.wait_for_function(SETTLED)
        for _ in range(PATIENCE // FRAME):
            shown = self.shown
            self.page.wait_for_function("() => true")  # let what the socket brought be told
            found: dict[str, Any] | None = next((one for one in self.table["questions"] if one["id"] == shown), None)
            if found is not None:
                return found
            self.page.wait_for_timeout(FRAME)  # the page is between two tables
        raise AssertionError("What the page asks is not what it was sent.")

    def waits_for_another(self, before: str | None) -> None:
        """Wait until the page shows another question, or the end, and takes an answer."""
        self.page.wait_for_function(CHANGED, arg=before)
        self.page.wait_for_function(SETTLED)

    # -- sitting down ------------------------------------------------------------------------------

    def comes(self, where: str = "") -> None:
        self.page.goto(f"{self.server.address}{where}")

    def sits_down(self, plan: Plan | None = None, **setup: Any) -> None:
        """Take a seat at a table that is set already, and look at the question."""
        wanted = plan.wanted if plan else setup
        opened = self.page.request.post(f"{self.server.address}api/tables", data=wanted).json()
        self.takes_seat(opened)

    def takes_in(self, journal: bytes) -> None:
        """Sit down at a table to which a game was brought."""
        self.takes_seat(self.page.request.post(f"{self.server.address}api/import?name=a%20game", data=journal).json())

    def takes_seat(self, opened: dict[str, str]) -> None:
        lang = "" if self.lang == "en" else f"?lang={self.lang}"
        self.comes(f"{lang}#/table/{opened['id']}/{opened['token']}")
        expect(self.panel.or_(self.page.get_by_role("dialog")).first).to_be_visible()
        self.page.wait_for_function(SETTLED)

    # -- deciding with the mouse or a finger -------------------------------------------------------

    def plays(self, plan: Plan, most: int = 10_000) -> int:
        """Answer as planned, every question in the way the page offers it; tell how far that went."""
        at = 0
        while at < min(most, len(plan.decisions)):
            asked, decision = self.question, plan.decisions[at]
            now = (asked["kind"], keys_of(asked))
            assert now == (decision.kind, decision.keys), f"{now} is asked, and not {decision}"
            at += 1 + self.decides_with(asked, decision, plan.decisions[at + 1 :])
            self.waits_for_another(asked["id"])
        return at

    def plays_elsewhere(self, decisions: Sequence[Decision]) -> None:
        """Answer as planned at another device, which is quick, and come back to this window."""
        with Lantern(self.server.address) as lantern:
            token = self.page.evaluate(PASS, self.table["id"])
            there = lantern.seat(self.table["id"], token)
            for decision in decisions:
                asked = there.questions()[0]
                assert (asked["kind"], keys_of(asked)) == (decision.kind, decision.keys)
                there.answer(asked, decision.answer)
            answered = there.look()["table"]["answers"]
        while self.table["answers"] < answered:
            self.page.wait_for_timeout(FRAME)
        self.page.wait_for_function(SETTLED)

    def decides_with(self, asked: dict[str, Any], decision: Decision, following: Sequence[Decision]) -> int:
        """Give an answer, and what the page sends together with it; tell how many of the next decisions that were."""
        if len(asked["ways"]) > 1:
            return self.rerolls(asked, [decision, *following])
        if asked["kind"] in VOTES:
            others = [one for one in self.table["questions"] if (one["kind"], one["yours"]) == (asked["kind"], True)][1:]
            after = self.table["answers"] + 1 + (len(others) if decision.answer else 0)
            self.decides(asked, decision)
            while self.table["answers"] < after:
                self.page.wait_for_timeout(FRAME)
            return len(others) if decision.answer else 0
        then = following[0] if following else None
        together = then is not None and FOLLOWS.get(decision.kind) == then.kind
        if not asked["after"]:
            self.decides(asked, decision)
            return int(together and decision.kind != "move")
        stops = decision.keys[int(str(decision.answer))] == STOP
        after = [one["key"] for one in asked["after"]]
        if DONE not in after:  # there is somewhere to go: what lies here is offered beside it
            here = together and stops and then is not None and then.keys[int(str(then.answer))] in after
            self.decides(*passes(asked, then if here else decision))
            return int(here)
        self.decides(*stays(asked, then if together and stops else None if stops else decision))
        return int(together and stops)

    def rerolls(self, asked: dict[str, Any], decisions: Sequence[Decision]) -> int:
        """Roll dice again in one of several ways, or let them lie; tell how many more questions that has answered."""
        ways = asked["ways"]
        for at, (way, decision) in enumerate(zip(ways, decisions, strict=False)):
            assert decision.kind == way["kind"], f"{way} is offered, and not {decision}"
            if decision.answer:
                assert isinstance(decision.answer, list)
                keys = [decision.keys[index] for index in decision.answer]
                self.takes_dice(asked, [option for option in asked["answers"] if option["key"] in keys])
                self.press(
                    self.page.get_by_role("button", name=re.compile(rf"^{self.words['again']} .*: .*{re.escape(way['name'])}$"))
                )
                return at
        self.press(self.panel.get_by_role("button", name=self.words["keep"]))
        return len(ways) - 1

    def decides(self, asked: dict[str, Any], decision: Decision) -> None:
        """Give one answer."""
        answer = decision.answer
        match asked["form"]:
            case "one" if asked["kind"] == "assign-hits" and asked["hits"]:
                self.gives_hits(asked, asked["answers"][int(str(answer))])
            case "one":
                self.chooses(asked, asked["answers"][int(str(answer))])
            case "confirm":
                self.press(self.panel.get_by_role("button").nth(0 if answer else 1))
            case "some":
                assert isinstance(answer, list)
                self.chooses_some(asked, answer)
            case "amount":
                self.chooses_amount(asked, int(str(answer)))
            case "order":
                assert isinstance(answer, list)
                self.puts_in_order(asked, answer)

    def press(self, what: Locator) -> None:
        self.page.mouse.move(3, 3)  # who leaves the mouse where it was has not decided yet
        what.click()

    def row(self, asked: dict[str, Any], option: dict[str, Any]) -> Locator:
        """The row of an option in the list of the question."""
        named = re.compile(rf"^{re.escape(option['label'])}(?!\w)")
        alike = [one for one in asked["answers"] if named.match(one["label"])]
        return self.panel.get_by_role("button", name=named).nth(alike.index(option))

    def chooses(self, asked: dict[str, Any], option: dict[str, Any]) -> None:
        """Choose an option where it is: on the map, a die, a shelf or the list; on a phone what is not on the map unfolds."""
        if asked["kind"] == "business":
            expect(self.page.locator(".counter")).to_be_visible()
            if (thing := self.page.locator(f"[data-offer='{option['key']}']")).count():
                self.press(thing)
        if goal := self.on_the_map(asked, option):
            self.goes(asked, goal)
            return
        unfold = self.panel.get_by_role("button", name=self.words["all"])
        if unfold.count() and not self.row(asked, option).count():
            self.press(unfold)
        if option.get("die") is not None and asked["roll"] and not self.row(asked, option).count():
            self.press(self.die(option))
        else:
            if option.get("space") is not None and not self.row(asked, option).count():
                self.press(self.panel.get_by_role("button", expanded=False, name=re.compile(r"list|elenco")))
            self.press(self.row(asked, option))

    def goes(self, asked: dict[str, Any], goal: Locator) -> None:  # noqa: ARG002 - a finger looks what becomes of the question
        """Press a place on the map."""
        self.press(goal)
        if (go := self.panel.get_by_role("button", name=self.words["go"], exact=True)).count():
            self.press(go)

    def on_the_map(self, asked: dict[str, Any], option: dict[str, Any]) -> Locator | None:
        """The place on the map that means just this option, if it can be seen there."""
        if option.get("space") is None or option.get("model") or asked["form"] != "one":
            return None
        goal = self.page.get_by_role("button", name=f"{self.words['choose']}: {option['label']}", exact=True)
        return goal if goal.count() == 1 and self.can_be_seen(goal) else None

    def can_be_seen(self, goal: Locator) -> bool:
        """Tell whether it lies in the part of the map that no panel covers, with nothing over its middle."""
        found: bool = goal.evaluate(
            """goal => {
              const box = goal.getBoundingClientRect();
              const free = document.querySelector(".hole").getBoundingClientRect();
              const inside = box.top >= free.top && box.bottom <= free.bottom
                && box.left >= free.left && box.right <= free.right;
              const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return inside && hit !== null && goal.contains(hit);
            }"""
        )
        return found

    def takes_dice(self, asked: dict[str, Any], wanted: list[dict[str, Any]]) -> None:
        """Choose these dice and no others; some may be chosen already."""
        for option in asked["answers"]:
            die = self.die(option)
            if (die.get_attribute("aria-pressed") == "true") != (option in wanted):
                self.press(die)

    def die(self, option: dict[str, Any]) -> Locator:
        """The die on the tray that an option means."""
        return self.page.locator(".tray .dice > li").nth(option["die"]).get_by_role("button")

    def gives_hits(self, asked: dict[str, Any], option: dict[str, Any]) -> None:
        """Give as many Hits as possible to one enemy; they are shared out by hand."""
        if option.get("model") != option["key"]:
            self.press(self.row(asked, option))
            return
        enemy = next(one for one in self.table["enemies"] if one["id"] == option["model"])
        if len(asked["hits"]) == 1:
            self.press(self.ready_way(enemy))
            return
        if not any(one.get("model") == one["key"] != option["key"] for one in asked["answers"]):
            self.press(self.panel.locator(".options .option").first)  # nobody else may have them: there is one way
            return
        by_hand = self.panel.get_by_role("button", name=self.words["by hand"])
        if by_hand.count():
            self.press(by_hand)
        whom = self.panel.get_by_title(f"{self.words['one more']} {enemy['name']}", exact=True)
        for _ in [hit for hit in asked["hits"] if option["key"] in hit["kills"]]:
            self.press(whom)
        self.press(self.panel.get_by_role("button", name=re.compile(rf"^{self.words['give']} .*\d")))

    def ready_way(self, enemy: dict[str, Any]) -> Locator:
        """The way to give a single Hit to this enemy."""
        return self.panel.get_by_role("button").filter(
            has=self.page.get_by_text(f"{self.words['on']} {enemy['name']}", exact=True)
        )

    def chooses_some(self, asked: dict[str, Any], answer: list[int]) -> None:
        options = [one for one in asked["answers"] if one["index"] in answer]
        if asked["family"] == "dice":
            if options:
                self.takes_dice(asked, options)
            stand = self.panel.get_by_role("button", name=self.words["keep"])
            self.press(self.page.get_by_role("button", name=re.compile(f"^{self.words['again']}")) if options else stand)
            return
        for option in asked["answers"]:
            row = self.row(asked, option)
            if (row.get_attribute("aria-pressed") == "true") != (option in options):
                self.press(row)
        self.press(self.panel.get_by_role("button", name=re.compile(f"^({self.words['done']}|{self.words['none']})$")))

    def chooses_amount(self, asked: dict[str, Any], amount: int) -> None:
        if (few := self.panel.locator(".few").get_by_role("button")).count():
            self.press(few.nth(amount - asked["least"]))
            return
        said = self.panel.get_by_role("status").first
        while (now := int(said.inner_text())) != amount:
            self.press(self.panel.get_by_role("button", name=self.words["more" if now < amount else "fewer"], exact=True))
        self.press(self.panel.get_by_role("button", name=self.words["done"]))

    def puts_in_order(self, asked: dict[str, Any], answer: list[int]) -> None:
        for place, index in enumerate(answer):
            label = asked["answers"][index]["label"]
            grip = self.panel.get_by_role("button", name=re.compile(rf"^\d+: {re.escape(label)}$"))
            for _ in range(len(answer)):
                if int((grip.get_attribute("aria-label") or "0").split(":")[0]) <= place + 1:
                    break
                self.press(self.panel.get_by_role("button", name=f"{self.words['earlier']}: {label}", exact=True))
        self.press(self.panel.get_by_role("button", name=self.words["done"]))


def stays(asked: dict[str, Any], then: Decision | None) -> tuple[dict[str, Any], Decision]:
    """The question of somebody who can go nowhere as the page asks it: what it does, with or without the stop before it."""
    after = asked["after"]
    answers = [one for one in after if one["key"] != DONE]
    answers += [one for one in asked["answers"] if one["key"] != STOP] + [one for one in after if one["key"] == DONE]
    wanted = then.keys[int(str(then.answer))] if then is not None else DONE
    keys = [one["key"] for one in answers]
    return {**asked, "answers": answers}, Decision("move", keys, keys.index(wanted))


def passes(asked: dict[str, Any], decision: Decision | None) -> tuple[dict[str, Any], Decision]:
    """The question of somebody who can go on as the page asks it: what lies here, and where to."""
    assert decision is not None
    answers = [*asked["after"], *asked["answers"]]
    keys = [one["key"] for one in answers]
    return {**asked, "answers": answers}, Decision("move", keys, keys.index(decision.keys[int(str(decision.answer))]))


def keys_of(asked: dict[str, Any]) -> list[str]:
    """The keys of the answers, as the rules know them."""
    if asked["form"] == "amount":
        return [str(n) for n in range(asked["least"], asked["most"] + 1)]
    return [one["key"] for one in asked["answers"]]
