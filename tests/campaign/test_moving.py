"""The files of a campaign come and go together, also where the program is killed between two of them or the disk is full."""

from __future__ import annotations

import os
from contextlib import suppress
from errno import ENOSPC
from pathlib import Path

import pytest
from tests.server.campaigns import a_campaign

from lantern.campaign.files import CampaignBook
from lantern.core.errors import SaveError
from lantern.core.journal import Journal, JournalFile, read_journal
from lantern.players.campaigns import PUT_AWAY, CampaignFile, book_of, forget, mend, put_away, put_back, take_in_book
from lantern.players.moving import ABANDONED_SECONDS, ASIDE, write_whole


class Killed(BaseException):
    """Nobody catches it."""


@pytest.fixture(scope="module")
def book() -> CampaignBook:
    return a_campaign()


def names(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def take_in(book: CampaignBook, path: Path) -> None:
    take_in_book(book, path)


def leave(book: CampaignBook, path: Path) -> None:
    forget(CampaignFile(path))


def go_away(book: CampaignBook, path: Path) -> None:
    put_away(CampaignFile(path))


def come_back(book: CampaignBook, path: Path) -> None:
    put_back(path.parent / PUT_AWAY / path.stem)


@pytest.mark.parametrize(
    ("does", "first", "where"),
    [
        (take_in, [], ""),
        (leave, [take_in], None),
        (go_away, [take_in], f"{PUT_AWAY}/ours/"),
        (come_back, [take_in, go_away], ""),
    ],
)
def test_whoever_is_killed_between_two_files_has_done_it_all(tmp_path, monkeypatch, book, does, first, where):
    rename = Path.rename
    whole = ["ours.campaign", *(f"ours{'' if number == 1 else f'-chapter-{number}'}.lantern" for number in book.journals)]
    for moved in range(len(whole) + 1):
        folder, left = tmp_path / str(moved), moved
        for one in first:
            one(book, folder / "ours.campaign")

        def killed(file: Path, to: Path) -> None:
            nonlocal left
            if not left:
                raise Killed
            left -= 1
            rename(file, to)

        monkeypatch.setattr(Path, "rename", killed)
        with suppress(Killed):
            does(book, folder / "ours.campaign")
            assert moved == len(whole)
        monkeypatch.setattr(Path, "rename", rename)
        mend(folder)
        found = [name for name in names(folder) if (folder / name).is_file() and not name.startswith(ASIDE)]
        assert found == ([] if where is None else sorted(f"{where}{name}" for name in whole))
        if where == "":
            assert book_of(CampaignFile(folder / "ours.campaign")).journals == book.journals


def no_room(_: int) -> None:
    raise OSError(ENOSPC, "No space left on device")


def test_where_there_is_no_room_nothing_is_left_of_a_campaign(tmp_path, monkeypatch, book):
    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(SaveError, match=r"ours\.campaign: .*No space left on device"):
        take_in_book(book, tmp_path / "ours.campaign")
    header = read_journal(book.journals[1], "first").header
    with pytest.raises(SaveError, match=r"game\.lantern: the game could not be saved: No space left on device\."):
        JournalFile.create(tmp_path / "game.lantern", Journal(header=header))
    assert names(tmp_path) == []


def test_a_file_that_cannot_be_written_leaves_the_one_of_its_name(tmp_path, monkeypatch):
    path = tmp_path / "hero"
    write_whole(path, b"before")
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_room)
        with pytest.raises(SaveError, match="No space left on device"):
            write_whole(path, b"after")
    assert (names(tmp_path), path.read_bytes()) == (["hero"], b"before")
    write_whole(path, b"after")
    assert path.read_bytes() == b"after"


def test_what_nobody_goes_on_writing_is_forgotten(tmp_path):
    abandoned, fresh = tmp_path / f"{ASIDE}old", tmp_path / f"{ASIDE}new"
    for place in (abandoned, fresh):
        place.mkdir()
    os.utime(abandoned, (fresh.stat().st_mtime - ABANDONED_SECONDS - 60,) * 2)
    mend(tmp_path)
    assert names(tmp_path) == [fresh.name]
