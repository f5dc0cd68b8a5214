"""The press: one of several ways to say a thing, in turn, so that no two issues in a row read alike."""

from __future__ import annotations

import re
from hashlib import blake2b
from itertools import count

from lantern.content.wording import capital
from lantern.rules.words import Words

#: Where a sentence begins within a text.
BEGINNING = re.compile(r"(?<=[.!?] )[a-zà-ù]")


class Press:
    """Sets the sentences of one issue: the same campaign and number print the same."""

    def __init__(self, words: Words, campaign: str, number: int) -> None:
        self.words = words
        self.say = words.say
        self.campaign = campaign
        self.number = number
        self._used: dict[str, int] = {}

    def text(self, message: str, **facts: str | int) -> str:
        """Say what can be said in one way only."""
        return self.say.text(f"gazette-{message}", **facts)

    def one_of(self, message: str, **facts: str | int) -> str:
        """Say something in one of the ways there are: another than in the last issue, and another than before in this one."""
        ways = next(way for way in count(1) if not self.say.has(f"gazette-{message}-{way + 1}"))
        first = blake2b(f"{self.campaign}:{message}".encode(), digest_size=2).digest()
        turn = self._used.get(message, 0)
        self._used[message] = turn + 1
        way = (int.from_bytes(first) + self.number + turn) % ways + 1
        return BEGINNING.sub(lambda letter: letter[0].upper(), capital(self.text(f"{message}-{way}", **facts)))
