"""What was written to a SQLite file comes to the disk, once for all who have written meanwhile.

Each answer is a transaction of its own. SQLite writes it to the log beside the file, and would have the disk keep it there
before the next may be written; a disk needs some milliseconds for that. So here whoever has written waits until the disk was
asked to keep the log after that: one asks, for all who are there by then. Nobody is told before that anything counts.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from threading import Lock, Thread

#: A log of so many bytes is put into the file.
LONG = 16_000_000
_keep = getattr(os, "fdatasync", os.fsync)


class WriteAheadLog:
    """The log beside a SQLite file, to which one at a time writes."""

    def __init__(self, path: Path) -> None:
        self._path = path
        #: There is one; on some disks SQLite cannot have it, and does without.
        self.used = True
        self._file = -1
        self._flushing = Lock()
        self._emptying = Lock()
        self._written = 0
        self._flushed = 0

    def written(self) -> int:
        """Count something that was written just now, before anybody else writes; return its number."""
        self._written += 1
        return self._written

    def flush(self, number: int) -> None:
        """Wait until the disk has what was written as this number."""
        if not self.used:
            return
        with self._flushing:
            if self._flushed < number:
                if self._file < 0:
                    self._file = os.open(f"{self._path}-wal", os.O_RDWR)
                last = self._written
                _keep(self._file)
                self._flushed = last

    def empty_when_long(self, writing: Lock) -> None:
        """Put the log into the file if it has become long, while others write on: only for the last of it they wait."""
        if self.used and os.fstat(self._file).st_size > LONG and self._emptying.acquire(blocking=False):
            Thread(target=self._empty, args=(writing,), daemon=True).start()

    def _empty(self, writing: Lock) -> None:
        try:
            with suppress(sqlite3.Error), closing(sqlite3.connect(self._path, timeout=1.0)) as connection:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                with writing:
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            self._emptying.release()

    def close(self) -> None:
        """Let go of it."""
        with self._emptying, self._flushing:
            if self._file >= 0:
                os.close(self._file)
            self._file = -1
