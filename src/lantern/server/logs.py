"""The log of a server for others: one line for each thing that happens, to be read by people or by programs."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

import msgspec

from lantern.server.events import EVENTS

LogForm = Literal["plain", "json"]


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """Return what is told besides: the facts of an event, or what any other part of the program says."""
    facts = getattr(record, "facts", None)
    return facts if isinstance(facts, dict) else {"from": record.name, "message": record.getMessage()}


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class JsonLines(logging.Formatter):
    """One JSON object in each line: `time`, `level`, `event` and what belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        event = record.getMessage() if hasattr(record, "facts") else "said"
        line = {"time": _time(record), "level": record.levelname.lower(), "event": event, **_facts(record)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class PlainLines(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line; what went wrong in the program stands below it."""
        facts = getattr(record, "facts", {})
        told = " ".join([record.getMessage(), *(f"{name}={fact}" for name, fact in facts.items())])
        line = f"{_time(record)} {record.levelname.lower()} {told}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def log_as(form: LogForm, stream: TextIO | None = None) -> None:
    """Write everything that happens, one line each, to standard error."""
    lines = logging.StreamHandler(stream or sys.stderr)
    lines.setFormatter(JsonLines() if form == "json" else PlainLines())
    logging.basicConfig(handlers=[lines], level=logging.WARNING, force=True)
    EVENTS.setLevel(logging.INFO)
