"""A campaign whose server is killed on the road, in town and while somebody gains a level loses nothing and repeats nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import httpx
from tests.server.people import plain
from tests.server.test_games_kept import Server

from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.core.journal import journal_bytes
from lantern.players.setups import JourneySetup
from lantern.players.table import new_play
from lantern.rules.table.state import Held

#: In a file; that another database keeps what it has taken is proven in test_games_kept and test_workers.
KILLS = 10
#: A kill comes so many answers after the last one, and so many seconds after it was sent.
ANSWERS, SECONDS = 6, 0.06


def riders() -> Posse:
    """Two who come home with gold for the shops, and enough XP for a level."""
    gun = Held("shotgun", starting=True)
    ann = HeroRecord(id="hero-a", name="Ann", hero_class="us-marshal", made=True, gold=400, xp=2_000, items=[gun])
    return Posse(heroes=[ann, HeroRecord(id="hero-b", name="Bob", hero_class="gunslinger", made=True, gold=300, xp=600)])


class Campaigner:
    """Somebody who plays a campaign over the wire, whatever becomes of the server."""

    def __init__(self, path: Path | str, random: Random) -> None:
        self.path, self.random = path, random
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
        kill = self.until_kill == 0 and len(self.kills) < KILLS
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
        if asked["kind"] == "level-upgrade" and not any("level-upgrade" in kill for kill in self.kills):
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


def test_ten_kills_on_the_road_in_town_and_at_a_level_lose_nothing(tmp_path):
    player = Campaigner(tmp_path / "table.sqlite", Random(5))
    chapters: list[str] = []
    try:
        while len(player.kills) < KILLS or "gathering" not in chapters:
            seen = player.look()
            table = seen["table"]
            player.log = [entry["text"] for entry in seen["log"]] if seen["log_from"] == 0 else player.log
            if not chapters or chapters[-1] != table["chapter"]:
                chapters.append(table["chapter"])
                player.log = []
                continue
            if table["waiting"] == "over":
                player.goes_on()
            elif table["chapter"] == "adventure":
                break
            else:
                player.answers(table)
        [campaign] = player.server.client.get("/api/campaigns").json()
        assert (campaign["game"], campaign["branches"]) == (player.game, 0), "no chapter was begun twice"
        shown = player.server.client.get(f"/api/campaigns/{campaign['id']}").json()
        kinds = [one["kind"] for one in shown["chapters"]]
        assert kinds == ["journey", "stay", "gathering", "adventure"][: len(kinds)]
        assert {kill.split(":")[0] for kill in player.kills} >= {"journey", "stay"}
        assert any("level-upgrade" in kill for kill in player.kills)
    finally:
        player.server.kill()
