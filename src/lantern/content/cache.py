"""Parsed packs in binary form, so that starting the program costs no YAML; anything wrong with it is a reason to parse."""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
import platformdirs

import lantern.board.tile
from lantern.content.library import Content

SUMMARY = 32
IGNORED = {"__pycache__"}


def state_of(folders: Iterable[Path]) -> bytes:
    """Summarise names, sizes and times of all files of packs, and of the code that gives them their shape."""
    summary = hashlib.blake2b(_state_of_code(), digest_size=SUMMARY)
    for folder in folders:
        summary.update(f"{folder}\n".encode())
        _add_folder(summary, folder, "")
    return summary.digest()


@cache
def _state_of_code() -> bytes:
    """Summarise the code that gives packs their shape; while it runs, it does not change."""
    summary = hashlib.blake2b(msgspec.__version__.encode(), digest_size=SUMMARY)
    here = Path(__file__).parent
    for path in (*sorted(here.rglob("*.py")), Path(lantern.board.tile.__file__)):
        summary.update(_line(str(path.relative_to(here.parent)), path))
    return summary.digest()


def recall(folders: Iterable[Path], state: bytes) -> Content | None:
    """Get the packs as they were parsed last time, unless their state is another now."""
    try:
        stored = _place(folders).read_bytes()
    except OSError:
        return None
    head, then, body = stored[:SUMMARY], stored[SUMMARY : 2 * SUMMARY], stored[2 * SUMMARY :]
    if then != state or head != _summary(state + body):
        return None
    try:
        return msgspec.msgpack.decode(body, type=Content)
    except msgspec.MsgspecError:
        return None


def remember(folders: Iterable[Path], state: bytes, content: Content) -> None:
    """Keep parsed packs for next time, if there is a place to keep them; `state` is what they were like before."""
    body = state + msgspec.msgpack.encode(content)
    place = _place(folders)
    mine = place.with_suffix(f".{os.getpid()}")
    with contextlib.suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        mine.write_bytes(_summary(body) + body)
        mine.replace(place)


def _place(folders: Iterable[Path]) -> Path:
    name = hashlib.blake2b("\n".join(map(str, folders)).encode(), digest_size=8).hexdigest()
    return Path(platformdirs.user_cache_dir("old-lantern")) / f"packs-{name}.msgpack"


def _summary(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=SUMMARY).digest()


def _add_folder(summary: hashlib.blake2b, folder: Path, inside: str) -> None:
    try:
        found = sorted(os.scandir(folder), key=lambda each: each.name)
    except OSError:
        return
    for each in found:
        if each.name in IGNORED:
            continue
        if each.is_dir():
            _add_folder(summary, Path(each.path), f"{inside}{each.name}/")
        else:
            summary.update(_line(f"{inside}{each.name}", each))


def _line(name: str, file: Path | os.DirEntry[str]) -> bytes:
    try:
        status = file.stat()
    except OSError:
        return f"{name} gone\n".encode()
    return f"{name} {status.st_size} {status.st_mtime_ns}\n".encode()
