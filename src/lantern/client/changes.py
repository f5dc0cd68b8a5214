"""What has changed at a table, put into the table as it was."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def changed(table: dict[str, Any], changes: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return the table after changes; the one before stays as it is."""
    for change in changes:
        table = _replaced(table, change["path"].split("/")[1:], change["value"])
    return table


def _replaced(there: Any, way: list[str], value: Any) -> Any:
    if not way:
        return value
    copy = there.copy()
    place = int(way[0]) if isinstance(copy, list) else way[0]
    copy[place] = _replaced(copy[place], way[1:], value)
    return copy
