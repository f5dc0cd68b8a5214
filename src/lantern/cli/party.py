"""Who is played, and by whom, as it is written on the command line."""

from __future__ import annotations

from lantern.simulate.bots import PLAYERS

WHO_PLAYS = (
    f"Who plays: {' or '.join(sorted(PLAYERS))} for all heroes; or, with commas, CLASS=PLAYER for the heroes of a class and "
    "one player for the rest, such as random,gunslinger=heuristic."
)


def classes(written: str) -> tuple[str, ...]:
    """Read the classes of heroes, with commas between them."""
    return tuple(name.strip() for name in written.split(","))
