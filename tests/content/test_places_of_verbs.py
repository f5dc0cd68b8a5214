"""A verb stands in four files of code, those that the page on the house names."""

import re
from functools import cache
from pathlib import Path

import pytest

from lantern.content.effects import VERBS

SOURCES = Path(__file__).parents[2] / "src" / "lantern"


@cache
def sources(folder: str) -> dict[str, str]:
    return {str(path.relative_to(SOURCES)): path.read_text("utf-8") for path in (SOURCES / folder).rglob("*.py")}


def files_with(pattern: str, folder: str) -> set[str]:
    return {name for name, text in sources(folder).items() if re.search(pattern, text, re.MULTILINE)}


@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)
def test_a_verb_stands_in_four_files_of_code(verb):
    name = verb.__name__
    defined = files_with(rf"^class {name}\(", "content/verbs") | files_with(rf"^class {name}\(", "content")
    read = files_with(rf"says\([^)]*\b{name}\b", "content/clauses")
    done = files_with(rf"@performs(?:_anywhere)?\([^)]*\b{name}\b", "rules")
    assert len(defined) == 1
    assert len(done) == 1
    assert read
    assert len(defined | {"content/effects.py"} | read | done) <= 4
