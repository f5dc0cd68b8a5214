"""Names in the reader's language: nobody who plays in Italian meets an English name that has an Italian one.

Adventures are played through the server in Italian; whatever the table says (board, question, answers, dice, odds, what is
refused, cards, sheets, the log and every page that can be looked up) is searched for the English names of the packs, and for
the words of the word list.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.content.english_names import EnglishNames
from tests.server.people import Person
from tests.server.test_whole_adventures import anything

from lantern.content.loader import load

MOST_ANSWERS = 100
KINDS = ("heroes", "upgrades", "items", "cards", "enemies", "missions", "tiles", "worlds", "conditions", "threats")
#: Answers that bring something new.
BOLD = ("door:", "scavenge", "melee", "shoot:")
#: What the table says for programs: ids, and what only the page reads.
FOR_PROGRAMS = {"id", "key", "kind", "art", "icon", "lang", "set", "language", "sources"}


def read_by_people(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """List what people read in a message of the server, with the place where it stands."""
    if isinstance(data, str):
        yield path, data
    elif isinstance(data, dict):
        for key, value in data.items():
            if key not in FOR_PROGRAMS:
                yield from read_by_people(value, f"{path}.{key}")
    elif isinstance(data, list):
        for value in data:
            yield from read_by_people(value, path)


@pytest.fixture(scope="module")
def english() -> EnglishNames:
    return EnglishNames()


def complaints(english: EnglishNames, data: Any) -> set[str]:
    """Find English names in what people read."""
    return {f"{path}: {found} in {text[:120]!r}" for path, text in read_by_people(data) for found in english.within(text)}


def test_an_english_name_is_found(english):
    assert complaints(english, {"log": [{"text": "Appaiono 3 Hungry Dead."}]})
    assert not complaints(english, {"log": [{"text": "Appaiono 3 Morti affamati."}], "id": "Hungry Dead"})


@pytest.mark.parametrize("seed", range(3))
def test_a_table_in_italian_says_no_english_name(client, english, seed):
    random = Random(seed)
    content = load(user=False)
    mission = random.choice(sorted(content.missions))
    heroes = random.sample(sorted(content.heroes), 4)
    setup = {"mission": mission, "heroes": heroes, "seed": seed, "options": {"basic_game": False}}
    opened = client.post("/api/tables", json=setup, params={"lang": "it"}).raise_for_status().json()
    ann = Person(client, opened["id"], opened["token"])
    wrong: set[str] = set()
    with ann.sit(lang="it") as socket:
        for _ in range(MOST_ANSWERS):
            while (message := socket.receive_json(timeout=30))["type"] != "update":
                pass
            table = message["table"]
            wrong |= complaints(english, message)
            if table["waiting"] != "question":
                break
            question = random.choice(table["questions"])
            bold = [one["index"] for one in question["answers"] if one["key"].startswith(BOLD)]
            answer = bold[0] if bold and question["form"] == "one" else anything(random, question)
            socket.send_json({"type": "answer", "question": question["id"], "answer": answer})
    wrong |= complaints(english, ann.get("/log", lang="it").json())
    table = ann.look(lang="it")["table"]
    for hero in table["heroes"]:
        for number in hero["numbers"]:
            wrong |= complaints(english, ann.get("/why", who=hero["id"], stat=number["stat"], lang="it").json())
    for pile in table["decks"]:
        wrong |= complaints(english, ann.get(f"/piles/{pile['id']}", lang="it").json())
    wrong |= complaints(english, ann.get("/replay", lang="it").json())
    assert sorted(wrong) == []


def test_the_lobby_and_the_reactions_are_italian(client, english):
    for path in ("/api/lobby", "/api/reactions"):
        assert complaints(english, client.get(path, params={"lang": "it"}).raise_for_status().json()) == set(), path


@pytest.mark.parametrize("kind", KINDS)
def test_the_text_of_every_entry_is_italian(client, english, kind):
    wrong: set[str] = set()
    for name in load(user=False).kind(kind):
        text = client.get(f"/api/text/{kind}/{name}", params={"lang": "it"})
        wrong |= complaints(english, text.json()) if text.status_code == 200 else {f"{name}: {text.status_code}"}
    assert sorted(wrong) == []
