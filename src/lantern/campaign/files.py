"""Heroes and campaigns as files: written with their format, read with care. What is read is known in full, or refused.

A hero is JSON. A campaign is a zip archive: `campaign.json`, and the journal of each chapter that is kept with its replay.
"""

from __future__ import annotations

import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from typing import Any, Final

import msgspec
from msgspec import Struct, field, structs

from lantern.campaign.aside import CardAside, fit, unknown_in_town
from lantern.campaign.posse import Posse, read_posse
from lantern.campaign.records import HeroRecord, read_record
from lantern.campaign.weighing import put_away, weigh, weigh_town
from lantern.content.library import Content
from lantern.core.errors import SaveError
from lantern.core.journal import read_journal
from lantern.rules.table.ranges import refuse_strange_numbers

#: How the files are written today.
HERO_FORMAT: Final = 1
CAMPAIGN_FILE_FORMAT: Final = 1
HERO_SUFFIX = ".hero.json"
CAMPAIGN_FILE_SUFFIX = ".campaign.zip"
#: Under which a file says what it is.
MARKED = "old_lantern"
#: What a campaign can be when it is unpacked; what is larger is none.
MOST_UNPACKED = 100_000_000
#: How many chapters a campaign can have, and files in its archive.
MOST_CHAPTERS = 2_000
_INDEX = "campaign.json"
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


class HeroFile(Struct, kw_only=True):
    """A hero in a file: its record, and the packs that it was played with."""

    old_lantern: str = "hero"
    format: int = HERO_FORMAT
    version: str = ""
    packs: dict[str, str] = field(default_factory=dict)
    hero: HeroRecord


class ChapterKept(Struct, kw_only=True):
    """A chapter in a file: its place, its name, the posse that it left, and whether its journal lies beside."""

    number: int
    parent: int | None = None
    name: str = ""
    kind: str = "adventure"
    replay: bool = True
    after: Posse | None = None


class CampaignIndex(Struct, kw_only=True):
    """A campaign in a file, without its journals."""

    old_lantern: str = "campaign"
    format: int = CAMPAIGN_FILE_FORMAT
    version: str = ""
    name: str = ""
    head: int = 1
    chapters: list[ChapterKept] = field(default_factory=list)


class CampaignBook(Struct):
    """A campaign that is written to a file, or was read from one: its index, and the journals by chapter.

    `put_away` is what its heroes had equipped without a hand or a slot for it, by the name of the hero, when it was read.
    """

    index: CampaignIndex
    journals: dict[int, bytes] = field(default_factory=dict)
    put_away: list[tuple[str, str]] = field(default_factory=list)

    def without_replays(self) -> CampaignBook:
        """Leave out every journal but that of the head, with which it goes on."""
        kept = {number: data for number, data in self.journals.items() if number == self.index.head}
        chapters = [structs.replace(one, replay=one.number in kept) for one in self.index.chapters]
        return CampaignBook(structs.replace(self.index, chapters=chapters), kept)

    def chapter(self, number: int) -> ChapterKept:
        """Return a chapter by its number."""
        return next(one for one in self.index.chapters if one.number == number)


# -- heroes ---------------------------------------------------------------------------------------


def hero_bytes(record: HeroRecord, packs: dict[str, str], version: str) -> bytes:
    """Write a hero as a file to keep or to send."""
    written = HeroFile(version=version, packs=packs, hero=structs.replace(record, apart=""))
    return msgspec.json.format(msgspec.json.encode(written), indent=2) + b"\n"


def read_hero(data: bytes, name: str, content: Content) -> HeroRecord:
    """Read the file of a hero, as this table has it; unknown cards lie `aside` of it, numbers that cannot be are refused."""
    return bring_hero(data, name, content)[0]


def bring_hero(data: bytes, name: str, content: Content) -> tuple[HeroRecord, list[str]]:
    """Read the file of a hero, and name what was put away of what it had equipped, because nothing was free for it."""
    written = _marked(data, name, "hero", HERO_FORMAT)
    if not isinstance(written.get("hero"), dict):
        raise SaveError(f"{name}: there is no hero in it.", kind="foreign")
    _refuse_unprintable(written["hero"], name)
    record = read_record(written["hero"], name)
    before = written["hero"].get("format") == record.format  # what was written in an older way had other fields
    _refuse_unknown(HeroFile(hero=record), written if before else {**written, "hero": {}}, name)
    weighed = weigh(content, record, name)
    refuse_strange_numbers(record, name)
    return weighed, put_away(content, weighed)


def cards_aside(content: Content, records: list[HeroRecord]) -> list[tuple[HeroRecord, CardAside]]:
    """Name every card that lies aside at a table with these packs, with its hero."""
    return [(record, card) for record in records for card in fit(content, record).aside]


def missions_aside(content: Content, records: list[HeroRecord]) -> list[tuple[HeroRecord, str]]:
    """Name every mission that somebody was on and these packs do not know: it stays written there."""
    return [
        (record, mission)
        for record in records
        for mission in dict.fromkeys(deed.mission for deed in record.history)
        if mission not in content.missions
    ]


def town_aside(content: Content, posse: Posse) -> list[str]:
    """Name what the town of a posse knows and these packs do not: locations, missions, a bounty."""
    return unknown_in_town(content, posse.settlement)


# -- campaigns ------------------------------------------------------------------------------------


def campaign_bytes(book: CampaignBook) -> bytes:
    """Write a campaign as a file to keep or to send; the same campaign is always the same file."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        _put(archive, _INDEX, msgspec.json.encode(book.index))
        for number, journal in sorted(book.journals.items()):
            _put(archive, _journal_name(number), journal)
    return packed.getvalue()


def _put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    entry = zipfile.ZipInfo(name, _LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, data)


def _journal_name(number: int) -> str:
    return f"chapters/{number:04}.lantern"


def is_campaign_file(data: bytes) -> bool:
    """Tell whether bytes could be the file of a campaign."""
    return data.startswith(b"PK")


def read_campaign(data: bytes, name: str, content: Content) -> CampaignBook:
    """Read the file of a campaign: every chapter in its place, every journal whole, every hero within the rules."""
    parts = _unpacked(data, name)
    if _INDEX not in parts:
        raise SaveError(f"{name}: this is not an Old Lantern campaign.", kind="foreign")
    written = _marked(parts.pop(_INDEX), name, "campaign", CAMPAIGN_FILE_FORMAT)
    index = _index(written, name)
    _refuse_broken_chain(index, name)
    journals = {one.number: parts.pop(_journal_name(one.number), b"") for one in index.chapters if one.replay}
    for number, journal in journals.items():
        read_journal(journal, f"{name}, chapter {number}")
    if parts:
        raise SaveError(f"{name}: '{min(parts)}' in it is nothing that this version knows.", kind="foreign")
    if index.head not in journals:
        raise SaveError(f"{name}: the journal of its last chapter, number {index.head}, is not in it.")
    away: dict[tuple[str, str], None] = {}
    for one in index.chapters:
        if one.after is not None:
            away |= dict.fromkeys(_weigh_posse(content, one.after, f"{name}, chapter {one.number}"))
    return CampaignBook(index, journals, [*away])


def _weigh_posse(content: Content, posse: Posse, name: str) -> list[tuple[str, str]]:
    """Refuse a posse in which somebody is there twice, or somebody or the town cannot be; name what was put away, and whose."""
    away: list[tuple[str, str]] = []
    for hero, times in Counter(record.id for record in posse.heroes).items():
        if times > 1:
            raise SaveError(f"{name}: the hero '{hero}' is there {times} times; each has one record of its own (CAMP-13).")
    for record in posse.heroes:
        if record.hero_class in content.heroes:  # a campaign waits for packs that are not there, as a game does
            weigh(content, record, name)
            away += [(record.name, item) for item in put_away(content, record)]
    weigh_town(posse.settlement, name)
    return away


def _unpacked(data: bytes, name: str) -> dict[str, bytes]:
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            if len(archive.infolist()) > MOST_CHAPTERS or sum(entry.file_size for entry in archive.infolist()) > MOST_UNPACKED:
                raise SaveError(f"{name}: it is larger than any campaign.")
            return {entry.filename: archive.read(entry) for entry in archive.infolist()}
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError, OSError) as problem:
        raise SaveError(f"{name}: this is not an Old Lantern campaign ({problem}).", kind="foreign") from problem


def _index(written: dict[str, Any], name: str) -> CampaignIndex:
    chapters = written.get("chapters", [])
    plain = [{part: one[part] for part in one if part != "after"} if isinstance(one, dict) else one for one in chapters]
    try:
        index = msgspec.convert({**written, "chapters": plain}, CampaignIndex)
    except msgspec.ValidationError as problem:
        raise SaveError(f"{name}: its list of chapters cannot be read: {problem}.") from problem
    _refuse_unknown(index, {**written, "chapters": plain}, name)
    for one, before in zip(index.chapters, chapters, strict=True):
        if before.get("after") is not None:
            for hero in before["after"].get("heroes", []) if isinstance(before["after"], dict) else ():
                _refuse_unprintable(hero, name)
            one.after = read_posse(before["after"], name)
            if all(record.get("format") == new.format for record, new in _both(before["after"], one.after)):
                _refuse_unknown(one.after, before["after"], name)
    return index


def _both(written: dict[str, Any], posse: Posse) -> Iterator[tuple[dict[str, Any], HeroRecord]]:
    yield from zip(written.get("heroes", []), posse.heroes, strict=True)


def _refuse_broken_chain(index: CampaignIndex, name: str) -> None:
    """Refuse chapters that are there twice, or come after none that is there, or after themselves."""
    known: set[int] = set()
    for one in index.chapters:
        if one.number in known or one.number < 1 or (one.parent is not None and one.parent not in known):
            raise SaveError(f"{name}: chapter {one.number} has no place in its chain.")
        known.add(one.number)
    if index.head not in known:
        raise SaveError(f"{name}: its head, chapter {index.head}, is not in it.")


# -- reading with care ----------------------------------------------------------------------------


def _marked(data: bytes, name: str, what: str, newest: int) -> dict[str, Any]:
    """Read JSON that says that it is such a file, of a format that this version reads."""
    try:
        written = msgspec.json.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as problem:
        raise SaveError(f"{name}: this is not an Old Lantern {what} ({problem}).", kind="foreign") from problem
    if not isinstance(written, dict) or written.get(MARKED) != what:
        raise SaveError(f"{name}: this is not an Old Lantern {what}.", kind="foreign")
    number = written.get("format")
    if not isinstance(number, int) or not 1 <= number <= newest:
        raise SaveError(
            f"{name}: written by a newer version of the game (format {number}; this one reads up to {newest}).", kind="version"
        )
    return written


def _refuse_unknown(read: object, written: object, name: str) -> None:
    """Refuse a file that says something which was not understood: it would be dropped silently."""
    strange = next(_strange(read, written, ""), None)
    if strange is not None:
        raise SaveError(f"{name}: '{strange}' in it is nothing that this version knows.", kind="foreign")


def _refuse_unprintable(written: object, name: str) -> None:
    """Refuse a hero who is called by what nobody can see: it would be dropped silently."""
    if not isinstance(written, dict):
        return
    for what in ("name", "nickname", "face"):
        said = written.get(what)
        if isinstance(said, str) and not said.isprintable():
            raise SaveError(f"{name}: the {what} of a hero has something in it that cannot be printed (HERO-17).", kind="range")


def _strange(read: object, written: object, at: str) -> Iterator[str]:
    if isinstance(read, Struct) and isinstance(written, dict):
        for part, below in written.items():
            if part not in read.__struct_fields__:
                yield f"{at}{part}"
            else:
                yield from _strange(getattr(read, part), below, f"{at}{part}.")
    elif isinstance(read, list) and isinstance(written, list):
        for number, (one, below) in enumerate(zip(read, written, strict=False)):
            yield from _strange(one, below, f"{at}{number}.")
    elif isinstance(read, dict) and isinstance(written, dict):
        for part, below in written.items():
            yield from _strange(read.get(part), below, f"{at}{part}.")
