"""A part of the table that cannot be drawn: people see the rest, read what is missing, play on and take back."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest
from tests.server.fixtures import update_of
from tests.server.people import Person, plain
from tests.server.positions import found, in_a_fight

from lantern.content.language import LANGUAGES, is_complete
from lantern.content.loader import load
from lantern.players.table import game_of
from lantern.rules.table.events import Rolled
from lantern.rules.words import Words
from lantern.server import past
from lantern.server.wire import Update
from lantern.views import answers, board, enemies, heroes, log, questions, table
from lantern.views.log import log_entry
from lantern.views.look import CarefulLook, Look

#: A function of the views, and the part of the table that is drawn with it.
PARTS: list[tuple[Any, str, str]] = [
    (table, "mission_view", "mission"),
    (table, "_worlds", "mission"),
    (table, "any_time_views", "any-time"),
    (table, "recent_rolls", "dice"),
    (table, "tile_states", "map"),
    (table, "track_view", "track"),
    (table, "cards_in_play", "cards"),
    (table, "deck_views", "cards"),
    (table, "turn_order", "order"),
    (table, "arrival_views", "enemies"),
    (table, "question_view", "table"),
    (table, "map_version", "table"),
    (heroes, "_hero", "heroes"),
    (heroes, "initials_of", "heroes"),
    (enemies, "_enemy", "enemies"),
    (enemies, "sheet_view", "sheets"),
    (enemies, "next_to_act", "order"),
    (questions, "_about", "question"),
    (questions, "default_of", "question"),
    (questions, "asked_roll", "dice"),
    (questions, "hit_views", "question"),
    (questions, "_refusals", "refusals"),
    (answers, "_answer", "question"),
    (answers, "steps_to", "question"),
    (board, "_tile", "map"),
    (board, "_space", "map"),
    (board, "_doors", "map"),
    (board, "_sections", "map"),
    (log, "facts_of", "log"),
    (log, "_roll", "dice"),
    (past, "undo_view", "undo"),
]


def fail(*_: Any, **__: Any) -> Any:
    raise ValueError("max() arg is an empty sequence")


@pytest.fixture(scope="module")
def a_fight():
    return found(in_a_fight, seed=4)


@pytest.mark.parametrize(("module", "name", "part"), PARTS, ids=lambda value: value if isinstance(value, str) else "")
def test_what_cannot_be_drawn_leaves_the_rest(client, a_fight, monkeypatch, caplog, module, name, part):
    ann = Person.taking_in(client, a_fight)
    whole = ann.look()
    monkeypatch.setattr(module, name, fail)
    live = client.app.state.hall._tables[ann.table]
    live._texts = {lang: [] for lang in LANGUAGES}
    live._boards.clear()
    live.redraw()
    with caplog.at_level(logging.ERROR, "lantern.server"):
        seen = {lang: ann.get(lang=lang) for lang in LANGUAGES}
    for lang, answer in seen.items():
        update = msgspec.json.decode(answer.raise_for_status().content, type=Update)
        assert is_complete(answer.text)
        assert Words(load(), lang).say.text(f"table-part-{part}") in update.table.undrawn
        assert update.board is not None
        assert update.table.undo.answer
        if part != "table":
            assert [question.id for question in update.table.questions] == [one["id"] for one in whole["table"]["questions"]]
            assert len(update.table.questions[0].answers) == len(whole["table"]["questions"][0]["answers"])
            assert [hero.space for hero in update.table.heroes] == [hero["space"] for hero in whole["table"]["heroes"]]
            assert len(update.board.spaces) == len(whole["board"]["spaces"])
    assert seen["en"].json()["table"]["undrawn"] != seen["it"].json()["table"]["undrawn"]
    told = caplog.records[0]
    assert f"game {ann.table} after {a_fight.journal.answers} answers" in told.getMessage()
    assert told.exc_info is not None
    ann.undo().raise_for_status()
    assert ann.look()["table"]["answers"] == a_fight.journal.answers - 1


def test_a_window_stays_open_and_play_goes_on(client, ann, monkeypatch):
    monkeypatch.setattr(table, "track_view", fail)
    with ann.sit() as socket:
        for _ in range(3):
            while (message := socket.receive_json(timeout=20))["type"] != "update":
                pass
            assert "the Depth Track" in message["table"]["undrawn"]
            question = message["table"]["questions"][0]
            socket.send_json({"type": "answer", "question": question["id"], "answer": plain(question)})


def test_who_tests_sees_every_fault(a_fight, monkeypatch):
    assert update_of(a_fight, "en").table.undrawn == ""
    monkeypatch.setattr(table, "track_view", fail)
    with pytest.raises(ValueError, match="empty sequence"):
        update_of(a_fight, "en")


def test_the_past_is_drawn_with_the_same_care(client, ann, monkeypatch, caplog):
    ann.play(6)
    monkeypatch.setattr(table, "track_view", fail)
    monkeypatch.setattr(log, "facts_of", fail)
    seen = ann.get("/at/4").raise_for_status().json()
    assert seen["table"]["undrawn"]
    assert seen["table"]["heroes"]
    assert f"game {ann.table} after 4 answers" in caplog.text
    assert ann.get("/log").raise_for_status().json()
    monkeypatch.setattr(Words, "event_text", fail)
    assert ann.get("/replay").raise_for_status().json()["moments"]


# -- dice that are none ---------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_no_dice_to_roll_is_told_of_in_the_log(a_fight, lang):
    """A Corpse Pile attacks with no dice at all."""
    events = a_fight.engine.events
    events.append(Rolled("enemy-to-hit", "", (), 4))
    try:
        update = update_of(a_fight, lang)
        assert update.log[-1].roll is not None
        assert update.log[-1].roll.dice == []
        assert all(roll.dice for roll in update.table.rolls)
        assert is_complete(update.log[-1].text)
    finally:
        events.pop()


def test_an_entry_of_the_log_that_cannot_be_told_says_so(a_fight, monkeypatch):
    monkeypatch.setattr(Words, "event_text", fail)
    look = CarefulLook(game_of(a_fight), Words(load(), "it"))
    entry = log_entry(look, a_fight.engine.events[0], 0)
    assert "raccontare" in entry.text
    assert [part for part, _ in look.undrawn] == ["log"]
    with pytest.raises(ValueError, match="empty sequence"):
        log_entry(Look(look.game, look.words), a_fight.engine.events[0], 0)
