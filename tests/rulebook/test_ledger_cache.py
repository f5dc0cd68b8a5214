"""The binary cache is as good as the YAML or is not used at all."""

from pathlib import Path

import pytest

from lantern.rulebook import LedgerError, book, reading
from lantern.rulebook.cache import fingerprint, recall, remember
from lantern.rulebook.reading import read_chapters


@pytest.fixture
def ledger(tmp_path: Path, small_ledger: dict[str, bytes]) -> Path:
    folder = tmp_path / "ledger"
    folder.mkdir()
    for name, content in small_ledger.items():
        (folder / name).write_bytes(content)
    return folder


@pytest.fixture
def parses(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count how often the YAML is read."""
    counted: list[int] = []

    def counting(files):
        counted.append(len(files))
        return reading.read_chapters(files)

    monkeypatch.setattr(book, "read_chapters", counting)
    return counted


def test_the_second_start_reads_no_yaml(ledger: Path, tmp_path: Path, parses: list[int]):
    first = book.read(ledger, tmp_path / "cache")
    second = book.read(ledger, tmp_path / "cache")
    assert len(parses) == 1
    assert second.chapters == first.chapters
    assert second.find("GRIT-09").table == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


def test_the_whole_ledger_survives_the_cache(tmp_path: Path):
    files = {path.name: path.read_bytes() for path in book.LEDGER.glob("*.yaml")}
    chapters = read_chapters(files)
    remember(tmp_path / "cache", b"key", chapters)
    assert recall(tmp_path / "cache", b"key") == chapters


def test_a_changed_ledger_is_read_anew(ledger: Path, tmp_path: Path, parses: list[int]):
    book.read(ledger, tmp_path / "cache")
    path = ledger / "01-dice.yaml"
    path.write_bytes(path.read_bytes().replace(b"rounded up", b"rounded UP"))
    assert "rounded UP" in book.read(ledger, tmp_path / "cache").find("DICE-02").rule
    assert len(parses) == 2


def test_a_damaged_cache_is_never_trusted(ledger: Path, tmp_path: Path, parses: list[int]):
    good = book.read(ledger, tmp_path / "cache").chapters
    (stored,) = (tmp_path / "cache").iterdir()
    content = stored.read_bytes()
    damaged = [b"", content[:10], content[:-1], content + b"x", content.replace(b"Half", b"Calf"), b"\x00" * len(content)]
    for number, bad in enumerate(damaged, start=2):
        stored.write_bytes(bad)
        assert book.read(ledger, tmp_path / "cache").chapters == good
        assert len(parses) == number
        assert stored.read_bytes() == content


def test_a_cache_that_cannot_be_written_does_no_harm(ledger: Path, tmp_path: Path, parses: list[int]):
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert book.read(ledger, tmp_path / "cache").find("DICE-01")
    assert book.read(ledger, tmp_path / "cache").find("DICE-01")
    assert len(parses) == 2


def test_a_folder_in_the_place_of_the_cache_does_no_harm(tmp_path: Path, small_ledger: dict[str, bytes]):
    (tmp_path / "cache" / "full").mkdir(parents=True)
    chapters = read_chapters(small_ledger)
    remember(tmp_path / "cache", b"key", chapters)
    assert recall(tmp_path / "cache", b"key") is None
    assert [path.name for path in tmp_path.iterdir()] == ["cache"]


def test_the_fingerprint_tells_names_and_contents_apart():
    prints = [fingerprint(files) for files in ({}, {"a": b""}, {"b": b""}, {"a": b"b"}, {"a": b"", "b": b""})]
    assert len(set(prints)) == len(prints)


def test_nothing_invalid_is_cached(ledger: Path, tmp_path: Path):
    (ledger / "01-dice.yaml").write_text("- nonsense")
    with pytest.raises(LedgerError):
        book.read(ledger, tmp_path / "cache")
    assert not (tmp_path / "cache").exists()
