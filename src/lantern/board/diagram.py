"""Tiles as drawings in plain text (TILE-02): read them and draw them. docs/tiles.md explains how to make one."""

import re
from itertools import pairwise
from typing import Final, NoReturn

from msgspec import Struct

from lantern.board.compass import OUTWARD, Point, Side, Square, left_to_right
from lantern.board.tile import Connector, Die, Label, Shape, ShapeError, TileError, check_shape

PITCH: Final = 5
SQUARE: Final = re.compile(r"\d+|X+")
MARK: Final = re.compile(r"\[[^\]\s]*\]?")
DIE_MARK: Final = re.compile(r"\[([1-6])-([1-6])\]")
OUT_MARK: Final = "[out]"
GRID_POINT: Final = " -|+#=!"


class DiagramError(TileError):
    """A drawing that cannot be read. Lines and columns count from 1."""

    def __init__(self, line: int, column: int, problem: str) -> None:
        super().__init__(f"line {line}, column {column}: {problem}")
        self.line = line
        self.column = column


class ExitMark(Struct, frozen=True):
    """A die range or `[out]` beside an exit; `row` and `start` are text coordinates."""

    row: int
    start: int
    die: Die | None


def read_diagram(text: str) -> Shape:
    """Read the drawing of a tile; a drawing that cannot be right is refused with its line and column."""
    reader = _Reader(text)
    shape = reader.shape()
    try:
        check_shape(shape)
    except ShapeError as error:
        reader.refuse_shape(error)
    return shape


class _Reader:
    """Finds the grid in the text, then asks for single squares, edges and points of it."""

    def __init__(self, text: str) -> None:
        lines = [line.rstrip() for line in text.split("\n")]
        self.above = next((n for n, line in enumerate(lines) if line), 0)
        self.lines = lines[self.above :]
        while self.lines and not self.lines[-1]:
            self.lines.pop()
        self.left = self.top = 0
        self.marks = self._take_marks()
        self.labels: dict[Square, Label] = {}
        self.partial: list[Square] = []
        self.starred: list[Square] = []
        self._find_squares()
        self._check_characters()

    def refuse(self, row: int, column: int, problem: str) -> NoReturn:
        row = max(min(row, len(self.lines) - 1), 0)
        raise DiagramError(self.above + row + 1, max(column, 0) + 1, problem)

    def refuse_square(self, square: Square, problem: str) -> NoReturn:
        self.refuse(self.top + 2 * square[1] + 1, self.left + PITCH * square[0] + 2, problem)

    def refuse_edge(self, square: Square, side: Side, problem: str) -> NoReturn:
        line, column = _edge_place(square, side)
        self.refuse(self.top + line, self.left + column, problem)

    def refuse_shape(self, error: ShapeError) -> NoReturn:
        if error.point:
            self.refuse(self.top + 2 * error.point[1], self.left + PITCH * error.point[0], str(error))
        self.refuse_square(error.square or (0, 0), str(error))

    # Text to grid

    def _take_marks(self) -> list[ExitMark]:
        found = []
        for row, line in enumerate(self.lines):
            if "\t" in line:
                self.refuse(row, line.index("\t"), "a tab has no fixed width; use blanks")
            for match in MARK.finditer(line):
                die = DIE_MARK.fullmatch(match[0])
                if match[0] != OUT_MARK and (not die or die[1] > die[2]):
                    self.refuse(row, match.start(), f"{match[0]} means nothing; write a die range like [1-3], or [out]")
                found.append(ExitMark(row, match.start(), (int(die[1]), int(die[2])) if die else None))
            self.lines[row] = MARK.sub(lambda match: " " * len(match[0]), line)
        return found

    def _find_squares(self) -> None:
        rows = [row for row, line in enumerate(self.lines) if SQUARE.search(line)]
        if not rows:
            self.refuse(0, 0, "there is no space; a space is two digits, such as 01")
        if rows[0] > 1:
            self.refuse(1, 0, "only one grid line stands above the first row of spaces")
        for here, there in pairwise(rows):
            if there - here != 2:
                self.refuse(here + 1, 0, "one grid line, and only one, stands between two rows of spaces")
        if len(self.lines) - 1 - rows[-1] > 1:
            self.refuse(rows[-1] + 2, 0, "only one grid line stands below the last row of spaces")
        tokens = [(row, match) for row in rows for match in SQUARE.finditer(self.lines[row])]
        self.top = rows[0] - 1
        self.left = min(match.start() for _, match in tokens) - 2
        for row, match in tokens:
            self._add_square(row, match)

    def _add_square(self, row: int, match: re.Match[str]) -> None:
        text = match[0]
        x, off = divmod(match.start() - self.left - 2, PITCH)
        y = (row - self.top - 1) // 2
        if len(text) != 2:
            self.refuse(row, match.start(), f"{text} is not a space; a space is two digits such as 07, or XX")
        if off:
            right = self.left + 2 + PITCH * x
            self.refuse(
                row,
                match.start(),
                f"{text} is out of line; spaces are five characters wide, so it starts in column {right + 1}"
                f" or {right + PITCH + 1}",
            )
        if text == "XX":
            self.partial.append((x, y))
            return
        if text in self.labels.values():
            self.refuse(row, match.start(), f"{text} is there twice; every space needs its own number")
        self.labels[x, y] = text
        if "*" in (self._at(row, match.start() - 1), self._at(row, match.end())):
            self.starred.append((x, y))

    def _check_characters(self) -> None:
        for row, line in enumerate(self.lines):
            in_spaces = (row - self.top) % 2 == 1
            for column, character in enumerate(line):
                place = (column - self.left) % PITCH
                if in_spaces:
                    allowed = " |!" if place == 0 else " *" if place in (1, 4) else " 0123456789X"
                else:
                    allowed = GRID_POINT if place == 0 else " -="
                if character not in allowed:
                    shown = ", ".join("a blank" if each == " " else each for each in allowed)
                    self.refuse(row, column, f"{character!r} cannot stand here; what can is {shown}")

    def _at(self, row: int, column: int) -> str:
        if 0 <= row < len(self.lines) and 0 <= column < len(self.lines[row]):
            return self.lines[row][column]
        return " "

    # Edges and points of the grid

    def upright(self, x: int, y: int) -> str:
        """Give the character on the west edge of a square."""
        return self._at(self.top + 2 * y + 1, self.left + PITCH * x)

    def level(self, x: int, y: int) -> str:
        """Give the four characters on the north edge of a square."""
        return "".join(self._at(self.top + 2 * y, self.left + PITCH * x + n) for n in range(1, PITCH))

    def edge(self, square: Square, side: Side) -> str:
        x, y = square
        if side in ("W", "E"):
            return self.upright(x + (side == "E"), y)
        return self.level(x, y + (side == "S"))

    def points(self, wanted: str) -> list[tuple[Point, str]]:
        width, height = (2 + max(square[n] for square in [*self.labels, *self.partial]) for n in (0, 1))
        found = []
        for y in range(height):
            for x in range(width):
                character = self._at(self.top + 2 * y, self.left + PITCH * x)
                if character in wanted:
                    found.append(((x, y), character))
        return found

    # Grid to shape

    def shape(self) -> Shape:
        barriers = self._barriers()
        return Shape(
            cells=tuple((label, x, y) for (x, y), label in self.labels.items()),
            partial=tuple(self.partial),
            connectors=self._connectors(),
            blocked=tuple(point for point, _ in self.points("#")),
            barriers=tuple((self.labels[a], self.labels[b]) for a, b in barriers),
            barrier_ends=self._barrier_ends(barriers),
        )

    def _connectors(self) -> tuple[Connector, ...]:
        pairs: list[tuple[Side, Square, Square]] = []
        for side in OUTWARD:
            gaps = [square for square in self.labels if self._is_open(square, side)]
            for run in _runs(gaps, side):
                if len(run) != 2:
                    names = ", ".join(self.labels[square] for square in run)
                    self.refuse_edge(
                        run[0],
                        side,
                        f"the {side} edge is open along {names}; a connector is exactly two spaces wide,"
                        " every other outer edge is framed with - or |",
                    )
                pairs.append((side, run[0], run[1]))
        pairs.sort(key=lambda pair: (pair[1][1], pair[1][0]))
        for square in self.starred:
            if not any(square in pair for pair in pairs):
                self.refuse_square(square, "* marks a connector; leave its outer edge open, or take the stars away")
        marks = self._marks_of(pairs)
        for first, second in pairwise(n for n, (side, *_) in enumerate(pairs) if side == "S" and n not in marks):
            one, other = (self.labels[pairs[number][1]] for number in (first, second))
            self.refuse_square(
                pairs[second][1],
                f"{one} and {other} both look like the entrance; write a die range or [out] below the other one",
            )
        return tuple(self._connector(side, a, b, n, marks) for n, (side, a, b) in enumerate(pairs))

    def _connector(self, side: Side, a: Square, b: Square, number: int, marks: dict[int, ExitMark]) -> Connector:
        left, right = (a, b) if left_to_right(side, a, b) else (b, a)
        mark = marks.get(number)
        return Connector(
            side=side,
            labels=(self.labels[left], self.labels[right]),
            role="entrance" if side == "S" and not mark else "exit",
            die=mark.die if mark else None,
        )

    def _is_open(self, square: Square, side: Side) -> bool:
        dx, dy = OUTWARD[side]
        beyond = square[0] + dx, square[1] + dy
        return beyond not in self.labels and beyond not in self.partial and not self.edge(square, side).strip()

    def _marks_of(self, pairs: list[tuple[Side, Square, Square]]) -> dict[int, ExitMark]:
        found: dict[int, ExitMark] = {}
        for mark in self.marks:
            distances = {number: away for number, pair in enumerate(pairs) if (away := self._distance(mark, *pair)) is not None}
            nearest = [number for number, away in distances.items() if away == min(distances.values())]
            if len(nearest) != 1 or nearest[0] in found:
                self.refuse(mark.row, mark.start, "this belongs to no exit, or to two; put it right beside its own exit")
            found[nearest[0]] = mark
        return found

    def _distance(self, mark: ExitMark, side: Side, a: Square, b: Square) -> int | None:
        """Tell how far a mark is from where we would draw it beside this connector, or None if it is not beside it."""
        row, start = _mark_place(side, a)
        away = mark.start - self.left - start
        line = mark.row - self.top
        if side in ("N", "S"):
            return abs(away) if line == row and abs(away) <= PITCH else None
        beside = 2 * a[1] + 1 <= line <= 2 * b[1] + 1 and abs(away) <= PITCH
        return abs(away) + abs(line - row) if beside else None

    def _barriers(self) -> list[tuple[Square, Square]]:
        found: list[tuple[Square, Square]] = []
        for square in [*self.labels, *self.partial]:
            for side, (dx, dy) in OUTWARD.items():
                mark = self.edge(square, side)
                if not set(mark) & set("=!"):
                    continue
                other = square[0] + dx, square[1] + dy
                if mark not in ("====", "!"):
                    self.refuse_edge(square, side, f"the {side} edge has {mark!r}; a barrier is four = or one !")
                if square not in self.labels or other not in self.labels:
                    self.refuse_edge(square, side, f"a barrier on the {side} edge must lie between two spaces")
                if side in ("E", "S"):
                    found.append((square, other))
        return sorted(found, key=lambda pair: (pair[0][1], pair[0][0], pair[1][1], pair[1][0]))

    def _barrier_ends(self, barriers: list[tuple[Square, Square]]) -> tuple[Point, ...]:
        touched = {point for a, b in barriers for point in _ends(a, b)}
        found = self.points("=!")
        for (x, y), character in found:
            if (x, y) not in touched:
                self.refuse(
                    self.top + 2 * y,
                    self.left + PITCH * x,
                    f"{character} on a grid point is the end of a barrier, but no barrier comes here",
                )
        return tuple(point for point, _ in found)


def _runs(squares: list[Square], side: Side) -> list[list[Square]]:
    """Split squares in reading order into unbroken runs along one side."""
    along, across = (0, 1) if side in ("N", "S") else (1, 0)
    runs: list[list[Square]] = []
    for square in sorted(squares, key=lambda square: (square[across], square[along])):
        if runs and runs[-1][-1][across] == square[across] and runs[-1][-1][along] + 1 == square[along]:
            runs[-1].append(square)
        else:
            runs.append([square])
    return runs


def _ends(a: Square, b: Square) -> tuple[Point, Point]:
    """Give the two grid points at the ends of the edge between a square and its eastern or southern neighbour."""
    x, y = b
    return ((x, y), (x, y + 1)) if a[1] == b[1] else ((x, y), (x + 1, y))


def _mark_place(side: Side, first: Square) -> tuple[int, int]:
    """Give line and column where the mark of a connector is drawn; `first` is its northern or western space."""
    x, y = first
    column = {"N": PITCH * x + 3, "S": PITCH * x + 3, "E": PITCH * (x + 1), "W": PITCH * (x - 1) + 1}[side]
    line = {"N": 2 * y, "S": 2 * y + 2, "E": 2 * y + 2, "W": 2 * y + 2}[side]
    return line, column


def draw_diagram(shape: Shape) -> str:
    """Draw a tile as text, so that reading the drawing gives the same tile again."""
    wrong = next((label for label, _, _ in shape.cells if not re.fullmatch(r"\d\d", label)), None)
    if wrong is not None:
        raise TileError(f"space {wrong!r} cannot be drawn; its label must be two digits")
    canvas: dict[tuple[int, int], str] = {}
    place = {label: (x, y) for label, x, y in shape.cells}
    doors = {(place[label], connector.side) for connector in shape.connectors for label in connector.labels}
    for x, y in shape.squares:
        for side in OUTWARD:
            if ((x, y), side) not in doors:
                _put(canvas, *_edge_place((x, y), side), "----" if side in ("N", "S") else "|")
    for a, b in shape.barriers:
        level = place[a][0] == place[b][0]
        _put(canvas, *_edge_place(place[a], "S" if level else "E"), "====" if level else "!")
    for y in range(shape.height + 1):
        for x in range(shape.width + 1):
            _put(canvas, 2 * y, PITCH * x, _grid_point(canvas, shape, (x, y)))
    for label, x, y in shape.cells:
        _put(canvas, 2 * y + 1, PITCH * x + 2, label)
    for x, y in shape.partial:
        _put(canvas, 2 * y + 1, PITCH * x + 2, "XX")
    for connector in shape.connectors:
        mark = "[{}-{}]".format(*connector.die) if connector.die else OUT_MARK
        if connector.die or (connector.side == "S" and connector.role == "exit"):
            first = min((place[label] for label in connector.labels), key=lambda square: (square[1], square[0]))
            _put(canvas, *_mark_place(connector.side, first), mark)
    return _text(canvas)


def _edge_place(square: Square, side: Side) -> tuple[int, int]:
    x, y = square
    if side in ("W", "E"):
        return 2 * y + 1, PITCH * (x + (side == "E"))
    return 2 * (y + (side == "S")), PITCH * x + 1


def _grid_point(canvas: dict[tuple[int, int], str], shape: Shape, point: Point) -> str:
    line, column = 2 * point[1], PITCH * point[0]
    if point in shape.blocked:
        return "#"
    level = [canvas.get((line, column + step), " ") for step in (-1, 1)]
    upright = [canvas.get((line + step, column), " ") for step in (-1, 1)]
    if point in shape.barrier_ends:
        return "=" if "=" in level else "!"
    if " " not in upright:
        return "|"
    return "-" if level != [" ", " "] else " "


def _put(canvas: dict[tuple[int, int], str], line: int, column: int, text: str) -> None:
    for step, character in enumerate(text):
        canvas[line, column + step] = character


def _text(canvas: dict[tuple[int, int], str]) -> str:
    left = min(0, *(column for _, column in canvas))
    lines = [""] * (1 + max(line for line, _ in canvas))
    for (line, column), character in sorted(canvas.items()):
        lines[line] = lines[line].ljust(column - left) + character
    drawn = [line.rstrip() for line in lines]
    while not drawn[-1]:
        drawn.pop()
    while not drawn[0]:
        drawn.pop(0)
    return "\n".join(drawn) + "\n"
