"""What a hero can attack with, and what that is worth against whom."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from lantern.board.sets import mask_of
from lantern.content.verbs.attacks import FreeAttack
from lantern.players.heuristic.judging import SIDES, chance, prices, wounds_of_a_die
from lantern.views.observation import MOST_DICE, Arm, EnemyModel, Hero, Observation


class Expectation(Struct):
    """One way to attack: its reach (0 is hand to hand), its dice, and what a die is worth against each enemy, best first."""

    reach: int
    dice: int
    any_target: bool
    worth: list[tuple[float, EnemyModel]]

    def from_space(self, seen: Observation, space: int, near: int) -> float:
        """Return what the attack is worth from a space, next to which there are enemies on these spaces."""
        for worth, enemy in self.worth:
            if near and not self.any_target:
                if near & mask_of(enemy.spaces):
                    return self.dice * worth
            elif self.reach and seen.can_aim_at(space, enemy.spaces, self.reach):
                return self.dice * worth
        return 0.0


def prospects(seen: Observation, hero: Hero) -> list[Expectation]:
    """Return what a hero can attack with as it is equipped now."""
    enemies = list(seen.enemies.values())
    worth = prices(seen, enemies)
    found = [_prospect(seen, hero, seen.hand_to_hand(hero), seen.value(hero, "combat"), enemies, worth)]
    guns = list(dict.fromkeys(seen.ranged_weapons(hero)))
    for item in guns:
        arm = seen.weapon(item)
        found.append(_prospect(seen, hero, arm, seen.shots_of(hero, item) + seen.value(hero, "shots"), enemies, worth))
    return found


def of_weapon(seen: Observation, hero: Hero, item: str, off_hand: str | None, enemies: Sequence[EnemyModel]) -> float:
    """Return what a shot, or one with both hands, is worth against the best of some enemies."""
    dice = seen.shots_of(hero, item) + seen.value(hero, "shots")
    total = against_best(seen, hero, seen.weapon(item), dice, enemies)
    if off_hand is not None:
        penalty = 0 if seen.options.dual_wield or seen.hero_has(hero, "no_off_hand_penalty") else 1
        arm = seen.weapon(off_hand, penalty=penalty, off_hand=True)
        total = 0.8 * total + against_best(seen, hero, arm, seen.shots_of(hero, off_hand, off_hand=True), enemies)
    return total


def of_fists(seen: Observation, hero: Hero, enemies: Sequence[EnemyModel], more: int = 0) -> float:
    """Return what fighting hand to hand is worth against the best of some enemies, with more Combat perhaps."""
    return against_best(seen, hero, seen.hand_to_hand(hero), seen.value(hero, "combat") + more, enemies)


def of_free_attack(seen: Observation, hero: Hero, effect: FreeAttack, enemies: Sequence[EnemyModel]) -> float:
    """Return what an attack with its own numbers is worth against the best of some enemies, or all of them."""
    arm = seen.own_numbers(hero, effect)
    dice = effect.shots or effect.combat
    if effect.each:
        return sum(against_best(seen, hero, arm, dice, [enemy]) for enemy in enemies)
    return against_best(seen, hero, arm, dice, enemies)


def against_best(seen: Observation, hero: Hero, arm: Arm, dice: int, enemies: Sequence[EnemyModel]) -> float:
    """Return what some dice with an arm are worth against the enemy that suits them best."""
    worth = prices(seen, enemies)
    each = (worth[enemy.kind] * killed(seen, hero, arm, enemy) for enemy in enemies)
    return max(each, default=0.0) * min(MOST_DICE, dice)


def _prospect(
    seen: Observation, hero: Hero, arm: Arm, dice: int, enemies: Sequence[EnemyModel], price: dict[str, float]
) -> Expectation:
    known: dict[tuple[str, int], float] = {}
    worth: list[tuple[float, EnemyModel]] = []
    for enemy in enemies:
        alike = (enemy.kind, enemy.wounds)
        if alike not in known:
            known[alike] = price[enemy.kind] * killed(seen, hero, arm, enemy)
        worth.append((known[alike], enemy))
    worth.sort(key=lambda pair: -pair[0])
    reach = seen.range_of(hero, arm) if arm.is_ranged else 0
    return Expectation(reach, min(MOST_DICE, dice), arm.any_target, worth)


def killed(seen: Observation, hero: Hero, arm: Arm, enemy: EnemyModel) -> float:
    """Return the share of an enemy that one To Hit die with an arm kills on average."""
    kind = enemy.kind
    if seen.is_immune(kind, seen.keywords_of_arm(arm)):
        return 0.0
    target = seen.value(hero, "to_hit_ranged" if arm.is_ranged and not arm.thrown else "to_hit_melee") + arm.penalty
    left = seen.wounds_left(enemy)
    defense = 0 if "defense" in arm.ignore else seen.defense_of(enemy)
    sharp = defense if seen.enemy_has(kind, "tough") else 0
    if chitin := seen.left_by_criticals(kind):
        sharp = min(defense, chitin)
    bonus = seen.value(hero, "damage", kind) + arm.damage
    done = wounds_of_a_die(
        min(6, target), SIDES[arm.to_hit_die], arm.critical, SIDES[arm.damage_die], bonus, defense, sharp, left
    )
    armor = seen.enemy_value(kind, "armor")
    if armor and ("armor" not in arm.ignore or seen.enemy_has(kind, "armor_not_ignored")):
        done *= 1 - chance(armor)
    cover = seen.enemy_value(kind, "cover")
    if cover and "cover" not in arm.ignore:
        done *= 1 - chance(cover)
    return done / left
