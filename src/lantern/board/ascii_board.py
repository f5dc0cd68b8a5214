"""Boards drawn with one character per space, for tests and scenario files."""

import textwrap

from lantern.board.board import Board, board_of
from lantern.board.placement import first_tile
from lantern.board.tile import Tile, TileError


def ascii_board(text: str) -> tuple[Tile, dict[str, int]]:
    """Read a board as a room without connectors, and find the space of each mark.

    `.` is a space, a blank or `#` is rock, and a letter or digit is a space with a mark on it. Spaces are called
    "column,row", counted from 0. The marks hold for a board on which the room is the only tile.
    """
    rows = textwrap.dedent(text.strip("\n").rstrip()).split("\n")
    cells: list[tuple[str, int, int]] = []
    marks: dict[str, int] = {}
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            if character in " #":
                continue
            if character != "." and not character.isalnum():
                raise TileError(f"row {y}, column {x}: {character!r} means nothing; use . for a space or a letter")
            if character in marks:
                raise TileError(f"row {y}, column {x}: {character} is there twice; every mark needs its own letter")
            if character != ".":
                marks[character] = len(cells)
            cells.append((f"{x},{y}", x, y))
    if not cells:
        raise TileError("there is no space; draw one with .")
    return Tile(id="room", name={"en": "Room"}, kind="room", cells=tuple(cells)), marks


def lone_board(tile: Tile) -> Board:
    """Make a board of a single tile."""
    return board_of([first_tile(tile)], {tile.id: tile})
