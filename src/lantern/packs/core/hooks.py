# ruff: noqa: INP001 - a pack is data, not a Python package
"""The cards of the core pack that the effect language cannot say. What they do is on the card, as `text`."""

from typing import Any


def terrors_of_betrayal(game: Any, context: Any) -> None:
    """Forbid Grit in the first turn of the next Fight; in a Fight, make one Enemy group more Elite."""
    raise NotImplementedError


def terrible_dread(game: Any, context: Any) -> None:
    """Advance the Darkness; on a special space each Hero takes a Corruption Hit."""
    raise NotImplementedError


def stench_beyond_reason(game: Any, context: Any) -> None:
    """Deal 2 Horror Hits to each Hero, and D3 Wounds for each that is not stopped."""
    raise NotImplementedError


def cosmic_insignificance(game: Any, context: Any) -> None:
    """Deal D6 Horror Hits to each Hero; the Sanity lost is lost for good."""
    raise NotImplementedError
