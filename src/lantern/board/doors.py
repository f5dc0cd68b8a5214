"""Open and close the exits of tiles on the table. Every function returns the new list of placements."""

from collections.abc import Sequence

from msgspec.structs import replace

from lantern.board.placement import CAPPED, OPEN, Door, Gate, Joined, Placement


def open_door(placements: Sequence[Placement], index: int, connector: int) -> list[Placement]:
    """Leave an exit open as a Door (EXPLORE-14)."""
    return _change(placements, index, connector, OPEN)


def cap(placements: Sequence[Placement], index: int, connector: int) -> list[Placement]:
    """Close an exit with an End Cap (TILE-18)."""
    return _change(placements, index, connector, CAPPED)


def put_gate(placements: Sequence[Placement], index: int, connector: int) -> list[Placement]:
    """Put a Gate End Cap on an exit (GATE-01); what lies beyond is not known yet."""
    return _change(placements, index, connector, Gate())


def with_door(placements: Sequence[Placement], index: int, connector: int, door: Door) -> list[Placement]:
    """Set one connector of one placement."""
    changed = list(placements)
    doors = list(changed[index].doors)
    doors[connector] = door
    changed[index] = replace(changed[index], doors=tuple(doors))
    return changed


def _change(placements: Sequence[Placement], index: int, connector: int, door: Door) -> list[Placement]:
    now = placements[index].doors[connector]
    if isinstance(now, Joined | Gate):
        raise TypeError(
            f"connector {connector} of {placements[index].tile}#{index} is {now}; only an exit that leads nowhere"
            " can be opened, capped or made a Gate"
        )
    return with_door(placements, index, connector, door)
