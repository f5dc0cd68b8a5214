"""The chance that Hits kill an enemy, exactly: every die that will be rolled for them, nothing spent to change it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import zip_longest
from math import comb

from msgspec import structs

from lantern.content.kits import OnHit
from lantern.rules.attack.hero_hits import (
    added_to_damage,
    endured,
    enemy_is_immune,
    is_critical,
    through_defense,
)
from lantern.rules.belongings.hero_arms import HeroHit, keywords_of
from lantern.rules.numbers.throws import FACES
from lantern.rules.numbers.values import enemy_has, enemy_value, health_of
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero

#: How likely each number of Wounds is.
Chances = dict[int, float]


def kill_chance(
    game: Game, hero: Hero, enemy: EnemyModel, hits: Sequence[HeroHit], with_them: Sequence[OnHit | None] = ()
) -> float:
    """Return the chance that these Hits together are enough for an enemy (ATTACK-11 to ATTACK-14).

    `with_them` is what the hero would spend on each of them, whatever the dice show.
    """
    left = health_of(game, enemy) - enemy.wounds
    total: Chances = {0: 1.0}
    for hit, with_it in zip_longest(hits, with_them):
        total = _sum(total, wounds_of(game, hero, enemy, hit, with_it))
    return sum(chance for wounds, chance in total.items() if wounds >= left)


def wounds_of(game: Game, hero: Hero, enemy: EnemyModel, hit: HeroHit, with_it: OnHit | None = None) -> Chances:
    """Tell how many Wounds one Hit does, in the order of ATTACK-13: Cover, Damage, Defense, Armor, Endurance.

    `with_it` is what the hero would spend on it, whatever the dice show.
    """
    kind = enemy.kind
    if enemy_is_immune(game, kind, keywords_of(game, hit.arm)):  # IMMUNE-01
        return {0: 1.0}
    chances: Chances = defaultdict(float)
    seconds = FACES[hit.arm.second_die] if hit.arm.second_die is not None else (0,)
    faces = [face + more for face in FACES[hit.arm.damage_die] for more in seconds]
    critical = is_critical(game, hero, enemy, hit)
    bonus = added_to_damage(game, hero, enemy, hit, critical=critical)
    if with_it is not None:
        bonus += with_it.damage
        faces = [face * with_it.times for face in faces]
    for face in faces:
        rolled = structs.replace(hit, critical=critical, rolled=face, bonus=bonus)
        for wounds, chance in _past_armor(game, kind, hit, through_defense(game, enemy, rolled)).items():
            chances[endured(game, kind, hit, wounds)] += chance / len(faces)
    return _past_cover(game, kind, hit, chances)


def _past_cover(game: Game, kind: str, hit: HeroHit, chances: Chances) -> Chances:
    """Roll Cover once for the Hit (SAVE-13)."""
    cover = enemy_value(game, kind, "cover")
    if not cover or "cover" in hit.arm.ignore:
        return chances
    through = (cover - 1) / 6
    found: Chances = defaultdict(float, {wounds: chance * through for wounds, chance in chances.items()})
    found[0] += 1 - through
    return found


def _past_armor(game: Game, kind: str, hit: HeroHit, wounds: int) -> Chances:
    """Roll Armor for each Wound (SAVE-12)."""
    armor = enemy_value(game, kind, "armor")
    ignored = "armor" in hit.arm.ignore and not enemy_has(game, kind, "armor_not_ignored")
    if not armor or ignored:
        return {wounds: 1.0}
    through = (armor - 1) / 6
    return {left: comb(wounds, left) * through**left * (1 - through) ** (wounds - left) for left in range(wounds + 1)}


def _sum(one: Chances, other: Chances) -> Chances:
    found: Chances = defaultdict(float)
    for wounds, chance in one.items():
        for more, also in other.items():
            found[wounds + more] += chance * also
    return found
