"""What heroes came by in a chapter, and what it cost them, counted from what happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from lantern.rules.table import events

#: What is counted to the last coin.
RICHES = ("gold", "dark_stone", "xp")


def balance_of(happened: Iterable[Struct]) -> Counter[tuple[str, str]]:
    """Count what each hero has gained of each, less what it has lost."""
    books: Counter[tuple[str, str]] = Counter()
    for event in happened:
        match event:
            case events.Gained() if event.what in RICHES:
                books[event.hero, event.what] += event.count
            case events.Lost() if event.what in RICHES:
                books[event.hero, event.what] -= event.count
            case events.Gave() if event.item in RICHES:
                books[event.hero, event.item] -= event.count
                books[event.to, event.item] += event.count
    return books
