"""What the guide explains is so: each of its cards that describes a rule stands beside scenarios that show it."""

import re
from pathlib import Path

import pytest

from lantern.scenarios import run_files

HOUSE = Path(__file__).parents[2]
SCENARIOS = HOUSE / "tests" / "scenarios"
GUIDE = {code: (HOUSE / "web" / "src" / "i18n" / f"guide.{code}.ts").read_text("utf-8") for code in ("en", "it")}
#: Card of the guide, what it says in English and Italian, and the scenarios that show it.
CLAIMS = {
    "door": ("in a doorway", "nel vano di una Porta", ["searching/SEARCH-11-look-through-a-door"]),
    "clue": ("the last one marks the Room", "l'ultimo segna la Stanza", ["exploration/EXPLORE-20-the-objective"]),
    "corruption": (
        "In the basic game the points are only noted",
        "Nel gioco base i punti si annotano soltanto",
        ["afflictions/CORR-10-basic-game", "setup/SETUP-14-basic-game-no-mutation"],
    ),
    "ko": ("when a neighbour helps", "se un altro Eroe accanto lo aiuta", ["knocked-out/KO-08-help"]),
    "scavenge": ("three dice, and every 6", "tre dadi, e ogni 6", ["searching/SEARCH-01-one-search"]),
}


def card(code: str, name: str) -> str:
    """Find the text of a card of the guide."""
    found = re.search(rf"\n      {name}: \[(.*?)\n      \],", GUIDE[code], re.DOTALL)
    assert found, f"there is no card {name}"
    return found[1]


@pytest.mark.parametrize("name", CLAIMS)
def test_what_the_guide_says_is_shown_by_a_scenario(name):
    english, italian, scenarios = CLAIMS[name]
    assert english in card("en", name)
    assert italian in card("it", name)
    outcomes = run_files([SCENARIOS / f"{scenario}.yaml" for scenario in scenarios])
    assert [outcome.ok for outcome in outcomes] == [True] * len(scenarios)


def test_nobody_is_told_to_be_healed_when_it_is_too_late():
    """The Objective Room is found when its token is turned over: the advice belongs to the Clues before it."""
    assert "healed" in card("en", "clue")
    assert "healed" not in card("en", "objective")
