"""Numbers of enemy types, that everybody may work out, with their reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lantern.rules.attack.hero_hits import left_by_criticals
from lantern.rules.fight.enemy_attacks import hits_of_a_six
from lantern.rules.harm.fear import extra_horror
from lantern.rules.numbers import values
from lantern.rules.numbers.in_play import abilities_of, enemy_keywords, powers_of_all

if TYPE_CHECKING:
    from lantern.content.entries import EnemyAbility
    from lantern.content.entry import Power
    from lantern.rules.table.game import Game
    from lantern.rules.table.reasons import Contribution
    from lantern.rules.table.state import EnemyModel


class Numbers:
    """The numbers of enemies, everything in play included."""

    __slots__ = ()
    _game: Game

    def powers_in_play(self) -> Sequence[tuple[str, Power]]:
        """Return what concerns all: cards that remain in play and the rules of the mission, by their source."""
        return powers_of_all(self._game)

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

    def left_by_criticals(self, kind: str) -> int:
        """Return the Defense that a type has left against a Critical Hit."""
        return left_by_criticals(self._game, kind)

    def hits_of_a_six(self, kind: str) -> int:
        """Return as how many Hits a To Hit roll of 6 counts."""
        return hits_of_a_six(self._game, kind)

    def extra_horror(self, kind: str) -> int:
        """Return what each Horror Hit of a type does besides its 1 Sanity damage."""
        return extra_horror(self._game, kind)
