"""Result tables: `{"1-3": ..., "4": ..., "5+": ...}`, every face of the die exactly once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

FACES: dict[str, tuple[int, ...]] = {
    "D3": (1, 2, 3),
    "D6": (1, 2, 3, 4, 5, 6),
    "D8": (1, 2, 3, 4, 5, 6, 7, 8),
    "P": (3, 4, 5, 6),
    "16 cards": tuple(range(1, 17)),
    "D36": tuple(10 * tens + ones for tens, ones in product(range(1, 7), repeat=2)),
}
LINE = re.compile(r"(\d{1,4})(?:\s*[-\u2013]\s*(\d{1,4})|(\+))?")


def results_of(dice: int, die: str, plus: int = 0) -> tuple[int, ...]:
    """All totals that dice can show."""
    faces = FACES[die]
    if dice == 1:
        return tuple(face + plus for face in faces)
    return tuple(range(dice * faces[0] + plus, dice * faces[-1] + plus + 1))


def results_of_chart(die: str) -> tuple[int, ...]:
    """All results of the dice of a chart."""
    return results_of(int(die[0]), "D6") if die in {"2D6", "3D6"} else FACES[die]


def read_line(written: object) -> tuple[int, int | None] | None:
    """Read "1-3", "4" or "5+" as lowest and highest result (None: no upper end); None when it is no line of a table."""
    match = LINE.fullmatch(str(written).strip())
    if match is None or isinstance(written, bool):
        return None
    low = int(match[1])
    if match[3]:
        return low, None
    high = int(match[2]) if match[2] else low
    return (low, high) if low <= high else None


def what_is_wrong(bands: Iterable[dict[str, Any]], results: Sequence[int]) -> str | None:
    """Tell which result stands twice, which has no line, and which can never come."""
    seen: dict[int, int] = {}
    never = []
    for band in bands:
        inside = [result for result in results if band["low"] <= result <= band["high"]]
        if not inside or band["low"] not in results or band["high"] not in results:
            never.append(f"{band['low']}-{band['high']}")
        for result in inside:
            seen[result] = seen.get(result, 0) + 1
    span = f"{results[0]} to {results[-1]}"
    twice = [str(result) for result, times in seen.items() if times > 1]
    missing = [str(result) for result in results if result not in seen]
    if twice:
        return f"the lines overlap: {', '.join(twice)} stands more than once"
    if never:
        return f"the line {never[0]} lies outside of what the die can show ({span})"
    if missing:
        return f"the lines leave a gap: nothing is said for {', '.join(missing)} (write it without effects if nothing happens)"
    return None
