"""Starting the program costs no YAML, and a bad cache costs nothing but time."""

from pathlib import Path

import platformdirs
import pytest

from lantern.content import build, cache, load, loader


@pytest.fixture
def parses(monkeypatch):
    """Count how often packs are parsed; nothing was before."""
    counted = []
    loader.forget()

    def counting(folders, really=build.build):
        counted.append(folders)
        return really(folders)

    monkeypatch.setattr(build, "build", counting)
    return counted


def start_again():
    loader.forget()
    return load()


def stored() -> Path:
    [file] = Path(platformdirs.user_cache_dir("old-lantern")).iterdir()
    return file


def test_packs_are_parsed_once(parses):
    first = load()
    again = start_again()
    assert len(parses) == 1
    assert again is not first
    assert again == first


def test_what_comes_back_is_what_was_read(everything):
    loader.forget()
    load(user=False)
    loader.forget()
    content = load(user=False)
    assert content.versions == everything.versions
    for kind, entry in everything:
        assert content.kind(kind)[entry.id] == entry


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:0],
        lambda data: data[:100],
        lambda data: data[:-1],
        lambda data: data[:-50] + bytes([data[-50] ^ 1]) + data[-49:],
        lambda data: data[:70] + bytes([data[70] ^ 0xFF]) + data[71:],
        lambda data: b"nonsense" + data,
    ],
)
def test_a_damaged_cache_is_rebuilt(parses, damage):
    first = load()
    stored().write_bytes(damage(stored().read_bytes()))
    assert start_again() == first
    assert len(parses) == 2
    start_again()
    assert len(parses) == 2


def test_a_cache_that_cannot_be_written_is_done_without(parses, tmp_path):
    (tmp_path / "cache").write_text("a file where a folder should be")
    first = load()
    assert start_again() == first
    assert len(parses) == 2


def test_another_shape_of_content_is_not_read(parses, monkeypatch):
    first = load()
    place = stored()
    content = place.read_bytes()
    body = content[: 2 * cache.SUMMARY] + b"\x81\xa6heroes\x01"
    state = body[cache.SUMMARY : 2 * cache.SUMMARY]
    place.write_bytes(cache._summary(state + b"\x81\xa6heroes\x01") + state + b"\x81\xa6heroes\x01")
    assert start_again() == first
    assert len(parses) == 2


def test_a_changed_file_is_read_again(author, parses):
    author.card()
    assert load([author.folder]).cards["cold-wind"].copies == 1
    author.card(copies=3)
    loader.forget()
    assert load([author.folder]).cards["cold-wind"].copies == 3
    (author.folder / "cards.yaml").unlink()
    loader.forget()
    assert "cold-wind" not in load([author.folder]).cards
    author.write("hooks.py", "")
    loader.forget()
    load([author.folder])
    assert len(parses) == 4


def test_different_packs_have_different_caches(author, parses):
    author.card()
    load([author.folder])
    load()
    loader.forget()
    assert "cold-wind" in load([author.folder]).cards
    assert "cold-wind" not in load().cards
    assert len(parses) == 2
