"""Files written for an earlier version run unchanged: players' reports are such files.

The files under `of-today` are never edited. When a name changes, `lantern.scenarios.aliases` gets its old one.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml
from msgspec import structs

from lantern.content.loader import load
from lantern.scenarios import MODES, aliases, run_file
from lantern.scenarios.aliases import RenamedWord, in_todays_words
from lantern.scenarios.run import run_scenario
from lantern.server.taking_in import take_in

OLD = sorted((Path(__file__).parent / "of-today").glob("*.yaml"))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_file_runs_unchanged(path, mode):
    assert run_file(path, mode).failures == []


def test_there_are_old_files_of_many_kinds():
    assert len(OLD) >= 12


#: A file as it might have been written before these names changed.
OLD_FILE: dict[str, Any] = {
    "ask": ["dice-again"],
    "given": {
        "board": "long-passage",
        "heroes": [{"class": "us-marshal", "at": "05", "bag": ["bandages"], "wounds": 1}],
        "enemies": [{"kind": "hungry-dead", "at": "04", "escape": 4}],
        "policies": {"us-marshal": {"dice-again": "ask"}},
        "phase": "acting",
        "state": {"forgotten": 3, "clue_tokens": 1},
    },
    "dice": {"walk": [5], "escape": [3, 4], "heal": [1], "willpower": [6]},
    "when": [
        {"activate": "us-marshal"},
        {"expect": [{"asked": "dice-again"}]},
        {"answer": "none", "to": "dice-again"},
        {"answer": "none", "to": "dice-again"},
        {"expect": [{"asked": "walk"}, {"offered": ["slip"]}, {"any_time": "us-marshal/apply:bandages"}]},
        {"any_time": "us-marshal/apply:bandages"},
        {"answer": "none", "to": "dice-again"},
        {"answer": "slip"},
        {"answer": ["die-1"], "to": "dice-again"},
        {"answer": "halt", "to": "walk"},
    ],
    "then": [{"state": "clue_tokens", "is": 1}, {"hero": "us-marshal", "wounds": 0}],
}
EXAMPLE = RenamedWord(
    kinds={"dice-again": "reroll", "walk": "move"},
    options={"move": {"slip": "escape", "halt": "stop"}},
    any_time={"apply": "use"},
    dice={"walk": "move"},
    phases={"acting": "activations"},
    state={"clue_tokens": "clues", "forgotten": None},
)


@pytest.mark.parametrize("mode", MODES)
def test_old_names_are_understood(mode, monkeypatch):
    assert run_scenario(OLD_FILE, mode) != []
    monkeypatch.setattr(aliases, "RENAMED", EXAMPLE)
    assert run_scenario(OLD_FILE, mode) == []


@pytest.mark.parametrize("mode", MODES)
def test_a_flag_that_somebody_had_for_a_while_bends_the_rule_as_before(mode):
    """Reports hold such flags in the state; today they are bends."""
    boost = {"source": "whiskey", "change": {}, "until": "turn", "hero": "us-marshal", "flags": ["escapes_all"]}
    report = {
        "given": {
            "board": "long-passage",
            "heroes": [{"class": "us-marshal", "at": "05"}],
            "enemies": [{"kind": "hungry-dead", "at": "04", "escape": 4}],
            "state": {"boosts": [boost]},
        },
        "dice": {"move": [5]},
        "when": [{"activate": "us-marshal"}],
        "then": [{"asked": "move"}, {"not_offered": ["escape"]}],
    }
    assert run_scenario(report, mode) == []


def test_todays_names_stay(monkeypatch):
    monkeypatch.setattr(aliases, "RENAMED", EXAMPLE)
    today = in_todays_words(OLD_FILE)
    assert in_todays_words(today) == today


def test_no_name_of_today_is_an_old_one():
    """A name must not come back with another meaning."""
    for old in (aliases.RENAMED.kinds, aliases.RENAMED.any_time, aliases.RENAMED.dice, aliases.RENAMED.random):
        assert not set(old) & set(old.values())


def test_a_table_takes_in_a_report_with_old_names(monkeypatch):
    report = yaml.safe_load((Path(__file__).parent / "of-today" / "a-reported-moment.yaml").read_text("utf-8"))
    report["when"] = [{"step": "next"}, {"any_time": "gunslinger/drop"}, {"answer": "none", "to": "drop"}]
    kinds = {**aliases.RENAMED.kinds, "drop": "throw-away"}
    monkeypatch.setattr(aliases, "RENAMED", structs.replace(aliases.RENAMED, any_time={"drop": "discard"}, kinds=kinds))
    played = take_in(yaml.safe_dump(report).encode(), "report", load(user=False))
    assert played.journal.steps[-1].answers
