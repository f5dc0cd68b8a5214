"""Whatever is wrong with a ledger is told with file, line, entry, field and what would be right; bad data never half-loads."""

import re
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from lantern.rulebook import Chapter, LedgerError, read
from lantern.rulebook.plain_yaml import NotPlainError, parse
from lantern.rulebook.reading import read_chapters

GOOD = """
- id: MOVE-01
  title: Move roll
  rule: Roll a die.
  profile: revised
  sources: ["001:329-333"]
- id: MOVE-02
  title: Directions
  rule: Eight of them.
  profile: revised
  sources: ["001:335"]
"""
NAME = "05-movement.yaml"


def problems(text: str | bytes, name: str = NAME) -> str:
    content = text.encode() if isinstance(text, str) else text
    with pytest.raises(LedgerError) as error:
        read_chapters({name: content})
    return str(error.value)


def with_change(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_a_good_ledger_loads():
    (chapter,) = read_chapters({NAME: GOOD.encode()})
    assert [rule.id for rule in chapter.rules] == ["MOVE-01", "MOVE-02"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "profile: revised",
            "profile: revisd",
            "05-movement.yaml, line 2, entry MOVE-01, field profile: 'revisd' is no profile; did you mean revised?; right is",
        ),
        ("  profile: revised\n", "", "line 2, entry MOVE-01, field profile: is missing; right is one of revised"),
        ("title: Move roll", "titel: Move roll", "entry MOVE-01, field titel: there is no such field; did you mean title?"),
        ("title: Move roll", "title: 12", "field title: 12 does not fit (Expected str, got int); right is a short name"),
        ("title: Move roll", "title:", "field title: is empty; right is a short name"),
        ("title: Move roll", 'title: " "', "field title: is empty; right is a short name"),
        ("id: MOVE-01", "id: Move-1", "entry Move-1, field id: 'Move-1' is not an id; right is capital letters"),
        ("- id: MOVE-01\n", "-\n", "line 3, entry without an id, field id: is missing"),
        ('["001:329-333"]', '"001:329"', "field sources: '001:329' does not fit (Expected array, got str); right is a list"),
        ('["001:329-333"]', '["page 3"]', "field sources: 'page 3' is not a source; right is a list of rulebook and lines"),
        ('["001:329-333"]', "[]", "field sources: is empty"),
        ('["001:329-333"]', '["001:1"]\n  table: 3', "field table: 3 is not a table; right is a mapping or a list"),
        (
            '["001:329-333"]',
            '["001:1"]\n  examples: [{given: a, expect: 3, stated: true}]',
            "field examples: [{'given': 'a', 'expect': 3, 'stated': True}] does not fit (Expected str, got int - at $[0].exp",
        ),
        ('["001:329-333"]', '["001:1"]\n  examples: [{given: a, expect: b}]', "missing required field stated"),
        (
            '["001:329-333"]',
            '["001:1"]\n  see: [MOVE-03]',
            "entry MOVE-01, field see: there is no rule MOVE-03; did you mean MOVE-0",
        ),
        ('["001:329-333"]', '["001:1"]\n  see: [MOVE-01]', "field see: MOVE-01 is this rule itself"),
        ('["001:329-333"]', '["001:1"]\n  replaces: MVE-02', "field replaces: there is no rule MVE-02; did you mean MOVE-02?"),
        (
            '["001:329-333"]',
            '["001:1"]\n  also: [MOVE-02]',
            "field also: MOVE-02 is an entry of its own (05-movement.yaml, line 8)",
        ),
        (
            '["001:329-333"]',
            '["001:1"]\n  also: [MOVEE-09]',
            "field also: MOVEE-09 cannot be a former id, no rule starts like that",
        ),
        ('["001:329-333"]', '["001:1"]\n  also: [MOVE-08, MOVE-08]', "field also: MOVE-08 is already a former id of MOVE-01"),
        (
            "id: MOVE-02",
            "id: MOVE-01",
            "line 7, entry MOVE-01, field id: is already used in 05-movement.yaml, line 2; give this rule the next free number",
        ),
        ("title: Move roll", "title: Move roll\n  title: Other", "line 4: 'title' is written twice"),
        ("title: Move roll", "title: [Move roll", "05-movement.yaml, line "),
        ("rule: Roll a die.", "rule: &text Roll\n  ruling: &list [a]\n  table: [*list, *list]", "an alias (*name) is used"),
        ('["001:329-333"]', '["001:1"]\n  table: {on: 1}', "the key True is neither text nor a whole number; put it in quotes"),
        ('["001:329-333"]', f'["001:1"]\n  table: [{2**70}]', "is too large; put it in quotes"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_what_would_be_right(old: str, new: str, message: str):
    assert message in problems(with_change(old, new))


def test_all_mistakes_are_told_at_once():
    text = problems(GOOD.replace("revised", "revisd").replace("title", "titel"))
    assert len(text.splitlines()) == 6


def test_a_hundred_mistakes_are_cut_short():
    text = problems("- 1\n" * 100)
    assert text.endswith("... and 80 more")


@pytest.mark.parametrize("text", ["", "id: MOVE-01", "just words", "7", "null"])
def test_a_file_that_is_no_list_is_refused(text: str):
    assert "05-movement.yaml: should be a list of entries, each starting with `- id: ...`" in problems(text)


def test_an_entry_that_is_no_mapping_is_refused():
    assert "05-movement.yaml, line 2: 'x' is not an entry" in problems("- {}\n- x")


def test_bytes_that_are_no_text_are_refused():
    assert problems(b"- id: \xff") == "05-movement.yaml: is not text in UTF-8 (byte 6)"


@pytest.mark.parametrize("name", ["movement.yaml", "5-movement.yaml", "05_movement.yaml", "05-Movement.yaml"])
def test_a_file_is_named_by_its_chapter(name: str):
    assert f"{name}: a chapter's file is named like 05-movement.yaml" in problems(GOOD, name)


def test_two_chapters_do_not_share_a_number():
    with pytest.raises(LedgerError, match=re.escape("05-walking.yaml: there is another chapter 05")):
        read_chapters({NAME: GOOD.encode(), "05-walking.yaml": b"[]"})


def test_an_id_is_used_once_in_the_whole_ledger():
    with pytest.raises(
        LedgerError, match=r"06-other\.yaml, line 2, entry MOVE-01, field id: is already used in 05-movement\.yaml"
    ):
        read_chapters({NAME: GOOD.encode(), "06-other.yaml": GOOD.encode()})


def test_a_folder_without_chapters_is_refused(tmp_path: Path):
    with pytest.raises(LedgerError, match="there is no chapter"):
        read(tmp_path)
    with pytest.raises(LedgerError, match="there is no chapter"):
        read(tmp_path / "nowhere")


def test_dates_and_sums_of_sixty_stay_text_or_are_refused():
    data, _ = parse("- 2014-08-01\n- '1:30'\n- <<\n- =")
    assert data == ["2014-08-01", "1:30", "<<", "="]


@pytest.mark.parametrize(
    "text",
    [
        "!!int x",
        '!!int ""',
        "!!bool maybe",
        "!!timestamp x",
        "!!binary x",
        "!!python/object:os.system x",
        "&a [*a]",
        "&a {b: *a}",
        "? [a]\n: b",
        "? {a: b}\n: c",
        "[" * 2000,
        "- a\n---\n- b",
        "%YAML 9.9\n---\n- a",
        "\t- a",
        "*nothing",
        "\x00",
    ],
)
def test_unusual_yaml_is_refused_in_the_packages_own_words(text: str):
    with pytest.raises(NotPlainError):
        parse(text)


ODD_TEXT = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        ["MOVE-01", "MOVE-02", "revised", "classic", "001:1", "001:2-3", "", "id", "see", "no", "2014-01-01", "1:30"]
    ),
)
ODD_VALUE = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), ODD_TEXT, st.dates(), st.binary(max_size=4)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.one_of(ODD_TEXT, st.integers()), inner, max_size=4)
    ),
    max_leaves=12,
)
FIELDS = ["id", "title", "rule", "profile", "sources", "table", "examples", "ruling", "see", "replaces", "also"]
ENTRY = st.fixed_dictionaries(
    {},
    optional={
        "id": st.one_of(st.sampled_from(["MOVE-01", "MOVE-02", "DICE-01"]), ODD_VALUE),
        "title": st.one_of(st.just("Move"), ODD_VALUE),
        "rule": st.one_of(st.just("Move."), ODD_VALUE),
        "profile": st.one_of(st.just("revised"), ODD_VALUE),
        "sources": st.one_of(st.just(["001:1"]), ODD_VALUE),
        "table": ODD_VALUE,
        "examples": st.one_of(st.just([{"given": "a", "expect": "b", "stated": True}]), ODD_VALUE),
        "see": st.one_of(st.lists(ODD_TEXT, max_size=2), ODD_VALUE),
        "replaces": st.one_of(st.just("MOVE-02"), ODD_VALUE),
        "also": st.one_of(st.lists(ODD_TEXT, max_size=2), ODD_VALUE),
    },
)


def load_or_refuse(content: bytes) -> tuple[Chapter, ...]:
    try:
        return read_chapters({NAME: content})
    except LedgerError as error:
        refused = error
    assert refused.problems
    assert all(problem.file == NAME for problem in refused.problems)
    return ()


@given(st.one_of(ODD_VALUE, st.lists(st.one_of(ENTRY, ODD_VALUE), max_size=4)))
def test_no_data_brings_the_loader_down(data: object):
    load_or_refuse(yaml.safe_dump(data, allow_unicode=True).encode("utf-8", "surrogatepass"))


@given(st.one_of(st.text(), st.text(alphabet="-:[]{}&*!|>?%@'\"#,\n ab0")))
def test_no_text_brings_the_loader_down(text: str):
    load_or_refuse(text.encode("utf-8", "surrogatepass"))


@given(st.binary())
def test_no_bytes_bring_the_loader_down(content: bytes):
    load_or_refuse(content)


@given(st.integers(0, len(GOOD) - 1), st.text(alphabet="-:[]{}&*!|>?%@'\"#,\n ab0", max_size=4))
def test_a_slip_of_the_finger_is_a_problem_or_nothing(place: int, typed: str):
    load_or_refuse((GOOD[:place] + typed + GOOD[place + 1 :]).encode())
