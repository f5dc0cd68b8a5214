"""The heroes of a chapter, of whatever kind: their sheets, their numbers with the reasons, and what has happened to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from lantern.rules import values
from lantern.rules.in_play import keywords, powers_of

if TYPE_CHECKING:
    from msgspec import Struct

    from lantern.content.entry import Power
    from lantern.rules.chapter import AnyChapter
    from lantern.rules.numbers import Contribution
    from lantern.rules.options import Options
    from lantern.rules.state import Hero


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

    # -- heroes ------------------------------------------------------------------------------------

    @property
    def heroes(self) -> Mapping[str, Hero]:
        """Return the sheets of all heroes, by their ids."""
        return MappingProxyType(self._game.state.heroes)

    def hero(self, who: str) -> Hero:
        """Return the sheet of a hero."""
        return self._game.state.heroes[who]

    def standing(self) -> list[Hero]:
        """Return the heroes that are neither KO'd nor dead."""
        return self._game.standing()

    def neighbours(self, hero: Hero) -> list[Hero]:
        """Return the heroes whom one can reach to heal or hand over."""
        return self._game.neighbours(hero)

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

    def health_left(self, hero: Hero) -> int:
        """Return the Wounds a hero can take until it is KO'd."""
        return values.value(self._game, hero, "health") - hero.wounds

    def sanity_left(self, hero: Hero) -> int:
        """Return the Sanity a hero can lose until it is KO'd."""
        return values.value(self._game, hero, "sanity") - hero.sanity_damage

    def grit_of(self, hero: Hero) -> int:
        """Return the Grit a hero may spend now."""
        return self._game.grit_of(hero)
