"""What is to be done between fights: rooms to explore, doors and gates to look through, what the mission wants."""

from __future__ import annotations

from lantern.board.placement import Gate, Open
from lantern.board.walking import FAR
from lantern.views.observation import Observation

#: A gate is a door that leads farther from home.
BEYOND_A_GATE = 4
#: So near everybody has to be before somebody looks on.
TOGETHER = 8


def way_to_goals(seen: Observation) -> tuple[list[float], bool]:
    """Return how far each space is from something to be done, and whether there is anything."""
    board = seen.board
    wanted = mission_spaces(seen)
    if wanted:
        return [float(steps) for steps in board.distance_field(wanted)], True
    doors, gates = ways_on(seen)
    if not doors and not gates:
        return [0.0] * board.count, False
    fields = []
    if doors:
        fields.append([float(steps) for steps in board.distance_field(doors)])
    if gates:
        fields.append([float(steps + BEYOND_A_GATE) for steps in board.distance_field(gates)])
    return (fields[0] if len(fields) == 1 else [min(pair) for pair in zip(*fields, strict=True)]), True


def mission_spaces(seen: Observation) -> int:
    """Return where the mission wants the heroes, if somebody can get there; those whom nobody leads are fetched first."""
    board = seen.board
    wanted = seen.goal_spaces()
    for companion in seen.companions.values():
        if companion.leader is None and not companion.dead:
            wanted = board.adjacent[companion.space] | 1 << companion.space
    if not wanted:
        return 0
    field = board.distance_field(wanted)
    return wanted if any(field[hero.space] < FAR for hero in seen.standing()) else 0


def ways_on(seen: Observation) -> tuple[int, int]:
    """Return the spaces of unexplored rooms and of doors, and those of gates through which nobody has looked.

    If the mission says in which world the next clue lies, only those that can lead to it, while there are any.
    """
    wanted = seen.clue_world()
    if wanted is not None and any(found := _ways_on(seen, wanted)):
        return found
    return _ways_on(seen, None)


def _ways_on(seen: Observation, world: str | None) -> tuple[int, int]:
    board = seen.board
    doors = gates = 0
    tiles = seen.tiles
    unexplored = seen.unexplored()
    for index, placement in enumerate(seen.placements):
        here = world is None or tiles[index].world == world
        if index in unexplored:
            doors |= board.tile_mask[index] if here else 0
            continue
        for connector, door in enumerate(placement.doors):
            mask = 0
            for space in board.connector(index, connector):
                mask |= 1 << space
            if isinstance(door, Open):
                doors |= mask if here else 0
            elif isinstance(door, Gate) and door.beyond is None and (world is None or seen.leads_to(index, connector) == world):
                gates |= mask
    return doors, gates


def stragglers(seen: Observation, space: int) -> int:
    """Count the heroes that are too far behind to help if something comes."""
    distance = seen.board.distance_field(1 << space)
    return sum(TOGETHER < distance[hero.space] < FAR for hero in seen.standing())
