"""What an enemy type is by its record sheet and by the abilities it has gained, worked out once for all games."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from lantern.content.entries import EnemyAbility, EnemySide, RangedAttack
from lantern.content.library import Content
from lantern.content.powers import Modifier
from lantern.content.words import SAVES
from lantern.rules.table.listening import Listener, by_moment
from lantern.rules.table.points import by_point
from lantern.rules.table.reasons import Contribution, Modifiers, add_modifier, fold

_ABILITY_NUMBERS = ("fear", "terror", "unspeakable_terror", "armor", "cover")
ELITE_XP = 5  # ELITE-04


class Strain(Struct, frozen=True, gc=False):
    """An enemy type as far as it decides about its abilities: the side of its sheet, elite and mythic abilities by number."""

    kind: str
    brutal: bool
    elite: tuple[int, ...]
    mythic: tuple[int, ...]


class Breed:
    """The abilities of a strain: printed, elite (ELITE-02) and mythic (OPT-10), and what follows from them alone."""

    __slots__ = (
        "abilities", "bends", "extra_shots", "flags", "lent", "listeners", "modifiers", "ranged", "side", "strain", "values",
    )  # fmt: skip

    def __init__(self, content: Content, strain: Strain) -> None:
        sheet = content.enemies[strain.kind]
        self.strain = strain
        #: The side of the record sheet in use (FOE-05).
        self.side: EnemySide = sheet.brutal if strain.brutal and sheet.brutal else sheet.normal
        self.abilities: tuple[EnemyAbility, ...] = (
            *self.side.abilities,
            *(self.side.elite[number - 1] for number in strain.elite),
            *(sheet.mythic[number - 1] for number in strain.mythic),
        )
        #: The yes-or-no abilities: standard keywords and flags.
        self.flags = frozenset(word for ability in self.abilities for word in _words_of(ability))
        #: Where they bend the rules.
        self.bends = by_point((ability.id, ability) for ability in self.abilities)
        self.listeners: dict[str, list[Listener]] = by_moment(
            [(ability.id, ability) for ability in self.abilities], kind=strain.kind
        )
        #: What changes the type's own numbers.
        self.modifiers: Modifiers = {}
        #: What changes those of other types.
        self.lent: list[tuple[str, Modifier]] = []
        for ability in self.abilities:
            for modifier in ability.modify:
                if modifier.whose is None:
                    add_modifier(self.modifiers, ability.id, modifier)
                elif modifier.whose.enemies is not None:
                    self.lent.append((ability.id, modifier))
        #: The numbers that hang on nothing but the strain, by stat, as far as somebody has asked.
        self.values: dict[str, int] = {}
        attacks = [ability.ranged for ability in self.abilities if ability.ranged is not None]
        #: The Ranged Attack that is its own way to attack (FOEATK-07), and those that abilities add (FOEATK-11).
        self.ranged: RangedAttack | None = next((each for each in attacks if not each.extra), None)
        self.extra_shots: list[RangedAttack] = [each for each in attacks if each.extra]

    # -- numbers -----------------------------------------------------------------------------------

    def number(self, stat: str) -> int | None:
        """Return a number that nothing but the strain decides about; None if it hangs on the moment as well."""
        found = self.values.get(stat)
        if found is None:
            modifiers = self.modifiers.get(stat, ())
            if any(modifier.when is not None or modifier.per is not None for _, modifier in modifiers):
                return None
            reasons = [*self.printed(stat)]
            reasons += [Contribution(source, each.change[stat], replaces=each.set) for source, each in modifiers]
            found = self.values[stat] = fold(stat, [*reasons, *self.of_elites(stat)])
        return found

    def printed(self, stat: str, instead: int | None = None) -> Iterator[Contribution]:
        """Yield what stands on the sheet, or what is said instead of it, and what abilities make of it."""
        number = self._on_the_sheet(stat) if instead is None else instead
        if number or stat not in SAVES:
            yield Contribution(self.strain.kind, number, replaces=True)
        if stat in _ABILITY_NUMBERS:
            for ability in self.abilities:
                if own := getattr(ability, stat):
                    yield Contribution(ability.id, int(own), replaces=stat not in SAVES)

    def of_elites(self, stat: str) -> Iterator[Contribution]:
        """Yield the XP for elite abilities (ELITE-04)."""
        if stat == "xp" and self.strain.elite:
            yield Contribution("elite", ELITE_XP * len(self.strain.elite))

    def _on_the_sheet(self, stat: str) -> int:
        if stat == "to_hit_melee":
            return self.side.to_hit.melee or 0
        if stat == "to_hit_ranged":
            return self.side.to_hit.ranged or 0
        return int(getattr(self.side, stat, 0) or 0)


def _words_of(ability: EnemyAbility) -> set[str]:
    return {*ability.flags, *(name for name in ability.__struct_fields__ if getattr(ability, name))}
