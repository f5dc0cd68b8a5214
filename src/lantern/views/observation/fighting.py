"""What everybody may see of a fight: what is attacked with, who can be reached, and how likely it is to work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lantern.rules.attack import bombs, chances, hero_attacks, hero_hits, kill_chance
from lantern.rules.belongings import hero_arms
from lantern.rules.fight import enemy_attacks
from lantern.rules.map import searching

if TYPE_CHECKING:
    from lantern.content.entries import RangedAttack
    from lantern.content.verbs.attacks import EnemyHits, FreeAttack
    from lantern.content.verbs.grammar import Amount
    from lantern.rules.belongings.hero_arms import Arm, HeroHit
    from lantern.rules.table.game import Game
    from lantern.rules.table.state import EnemyModel, Hero


class Fighting:
    """Arms, targets and odds."""

    __slots__ = ()
    _game: Game

    # -- what is attacked with ---------------------------------------------------------------------

    def hand_to_hand(self, hero: Hero) -> Arm:
        """Return what a hero fights with hand to hand; some weapons have dice of their own."""
        return hero_arms.hand_to_hand(self._game, hero)

    def ranged_weapons(self, hero: Hero) -> list[str]:
        """Return the ranged weapons a hero has in its hands, by what they are called."""
        return hero_arms.ranged_weapons(self._game, hero)

    def weapon(self, item: str, *, penalty: int = 0, off_hand: bool = False) -> Arm:
        """Return a ranged weapon as it is attacked with; some are better in the off hand."""
        return hero_arms.weapon(self._game, item, penalty=penalty, off_hand=off_hand)

    def own_numbers(self, hero: Hero, effect: FreeAttack) -> Arm:
        """Return what an attack is made with that has numbers of its own."""
        return hero_arms.own_numbers(self._game, hero, effect)

    def shots_of(self, hero: Hero, item: str, *, off_hand: bool = False) -> int:
        """Return the Shots of a weapon in this hero's hands."""
        return hero_arms.shots_of(self._game, hero, item, off_hand=off_hand)

    def throwing_range(self, hero: Hero) -> int:
        """Return how far a hero throws explosives."""
        return bombs.throwing_range(self._game, hero)

    def range_of(self, hero: Hero, arm: Arm) -> int:
        """Return the Range of an arm in this hero's hands."""
        return hero_arms.range_of(self._game, hero, arm)

    def keywords_of_arm(self, arm: Arm) -> tuple[str, ...]:
        """Return the keywords of what is attacked with."""
        return hero_arms.keywords_of(self._game, arm)

    # -- who can be reached ------------------------------------------------------------------------

    def targets(self, hero: Hero, arm: Arm) -> Sequence[EnemyModel]:
        """Return whom a hero may attack with something."""
        return hero_arms.targets(self._game, hero, arm)

    def targets_of(self, hero: Hero, item: str | None) -> Sequence[EnemyModel]:
        """Return whom a hero may attack with a weapon, or with bare hands."""
        return hero_attacks.targets_of(self._game, hero, item)

    def reached(self, hero: Hero, effect: EnemyHits) -> list[EnemyModel]:
        """Return the enemies that Hits without an attack can reach."""
        return hero_arms.reached(self._game, hero, effect)

    def in_sight(self, hero: Hero, reach: int) -> list[EnemyModel]:
        """Return the enemies within range and line of sight."""
        return hero_arms.in_sight(self._game, hero, reach)

    def defense_of(self, enemy: EnemyModel) -> int:
        """Return the Defense of one enemy: that of its type, and what weakens this model alone."""
        return hero_hits.defense_of(self._game, enemy)

    def is_immune(self, kind: str, keywords: tuple[str, ...]) -> bool:
        """Tell whether an enemy type ignores whatever has one of these keywords."""
        return hero_hits.enemy_is_immune(self._game, kind, keywords)

    def damage_of(self, kind: str) -> Amount | int:
        """Return the Damage of the Hits of an enemy type."""
        return enemy_attacks.damage_of(self._game, kind)

    def ranged_attack_of(self, kind: str) -> RangedAttack | None:
        """Return the Ranged Attack that is the way of an enemy type to attack, if it has one."""
        return enemy_attacks.ranged_attack_of(self._game, kind)

    # -- how likely --------------------------------------------------------------------------------

    def hit_chance(self, hero: Hero, weapons: Sequence[str] = ()) -> float:
        """Return the chance of at least one Hit: hand to hand, or with one or two guns."""
        return chances.hit_chance(self._game, hero, weapons)

    def kill_chance(self, hero: Hero, enemy: EnemyModel, hits: list[HeroHit]) -> float:
        """Return the chance that Hits together are enough for an enemy; the preview of `assign-hits` names them."""
        return kill_chance.kill_chance(self._game, hero, enemy, hits)

    def escape_chance(self, hero: Hero, needed: int) -> float:
        """Return the chance that a hero passes an Escape test."""
        return chances.escape_chance(self._game, hero, needed)

    def find_chance(self, hero: Hero) -> float | None:
        """Return the chance that a hero finds something if it Scavenges; None if more than dice decides."""
        return searching.find_chance(self._game, hero)
