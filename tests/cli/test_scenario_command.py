"""`lantern scenario run` tried as an outsider would: what is asked, what is possible, what happened."""

import json
import re
from typing import Any

import pytest
import yaml

from lantern.cli.app import run
from lantern.content import loader
from lantern.content.loader import user_packs

FILE: dict[str, Any] = {
    "title": "A failed Escape test",
    "given": {
        "board": "long-passage",
        "heroes": [{"class": "us-marshal", "at": "05", "bag": ["bandages"], "wounds": 1}],
        "enemies": [{"kind": "hungry-dead", "at": "04", "escape": 4}],
    },
    "dice": {"move": [5], "escape": [3], "willpower": [6]},
    "when": [{"activate": "us-marshal"}, {"answer": "escape"}, {"expect": [{"asked": "act"}]}, {"answer": "done"}],
    "then": [{"hero": "us-marshal", "at": "05"}],
}
HEROES = (("us-marshal", "05"), ("gunslinger", "07"))
CARD = {
    "id": "cold-wind",
    "name": "Cold Wind",
    "deck": "darkness",
    "effect": {"gain": {"grit": 1, "who": "each_hero"}},
    "source": "original",
}
WIND = {
    "given": {"heroes": [{"class": "us-marshal", "grit": 0}]},
    "when": [{"resolve": "cold-wind", "by": "us-marshal"}],
    "then": [{"hero": "us-marshal", "grit": 1}],
}


@pytest.fixture(autouse=True)
def packs_as_they_are():
    """Load packs anew: each test has its own in the user's folder."""
    loader.forget()
    yield
    loader.forget()


@pytest.fixture
def lantern(capsys):
    def call(*arguments):
        number = run([str(argument) for argument in arguments])
        written = capsys.readouterr()
        return number, written.out, written.err

    return call


@pytest.fixture
def file(tmp_path):
    def write(**changes):
        path = tmp_path / "mine.yaml"
        path.write_text(yaml.safe_dump({**FILE, **changes}))
        return path

    return write


@pytest.fixture
def wind(tmp_path):
    """A scenario of a card that only a pack has."""
    (tmp_path / "wind").mkdir()
    (tmp_path / "wind" / "pack.yaml").write_text(yaml.safe_dump({"id": "wind", "name": "Wind", "version": "1.0"}))
    (tmp_path / "wind" / "cards.yaml").write_text(yaml.safe_dump(CARD))
    path = tmp_path / "wind.yaml"
    path.write_text(yaml.safe_dump(WIND))
    return path


def test_questions_are_explained(lantern, file):
    number, out, _ = lantern("scenario", "run", file(), "--explain")
    lines = [line.strip() for line in out.splitlines()]
    assert number == 0
    assert "when[0] activate: us-marshal" in lines
    move = next(line for line in lines if line.startswith("move, asked of us-marshal: "))
    at = lines.index(move)
    assert lines[at + 1] == "one of:"
    assert lines[at + 2].split(maxsplit=1) == ["escape", "Try to escape (4+)"]
    assert any(line.startswith("refused: long-passage#0:07: ") and line.endswith("(ESCAPE-01)") for line in lines)
    assert any(line.startswith("at any time: ") and "us-marshal/use:bandages" in line for line in lines)
    assert "> when[1] answer: escape" in lines
    assert "rolled for escape: 3" in lines
    passed = "not asked: reroll of us-marshal (escape 3): none (the default; `ask` for it to be asked)"
    assert lines.count(passed) == 1, "also when the step was run again after a check"
    assert not any(line.startswith("|") for line in lines)


def test_a_question_that_is_left_open_is_explained(lantern, file):
    _, out, _ = lantern("scenario", "run", file(when=[{"activate": "us-marshal"}], then=[], dice={}), "--explain")
    assert "> left open" in out


def test_the_log_is_told(lantern, file):
    _, out, _ = lantern("scenario", "run", file(), "--log")
    lines = [line.strip() for line in out.splitlines()]
    assert lines[1] == "when[0] activate: us-marshal"
    assert "| U.S. Marshal rolls 5 for the Move: 5 steps." in lines
    assert "asked of" not in out
    assert len([line for line in lines if "fails to escape" in line]) == 1


def test_both_can_be_had_together(lantern, file):
    _, out, _ = lantern("scenario", "run", file(), "--log", "--explain")
    assert out.index("asked of us-marshal") < out.index("fails to escape") < out.index("act, asked of us-marshal")


def test_what_happened_between_two_commands_is_told(lantern, file):
    when = [{"test": skill, "target": 5, "by": "us-marshal"} for skill in ("agility", "spirit")]
    dice = {"test-agility": [6, 1, 1], "test-spirit": [6, 1]}
    _, out, _ = lantern("scenario", "run", file(when=when, then=[], dice=dice), "--log")
    lines = [line.strip() for line in out.splitlines()]
    assert [line for line in lines if line.startswith("|") and "passes" in line] == [
        "| U.S. Marshal passes the Agility 5+ test.",
        "| U.S. Marshal passes the Spirit 5+ test.",
    ]
    assert "|" not in lines


def test_what_chance_chose_is_explained(lantern, file):
    given = {"board": "long-passage", "heroes": [{"class": each, "at": at} for each, at in HEROES]}
    when = [{"perform": [{"gain": {"gold": 1, "who": "random_hero"}}]}]
    _, out, _ = lantern("scenario", "run", file(given=given, when=when, then=[], dice={}), "--explain")
    assert re.search(r"chosen by chance, random-hero: \S+ \(of us-marshal, gunslinger\)", out)


def test_what_happened_before_dice_ran_out_is_told(lantern, file):
    number, out, _ = lantern("scenario", "run", file(dice={"move": [5], "escape": [], "willpower": [6]}), "--log", "--explain")
    assert number == 1
    assert "rolls 5 for the Move: 5 steps" in out
    assert "> when[1] answer: escape" in out
    assert "when[1] (answer: escape): The fixed dice for 'escape' have run out" in out
    assert "Traceback" not in out


def test_programs_read_it_too(lantern, file):
    (plain,) = json.loads(lantern("scenario", "run", file(), "--json")[1])
    assert "course" not in plain
    (told,) = json.loads(lantern("scenario", "run", file(), "--json", "--explain", "--log")[1])
    notes = [note["note"] for note in told["course"]]
    assert notes[0] == "began"
    assert {"asked", "passedover", "threw", "told"} < set(notes)
    move = next(note for note in told["course"] if note["note"] == "asked")
    assert (move["kind"], move["who"], move["answered_by"]) == ("move", "us-marshal", "when[1]")
    assert {"key": "escape", "label": "Try to escape (4+)"} in move["options"]
    assert any(refusal["rule"] == "ESCAPE-01" for refusal in move["refused"])


def test_whoever_fails_is_shown_the_way(lantern, file):
    _, out, _ = lantern("scenario", "run", file(then=[{"over": False}]))
    assert "--explain" in out.splitlines()[-1]


# -- packs and files -----------------------------------------------------------------------------


def test_a_pack_is_named(lantern, wind, tmp_path):
    number, out, _ = lantern("scenario", "run", wind)
    assert number == 1
    assert 'there is no card "cold-wind"' in out
    assert lantern("scenario", "run", wind, "--pack", tmp_path / "wind")[0] == 0


def test_packs_of_the_user_are_seen(lantern, wind, tmp_path):
    user_packs().mkdir(parents=True)
    (tmp_path / "wind").rename(user_packs() / "wind")
    assert lantern("scenario", "run", wind)[0] == 0


def test_a_file_that_cannot_be_read_is_named(lantern, tmp_path):
    bad = tmp_path / "bad.yaml"
    bad.write_text("given: [")
    number, out, _ = lantern("scenario", "run", bad)
    assert number == 1
    assert f"{bad}: this is not YAML" in out
    bad.write_text("- a list")
    assert f"{bad}: this should be a mapping" in lantern("scenario", "run", bad)[1]
