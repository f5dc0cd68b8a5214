"""The main screens look as they were approved, and everybody can read and use them, at every size."""

from __future__ import annotations

import pytest
from tests.e2e.screens import KEPT, MOST_CLEAR, MOST_MEAN, READ, SIZES, Screens, compare, hard_to_read, violations

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture
def screens(page, server):
    return Screens(page, server)


def named(value):
    return value if isinstance(value, str) else value.__name__


@pytest.mark.parametrize(("screen", "size"), KEPT, ids=named)
def test_a_screen_looks_as_it_was_approved_and_axe_finds_nothing_serious(screens, screen, size):
    screens.page.set_viewport_size(SIZES[size])
    screen(screens)
    screens.settles()
    apart = compare(screens.page, screen.__name__ if size == "laptop" else f"{screen.__name__}-{size}")
    assert violations(screens.page) == []
    assert hard_to_read(screens.page) == []
    assert apart["mean"] <= MOST_MEAN
    assert apart["clear"] <= MOST_CLEAR


@pytest.mark.parametrize(("screen", "size"), READ, ids=named)
def test_a_screen_can_be_read_at_other_sizes(screens, screen, size):
    screens.page.set_viewport_size(SIZES[size])
    screen(screens)
    screens.settles()
    assert violations(screens.page) == []
    assert hard_to_read(screens.page) == []
