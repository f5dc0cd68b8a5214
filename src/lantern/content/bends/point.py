"""What every rule point has in common: who may bend the rule there, and how several answers come together."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from lantern.content.verbs.needs import NOTHING, Needs

#: On what an answer is looked for. `hero`: whatever a hero bears, has for a while, or is in play; `anything`: what is only
#: told may stand on all that has powers; the others only there.
Home = Literal["hero", "borne", "lasting", "item", "condition", "enemy", "anything"]

#: Of several answers the strongest counts; different ones are added up; or each holds for itself.
Combines = Literal["strongest", "sum", "each"]


class Bend(Struct, frozen=True, kw_only=True, tag_field="point", forbid_unknown_fields=True):
    """An answer to a rule that asks whether something bends it; the docstring of a point says what the rule asks.

    `main` is the field that a body without field names fills: `{grit_move: 6}` is `{grit_move: {spaces: 6}}`. What is only
    `told` no rule asks for yet.
    """

    main: ClassVar[str] = ""
    home: ClassVar[Home] = "hero"
    combines: ClassVar[Combines] = "strongest"
    told: ClassVar[bool] = False
    #: What is at hand for its condition besides what there is where it stands.
    gives: ClassVar[Needs] = NOTHING

    @property
    def strength(self) -> int:
        """Tell which of several answers counts, if only one can: the first of the strongest."""
        return 0


def tag_of(bend: Bend | type[Bend]) -> str:
    """Return the word for a point in packs."""
    return str(bend.__struct_config__.tag)
