"""What the tests of the command line share: a folder for games that nobody else uses."""

import pytest

from lantern.cli import pack


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """Keep games in a folder of this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "old-lantern" / "games"


@pytest.fixture
def few_parts(monkeypatch):
    """Let `pack check` ask only of a few parts of each pack which scenario proves them (tests/scenario_runner asks of all)."""
    monkeypatch.setattr(pack, "_parts_of_pack", lambda *of, really=pack._parts_of_pack: really(*of)[:3])
