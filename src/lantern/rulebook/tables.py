"""A chart of the rulebook as rows of cells, whatever it is made of."""

from typing import Any

import msgspec


class PrintedTable(msgspec.Struct, frozen=True):
    """Rows of cells, and what stands above the columns where they have names."""

    heading: list[str]
    rows: list[list[str]]


def chart(table: Any) -> PrintedTable:
    """Lay a table out: entries of one kind get a column for each of their fields."""
    if isinstance(table, dict):
        only = next(iter(table.values())) if len(table) == 1 else None
        if isinstance(only, dict | list):
            return chart(only)
        if fields := _fields(list(table.values())):
            return PrintedTable(["", *fields], [[_name(key), *map(flat, one.values())] for key, one in table.items()])
        return PrintedTable([], [[_name(key), flat(value)] for key, value in table.items()])
    if fields := _fields(table):
        return PrintedTable(fields, [[flat(value) for value in one.values()] for one in table])
    return PrintedTable([], [[flat(cell) for cell in row] if isinstance(row, list) else [flat(row)] for row in table])


def _fields(entries: list[Any]) -> list[str]:
    """Return the fields that all of these have, when they are entries of one kind."""
    kinds = {tuple(one) if isinstance(one, dict) else () for one in entries}
    return [_name(field) for field in next(iter(kinds))] if len(kinds) == 1 and len(entries) > 1 else []


def _name(key: object) -> str:
    return str(key).replace("_", " ")


def flat(value: Any) -> str:
    """Write anything in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{_name(key)}: {_nested(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_nested(inner) for inner in value)
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _nested(value: Any) -> str:
    written = flat(value)
    return f"({written})" if isinstance(value, dict | list) else written
