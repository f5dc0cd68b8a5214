"""A small ledger for tests."""

import pytest

DICE = """
- id: DICE-01
  title: D6
  rule: A fair six-sided die.
  profile: revised
  sources: ["001:38"]
- id: DICE-02
  title: D3
  rule: Half a D6, rounded up.
  profile: revised
  sources: ["001:38-42"]
  table: {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
  examples:
    - {given: "the D6 shows 4", expect: "2", stated: true}
    - {given: "the D6 shows 6", expect: "3", stated: false}
  also: [GRIT-09]
- id: DICE-03
  title: No D3
  rule: There is no D3.
  profile: classic
  sources: ["000:1"]
  replaces: DICE-02
"""

GRIT = """
- id: GRIT-01
  title: Grit for a re-roll
  rule: Spend 1 Grit to re-roll dice.
  profile: revised
  sources: ["001:80-83"]
  ruling: Any number of dice.
  see: [DICE-01]
  examples:
    - {given: "dice 1 and 2, 1 Grit", expect: "both are rolled again", stated: true}
"""


@pytest.fixture
def small_ledger() -> dict[str, bytes]:
    """Four rules in two chapters: two with stated examples, one that replaces another, one with a former id."""
    return {"01-dice.yaml": DICE.encode(), "20-heroes.yaml": GRIT.encode()}
