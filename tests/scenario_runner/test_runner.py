"""The scenario runner: it holds what holds, shows what does not, and refuses what it cannot understand."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from lantern.scenarios import given as setup
from lantern.scenarios import run, run_file, run_files, then, when
from lantern.scenarios.new import SKELETON
from lantern.scenarios.run import MODES, run_scenario

DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"


def scenario(**changes: Any) -> dict[str, Any]:
    file: dict[str, Any] = {
        "given": {
            "board": "long-passage",
            "heroes": [{"class": "us-marshal", "at": "05"}],
            "enemies": [{"kind": "hungry-dead", "at": "04", "escape": 4}],
        },
        "dice": {"move": [5], "escape": [3], "willpower": [6]},
        "when": [{"activate": "us-marshal"}, {"answer": "escape"}, {"answer": "done"}],
        "then": [{"hero": "us-marshal", "at": "05"}],
    }
    return {**file, **changes}


@pytest.mark.parametrize("mode", MODES)
def test_what_holds_holds_in_every_mode(mode):
    assert run_scenario(scenario(), mode) == []


@pytest.mark.parametrize("mode", MODES)
def test_what_does_not_hold_is_shown_with_expected_and_actual(mode):
    failures = run_scenario(scenario(then=[{"hero": "us-marshal", "at": "07", "grit": 2}]), mode)
    assert len(failures) == 2
    assert "long-passage#0:07" in failures[0]
    assert "found ['long-passage#0:05']" in failures[0]
    assert failures[1] == "then[0] us-marshal.grit: expected 2, found 1"


def test_dice_left_over_fail():
    failures = run_scenario(scenario(dice={"move": [5], "escape": [3], "willpower": [6], "damage": [4]}))
    assert failures == ["dice.damage: expected all fixed dice to be rolled, found [4] left over"]


def test_dice_that_run_out_fail():
    failures = run_scenario(scenario(dice={"move": [], "escape": [3], "willpower": [6]}))
    assert "fixed dice for 'move' have run out" in failures[0]


def test_dice_can_be_fixed_in_order_whatever_they_are_for():
    file = scenario(dice=[6, 5, 3])  # willpower, move, escape
    assert run_scenario(file) == []


def test_an_open_question_must_be_answered_before_the_next_command():
    failures = run_scenario(scenario(when=[{"activate": "us-marshal"}, {"step": "turn-end"}]))
    assert "a question is still open: 'move' asked of us-marshal (answers: escape, grit, stop)" in failures[0]


def test_an_answer_that_is_not_offered_names_those_that_are():
    failures = run_scenario(scenario(when=[{"activate": "us-marshal"}, {"answer": "fly"}]))
    assert "'fly' is no answer to 'move' asked of us-marshal (answers: escape, grit, stop)" in failures[0]


def test_a_refused_answer_says_why_and_by_which_rule():
    failures = run_scenario(scenario(when=[{"activate": "us-marshal"}, {"answer": "long-passage#0:07"}]))
    assert "an adjacent enemy must first be escaped (4+) (ESCAPE-01)" in failures[0]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"givven": {}}, 'there is no key "givven". Did you mean "given"?'),
        ({"given": {"heros": []}}, 'given: there is no key "heros". Did you mean "heroes"?'),
        ({"given": {"heroes": [{"class": "us-marshall"}]}}, 'Did you mean "us-marshal"?'),
        ({"given": {"heroes": [{"class": "us-marshal", "at": "99"}]}}, "no space is called 99"),
        ({"given": {"heroes": [{"class": "us-marshal", "at": 5}]}}, "a space is named by text in quotes"),
        ({"given": {"board": "long-pasage"}}, 'Did you mean "long-passage"?'),
        ({"given": {"board": ["entrance", "short-passage"]}}, 'write joins: "0:N"'),
        ({"given": {"board": ["entrance", {"tile": "short-passage", "joins": "0:S"}]}}, "tile 0 has no exit 'S'"),
        ({"given": {"enemies": [{"kind": "hungry-dead", "at": "05", "healht": 3}]}}, 'Did you mean "health"?'),
        ({"given": {"decks": {"darknes": []}}}, 'Did you mean "darkness"?'),
        ({"given": {"track": {"party": 17}}}, "a number from 1 to 15, entrance or start"),
        ({"options": {"basic_gmae": True}}, 'Did you mean "basic_game"?'),
        ({"profile": "modern"}, 'there is no profile "modern"'),
        ({"when": [{"activte": "us-marshal"}]}, 'Did you mean "activate"?'),
        ({"when": [{"activate": "nobody"}]}, 'there is no hero or enemy type on the board "nobody"'),
        ({"when": [{"perform": [{"horor_hits": 3}], "by": "us-marshal"}]}, "horror_hits"),
        ({"then": [{"heroo": "us-marshal"}]}, 'Did you mean "hero"?'),
        ({"then": [{"hero": "us-marshal", "gritt": 1}]}, 'Did you mean "grit"?'),
        (
            {"then": [{"hero": "us-marshal", "pools": {"faith": 1}}]},
            'there is no key "pools": pools are checked by their names. Did you mean "faith: 1"?',
        ),
        ({"then": [{"hero": "us-marshal", "hands": {"sermons": []}}]}, 'Did you mean "sermons: []"?'),
        ({"then": [{"state": "heroes.us-marshal.girt", "is": 1}]}, 'Did you mean "grit"?'),
    ],
)
def test_bad_input_says_what_where_and_what_would_be_right(changes, message):
    failures = run_scenario(scenario(**changes))
    assert any(message in failure for failure in failures), failures


def test_a_file_that_is_not_yaml_is_refused(tmp_path):
    bad = tmp_path / "bad.yaml"
    bad.write_text("given: [")
    assert "this is not YAML" in run_file(bad).failures[0]


def test_folders_are_run_in_a_fixed_order(tmp_path):
    for name in ("b", "a"):
        (tmp_path / f"{name}.yaml").write_text(yaml.safe_dump(scenario(title=name)))
    assert [outcome.title for outcome in run_files([tmp_path])] == ["a", "b"]


def test_the_skeleton_runs():
    assert run_scenario(yaml.safe_load(SKELETON)) == []


def test_the_example_of_the_documentation_runs():
    examples = re.findall(r"```yaml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        for mode in MODES:
            assert run_scenario(yaml.safe_load(example), mode) == []


def test_every_key_is_documented():
    text = DOCS.read_text(encoding="utf-8")
    words = (*run.KEYS, *setup.KEYS, *setup.TILE_KEYS, *setup.HERO_KEYS, *when.COMMANDS, *then.CHECKS, *when.NAMED_STEPS)
    missing = [word for word in words if not re.search(rf"[`{{ ]{re.escape(word)}\b", text)]
    assert missing == []


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.text(max_size=8) | st.sampled_from(["us-marshal", "05", "entrance"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["class", "at", "kind", "tile", "joins", "hero", "activate", "answer", "perform", "grit", "items", "x"]
            ),
            inner,
            max_size=3,
        )
    ),
    max_leaves=8,
)
keys = ["given", "dice", "random", "when", "then", "options", "profile", "seed", "ask", "proves", "title"]
given_keys = ["board", "heroes", "enemies", "decks", "track", "types", "doors", "content", "policies", "phase", "fight"]


@given(
    st.dictionaries(st.sampled_from(keys), anything, max_size=4),
    st.dictionaries(st.sampled_from(given_keys), anything, max_size=3),
)
def test_no_file_however_wild_breaks_the_runner(file, wild):
    """Whatever stands in a file, the runner answers with failures in words, never with a crash."""
    for failure in run_scenario({**file, "given": wild}):
        assert isinstance(failure, str)
