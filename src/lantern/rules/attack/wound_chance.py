"""The chance that an attack wounds, exactly: every die To Hit and of Damage, nothing spent to change it."""

from __future__ import annotations

from collections.abc import Sequence

from lantern.rules.attack.chances import arms_of, attacking
from lantern.rules.attack.kill_chance import wounds_of
from lantern.rules.attack.to_hit import hits_by_face
from lantern.rules.belongings.hero_arms import Arm, targets
from lantern.rules.numbers.throws import FACES
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero


def wound_chance(game: Game, hero: Hero, weapons: Sequence[str]) -> float:
    """Return the chance that an attack wounds somebody, if all its Hits go to whoever is wounded most easily.

    Hand to hand, or with one or two guns (ATTACK-09, ATTACK-11, ATTACK-23).
    """
    with attacking(game, hero, weapons):
        arms = arms_of(game, hero, weapons)
        reached = {enemy.id: enemy for arm, _ in arms for enemy in targets(game, hero, arm)}
        return max((_wounds(game, hero, enemy, arms) for enemy in reached.values()), default=0.0)


def _wounds(game: Game, hero: Hero, enemy: EnemyModel, arms: Sequence[tuple[Arm, int]]) -> float:
    """Return the chance of at least one Wound on one enemy; an arm that does not reach it does nothing to it."""
    unhurt = 1.0
    for arm, dice in arms:
        if enemy in targets(game, hero, arm):
            unhurt *= (1.0 - _die(game, hero, enemy, arm, two=len(arms) > 1)) ** dice
    return 1.0 - unhurt


def _die(game: Game, hero: Hero, enemy: EnemyModel, arm: Arm, *, two: bool) -> float:
    """Return the chance that one die To Hit comes to a Wound."""
    hits = hits_by_face(game, hero, arm, two=two)
    hurt = (
        1.0 - wounds_of(game, hero, enemy, hit).get(0, 0.0) for hit in hits if hit is not None and hit.may_go_to(enemy.kind)
    )
    return sum(hurt) / len(FACES[arm.to_hit_die])
