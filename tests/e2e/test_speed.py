"""How soon there is something to see."""

from __future__ import annotations

import pytest
from tests.e2e.person import Person
from tests.e2e.plans import defeat, short_plan

pytestmark = pytest.mark.xdist_group("browser")
#: What a quiet machine must reach, and what a busy one may take, in milliseconds.
WANTED, MOST = 1000, 2500
TRIES = 5


def test_the_board_is_painted_soon_after_loading(page, server, record_property):
    plan = short_plan("gunslinger", defeat, most=62)
    ann = Person(page, server)
    ann.sits_down(plan)
    ann.plays(plan, most=12)
    took = []
    for _ in range(TRIES):
        page.reload()
        page.wait_for_function("performance.getEntriesByName('board').length > 0")
        took.append(page.evaluate("performance.getEntriesByName('board')[0].startTime"))
        if took[-1] <= WANTED:
            break
    record_property("board painted (ms)", min(took))
    print(f"\nboard painted after {min(took):.0f} ms")
    assert min(took) <= MOST
