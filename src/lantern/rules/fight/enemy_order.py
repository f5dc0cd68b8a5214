"""In which order the models of a type go, and when that is all one (AI-02).

Of equally near models the players choose who goes first. Often the order changes nothing: each gets to the same places with
the same chance, whoever goes before it. Then nobody is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import groupby, permutations
from operator import itemgetter

from lantern.core.questions import ChooseOne
from lantern.core.table import PARTY
from lantern.rules.attack.swarms import is_swarm
from lantern.rules.fight.enemy_attacks import is_held, is_ranged
from lantern.rules.fight.enemy_movement import LARGE, cannot_move, course_toward_heroes, courses
from lantern.rules.fight.enemy_targets import keeps_target, likely_targets, models_of
from lantern.rules.numbers.values import enemy_has
from lantern.rules.table.choices.models import ChooseEnemy
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel

#: Where each of some models stands, and whom it goes for.
Stand = tuple[tuple[int, str | None], ...]
#: How likely models come to stand so, as a share of the whole.
Outlook = dict[Stand, int]
#: It can be divided often among equals, and nothing is lost.
WHOLE = 720_720**6
#: More orders, or more ways in which it could go, are not thought through: somebody is asked.
MOST_GOING, MOST_WAYS = 3, 8


def move_order(game: Game, kind: str) -> list[EnemyModel]:
    """Put the models that are not held in order: nearest to the heroes first; of equals the players choose (AI-02)."""
    field = game.board.distance_field(game.hero_spaces())
    near = [(min(field[s] for s in enemy.spaces), enemy) for enemy in models_of(game, kind) if not is_held(game, enemy)]
    order: list[EnemyModel] = []
    for _, equals in groupby(sorted(near, key=itemgetter(0)), key=itemgetter(0)):
        tied = [enemy for _, enemy in equals]
        while tied := [enemy for enemy in tied if enemy.id in game.state.enemies]:
            chosen = game.ask(partial(_who_is_next, game, tied, order)).value
            for enemy in tied:
                if enemy.id == chosen:
                    order.append(enemy)
                    tied.remove(enemy)
                    break
    return order


def _who_is_next(game: Game, tied: list[EnemyModel], before: list[EnemyModel]) -> ChooseOne:
    """Ask who of equals goes next, after others; it matters if each may get into the way of another, or change its mind."""
    if len(tied) == 1:
        alone = [ChooseEnemy(tied[0].id, tied[0].spaces[0])]
        return ChooseOne(kind="enemy-order", who=PARTY, options=alone, default=0, matters=False)
    living = [enemy for enemy in tied if enemy.id in game.state.enemies] or tied[:1]  # some may have been killed meanwhile
    options = [ChooseEnemy(enemy.id, enemy.spaces[0]) for enemy in living]
    matters = len(living) > 1 and sum([_may_go(game, enemy) for enemy in living]) > 1 and not is_all_one(game, before, living)
    return ChooseOne(kind="enemy-order", who=PARTY, options=options, default=0, matters=matters)


def _may_go(game: Game, enemy: EnemyModel) -> bool:
    """Tell whether a model may go somewhere, where another might be in its way."""
    return not keeps_target(game, enemy) and not cannot_move(game, enemy)


# -- when it is all one ---------------------------------------------------------------------------


def is_all_one(game: Game, before: list[EnemyModel], tied: list[EnemyModel]) -> bool:
    """Tell for sure that it makes no difference in which order equals go, after others: all ends are equally likely in each."""
    going = [enemy for enemy in tied if not keeps_target(game, enemy)]
    if len(going) > MOST_GOING or not _can_be_foreseen(game, going[0].kind):
        return False
    earlier = [enemy for enemy in before if enemy.id in game.state.enemies and not keeps_target(game, enemy)]
    models = [*earlier, *going]
    now = tuple((enemy.spaces[0], enemy.target) for enemy in models)
    try:
        begins = _after(game, models, {now: WHOLE}, earlier)
        ends = (_after(game, models, begins, order) for order in permutations(going))
        first = next(ends)
        return bool(first) and all(end == first for end in ends)
    finally:
        _put(game, models, now)


def _can_be_foreseen(game: Game, kind: str) -> bool:
    """Tell whether the models of a type just go: nobody shoots between, is pushed, or is asked anything."""
    if game.state.options.players_choose_ties or is_ranged(game, kind) or enemy_has(game, kind, "shootout"):
        return False
    small = game.content.enemies[kind].size not in LARGE and not is_swarm(game, kind)
    return small and not game.breeds[kind].extra_shots


def _after(game: Game, models: list[EnemyModel], begins: Outlook, order: Iterable[EnemyModel]) -> Outlook:
    """Return how models may stand after some have gone in an order, and how likely each way is; too many are none."""
    outlook = begins
    for enemy in order:
        after: Outlook = {}
        mine = models.index(enemy)
        for stand, share in outlook.items():
            _put(game, models, stand)
            for space, target, among in _ends(game, enemy):
                end = (*stand[:mine], (space, target), *stand[mine + 1 :])
                after[end] = after.get(end, 0) + share // among
                if share % among or len(after) > MOST_WAYS:
                    return {}
        outlook = after
    return outlook


def _ends(game: Game, enemy: EnemyModel) -> list[tuple[int, str | None, int]]:
    """Return where a model may end its move, with which target, and one of how many such ends that is (AI-03 to AI-07)."""
    ways = courses(game, enemy)
    if not ways:
        course = course_toward_heroes(game, enemy)
        spaces = list(course.ends) if course is not None else [enemy.spaces[0]]
        return [(space, None, len(spaces)) for space in spaces]
    targets = likely_targets(game, enemy, [hero for hero in game.standing() if hero.id in ways])
    return [(space, target, len(targets) * len(ways[target].ends)) for target in targets for space in ways[target].ends]


def _put(game: Game, models: list[EnemyModel], standing: Stand) -> None:
    """Let models stand somewhere, for the time of a thought."""
    for enemy, (space, target) in zip(models, standing, strict=True):
        enemy.spaces, enemy.target = [space], target
    game.enemies_moved()
