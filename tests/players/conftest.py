"""What the tests of players share: a folder for games that nobody else uses."""

import pytest


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """Keep games in a folder of this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "old-lantern" / "games"
