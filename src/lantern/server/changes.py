"""What has changed at a table: between what a window was shown last and what is shown now, as far down as it goes.

A change is an operation of a JSON Patch (RFC 6902) that replaces something. Where the things of a list have become more or
fewer the list is replaced, and what is written without its usual values is replaced as a whole. Most of a table is the same
for all who see it in a language; what has changed of that is found once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from lantern.server.wire import Replaced
from lantern.views.table import TableView

#: It is told with presence as well, and so it is not known what a window has: it is told always.
TOLD_ALWAYS = "seats"
#: What is another to each viewer (`for_viewer`).
OF_VIEWERS = (TOLD_ALWAYS, "watching", "questions", "any_time")
_OF_ALL = tuple(name for name in TableView.__struct_fields__ if name not in OF_VIEWERS)


def changes_for_all(before: TableView, now: TableView) -> list[Replaced]:
    """Say what must be replaced in one drawing of a table to make it another, for whoever looks."""
    return list(_changes_in(before, now, _OF_ALL, ""))


def changes_for_one(before: TableView, now: TableView) -> list[Replaced]:
    """Say the same of what is another to each viewer."""
    seats = Replaced(op="replace", path=f"/{TOLD_ALWAYS}", value=now.seats)
    return [seats, *_changes_in(before, now, OF_VIEWERS[1:], "")]


def _changes_in(before: Struct, now: Struct, names: Iterable[str], path: str) -> Iterator[Replaced]:
    for name in names:
        old, new = getattr(before, name), getattr(now, name)
        if old is not new and old != new:
            yield from _changes(old, new, f"{path}/{name}")


def _changes(before: Any, now: Any, path: str) -> Iterator[Replaced]:
    if isinstance(now, Struct) and type(before) is type(now) and not now.__struct_config__.omit_defaults:
        yield from _changes_in(before, now, now.__struct_fields__, path)
    elif isinstance(now, list) and isinstance(before, list) and len(before) == len(now):
        for place, (old, new) in enumerate(zip(before, now, strict=True)):
            if old is not new and old != new:
                yield from _changes(old, new, f"{path}/{place}")
    else:
        yield Replaced(op="replace", path=path, value=now)
