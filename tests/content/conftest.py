"""Packs for tests: written to a folder of their own, with caches and user data out of the way."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from lantern.content import Content, PackError, Problem, loader
from lantern.content.build import build

CARD: dict[str, Any] = {
    "id": "cold-wind",
    "name": {"en": "Cold Wind", "it": "Vento freddo"},
    "deck": "darkness",
    "effect": {"dread": 1},
    "source": "original",
}


@pytest.fixture(autouse=True)
def own_folders(tmp_path, monkeypatch):
    """Keep the caches and packs of whoever runs the tests out of them."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


class Author:
    """Writes a pack."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("pack.yaml", {"id": folder.name, "name": "A Pack", "version": "1.0"})

    def write(self, file: str, entries: object) -> "Author":
        """Write a file of the pack, as YAML or as it is."""
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(entries if isinstance(entries, str) else yaml.safe_dump(entries, allow_unicode=True), "utf-8")
        return self

    def card(self, **fields: Any) -> "Author":
        """Write one card, the usual one with some fields changed."""
        return self.write("cards.yaml", {**CARD, **fields})

    def build(self, *others: Path) -> Content:
        """Read the pack, without the cache."""
        return build([*others, self.folder])

    def problems(self, *others: Path) -> list[Problem]:
        """Read the pack, which must be refused."""
        with pytest.raises(PackError) as refused:
            self.build(*others)
        return refused.value.problems


@pytest.fixture
def author(tmp_path):
    return Author(tmp_path / "mine")


@pytest.fixture
def another(tmp_path):
    return Author(tmp_path / "another")


@pytest.fixture(scope="session")
def core():
    """The core pack, read anew."""
    return build([loader.OWN_PACKS / "core"])


@pytest.fixture(scope="session")
def everything():
    """All packs of the game, read anew."""
    return build(loader.folders_of_packs(user=False))


@pytest.fixture
def author_in():
    """Write a pack in any folder."""
    return Author
