"""Whatever the code, the packs and the handbook say of the rulebook is true."""

import doctest
import re
from pathlib import Path

from lantern import rulebook
from lantern.rulebook.book import LEDGER

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
