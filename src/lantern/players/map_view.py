"""The map as text: floor, rock, doors, the fog beyond, heroes, enemies, and the spaces that can be chosen."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field
from rich.text import Text

from lantern.board.compass import OUTWARD, Square
from lantern.board.laid import NOWHERE
from lantern.board.placement import Gate, Open, Undecided
from lantern.players.glyphs import Glyphs
from lantern.rules.naming import tile_letter
from lantern.views.observation import Observation

#: A square is this wide: one character for the wall to its left, the rest for what is in it.
PITCH = 5
INSIDE = PITCH - 1
EAST, SOUTH = 3, 5

FOG = ("░", "blue")
UNKNOWN = ("?", "yellow")
GATE = ("≈", "magenta")
NOTHING = (" ", "")
#: Up, down, left and right of a grid point: is there a wall?
CORNERS = " │││─┘┐┤─└┌├─┴┬┼"
LEVEL, UPRIGHT = "─", "│"
BARRIER_LEVEL, BARRIER_UPRIGHT = "┄", "┆"
MORE_ABOVE, MORE_BELOW = "▲", "▼"


class Marks(Struct):
    """What is drawn besides the models: labels of spaces that can be chosen, models that can be, and who decides."""

    labels: Mapping[int, str] = field(default_factory=dict)
    targets: frozenset[str] = frozenset()
    active: str = ""


class TextMap:
    """Draws the map section of one space into a window of so many columns and lines."""

    def __init__(self, seen: Observation, glyphs: Glyphs, marks: Marks, focus: int) -> None:
        self.seen = seen
        self.board = seen.board
        self.glyphs = glyphs
        self.marks = marks
        self.focus = self.board.xy[focus]
        self.section = self.board.section[focus]
        self.floor = {(x, y): space for (section, x, y), space in self.board.grid.items() if section == self.section}
        self.beyond = self._doors()
        self.models = self._models()
        self.rooms = self._names_of_rooms()
        self.lit = seen.lit_tiles()
        self.visible: set[Square] = set()

    # -- what is where -----------------------------------------------------------------------------

    def _doors(self) -> dict[Square, tuple[str, str]]:
        """Find what lies just outside the connectors that lead to no other tile."""
        found: dict[Square, tuple[str, str]] = {}
        for index, placement in enumerate(self.board.placements):
            if placement.section != self.section:
                continue
            for connector, door in enumerate(placement.doors):
                dx, dy = OUTWARD[self.board.turned[index].ways[connector].side]
                sign = FOG if isinstance(door, Open) else UNKNOWN if isinstance(door, Undecided) else GATE
                if isinstance(door, Open | Undecided | Gate):
                    for space in self.board.connector(index, connector):
                        x, y = self.board.xy[space]
                        found[x + dx, y + dy] = sign
        return {square: sign for square, sign in found.items() if square not in self.floor}

    def _models(self) -> dict[int, Text]:
        found: dict[int, Text] = {}
        for hero in self.seen.heroes.values():
            if hero.ko and not hero.dead:
                found[hero.space] = Text(f"x{self.glyphs.heroes[hero.id]}", "dim cyan")
        for enemy in self.seen.enemies.values():
            glyph = self.glyphs.enemy(enemy.id)
            style = f"bold {self.glyphs.colours[enemy.kind]}"
            for space in enemy.spaces:
                found[space] = Text(f"{glyph}!", f"{style} reverse") if enemy.id in self.marks.targets else Text(glyph, style)
        for hero in self.seen.heroes.values():
            if hero.space >= 0 and not hero.ko and not hero.dead:
                found[hero.space] = self._hero(hero.id)
        return found

    def _hero(self, hero: str) -> Text:
        light = "*" if hero == self.seen.light_bearer else ""
        before = ">" if hero == self.marks.active else ""
        after = "!" if hero in self.marks.targets else ""
        style = "bold cyan reverse" if before or after else "bold cyan"
        return Text(f"{before}{self.glyphs.heroes[hero]}{light}{after}", style)

    def _names_of_rooms(self) -> dict[int, str]:
        """Put the letter of each tile, and the token on it, where nobody stands."""
        found: dict[int, str] = {}
        unexplored = self.seen.unexplored()
        for index, local in enumerate(self.board.local):
            sign = tile_letter(index) + ("?" if index in unexplored else "")
            if index == self.seen.objective_tile:
                sign += "!"
            free = [space for space in local if space not in self.models and space not in self.marks.labels]
            if free and self.board.placements[index].section == self.section:
                found[free[len(free) // 2]] = sign
        return found

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, width: int, height: int, *, tall: bool = False) -> list[Text]:
        """Draw what fits around the focus; with `tall` there is a line between any two rows of squares."""
        columns = range(*_window(self.focus[0], self._bounds(0), (width - 1) // PITCH))
        first, last = self._bounds(1)
        lines: list[Text] = []
        at: dict[int, int] = {}
        for y in range(first, last + 2):
            between = self._between(columns, y)
            if between.plain.strip(f" {UPRIGHT}{BARRIER_UPRIGHT}") or (tall and first < y <= last):
                lines.append(between)
            if y <= last:
                at[y] = len(lines)
                lines.append(self._row(columns, y))
        start, stop = _window(at[self.focus[1]], (0, len(lines) - 1), height)
        shown = lines[start:stop]
        self.visible = {(x, y) for x in columns for y, line in at.items() if start <= line < stop}
        if start:
            shown[0].append(f" {MORE_ABOVE}")
        if stop < len(lines):
            shown[-1].append(f" {MORE_BELOW}")
        return shown

    def hidden(self) -> list[str]:
        """Return the labels of spaces that can be chosen and were not drawn."""
        return [label for space, label in self.marks.labels.items() if self.board.xy[space] not in self.visible]

    def _bounds(self, axis: int) -> tuple[int, int]:
        """Return the first and the last row or column worth drawing."""
        places = [square[axis] for square in (*self.floor, *self.beyond)]
        return min(places), max(places)

    def _row(self, columns: range, y: int) -> Text:
        line = Text()
        for x in columns:
            line.append_text(self._upright(x, y))
            line.append_text(self._inside(x, y))
        line.append_text(self._upright(columns.stop, y))
        return line

    def _inside(self, x: int, y: int) -> Text:
        space = self.floor.get((x, y))
        if space is None:
            sign, style = self.beyond.get((x, y), NOTHING)
            return Text(sign * INSIDE, style)
        content = self.models.get(space)
        label = self.marks.labels.get(space)
        if label is not None:
            fallen = "x" if content is not None and content.plain.startswith("x") else ""
            content = Text(label + fallen, "bold green")
        elif content is None and space in self.rooms:
            content = Text(self.rooms[space], "bold yellow")
        elif content is None:
            content = Text("·" if self.lit.intersection(self.board.tiles_of[space]) else " ", "bright_black")
        if len(content) < 3:
            content = Text(" ").append_text(content)
        content.truncate(INSIDE, pad=True)
        return content

    def _upright(self, x: int, y: int) -> Text:
        """Draw what is between a square and the one to its west."""
        sign = self._edge((x - 1, y), (x, y), EAST)
        return Text({"wall": UPRIGHT, "barrier": BARRIER_UPRIGHT}.get(sign, " "), "yellow" if sign == "barrier" else "")

    def _between(self, columns: range, y: int) -> Text:
        """Draw the line above the row y."""
        line = Text()
        for x in range(columns.start, columns.stop + 1):
            line.append(self._corner(x, y))
            if x in columns:
                sign = self._edge((x, y - 1), (x, y), SOUTH)
                mark = {"wall": LEVEL, "barrier": BARRIER_LEVEL}.get(sign, " ")
                line.append(mark * INSIDE, "yellow" if sign == "barrier" else "")
        return line

    def _corner(self, x: int, y: int) -> str:
        around = (
            self._edge((x - 1, y - 1), (x, y - 1), EAST),
            self._edge((x - 1, y), (x, y), EAST),
            self._edge((x - 1, y - 1), (x - 1, y), SOUTH),
            self._edge((x, y - 1), (x, y), SOUTH),
        )
        return CORNERS[sum(1 << bit for bit, sign in enumerate(around) if sign == "wall")]

    def _edge(self, one: Square, other: Square, direction: int) -> str:
        """Tell what stands between two squares side by side: a wall, a barrier, or nothing."""
        here, there = self.floor.get(one), self.floor.get(other)
        if here is not None and there is not None:
            if self.board.compass[here][direction] == NOWHERE:
                return "wall"
            return "" if self.board.step[here] >> there & 1 else "barrier"
        if here is None and there is None:
            return ""
        return "" if (other if there is None else one) in self.beyond else "wall"


def _window(focus: int, bounds: tuple[int, int], size: int) -> tuple[int, int]:
    """Choose what is shown along one axis: everything, or as much as fits around the focus."""
    low, high = bounds[0], bounds[1] + 1
    if high - low <= size:
        return low, high
    start = min(max(focus - size // 2, low), high - size)
    return start, start + size
