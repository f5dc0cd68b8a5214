"""Numbers that everybody may work out: those of heroes and of enemy types, with their reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lantern.rules import values
from lantern.rules.fear import extra_horror
from lantern.rules.filling import most_in
from lantern.rules.in_play import abilities_of, enemy_keywords, keywords, powers_of, powers_of_all
from lantern.rules.pools import in_pool

if TYPE_CHECKING:
    from lantern.content.entries import EnemyAbility
    from lantern.content.entry import Power
    from lantern.rules.game import Game
    from lantern.rules.numbers import Contribution
    from lantern.rules.state import EnemyModel, Hero


class Numbers:
    """The numbers of heroes and enemies, everything in play included."""

    __slots__ = ()
    _game: Game

    def value(self, hero: Hero, stat: str, against: str | None = None) -> int:
        """Return a number of a hero, perhaps against an enemy type. A save it does not have is 0."""
        return values.value(self._game, hero, stat, against)

    def reasons(self, hero: Hero, stat: str, against: str | None = None) -> list[Contribution]:
        """List every reason for a hero's number, in the order in which they are applied."""
        return values.explain(self._game, hero, stat, against)

    def hero_has(self, hero: Hero, flag: str) -> bool:
        """Tell whether something a hero bears carries a flag that a rule looks for."""
        return values.hero_has(self._game, hero, flag)

    def keywords_of_hero(self, hero: Hero) -> tuple[str, ...]:
        """Return the keywords of a hero, also those that its items give."""
        return keywords(self._game, hero)

    def powers_of(self, hero: Hero) -> Sequence[tuple[str, Power]]:
        """Return everything that a hero bears and what it can do, by its source."""
        return powers_of(self._game, hero)

    def powers_in_play(self) -> Sequence[tuple[str, Power]]:
        """Return what concerns all: cards that remain in play and the rules of the mission, by their source."""
        return powers_of_all(self._game)

    def health_left(self, hero: Hero) -> int:
        """Return the Wounds a hero can take until it is KO'd."""
        return values.value(self._game, hero, "health") - hero.wounds

    def sanity_left(self, hero: Hero) -> int:
        """Return the Sanity a hero can lose until it is KO'd."""
        return values.value(self._game, hero, "sanity") - hero.sanity_damage

    def grit_of(self, hero: Hero) -> int:
        """Return the Grit a hero may spend now."""
        return self._game.grit_of(hero)

    def pools_of(self, hero: Hero) -> list[str]:
        """Name the pools of a hero; the parts of one are not named beside it."""
        pools = self._game.content.pools
        return [pool for pool in self._game.content.kit(hero.hero_class).pools if pools[pool].part_of is None]

    def in_pool(self, hero: Hero, pool: str) -> int:
        """Return how much there is in a pool of a hero."""
        return in_pool(self._game, hero, pool)

    def most_in(self, hero: Hero, pool: str) -> int:
        """Return how much a pool of a hero can hold."""
        return most_in(self._game, hero, pool)

    # -- enemies -----------------------------------------------------------------------------------

    def enemy_value(self, kind: str, stat: str) -> int:
        """Return a number of an enemy type."""
        return values.enemy_value(self._game, kind, stat)

    def enemy_reasons(self, kind: str, stat: str) -> list[Contribution]:
        """List every reason for an enemy type's number."""
        return list(values.explain_enemy(self._game, kind, stat))

    def enemy_has(self, kind: str, flag: str) -> bool:
        """Tell whether an enemy type has a yes-or-no ability (tough, flies, immobile ...)."""
        return values.enemy_has(self._game, kind, flag)

    def keywords_of_enemy(self, kind: str) -> tuple[str, ...]:
        """Return the keywords of an enemy type, and those that a card has given it for this fight."""
        return enemy_keywords(self._game, kind)

    def abilities_of(self, kind: str) -> tuple[EnemyAbility, ...]:
        """Return the abilities of an enemy type: printed, elite and mythic."""
        return abilities_of(self._game, kind)

    def wounds_left(self, enemy: EnemyModel) -> int:
        """Return the Wounds an enemy can still take, at least one."""
        return max(1, values.health_of(self._game, enemy) - enemy.wounds)

    def extra_horror(self, kind: str) -> int:
        """Return what each Horror Hit of a type does besides its 1 Sanity damage."""
        return extra_horror(self._game, kind)
