"""The benchmark finds the number of tables that is too much, wherever it begins to look."""

from __future__ import annotations

import runpy
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

_looking = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "limit.py"))
limit, MOST, NEAR = (_looking[name] for name in ("limit", "MOST", "NEAR"))


def done(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run what waits for nothing to its end; a test of a browser before this one may have left a loop behind."""
    try:
        coroutine.send(None)
    except StopIteration as ended:
        return ended.value
    raise AssertionError("it waits for something")


@pytest.mark.parametrize("begin", [25, 100, 200, 400])
@pytest.mark.parametrize("enough", [0, 60, 137, 225, 390])
def test_the_number_of_tables_that_is_too_much_is_found_from_below_and_from_above(begin, enough):
    measured: list[int] = []

    async def at(tables: int) -> float:
        measured.append(tables)
        return 40.0 if tables <= enough else 250.0

    found = done(limit(begin, done(at(begin)), at))
    assert found is not None
    tables, share = found
    assert share == 250.0, "what is told was measured"
    assert tables in measured
    assert enough < tables <= enough + NEAR
    assert len(measured) <= 15, "each takes a while"


def test_what_is_never_too_much_is_not_looked_for_without_end():
    async def at(_: int) -> float:
        return 40.0

    assert done(limit(MOST - 100, 40.0, at)) is None
