"""Write from what the page draws every card: `python -m tests.server.pictured_cards` fills `web/tests/pictures/cards.json`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from lantern.content.loader import load
from lantern.players.setups import Setup, new_game
from lantern.rules.table import events
from lantern.rules.words import Words
from lantern.views.faces import FaceView, face_of, row_face
from lantern.views.look import Look

PATH = Path(__file__).parents[2] / "web" / "tests" / "pictures" / "cards.json"


def written() -> bytes:
    """List all cards, items, Threats and rows of charts: the kind, the id, and the words for their pictures."""
    lines = (msgspec.json.encode([face.kind, face.id, face.picture]) for face in faces())
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def faces() -> list[FaceView]:
    """Turn over everything that can be."""
    content = load()
    look = Look(new_game(Setup()), Words(content, "en"))
    depths = {world.depth_events for world in content.worlds.values()}
    drawn = [(entry.deck, entry.id) for kind in (content.cards, content.items) for entry in kind.values()]
    drawn += [("threat", threat) for threat in content.threats]
    rows = [(chart, row.low) for chart, entry in content.charts.items() for row in entry.rows]
    found = [face for deck, card in drawn if (face := face_of(look, events.Drew(deck, card))) is not None]
    return found + [row_face(look, "depth" if chart in depths else "chart", chart, number) for chart, number in rows]


if __name__ == "__main__":
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_bytes(written())
