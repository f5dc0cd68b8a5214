"""Boards drawn with one character per space."""

import pytest

from lantern.board import TileError, ascii_board, lone_board


def test_a_drawn_board_has_spaces_and_marks():
    tile, marks = ascii_board("""
        ..H
        .#.
        E 2
    """)
    board = lone_board(tile)
    assert board.count == 7
    assert (tile.kind, tile.connectors) == ("room", ())
    assert {mark: board.xy[space] for mark, space in marks.items()} == {"H": (2, 0), "E": (0, 2), "2": (2, 2)}
    assert board.space("2,2") == marks["2"]
    assert board.names[marks["H"]] == "room#0:2,0"


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("..?", r"row 0, column 2: '\?' means nothing; use \. for a space or a letter"),
        (".A\n.A", "row 1, column 1: A is there twice"),
        ("  #", r"there is no space; draw one with \."),
    ],
)
def test_a_board_that_cannot_be_read_is_refused(text, hint):
    with pytest.raises(TileError, match=hint):
        ascii_board(text)
