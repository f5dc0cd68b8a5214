"""The rules to which headings of the log lead are in the rulebook."""

import re
from pathlib import Path

from lantern.rulebook import load

LEADS = Path(__file__).parents[2] / "web" / "src" / "panels" / "log" / "leads.ts"


def test_every_rule_that_the_log_leads_to_is_in_the_rulebook():
    named = set(re.findall(r'"([A-Z]+-\d\d)"', LEADS.read_text("utf-8")))
    assert len(named) >= 8
    for lang in ("en", "it"):
        book = load(lang)
        assert {book.find(name).id for name in named} == named
