"""Whole adventures through the server, by people who do anything that is legal: every view is complete, nothing breaks."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.people import Person

from lantern.content.language import is_complete
from lantern.content.loader import load
from lantern.server.wire import Update

MOST_ANSWERS = 80
MOST_BYTES = 60_000


def anything(random: Random, question: dict[str, Any]) -> Any:
    """Answer with whatever is legal."""
    count = len(question["answers"])
    if question["form"] in {"one", "confirm"}:
        return random.randrange(count)
    if question["form"] == "amount":
        return random.randint(question["least"], question["most"])
    if question["form"] == "order":
        return random.sample(range(count), count)
    return sorted(random.sample(range(count), random.randint(question["least"], min(question["most"], count))))


def read(socket: Any) -> tuple[dict[str, Any], bool]:
    """Read on to the next update; tell whether everything in it has words and it is small enough for every change."""
    while (message := socket.receive_json(timeout=30))["type"] != "update":
        assert message["type"] in {"done", "presence"}, message
    table: dict[str, Any] = message["table"]
    text = msgspec.json.encode(message)
    msgspec.json.decode(text, type=Update)
    return table, is_complete(text.decode()) and len(msgspec.json.encode(table)) < MOST_BYTES


@pytest.mark.parametrize("mission", sorted(load(user=False).missions))
def test_anything_legal_can_be_played_through_the_server(client, mission):
    random = Random(mission)
    content = load(user=False)
    heroes = random.sample(sorted(content.heroes), 4)
    ann = Person.beginning(client, mission=mission, heroes=heroes, seed=random.randrange(1000), options={"basic_game": False})
    lang = random.choice(["en", "it"])
    with ann.sit(lang=lang) as socket:
        table, fine = read(socket)
        for _ in range(MOST_ANSWERS):
            assert fine
            assert table["broken"] is None, table["broken"]
            if table["waiting"] != "question":
                assert table["end"]["headline"]
                break
            question = random.choice(table["questions"])
            actions = table["any_time"] if question["interruptible"] else []
            answer = random.choice(actions)["key"] if actions and random.random() < 0.05 else anything(random, question)
            if random.random() < 0.05 and table["undo"]["answer"]:
                socket.send_json({"type": "undo"})
            else:
                socket.send_json({"type": "answer", "question": question["id"], "answer": answer})
            table, fine = read(socket)


@pytest.mark.parametrize("seed", [1, 2])
def test_an_adventure_can_be_played_to_its_end(client, seed):
    ann = Person.beginning(client, heroes=["us-marshal", "gunslinger"], seed=seed)
    with ann.sit() as socket:
        table, _ = read(socket)
        answers = 0
        while table["waiting"] == "question":
            question = table["questions"][0]
            forward = [one["index"] for one in question["answers"] if one["key"].startswith(("door:", "melee", "shoot:"))]
            far = [one for one in question["answers"] if one.get("steps")]
            if forward:
                answer: Any = forward[0]
            elif far and question["kind"] == "move":
                answer = max(far, key=lambda one: (one["steps"], one["index"]))["index"]
            elif question["default"] is not None:
                answer = question["default"]
            else:
                answer = anything(Random(answers), question)
            socket.send_json({"type": "answer", "question": question["id"], "answer": answer})
            table, fine = read(socket)
            assert fine
            answers += 1
            assert answers < 3000
        assert table["end"]["result"]
        assert table["end"]["turns"] == table["turn"]
    (save,) = client.get("/api/lobby").json()["saves"]
    assert save["over"]
    assert ann.undo().status_code == 200
    assert ann.look()["table"]["waiting"] == "question"
