"""What the tests of the client share: a server, and somebody who asks it."""

from __future__ import annotations

import pytest
from tests.client.serving import ServedTable

from lantern.client import Lantern


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        server = ServedTable(tmp_path_factory.mktemp("client") / "table.sqlite")
        yield server
        server.end()


@pytest.fixture
def lantern(served):
    with Lantern(served.address) as found:
        yield found
