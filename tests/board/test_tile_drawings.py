"""A tile is drawn as text; what is drawn is what is read."""

from textwrap import dedent

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict

from lantern.board import (
    Connector,
    DiagramError,
    Placement,
    Shape,
    Tile,
    TileError,
    bits,
    board_of,
    draw_diagram,
    load_tile,
    read_diagram,
)
from lantern.board.compass import OUTWARD, Side, Square, left_to_right
from lantern.board.placement import new_doors
from lantern.board.tile import check_shape


def drawn(text: str) -> str:
    return dedent(text).strip("\n")


@pytest.mark.proves("TILE-02")
def test_the_signs_of_a_drawing():
    shape = read_diagram("""
                [1-3]
             | 01 | 02 |
        -----|----|----#-----
        | XX | 03 ! 04 | 05
        |----|----|====|----[4-6]
        | 06 | 07 | 08 | 09
        ---------------------
    """)
    assert [label for label, _, _ in shape.cells] == ["01", "02", "03", "04", "05", "06", "07", "08", "09"]
    assert shape.cells[0] == ("01", 1, 0)
    assert shape.partial == ((0, 1),)
    assert shape.blocked == ((3, 1),)
    assert shape.barriers == (("03", "04"), ("04", "08"))
    assert shape.connectors == (
        Connector("N", ("01", "02"), "exit", (1, 3)),
        Connector("E", ("05", "09"), "exit", (4, 6)),
    )


@pytest.mark.proves("TILE-02", "TILE-07")
def test_a_drawing_in_the_way_of_the_rulebook_reads_the_same(tiles):
    # Half squares drawn short, stars on connectors, and ranges a little off.
    shape = read_diagram("""
                [1-3]       ----------------
             |*01*|*02*|    | XX | XX | XX |
        -----|----|----#----|----|----|----|
        | XX | 03 | 04 | 05 | 06 | 07 | 08 |
        |----|----|----|----|----|----|----#--
        | 09 | 10 | 11 | 12 | 13 | 14 | 15 |*16*
        |----|----|----|----|----|----|----|--   [4-6]
        | 17 | 18 | 19 | 20 | 21 | 22 | 23 |*24*
        |----|----|----|----|----|----|----#--
        | 25 | 26 | 27 | 28 | 29 | 30 | 31 |
        |----|----|----|----|----|----|----|
        | XX | 32 | 33 | 34 | 35 | 36 | 37 |
        -----|----|----|----#----|----#-----
                            |*38*|*39*|
    """)
    assert shape == shape_of(tiles["burning-room"])


def shape_of(tile) -> Shape:
    return Shape(**{name: getattr(tile, name) for name in Shape.__struct_fields__})


def test_the_drawing_of_every_tile_reads_as_the_tile(tiles):
    for tile in tiles.values():
        facts = asdict(tile)
        entry = {key: facts[key] for key in facts if key not in Shape.__struct_fields__ and facts[key] is not None}
        assert load_tile({**entry, "diagram": draw_diagram(tile)}) == tile


def test_a_drawing_shows_walls_doors_and_barriers():
    text = drawn("""
        ----------------
        | 01 | 02 | 03 |
        |----|====#----|
        | 04 ! 05 | 06 |
        -----|----|----|
             | 07 | 08 |
    """)
    assert draw_diagram(read_diagram(text)) == text + "\n"


@pytest.mark.proves("TILE-05", "BOARD-11")
def test_a_barrier_may_stick_out_beyond_its_end():
    shape = read_diagram("""
        -----------
        | 01 | 02 |
        |====|----|
        | 03 | 04 |
        -----------
    """)
    assert (shape.barriers, shape.barrier_ends) == ((("01", "03"),), ())
    shape = read_diagram("""
        -----------
        | 01 | 02 |
        |=====----|
        | 03 | 04 |
        -----------
    """)
    assert (shape.barriers, shape.barrier_ends) == ((("01", "03"),), ((1, 1),))


def test_a_second_southern_connector_is_marked_as_a_way_out():
    shape = read_diagram("""
        --------------------------
        | 01 | 02 | 03 | 04 | 05 |
        |----|----|----|----|----|
        | 06 | 07 |    | 08 | 09 |
                         [out]
    """)
    assert shape.connectors == (
        Connector("S", ("07", "06"), "entrance"),
        Connector("S", ("09", "08"), "exit"),
    )
    assert read_diagram(draw_diagram(shape)) == shape


FRAMED = """
-----------
| 01 | 02 |
|----|----|
| 03 | 04 |
-----------
"""


@pytest.mark.parametrize(
    ("wrong", "right", "where", "hint"),
    [
        ("02", "2 ", (3, 8), "a space is two digits"),
        ("02", "01", (3, 8), "01 is there twice"),
        ("| 02", "|02 ", (3, 7), "starts in column 3 or 8"),
        ("| 02", "? 02", (3, 6), "what can is a blank, |, !"),
        ("----|\n| 03", "-x--|\n| 03", (4, 8), "what can is a blank, -, ="),
        ("| 03", "  03", (5, 1), "exactly two spaces wide"),
        ("|----|----|\n", "", (4, 1), "one grid line, and only one"),
        ("|----|", "|-===|", (4, 2), "four = or one !"),
        ("----\n", "----[1-9]\n", (2, 12), "a die range like [1-3]"),
        ("02 |\n", "02 | [1-3]\n", (3, 13), "right beside its own exit"),
        ("| 01", "\t 01", (3, 1), "use blanks"),
        ("| 04 |\n", "| 04 !\n", (5, 11), "between two spaces"),
        ("|----|----|", "|----!----|", (4, 6), "no barrier comes here"),
        ("| 01 ", "|*01*", (3, 3), "leave its outer edge open"),
    ],
)
def test_a_wrong_drawing_names_the_place_and_what_would_be_right(wrong, right, where, hint):
    assert wrong in FRAMED
    head, tail = FRAMED.split(wrong, 1)
    with pytest.raises(DiagramError) as error:
        read_diagram(head + right + tail)
    assert ((error.value.line, error.value.column), hint in str(error.value)) == (where, True), str(error.value)
    assert str(error.value).startswith(f"line {where[0]}, column {where[1]}: ")


def test_two_unmarked_southern_connectors_are_refused():
    with pytest.raises(DiagramError, match=r"06 and 08 both look like the entrance; write a die range or \[out\]"):
        read_diagram("""
            --------------------------
            | 01 | 02 | 03 | 04 | 05 |
            |----|----|----|----|----|
            | 06 | 07 |    | 08 | 09 |
        """)


HORSESHOE = """\
----------------
| 01 | 02 | 03 |
|----|----|----|
| 04 |      05 |
|----|    |----|
| 06 |      07 |
------    ------
"""


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "line 1, column 1: there is no space; a space is two digits"),
        ("------\n| XX |\n------\n", "at least one"),
        ("------\n| 01 |\n-----#\n", "line 3, column 6: this wall corner covers nothing; it must stand between"),
        (
            "------\n| 01 |\n------    ------\n          | 02 |\n          ------\n",
            "line 4, column 13: no way leads from space 01 to 02",
        ),
        ("| 01 | 02 |\n|----|----|\n| 03 ! 04 |\n", "line 3, column 3: the barrier between 03 and 04 splits a connector"),
        (HORSESHOE, "line 4, column 13: connector 07 and 05: the two squares beyond it must be free"),
    ],
)
def test_a_tile_that_cannot_be_is_refused(text, hint):
    with pytest.raises(TileError, match=hint):
        read_diagram(text)


def shape(*connectors, **more):
    cells = (("01", 0, 0), ("02", 1, 0), ("03", 0, 1), ("04", 1, 1))
    return Shape(cells=cells, connectors=connectors, **more)


@pytest.mark.proves("TILE-07", "BOARD-03")
@pytest.mark.parametrize(
    ("wrong", "hint"),
    [
        (shape(Connector("N", ("01", "04"))), "side by side on the N edge"),
        (shape(Connector("N", ("01", "02")), Connector("W", ("03", "01"))), "one connector only"),
        (shape(Connector("N", ("03", "04"))), "squares beyond it must be free"),
        (shape(Connector("N", ("01", "02"), "entrance")), "entrance lies to the south"),
        (shape(Connector("S", ("04", "03"), "entrance", (1, 3))), "has no die range"),
        (shape(Connector("N", ("01", "02")), barriers=(("01", "02"),)), "splits a connector"),
        (Shape(cells=(("01", 0, 0), ("01", 1, 0))), "every space needs its own"),
    ],
)
def test_a_connector_that_cannot_be_is_refused(wrong, hint):
    with pytest.raises(TileError, match=hint):
        check_shape(wrong)


PASSAGE = {"id": "hall", "name": "Hall", "kind": "passage", "diagram": "-----------\n| 01 | 02 |\n|----|----|\n| 03 | 04 |\n"}


@pytest.mark.proves("TILE-11")
def test_an_entry_becomes_a_tile():
    tile = load_tile({**PASSAGE, "piece": "TAR01", "world": "targa", "advanced_encounter": "cold-stone", "source": "fact"})
    assert (tile.id, tile.name, tile.kind, tile.world, tile.piece) == ("hall", {"en": "Hall"}, "passage", "targa", "TAR01")
    assert (tile.advanced_encounter, tile.source, tile.entrance) == ("cold-stone", "fact", 0)


@pytest.mark.proves("TILE-10")
@pytest.mark.parametrize(
    ("change", "hint"),
    [
        ({"kind": "hall"}, "kind is room, passage or entrance"),
        ({"colour": "red"}, "the fields of a tile are id, name, kind"),
        ({"name": 3}, "one per language"),
        ({"start": {"revised": ["05"]}}, "no space is called 05; take labels of the drawing"),
        ({"direction_die": [4, 9]}, r"not a range of a D6, such as \[1, 3\]"),
        ({"kind": "entrance"}, r"an Entrance tile has no entrance; mark its south connector \[out\]"),
        ({"diagram": PASSAGE["diagram"] + "-----------\n"}, "entered from the south; leave the outer edge"),
        ({"diagram": "  [1-6]\n" + PASSAGE["diagram"][12:]}, "a passage have no die range"),
        ({"kind": "room", "diagram": "  [1-5]\n" + PASSAGE["diagram"][12:]}, "together they cover 1 to 6"),
        ({"kind": "room", "diagram": PASSAGE["diagram"][12:]}, "every exit of a room needs one"),
        ({"diagram": "| 01 |"}, "tile hall: line 1, column 2: the N edge is open along 01"),
    ],
)
def test_a_wrong_entry_says_what_would_be_right(change, hint):
    with pytest.raises(TileError, match=hint):
        load_tile({**PASSAGE, **change})


def test_a_missing_field_is_named():
    with pytest.raises(TileError, match="tile hall: Object missing required field `diagram`; diagram is the drawing"):
        load_tile({key: PASSAGE[key] for key in PASSAGE if key != "diagram"})


def test_only_spaces_with_two_digits_can_be_drawn():
    with pytest.raises(TileError, match="'0,0' cannot be drawn; its label must be two digits"):
        draw_diagram(Shape(cells=(("0,0", 0, 0),)))


@st.composite
def shapes(draw) -> Shape:
    """Any tile: a blob of spaces with squares half there, connectors, walls on corners, and barriers."""
    blob = [(0, 0)]
    for _ in range(draw(st.integers(0, 14))):
        x, y = draw(st.sampled_from(blob))
        dx, dy = draw(st.sampled_from(list(OUTWARD.values())))
        if (x + dx, y + dy) not in blob:
            blob.append((x + dx, y + dy))
    rim = sorted({(x + dx, y + dy) for x, y in blob for dx, dy in OUTWARD.values()} - set(blob))
    partial = draw(st.sets(st.sampled_from(rim), max_size=3))
    left, top = (min(square[n] for square in [*blob, *partial]) for n in (0, 1))

    def in_reading_order(squares):
        return sorted(((x - left, y - top) for x, y in squares), key=lambda square: (square[1], square[0]))

    squares = in_reading_order(blob)
    numbers = draw(st.permutations(range(1, 40)))
    label = {square: f"{number:02}" for square, number in zip(squares, numbers, strict=False)}
    parts = Shape(
        cells=tuple((label[x, y], x, y) for x, y in squares),
        partial=tuple(in_reading_order(partial)),
    )
    connectors = draw_connectors(draw, parts, label)
    edges = [((x, y), (x + dx, y + dy)) for x, y in squares for dx, dy in ((1, 0), (0, 1)) if (x + dx, y + dy) in label]
    split = {frozenset(connector.labels) for connector in connectors}
    fences = [(a, b) for a, b in edges if frozenset((label[a], label[b])) not in split and draw(st.booleans())]
    corners = {
        (x, y)
        for x in range(1, parts.width)
        for y in range(1, parts.height)
        if {(x - 1, y - 1), (x, y)} <= set(label) or {(x, y - 1), (x - 1, y)} <= set(label)
    }
    blocked = {point for point in sorted(corners) if draw(st.booleans())}
    ends = {point for a, b in fences for point in (b, (b[0] + (a[0] == b[0]), b[1] + (a[1] == b[1])))} - blocked
    kept = {point for point in sorted(ends) if draw(st.booleans())}
    shape = Shape(
        cells=parts.cells,
        partial=parts.partial,
        connectors=connectors,
        blocked=tuple(sorted(blocked, key=lambda point: (point[1], point[0]))),
        barriers=tuple((label[a], label[b]) for a, b in fences),
        barrier_ends=tuple(sorted(kept, key=lambda point: (point[1], point[0]))),
    )
    try:
        check_shape(shape)
    except TileError:
        assume(False)
    return shape


def draw_connectors(draw, parts, label):
    """Choose connectors that do not share a space and do not run into one another."""
    taken = set(parts.squares)
    free = []
    for side, (dx, dy) in OUTWARD.items():
        for x, y in label:
            other = (x + abs(dy), y + abs(dx))
            beyond = {(a + n * dx, b + n * dy) for a, b in ((x, y), other) for n in (1, 2)}
            if other in label and not beyond & taken:
                free.append((side, (x, y), other))
    chosen: list[tuple[Side, Square, Square]] = []
    for side, a, b in draw(st.permutations(free)) if free else []:
        step = (b[0] - a[0], b[1] - a[1])
        beside = {(a[0] - step[0], a[1] - step[1]), (b[0] + step[0], b[1] + step[1])}
        clash = any({a, b} & {c, d} or (side == other and beside & {c, d}) for other, c, d in chosen)
        if len(chosen) < 3 and not clash:
            chosen.append((side, a, b))
    chosen.sort(key=lambda each: (each[1][1], each[1][0]))
    south = [n for n, each in enumerate(chosen) if each[0] == "S"]
    entrance = draw(st.sampled_from([None, *south]))
    dice = st.sampled_from([None, (1, 2), (3, 6), (4, 4)])
    return tuple(
        Connector(
            side,
            (label[a], label[b]) if left_to_right(side, a, b) else (label[b], label[a]),
            "entrance" if n == entrance else "exit",
            None if n == entrance else draw(dice),
        )
        for n, (side, a, b) in enumerate(chosen)
    )


@given(shapes())
@settings(deadline=None, max_examples=300)
def test_any_tile_survives_being_drawn(shape):
    assert read_diagram(draw_diagram(shape)) == shape


@given(shapes(), st.integers(0, 3))
@settings(deadline=None)
@pytest.mark.proves("BOARD-06", "BOARD-09", "BOARD-13", "BOARD-14", "TILE-09")
def test_on_any_tile_barriers_stop_steps_and_nothing_else(shape, turns):
    tile = Tile(id="any", name={}, kind="passage", **asdict(shape))
    board, lying = (board_of([Placement("any", 0, 0, 0, each, None, new_doors(tile))], {"any": tile}) for each in (0, turns))
    assert (lying.adjacent, lying.step, lying.trapped) == (board.adjacent, board.step, board.trapped)
    place = {label: n for n, (label, _, _) in enumerate(shape.cells)}
    for here in range(board.count):
        assert board.step[here] & ~board.adjacent[here] == 0
        for there in bits(board.adjacent[here]):
            assert board.adjacent[there] >> here & 1
            assert board.sees(here, there)
            mutual = board.step[here] >> there & 1 == board.step[there] >> here & 1
            assert mutual or (1 << here | 1 << there) & board.trapped
        for there in range(board.count):
            assert board.distance(here, there) == board.distance(there, here)
    for a, b in shape.barriers:
        assert board.adjacent[place[a]] >> place[b] & 1
        assert not board.step[place[a]] >> place[b] & 1 or board.trapped >> place[a] & 1
