"""Whatever the code, the packs and the handbook say of the rulebook is true."""

import doctest
import re
from pathlib import Path

from lantern import rulebook
from lantern.rulebook.book import LEDGER
from lantern.rulebook.proofs import read_proofs

ROOT = Path(__file__).parents[2]


def cited_rules(path: Path, families: set[str]) -> set[str]:
    found = re.findall(r"\b[A-Z]+-\d\d\b", path.read_text("utf-8"))
    return {name for name in found if name.partition("-")[0] in families}


def test_every_rule_cited_in_the_code_and_the_packs_exists():
    book = rulebook.load()
    families = {name.partition("-")[0] for rule in book.rules for name in (rule.id, *rule.also)}
    package = LEDGER.parents[1]
    files = [path for path in package.rglob("*") if path.suffix in {".py", ".yaml"} and LEDGER not in path.parents]
    assert len(files) > 10
    wrong = []
    for path in sorted(files):
        for name in sorted(cited_rules(path, families)):
            try:
                book.find(name)
            except rulebook.UnknownRuleError as error:
                wrong.append(f"{path.relative_to(package)}: {error}")
    assert not wrong, "\n".join(wrong)


def test_the_examples_of_the_handbook_work():
    outcome = doctest.testfile(str(ROOT / "docs" / "rulebook.md"), module_relative=False)
    assert outcome.attempted >= 4
    assert outcome.failed == 0


#: The folders in which the rules of the first chapters are carried out, and the last of these chapters.
HOMES = ("rules", "board", "campaign", "core", "content")
LAST_CHAPTER = "11"
#: Rules of these chapters that no code carries out, and why.
NOT_CARRIED_OUT = {
    "SETUP-02": "who plays which heroes is up to the table: a seat may have any number of them, and no rule asks for it",
    "LOS-03": "a worked example of LOS-01 and LOS-04",
}


def cited_where_rules_are_carried_out() -> set[str]:
    """Collect the ids that somebody who searches for them finds in the code; doors point to modules, and do not count."""
    package = LEDGER.parents[1]
    files = [path for home in HOMES for path in (package / home).rglob("*.py") if path.name != "__init__.py"]
    return {name for path in files for name in re.findall(r"\b[A-Z]+-\d\d\b", path.read_text("utf-8"))}


def proven_rules_of_the_first_chapters() -> set[str]:
    proven = read_proofs().rules
    chapters = [chapter for chapter in rulebook.load().chapters if chapter.number <= LAST_CHAPTER]
    return {rule.id for chapter in chapters for rule in chapter.rules if rule.id in proven}


def test_whoever_searches_the_id_of_a_rule_finds_its_home():
    wanted = proven_rules_of_the_first_chapters()
    assert len(wanted) > 350
    homeless = wanted - cited_where_rules_are_carried_out() - NOT_CARRIED_OUT.keys()
    assert sorted(homeless) == [], "name these where they are carried out, each written out: no 'FEAR-01 to FEAR-04'"


def test_what_has_no_home_is_a_rule_that_has_none():
    assert NOT_CARRIED_OUT.keys() <= proven_rules_of_the_first_chapters()
    assert not NOT_CARRIED_OUT.keys() & cited_where_rules_are_carried_out()
