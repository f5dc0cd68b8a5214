"""What one hero can reach and see, and what threatens it: drawn over the map when somebody asks."""

from __future__ import annotations

from lantern.board.sets import bits
from lantern.board.walking import FAR
from lantern.rules.attack.chances import at_least_one
from lantern.rules.attack.hero_attacks import ranged_weapons, weapon_range
from lantern.rules.belongings.light import lit_tiles
from lantern.rules.map.movement import DRAG_COST
from lantern.rules.numbers.dice import dice_of
from lantern.rules.numbers.values import enemy_value, hero_has
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero
from lantern.views.look import Wire

MOST_POINTS = 12
#: The Move of somebody whose turn it is not: the best that one die gives.
ONE_DIE = 6
#: Whatever can be seen is nearer than that.
ANY_RANGE = FAR - 1

#: Where a hero may be, having beaten which Escape value so far.
Standing = tuple[int, int]


class ReachSpace(Wire, frozen=True):
    """A space in reach: in how many steps, with a space on the way or here where an enemy holds, and the chance to get by."""

    space: int
    steps: int
    held: bool
    percent: int


class Overlay(Wire, frozen=True):
    """What one hero can reach and see, and what threatens it. `reach` counts from now, or for the Move `points` asked."""

    hero: str
    points: int
    reach: list[ReachSpace]
    sight: list[int]
    ranges: dict[str, int]
    threatened: list[int]
    lit: list[int]


def overlay(game: Game, hero: Hero, points: int | None) -> Overlay:
    """Find what one hero can reach with its Move points (or with so many), what it sees, and what threatens it."""
    board = game.board
    activation = game.state.activation
    active = activation is not None and activation.hero == hero.id
    if points is None:
        points = activation.points if active and activation is not None and activation.moving else ONE_DIE
    steps = min(points, MOST_POINTS)
    dragging = active and activation is not None and activation.dragging is not None
    lit = [space for tile in lit_tiles(game) for space in board.local[tile]]
    if hero.space < 0:
        return Overlay(hero=hero.id, points=points, reach=[], sight=[], ranges={}, threatened=_threatened(game), lit=lit)
    return Overlay(
        hero=hero.id,
        points=points,
        reach=_reach(game, hero, steps // (DRAG_COST if dragging else 1)),
        sight=[space for space in bits(board.all) if game.can_aim(hero.space, space, ANY_RANGE)],
        ranges={weapon: weapon_range(game, hero, weapon) for weapon in ranged_weapons(game, hero)},
        threatened=_threatened(game),
        lit=sorted(set(lit)),
    )


def _threatened(game: Game) -> list[int]:
    """Return the spaces next to enemies, where one is held back and attacked."""
    mask = 0
    for enemy in game.state.enemies.values():
        for space in enemy.spaces:
            mask |= game.board.adjacent[space]
    return list(bits(mask & ~game.enemy_spaces()))


def _reach(game: Game, hero: Hero, steps: int) -> list[ReachSpace]:
    """Find the best chance to come to each space, and with how few steps; every enemy passed on the way must be escaped.

    A test that was passed covers its value for the rest of the turn (ESCAPE-02), so what counts is the highest value so far.
    """
    board = game.board
    holds = _escape_values(game)
    blocked = game.occupied()
    passing = hero_has(game, hero, "moves_through_models")
    onward = board.smash if passing else board.step  # BOARD-10
    dice = dice_of(game, hero, "escape")
    best: dict[Standing, tuple[float, int]] = {(hero.space, hero.escaped): (1.0, 0)}
    frontier = [(hero.space, hero.escaped)]
    for step in range(1, steps + 1):
        found: dict[Standing, float] = {}
        for here, covered in frontier:
            chance = best[here, covered][0]
            needed = holds.get(here, 0)
            if needed > covered:
                chance *= at_least_one(dice, needed)
            for there in bits(onward[here]):
                if blocked >> there & 1 and not passing:
                    continue
                standing = there, max(covered, needed)
                if chance > max(found.get(standing, 0.0), best.get(standing, (0.0, 0))[0]):
                    found[standing] = chance
        best |= {standing: (chance, step) for standing, chance in found.items()}
        frontier = list(found)
    return _spaces(best, hero, holds, blocked)


def _spaces(best: dict[Standing, tuple[float, int]], hero: Hero, holds: dict[int, int], blocked: int) -> list[ReachSpace]:
    """Keep for each space the best chance, and the fewest steps that have it."""
    chosen: dict[int, tuple[float, int]] = {}
    for (space, _), (chance, step) in best.items():
        if space != hero.space and not blocked >> space & 1:
            now = chosen.get(space, (0.0, 0))
            if (chance, -step) > (now[0], -now[1]):
                chosen[space] = chance, step
    return [
        ReachSpace(space=space, steps=step, held=holds.get(space, 0) > hero.escaped, percent=round(100 * chance))
        for space, (chance, step) in sorted(chosen.items())
    ]


def _escape_values(game: Game) -> dict[int, int]:
    """Return what must be rolled to leave each space next to enemies: the highest of their values (ESCAPE-04)."""
    found: dict[int, int] = {}
    for enemy in game.state.enemies.values():
        value = enemy_value(game, enemy.kind, "escape")
        for space in enemy.spaces:
            for near in (*bits(game.board.adjacent[space]), space):
                found[near] = max(found.get(near, 0), value)
    return found
