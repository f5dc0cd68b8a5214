"""What all commands have in common: how help looks, and no switches that nobody needs."""

from __future__ import annotations

from typing import Any

from cyclopts import App, Parameter

SETTINGS: dict[str, Any] = {
    "help_format": "plaintext",
    "default_parameter": Parameter(negative=(), show_default=False),
}


def group(name: str, about: str) -> App:
    """Make a group of commands."""
    return App(name=name, help=about, version_flags=[], **SETTINGS)
