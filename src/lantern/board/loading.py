"""Make a tile from an entry of a pack: a drawing for the geometry, the rest beside it."""

import re
from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from lantern.board.diagram import read_diagram
from lantern.board.tile import Die, Label, Shape, Source, Tile, TileError, Trust

RIGHT: Final = {
    "id": "a word such as short-passage",
    "name": "a name, or one per language such as {en: Short Passage, it: Passaggio corto}",
    "kind": "room, passage or entrance",
    "world": "any, or the id of a world",
    "piece": "the id of the physical piece, such as BOB07",
    "diagram": "the drawing of the tile (docs/tiles.md)",
    "start": "start areas such as {revised: ['15', '16']}, labels in quotes",
    "direction_die": "a D6 range such as [1, 3]",
    "advanced_encounter": "the id of a card",
    "source": "seed, fact or original",
    "trust": "A, B or C",
}


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    name: str | dict[str, str]
    kind: Literal["room", "passage", "entrance"]
    diagram: str
    world: str = "any"
    piece: str | None = None
    start: dict[str, tuple[Label, ...]] = {}
    direction_die: Die | None = None
    advanced_encounter: str | None = None
    source: Source = "original"
    trust: Trust | None = None


def load_tile(mapping: Mapping[str, Any]) -> Tile:
    """Make a tile from what its file says; a bad entry is refused with what would be right."""
    where = f"tile {mapping.get('id', '(without id)')}"
    try:
        entry = msgspec.convert(dict(mapping), _Entry)
    except msgspec.ValidationError as error:
        raise TileError(f"{where}: {error}{_hint(str(error))}") from None
    try:
        shape = read_diagram(entry.diagram)
        _check_dice(entry.kind, shape)
        _check_start(entry.start, shape)
        _check_range(entry.direction_die)
    except TileError as error:
        raise TileError(f"{where}: {error}") from error
    facts = msgspec.structs.asdict(entry)
    del facts["diagram"]
    facts["name"] = {"en": entry.name} if isinstance(entry.name, str) else entry.name
    return Tile(**facts, **msgspec.structs.asdict(shape))


def _hint(problem: str) -> str:
    field = re.search(r"\$\.(\w+)|required field `(\w+)`", problem)
    name = field and (field[1] or field[2])
    if name in RIGHT:
        return f"; {name} is {RIGHT[name]}"
    return f"; the fields of a tile are {', '.join(RIGHT)}"


def _check_dice(kind: str, shape: Shape) -> None:
    """Hold to TILE-10: on a Room the exits share the faces of a D6, elsewhere no exit has a number."""
    if (shape.entrance is None) != (kind == "entrance"):
        raise TileError(
            "an Entrance tile has no entrance; mark its south connector [out]"
            if kind == "entrance"
            else f"a {kind} is entered from the south; leave the outer edge of two southern spaces open"
        )
    exits = [connector for connector in shape.connectors if connector.role == "exit"]
    if kind != "room":
        if any(connector.die for connector in exits):
            raise TileError(f"the exits of {'a passage' if kind == 'passage' else 'an entrance'} have no die range")
        return
    faces = sorted(face for each in exits if each.die for face in range(each.die[0], each.die[1] + 1))
    if exits and (faces != [1, 2, 3, 4, 5, 6] or not all(connector.die for connector in exits)):
        raise TileError(
            f"the die ranges of the exits cover {faces}; every exit of a room needs one, and together they cover 1 to 6"
        )


def _check_start(areas: Mapping[str, tuple[Label, ...]], shape: Shape) -> None:
    labels = {label for label, _, _ in shape.cells}
    for profile, area in areas.items():
        unknown = sorted(set(area) - labels)
        if unknown:
            raise TileError(f"start.{profile}: no space is called {', '.join(unknown)}; take labels of the drawing")


def _check_range(die: Die | None) -> None:
    if die is not None and not 1 <= die[0] <= die[1] <= 6:
        raise TileError(f"direction_die: {list(die)} is not a range of a D6, such as [1, 3]")
