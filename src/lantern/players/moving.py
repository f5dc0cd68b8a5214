"""Files that belong together change their folder together, also if the program is killed or the disk is full meanwhile.

What is to be moved is written down first, in one go; whoever looks into the folder next finishes what somebody has begun.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from time import time

import msgspec
from msgspec import Struct

from lantern.core.errors import SaveError

#: What is being written, or is to be forgotten, lies in folders that begin like this; notes of moves begin like that.
ASIDE, NOTE = ".aside-", ".moving-"
#: Nobody writes for so long: who left it there was killed.
ABANDONED_SECONDS = 24 * 3600
_NOTE = msgspec.json.Decoder(list[tuple[str, str]])


class Move(Struct, frozen=True):
    """A file, and where it is to be."""

    file: Path
    to: Path


@contextmanager
def told(name: str) -> Iterator[None]:
    """Say in a sentence what keeps something from being written."""
    try:
        yield
    except OSError as problem:
        raise SaveError(f"{name}: it could not be saved: {problem.strerror or problem}.", kind="unwritten") from problem


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, all of it or nothing: what has its name stays until then."""
    with told(str(path)):
        if path.exists() and not path.is_file():  # a pipe, a terminal
            path.write_bytes(data)
        else:
            _write_whole(path.resolve(), data)


def _write_whole(path: Path, data: bytes) -> None:
    part = path.with_name(f".{path.name}.{token_hex(4)}.part")
    try:
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def laid_aside(folder: Path) -> Iterator[Path]:
    """Make a folder beside the games for as long as something is done there; nobody finds what is in it."""
    place = folder / f"{ASIDE}{token_hex(4)}"
    try:
        with told(folder.name):
            place.mkdir(parents=True)
        yield place
    finally:
        if not any(place.name.encode() in note.read_bytes() for note in folder.glob(f"{NOTE}*")):  # else it is needed yet
            rmtree(place, ignore_errors=True)


def move_together(name: str, folder: Path, moves: Iterable[Move]) -> None:
    """Move what is called so within a folder of games, all files of it or none; a note of it lies there meanwhile."""
    note = folder / f"{NOTE}{token_hex(4)}"
    noted = [tuple(path.relative_to(folder).as_posix() for path in (move.file, move.to)) for move in moves]
    with told(name):
        _write_whole(note, msgspec.json.encode(noted))
        _carry_out(note)


def finish_moves(folder: Path) -> None:
    """Finish what somebody has begun to move, and forget what nobody goes on writing."""
    for note in folder.glob(f"{NOTE}*"):
        with suppress(OSError):
            _carry_out(note)
    for place in folder.glob(f"{ASIDE}*"):
        with suppress(OSError):
            if time() - place.stat().st_mtime > ABANDONED_SECONDS:
                rmtree(place, ignore_errors=True)


def _carry_out(note: Path) -> None:
    for file, to in _NOTE.decode(note.read_bytes()):
        (note.parent / to).parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):  # it is there already
            (note.parent / file).rename(note.parent / to)
    note.unlink(missing_ok=True)
