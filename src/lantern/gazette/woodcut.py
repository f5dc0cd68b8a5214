"""The woodcut: the map as it lay at the end, the way of the lantern, and what happened where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from lantern.gazette.facts import News
from lantern.rules.table import events
from lantern.views.board import map_view
from lantern.views.look import Look, Wire

MarkKind = Literal["start", "foes", "objective", "gate", "dead"]


class CutMark(Wire, frozen=True):
    """Something to be drawn on the floor: where it all began, enemies of a type, the Objective, a Gate, somebody's end."""

    kind: MarkKind
    what: str
    x: int
    y: int


class Woodcut(Wire, frozen=True):
    """What the engraver is told."""

    squares: list[tuple[int, int]]
    path: list[tuple[int, int]]
    marks: list[CutMark]


def woodcut(look: Look, happened: Sequence[Struct], facts: News) -> Woodcut:
    """Tell the engraver of an adventure that is over."""
    board = map_view(look)
    moved = {section.index: (section.dx, section.dy) for section in board.sections}
    squares = [(space.x + moved[space.section][0], space.y + moved[space.section][1]) for space in board.spaces]
    tiles = [tile.spaces for tile in board.tiles]
    tile_of = {space: index for index, spaces in enumerate(tiles) for space in spaces}
    middles = [_middle([squares[space] for space in spaces]) for spaces in tiles]
    marks = [CutMark(kind="start", what="", x=middles[0][0], y=middles[0][1])] if middles else []
    met: set[tuple[int, str]] = set()
    for event in happened:
        if isinstance(event, events.EnemyPlaced) and 0 <= event.space < len(squares):
            key = (tile_of[event.space], event.kind)
            if key not in met:
                met.add(key)
                x, y = squares[event.space]
                marks.append(CutMark(kind="foes", what=event.kind, x=x, y=y))
        elif isinstance(event, events.ObjectiveFound) and event.tile < len(middles):
            x, y = middles[event.tile]
            marks.append(CutMark(kind="objective", what="", x=x, y=y))
    for death in facts.deaths:
        if 0 <= death.space < len(squares):
            x, y = squares[death.space]
            marks.append(CutMark(kind="dead", what=death.hero, x=x, y=y))
    return Woodcut(squares=squares, path=_way(look, happened, squares), marks=marks)


def _middle(squares: Sequence[tuple[int, int]]) -> tuple[int, int]:
    x, y = sum(x for x, _ in squares) / len(squares), sum(y for _, y in squares) / len(squares)
    return min(squares, key=lambda square: (square[0] - x) ** 2 + (square[1] - y) ** 2)


def _way(look: Look, happened: Sequence[Struct], squares: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Find where the lantern was carried; whoever had it at the end had it all the way, as far as the paper knows."""
    bearer = look.state.light_bearer or next(iter(look.state.heroes), "")
    way: list[tuple[int, int]] = []
    for event in happened:
        if isinstance(event, events.Moved) and event.who == bearer:
            way += [squares[space] for space in event.path if 0 <= space < len(squares)]
        elif isinstance(event, events.Placed) and event.who == bearer and 0 <= event.space < len(squares):
            way.append(squares[event.space])
    return [square for number, square in enumerate(way) if number == 0 or square != way[number - 1]]
