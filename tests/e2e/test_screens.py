"""The main screens look as they were approved, and everybody can read and use them."""

from __future__ import annotations

import pytest
from tests.e2e.screens import MAIN, MOST_CLEAR, MOST_MEAN, Screens, compare, hard_to_read, violations
from tests.e2e.serving import PHONE

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture
def screens(page, server):
    return Screens(page, server)


@pytest.mark.parametrize("screen", MAIN, ids=lambda screen: screen.__name__)
def test_a_screen_looks_as_it_was_approved_and_axe_finds_nothing_serious(screens, screen):
    screen(screens)
    screens.settles()
    apart = compare(screens.page, screen.__name__)
    assert violations(screens.page) == []
    assert hard_to_read(screens.page) == []
    assert apart["mean"] <= MOST_MEAN
    assert apart["clear"] <= MOST_CLEAR


@pytest.mark.parametrize("screen", MAIN, ids=lambda screen: screen.__name__)
def test_a_screen_can_be_read_on_a_phone(screens, screen):
    screens.page.set_viewport_size(PHONE)
    screen(screens)
    screens.settles()
    assert violations(screens.page) == []
    assert hard_to_read(screens.page) == []
