"""The journal: seed, options and answers, with a checkpoint before each step and what happened in it.

Saving, undoing and replaying are views of it.
"""

from __future__ import annotations

import os
import re
import struct
from contextlib import suppress
from hashlib import blake2b
from io import FileIO
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

import msgspec
from msgspec import Struct, field, structs

from lantern.core.engine import Given
from lantern.core.errors import SaveError
from lantern.core.packing import LONGEST_CHAIN, pack, unpack

#: 1: each checkpoint for itself, without what happened. 2: checkpoints packed against each other, events with their step.
FORMAT: Final = 2
#: How every save begins, of whatever format, and how one of this format does.
MARK = b"OLD LANTERN "
MAGIC = MARK + b"%d\n" % FORMAT
_FIRST_LINE = re.compile(re.escape(MARK) + rb"(\d{1,6})\n")
#: What reading bytes that somebody else wrote can raise.
UNREADABLE = (ValueError, TypeError, RecursionError, msgspec.MsgspecError)
_FRAME = struct.Struct(">IIB")


class StepRecord(Struct):
    """One step: its name, the state before it (packed), the answers given in it and, once it is done, what happened in it.

    A state with a `link` is packed against that of the step before; the number counts the steps since one that stands alone.
    """

    name: str
    before: bytes = b""
    answers: list[Given] = field(default_factory=list)
    events_before: int = 0
    done: bool = False
    link: int = 0
    events: int = 0
    #: Packed; None if nobody noted it, as in a journal of format 1.
    happened: bytes | None = None

    def close(self, happened: list[Struct]) -> None:
        """Note that the step has run to its end, and what happened in it."""
        self.events = len(happened)
        self.happened = pack(msgspec.msgpack.encode(happened))
        self.done = True

    def open(self) -> None:
        """Go on with a step that was done."""
        self.events, self.happened, self.done = 0, None, False


class Header(Struct):
    """What a game was made from."""

    setup: dict[str, Any]
    packs: dict[str, str] = field(default_factory=dict)
    version: str = ""
    undo: str = "free"


class Journal(Struct):
    """A whole game: what it was made from and every step of it."""

    header: Header
    steps: list[StepRecord] = field(default_factory=list)
    format: int = FORMAT
    #: The states before the two steps that were needed last: who undoes goes back by one.
    _known: tuple[tuple[StepRecord, bytes], ...] = ()

    @property
    def answers(self) -> int:
        """Return how many answers have been given."""
        return sum([len(step.answers) for step in self.steps])  # a list is quicker, and it is asked often

    def begin_step(self, name: str, checkpoint: bytes, events_before: int = 0) -> StepRecord:
        """Add a step, with the state before it."""
        last = self.steps[-1] if self.steps else None
        link = 0 if last is None or last.link + 1 >= LONGEST_CHAIN else last.link + 1
        base = self.checkpoint(len(self.steps) - 1) if link else b""
        record = StepRecord(name, pack(checkpoint, base), events_before=events_before, link=link)
        self.steps.append(record)
        self._remember(record, checkpoint)
        return record

    def checkpoint(self, number: int = -1) -> bytes:
        """Return the encoded state before a step, by its number; the last one without."""
        number = range(len(self.steps))[number]
        first = number
        while (known := self._recalled(first)) is None and self.steps[first].link:
            if not first:
                raise SaveError(
                    f"The checkpoint before '{self.steps[number].name}' cannot be read: the one before is not there."
                )
            first -= 1
        data = known or b""
        for record in self.steps[first if known is None else first + 1 : number + 1]:
            try:
                data = unpack(record.before, data)
            except ValueError as problem:
                raise SaveError(f"The checkpoint before '{record.name}' cannot be read: {problem}.") from problem
        self._remember(self.steps[number], data)
        return data

    def _recalled(self, number: int) -> bytes | None:
        for record, data in self._known:
            if record is self.steps[number]:
                return data
        return None

    def _remember(self, record: StepRecord, data: bytes) -> None:
        others = [known for known in self._known if known[0] is not record]
        self._known = (record, data), *others[:1]

    @property
    def position(self) -> str:
        """Name the position that the game has come to: by everything that was answered, and where chance took another course.

        Two games made from the same setup that come to the same name stand in the same position.
        """
        given = msgspec.msgpack.encode([step.answers for step in self.steps])
        return blake2b(given, digest_size=8).hexdigest()

    def copy(self) -> Journal:
        """Return a journal that shares nothing that may change."""
        steps = [structs.replace(step, answers=list(step.answers)) for step in self.steps]
        return Journal(header=self.header, steps=steps, format=self.format)


# -- files: a header and frames that are only ever appended, each with its length and checksum ----

_HEADER, _STEP, _ANSWER, _DONE, _CUT = range(5)


class Cut(Struct, array_like=True):
    """An undo: keep this many steps, and this many answers of the last of them."""

    steps: int
    answers: int


class StepBegun(Struct, array_like=True):
    """A step begins: its name, the state before it, and on how many states that leans (none in format 1)."""

    name: str
    before: bytes
    link: int = 0


class StepDone(Struct, array_like=True):
    """A step has run to its end: how many events it had, and these (nothing in format 1)."""

    events: int
    happened: bytes


class JournalKeeper:
    """Writes a game down as it is played: a record for everything that happens to its journal, only ever appended."""

    def append(self, record: bytes) -> None:
        """Keep one more record."""
        raise NotImplementedError

    def close(self) -> None:
        """Write no more."""

    def step(self, record: StepRecord) -> None:
        """Note that a step begins."""
        self.append(_step_frame(record))

    def answer(self, given: Given) -> None:
        """Note an answer."""
        self.append(_frame(_ANSWER, msgspec.msgpack.encode(given)))

    def done(self, record: StepRecord) -> None:
        """Note that the open step has run to its end, and what happened in it."""
        self.append(_done_frame(record))

    def cut(self, steps: int, answers: int) -> None:
        """Note an undo."""
        self.append(_frame(_CUT, msgspec.msgpack.encode(Cut(steps, answers))))


class JournalFile(JournalKeeper):
    """A save on disk that grows with every answer, so that whatever is killed, nothing given is lost."""

    def __init__(self, path: Path, file: FileIO) -> None:
        self.path = path
        self._file = file

    @classmethod
    def create(cls, path: Path, journal: Journal) -> JournalFile:
        """Write a whole journal to a new file, in one go, and keep it open for more."""
        fresh = path.with_name(path.name + ".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with fresh.open("wb") as file:
                file.write(journal_bytes(journal))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
            return cls(path, path.open("ab", buffering=0))
        except OSError as problem:
            with suppress(OSError):
                fresh.unlink()
            raise SaveError(f"{path.name}: the game could not be saved: {problem.strerror}.", kind="unwritten") from problem

    @classmethod
    def reopen(cls, path: Path) -> JournalFile:
        """Go on writing to a file that was read before; what could not be read at its end is cut off first."""
        good = _read(path.read_bytes(), path.name).end
        file = path.open("ab", buffering=0)
        file.truncate(good)
        return cls(path, file)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def append(self, record: bytes) -> None:
        """Write one more record, and see it on the disk."""
        before = self._file.seek(0, os.SEEK_END)
        try:
            written = self._file.write(record)
            if written != len(record):
                raise OSError("the disk took only a part of it")  # noqa: TRY301 - all that goes wrong here ends the same way
            os.fsync(self._file.fileno())
        except OSError as problem:
            self._file.truncate(before)  # nothing must follow half a record
            raise SaveError(f"{self.path.name}: the game could not be saved: {problem}.", kind="unwritten") from problem


def _frame(kind: int, payload: bytes) -> bytes:
    return _FRAME.pack(len(payload), _checksum(kind, payload), kind) + payload


def _checksum(kind: int, payload: bytes) -> int:
    return crc32(payload, kind)


def answer_in(record: bytes) -> Given | None:
    """Read the answer that a record keeps; None if it keeps something else."""
    try:
        kind, payload, _ = _read_frame(record, 0)
        return _GIVEN.decode(payload) if kind == _ANSWER else None
    except UNREADABLE:
        return None


def journal_bytes(journal: Journal) -> bytes:
    """Encode a whole journal."""
    parts = [MAGIC, _frame(_HEADER, msgspec.msgpack.encode(journal.header))]
    for step in journal.steps:
        parts.append(_step_frame(step))
        parts.extend(_frame(_ANSWER, msgspec.msgpack.encode(given)) for given in step.answers)
        if step.done:
            parts.append(_done_frame(step))
    return b"".join(parts)


def _step_frame(record: StepRecord) -> bytes:
    return _frame(_STEP, msgspec.msgpack.encode(StepBegun(record.name, record.before, record.link)))


def _done_frame(record: StepRecord) -> bytes:
    return _frame(_DONE, b"" if record.happened is None else msgspec.msgpack.encode(StepDone(record.events, record.happened)))


def read_journal(data: bytes, name: str, *, upto_damage: bool = False) -> Journal:
    """Decode a journal. Damage raises SaveError naming the last good checkpoint, or is cut off with `upto_damage`."""
    found = _read(data, name)
    if found.damage is not None and not upto_damage:
        good = len(found.journal.steps)
        raise SaveError(
            f"{name}: damaged at byte {found.end:,}: {found.damage}. The last good checkpoint is number {good}"
            + (f" ('{found.journal.steps[-1].name}')" if good else "")
            + "; it can be opened there.",
            last_good=good,
        ) from found.damage
    return found.journal


class _Reading(NamedTuple):
    """A journal as far as it could be read, where that ended, and why."""

    journal: Journal
    end: int
    damage: Exception | None


def _read(data: bytes, name: str) -> _Reading:
    first = _FIRST_LINE.match(data)
    if first is None:
        raise SaveError(
            f"{name}: this is not an Old Lantern save (it should begin with '{MARK.decode().strip()}').", kind="foreign"
        )
    number = int(first[1])
    if not 1 <= number <= FORMAT:
        raise SaveError(
            f"{name}: written by a newer version of the game (format {number}; this one reads up to {FORMAT}).", kind="version"
        )
    journal: Journal | None = None
    at = first.end()
    while at < len(data):
        try:
            kind, payload, after = _read_frame(data, at)
            journal = _apply(journal, kind, payload)
        except UNREADABLE as damage:
            if journal is None:
                raise SaveError(f"{name}: damaged at byte {at:,}, before the first checkpoint: {damage}.") from damage
            return _Reading(journal, at, damage)
        at = after
    if journal is None:
        raise SaveError(f"{name}: the save is empty; it should hold at least its header.")
    journal.format = number
    return _Reading(journal, at, None)


def _read_frame(data: bytes, at: int) -> tuple[int, bytes, int]:
    if at + _FRAME.size > len(data):
        raise ValueError("the file ends in the middle of a record")
    length, check, kind = _FRAME.unpack_from(data, at)
    start = at + _FRAME.size
    payload = data[start : start + length]
    if len(payload) < length:
        raise ValueError("the file ends in the middle of a record")
    if _checksum(kind, payload) != check:
        raise ValueError("a record does not match its checksum")
    return kind, payload, start + length


def _apply(journal: Journal | None, kind: int, payload: bytes) -> Journal:
    if kind == _HEADER and journal is None:
        return Journal(header=msgspec.msgpack.decode(payload, type=Header))
    if journal is None:
        raise ValueError("the first record is not a header")
    if kind == _STEP:
        begun = _BEGUN.decode(payload)
        last = journal.steps[-1] if journal.steps else None
        before = 0 if last is None else last.events_before + last.events
        journal.steps.append(StepRecord(begun.name, begun.before, events_before=before, link=begun.link))
    elif kind == _CUT:
        cut = msgspec.msgpack.decode(payload, type=Cut)
        del journal.steps[cut.steps :]
        if journal.steps:
            del journal.steps[-1].answers[cut.answers :]
            journal.steps[-1].open()
    elif not journal.steps:
        raise ValueError("an answer stands before the first step")
    elif kind == _ANSWER:
        journal.steps[-1].answers.append(_GIVEN.decode(payload))
    elif kind == _DONE:
        record = journal.steps[-1]
        if payload:
            done = _DONE_STEP.decode(payload)
            record.events, record.happened = done.events, done.happened
        record.done = True
    else:
        raise ValueError(f"unknown kind of record {kind}")
    return journal


_BEGUN = msgspec.msgpack.Decoder(StepBegun)
_DONE_STEP = msgspec.msgpack.Decoder(StepDone)
_GIVEN = msgspec.msgpack.Decoder(Given)


# -- export: seed, options and answers as text that people can share; the receiver replays it -----


EXPORT_VERSION: Final = 1


class Export(Struct):
    """A game without its checkpoints."""

    header: Header
    answers: list[list[Given]]
    old_lantern: int = EXPORT_VERSION


def export_json(journal: Journal) -> bytes:
    """Write a game as JSON: what it was made from, and every answer."""
    return msgspec.json.format(msgspec.json.encode(Export(journal.header, [s.answers for s in journal.steps])), indent=1)


def import_json(data: bytes, name: str) -> Export:
    """Read an exported game."""
    try:
        export = msgspec.json.decode(data, type=Export)
    except UNREADABLE as problem:
        raise SaveError(f"{name}: not an exported game: {problem}.", kind="foreign") from problem
    if export.old_lantern != EXPORT_VERSION:
        theirs = export.old_lantern
        raise SaveError(f"{name}: exported in format {theirs}; this version reads format {EXPORT_VERSION}.", kind="version")
    return export
