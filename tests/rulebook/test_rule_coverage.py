"""Coverage counts rules that a passed test proves; the floor only rises."""

from pathlib import Path

import msgspec
import pytest

from lantern.rulebook import Rulebook, RulebookError, UnknownRuleError, load
from lantern.rulebook.proofs import (
    Floor,
    Proofs,
    Proofsheet,
    fallen,
    floor_of,
    must_prove,
    read_floor,
    read_proofs,
    write_proofs,
)
from lantern.rulebook.reading import read_chapters
from lantern.rulebook.report import coverage, coverage_text


@pytest.fixture
def book(small_ledger: dict[str, bytes]) -> Rulebook:
    return Rulebook(read_chapters(small_ledger))


def proven(book: Rulebook, *citations: str) -> Proofs:
    sheet = Proofsheet(book)
    sheet.enter("test_x", citations)
    return sheet.proofs()


def test_coverage_counts_by_chapter_and_profile(book: Rulebook):
    counted = msgspec.json.decode(msgspec.json.encode(coverage(book, proven(book, "DICE-02#1", "DICE-03"))))
    assert counted == {
        "chapters": [
            {
                "chapter": "01",
                "title": "Dice",
                "profiles": {
                    "revised": {"total": 2, "proven": 1, "unproven": ["DICE-01"]},
                    "classic": {"total": 1, "proven": 1, "unproven": []},
                },
                "examples": {"stated": 1, "proven": 1, "unproven": []},
            },
            {
                "chapter": "20",
                "title": "Heroes",
                "profiles": {"revised": {"total": 1, "proven": 0, "unproven": ["GRIT-01"]}},
                "examples": {"stated": 1, "proven": 0, "unproven": ["GRIT-01#1"]},
            },
        ],
        "total": 4,
        "proven": 2,
        "examples_owed": [],
    }


def test_a_proof_of_a_former_id_counts_for_the_rule(book: Rulebook):
    assert proven(book, "GRIT-09") == Proofs({"DICE-02": ["test_x"]}, {})


def test_a_proof_of_an_example_counts_for_its_rule_but_not_the_other_way_round(book: Rulebook):
    assert proven(book, "DICE-02#2") == Proofs({"DICE-02": ["test_x"]}, {"DICE-02#2": ["test_x"]})
    assert proven(book, "DICE-02") == Proofs({"DICE-02": ["test_x"]}, {})


def test_a_proof_of_nothing_known_is_refused(book: Rulebook):
    with pytest.raises(UnknownRuleError):
        proven(book, "DICE-99")


def test_old_proofs_of_rules_that_are_gone_count_for_nothing(book: Rulebook):
    assert coverage(book, Proofs({"GONE-01": ["test_x"]}, {"GONE-01#1": ["test_x"]})).proven == 0


def test_the_order_of_the_tests_does_not_matter(book: Rulebook):
    one, other = Proofsheet(book), Proofsheet(book)
    for test, rule in [("b", "DICE-02"), ("a", "DICE-02"), ("a", "DICE-01")]:
        one.enter(test, [rule])
    for test, rule in [("a", "DICE-01"), ("a", "DICE-02"), ("b", "DICE-02")]:
        other.enter(test, [rule])
    assert msgspec.json.encode(one.proofs()) == msgspec.json.encode(other.proofs())


def test_only_the_examples_that_settle_the_board_must_be_proven(book: Rulebook):
    assert must_prove(book) == ["DICE-02#1"]
    assert {"MOVE-01#1", "PLACE-04#1", "LOS-03#2", "TILE-19#1"} <= set(must_prove(load()))
    assert "SETUP-11#1" not in must_prove(load())


def test_the_floor_holds_what_was_proven(book: Rulebook):
    assert floor_of(book, proven(book, "DICE-01", "DICE-03")) == Floor({"01": {"classic": 1, "revised": 1}}, ["DICE-02#1"])


def test_nothing_falls_when_as_much_is_proven(book: Rulebook):
    before = proven(book, "DICE-01")
    assert fallen(book, floor_of(book, before), before, proven(book, "DICE-02")) == []
    assert fallen(book, floor_of(book, before), before, proven(book, "DICE-01", "GRIT-01")) == []


def test_what_is_not_proven_any_more_is_named(book: Rulebook):
    before = proven(book, "DICE-01", "DICE-02#1", "GRIT-01")
    assert fallen(book, floor_of(book, before), before, proven(book, "DICE-01")) == [
        "chapter 01, revised: 1 rules proven, at least 2 wanted; not proven any more: DICE-02",
        "chapter 20, revised: 0 rules proven, at least 1 wanted; not proven any more: GRIT-01",
        "the example DICE-02#1 has to be proven by a test or a scenario that names it",
    ]


def test_an_example_that_is_owed_may_stay_owed_until_it_is_proven_once(book: Rulebook):
    nothing, everything = proven(book), proven(book, "DICE-02#1")
    assert fallen(book, floor_of(book, nothing), nothing, nothing) == []
    assert fallen(book, floor_of(book, everything), everything, proven(book, "DICE-02")) != []


def test_files_are_written_once_and_read_back(book: Rulebook, tmp_path: Path):
    assert read_proofs(tmp_path) == Proofs()
    assert read_floor(tmp_path) == Floor()
    proofs = proven(book, "DICE-02#1")
    assert write_proofs(book, proofs, tmp_path)
    assert not write_proofs(book, proofs, tmp_path)
    assert read_proofs(tmp_path) == proofs
    assert read_floor(tmp_path) == Floor({"01": {"revised": 1}}, [])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["coverage_floor.json", "proven.json"]


def test_a_damaged_file_is_told(tmp_path: Path):
    (tmp_path / "proven.json").write_text("{")
    with pytest.raises(RulebookError, match=r"proven\.json cannot be read .* restore it from version control"):
        read_proofs(tmp_path)


def test_coverage_is_shown_as_a_table(book: Rulebook):
    assert coverage_text(coverage(book, proven(book, "DICE-01"))).splitlines() == [
        "Chapter          revised  classic  optional  house  hexcrawl  examples",
        "01       Dice        1/2      0/1                                  0/1",
        "20       Heroes      0/1                                           0/1",
        "",
        "1 of 4 rules proven (25.0 %).",
        "Examples that must be proven and are not yet: DICE-02#1.",
    ]


def test_the_coverage_of_the_game_adds_up():
    counted = coverage()
    assert counted.total == len(load().rules)
    assert counted.total == sum(count.total for chapter in counted.chapters for count in chapter.profiles.values())
    assert counted.proven == sum(count.proven for chapter in counted.chapters for count in chapter.profiles.values())
    assert str(counted.total) in coverage_text()
