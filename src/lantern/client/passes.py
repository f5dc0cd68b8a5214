"""The passes of a program, kept in a file so that it can go on another day; each opens one table, as that of a window does."""

from __future__ import annotations

import json
import os
from pathlib import Path


class PassBook:
    """The passes that were given out at one server, by the table."""

    def __init__(self, path: Path, address: str) -> None:
        self._path = path
        self._address = address

    def all(self) -> dict[str, str]:
        """Return all passes for this server."""
        return self._read().get(self._address, {})

    def of(self, table: str) -> str:
        """Return the pass for a table; none is empty."""
        return self.all().get(table, "")

    def keep(self, table: str, token: str) -> None:
        """Keep a pass, readable for this user only; a file that is half written is never left behind."""
        everything = self._read()
        everything.setdefault(self._address, {})[table] = token
        self._path.parent.mkdir(parents=True, exist_ok=True)
        beside = self._path.with_suffix(".new")
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(everything, file, indent=1, sort_keys=True)
        beside.replace(self._path)

    def _read(self) -> dict[str, dict[str, str]]:
        if not self._path.exists():
            return {}
        try:
            found: dict[str, dict[str, str]] = json.loads(self._path.read_text(encoding="utf-8"))
        except ValueError as problem:
            raise ValueError(f"{self._path} cannot be read: {problem}. Put it aside, and passes are kept anew.") from problem
        return found
