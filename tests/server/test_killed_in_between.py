"""Workers that are killed while seats change and campaigns are copied, rewound and deleted: it is done or it is not."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from statistics import median
from threading import Thread, Timer
from typing import Any

import httpx
import pytest
from tests.server import test_workers
from tests.server.people import Person, plain
from tests.server.test_campaigns_survive import riders
from tests.server.test_workers import KILLS, PATIENCE, Asking, Served, until, window
from websockets.exceptions import WebSocketException

from lantern.players.setups import JourneySetup
from lantern.players.table import new_play
from lantern.server.checking import faults
from lantern.server.store import Store

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the workers in /proc")
place, served = test_workers.place, test_workers.served
HEROES = ["us-marshal", "gunslinger", "bandido"]


class Onlooker:
    """A window that comes back whenever its line is cut, as the page does, and notes when it saw how many answers."""

    def __init__(self, served: Served, person: Person) -> None:
        self._served, self._person = served, person
        self.seen: list[tuple[float, int]] = []
        self._ends = False
        self._thread = Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while not self._ends:
            with suppress(OSError, WebSocketException, TimeoutError), window(self._served, self._person) as socket:
                while not self._ends:
                    with suppress(TimeoutError):
                        told = json.loads(socket.recv(0.2))
                        if told["type"] == "update":
                            self.seen.append((time.monotonic(), told["table"]["answers"]))
            time.sleep(0.1)

    def end(self) -> None:
        self._ends = True
        self._thread.join(PATIENCE)


class Killer:
    """Somebody who wants something done, whatever becomes of the workers."""

    def __init__(self, served: Served, random: Random) -> None:
        self.served, self.random = served, random

    def under_fire(
        self, ask: Callable[[], httpx.Response], *, within: float = 0.1, both: bool = False
    ) -> httpx.Response | None:
        """Ask while workers are killed; None if the line was cut."""
        until(lambda: len(self.served.workers) == 2)

        def kill() -> None:
            chosen = self.served.workers if both else [self.random.choice(self.served.workers)]
            for pid in chosen:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

        dying = Timer(self.random.random() * within, kill)
        dying.start()
        try:
            return ask()
        except httpx.TransportError:
            return None
        finally:
            dying.join()

    def insist(self, ask: Callable[[], Any]) -> Any:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return ask()
            except httpx.TransportError:
                assert time.monotonic() < deadline
                time.sleep(0.02)


def seated(person: Person) -> dict[str, bool]:
    """Tell who is at the table, each once, and whether a bot runs them."""
    found = [(hero, seat["bot"]) for seat in person.look()["table"]["seats"] for hero in seat["heroes"]]
    assert sorted(hero for hero, _ in found) == sorted(HEROES)
    assert all(seat["mine"] and seat["heroes"] for seat in person.look()["table"]["seats"])
    return dict(found)


@pytest.mark.parametrize("both", [False, True])
def test_a_hero_is_left_to_a_bot_or_not_when_workers_are_killed(served, place, both):
    killer = Killer(served, Random(KILLS + both))
    ann = Person.beginning(Asking(served), seed=5, heroes=HEROES)
    looks = Onlooker(served, ann)
    waits: list[float] = []
    for _ in range(KILLS):
        hero = killer.random.choice(HEROES[1:])
        before = killer.insist(lambda: seated(ann))
        on = not before[hero]
        done = killer.under_fire(lambda: ann.post(f"/heroes/{hero}/bot", {"on": on}), both=both)  # noqa: B023
        killed = time.monotonic()
        after = killer.insist(lambda: seated(ann))
        if done is not None and done.is_success:
            assert after == {**before, hero: on}, "what was acknowledged is so"
        else:
            assert after in (before, {**before, hero: on})
        killer.insist(lambda: ann.post(f"/heroes/{hero}/bot", {"on": True})).raise_for_status()  # noqa: B023
        answers = go_on(killer, ann)
        if answers is not None:
            until(lambda: any(at > killed and seen > answers for at, seen in looks.seen))  # noqa: B023
            waits.append(next(at for at, seen in looks.seen if at > killed and seen > answers) - killed)
    looks.end()
    if waits:
        print(f"{len(waits)} times bots went on: after {median(waits):.1f} s, at most {max(waits):.1f} s")  # noqa: T201
    with closing(Store(place)) as store:
        assert list(faults(store)) == []
    assert "Traceback" not in served.log()


def go_on(killer: Killer, person: Person) -> int | None:
    """Answer for whoever people run until a bot is asked; return how many answers there are then."""
    for _ in range(40):
        table = killer.insist(person.look)["table"]
        run = {hero for seat in table["seats"] if seat["bot"] for hero in seat["heroes"]}
        if table["waiting"] == "over":
            return None
        asked = table["questions"]
        if any(one["who"] in run for one in asked):
            return int(table["answers"])
        with suppress(httpx.HTTPStatusError):  # a bot was quicker
            killer.insist(lambda: person.answer(plain(asked[0]), asked[0])).raise_for_status()  # noqa: B023
    return None


def test_campaigns_are_copied_rewound_and_deleted_or_not_when_workers_are_killed(served, place):
    killer = Killer(served, Random(KILLS))
    ann = Person.taking_in(Asking(served), new_play(JourneySetup(posse=riders(), seed=11)))
    while (table := ann.look()["table"])["waiting"] != "over":
        ann.answer(plain(table["questions"][0]), table["questions"][0]).raise_for_status()
    following = ann.post("/play-on", None).raise_for_status().json()["id"]
    ann.table = following
    asking = Asking(served)
    looks = Onlooker(served, ann)

    def campaign() -> dict[str, Any]:
        found = killer.insist(lambda: asking.get(f"/api/campaigns/{ann.table}", headers=ann.headers))
        assert found.status_code == 200, found.text
        return dict(found.json())

    name = campaign()["id"]
    copies: list[dict[str, Any]] = []
    for number in range(KILLS):
        what = ("copy", "rewind", "delete")[number % 3]
        chapters = len(campaign()["chapters"])
        if what == "copy":
            done = killer.under_fire(lambda: asking.post(f"/api/campaigns/{name}/copy", headers=ann.headers), within=0.3)
            copies += [done.json()] if done is not None and done.status_code == 201 else []
        elif what == "rewind":
            done = killer.under_fire(
                lambda: asking.post(f"/api/campaigns/{name}/chapters/2/rewind", headers=ann.headers), within=0.3
            )
            begun = len(campaign()["chapters"]) - chapters
            assert begun == 1 if done is not None and done.is_success else begun in (0, 1)
        else:
            killer.under_fire(lambda: served.ask("DELETE", f"/api/campaigns/{name}", headers=ann.headers), within=0.3)
            left = killer.insist(ann.get)
            with closing(Store(place)) as store:
                gone = store.was_deleted(following)
            if gone:
                until(lambda: killer.insist(ann.get).status_code == 404, 10)
            else:
                assert left.status_code == 200
            killer.insist(lambda: asking.post(f"/api/campaigns/{name}/put-back", headers=ann.headers)).raise_for_status()
        assert campaign()["id"] == name
        shown = killer.insist(ann.get)
        assert shown.status_code == 200, (what, shown.text)
        if (table := shown.json()["table"])["waiting"] == "question":
            given = killer.insist(lambda: ann.answer(plain(table["questions"][0]), table["questions"][0]))
            assert given.status_code in (200, 409), (what, given.text)
    for copy in copies:
        twin = Person(asking, copy["tables"][-1], copy["token"])
        assert killer.insist(twin.look)["table"]["waiting"] in ("question", "over")
    looks.end()
    with closing(Store(place)) as store:
        assert list(faults(store)) == []
    assert "Traceback" not in served.log()
