"""The heroes of a chapter, of whatever kind: their sheets, their numbers with the reasons, and what has happened to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from lantern.rules.belongings.abilities import usables
from lantern.rules.numbers import values
from lantern.rules.numbers.filling import most_in
from lantern.rules.numbers.in_play import keywords, powers_of
from lantern.rules.numbers.pools import in_pool

if TYPE_CHECKING:
    from msgspec import Struct

    from lantern.content.entry import Power
    from lantern.rules.table.bearing import Usable
    from lantern.rules.table.chapter import AnyChapter
    from lantern.rules.table.options import Options
    from lantern.rules.table.reasons import Contribution
    from lantern.rules.table.settlement import Settlement
    from lantern.rules.table.state import Boost, Hero, LastingChange


class Company:
    """Who is there, and by which rules is played."""

    __slots__ = ()
    _game: AnyChapter

    @property
    def profile(self) -> str:
        """Return by which rules is played."""
        return self._game.state.profile

    @property
    def options(self) -> Options:
        """Return the options of the table."""
        return self._game.state.options

    @property
    def light_bearer(self) -> str:
        """Return who has the light; nobody where none is needed."""
        return self._game.light_bearer()

    def happened(self) -> tuple[Struct, ...]:
        """Return what was told so far; games that are played for their result alone tell nothing."""
        return tuple(self._game.events)

    @property
    def turn(self) -> int:
        """Return the number of the turn; where there are none it stays 0."""
        return self._game.state.turn

    @property
    def boosts(self) -> Sequence[Boost]:
        """Return the changes of numbers that last for a while."""
        return tuple(self._game.state.boosts)

    @property
    def changes(self) -> Sequence[LastingChange]:
        """Return what was changed for good in the numbers of heroes, here or before, and by what."""
        return tuple(self._game.state.changes)

    @property
    def settlement(self) -> Settlement:
        """Return the town that waits, or in which one is: what is destroyed, prices, who is where."""
        return self._game.state.settlement

    @property
    def veterans(self) -> Mapping[str, str]:
        """Return the heroes who have been on adventures before, with the names of their records."""
        return MappingProxyType(self._game.state.veterans)

    # -- heroes ------------------------------------------------------------------------------------

    @property
    def heroes(self) -> Mapping[str, Hero]:
        """Return the sheets of all heroes, by their ids."""
        return MappingProxyType(self._game.state.heroes)

    def hero(self, who: str) -> Hero:
        """Return the sheet of a hero."""
        return self._game.state.heroes[who]

    def standing(self) -> Sequence[Hero]:
        """Return the heroes that are neither KO'd nor dead."""
        return self._game.standing()

    def neighbours(self, hero: Hero) -> list[Hero]:
        """Return the heroes to whom one can hand something over."""
        return self._game.neighbours(hero)

    def in_reach_to_heal(self, hero: Hero) -> list[Hero]:
        """Return the heroes whom one can heal, itself among them."""
        return self._game.in_reach_to_heal(hero)

    # -- their numbers -----------------------------------------------------------------------------

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

    def usables(self, hero: Hero, *timings: str) -> list[Usable]:
        """Return what a hero can use now, at these timings."""
        return usables(self._game, hero, *timings)

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
