"""What has changed at a table: between what a window was shown last and what is shown now, as far down as it goes.

A change is an operation of a JSON Patch (RFC 6902) that replaces something. Where the things of a list have become more or
fewer the list is replaced, and what is written without its usual values is replaced as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from lantern.server.wire import Replaced
from lantern.views.table import TableView

#: It is told with presence as well, and so it is not known what a window has: it is told always.
TOLD_ALWAYS = "seats"


def changes(before: TableView, now: TableView) -> list[Replaced]:
    """Say what must be replaced in one view of a table to make it the other."""
    seats = Replaced(op="replace", path=f"/{TOLD_ALWAYS}", value=now.seats)
    return [seats, *_changes(before, now, "", TOLD_ALWAYS)]


def _changes(before: Any, now: Any, path: str, but: str = "") -> Iterator[Replaced]:
    if isinstance(now, Struct) and type(before) is type(now) and not now.__struct_config__.omit_defaults:
        for name in now.__struct_fields__:
            old, new = getattr(before, name), getattr(now, name)
            if old is not new and old != new and name != but:
                yield from _changes(old, new, f"{path}/{name}")
    elif isinstance(now, list) and isinstance(before, list) and len(before) == len(now):
        for place, (old, new) in enumerate(zip(before, now, strict=True)):
            if old is not new and old != new:
                yield from _changes(old, new, f"{path}/{place}")
    else:
        yield Replaced(op="replace", path=path, value=now)
