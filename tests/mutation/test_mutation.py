"""The tool finds a change that no proof notices, and sees the others killed; it changes nothing where the sources lie."""

import sys
from pathlib import Path

import pytest
from tests.mutation.__main__ import all_sites, tried
from tests.mutation.mutants import Mutant, mutant_at, sites
from tests.mutation.trial import Proofs, UnsoundError, Workshop, rules_near

RULE = """
TARGET = 4  # TEST-01


def passes(face: int, tries: int) -> bool:
    while face < 1 and tries > 0:  # TEST-02
        tries -= 1
    return face >= TARGET
"""
#: It never looks at a face above 4.
PROOF = """
from rule import passes
assert not passes(0, 5)
assert passes(4, 0)
if passes(3, 0):
    print("FAILED three-is-too-low")
    raise SystemExit(1)
"""


@pytest.fixture
def root(tmp_path):
    """A tree with one rule and its proof."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rule.py").write_text(RULE)
    (tmp_path / "proof.py").write_text(PROOF)
    return tmp_path


def proofs(root: Path) -> list[Proofs]:
    return [Proofs("proof", lambda _: [sys.executable, str(root / "proof.py")])]


def mutants_of(text: str) -> list[Mutant]:
    return [mutant_at(site, text) for site in sites(Path("src/rule.py"), text)]


def all_changes(text: str) -> set[str]:
    return {mutant.after for mutant in mutants_of(text)}


def test_what_is_changed():
    assert all_changes("x = 2") == {"x = 3", "x = 1"}
    assert all_changes("x = True") == {"x = False"}
    assert all_changes("x = a < b") == {"x = a <= b", "x = a >= b"}
    assert all_changes("x = a == b") == {"x = a != b"}
    assert all_changes("x = a is None and b") == {"x = a is not None and b", "x = a is None or b"}
    assert all_changes("x = not a") == {"x = not not a"}
    assert all_changes("x = min(a, b) + c") == {"x = max(a, b) + c", "x = min(a, b) - c"}
    assert all_changes("x += a") == {"x -= a"}
    assert all_changes("def f(a=False) -> bool:\n    return a") == {"def f(a=True) -> bool:", "return True", "return False"}


def test_what_is_left_alone():
    assert all_changes('assert x == 1\nx = f"{a}" + "b"\ny: Literal[1]\nz = zip(a, b, strict=True)') == set()
    assert all_changes("class A(Struct, frozen=True):\n    pass\nif a:\n    raise E(1)") == set()


def test_what_no_proof_notices_survives(root):
    chosen = [mutant_at(site, RULE) for site in all_sites(root, ["src/rule.py:2", "src:8"])]
    fates = {mutant.after: killer for mutant, killer in tried(root, chosen, proofs(root), jobs=2)}
    assert fates["TARGET = 3"] == "three-is-too-low"
    assert None not in fates.values()
    (root / "proof.py").write_text(PROOF.replace("passes(3, 0)", "passes(2, 0)"))
    survivors = [mutant.after for mutant, killer in tried(root, chosen, proofs(root), jobs=1) if killer is None]
    assert survivors == ["TARGET = 3"]
    assert (root / "src" / "rule.py").read_text() == RULE


def test_a_change_that_never_ends_is_killed(root):
    workshop = Workshop(root, root / "copy", proofs(root))
    workshop.begin({"proof": 1})
    endless = next(mutant for mutant in mutants_of(RULE) if mutant.after == "tries += 1")
    assert workshop.killer_of(endless) == "proof: never ends"


def test_nothing_is_tried_while_the_proofs_fail_anyway(root):
    (root / "src" / "rule.py").write_text(RULE.replace("4", "3"))
    with pytest.raises(UnsoundError, match="three-is-too-low"):
        Workshop(root, root / "copy", proofs(root)).begin()


def test_the_rules_cited_nearest_come_first(root):
    found = {site.line: mutant_at(site, RULE) for site in sites(Path("src/rule.py"), RULE)}
    assert rules_near(found[2], root) == ["TEST-01", "TEST-02"]
    assert rules_near(found[8], root) == ["TEST-02", "TEST-01"]
