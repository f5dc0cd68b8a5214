"""What a hero has learnt and can learn, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from lantern.rules.words import Words
from lantern.views.posse import LevelTree, StationView

#: How the stations of a track are marked: nothing is told by colour alone.
MARKS = {"taken": "[x]", "open": "[ ]", "later": " - "}


def tree_lines(words: Words, tree: LevelTree) -> list[str]:
    """Write the tree of a hero: its level, the chart of bonuses, and the upgrades of each track (LEVEL-03, LEVEL-05)."""
    return list(_lines(words, tree))


def _lines(words: Words, tree: LevelTree) -> Iterator[str]:
    say = words.say
    most = "none" if tree.next_level is None else tree.next_level
    yield say.text("ui-tree", who=tree.name, hero=tree.class_name, level=tree.level, xp=tree.xp, cost=most)
    yield say.text("ui-tree-marks")
    for track in tree.tracks:
        yield track.name
        yield from (f"  {MARKS[station.state]} {_station(station)}" for station in track.stations)
    if tree.chart:
        yield say.text("ui-tree-bonus")
        yield from (f"  {'> ' if row.rolled else ''}{row.line}" for row in tree.chart)


def _station(station: StationView) -> str:
    changes = [f"{change.label}: {change.now} -> {change.after}" for change in station.changes]
    told = f"{station.name}: {' '.join(station.text)}"
    return f"{told} ({', '.join(changes)})" if changes else told
