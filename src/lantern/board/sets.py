"""Sets of spaces as plain integers: bit n stands for space n."""

from collections.abc import Iterable

#: A set of fewer spaces is taken apart one by one, a larger one by its bytes.
FEW = 5
#: For the nth byte of a set, and each value of it, the spaces that it stands for; as many bytes as some board has needed.
_SPACES_OF_BYTES: list[tuple[tuple[int, ...], ...]] = []


def bits(mask: int) -> list[int]:
    """List the spaces of a set, lowest number first."""
    found: list[int] = []
    if mask.bit_count() < FEW:
        while mask:
            low = mask & -mask
            found.append(low.bit_length() - 1)
            mask ^= low
        return found
    written = mask.to_bytes((mask.bit_length() + 7) // 8, "little")
    while len(_SPACES_OF_BYTES) < len(written):
        _SPACES_OF_BYTES.append(_spaces_of_byte(len(_SPACES_OF_BYTES)))
    for place, byte in enumerate(written):
        if byte:
            found += _SPACES_OF_BYTES[place][byte]
    return found


def _spaces_of_byte(place: int) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([8 * place + bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)])


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
