"""The examples of docs/players.md are true, and the names it gives exist."""

import re
from pathlib import Path

import pytest

from lantern.views.observation import Observation

PAGE = Path(__file__).parents[2] / "docs" / "players.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
TABLE = TEXT.partition("## What is seen")[2].partition("## Insiders")[0]
NAMES = sorted({name for row in re.findall(r"^\|[^|]*\|(.*)\|$", TABLE, re.MULTILINE) for name in re.findall(r"`(\w+)", row)})


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_example_runs(example: str) -> None:
    exec(compile(example, str(PAGE), "exec"), {})


def test_everything_that_is_said_to_be_seen_is_seen() -> None:
    assert len(NAMES) > 50
    assert [name for name in NAMES if not hasattr(Observation, name)] == []
