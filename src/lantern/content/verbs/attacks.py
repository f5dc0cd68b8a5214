"""Attacks of heroes, Hits without an attack, and what strikes everybody around."""

from __future__ import annotations

from typing import ClassVar, Literal

from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.verbs.needs import Needs


class FreeAttack(Verb, tag="free_attack", frozen=True):
    """An attack with its own Combat, or its own Range and Shots; `each`: so many dice against every adjacent enemy.

    `full`: against each of them with the Combat of the hero, and with whatever it fights with. `heroes_too`: and against every
    Hero next to it.
    """

    main: ClassVar[str] = "combat"
    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    combat: int = 0
    range: int = 0
    shots: int = 0
    damage_die: Literal["D6", "D8", "P"] = "D6"
    damage: int = 0
    critical: int = 6
    ignore: tuple[Literal["defense", "armor", "cover"], ...] = ()
    each: bool = False
    full: bool = False
    thrown: bool = False
    any_target: bool = False
    heroes_too: bool = False


class AddDamage(Verb, tag="add_damage", frozen=True):
    """More Damage for the Hit for which something is used; another amount for a hero with less than half of its Health."""

    main: ClassVar[str] = "count"
    needs: ClassVar[Needs] = frozenset({"hero", "hit"})
    count: Amount
    below_half: Amount | None = None


class HitIgnores(Verb, tag="hit_ignores", frozen=True):
    """Let the Hit for which something is used ignore what protects the Enemy."""

    main: ClassVar[str] = "what"
    needs: ClassVar[Needs] = frozenset({"hero", "hit"})
    what: tuple[Literal["defense", "armor", "endurance", "tough"], ...]


class PressOn(Verb, tag="press_on", frozen=True):
    """Move some spaces at once, past Enemies without a test, if the one that fell stood next to the hero."""

    main: ClassVar[str] = "spaces"
    needs: ClassVar[Needs] = frozenset({"hero", "map", "fallen"})
    spaces: int


class EnemyHits(Verb, tag="enemy_hits", frozen=True):
    """Hits on enemies without an attack: on one, or on all, in range, next to the hero or on its tile, `most` of them at most.

    Whoever is not too large can then be pushed so many spaces.
    """

    main: ClassVar[str] = "count"
    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    uncounted: ClassVar[frozenset[str]] = frozenset({"damage"})
    count: Amount = Amount(plus=1)
    at: Literal[
        "target", "adjacent", "within", "tile", "near_tiles", "one_adjacent", "one_on_tile", "near_target", "behind"
    ] = "target"
    range: int = 0
    damage: Amount = Amount(dice=1, die="D6")
    ignore: tuple[Literal["defense", "armor", "endurance"], ...] = ()
    keyword: str | None = None
    most: int = 0
    push: int = 0

    def wants(self) -> Needs:
        """Want somebody whom something else has chosen, where it has no range of its own."""
        if self.at == "behind":
            return self.needs | {"fallen"}
        chosen = self.at == "near_target" or (self.at == "target" and not self.range)
        return self.needs | {"enemy"} if chosen else self.needs


class Blast(Verb, tag="blast", frozen=True):
    """Hits for every model next to a space of the hero's tile, its own side too."""

    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    uncounted: ClassVar[frozenset[str]] = frozenset({"damage"})
    damage: Amount


class BlowThrough(Verb, tag="blow_through", frozen=True):
    """Wounds, past Defense, for an enemy next to the hero and for every model in the three spaces behind it."""

    main: ClassVar[str] = "wounds"
    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    uncounted: ClassVar[frozenset[str]] = frozenset({"wounds"})
    wounds: Amount


class LayTrap(Verb, tag="lay_trap", frozen=True):
    """Lay the trap of a card in a space next to the hero, where it stays until it is set off."""

    needs: ClassVar[Needs] = frozenset({"hero", "map"})


class SetOff(Verb, tag="set_off", frozen=True):
    """Set off a trap of the card: a Hit for every model in its space and next to it, the hero's own side too."""

    main: ClassVar[str] = "damage"
    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    uncounted: ClassVar[frozenset[str]] = frozenset({"damage"})
    damage: Amount


class Flames(Verb, tag="flames", frozen=True):
    """A chain of fires in reach: each does a Hit to whoever is in its space."""

    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    uncounted: ClassVar[frozenset[str]] = frozenset({"damage"})
    markers: int
    range: int
    damage: Amount


class Beam(Verb, tag="beam", frozen=True):
    """Wounds, past Defense, for every model on a straight line as long as the last Hold Back roll."""

    main: ClassVar[str] = "wounds"
    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    uncounted: ClassVar[frozenset[str]] = frozenset({"wounds"})
    wounds: Amount


class ThrowThis(Verb, tag="throw_this", frozen=True):
    """Throw the card itself as Dynamite is thrown.

    `wounds`, past Defense, are for the models in the space, next to it, within 2 spaces; `tile_hits` for the others on that
    tile. `scatters` are so many Dynamite tokens that bounce from there and explode.
    """

    needs: ClassVar[Needs] = frozenset({"hero", "map", "thing"})
    uncounted: ClassVar[frozenset[str]] = frozenset({"bounces", "wounds"})
    bounces: Amount = Amount(dice=1, die="D3")
    wounds: tuple[Amount, ...] = ()
    tile_hits: int = 0
    scatters: int = 0
