"""`lantern reference`: the game and what is shown of it, for a language model that plays or leads."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from lantern.cli.output import write
from lantern.reference import reference_text


def reference(*, rules: Annotated[tuple[str, ...], Parameter(consume_multiple=True)] = ()) -> None:
    """Write a plain-text reference of the game and of what the table shows.

    Parameters
    ----------
    rules
        Chapters of the rulebook to append, by number or title; all for the whole of it.
    """
    write(reference_text(rules))
