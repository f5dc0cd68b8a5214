"""Statements that are written out once for a database and then run as they are: everybody at a table waits for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Dialect, Select
from sqlalchemy.sql.dml import UpdateBase

#: What a statement is told: a value for each of its names.
Bound = Mapping[str, object]


class Quick:
    """Runs statements on a cursor of the driver."""

    def __init__(self, cursor: Any, dialect: Dialect) -> None:
        self._cursor = cursor
        self._dialect = dialect

    def run(self, statement: UpdateBase, facts: Bound) -> int:
        """Run a statement; return how many rows it was about."""
        text, names = _written(statement, self._dialect)
        self._cursor.execute(text, facts if names is None else [facts[name] for name in names])
        return int(self._cursor.rowcount)

    def rows(self, statement: Select[Any], facts: Bound) -> Sequence[Any]:
        """Look something up; what is found are plain rows."""
        text, names = _written(statement, self._dialect)
        self._cursor.execute(text, facts if names is None else [facts[name] for name in names])
        found: Sequence[Any] = self._cursor.fetchall()
        return found

    def run_for_each(self, statement: UpdateBase, facts: Iterable[Bound]) -> None:
        """Run a statement for each of several rows."""
        text, names = _written(statement, self._dialect)
        self._cursor.executemany(text, [one if names is None else [one[name] for name in names] for one in facts])


@cache
def _written(statement: UpdateBase | Select[Any], dialect: Dialect) -> tuple[str, list[str] | None]:
    """Write a statement as a driver wants it, with the order of what it is told; None where that goes by name."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), compiled.positiontup
