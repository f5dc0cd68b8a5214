"""Refuse to build a wheel without the page of the table: whoever installs it could play at the terminal only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/lantern/server/static/index.html")
NOT_BUILT = f"The page of the table is not built ({PAGE} is missing): run `make page` first, then build the wheel again."


class PageHook(BuildHookInterface[Any]):
    """Looks for the page before a wheel is built; an editable installation takes it from where `make page` puts it later."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as hatchling calls it
        """Stop with a sentence if there is no page."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise SystemExit(NOT_BUILT)
