"""The map: tiles, spaces, walls, doors and sections. It changes only when a tile is placed or a door opens or closes."""

from __future__ import annotations

from hashlib import blake2b
from typing import Literal

import msgspec

from lantern.board.compass import SIDES, STRAIGHT, Side
from lantern.board.laid import NOWHERE
from lantern.board.placement import Capped, Gate, Joined, Undecided
from lantern.board.placement import Door as Way
from lantern.rules.belongings.light import lit_tiles
from lantern.rules.naming import space_label, tile_letter
from lantern.rules.table.state import TileInPlay
from lantern.rules.words import Words
from lantern.views.blank import blank
from lantern.views.look import ChapterLook, Look, Piece, Wire, written

DoorState = Literal["open", "undecided", "joined", "capped", "gate"]
TokenState = Literal["none", "face-down", "revealed"]


#: What the map is called where there is none.
NO_MAP = "none"


class SpaceView(Wire, frozen=True):
    """A space: its number, where it lies in its section, its name on the table, and which of its sides are closed.

    `walls` and `barriers` are some of the letters NESW. A side with a door that is not capped is no wall.
    """

    id: int
    section: int
    x: int
    y: int
    label: str
    tiles: list[int]
    walls: str
    barriers: str


class TileView(Wire, frozen=True):
    """A tile as it lies: `id` is stable and names the drawing, `partial` are squares that are less than half there."""

    index: int
    id: str
    letter: str
    name: str
    kind: Literal["room", "passage", "entrance"]
    world: str
    section: int
    x: int
    y: int
    width: int
    height: int
    turns: int
    spaces: list[int]
    partial: list[tuple[int, int]]
    blocked: list[tuple[int, int]]


class DoorView(Wire, frozen=True):
    """A connector: two spaces and the side by which one leaves the tile there. A joined one is listed once."""

    tile: int
    connector: int
    side: Side
    spaces: tuple[int, int]
    state: DoorState
    to: int | None = None
    to_spaces: tuple[int, int] | None = None


class SectionView(Wire, frozen=True):
    """A part of the map in one world, with its bounds; `dx` and `dy` put the sections side by side."""

    index: int
    world: str
    name: str
    left: int
    top: int
    width: int
    height: int
    dx: int
    dy: int


class MapView(Wire, frozen=True):
    """The whole map; `version` changes when it does."""

    version: str
    tiles: list[TileView]
    spaces: list[SpaceView]
    doors: list[DoorView]
    sections: list[SectionView]


class TileState(Wire, frozen=True):
    """What changes on a tile: its token (never which, while it is face down), scavenge markers, light, the Objective."""

    index: int
    token: TokenState
    revealed: Piece | None
    scavenged: int
    lit: bool
    objective: bool


#: Squares between two map sections that are drawn side by side.
GAP = 4


def map_version(look: ChapterLook) -> str:
    """Name the map as it lies: equal maps have equal names."""
    if not isinstance(look, Look):
        return NO_MAP
    return blake2b(msgspec.msgpack.encode(look.state.placements), digest_size=8).hexdigest()


def chapter_map(look: ChapterLook) -> MapView:
    """Show the map of a chapter; one without a map has an empty one."""
    return map_view(look) if isinstance(look, Look) else blank(MapView, version=NO_MAP)


def map_view(look: Look) -> MapView:
    """Show the whole map."""
    board = look.game.board
    return MapView(
        version=map_version(look),
        tiles=look.each(
            "map", range(len(board.placements)), lambda index: _tile(look, index), lambda index: _bare_tile(look, index)
        ),
        spaces=look.each("map", range(board.count), lambda space: _space(look, space), lambda space: _bare_space(look, space)),
        doors=look.part("map", lambda: _doors(look), list),
        sections=look.part("map", lambda: _sections(look), lambda: _bare_sections(look)),
    )


def _bare_tile(look: Look, index: int) -> TileView:
    here, spaces = look.game.board.placements[index], look.game.board.local[index]
    return blank(TileView, index=index, id=here.tile, section=here.section, x=here.x, y=here.y, spaces=list(spaces))


def _bare_space(look: Look, space: int) -> SpaceView:
    board = look.game.board
    x, y = board.xy[space]
    return blank(SpaceView, id=space, section=board.section[space], x=x, y=y, tiles=list(board.tiles_of[space]))


def _bare_sections(look: Look) -> list[SectionView]:
    return [blank(SectionView, index=section, width=1, height=1) for section in sorted(look.game.board.section_mask)]


def _tile(look: Look, index: int) -> TileView:
    board = look.game.board
    here, tile, shape = board.placements[index], board.tiles[index], board.turned[index]
    turned = tile.width, tile.height
    width, height = reversed(turned) if here.turns % 2 else turned
    return TileView(
        index=index,
        id=tile.id,
        letter=tile_letter(index),
        name=look.say.name(tile.name),
        kind=tile.kind,
        world=look.state.tiles[index].world,
        section=here.section,
        x=here.x,
        y=here.y,
        width=width,
        height=height,
        turns=here.turns,
        spaces=list(board.local[index]),
        partial=[(here.x + x, here.y + y) for x, y in shape.partial],
        blocked=[(here.x + x, here.y + y) for x, y in (_point(p, here.turns, *turned) for p in tile.blocked)],
    )


def _point(point: tuple[int, int], turns: int, width: int, height: int) -> tuple[int, int]:
    """Turn a grid point of a width by height box clockwise."""
    x, y = point
    for _ in range(turns % 4):
        x, y, width, height = height - y, x, height, width
    return x, y


def _space(look: Look, space: int) -> SpaceView:
    board = look.game.board
    x, y = board.xy[space]
    leads = {
        board.turned[index].ways[connector].side
        for index, connector in board.connectors_at(space)
        if not isinstance(board.placements[index].doors[connector], Capped)
    }
    walls = barriers = ""
    for side, direction in zip(SIDES, STRAIGHT, strict=True):
        there = board.compass[space][direction]
        if there == NOWHERE:
            walls += "" if side in leads else side
        elif not board.step[space] >> there & 1:
            barriers += side
    return SpaceView(
        id=space,
        section=board.section[space],
        x=x,
        y=y,
        label=space_label(look.game, space),
        tiles=list(board.tiles_of[space]),
        walls=walls,
        barriers=barriers,
    )


def _doors(look: Look) -> list[DoorView]:
    board = look.game.board
    found = []
    for index, placement in enumerate(board.placements):
        for connector, door in enumerate(placement.doors):
            if isinstance(door, Joined) and door.placement < index:
                continue
            beyond = _beyond(door)
            found.append(
                DoorView(
                    tile=index,
                    connector=connector,
                    side=board.turned[index].ways[connector].side,
                    spaces=board.connector(index, connector),
                    state=_door_state(door),
                    to=beyond[0] if beyond else None,
                    to_spaces=board.connector(*beyond) if beyond else None,
                )
            )
    return found


def _beyond(door: Way) -> tuple[int, int] | None:
    if isinstance(door, Joined):
        return door.placement, door.connector
    return door.beyond if isinstance(door, Gate) else None


def _door_state(door: Way) -> DoorState:
    if isinstance(door, Joined):
        return "joined"
    if isinstance(door, Gate):
        return "gate"
    return "capped" if isinstance(door, Capped) else "undecided" if isinstance(door, Undecided) else "open"


def _sections(look: Look) -> list[SectionView]:
    """List the sections, each to the right of the one before."""
    board = look.game.board
    found: list[SectionView] = []
    right = 0
    for section in sorted(board.section_mask):
        tiles = [index for index, placement in enumerate(board.placements) if placement.section == section]
        squares = [board.xy[space] for index in tiles for space in board.local[index]]
        left, top = min(x for x, _ in squares), min(y for _, y in squares)
        width, height = 1 + max(x for x, _ in squares) - left, 1 + max(y for _, y in squares) - top
        world = look.state.tiles[tiles[0]].world
        dx = right - left if found else 0
        found.append(
            SectionView(
                index=section, world=world, name=look.words.thing(world, "worlds"), left=left, top=top,
                width=width, height=height, dx=dx, dy=found[0].top - top if found else 0,
            )
        )  # fmt: skip
        right = dx + left + width + GAP
    return found


def tile_states(look: Look) -> list[TileState]:
    """Show what lies on the tiles."""
    lit = lit_tiles(look.game)
    return [
        look.again(
            _tile_state,
            index,
            _token(tile),
            tile.token if tile.revealed else None,
            tile.scavenged,
            index in lit,
            index == look.state.objective_tile,
        )
        for index, tile in enumerate(look.state.tiles)
    ]


def _tile_state(
    words: Words, index: int, token: TokenState, revealed: str | None, scavenged: int, lit: bool, objective: bool
) -> TileState:
    kind = "exploration-tokens"
    seen = Piece(id=revealed, name=words.thing(revealed, kind), text=written(words, revealed, kind)) if revealed else None
    return TileState(index=index, token=token, revealed=seen, scavenged=scavenged, lit=lit, objective=objective)


def bare_tile_states(look: Look) -> list[TileState]:
    """Show whether tokens lie on the tiles, and nothing else."""
    return [blank(TileState, index=index, token=_token(tile)) for index, tile in enumerate(look.state.tiles)]


def _token(tile: TileInPlay) -> TokenState:
    return "none" if tile.token is None else "revealed" if tile.revealed else "face-down"
