"""The words of the rules that are explained before the first turn: each cites a rule, and says what scenarios show."""

import re
from pathlib import Path

import pytest

from lantern.rulebook import load
from lantern.scenarios import run_files

HOUSE = Path(__file__).parents[2]
SCENARIOS = HOUSE / "tests" / "scenarios"
#: The word as the page looks for it, what it is said to be in English and Italian, and the scenarios that show it.
CLAIMS = {
    ("Line of Sight", "Linea di Vista"): (
        "Other models do not block it.",
        "Gli altri modelli non la bloccano.",
        ["sight/LOS-01-straight-line", "sight/LOS-02-models-and-barriers"],
    ),
    ("Shots?", "Spar[oi]"): (
        "How many dice a ranged attack rolls.",
        "Quanti dadi tira un attacco a distanza.",
        ["hero-attacks/ATTACK-04-ranged-dice"],
    ),
    ("Combat", "Combattimento"): (
        "How many dice a melee attack rolls.",
        "Quanti dadi tira un attacco in mischia.",
        ["hero-attacks/ATTACK-02-melee-dice"],
    ),
    ("Corruption", "Corruzione"): ("though not in the basic game", "ma non nel gioco base", ["afflictions/CORR-10-basic-game"]),
    ("Grit", "Grinta"): ("Every hero begins with 1.", "Ogni eroe comincia con 1.", ["setup/SETUP-01-order-of-set-up"]),
    ("Faith", "Fede"): ("a roll decides", "un tiro decide", ["heroes/preacher/class-10-works"]),
}


def explained(code: str) -> dict[str, tuple[str, str]]:
    """Return the words that are explained, each with what is said of it and the rule that says so."""
    text = (HOUSE / "web" / "src" / "i18n" / f"night.{code}.ts").read_text("utf-8")
    terms = text[text.index("  terms: [") :]
    return {word: (said, rule) for word, said, rule in re.findall(r'\[\s*"(.+?)",\s*"(.+?)",\s*"([A-Z]+-\d+)",?\s*\]', terms)}


def test_both_languages_explain_the_same_words_by_rules_that_there_are():
    english, italian = explained("en"), explained("it")
    rules = [rule for _, rule in english.values()]
    assert rules == [rule for _, rule in italian.values()]
    assert len(rules) >= len(CLAIMS)
    assert set(rules) <= {rule.id for rule in load().rules}


@pytest.mark.parametrize("words", CLAIMS, ids=[words[0] for words in CLAIMS])
def test_what_is_said_of_a_word_is_shown_by_a_scenario(words):
    english, italian, scenarios = CLAIMS[words]
    assert english in explained("en")[words[0]][0]
    assert italian in explained("it")[words[1]][0]
    assert [outcome.ok for outcome in run_files([SCENARIOS / f"{name}.yaml" for name in scenarios])] == [True] * len(scenarios)
