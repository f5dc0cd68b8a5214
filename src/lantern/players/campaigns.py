"""Campaigns at the terminal: an append-only file that names the chapters, beside the journals in which they are played.

Whatever is to be done is written there first. So a program that is killed between one chapter and the next finds, when it is
started again, what was meant: a chapter whose journal is over is closed, one whose journal is not there yet is made.
"""

from __future__ import annotations

import os
import struct
from contextlib import suppress
from pathlib import Path
from shutil import rmtree
from time import time
from typing import Any, Final
from zlib import crc32

import msgspec

from lantern.campaign.chain import Campaign, CampaignError, ChainEntry, ChapterBegun, ChapterClosed, ChapterPlace, HeadMoved
from lantern.campaign.files import CampaignBook, CampaignIndex, ChapterKept
from lantern.campaign.posse import Posse, read_posse
from lantern.content.library import Content
from lantern.core.errors import SaveError
from lantern.core.journal import Header, Journal, JournalFile, read_journal
from lantern.core.play import Over, Play
from lantern.gazette.outings import outings
from lantern.players.moving import Move, finish_moves, laid_aside, move_together, told
from lantern.players.setups import AnySetup, new_chapter, next_setup, posse_before
from lantern.players.table import KIND, chapter_of, closing_posse, header_of, load_play, program_version, setup_of
from lantern.rules.table.state import ChapterState

CAMPAIGN_FORMAT: Final = 1
CAMPAIGN_SUFFIX = ".campaign"
JOURNAL_SUFFIX = ".lantern"
_MARK = b"OLD LANTERN CAMPAIGN "
_FIRST = _MARK + b"%d\n" % CAMPAIGN_FORMAT
_FRAME = struct.Struct(">II")
_ENTRY = msgspec.json.Encoder()
#: Where campaigns lie that were deleted, and for how long at least.
PUT_AWAY = "deleted"
KEPT_SECONDS = 7 * 24 * 3600


class CampaignFile:
    """A campaign on disk, and its chapters in the same folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.campaign = Campaign()
        self._good = 0
        if path.exists():
            for entry in self._read():
                self.campaign.apply(entry)

    # -- the file ----------------------------------------------------------------------------------

    def _read(self) -> list[ChainEntry]:
        data = self.path.read_bytes()
        if _FIRST.startswith(data):
            return []  # it was killed before the first entry was written
        line = data[: data.find(b"\n") + 1]
        number = line.removeprefix(_MARK).strip()
        if not line.startswith(_MARK) or not number.isdigit():
            raise SaveError(f"{self.path.name}: this is not an Old Lantern campaign.", kind="foreign")
        if int(number) > CAMPAIGN_FORMAT:
            raise SaveError(
                f"{self.path.name}: written by a newer version of the game (format {int(number)}; "
                f"this one reads up to {CAMPAIGN_FORMAT}).",
                kind="version",
            )
        entries: list[ChainEntry] = []
        at = len(line)
        while at + _FRAME.size <= len(data):
            length, check = _FRAME.unpack_from(data, at)
            payload = data[at + _FRAME.size : at + _FRAME.size + length]
            if len(payload) < length or crc32(payload) != check:
                break  # it was killed while it wrote this: it had not happened yet
            entries.append(read_entry(msgspec.json.decode(payload), self.path.name))
            at += _FRAME.size + length
        self._good = at
        return entries

    def keep(self, entry: ChainEntry) -> None:
        """Write an entry down, see it on the disk, and let it happen."""
        payload = _ENTRY.encode(entry)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.truncate(self._good)  # nothing must follow half an entry
                file.write((b"" if self._good else _FIRST) + _FRAME.pack(len(payload), crc32(payload)) + payload)
                file.flush()
                os.fsync(file.fileno())
                self._good = file.tell()
        except OSError as problem:
            raise SaveError(f"{self.path.name}: the campaign could not be saved: {problem}.", kind="unwritten") from problem
        self.campaign.apply(entry)

    # -- chapters ----------------------------------------------------------------------------------

    def journal_of(self, chapter: ChapterPlace) -> Path:
        """Return the file in which a chapter is played."""
        return self.path.with_name(chapter.journal)

    def begin(self, setup: AnySetup, *, content: Content) -> Path:
        """Begin a chapter after the head; return the journal in which it is played."""
        number = len(self.campaign.chapters) + 1
        header = header_of(setup, new_chapter(setup, content=content))
        self.keep(self.campaign.begin(_journal_at(self.path, number).name, msgspec.to_builtins(header)))
        return self.make_journal(self.campaign.chapter(number))

    def make_journal(self, chapter: ChapterPlace) -> Path:
        """Make the journal of a chapter that has begun, if it is not there yet."""
        path = self.journal_of(chapter)
        if not path.exists():
            JournalFile.create(path, Journal(header=msgspec.convert(chapter.setup, Header))).close()
        return path

    def begin_again(self, number: int) -> Path:
        """Begin a chapter once more as a branch beside it, as its heroes came to it; return the journal of the new one."""
        chapter = self.campaign.chapter(number)
        if "seed" not in chapter.setup.get("setup", {}):
            raise CampaignError(f"How chapter {number} was begun was left out of this campaign.")
        again = len(self.campaign.chapters) + 1
        self.keep(ChapterBegun(again, chapter.parent, _journal_at(self.path, again).name, chapter.setup))
        return self.make_journal(self.campaign.chapter(again))

    def files(self) -> list[Path]:
        """Return the files of the campaign: its own, and those of its chapters that are there."""
        journals = (self.journal_of(chapter) for chapter in self.campaign.chapters.values())
        return [self.path, *(path for path in journals if path.is_file())]

    def adopt(self, journal: Path) -> ChapterPlace:
        """Take a game that was begun by itself in as the first chapter of this campaign."""
        header = read_journal(journal.read_bytes(), journal.name).header
        self.keep(self.campaign.begin(journal.name, msgspec.to_builtins(header)))
        return self.campaign.chapter(self.campaign.head)

    def close(self, chapter: ChapterPlace, play: Play[ChapterState]) -> None:
        """Close a chapter that is over, with the posse that it leaves; what is closed stays so."""
        posse = closing_posse(play)
        if posse is None:
            raise CampaignError(f"Chapter {chapter.number} is not over yet.")
        if chapter.after is None:
            self.keep(self.campaign.close(chapter.number, posse))

    def play_on(self, journal: Path, *, content: Content, anew: bool = False) -> Path:
        """Begin the chapter after one that is over, and return its journal; if it has begun already, return that.

        `anew`: begin another one all the same, as a branch; the other stays as it is.
        """
        chapter = self.campaign.played_in(journal.name)
        if chapter is None:
            raise CampaignError(f"{journal.name} is no chapter of {self.path.stem}.")
        following = self.campaign.next_of(chapter.number)
        if following is not None and not anew:
            return self.make_journal(following)
        play = load_play(journal, content=content, saving=False)
        if not isinstance(play.outcome, Over):
            raise CampaignError(f"{journal.stem} is not over yet.")
        self.close(chapter, play)
        if self.campaign.head != chapter.number:
            self.keep(self.campaign.rewind(chapter.number))
        return self.begin(next_setup(setup_of(play.journal.header, journal.name), chapter_of(play)), content=content)


# -- as files to keep or to send ------------------------------------------------------------------


def book_of(found: CampaignFile) -> CampaignBook:
    """Return a campaign with all its journals, as it is written to a file."""
    campaign = found.campaign
    chapters: list[ChapterKept] = []
    journals: dict[int, bytes] = {}
    for chapter in campaign.chapters.values():
        path = found.make_journal(chapter) if chapter.number == campaign.head else found.journal_of(chapter)
        if path.is_file():
            journals[chapter.number] = path.read_bytes()
        chapters.append(
            ChapterKept(
                number=chapter.number,
                parent=chapter.parent,
                name=path.stem,
                kind=chapter.kind,
                replay=path.is_file(),
                after=chapter.after,
            )
        )
    index = CampaignIndex(version=program_version(), name=found.path.stem, head=campaign.head, chapters=chapters)
    return CampaignBook(index, journals)


def posse_of(book: CampaignBook) -> Posse:
    """Return the posse as it is known last: as the head leaves it, or as it came to the head."""
    head = book.chapter(book.index.head)
    return head.after or posse_before(setup_of(read_journal(book.journals[head.number], head.name).header, head.name))


def take_in_book(book: CampaignBook, path: Path) -> CampaignFile:
    """Keep a campaign that was read from a file as one of this folder, under the name of this path: all of it or nothing."""
    with laid_aside(path.parent) as place:
        written = _written(book, place / path.name).files()
        move_together(path.name, path.parent, [Move(file, path.with_name(file.name)) for file in written])
    return CampaignFile(path)


def forget(found: CampaignFile) -> None:
    """Keep a campaign no longer: all of its files go, or none."""
    with laid_aside(found.path.parent) as place:
        move_together(found.path.name, found.path.parent, [Move(path, place / path.name) for path in found.files()])


def _written(book: CampaignBook, path: Path) -> CampaignFile:
    with told(path.name):
        for number, journal in book.journals.items():
            _journal_at(path, number).write_bytes(journal)
    found = CampaignFile(path)
    for one in book.index.chapters:
        setup = read_journal(book.journals[one.number], one.name).header if one.replay else None
        made_from = msgspec.to_builtins(setup) if setup is not None else {"setup": {KIND: one.kind}}
        found.keep(ChapterBegun(one.number, one.parent, _journal_at(path, one.number).name, made_from))
        if one.after is not None:
            found.keep(ChapterClosed(one.number, one.after))
    found.keep(HeadMoved(book.index.head))
    return found


def put_away(found: CampaignFile) -> Path:
    """Take a campaign off the shelf: its files lie in a folder of their own for a week, and longer until others follow."""
    folder = found.path.parent / PUT_AWAY
    for old in folder.glob("*") if folder.is_dir() else ():
        if time() - old.stat().st_mtime > KEPT_SECONDS:
            rmtree(old)
    place = folder / found.path.stem
    number = 1
    while place.exists():
        number += 1
        place = folder / f"{found.path.stem}-{number}"
    move_together(found.path.name, found.path.parent, [Move(path, place / path.name) for path in found.files()])
    return place


def put_aside(folder: Path) -> dict[str, Path]:
    """Find the campaigns that were taken off the shelf of a folder and can be put back, each by what it is called there."""
    aside = folder / PUT_AWAY
    return (
        {place.name: place for place in sorted(aside.iterdir()) if place.is_dir() and any(place.iterdir())}
        if aside.is_dir()
        else {}
    )


def put_back(place: Path) -> Path:
    """Put a campaign back on the shelf that was put away; what has taken its name meanwhile keeps it."""
    folder = place.parent.parent
    if taken := [path.name for path in place.iterdir() if (folder / path.name).exists()]:
        raise CampaignError(f"{min(taken)}: another game has this name by now.")
    campaign = next(path.name for path in place.iterdir() if path.suffix == CAMPAIGN_SUFFIX)
    move_together(place.name, folder, [Move(path, folder / path.name) for path in place.iterdir()])
    with suppress(OSError):  # it is empty, and nobody puts an empty one back
        place.rmdir()
    return folder / campaign


def _journal_at(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem}{'' if number == 1 else f'-chapter-{number}'}{JOURNAL_SUFFIX}")


def read_entry(written: dict[str, Any], name: str) -> ChainEntry:
    """Read an entry of a campaign; the records in it may be of an older format."""
    if written.get("entry") == "closed":
        return ChapterClosed(written["number"], read_posse(written["posse"], name))
    entry: ChainEntry = msgspec.convert(written, ChainEntry)
    return entry


def campaign_of(journal: Path) -> CampaignFile:
    """Find the campaign to which a journal belongs; a game that belongs to none begins one of its own."""
    for path in sorted(journal.parent.glob(f"*{CAMPAIGN_SUFFIX}")):
        found = CampaignFile(path)
        if found.campaign.played_in(journal.name) is not None:
            return found
    own = CampaignFile(_free(journal))
    own.adopt(journal)
    return own


def last_adventure(journal: Path, *, content: Content) -> Play[ChapterState] | None:
    """Open the last adventure of a campaign before one of its chapters, to look at; nothing if there is none to read."""
    with suppress(SaveError):
        if (where := _in_campaign(journal)) is not None:
            campaign, number = where
            course = outings(campaign.way_to(number))
            return _replay(journal.with_name(course[-1].journals[0]), content) if course else None
    return None


def last_stay(journal: Path, *, content: Content) -> Play[ChapterState] | None:
    """Open the last stay in town before a chapter, or the chapter if it is one itself; nothing if there is none to read."""
    with suppress(SaveError):
        if (where := _in_campaign(journal)) is not None:
            campaign, number = where
            stay = campaign.last_stay(number)
            return _replay(journal.with_name(stay.journal), content) if stay is not None else None
    return None


def _in_campaign(journal: Path) -> tuple[Campaign, int] | None:
    """Find the campaign to which a journal belongs, and which chapter it is there."""
    for path in sorted(journal.parent.glob(f"*{CAMPAIGN_SUFFIX}")):
        with suppress(SaveError):
            campaign = CampaignFile(path).campaign
            if (place := campaign.played_in(journal.name)) is not None:
                return campaign, place.number
    return None


def _replay(journal: Path, content: Content) -> Play[ChapterState] | None:
    return load_play(journal, content=content, saving=False) if journal.is_file() else None


def _free(journal: Path) -> Path:
    path = journal.with_suffix(CAMPAIGN_SUFFIX)
    number = 1
    while path.exists():
        number += 1
        path = journal.with_name(f"{journal.stem}-{number}{CAMPAIGN_SUFFIX}")
    return path


def mend(folder: Path) -> None:
    """Finish what was begun when the program was killed: what was being moved, and the journals of chapters that had begun."""
    finish_moves(folder)
    for path in folder.glob(f"*{CAMPAIGN_SUFFIX}"):
        with suppress(SaveError):  # what cannot be read is told to whoever opens it
            found = CampaignFile(path)
            if found.campaign.head:
                found.make_journal(found.campaign.chapter(found.campaign.head))
