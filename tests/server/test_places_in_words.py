"""On the page spaces are chosen on the map, or described: their codes are not printed there, so nobody is told them."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from tests.server.people import Person
from tests.server.test_whole_adventures import anything

#: The letter of a tile and the number of a space on it; or the letter before the name of a tile.
CODE = re.compile(r"\b[A-Z]\d\d\b|\b[A-Z] \([^)]+\)")


def told(seen: dict[str, Any]) -> list[str]:
    """Everything that is said of places at a moment."""
    questions = seen["table"]["questions"]
    labels = [answer["label"] for question in questions for answer in question["answers"]]
    refused = [refusal["text"] for question in questions for refusal in question["refusals"]]
    return [*labels, *refused, *(question["prompt"] for question in questions), *(entry["text"] for entry in seen["log"])]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_codes_are_told(client, lang):
    random = Random(lang)
    ann = Person.beginning(client, heroes=["us-marshal", "gunslinger", "bandido"], seed=11)
    for _ in range(90):
        seen = ann.look(lang=lang)
        if seen["table"]["waiting"] != "question":
            break
        assert [text for text in told(seen) if CODE.search(text)] == []
        question = seen["table"]["questions"][0]
        ann.answer(anything(random, question), question).raise_for_status()


def test_every_space_is_described_as_no_other(client):
    ann = Person.beginning(client, heroes=["us-marshal", "gunslinger"], seed=7)
    chosen = set()
    for _ in range(60):
        question = ann.question()
        labels = [answer["label"] for answer in question["answers"] if answer.get("space") is not None]
        assert len(set(labels)) == len(labels), question["prompt"]
        chosen |= {question["kind"]} if labels else set()
        ann.answer(0, question).raise_for_status() if question["form"] == "one" else ann.play(1)
    assert {"start-space", "move"} <= chosen
