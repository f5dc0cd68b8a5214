"""Windows of one table are all at one worker; lines on their way to one that dies come to another."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.people import Person, plain
from tests.server.test_workers import HEROES, PATIENCE, Asking, Served, until, window
from websockets.sync.client import ClientConnection

from lantern.server import handing_over, workers
from lantern.server.handing_over import Boxes, Handing
from lantern.server.workers import ParentLine, Workers

TABLES = [b"table-%d" % number for number in range(300)]


@pytest.fixture
def boxes() -> Iterator[Boxes]:
    three = Boxes(3)
    for place in range(3):
        three.stir(place)
    yield three
    three.close()


def test_a_table_is_at_home_at_one_of_those_who_are_there(boxes, monkeypatch):
    first = {table: boxes.home_of(table) for table in TABLES}
    assert all(60 < count < 140 for count in Counter(first.values()).values()), "each has about as many"
    boxes.leave(1)
    later = {table: boxes.home_of(table) for table in TABLES}
    assert set(later.values()) == {0, 2}
    assert all(later[table] == home for table, home in first.items() if home != 1), "who was elsewhere stays there"
    boxes.stir(1)
    assert {table: boxes.home_of(table) for table in TABLES} == first
    monkeypatch.setattr(handing_over, "STANDS_STILL", -1.0)
    assert boxes.home_of(TABLES[0]) is None, "nobody stirs"


def test_only_windows_of_tables_that_are_at_home_elsewhere_are_handed_over(boxes):
    handing = Handing(boxes, 0)
    for table in TABLES[:30]:
        home = boxes.home_of(table)
        assert handing.of_others(b"/api/tables/%b/live" % table) == (home or None)
        assert handing.of_others(b"/api/tables/%b/live?lang=it" % table) == (home or None)
        assert handing.of_others(b"/api/tables/%b" % table) is None
        assert handing.of_others(b"/api/tables/%b/live/more" % table) is None


def test_a_line_comes_out_of_the_box_with_what_was_asked_on_it(boxes):
    with pair() as (here, there):
        assert boxes.take(1) is None
        assert boxes.put(1, there.fileno(), b"GET / HTTP/1.1\r\n\r\n")
        there.close()  # the other end of the line stays open
        found = boxes.take(1)
        assert found is not None
        assert found.asked == b"GET / HTTP/1.1\r\n\r\n"
        with found.line:
            found.line.sendall(b"hello")
            assert here.recv(5) == b"hello"


def test_a_full_box_takes_no_more_and_what_is_in_it_can_be_passed_on(boxes):
    with pair() as (here, there):
        count = 0
        while boxes.put(1, there.fileno(), b"x" * 1000):
            count += 1
        assert count > 5
        boxes.leave(1)
        boxes.pass_on(1)
        assert boxes.take(1) is None
        taken = [found for place in (0, 2) for found in iter(lambda: boxes.take(place), None)]  # noqa: B023
        assert len(taken) == count
        boxes.put(1, there.fileno(), b"")
        boxes.leave(0)
        boxes.leave(2)
        boxes.pass_on(1)
        for found in [*taken, boxes.take(1)]:
            assert found is not None, "nobody is there: it waits"
            found.line.close()
        there.close()
        assert here.recv(1) == b""


def test_what_is_put_into_the_box_of_one_who_has_died_the_parent_passes_on(monkeypatch):
    monkeypatch.setattr(workers, "FIRST_PAUSE", 60.0)
    hears, says = os.pipe()

    def work(line: ParentLine) -> None:
        boxes = line.handing.boxes
        if line.handing.place == 0:
            until(lambda: boxes.there() == [1])
            os._exit(3)
        deadline = time.monotonic() + 10
        while (found := boxes.take(1)) is None and time.monotonic() < deadline:
            boxes.stir(1)
            time.sleep(0.01)
        os.write(says, found.asked if found is not None else b"nothing")
        os.kill(os.getppid(), signal.SIGTERM)

    parent: Workers

    def died(_: int) -> None:
        with pair() as (here, _there):
            parent.boxes.put(0, here.fileno(), b"GET")

    parent = Workers(2, work, lambda: None, died)
    parent.run()
    assert os.read(hears, 10) == b"GET"
    os.close(hears)
    os.close(says)


class pair:  # noqa: N801 - as it is read
    """Both ends of a line."""

    def __enter__(self) -> tuple[socket.socket, socket.socket]:
        self._ends = socket.socketpair()
        return self._ends

    def __exit__(self, *_: object) -> None:
        for end in self._ends:
            end.close()


# -- processes ------------------------------------------------------------------------------------


pytestmark = pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="finds out who has a line in /proc")


@pytest.fixture
def served(tmp_path, postgres) -> Iterator[Served]:
    one = Served(tmp_path / "served", str(postgres.url(postgres.new_database())))
    yield one
    one.put_away()


def worker_of(served: Served, line: ClientConnection) -> int | None:
    """Find the worker that has the other end of a line."""
    own, port = line.socket.getsockname()[1], int(served.address.rpartition(":")[2])
    for kind in ("tcp", "tcp6"):
        for row in Path(f"/proc/net/{kind}").read_text("ascii").splitlines()[1:]:
            fields = row.split()
            ports = [int(end.rpartition(":")[2], 16) for end in fields[1:3]]
            if ports == [port, own]:
                return next((pid for pid in served.workers if f"socket:[{fields[9]}]" in open_files(pid)), None)
    return None


def open_files(pid: int) -> set[str]:
    found = set()
    for entry in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found.add(str(entry.readlink()))
        except FileNotFoundError:
            continue
    return found


def see(line: ClientConnection, is_so: Callable[[dict], bool] = lambda _: True) -> dict:  # type: ignore[type-arg]
    while not ((told := json.loads(line.recv(PATIENCE)))["type"] == "update" and is_so(told["table"])):
        pass
    return dict(told["table"])


def test_all_windows_of_a_table_are_at_one_worker_and_tables_at_both(served):
    people = [Person.beginning(Asking(served), seed=seed, heroes=HEROES) for seed in range(6)]
    with ExitStack() as open_windows:
        homes = []
        for person in people:
            lines = [open_windows.enter_context(window(served, person)) for _ in range(5)]
            assert len({see(line)["version"] for line in lines}) == 1
            workers = {worker_of(served, line) for line in lines}
            assert len(workers) == 1
            homes.append(workers.pop())
            asked = person.question()
            version = person.answer(plain(asked), asked).raise_for_status().json()["version"]
            assert [see(line, lambda table: table["version"] >= version)["answers"] for line in lines] == [1] * 5  # noqa: B023
        again = [open_windows.enter_context(window(served, person)) for person in people]
        assert [see(line)["answers"] for line in again] == [1] * 6
        assert [worker_of(served, line) for line in again] == homes
    assert None not in homes
    seen = set(homes)
    for seed in range(6, 30):  # ids of tables are random: sooner or later one is at home at the other
        if len(seen) == 2:
            break
        with window(served, person := Person.beginning(Asking(served), seed=seed, heroes=HEROES)) as line:
            see(line)
            seen.add(worker_of(served, line))
    assert seen == set(served.workers)


def test_a_line_on_its_way_to_a_worker_that_dies_comes_to_another(served):
    person = Person.beginning(Asking(served), seed=5, heroes=HEROES)
    with window(served, person) as line:
        see(line)
        home = worker_of(served, line)
        assert home is not None
        os.kill(home, signal.SIGSTOP)  # it takes nothing out of its box, and nobody knows yet
        killed = []

        def kill(*_: object) -> None:
            killed.append(time.monotonic())
            os.kill(home, signal.SIGKILL)

        before = signal.signal(signal.SIGALRM, kill)
        signal.setitimer(signal.ITIMER_REAL, 0.7)
        try:
            with window(served, person) as other:
                assert see(other)["version"] > 0
                assert killed, "it waited in the box"
                assert time.monotonic() - killed[0] < 2.0
                assert worker_of(served, other) not in {home, None}
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    until(lambda: len(served.workers) == 2)
    with window(served, person) as line:
        see(line)
    assert not re.search("Traceback", served.log())
