"""The parsed ledger in binary form, so that starting the program does not cost a YAML parse.

A cache may be missing, stale, damaged or impossible to write; then the YAML is read again, and nobody notices.
"""

import contextlib
import os
import tempfile
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path

import msgspec

from lantern.rulebook.entries import Chapter, Example, Rule

_SHAPE = repr([kind.__struct_fields__ for kind in (Chapter, Rule, Example)]).encode()
_SEAL = 32


def fingerprint(files: Mapping[str, bytes]) -> bytes:
    """Tell one content of the ledger from any other."""
    digest = blake2b(_SHAPE, digest_size=_SEAL)
    for name, content in sorted(files.items()):
        digest.update(f"\n{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.digest()


def recall(path: Path, key: bytes) -> tuple[Chapter, ...] | None:
    """Return the chapters stored under this key, or nothing when there is the least doubt."""
    try:
        stored = path.read_bytes()
    except OSError:
        return None
    seal, payload = stored[:_SEAL], stored[_SEAL:]
    if seal != _sealed(key, payload):
        return None
    try:
        return msgspec.msgpack.decode(payload, type=tuple[Chapter, ...])
    except (msgspec.MsgspecError, RecursionError):
        return None


def remember(path: Path, key: bytes, chapters: tuple[Chapter, ...]) -> None:
    """Store the chapters; where that is not possible, go on without."""
    payload = msgspec.msgpack.encode(chapters)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_sealed(key, payload) + payload)
            Path(name).replace(path)
        finally:
            Path(name).unlink(missing_ok=True)


def _sealed(key: bytes, payload: bytes) -> bytes:
    return blake2b(payload, key=key, digest_size=_SEAL).digest()
