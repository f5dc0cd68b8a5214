"""The rulebook reads well on a plain terminal."""

import pytest

from lantern import rulebook
from lantern.rulebook import Rulebook
from lantern.rulebook.proofs import Proofs
from lantern.rulebook.reading import read_chapters
from lantern.rulebook.report import WIDTH, search_text, show_text


@pytest.fixture
def book(small_ledger: dict[str, bytes]) -> Rulebook:
    return Rulebook(read_chapters(small_ledger))


def test_a_rule_is_shown_with_all_that_belongs_to_it(book: Rulebook):
    proofs = Proofs({"DICE-02": ["tests/test_dice.py::test_d3"]}, {})
    assert show_text(book.find("DICE-02"), book, proofs).splitlines() == [
        "DICE-02  D3",
        "Chapter 01, Dice. Profile: revised.",
        "Also known as GRIT-09.",
        "",
        "Half a D6, rounded up.",
        "",
        "Table",
        "  1: 1",
        "  2: 1",
        "  3: 2",
        "  4: 2",
        "  5: 3",
        "  6: 3",
        "",
        "Examples",
        "  DICE-02#1 (stated in the rulebook)",
        "    given the D6 shows 4",
        "    then 2",
        "  DICE-02#2 (derived)",
        "    given the D6 shows 6",
        "    then 3",
        "",
        "Replaced by",
        "  DICE-03  No D3 (classic)",
        "",
        "Sources",
        "  001 (revised rules compilation), lines 38-42",
        "",
        "Proven by",
        "  tests/test_dice.py::test_d3",
    ]


def test_relatives_and_rulings_are_shown(book: Rulebook):
    text = show_text(book.find("GRIT-01"), book, Proofs())
    assert "Ruling\n  Any number of dice." in text
    assert "See\n  DICE-01  D6" in text
    assert text.endswith("Not proven by any test yet.")
    assert "Replaces\n  DICE-02  D3" in show_text(book.find("DICE-03"), book, Proofs())


def test_every_rule_of_the_game_can_be_shown():
    for rule in rulebook.load().rules:
        text = show_text(rule, proofs=Proofs())
        assert text.startswith(f"{rule.id}  {rule.title}\n")
        assert max(map(len, text.splitlines())) <= WIDTH + 40, rule.id


def test_search_results_are_listed_with_a_sentence(book: Rulebook):
    assert search_text("grit", book=book) == "GRIT-01  Grit for a re-roll\n    Spend 1 Grit to re-roll dice."
    assert search_text("nonsense", book=book) == "No rule speaks of 'nonsense'. Try fewer or other words."
    assert len([line for line in search_text("hero", 3).splitlines() if not line.startswith(" ")]) == 3
