"""What an enemy type is by its record sheet and by the abilities it has gained, worked out once for all games."""

from __future__ import annotations

from msgspec import Struct

from lantern.content.entries import EnemyAbility, EnemySide, RangedAttack
from lantern.content.library import Content
from lantern.rules.table.listening import Listener, by_moment
from lantern.rules.table.points import by_point
from lantern.rules.table.reasons import Modifiers, add_modifier


class Strain(Struct, frozen=True, gc=False):
    """An enemy type as far as it decides about its abilities: the side of its sheet, elite and mythic abilities by number."""

    kind: str
    brutal: bool
    elite: tuple[int, ...]
    mythic: tuple[int, ...]


class Breed:
    """The abilities of a strain: printed, elite (ELITE-02) and mythic (OPT-10), and what follows from them alone."""

    __slots__ = ("abilities", "bends", "extra_shots", "flags", "listeners", "modifiers", "ranged", "side", "strain")

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
        for ability in self.abilities:
            for modifier in ability.modify:
                if modifier.whose is None:
                    add_modifier(self.modifiers, ability.id, modifier)
        attacks = [ability.ranged for ability in self.abilities if ability.ranged is not None]
        #: The Ranged Attack that is its own way to attack (FOEATK-07), and those that abilities add (FOEATK-11).
        self.ranged: RangedAttack | None = next((each for each in attacks if not each.extra), None)
        self.extra_shots: list[RangedAttack] = [each for each in attacks if each.extra]


def _words_of(ability: EnemyAbility) -> set[str]:
    return {*ability.flags, *(name for name in ability.__struct_fields__ if getattr(ability, name))}
