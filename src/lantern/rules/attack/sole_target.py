"""Hits that can go to one enemy only: nobody is asked on whom, unless something could be done or decided there (ATTACK-09)."""

from __future__ import annotations

from collections.abc import Iterable

from lantern.content.bends.enemies import Explodes
from lantern.content.effects import Choose
from lantern.content.verbs.attacks import EnemyHits, PressOn
from lantern.content.verbs.changes import Modify
from lantern.content.verbs.grammar import Verb
from lantern.rules.belongings.abilities import usable_any_time
from lantern.rules.numbers.bends import enemy_bent
from lantern.rules.numbers.in_play import listeners
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel

#: Moments at which one Hit may change what the next does, or to whom it can go: then they may be given one by one.
CHANGING = ("hit", "critical_hit", "hit_wounds", "enemy_wounded", "threat_defeated")
#: Numbers of a hero that count once its Hits are known.
STATS = frozenset({"damage", "critical_damage", "combat", "shots"})
#: Boosts that are for another attack than this.
LATER = frozenset({"next_attack"})


def goes_without_saying(game: Game, enemy: EnemyModel) -> bool:
    """Tell whether all Hits go to the only enemy that they can go to: no other way to give them could ever be better.

    It is not so where somebody may not want to hit it, where Hits given one by one may do more than together, and where
    somebody has something for any time that would make more of them.
    """
    if enemy_bent(game, enemy.kind, Explodes) is not None:
        return False
    if any(listeners(game, moment) for moment in CHANGING):
        return False
    if any(isinstance(effect, PressOn) for each in listeners(game, "enemy_killed") for effect in each.trigger.effect):
        return False
    return not any(_adds_to_hits(usable.action.effect) for hero in game.standing() for usable in usable_any_time(game, hero))


def _adds_to_hits(effects: Iterable[Verb]) -> bool:
    """Tell whether some effects make more of Hits that are not given yet, or hit by themselves."""
    return any(_adds(effect) for effect in effects)


def _adds(effect: Verb) -> bool:
    if isinstance(effect, Choose):
        return any(_adds_to_hits(choice.effect) for choice in effect.among)
    if isinstance(effect, Modify):
        return effect.until not in LATER and bool(effect.bend or not STATS.isdisjoint(effect.change))
    return isinstance(effect, EnemyHits)
