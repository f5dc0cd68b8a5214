"""The examples of docs/tiles.md are true."""

import contextlib
import io
import re

import pytest
import yaml

from lantern.board import draw_diagram, load_tile, read_diagram


@pytest.fixture(scope="module")
def blocks(request):
    text = (request.config.rootpath / "docs" / "tiles.md").read_text("utf-8")
    return re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_tile_of_the_document_is_a_tile(blocks):
    (entry,) = (yaml.safe_load(body) for kind, body in blocks if kind == "yaml")
    tile = load_tile(entry)
    assert draw_diagram(tile) == entry["diagram"]
    assert tile.barrier_ends == ((3, 3),)


def test_every_drawing_of_the_document_can_be_read(blocks):
    drawings = [body for kind, body in blocks if kind == "text"]
    assert len(drawings) == 6
    for drawing in drawings:
        assert draw_diagram(read_diagram(drawing)) == drawing


def test_what_the_document_says_about_its_drawings(blocks):
    _, passage, out, corner, fence, end = (read_diagram(body) for kind, body in blocks if kind == "text")
    assert [(each.side, each.role) for each in passage.connectors] == [("E", "exit"), ("S", "entrance")]
    assert [(each.side, each.role, each.die) for each in out.connectors] == [
        ("N", "exit", (1, 3)),
        ("S", "entrance", None),
        ("S", "exit", (4, 6)),
    ]
    assert corner.blocked == ((1, 1),)
    assert (len(fence.barriers), fence.barrier_ends) == (2, ())
    assert end.barrier_ends == ((2, 1),)


def test_the_programs_of_the_document_print_what_it_says(blocks):
    (entry,) = (body for kind, body in blocks if kind == "yaml")
    names = {"flooded_store": entry}
    programs = [body for kind, body in blocks if kind in ("python", "output")]
    assert len(programs) == 6
    for program, output in zip(programs[::2], programs[1::2], strict=True):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(program, names)
        assert printed.getvalue() == output
