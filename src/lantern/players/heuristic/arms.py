"""What a hero can attack with, and what that is worth against whom."""

from __future__ import annotations

from msgspec import Struct

from lantern.content.bends.enemies import CriticalsLeave
from lantern.content.verbs.attacks import FreeAttack
from lantern.players.heuristic.judging import SIDES, chance, left_of, price, wounds_of_a_die
from lantern.rules.bends import enemy_bent
from lantern.rules.game import Game
from lantern.rules.hero_arms import Arm, hand_to_hand, keywords_of, own_numbers, range_of, ranged_weapons, shots_of, weapon
from lantern.rules.hero_attacks import MOST_DICE
from lantern.rules.hero_hits import defense_of, enemy_is_immune, left_by_criticals
from lantern.rules.state import EnemyModel, Hero
from lantern.rules.values import enemy_has, enemy_value, hero_has, value


class Prospect(Struct):
    """One way to attack: its reach (0 is hand to hand), its dice, and what a die is worth against each enemy, best first."""

    reach: int
    dice: int
    any_target: bool
    worth: list[tuple[float, EnemyModel]]

    def from_space(self, game: Game, space: int, near: int) -> float:
        """Return what the attack is worth from a space, next to which there are enemies on these spaces."""
        board = game.board
        for worth, enemy in self.worth:
            if near and not self.any_target:
                if any(near >> s & 1 for s in enemy.spaces):
                    return self.dice * worth
            elif self.reach and any(board.range(space, s) <= self.reach and board.sees(space, s) for s in enemy.spaces):
                return self.dice * worth
        return 0.0


def prospects(game: Game, hero: Hero) -> list[Prospect]:
    """Return what a hero can attack with as it is equipped now."""
    enemies = list(game.state.enemies.values())
    found = [_prospect(game, hero, hand_to_hand(game, hero), value(game, hero, "combat"), enemies)]
    guns = list(dict.fromkeys(ranged_weapons(game, hero)))
    for item in guns:
        arm = weapon(game, item)
        found.append(_prospect(game, hero, arm, shots_of(game, hero, item) + value(game, hero, "shots"), enemies))
    return found


def of_weapon(game: Game, hero: Hero, item: str, off_hand: str | None, enemies: list[EnemyModel]) -> float:
    """Return what a shot, or one with both hands, is worth against the best of some enemies."""
    dice = shots_of(game, hero, item) + value(game, hero, "shots")
    total = against_best(game, hero, weapon(game, item), dice, enemies)
    if off_hand is not None:
        penalty = 0 if game.state.options.dual_wield or hero_has(game, hero, "no_off_hand_penalty") else 1
        arm = weapon(game, off_hand, penalty=penalty, off_hand=True)
        total = 0.8 * total + against_best(game, hero, arm, shots_of(game, hero, off_hand, off_hand=True), enemies)
    return total


def of_fists(game: Game, hero: Hero, enemies: list[EnemyModel], more: int = 0) -> float:
    """Return what fighting hand to hand is worth against the best of some enemies, with more Combat perhaps."""
    return against_best(game, hero, hand_to_hand(game, hero), value(game, hero, "combat") + more, enemies)


def of_free_attack(game: Game, hero: Hero, effect: FreeAttack, enemies: list[EnemyModel]) -> float:
    """Return what an attack with its own numbers is worth against the best of some enemies, or all of them."""
    arm = own_numbers(game, hero, effect)
    dice = effect.shots or effect.combat
    if effect.each:
        return sum(against_best(game, hero, arm, dice, [enemy]) for enemy in enemies)
    return against_best(game, hero, arm, dice, enemies)


def against_best(game: Game, hero: Hero, arm: Arm, dice: int, enemies: list[EnemyModel]) -> float:
    """Return what some dice with an arm are worth against the enemy that suits them best."""
    return max((die_worth(game, hero, arm, enemy) for enemy in enemies), default=0.0) * min(MOST_DICE, dice)


def _prospect(game: Game, hero: Hero, arm: Arm, dice: int, enemies: list[EnemyModel]) -> Prospect:
    known: dict[tuple[str, int], float] = {}
    worth: list[tuple[float, EnemyModel]] = []
    for enemy in enemies:
        alike = (enemy.kind, enemy.wounds)
        if alike not in known:
            known[alike] = die_worth(game, hero, arm, enemy)
        worth.append((known[alike], enemy))
    worth.sort(key=lambda pair: -pair[0])
    reach = range_of(game, hero, arm) if arm.is_ranged else 0
    return Prospect(reach, min(MOST_DICE, dice), arm.any_target, worth)


def die_worth(game: Game, hero: Hero, arm: Arm, enemy: EnemyModel) -> float:
    """Return what one To Hit die with an arm is worth against an enemy: its price, for the share of it that is killed."""
    kind = enemy.kind
    if enemy_is_immune(game, kind, keywords_of(game, arm)):
        return 0.0
    target = value(game, hero, "to_hit_ranged" if arm.is_ranged and not arm.thrown else "to_hit_melee") + arm.penalty
    return price(game, kind) * _killed(game, hero, arm, enemy, target)


def _killed(game: Game, hero: Hero, arm: Arm, enemy: EnemyModel, target: int) -> float:
    """Return the share of an enemy that one die kills on average."""
    kind = enemy.kind
    left = left_of(game, enemy)
    defense = 0 if "defense" in arm.ignore else defense_of(game, enemy)
    sharp = defense if enemy_has(game, kind, "tough") else 0
    if enemy_bent(game, kind, CriticalsLeave) is not None:
        sharp = min(defense, left_by_criticals(game, kind))
    bonus = value(game, hero, "damage", kind) + arm.damage
    done = wounds_of_a_die(
        min(6, target), SIDES[arm.to_hit_die], arm.critical, SIDES[arm.damage_die], bonus, defense, sharp, left
    )
    armor = enemy_value(game, kind, "armor")
    if armor and ("armor" not in arm.ignore or enemy_has(game, kind, "armor_not_ignored")):
        done *= 1 - chance(armor)
    cover = enemy_value(game, kind, "cover")
    if cover and "cover" not in arm.ignore:
        done *= 1 - chance(cover)
    return done / left
