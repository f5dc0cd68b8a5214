"""The power fails: whatever somebody was told to count is there, though the disk has nothing but what it was asked to keep."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from litestar.testing import TestClient
from tests.server.people import Person, plain

from lantern.server.app import new_app
from lantern.server.database import flushing
from lantern.server.store import Store

TABLES, ANSWERS, CUTS = 3, 12, 8


class Disk:
    """A disk that forgets, when the power fails, whatever it was not asked to keep of the log of a SQLite file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._log = Path(f"{file}-wal")
        self._kept = b""
        self.asked = 0

    def keep(self, _: int) -> None:
        """Keep the log as it is now; to be asked is to keep what was there before."""
        self._kept = self._log.read_bytes()
        self.asked += 1

    def after_a_cut(self, folder: Path, torn: float) -> Path:
        """Return the file as it is found when the power is back: of what came after, only a share of its bytes was written."""
        kept, now = self._kept, self._log.read_bytes()
        rest = now[len(kept) :]
        found = folder / self._file.name
        found.write_bytes(self._file.read_bytes())
        Path(f"{found}-wal").write_bytes(kept + rest[: int(len(rest) * torn)])
        return found


@pytest.fixture
def disk(tmp_path, monkeypatch) -> Disk:
    made = Disk(tmp_path / "table.sqlite")
    monkeypatch.setattr(flushing, "_keep", made.keep)
    return made


def answer(person: Person) -> int:
    """Answer once; return how many answers count, as this person was told."""
    question = person.question()
    person.answer(plain(question), question).raise_for_status()
    return int(person.look()["table"]["answers"])


def test_whatever_was_told_to_count_outlasts_a_power_cut(tmp_path, disk):
    chance = Random(7)
    with (
        TestClient(new_app(tmp_path / "table.sqlite"), base_url="http://127.0.0.1") as client,
        ThreadPoolExecutor(TABLES) as together,
    ):
        people = [Person.beginning(client, seed=seed, heroes=["us-marshal", "gunslinger"]) for seed in range(TABLES)]
        cuts = sorted(chance.sample(range(ANSWERS), CUTS))
        for number in range(ANSWERS):
            told = dict(zip([one.table for one in people], together.map(answer, people), strict=True))
            if number in cuts:
                folder = tmp_path / f"cut-{number}"
                folder.mkdir()
                store = Store(disk.after_a_cut(folder, chance.random()))
                for table, answers in told.items():
                    kept = store.game(table)
                    assert kept is not None
                    assert store.journal(kept)[0].answers == answers
                store.close()
    assert disk.asked
