"""Whom enemies go for, and in which order they do (AI-02, AI-04, AI-05, AI-08)."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from operator import itemgetter

from lantern.content.bends.enemies import Targets
from lantern.core.questions import ChooseOne
from lantern.core.table import PARTY
from lantern.rules.fight.enemy_attacks import is_held, is_ranged
from lantern.rules.fight.enemy_movement import cannot_move, is_next_to
from lantern.rules.numbers.bends import enemy_bends
from lantern.rules.numbers.quantities import dark_stone_carried
from lantern.rules.numbers.values import enemy_has
from lantern.rules.table.choices.models import ChooseEnemy
from lantern.rules.table.events import Targeted
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero


def models_of(game: Game, kind: str) -> list[EnemyModel]:
    """Return the models of a type."""
    return [enemy for enemy in game.state.enemies.values() if enemy.kind == kind]


def move_order(game: Game, kind: str) -> list[EnemyModel]:
    """Put the models that are not held in order: nearest to the heroes first; of equals the players choose (AI-02)."""
    field = game.board.distance_field(game.hero_spaces())
    near = [(min(field[s] for s in enemy.spaces), enemy) for enemy in models_of(game, kind) if not is_held(game, enemy)]
    order: list[EnemyModel] = []
    for _, equals in groupby(sorted(near, key=itemgetter(0)), key=itemgetter(0)):
        tied = [enemy for _, enemy in equals]
        while tied := [enemy for enemy in tied if enemy.id in game.state.enemies]:
            chosen = game.ask(partial(_who_is_next, game, tied)).value
            for enemy in tied:
                if enemy.id == chosen:
                    order.append(enemy)
                    tied.remove(enemy)
                    break
    return order


def _who_is_next(game: Game, tied: list[EnemyModel]) -> ChooseOne:
    if len(tied) == 1:
        alone = [ChooseEnemy(tied[0].id, tied[0].spaces[0])]
        return ChooseOne(kind="enemy-order", who=PARTY, options=alone, default=0, matters=False)
    living = [enemy for enemy in tied if enemy.id in game.state.enemies] or tied[:1]  # some may have been killed meanwhile
    options = [ChooseEnemy(enemy.id, enemy.spaces[0]) for enemy in living]
    matters = len(living) > 1 and sum([_may_go(game, enemy) for enemy in living]) > 1
    return ChooseOne(kind="enemy-order", who=PARTY, options=options, default=0, matters=matters)


def _may_go(game: Game, enemy: EnemyModel) -> bool:
    """Tell whether a model may go somewhere, where another might be in its way."""
    return not keeps_target(game, enemy) and not cannot_move(game, enemy)


def keeps_target(game: Game, enemy: EnemyModel) -> bool:
    """Tell whether a model stays on its target: while that hero stands and is adjacent (AI-08); one that shoots never does."""
    if enemy.target is None or enemy_has(game, enemy.kind, "changes_targets") or is_ranged(game, enemy.kind):  # FOEATK-08
        return False
    return is_next_to(game, enemy, game.state.heroes[enemy.target])


def forget_lost_targets(game: Game, kind: str) -> None:
    """Let the models that do not keep their target choose anew (AI-09)."""
    for enemy in models_of(game, kind):
        if not keeps_target(game, enemy):
            enemy.target = None


def choose_target(game: Game, enemy: EnemyModel, among: list[Hero]) -> Hero:
    """Pick a Random Hero among these with the fewest of this type on them (AI-04, AI-05, RANDOM-04)."""
    for _, bend in enemy_bends(game, enemy.kind, Targets):
        has = {hero.id: hero.gold if bend.most == "gold" else dark_stone_carried(game, hero) for hero in among}
        among = [hero for hero in among if has[hero.id] == max(has.values())]
    counts = dict.fromkeys(game.state.heroes, 0)
    for other in game.state.enemies.values():
        if other.kind == enemy.kind and other.target is not None:
            counts[other.target] += 1
    fewest = min(counts[hero.id] for hero in among)
    return game.hero(game.pick("enemy-target", [hero.id for hero in among if counts[hero.id] == fewest]))


def aim_at(game: Game, enemy: EnemyModel, hero: Hero) -> None:
    """Make a hero the target of a model."""
    enemy.target = hero.id
    game.tell(Targeted(enemy.id, hero.id))
