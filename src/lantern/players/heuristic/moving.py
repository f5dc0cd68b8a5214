"""Where to stand: in a fight where one hits much and is hit little, otherwise on the way to the next door, in the light."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lantern.core.questions import Answer, ChooseOne, Option
from lantern.players.heuristic.arms import prospects
from lantern.players.heuristic.danger import danger_to
from lantern.players.heuristic.goals import way_to_goals
from lantern.players.heuristic.judging import best, chance, harm, hurt
from lantern.views.observation import Hero, Observation
from lantern.views.observation.options import Escape, Stop

Score = Callable[[int], float]

#: What it costs to begin a turn in the dark: D6 Horror Hits.
DARK = 2.2
#: What it is worth to be able to help somebody up.
FALLEN = 5.0
#: How much danger counts against what can be done, and how much more to a hero who is nearly down.
CAUTION, FRIGHT = 0.45, 0.9
#: Being nearer to enemies that cannot be attacked yet.
NEARER = 0.2
#: Below this a fall from a failed Escape test is not worth the try.
FEW = 0.34


def move(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Walk to the best space in reach, or stop if there is none better."""
    hero = seen.hero(question.who)
    options = question.options
    if isinstance(options[0], Escape):
        return 0 if _wants_away(seen, hero, options[0].target) else _stop(options)
    spaces = [option for option in options if option.space is not None]
    if not spaces:
        return _stop(options)
    score = in_fight(seen, hero) if seen.enemies else out_of_fight(seen, hero)
    here = score(hero.space)
    scores = [score(option.value) for option in spaces]
    chosen = best(scores, luck)
    return options.index(spaces[chosen]) if scores[chosen] > here + 1e-6 else _stop(options)


def nearest(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Choose a place: where a move would go."""
    hero = seen.heroes.get(question.who)
    if hero is None or hero.space < 0:
        return luck % len(question.options)
    score = in_fight(seen, hero) if seen.enemies else out_of_fight(seen, hero)
    return best([score(option.value) for option in question.options], luck)


def press_on(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Go on only where there is somebody to strike: next to most enemies."""
    hero = seen.hero(question.who)

    def score(option: Option) -> float:
        space = hero.space if option.value is None else option.value
        return len(seen.enemies_adjacent_to(space)) + (0.5 if option.value is None else 0.0)

    return best([score(option) for option in question.options], luck)


def start_space(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Start as near to the first door as the Entrance allows."""
    field, _ = way_to_goals(seen)
    return best([-field[option.value] for option in question.options], luck)


def _stop(options: Sequence[Option]) -> int:
    return next(i for i, option in enumerate(options) if isinstance(option, Stop))


def _wants_away(seen: Observation, hero: Hero, target: int) -> bool:
    """Try to get away when the place is bad: hurt and beset, or in the dark. A try costs nothing unless it is punished."""
    near = seen.enemies_adjacent_to(hero.space)
    if any(_punishes_a_try(seen, enemy.kind) for enemy in near):
        return False
    beset = sum(harm(seen, enemy.kind, hero) for enemy in near)
    dark = seen.lit_tiles().isdisjoint(seen.board.tiles_of[hero.space])
    return chance(target) >= FEW and (dark or (hurt(seen, hero) > 0.4 and beset > 1.5) or len(near) >= 3)


def _punishes_a_try(seen: Observation, kind: str) -> bool:
    return any(trigger.on == "escape_failed" for ability in seen.abilities_of(kind) for trigger in ability.triggers)


# -- in a fight -----------------------------------------------------------------------------------


def in_fight(seen: Observation, hero: Hero) -> Score:
    """Weigh a space by what can be attacked from there, who can attack there, and the light."""
    board = seen.board
    arms = prospects(seen, hero)
    foes = seen.enemy_spaces()
    field = board.distance_field(foes)
    danger = danger_to(seen, hero)
    dark = _darkness(seen, hero)
    caution = CAUTION + FRIGHT * hurt(seen, hero)
    helps = _spaces_to_help(seen)

    def score(space: int) -> float:
        near = (board.adjacent[space] | 1 << space) & foes
        attack = max([arm.from_space(seen, space, near) for arm in arms])
        total = attack or -NEARER * min(field[space], 30)
        total -= caution * danger(space) + dark(space)
        return total + (FALLEN if helps >> space & 1 else 0.0)

    return score


def _spaces_to_help(seen: Observation) -> int:
    """Return the spaces beside KO'd heroes on whose tile no enemy stands (KO-08)."""
    fallen = [other for other in seen.heroes.values() if other.ko and not other.dead]
    if not fallen:
        return 0
    board = seen.board
    beset = {tile for enemy in seen.enemies.values() for space in enemy.spaces for tile in board.tiles_of[space]}
    spaces = 0
    for other in fallen:
        if beset.isdisjoint(board.tiles_of[other.space]):
            spaces |= board.adjacent[other.space] | 1 << other.space
    return spaces


def _darkness(seen: Observation, hero: Hero) -> Score:
    """Weigh the light: nobody stays in the dark, and who carries it leaves nobody there."""
    board = seen.board
    if seen.light_bearer != hero.id:
        lit = 0
        for tile in sorted(seen.lit_tiles()):
            lit |= board.tile_mask[tile]
        return lambda space: 0.0 if lit >> space & 1 else DARK
    others = [other.space for other in seen.standing() if other is not hero]
    known: dict[tuple[int, ...], float] = {}

    def left_in_the_dark(space: int) -> float:
        tiles = tuple(board.tiles_of[space])
        if tiles not in known:
            lit = {tile for each in tiles for tile in (each, *board.tile_adjacent[each])}
            known[tiles] = DARK * sum(lit.isdisjoint(board.tiles_of[other]) for other in others)
        return known[tiles]

    return left_in_the_dark


# -- between fights -------------------------------------------------------------------------------


def out_of_fight(seen: Observation, hero: Hero) -> Score:
    """Weigh a space by the way to what is to be done, the light, and how far the others are."""
    field, _ = way_to_goals(seen)
    board = seen.board
    dark = _darkness(seen, hero)
    others = [board.distance_field(1 << other.space) for other in seen.standing() if other is not hero]

    def score(space: int) -> float:
        total = -field[space] - 3 * dark(space)
        for distance in others:
            total -= 0.5 * max(0, distance[space] - 5)
        return total

    return score
