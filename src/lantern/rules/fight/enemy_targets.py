"""Whom enemies go for (AI-04, AI-05, AI-08)."""

from __future__ import annotations

from lantern.content.bends.enemies import Targets
from lantern.rules.fight.enemy_attacks import is_ranged
from lantern.rules.fight.enemy_movement import is_next_to
from lantern.rules.numbers.bends import enemy_bends
from lantern.rules.numbers.quantities import dark_stone_carried
from lantern.rules.numbers.values import enemy_has
from lantern.rules.table.events import Targeted
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero


def models_of(game: Game, kind: str) -> list[EnemyModel]:
    """Return the models of a type."""
    return [enemy for enemy in game.state.enemies.values() if enemy.kind == kind]


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
    return game.hero(game.pick("enemy-target", likely_targets(game, enemy, among)))


def likely_targets(game: Game, enemy: EnemyModel, among: list[Hero]) -> list[str]:
    """Return among whom chance decides: those with the fewest of this type on them, and with the most of what it is after."""
    for _, bend in enemy_bends(game, enemy.kind, Targets):
        has = {hero.id: hero.gold if bend.most == "gold" else dark_stone_carried(game, hero) for hero in among}
        among = [hero for hero in among if has[hero.id] == max(has.values())]
    counts = dict.fromkeys(game.state.heroes, 0)
    for other in game.state.enemies.values():
        if other.kind == enemy.kind and other.target is not None:
            counts[other.target] += 1
    fewest = min(counts[hero.id] for hero in among)
    return [hero.id for hero in among if counts[hero.id] == fewest]


def aim_at(game: Game, enemy: EnemyModel, hero: Hero) -> None:
    """Make a hero the target of a model."""
    enemy.target = hero.id
    game.tell(Targeted(enemy.id, hero.id))
