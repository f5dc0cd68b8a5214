"""The map: tiles, spaces, walls, doors, movement, line of sight. Pure geometry, no game state and no dice.

A tile is `tile.py` (TILE), as it lies `turned.py`; `diagram.py` and `loading.py` read one. `placement.py` is where the tiles
lie, `joining.py` where the next one can (EXPLORE-05), `laying.py` lays several, `doors.py` opens and closes exits and
puts Gates. `laid.py` and `ground.py` number the spaces and tell which are adjacent (BOARD-06, GATE-08, GATE-13);
`walking.py` is how far models walk (MOVE-02, MOVE-03, BOARD-14), `sight.py` what they see, and how far (LOS),
`bases.py` models of several spaces (XL), `order.py` where Enemies are placed (PLACE). `board.py` is all of it;
`ascii_board.py` draws small ones for tests. `compass.py` has the directions, `sets.py` the sets of spaces.
"""

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
