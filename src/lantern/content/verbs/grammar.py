"""What verbs are made of: texts, the ids of other entries, amounts; and what all verbs have in common."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from lantern.content.verbs.needs import NOTHING, Needs
from lantern.content.words import Quantity

#: Words in each language, by code. A plain string in a pack stands for all of them.
Text = dict[str, str]

# Ids of other entries. The loader checks that they exist; `refers` is a kind of entry, or `decks` or `hooks`.
EnemyId = Annotated[str, Meta(extra={"refers": "enemies"})]
ItemId = Annotated[str, Meta(extra={"refers": "items"})]
TokenId = Annotated[str, Meta(extra={"refers": "side-bag-tokens"})]
ChartName = Annotated[str, Meta(extra={"refers": "charts"})]
ChartId = Annotated[str, Meta(extra={"refers": "charts"})]
CardId = Annotated[str, Meta(extra={"refers": "cards"})]
ConditionId = Annotated[str, Meta(extra={"refers": "conditions"})]
DeckName = Annotated[str, Meta(extra={"refers": "decks"})]
PoolId = Annotated[str, Meta(extra={"refers": "pools"})]
#: The deck to which a card belongs: one of the rules, or of a pack.
CardDeckName = Annotated[str, Meta(extra={"refers": "decks of cards"})]
MomentId = Annotated[str, Meta(extra={"refers": "moments"})]
FormId = Annotated[str, Meta(extra={"refers": "forms"})]
HandId = Annotated[str, Meta(extra={"refers": "hands"})]
#: A roll of which dice can be rolled again: one of the rules, or that of a type of hand cards.
ThrowName = Annotated[str, Meta(extra={"refers": "throws"})]
#: A number of a sheet: one of the rules, or `max_<pool>`.
StatName = Annotated[str, Meta(extra={"refers": "stats"})]
AbilityId = Annotated[str, Meta(extra={"refers": "abilities"})]
MissionId = Annotated[str, Meta(extra={"refers": "missions"})]
TileId = Annotated[str, Meta(extra={"refers": "tiles"})]
WorldId = Annotated[str, Meta(extra={"refers": "worlds"})]
ServiceId = Annotated[str, Meta(extra={"refers": "services"})]
HookName = Annotated[str, Meta(extra={"refers": "hooks"})]
# Parts of a mission: the loader looks for them in the mission that names them, or elsewhere in all missions.
CounterId = Annotated[str, Meta(extra={"refers": "counters"})]
MarkerId = Annotated[str, Meta(extra={"refers": "markers"})]
CompanionId = Annotated[str, Meta(extra={"refers": "companions"})]
PlaceId = Annotated[str, Meta(extra={"refers": "places"})]


class Amount(Struct, frozen=True, kw_only=True):
    """A number that may be rolled or counted: 3, D6, 2D6, P, D6*25, D3+1, dark_stone_carried."""

    dice: int = 0
    die: Literal["D3", "D6", "D8", "P"] | None = None
    times: int = 1
    plus: int = 0
    count: Quantity | None = None


class Verb(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """One thing that happens.

    `main` is the field that a body without field names fills: `{dread: 2}` is `{dread: {count: 2}}`. `needs` is what must be
    at hand for it to do anything, besides those for whom it is (`who`). `gives` is what there is besides inside one of its
    fields, `hides` what of that around it is not. Amounts in the fields `uncounted` are numbers or dice; nothing is counted
    there.
    """

    main: ClassVar[str] = ""
    needs: ClassVar[Needs] = NOTHING
    gives: ClassVar[dict[str, Needs]] = {}
    hides: ClassVar[Needs] = NOTHING
    uncounted: ClassVar[frozenset[str]] = frozenset()

    def wants(self) -> Needs:
        """Return what must be at hand for this effect, with the fields that it has."""
        return self.needs

    def happens_to_nobody(self) -> bool:
        """Tell whether it happens once, to nobody in particular, where no hero is at hand."""
        return False
