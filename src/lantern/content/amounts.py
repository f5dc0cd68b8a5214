"""Amounts as authors write them: 3, D6, 2D6, P, D3+1, D6*25, dark_stone_carried."""

from __future__ import annotations

import re

from lantern.content.words import QUANTITIES

WRITTEN = re.compile(
    r"(?:(?P<dice>\d{0,2})(?P<die>D3|D6|D8|P)|(?P<word>[A-Za-z_]+))"
    r"(?:\s*[*x×]\s*(?P<times>\d{1,4}))?"  # noqa: RUF001
    r"(?:\s*(?P<sign>[+-])\s*(?P<plus>\d{1,4}))?",
    re.IGNORECASE,
)
NUMBER = re.compile(r"[+-]?\d{1,6}")
RIGHT = "a number, dice (D6, 2D6, P, D3+1, D6*25) or a quantity"


def read_amount(written: str) -> dict[str, int | str] | None:
    """Turn the words of an author into the fields of an Amount, or None when they mean nothing."""
    written = written.strip()
    if NUMBER.fullmatch(written):
        return {"plus": int(written)}
    match = WRITTEN.fullmatch(written)
    if match is None:
        return None
    fields: dict[str, int | str] = {}
    if match["die"]:
        fields |= {"dice": int(match["dice"] or 1), "die": match["die"].upper()}
    elif match["word"] in QUANTITIES:
        fields["count"] = match["word"]
    else:
        return None
    if match["times"]:
        fields["times"] = int(match["times"])
    if match["plus"]:
        fields["plus"] = int(match["sign"] + match["plus"])
    return fields
