"""Where commands write: plain text for pipes, colours for people, JSON for programs."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console

from lantern.core.errors import LanternError


class UsageError(LanternError):
    """A command was called with something that is not there."""


class Output(Console):
    """A console that leaves it to the command line what happens when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """Let the program end quietly."""
        raise BrokenPipeError


def console() -> Console:
    """Return the console of standard output; in a pipe, lines are not cut."""
    width = None if sys.stdout.isatty() else 10_000
    return Output(highlight=False, markup=False, emoji=False, width=width)


def write(text: str) -> None:
    """Write text as it is."""
    sys.stdout.write(text if text.endswith("\n") else f"{text}\n")


def write_json(value: Any) -> None:
    """Write a value for a program to read."""
    write(msgspec.json.format(msgspec.json.encode(value, order="sorted"), indent=2).decode())
