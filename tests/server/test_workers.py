"""Several servers of one PostgreSQL database: any serves any table, one writes at a time, and one that dies is not missed."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from threading import Timer
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import select
from tests.server.people import Person, plain
from tests.server.test_campaigns_survive import riders
from websockets.sync.client import ClientConnection, connect

from lantern.core.errors import SaveError
from lantern.core.journal import Journal
from lantern.core.play import digest
from lantern.players.setups import JourneySetup
from lantern.players.table import new_play
from lantern.server import live
from lantern.server.app import new_app
from lantern.server.channels import CHANNEL, CUT, PostgresLines
from lantern.server.database.tables import LEASES
from lantern.server.serving import serve
from lantern.server.store import Store
from lantern.server.workers import ParentLine, Workers

COMMAND = "from lantern.cli import main; main()"
PATIENCE = 60.0
#: So many workers are killed; more by hand: LANTERN_KILLS=100.
KILLS = int(os.environ.get("LANTERN_KILLS", "3"))
#: So many answers are given in turn.
ROUNDS = 7
HEROES = ["us-marshal", "gunslinger"]


@pytest.fixture
def place(postgres) -> str:
    return str(postgres.url(postgres.new_database()))


def server(place: str) -> Any:
    """One of several servers, as in a process of its own: they share nothing but the database."""
    return TestClient(new_app(place, trusting=False), base_url="http://127.0.0.1")


def until(is_so: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    deadline = time.monotonic() + seconds
    while not (found := is_so()):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return found


def hear(socket: Any, kind: str, is_so: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
    """Wait for a message of a kind."""
    while not ((told := socket.receive_json(timeout=PATIENCE))["type"] == kind and is_so(told)):
        pass
    return dict(told)


def sat_down(one: Any, other: Any) -> tuple[Person, Person]:
    """Let Ann begin a game at one server, and Bob come in and sit down at the other."""
    ann = Person.beginning(one, seed=7, heroes=HEROES, seats=[[hero] for hero in HEROES])
    assert ann.client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers).status_code == 200
    secret = ann.post("/invitations", {"may": "sit"}).raise_for_status().json()["secret"]
    bob = Person(other, ann.table)
    bob.token = bob.post("/enter", {"invitation": secret, "name": "Bob"}).raise_for_status().json()["token"]
    bob.post("/seats/2/claim", {"name": "Bob"}).raise_for_status()
    return ann, bob


def whose(table: dict[str, Any], ann: Person, bob: Person) -> Person:
    """Find who answers what is open."""
    return bob if table["questions"][0]["who"] == HEROES[1] else ann


def test_two_people_at_two_servers_play_one_table(place):
    with server(place) as one, server(place) as other:
        ann, bob = sat_down(one, other)
        with ann.sit() as here, bob.sit() as there:
            first = hear(here, "update")["table"]
            there.receive_json()
            hear(here, "presence", lambda told: [seat["here"] for seat in told["seats"]] == [1, 1])
            answered = set()
            for _ in range(ROUNDS):
                table = ann.look()["table"]
                assert bob.look()["table"]["version"] == table["version"]
                player = whose(table, ann, bob)
                answered.add(player)
                version = (
                    player.answer(plain(table["questions"][0]), table["questions"][0]).raise_for_status().json()["version"]
                )
                seen = [hear(socket, "update", lambda told: told["table"]["version"] >= version) for socket in (here, there)]  # noqa: B023
                assert seen[0]["table"]["log"] == seen[1]["table"]["log"]
                assert [entry["text"] for entry in seen[0]["log"]] == [entry["text"] for entry in seen[1]["log"]]
            assert answered == {ann, bob}
            assert ann.look()["table"]["answers"] == first["answers"] + ROUNDS

            there.send_json({"type": "say", "text": "over here"})
            assert hear(here, "said")["text"] == "over here"
            here.send_json({"type": "point", "x": 2.5, "y": 1})
            assert hear(there, "pointed")["x"] == 2.5

            before = ann.look()["table"]
            bob.undo().raise_for_status()
            assert hear(here, "update", lambda told: told["table"]["answers"] < before["answers"])["table"]["undo"]["redo"]
            ann.redo().raise_for_status()
            assert [bob.question()["id"], bob.question()["prompt"]] == [ann.question()["id"], ann.question()["prompt"]]
            assert bob.look()["table"]["answers"] == before["answers"]

            ann.client.patch(f"/api/saves/{ann.table}", json={"name": "Ours"}, headers=ann.headers).raise_for_status()
            assert hear(there, "update", lambda told: told["table"]["name"] == "Ours")
            guest = next(one["id"] for one in ann.get("/door").json()["door"]["guests"] if not one["you"])
            one.delete(f"/api/tables/{ann.table}/guests/{guest}", headers=ann.headers).raise_for_status()
            hear(there, "gone")
            assert bob.get().status_code == 404


def test_racing_answers_count_once_and_what_is_sent_again_is_known_everywhere(place):
    with server(place) as one, server(place) as other, ThreadPoolExecutor(2) as both:
        ann = Person.beginning(one, seed=3, heroes=HEROES)
        twin = Person(other, ann.table, ann.token)
        given = ann.look()["table"]["answers"]
        for number in range(4):
            question = (ann, twin)[number % 2].question()
            came = list(both.map(lambda person: person.answer(plain(question), question), (ann, twin)))  # noqa: B023
            assert sorted(answer.status_code for answer in came) == [200, 409]
            assert {answer.json().get("reason") for answer in came} == {None, "stale"}
        assert ann.look()["table"]["answers"] == twin.look()["table"]["answers"] == given + 4
        for number in range(2):
            question = ann.question()
            came = list(both.map(lambda person: person.answer(plain(question), question, once=f"w{number}"), (ann, twin)))  # noqa: B023
            assert [answer.status_code for answer in came] == [200, 200]
            assert came[0].json()["version"] == came[1].json()["version"]
        assert ann.look()["table"]["answers"] == given + 6
        other.delete(f"/api/saves/{ann.table}", headers=ann.headers).raise_for_status()
        assert ann.get().status_code == 404


def test_one_next_chapter_begins_however_many_ask_for_it(place):
    with server(place) as one, server(place) as other, ThreadPoolExecutor(2) as both:
        ann = Person.taking_in(one, new_play(JourneySetup(posse=riders(), seed=11)))
        twin = Person(other, ann.table, ann.token)
        while (table := ann.look()["table"])["waiting"] != "over":
            twin.answer(plain(table["questions"][0]), table["questions"][0]).raise_for_status()
        opened = list(both.map(lambda person: person.post("/play-on", None).raise_for_status().json()["id"], (ann, twin)))
        assert opened[0] == opened[1]
        assert [person.look()["table"]["next_table"] for person in (ann, twin)] == opened
        assert ann.undo().json()["reason"] == "undo", "what went on elsewhere is not taken back here"


def test_a_bot_sits_at_one_server_and_another_takes_over(place, monkeypatch):
    monkeypatch.setattr(live, "BOT_PAUSE", 0.02)
    store = Store(place)

    def holders() -> list[str]:
        return [row.holder for row in store.rows(select(LEASES.c.holder))]

    with server(place) as other:
        with server(place) as one:
            ann = Person.beginning(one, seed=7, heroes=HEROES)
            twin = Person(other, ann.table, ann.token)
            assert ann.post("/seats/1/bot", {"on": True}).status_code == 200
            with twin.sit() as there:
                first = hear(there, "update")["table"]["answers"]
                hear(there, "update", lambda told: told["table"]["answers"] > first)
                holder = holders()
                with ann.sit():
                    went_on = ann.look()["table"]["answers"]
                    hear(there, "update", lambda told: told["table"]["answers"] > went_on + 2)
                    assert holders() == holder, "the other lets it be"
        with Person(other, ann.table, ann.token).sit() as there:
            answers = hear(there, "update")["table"]["answers"]
            hear(there, "update", lambda told: told["table"]["answers"] > answers)
    for server_name in holders():
        store.mind_no_more(server_name)
    assert [store.mind(ann.table, one) for one in ("a", "b", "a")] == [True, False, True]
    store.mind_no_more("a")
    assert store.mind(ann.table, "b")
    store.close()


def test_what_nobody_told_is_seen_all_the_same(place, monkeypatch):
    """A server that dies just after it has kept an answer tells nobody; the line to the database may be cut, too."""
    with server(place) as one, server(place) as other:
        ann = Person.beginning(one, seed=3, heroes=HEROES)
        twin = Person(other, ann.table, ann.token)
        with ann.sit() as here:
            hear(here, "update")
            with monkeypatch.context() as mute:
                mute.setattr(other.app.state.hall.hearing.neighbours, "tell", lambda _: None)
                begun = time.monotonic()
                version = twin.answer(plain(question := twin.question()), question).raise_for_status().json()["version"]
                assert hear(here, "update", lambda told: told["table"]["version"] >= version)
            assert time.monotonic() - begun < PATIENCE


def test_a_campaign_that_was_deleted_without_a_word_is_closed_everywhere(place, monkeypatch):
    """A server that dies just after it has taken a campaign off the shelf tells nobody."""
    with server(place) as one, server(place) as other:
        ann = Person.beginning(one, seed=3, heroes=HEROES)
        twin = Person(other, ann.table, ann.token)
        with ann.sit() as here:
            question = hear(here, "update")["table"]["questions"][0]
            with monkeypatch.context() as mute:
                mute.setattr(other.app.state.hall.hearing.neighbours, "tell", lambda _: None)
                other.delete(f"/api/campaigns/{ann.table}", headers=twin.headers).raise_for_status()
            assert ann.answer(plain(question), question).status_code == 404
            hear(here, "gone")
        assert ann.get().status_code == 404
        other.post(f"/api/campaigns/{ann.table}/put-back", headers=twin.headers).raise_for_status()
        ann.answer(plain(question), question).raise_for_status()


def test_a_line_that_was_cut_is_there_again_and_says_so(postgres):
    name = postgres.new_database()

    async def listen() -> list[bytes]:
        lines = PostgresLines(postgres.url(name))
        await lines.on_startup()
        await lines.subscribe([CHANNEL])
        heard: list[bytes] = []
        events = lines.stream_events()
        heard.append((await anext(events))[1])
        await lines.publish(b"one", [CHANNEL])
        heard.append((await anext(events))[1])
        postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        heard.append((await anext(events))[1])
        await lines.publish(b"two", [CHANNEL])
        heard.append((await anext(events))[1])
        await lines.on_shutdown()
        return heard

    with ThreadPoolExecutor(1) as elsewhere:  # a browser in this process has a loop of its own that runs here
        heard = elsewhere.submit(asyncio.run, asyncio.wait_for(listen(), PATIENCE)).result()
    assert heard == [CUT, b"one", CUT, b"two"]


def test_who_stands_still_with_a_game_loses_it(place, monkeypatch):
    monkeypatch.setattr("lantern.server.database.postgres.LONGEST_TURN", 0.2)
    slow = Store(place)
    monkeypatch.undo()
    quick = Store(place)
    game = new_game(quick)

    def dawdle() -> None:
        with slow.alone_with(game):
            quick.rename(game, "Ours")
            slow.rename(game, "Mine")

    with pytest.raises(SaveError, match="took too long"):
        dawdle()
    kept = quick.game(game)
    assert kept is not None
    assert kept.name == "Ours"
    slow.close()
    quick.close()


def new_game(store: Store) -> str:
    with TestClient(new_app(store), base_url="http://127.0.0.1") as client:
        store.close = lambda: None  # type: ignore[method-assign]
        name = Person.beginning(client, seed=1).table
    del store.close
    return name


# -- processes ------------------------------------------------------------------------------------


class Served:
    """`lantern serve` in processes of its own: two workers on PostgreSQL, or one on SQLite."""

    def __init__(self, data: Path, place: str, *more: str) -> None:
        settings = {"LANTERN_DATABASE_URL": place} if place else {}
        workers = "2" if place else "1"
        handle, name = tempfile.mkstemp(".log")
        self._said = Path(name)
        with os.fdopen(handle, "ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--data", str(data), "--workers", workers, *more],
                env={**os.environ, **settings},
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://localhost:\d+", line := self.process.stdout.readline())
        assert found, (line, self.log())
        self.address = found[0]

    def log(self) -> str:
        return self._said.read_text("utf-8")

    @property
    def workers(self) -> list[int]:
        pid = self.process.pid
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask over a line of its own, which any worker may take."""
        with httpx.Client(base_url=self.address, timeout=PATIENCE) as client:
            return client.request(method, path, **more)

    def end(self, *signals: signal.Signals) -> int:
        for number in signals:
            self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def put_away(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._said.unlink()


class Asking:
    """What a person asks with: each time over a line of its own."""

    def __init__(self, served: Served) -> None:
        self.served = served

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.served.ask("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.served.ask("POST", path, **more)


@pytest.fixture
def served(tmp_path, place) -> Iterator[Served]:
    one = Served(tmp_path / "served", place, "--metrics", "--log", "json")
    yield one
    one.put_away()


@contextmanager
def window(served: Served, person: Person) -> Iterator[ClientConnection]:
    address = served.address.replace("http", "ws")
    with connect(f"{address}/api/tables/{person.table}/live", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": person.token}))
        yield socket


class Stubborn:
    """Somebody who sends an answer until it is taken, whatever becomes of the workers, and looks on at a window."""

    def __init__(self, served: Served, random: Random) -> None:
        self.served, self.random = served, random
        #: The games so far, with their answers; another begins when one is over.
        self.games: list[tuple[Person, int]] = []
        self.person = Person.beginning(Asking(served), seed=5, heroes=HEROES)
        self.given = 0
        #: Seconds from each kill until an answer was taken and a window has shown it; and how long that takes otherwise.
        self.took: list[float] = []
        self.usual: list[float] = []

    def answer(self, number: int) -> None:
        """Answer what is open, by a word of its own, until it is said to count."""
        table = self.insist(self.person.look)["table"]
        if table["waiting"] == "over":
            self.games.append((self.person, self.given))
            self.person, self.given = self.insist(lambda: Person.beginning(Asking(self.served), seed=5, heroes=HEROES)), 0
            table = self.insist(self.person.look)["table"]
        asked = table["questions"][0]
        body = {"type": "answer", "question": asked["id"], "answer": plain(asked), "once": f"answer-{number}"}
        self.insist(lambda: self.person.post("/answer", body).raise_for_status())
        self.given += 1

    def insist(self, ask: Callable[[], Any]) -> Any:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return ask()
            except httpx.TransportError:
                assert time.monotonic() < deadline

    def answer_under_fire(self, number: int) -> None:
        """Answer while one of the workers is killed, and see how long it takes until another answer counts."""
        killed: list[float] = []

        def kill() -> None:
            killed.append(time.monotonic())
            self.kill()

        dying = Timer(self.random.random() * 0.05, kill)
        dying.start()
        self.answer(number)
        dying.join()
        self.answer_and_see(number + 1)
        self.took.append(time.monotonic() - killed[0])
        self.usual.append(self.answer_and_see(number + 2))

    def see_that_nothing_was_lost(self, place: Path | str) -> None:
        """Compare every game with the same without any fault."""
        for person, answers in [*self.games, (self.person, self.given)]:
            person.client = Asking(self.served)
            log, state = undisturbed(answers)
            assert log_of(person) == log
            assert digest_of(Store(place), person.table) == state

    def kill(self) -> None:
        """End one of the workers as hard as can be."""
        with suppress(ProcessLookupError):
            os.kill(self.random.choice(self.served.workers), signal.SIGKILL)

    def answer_and_see(self, number: int) -> float:
        """Answer, and see it at a window; return how many seconds it took."""
        begun = time.monotonic()
        self.answer(number)
        with window(self.served, self.person) as socket:
            seen = json.loads(socket.recv(PATIENCE))["table"]["answers"]
        assert seen == self.given, "what was said to count is there"
        return time.monotonic() - begun


class Patient(Stubborn):
    """The same with a server of one worker, which is started again whenever it was killed."""

    def __init__(self, start: Callable[[], Served], random: Random) -> None:
        self._start = start
        super().__init__(start(), random)

    def kill(self) -> None:
        self.served.put_away()
        self.served = self._start()
        self.person.client = Asking(self.served)


def undisturbed(answers: int) -> tuple[list[str], str]:
    """Play the same without any fault; return the log and the digest of the state."""
    with (
        tempfile.TemporaryDirectory() as folder,
        TestClient(new_app(Path(folder) / "one.sqlite"), base_url="http://127.0.0.1") as one,
    ):
        ann = Person.beginning(one, seed=5, heroes=HEROES)
        ann.play(answers)
        return log_of(ann), digest_of(Store(Path(folder) / "one.sqlite"), ann.table)


def log_of(person: Person) -> list[str]:
    return [entry["text"] for entry in person.look()["log"]]


def digest_of(store: Store, game: str) -> str:
    kept = store.game(game)
    assert kept is not None
    journal: Journal = store.journal(kept)[0]
    store.close()
    return digest(journal.checkpoint()) + journal.position


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the workers in /proc")
def test_a_worker_that_is_killed_under_play_is_not_missed(served, place):
    for _ in range(12):
        assert served.ask("GET", "/api/ready").status_code == 200
    counted = served.ask("GET", "/metrics").text
    route = 'lantern_requests_total{method="GET",route="/api/ready",status="200"}'
    assert f"{route} 12.0" in counted, "each tells what all have counted"

    player = Stubborn(served, Random(KILLS))
    first = set(served.workers)
    number = 0
    for _ in range(KILLS):
        until(lambda: len(served.workers) == 2)
        for _ in range(player.random.randrange(3)):
            player.answer(number := number + 1)
        player.answer_under_fire(number := number + 1)
        number += 2
    if KILLS > 10:
        print(f"{KILLS} kills, {number} answers: {median(player.took):.2f} s, at most {max(player.took):.2f} s,", end=" ")  # noqa: T201
        print(f"otherwise {median(player.usual):.2f} s, at most {max(player.usual):.2f} s")  # noqa: T201
    player.see_that_nothing_was_lost(place)
    late = [took - median(player.usual) for took in player.took]
    assert median(late) < 2.0, (player.took, player.usual)
    until(lambda: len(served.workers) == 2)
    assert not first <= set(served.workers)
    time.sleep(2.0)  # the one that was born last has begun to serve

    assert served.end(signal.SIGINT, signal.SIGINT) == 0
    assert "Traceback" not in served.log()
    events = [json.loads(line)["event"] for line in served.log().splitlines()]
    assert events.count("closing") == 2, "both have ended by themselves"


@pytest.mark.skipif("LANTERN_KILLS" not in os.environ, reason="takes minutes: by hand, with LANTERN_KILLS=100")
def test_a_server_of_a_file_that_is_killed_again_and_again_loses_nothing(tmp_path):
    player = Patient(lambda: Served(tmp_path / "served", ""), Random(KILLS))
    number = 0
    for _ in range(KILLS):
        player.answer_under_fire(number := number + 1)
        number += 2
    print(f"{KILLS} kills, {number} answers: {median(player.took):.2f} s, at most {max(player.took):.2f} s")  # noqa: T201
    player.see_that_nothing_was_lost(tmp_path / "served" / "table.sqlite")
    player.served.put_away()


def test_workers_that_die_at_once_are_started_with_longer_and_longer_pauses(monkeypatch, caplog):
    begun: list[float] = []
    buried: list[int] = []

    def died(pid: int) -> None:
        begun.append(time.monotonic())
        buried.append(pid)
        if len(buried) == 4:
            os.kill(os.getpid(), signal.SIGTERM)

    def work(_: ParentLine) -> None:
        os._exit(3)

    Workers(1, work, lambda: None, died).run()
    pauses = [later - earlier for earlier, later in pairwise(begun)]
    assert all(pause >= least for pause, least in zip(pauses, (0.1, 0.2, 0.4), strict=True))
    assert caplog.messages[0].startswith("a worker has ended (code 3)")


def test_workers_that_were_ready_are_soon_replaced_however_often_they_die(monkeypatch):
    monkeypatch.setattr("lantern.server.workers.FIRST_PAUSE", 0.4)
    begun: list[float] = []

    def died(_: int) -> None:
        begun.append(time.monotonic())
        if len(begun) == 5:
            os.kill(os.getpid(), signal.SIGTERM)

    def work(line: ParentLine) -> None:
        line.say_ready()
        os._exit(3)

    Workers(1, work, lambda: None, died).run()
    assert all(0.4 <= later - earlier < 1.6 for earlier, later in pairwise(begun)), begun


def test_a_sqlite_file_has_one_worker(tmp_path):
    with pytest.raises(SaveError, match="need a PostgreSQL database"):
        serve(tmp_path / "table.sqlite", "127.0.0.1", 0, lambda _: None, workers=2)
