"""A line on the terminal that says how far a run is."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TypeVar

T = TypeVar("T")

#: How often the line is written anew, in seconds.
EVERY = 0.2


def with_progress(games: Iterable[T], total: int) -> Iterator[T]:
    """Pass on what comes, and count it on the error stream if that is a terminal."""
    if not sys.stderr.isatty():
        yield from games
        return
    begun = last = monotonic()
    try:
        for count, game in enumerate(games, start=1):
            yield game
            if monotonic() - last >= EVERY:
                last = monotonic()
                left = (total - count) * (last - begun) / count
                sys.stderr.write(f"\r{count:,} of {total:,} games, about {left:.0f} s left \x1b[K")
                sys.stderr.flush()
    finally:
        if last != begun:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
