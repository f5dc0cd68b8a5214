"""One form for one thing in a language, everywhere: percentages, money, and what can be answered."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src/lantern"
#: Answers in Italian are said as orders ("Fruga"), as the page says them on its buttons; these are how an infinitive ends.
INFINITIVE = re.compile(r"\w+[aei](?:re|r|rsi|rlo|rla|rli|rle|rne)")
#: An order not to do something is made with an infinitive in Italian, too.
NOT = "Non"


def _lines(lang: str) -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCE.glob(f"**/locale/{lang}/*.ftl")):
        for number, line in enumerate(path.read_text().splitlines(), start=1):
            yield f"{path.relative_to(SOURCE)}, line {number}", line


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_percentage_is_written_without_a_gap(lang):
    assert not [place for place, line in _lines(lang) if re.search(r"\} %|\d %", line)]


def test_money_stands_before_its_number_in_english_and_after_it_in_italian():
    assert not [place for place, line in _lines("en") if re.search(r"(?:\}|\d) \$", line)]
    assert not [place for place, line in _lines("it") if re.search(r"\$\{|\$\d", line)]


def test_what_can_be_answered_is_an_order_in_italian():
    answers = re.compile(r"(?:option|answer)-[\w-]+ = (?P<first>\w+)")
    found = [(place, match["first"]) for place, line in _lines("it") if (match := answers.match(line))]
    assert len(found) > 50
    assert not [(place, first) for place, first in found if first != NOT and INFINITIVE.fullmatch(first)]
