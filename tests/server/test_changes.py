"""A window that asks for it is told what has changed, and comes to the same table as one that is shown everything."""

from __future__ import annotations

from typing import Any

from tests.server.people import Person, plain
from tests.server.test_socket_described import fits

from lantern.client.changes import changed

HEROES = ["us-marshal", "gunslinger"]


class Window:
    """What somebody sees who puts together what it was told."""

    def __init__(self, person: Person, socket: Any) -> None:
        self.person, self.socket = person, socket
        self.table: dict[str, Any] = {}

    def hear(self, answers: int) -> dict[str, Any]:
        """Hear everything until the table has come to so many answers; return the last message."""
        while True:
            message: dict[str, Any] = self.socket.receive_json(timeout=30)
            assert fits(message)
            if message["type"] == "update":
                self.table = message["table"]
            elif message["type"] == "change":
                assert message["since"] == self.table["version"]
                self.table = changed(self.table, message["table"])
                assert message["version"] == self.table["version"]
            else:
                continue
            if self.table["answers"] == answers:
                return message


def test_changes_come_to_the_table_that_everybody_sees(client):
    ann = Person.beginning(client, seed=7, heroes=HEROES, seats=[[hero] for hero in HEROES])
    client.delete(f"/api/tables/{ann.table}/seats/2", headers=ann.headers)
    bob = Person(client, ann.table)
    bob.token = bob.post("/seats/2/claim", {"name": "Bob"}).json()["token"]
    people = [ann, bob, Person(client, ann.table)]
    with ann.sit(changes=True) as mine, bob.sit(changes=True, lang="it") as his, people[2].sit(changes=True) as theirs:
        windows = [Window(person, socket) for person, socket in zip(people, (mine, his, theirs), strict=True)]
        assert {window.hear(0)["type"] for window in windows} == {"update"}
        sizes = []
        for answers in range(1, 30):
            question = ann.question()
            whose = next(one for one in windows if any(each["yours"] for each in one.table["questions"]))
            whose.person.answer(plain(question), question).raise_for_status()
            told = [window.hear(answers) for window in windows]
            assert {one["type"] for one in told} == {"change"}
            sizes += [len(str(one["table"])) / len(str(window.table)) for one, window in zip(told, windows, strict=True)]
            for window in windows:
                assert window.table == window.person.look(lang=window.table["lang"])["table"]
        assert sum(sizes) / len(sizes) < 0.3, "most of a table stays as it is"
        ann.undo().raise_for_status()
        assert windows[0].hear(28)["type"] == "change"
        mine.send_json({"type": "language", "lang": "it"})
        assert windows[0].hear(28)["type"] == "update", "who asks for it is shown everything"
        assert windows[0].table == ann.look(lang="it")["table"]
