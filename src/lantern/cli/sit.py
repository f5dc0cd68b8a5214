"""`lantern sit`: a bot sits down at somebody's table, by the link with which it was invited."""

from __future__ import annotations

from typing import Annotated, Literal

import httpx
from cyclopts import Parameter

from lantern.cli.output import UsageError, write
from lantern.client import BOTS, Lantern, RefusedByTableError, Seat, invitation_of, play


def sit(
    link: str,
    *,
    name: str = "Lantern bot",
    bot: Annotated[Literal["plain", "random"], Parameter(help="How it plays: what is proposed to it, or anything.")] = "plain",
    seat: Annotated[str | None, Parameter(help="The seat to take, by its number; without it, every free one.")] = None,
    lang: Literal["en", "it"] = "en",
) -> int:
    """Let a bot sit down at a table over the network and play until the chapter is over.

    Parameters
    ----------
    link
        The invitation: http://HOST/#/join/TABLE/SECRET.
    name
        What the others see.
    """
    try:
        address, table, secret = invitation_of(link)
        with Lantern(address, lang=lang) as lantern:
            here = lantern.enter(table, secret, name)
            _take(here, seat, name)
            answers = play(here, BOTS[bot](), told=write)
    except (ValueError, RefusedByTableError) as problem:
        raise UsageError(str(problem)) from problem
    except (httpx.HTTPError, OSError) as problem:
        raise UsageError(f"{link.partition('#')[0]} cannot be reached: {problem}.") from problem
    write(f"{answers} answers.")
    return 0


def _take(here: Seat, seat: str | None, name: str) -> None:
    if seat is not None:
        here.claim(seat, name)
    elif not here.claim_free(name):
        raise UsageError("No seat is free at this table.")
