"""The map: tiles, spaces, walls, doors, movement, line of sight. Pure geometry, no game state and no dice."""

from lantern.board.ascii_board import ascii_board, lone_board
from lantern.board.bases import Position, XLReach, path_of
from lantern.board.board import Board, board_of
from lantern.board.diagram import DiagramError, draw_diagram, read_diagram
from lantern.board.doors import cap, open_door, put_gate
from lantern.board.joining import Fit, can_hold_a_tile, fitting, join, link_gate, on_the_table
from lantern.board.loading import load_tile
from lantern.board.placement import (
    CAPPED,
    OPEN,
    UNDECIDED,
    Capped,
    Door,
    Gate,
    Joined,
    Open,
    Placement,
    Undecided,
    first_tile,
)
from lantern.board.sets import bits, count, first, mask_of
from lantern.board.tile import Connector, Shape, Tile, TileError, walls
from lantern.board.walking import FAR, Reach

__all__ = [
    "CAPPED",
    "FAR",
    "OPEN",
    "UNDECIDED",
    "Board",
    "Capped",
    "Connector",
    "DiagramError",
    "Door",
    "Fit",
    "Gate",
    "Joined",
    "Open",
    "Placement",
    "Position",
    "Reach",
    "Shape",
    "Tile",
    "TileError",
    "Undecided",
    "XLReach",
    "ascii_board",
    "bits",
    "board_of",
    "can_hold_a_tile",
    "cap",
    "count",
    "draw_diagram",
    "first",
    "first_tile",
    "fitting",
    "join",
    "link_gate",
    "load_tile",
    "lone_board",
    "mask_of",
    "on_the_table",
    "open_door",
    "path_of",
    "put_gate",
    "read_diagram",
    "walls",
]
