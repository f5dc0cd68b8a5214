"""A real browser at a real server: how the tests of the page begin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.e2e.person import PATIENCE
from tests.e2e.serving import LAPTOP, PHONE, ROOT, Server

expect.set_options(timeout=PATIENCE)
CHROMIUM = ROOT / "web" / "node_modules" / ".cache" / "chromium" / "start"
DEBIAN = [Path("/usr/bin/chromium"), Path("/usr/bin/chromium-browser")]


@pytest.fixture(scope="session")
def server(tmp_path_factory) -> Iterator[Server]:
    """The server of all tests that play at a table of their own and do not ask which other tables there are."""
    served = Server(tmp_path_factory.mktemp("server"))
    served.start()
    yield served
    served.kill()


@pytest.fixture
def own_server(tmp_path) -> Iterator[Server]:
    """A server of this test alone, which may kill it, and where nobody has played before."""
    served = Server(tmp_path)
    served.start()
    yield served
    served.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next((path for path in [*DEBIAN, CHROMIUM] if path.exists()), None)
    assert program is not None, "No Chromium: `make test-page` unpacks one."
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=["--no-sandbox", "--font-render-hinting=none"])
        yield browser
        browser.close()


@pytest.fixture
def page(browser) -> Iterator[Page]:
    """A laptop's window that fails the test when the page throws."""
    context = browser.new_context(bypass_csp=True, viewport=LAPTOP, locale="en-GB", timezone_id="UTC", reduced_motion="reduce")
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    yield page
    context.close()
    assert problems == []


@pytest.fixture
def phone(browser) -> Iterator[Page]:
    """A phone under fingers."""
    context = browser.new_context(
        bypass_csp=True,
        viewport=PHONE,
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        locale="en-GB",
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()
