"""A campaign whose server is killed on the road, in town, at the fire and at a level is as if nothing had been."""

from __future__ import annotations

from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import httpx
from tests.server.people import plain
from tests.server.test_games_kept import Server

from lantern.campaign.files import read_campaign
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.content.loader import load
from lantern.core.journal import journal_bytes, read_journal
from lantern.players.setups import JourneySetup
from lantern.players.table import new_play
from lantern.rules.table.state import Held

#: In a file; that another database keeps what it has taken is proven in test_games_kept and test_workers.
KILLS = 10
#: So many of them come before the posse gathers: the rest is for the fire.
BEFORE_THE_FIRE = 7
#: A kill comes so many answers after the last one, and so many seconds after it was sent.
ANSWERS, SECONDS = 6, 0.06


def riders() -> Posse:
    """Two who come home with gold for the shops, and enough XP for a level."""
    gun = Held("shotgun", starting=True)
    ann = HeroRecord(id="hero-a", name="Ann", hero_class="us-marshal", made=True, gold=400, xp=2_000, items=[gun])
    return Posse(heroes=[ann, HeroRecord(id="hero-b", name="Bob", hero_class="gunslinger", made=True, gold=300, xp=600)])


class Campaigner:
    """Somebody who plays a campaign over the wire, whatever becomes of the server, which is killed at most so often."""

    def __init__(self, path: Path | str, random: Random, most: int = KILLS) -> None:
        self.path, self.random, self.most = path, random, most
        self.server = Server(path)
        journal = new_play(JourneySetup(posse=riders(), seed=11)).journal
        opened = self.server.client.post("/api/import", params={"name": "a road"}, content=journal_bytes(journal)).json()
        self.game, self.token = opened["id"], opened["token"]
        self.kills: list[str] = []
        self.until_kill = random.randint(1, ANSWERS)
        self.log: list[Any] = []

    def look(self) -> dict[str, Any]:
        seen = self.server.client.get(f"/api/tables/{self.game}", headers={"Seat-Token": self.token}).raise_for_status().json()
        return dict(seen)

    def send(self, path: str, body: Any, during: str) -> httpx.Response | None:
        """Send something; now and then the server is killed while it works on it, or just after. None if nobody answered."""
        self.until_kill -= 1
        kill = self.until_kill <= 0 and len(self.kills) < (
            self.most if during.startswith("gathering") else min(self.most, BEFORE_THE_FIRE)
        )
        dying = Timer(self.random.random() * SECONDS, self.server.process.kill) if kill else None
        if dying is not None:
            dying.start()
        try:
            answered = self.server.client.post(f"/api/tables/{self.game}{path}", json=body, headers={"Seat-Token": self.token})
        except httpx.TransportError:
            answered = None
        if dying is not None:
            dying.join()
            self.server.kill()
            self.kills.append(during)
            self.until_kill = self.random.randint(1, ANSWERS)
            self.server = Server(self.path)
        return answered

    def answers(self, table: dict[str, Any]) -> None:
        """Answer what is asked, and see that an answer that was taken is there, and what happened before it."""
        asked = table["questions"][0]
        grows = next((action["key"] for action in table["any_time"] if action["key"].endswith("/level-up")), None)
        body = {"type": "answer", "question": asked["id"], "answer": grows or plain(asked)}
        kills = len(self.kills)
        first_level = asked["kind"] == "level-upgrade" and not any("level-upgrade" in kill for kill in self.kills)
        if first_level or table["chapter"] == "gathering":
            self.until_kill = 1
        done = self.send("/answer", body, f"{table['chapter']}: {asked['kind']}")
        if len(self.kills) == kills:
            return
        again = self.look()
        given = again["table"]["answers"] - table["answers"]
        assert given in ({1, 2, 3} if done is not None and done.is_success else {0, 1, 2, 3}), "an answer that counted is there"
        assert [entry["text"] for entry in again["log"]][: len(self.log)] == self.log, "what happened has happened"

    def goes_on(self) -> None:
        """Go to the next chapter, however often it takes."""
        while (opened := self.send("/play-on", None, "between two chapters")) is None:
            pass
        self.game = opened.raise_for_status().json()["id"]

    def plays(self) -> list[str]:
        """Play from the road to the next adventure; tell which chapters were seen."""
        chapters: list[str] = []
        while True:
            seen = self.look()
            table = seen["table"]
            self.log = [entry["text"] for entry in seen["log"]] if seen["log_from"] == 0 else self.log
            if not chapters or chapters[-1] != table["chapter"]:
                chapters.append(table["chapter"])
                self.log = []
            elif table["waiting"] == "over":
                self.goes_on()
            elif table["chapter"] == "adventure":
                return chapters
            else:
                self.answers(table)

    def kept(self) -> dict[int, Any]:
        """Return all that is kept of the campaign: of each chapter the posse after it, and every step, answer and event."""
        [campaign] = self.server.client.get("/api/campaigns").json()
        assert (campaign["game"], campaign["branches"]) == (self.game, 0), "no chapter was begun twice"
        file = self.server.client.get(f"/api/campaigns/{campaign['id']}/file", headers={"Seat-Token": self.token})
        book = read_campaign(file.raise_for_status().content, "kept", load())
        return {
            one.number: (one.kind, one.parent, one.after, read_journal(book.journals[one.number], "kept").steps)
            for one in book.index.chapters
        }


def test_ten_kills_on_the_road_in_town_at_a_level_and_at_the_fire_leave_no_trace(tmp_path):
    killed = Campaigner(tmp_path / "killed.sqlite", Random(5))
    spared = Campaigner(tmp_path / "spared.sqlite", Random(5), most=0)
    try:
        assert killed.plays() == spared.plays() == ["journey", "stay", "gathering", "adventure"]
        assert (len(killed.kills), spared.kills) == (KILLS, [])
        assert {kill.split(":")[0] for kill in killed.kills} >= {"journey", "stay", "gathering"}
        assert any("level-upgrade" in kill for kill in killed.kills)
        assert killed.kept() == spared.kept()
    finally:
        killed.server.kill()
        spared.server.kill()
