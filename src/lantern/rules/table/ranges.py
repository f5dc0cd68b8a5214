"""The numbers that a game from elsewhere may have: none so large that anything would be counted, rolled or laid for hours.

These are no rules: what a number may be by the rules is looked at afterwards. They only keep a game playable.
"""

from __future__ import annotations

from msgspec import Struct

from lantern.core.errors import OutOfRangeError

#: What a seed can be, and what is kept with it.
SEED = (-(2**63), 2**64 - 1)
#: What any other number can be.
USUAL = (-999, 999)
#: Whatever is counted over a whole campaign, or is the number of something.
MANY = (-1, 1_000_000)
#: The fields that have a range of their own; what stands in a field (a list, a table) has the range of that.
RANGES: dict[str, tuple[int, int]] = {
    "seed": SEED, "states": (0, 2**64 - 1), "drawn": (0, 1_000_000_000),
    "darkness": (0, 16), "party_marker": (0, 16), "darkness_course": (0, 16),
    "party_size": (0, 12), "party_level": (0, 20), "level": (1, 20), "revive_tokens": (0, 99), "clues": (0, 99),
    "turn": MANY, "since_turn": MANY, "ambush_turn": MANY, "served_turn": MANY, "held_turn": MANY, "days": MANY, "day": MANY,
    "cards_made": MANY, "enemies_made": MANY, "number": MANY, "kills": MANY, "instances": MANY, "space": MANY, "spaces": MANY,
    "xp": (0, 10_000_000), "gold": (0, 10_000_000), "owed": (0, 10_000_000), "paid": MANY, "stake": MANY,
    "health": (-999, 100_000), "wounds": (-999, 100_000),
    "dark_stone": MANY, "fused_dark_stone": MANY, "format": (0, 1_000), "groups": (-99, 99),
}  # fmt: skip
#: How long a list or a table can be, and how long a text.
MOST_THINGS, MOST_TEXT = 5_000, 10_000


def within(at: str, number: int, allowed: tuple[int, int] = USUAL) -> int:
    """Return a number that is within its range."""
    least, most = allowed
    if not least <= number <= most:
        raise OutOfRangeError(at, number, least, most)
    return number


def refuse_strange_numbers(thing: object, at: str, field: str = "") -> None:
    """Refuse whatever has a number, a list or a text in it that is larger than a game can have."""
    _look(thing, at, RANGES.get(field, USUAL))


def _look(thing: object, at: str, allowed: tuple[int, int]) -> None:
    if isinstance(thing, int):
        if not allowed[0] <= thing <= allowed[1]:
            raise OutOfRangeError(at, thing, *allowed)
    elif isinstance(thing, str):
        if len(thing) > MOST_TEXT:
            raise OutOfRangeError(at, len(thing), 0, MOST_TEXT)
    elif isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            _look(getattr(thing, name), f"{at}.{name}", RANGES.get(name, allowed))
    elif isinstance(thing, dict):
        within(at, len(thing), (0, MOST_THINGS))
        for key, value in thing.items():
            _look(value, f"{at}.{key}", RANGES.get(key, allowed) if isinstance(key, str) else allowed)
    elif isinstance(thing, list | tuple):
        within(at, len(thing), (0, MOST_THINGS))
        for place, value in enumerate(thing):
            _look(value, f"{at}[{place}]", allowed)
