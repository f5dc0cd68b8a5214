"""Checkpoints packed against each other: a state is much like the one before it, so only what differs takes room."""

from __future__ import annotations

from zlib import DEFLATED, MAX_WBITS, Z_DEFAULT_STRATEGY, compressobj, decompressobj, error

#: After so many states that lean on the one before them comes one that stands alone; reaching any state costs at most so many.
LONGEST_CHAIN = 32
_MEMORY = 9
_LEVEL = 6
#: What the method can look back on.
_WINDOW = 32_768
#: A state, or what happened in a step, is some ten kB; what becomes larger than this is neither.
MOST_UNPACKED = 8_000_000


def pack(data: bytes, base: bytes = b"") -> bytes:
    """Compress bytes; with a base, as what differs from it."""
    packer = (
        compressobj(_LEVEL, DEFLATED, MAX_WBITS, _MEMORY, Z_DEFAULT_STRATEGY, base[-_WINDOW:]) if base else compressobj(_LEVEL)
    )
    return packer.compress(data) + packer.flush()


def unpack(packed: bytes, base: bytes = b"") -> bytes:
    """Return what was packed, with the same base; what cannot be read, or would become too large, raises ValueError."""
    unpacker = decompressobj(zdict=base[-_WINDOW:]) if base else decompressobj()
    try:
        data = unpacker.decompress(packed, MOST_UNPACKED)
        if unpacker.unconsumed_tail and len(data) >= MOST_UNPACKED:
            raise ValueError(f"it would be larger than {MOST_UNPACKED:,} bytes when unpacked")
        data += unpacker.flush()
    except error as problem:
        raise ValueError(str(problem)) from problem
    if not unpacker.eof:
        raise ValueError("incomplete or truncated stream")
    return data
