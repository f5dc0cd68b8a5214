"""How enemies move: reach, the far side of a hero, pushing through, large bases (AI, XL)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from lantern.board.bases import XLReach, path_of
from lantern.board.sets import bits, first, mask_of
from lantern.board.walking import FAR, Reach
from lantern.core.questions import ChooseOne
from lantern.core.table import PARTY
from lantern.rules.attack.swarms import is_swarm, room_in_swarm
from lantern.rules.belongings.isolation import can_be_attacked, is_isolated
from lantern.rules.fight.fixed_map import forbidden
from lantern.rules.fight.placement import is_extra_large
from lantern.rules.harm.pursuit import lose_what_is_left_behind
from lantern.rules.numbers.values import enemy_has, enemy_value
from lantern.rules.table.choices.spaces import EnemyTo
from lantern.rules.table.events import Moved
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero

LARGE = ("large", "extra_large")


class Course(Struct):
    """Where a model can end its move beside a hero, or near one: the ends, by their first space, and the way to each."""

    ends: dict[int, int]
    way_to: Callable[[int], list[int]]
    soft: int


def is_next_to(game: Game, enemy: EnemyModel, hero: Hero) -> bool:
    """Tell whether a hero stands next to a model, through any space of its base (BOARD-06, XL-03)."""
    near = game.board.adjacent[hero.space] | 1 << hero.space
    for space in enemy.spaces:
        if near >> space & 1:
            return can_be_attacked(game, hero)
    return False


def neighbours_of(game: Game, enemy: EnemyModel) -> list[Hero]:
    """Return the heroes next to a model."""
    return [hero for hero in game.standing() if is_next_to(game, enemy, hero)]


def choose_space(game: Game, spaces: int) -> int:
    """Choose among equally good spaces for an enemy: by chance, or as the players like (AI-13)."""
    if game.state.options.players_choose_ties and spaces & (spaces - 1):
        options = [EnemyTo(game.board.names[s], s) for s in bits(spaces)]
        space: int = game.ask(ChooseOne(kind="enemy-space", who=PARTY, options=options)).value
        return space
    return game.pick_space("enemy-space", spaces)


# -- where to -------------------------------------------------------------------------------------


def courses(game: Game, enemy: EnemyModel) -> dict[str, Course]:
    """Return how a model can get to each hero that it can reach: to the places beside it that are farthest (AI-03, AI-06)."""
    if is_extra_large(game, enemy.kind):
        found = {hero.id: _wide_course(game, enemy, hero) for hero in game.standing() if can_be_attacked(game, hero)}
        return {hero: course for hero, course in found.items() if course is not None}
    reach, free, soft = _reach(game, enemy)
    crowded = soft | room_in_swarm(game, enemy.kind)
    taken = reach.passed & crowded if crowded else 0  # AI-11: whoever is pushed makes room
    board = game.board
    found_here: dict[str, Course] = {}
    for hero in game.standing():
        if not can_be_attacked(game, hero):
            continue
        beside = board.adjacent[hero.space] & free or board.adjacent[hero.space] & taken
        if beside:
            deepest = next(layer & beside for layer in reversed(reach.layers) if layer & beside)
            ends = {space: 1 << space for space in bits(deepest)}
            found_here[hero.id] = Course(ends, lambda space: path_of(reach.path_to(space)), soft)
    return found_here


def _reach(game: Game, enemy: EnemyModel) -> tuple[Reach, int, int]:
    """Find where a model of one space can go, where it can end, and whom it pushes (AI-11, MOVE-09, BOARD-10)."""
    start = enemy.spaces[0]
    occupied = game.occupied() & ~(1 << start)
    barred = forbidden(game, start, hero=False)  # MISSION-24
    passes = passes_models(game, enemy)
    soft = occupied if passes else _pushed(game, enemy)
    reach = game.board.reach(start, move_of(game, enemy), occupied & ~soft | barred, through=soft, crossing=passes)
    return reach, reach.spaces & ~occupied, 0 if passes else soft


def passes_models(game: Game, enemy: EnemyModel) -> bool:
    """Tell whether a model moves through others: it flies (MOVE-09), is one of a swarm, or just does."""
    kind = enemy.kind
    return enemy_has(game, kind, "flies") or enemy_has(game, kind, "moves_through_models") or is_swarm(game, kind)


def move_of(game: Game, enemy: EnemyModel) -> int:
    """Return how far a model can move now (MOVE-08)."""
    return 0 if cannot_move(game, enemy) else enemy_value(game, enemy.kind, "move")


def _pushed(game: Game, enemy: EnemyModel) -> int:
    """Return the spaces of the smaller enemies that a large one pushes through (AI-11, AI-12, XL-04), if they move at all."""
    sheets = game.content.enemies
    if sheets[enemy.kind].size not in LARGE:
        return 0
    others = [other for other in game.state.enemies.values() if sheets[other.kind].size not in LARGE]
    fixed = mask_of(other.spaces[0] for other in others if cannot_move(game, other))
    return mask_of(other.spaces[0] for other in others) & ~fixed


def cannot_move(game: Game, enemy: EnemyModel) -> bool:
    """Tell whether a model cannot be moved at all: it is Immobile (IMMOB-01), on a rope, or out of the fight."""
    if enemy.roped_by or enemy_has(game, enemy.kind, "immobile"):
        return True
    return bool(game.state.isolated) and is_isolated(game, enemy.id)


def _wide_course(game: Game, enemy: EnemyModel, hero: Hero) -> Course | None:
    """Find the farthest places beside a hero for a large base: whole on the board, or else over its edge (XL-05, XL-06)."""
    board = game.board
    anchor = min(enemy.spaces, key=lambda space: board.distance(space, hero.space))  # XL-02
    base = mask_of(enemy.spaces)
    hard, full, soft = _in_the_way(game, enemy, anchor)
    for reach in (
        board.xl_reach(base, anchor, move_of(game, enemy), hard),
        board.xl_overflow(base, anchor, move_of(game, enemy), hard),
    ):
        beside = [end for end in reach.positions if end.base & board.adjacent[hero.space] and not end.base & full]
        if beside:
            farthest = max(reach.cost(end) for end in beside)
            return _wide(reach, [end.base for end in beside if reach.cost(end) == farthest], soft)
    return None


def _in_the_way(game: Game, enemy: EnemyModel, anchor: int) -> tuple[int, int, int]:
    """Return where a large base cannot go, where it cannot end (MOVE-09), and whom it pushes (XL-04)."""
    occupied = game.occupied() & ~mask_of(enemy.spaces)
    barred = forbidden(game, anchor, hero=False)  # MISSION-24
    if passes_models(game, enemy):
        return barred, occupied | barred, 0
    soft = _pushed(game, enemy)
    hard = occupied & ~soft | barred
    return hard, hard, soft


def _wide(reach: XLReach, bases: list[int], soft: int) -> Course:
    ends = {first(base): base for base in sorted(bases)}
    positions = {position.base: position for position in reversed(reach.positions)}
    return Course(ends, lambda space: reach.path_to(positions[ends[space]]), soft)


def approach(game: Game, enemy: EnemyModel, until: Callable[[int], bool] | None = None) -> None:
    """Move as far as possible toward the nearest hero (AI-07), or until some place will do; without a way, stay (AI-14)."""
    course = course_toward_heroes(game, enemy)
    if course is None:
        return
    path = course.way_to(choose_space(game, mask_of(course.ends)))
    if until is not None:
        occupied = game.occupied() & ~path[0]
        stops = [number for number, base in enumerate(path) if number and not base & occupied and until(base)]
        path = path[: stops[0] + 1] if stops else path
    go(game, enemy, path, course.soft)


def course_toward_heroes(game: Game, enemy: EnemyModel) -> Course | None:
    """Return how a model gets as near to the nearest hero as it can (AI-07); nothing if it stays where it is (AI-14)."""
    field = game.board.distance_field(game.hero_spaces())
    course, best, here = _wide_approach(game, enemy, field) if is_extra_large(game, enemy.kind) else _walk(game, enemy, field)
    return None if best >= FAR or best >= here else course


def _walk(game: Game, enemy: EnemyModel, field: list[int]) -> tuple[Course, int, int]:
    reach, free, soft = _reach(game, enemy)
    there = bits(free | reach.passed & soft if soft else free)
    best = min([field[space] for space in there])
    nearest = mask_of([space for space in there if field[space] == best])
    ends = {space: 1 << space for space in bits(nearest & free or nearest)}  # AI-11: it pushes on through a crowd
    return Course(ends, lambda space: path_of(reach.path_to(space)), soft), best, field[enemy.spaces[0]]


def _wide_approach(game: Game, enemy: EnemyModel, field: list[int]) -> tuple[Course, int, int]:
    board = game.board
    anchor = min(enemy.spaces, key=lambda space: field[space])  # XL-02
    base, points = mask_of(enemy.spaces), move_of(game, enemy)
    hard, full, soft = _in_the_way(game, enemy, anchor)
    for find in (board.xl_reach, board.xl_overflow):  # XL-06: over the edge only if nothing else brings it nearer
        reach = find(base, anchor, points, hard)
        ends = [end for end in reach.positions if not end.base & full]
        best = min((field[end.anchor] for end in ends), default=FAR)
        if best < field[anchor]:
            break
    return _wide(reach, [end.base for end in ends if field[end.anchor] == best], soft), best, field[anchor]


# -- going there ----------------------------------------------------------------------------------


def go(game: Game, enemy: EnemyModel, path: list[int], soft: int) -> None:
    """Go a way, given as the base at each step, and push aside whoever may be pushed."""
    if len(path) > 1:
        _push_aside(game, enemy, path, soft)
        enemy.spaces = bits(path[-1])
        game.enemies_moved()
        game.tell(Moved(enemy.id, tuple(map(first, path))))


def _push_aside(game: Game, enemy: EnemyModel, path: list[int], soft: int) -> None:
    """Move each smaller enemy on the way to the space just left (AI-11, XL-04); away from its target it loses it (AI-12)."""
    for base in path:
        if base & soft:
            _push(game, enemy, path, soft)
            return


def _push(game: Game, enemy: EnemyModel, path: list[int], soft: int) -> None:
    """Put those on the way aside, which is no move of theirs (MOVE-10)."""
    others: dict[int, list[EnemyModel]] = {}
    for other in game.state.enemies.values():
        if other is not enemy:
            others.setdefault(other.spaces[0], []).append(other)
    occupied = game.occupied() & ~path[0]
    for here, there in game.board.displaced(path, soft, occupied, lambda spaces: choose_space(game, spaces)):
        others[there] = others.pop(here)
        for other in others[there]:
            other.spaces[0] = there
            game.enemies_moved()
            lose_what_is_left_behind(game, other)
            game.tell(Moved(other.id, (here, there)))
