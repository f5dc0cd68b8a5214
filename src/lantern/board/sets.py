"""Sets of spaces as plain integers: bit n stands for space n."""

from collections.abc import Iterable


def bits(mask: int) -> list[int]:
    """List the spaces of a set, lowest number first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def count(mask: int) -> int:
    """Count the spaces of a set."""
    return mask.bit_count()


def first(mask: int) -> int:
    """Take the space with the lowest number."""
    if not mask:
        raise ValueError("an empty set of spaces has no first space")
    return (mask & -mask).bit_length() - 1


def mask_of(spaces: Iterable[int]) -> int:
    """Make a set of these spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask
