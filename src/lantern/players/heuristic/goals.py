"""What is to be done between fights: rooms to explore, doors and gates to look through, what the mission wants."""

from __future__ import annotations

from lantern.board.placement import Gate, Open
from lantern.board.walking import FAR
from lantern.rules.game import Game
from lantern.rules.goals import goal_spaces

#: A gate is a door that leads farther from home.
BEYOND_A_GATE = 4
#: So near everybody has to be before somebody looks on.
TOGETHER = 8


def way_to_goals(game: Game) -> tuple[list[float], bool]:
    """Return how far each space is from something to be done, and whether there is anything."""
    board = game.board
    wanted = mission_spaces(game)
    if wanted:
        return [float(steps) for steps in board.distance_field(wanted)], True
    doors, gates = ways_on(game)
    if not doors and not gates:
        return [0.0] * board.count, False
    fields = []
    if doors:
        fields.append([float(steps) for steps in board.distance_field(doors)])
    if gates:
        fields.append([float(steps + BEYOND_A_GATE) for steps in board.distance_field(gates)])
    return (fields[0] if len(fields) == 1 else [min(pair) for pair in zip(*fields, strict=True)]), True


def mission_spaces(game: Game) -> int:
    """Return where the mission wants the heroes, if somebody can get there; those whom nobody leads are fetched first."""
    board = game.board
    wanted = goal_spaces(game)
    for companion in game.state.progress.companions.values():
        if companion.leader is None and not companion.dead:
            wanted = board.adjacent[companion.space] | 1 << companion.space
    if not wanted:
        return 0
    field = board.distance_field(wanted)
    return wanted if any(field[hero.space] < FAR for hero in game.standing()) else 0


def ways_on(game: Game) -> tuple[int, int]:
    """Return the spaces of unexplored rooms and of doors, and those of gates through which nobody has looked."""
    board = game.board
    doors = gates = 0
    for index, placement in enumerate(game.state.placements):
        tile = game.state.tiles[index]
        if tile.token is not None and not tile.revealed:
            doors |= board.tile_mask[index]
            continue
        for connector, door in enumerate(placement.doors):
            mask = 0
            for space in board.connector(index, connector):
                mask |= 1 << space
            if isinstance(door, Open):
                doors |= mask
            elif isinstance(door, Gate) and door.beyond is None:
                gates |= mask
    return doors, gates


def stragglers(game: Game, space: int) -> int:
    """Count the heroes that are too far behind to help if something comes."""
    distance = game.board.distance_field(1 << space)
    return sum(TOGETHER < distance[hero.space] < FAR for hero in game.standing())
