"""Cards drawn, cancelled, kept and discarded, and the markers on them."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import field

from lantern.content.verbs.grammar import Amount, CardId, ConditionId, DeckName, HookName, PoolId, Text, Verb, WorldId
from lantern.content.verbs.needs import NOTHING, Needs
from lantern.content.words import Who

#: Deck -> what drawing from it needs.
DECKS: dict[str, Needs] = {
    "darkness": frozenset({"track"}),
    "dread": frozenset({"track"}),
    "encounter": frozenset({"map", "tile"}),
}
#: Decks that lie ready wherever the heroes are; all others only on the table of an adventure.
ITEM_DECKS = ("gear", "artifact", "personal")


class Draw(Verb, tag="draw", frozen=True):
    """Draw cards from a deck and do what they say (items are taken; with `keep_one` only one of them).

    `world`: items of that world, wherever the heroes are; with `any_world` of a World that is drawn first.
    """

    main: ClassVar[str] = "deck"
    deck: DeckName
    count: Amount = Amount(plus=1)
    who: Who = "self"
    optional: bool = False
    keep_one: bool = False
    world: WorldId | None = None
    any_world: bool = False

    def happens_to_nobody(self) -> bool:
        """Let cards of the mine happen to nobody in particular; others are for somebody."""
        return self.deck in DECKS

    def wants(self) -> Needs:
        """Want the mine around the cards of the mine, and for all but items an adventure."""
        return NOTHING if self.deck in ITEM_DECKS else DECKS.get(self.deck, frozenset({"adventure"}))


class PutInPlay(Verb, tag="put_in_play", frozen=True):
    """Put a card that belongs to no deck into play, once: weather, for example."""

    main: ClassVar[str] = "card"
    needs: ClassVar[Needs] = frozenset({"map"})
    card: CardId


class Cancel(Verb, tag="cancel", frozen=True):
    """What was about to happen does not: the answer to a moment of harm, of a card drawn, of the Darkness moving."""

    needs: ClassVar[Needs] = frozenset({"pending"})


class RidePast(Verb, tag="ride_past", frozen=True):
    """What was about to happen on the road happens to all but the hero."""

    needs: ClassVar[Needs] = frozenset({"hero", "pending"})


class LookAhead(Verb, tag="look_ahead", frozen=True):
    """Look at the top cards of a deck, or of one of several; discard one of them, or none, and put the rest back."""

    main: ClassVar[str] = "deck"
    needs: ClassVar[Needs] = frozenset({"hero", "map"})
    deck: tuple[Literal["darkness", "encounter", "exploration", "map", "gear", "artifact"], ...]
    count: int = 1
    optional: bool = False


class KeepCard(Verb, tag="keep_card", frozen=True):
    """Cancel the card just drawn and keep it on this one until the end of the adventure."""

    needs: ClassVar[Needs] = frozenset({"darkness_card", "marks"})


class DiscardThis(Verb, tag="discard_this", frozen=True):
    """Discard the card itself, which has remained in play until now."""

    needs: ClassVar[Needs] = frozenset({"discard"})


class Unmark(Verb, tag="unmark", frozen=True):
    """Take markers off the card itself: so many, or all."""

    main: ClassVar[str] = "count"
    needs: ClassVar[Needs] = frozenset({"marks"})
    count: Amount | None = None


class SpendMarks(Verb, tag="spend_marks", frozen=True):
    """Discard the markers of the card itself for as many Wounds, past Defense, of enemies with a keyword on the hero's tile."""

    main: ClassVar[str] = "keyword"
    needs: ClassVar[Needs] = frozenset({"hero", "map", "marks"})
    keyword: str


class Hook(Verb, tag="hook", frozen=True):
    """The tenth card: a function in the pack's hooks.py; `brings` names the conditions that it may leave on a hero.

    What it does is said to the reader; where it is said of a hero, `does` follows the subject, if it is given. What only
    `fills` a pool is not offered while that is full.
    """

    name: HookName
    text: Text
    does: Text = field(default_factory=dict)
    brings: tuple[ConditionId, ...] = ()
    fills: PoolId | None = None
