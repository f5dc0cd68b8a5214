"""Bots that play over the wire: they see what anybody at the seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from secrets import token_hex
from time import monotonic, sleep
from typing import Protocol

import httpx

from lantern.client.table import AWAY, PAUSE, Given, RefusedByTableError, Seat, View

#: Refused because somebody else was quicker, with another answer or with the last one: look again.
TOO_LATE = ("stale", "over")
#: What a server that cannot keep anything now says, or a proxy before it: nothing has happened, and it can be sent again.
GATES = (502, 503, 504)


class Bot(Protocol):
    """Somebody who answers questions as the server shows them."""

    def answer(self, question: View, table: View, /) -> Given:
        """Return the answer."""
        ...


class PlainBot:
    """Takes what is proposed, and else the first that is offered."""

    def answer(self, question: View, table: View, /) -> Given:  # noqa: ARG002
        """Return the answer."""
        proposed: Given | None = question["default"]
        if proposed is not None:
            return proposed
        match question["form"]:
            case "one" | "confirm":
                return 0
            case "amount":
                return int(question["least"])
            case "order":
                return list(range(len(question["answers"])))
        return list(range(question["least"]))


class RandomBot:
    """Takes any answer that is offered."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)  # noqa: S311 - a game

    def answer(self, question: View, table: View, /) -> Given:  # noqa: ARG002
        """Return the answer."""
        offered = range(len(question["answers"]))
        match question["form"]:
            case "one":
                return self._random.choice(offered)
            case "confirm":
                return self._random.randrange(2)
            case "amount":
                return self._random.randint(question["least"], question["most"])
            case "order":
                return self._random.sample(offered, len(offered))
        return sorted(self._random.sample(offered, self._random.randint(question["least"], question["most"])))


BOTS: dict[str, Callable[[], Bot]] = {"plain": PlainBot, "random": RandomBot}


def play(seat: Seat, bot: Bot, *, patience: float = 600.0, told: Callable[[str], None] = lambda _: None) -> int:
    """Answer for a seat until the chapter is over, or nothing happens for so long; return how many answers counted."""
    answers = 0
    for message in seat.messages(patience):
        if message["type"] == "gone":
            break
        if message["type"] != "update":
            continue
        table = message["table"]
        if table["waiting"] == "over":
            break
        mine = next((question for question in table["questions"] if question["yours"]), None)
        if mine is None:
            continue
        if _counted(seat, mine, bot.answer(mine, table)):
            answers += 1
            told(mine["prompt"])
    return answers


def _counted(seat: Seat, question: View, given: Given) -> bool:
    """Answer, and again while the server is away or cannot keep it: it counts once. Tell whether it was in time."""
    once, until = token_hex(8), monotonic() + AWAY
    while True:
        try:
            seat.answer(question, given, once=once)
        except RefusedByTableError as refused:
            if refused.reason in TOO_LATE:
                return False
            if refused.status not in GATES or monotonic() > until:
                raise
        except httpx.TransportError:
            if monotonic() > until:
                raise
        else:
            return True
        sleep(PAUSE)
