"""What the tests of the server share: a folder of their own, a server, and people at its tables."""

from __future__ import annotations

import logging

import pytest
from litestar.testing import TestClient
from tests.databases import any_place, postgres
from tests.server.people import Person

from lantern.server.app import new_app
from lantern.server.events import EVENTS

__all__ = ["any_place", "postgres"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """Keep games in a folder of this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "old-lantern"


@pytest.fixture(autouse=True)
def nobody_listens():
    """Leave nobody behind who listens to what happens."""
    yield
    EVENTS.setLevel(logging.NOTSET)
    EVENTS.handlers.clear()


@pytest.fixture
def store_path(tmp_path):
    return tmp_path / "table.sqlite"


@pytest.fixture
def client(store_path):
    """A server of this machine."""
    with TestClient(new_app(store_path), base_url="http://127.0.0.1") as client:
        yield client


@pytest.fixture
def ann(client):
    """Somebody who has begun a game and holds all seats."""
    return Person.beginning(client, seed=7, heroes=["us-marshal", "gunslinger"])
