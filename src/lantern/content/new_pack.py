"""A new pack to begin with: one working entry of each kind, with scenarios and words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "example_pack"
#: The id of that pack, with which the ids of its entries begin, and its name.
ID_THERE, NAME_THERE = "example", "Example"
LEFT_OUT = {"__pycache__"}


def write_new_pack(folder: Path) -> list[Path]:
    """Write the pack of examples to a folder, under the folder's name, and list what was written.

    Every entry begins with that name, so that several new packs can be loaded together.
    """
    new = {ID_THERE: folder.name, NAME_THERE: folder.name.replace("-", " ").title()}
    written = []
    for path in sorted(EXAMPLE.rglob("*")):
        if path.is_dir() or LEFT_OUT & set(path.parts):
            continue
        to = folder / path.relative_to(EXAMPLE)
        to.parent.mkdir(parents=True, exist_ok=True)
        text = re.sub(rf"\b({ID_THERE}|{NAME_THERE})\b", lambda word: new[word[1]], path.read_text("utf-8"))
        to.write_text(text, "utf-8")
        written.append(to)
    return written
