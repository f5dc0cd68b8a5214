"""The ledger that comes with the game is whole, and every rule is found under every id it ever had."""

import re
from typing import Any

import pytest

from lantern import rulebook
from lantern.rulebook import Citation, UnknownRuleError

MERGED = {
    "DICE-07": ["GRIT-04"],
    "SETUP-11": ["TILE-16"],
    "SETUP-12": ["TILE-17"],
    "TURN-16": ["HOUSE-09"],
    "MOVE-11": ["HOUSE-04"],
    "MOVE-12": ["HOUSE-06"],
    "MOVE-13": ["HOUSE-03"],
    "SAVE-15": ["HOUSE-07"],
    "ATTACK-27": ["HOUSE-02"],
    "BOMB-08": ["HOUSE-01"],
    "BOMB-09": ["HOUSE-05"],
    "IMMUNE-01": ["STATUS-11"],
    "IMMUNE-04": ["STATUS-10"],
    "GATE-16": ["HOUSE-08"],
    "CLASS-18": ["HEROES-04"],
    "CLASS-19": ["HEROES-05"],
    "CLASS-23": ["HEROES-18"],
    "PERS-04": ["CARDS-10"],
    "PERS-05": ["CARDS-05"],
    "PERS-06": ["CARDS-06"],
    "PERS-07": ["CARDS-07"],
    "PERS-08": ["CARDS-08"],
    "PERS-09": ["CARDS-09"],
    "PERS-10": ["CARDS-11"],
    "HEROES-02": ["CLASS-13"],
    "HEROES-03": ["CLASS-14"],
    "HEROES-06": ["CLASS-20"],
    "CARDS-12": ["CLASS-16"],
    "CARDS-13": ["CLASS-17"],
}


def strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for key, inner in value.items() for text in (str(key), *strings(inner))]
    if isinstance(value, list):
        return [text for inner in value for text in strings(inner)]
    return [value] if isinstance(value, str) else []


def test_the_ledger_has_its_chapters_and_rules():
    book = rulebook.load()
    assert [chapter.number for chapter in book.chapters] == [
        f"{number:02}" for number in (*range(1, 12), *range(20, 29), *range(40, 46))
    ]
    assert book.chapters[4].slug == "movement"
    assert book.chapters[0].title == "Dice and cards"
    assert len(book.rules) >= 1252


def test_a_rule_has_all_its_fields():
    rule = rulebook.find("SETUP-12")
    assert rule.title == "Start area of 6 spaces"
    assert rule.profile == "classic"
    assert rule.replaces == "SETUP-11"
    assert rule.sources == ("000:58", "003:395")
    assert rule.table == {"start_area": [16, 17, 19, 20, 21, 22]}
    assert rule.examples[0].expect == "legal start spaces are 19, 20, 21, 22, 16, 17"
    assert not rule.examples[0].stated


@pytest.mark.parametrize(("kept", "former"), [(kept, name) for kept, names in MERGED.items() for name in names])
def test_a_former_id_leads_to_the_rule_it_went_into(kept: str, former: str):
    assert rulebook.find(former) is rulebook.find(kept)
    assert former in rulebook.find(kept).also


def test_nothing_else_was_merged():
    assert {rule.id: list(rule.also) for rule in rulebook.load().rules if rule.also} == MERGED


def test_ids_are_found_in_any_letter_case():
    assert rulebook.find(" move-01 ").id == "MOVE-01"


@pytest.mark.parametrize(
    ("typed", "suggested"),
    [("MOVE-1", "MOVE-01"), ("MOVE1", "MOVE-01"), ("MOVEE-02", "MOVE-02"), ("EXPLOR-14", "EXPLORE-14"), ("GRIT-4", "GRIT-04")],
)
def test_an_unknown_id_gets_a_suggestion(typed: str, suggested: str):
    with pytest.raises(UnknownRuleError, match=f"there is no rule {typed}; did you mean {suggested}\\?"):
        rulebook.find(typed)


def test_an_id_like_nothing_known_gets_no_suggestion():
    with pytest.raises(UnknownRuleError) as error:
        rulebook.find("quux")
    assert str(error.value) == "there is no rule quux"


def test_every_rule_named_in_a_text_exists():
    book = rulebook.load()
    families = {name.partition("-")[0] for rule in book.rules for name in (rule.id, *rule.also)}
    for rule in book.rules:
        examples = [text for example in rule.examples for text in (example.given, example.expect)]
        for text in [rule.title, rule.rule, rule.ruling or "", *examples, *strings(rule.table)]:
            for name in re.findall(r"\b[A-Z]+-\d\d\b", text):
                if name.partition("-")[0] in families:
                    assert book.find(name), f"{rule.id} names {name}"


def test_a_classic_rule_replaces_a_revised_one_or_adds_something():
    book = rulebook.load()
    for rule in book.rules:
        if rule.replaces is not None:
            assert rule.profile != book.find(rule.replaces).profile, rule.id


def test_an_example_is_cited_by_its_number():
    book = rulebook.load()
    assert book.cite("SETUP-11#1") == Citation("SETUP-11", 1)
    assert str(book.cite("setup-11#1")) == "SETUP-11#1"
    assert str(book.cite("TILE-16")) == "SETUP-11"


@pytest.mark.parametrize(
    ("cited", "message"),
    [
        ("SETUP-11#2", "there is no example SETUP-11#2; the examples of SETUP-11 are SETUP-11#1 to SETUP-11#1"),
        ("SETUP-11#0", "there is no example SETUP-11#0"),
        ("SETUP-11#one", "there is no example SETUP-11#one"),
        ("SETUP-11#", "there is no example SETUP-11#;"),
        ("MOVE-02#-1", "there is no example MOVE-02#-1"),
        ("MOVE-02#²", "there is no example MOVE-02#²"),
        ("DICE-01#1", "DICE-01 has no examples, cite DICE-01 itself"),
        ("TILE-16#1", "TILE-16 is now part of SETUP-11, and its examples are counted there; cite SETUP-11#n"),
    ],
)
def test_an_example_that_is_not_there_is_refused(cited: str, message: str):
    with pytest.raises(UnknownRuleError, match=re.escape(message)):
        rulebook.load().cite(cited)
