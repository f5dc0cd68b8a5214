"""Cards drawn, cancelled, kept and discarded, and the markers on them."""

from __future__ import annotations

from typing import ClassVar

from lantern.content.verbs.grammar import Amount, CardId, DeckName, HookName, Text, Verb
from lantern.content.words import Who


class Draw(Verb, tag="draw", frozen=True):
    """Draw cards from a deck and do what they say (items are taken)."""

    main: ClassVar[str] = "deck"
    deck: DeckName
    count: Amount = Amount(plus=1)
    who: Who = "self"
    optional: bool = False


class PutInPlay(Verb, tag="put_in_play", frozen=True):
    """Put a card that belongs to no deck into play, once: weather, for example."""

    main: ClassVar[str] = "card"
    card: CardId


class Cancel(Verb, tag="cancel", frozen=True):
    """What was about to happen does not: the answer to a moment of harm, of a card drawn, of the Darkness moving."""


class KeepCard(Verb, tag="keep_card", frozen=True):
    """Cancel the card just drawn and keep it on this one until the end of the adventure."""


class DiscardThis(Verb, tag="discard_this", frozen=True):
    """Discard the card itself, which has remained in play until now."""


class Unmark(Verb, tag="unmark", frozen=True):
    """Take markers off the card itself: so many, or all."""

    main: ClassVar[str] = "count"
    count: Amount | None = None


class SpendMarks(Verb, tag="spend_marks", frozen=True):
    """Discard the markers of the card itself for as many Wounds, past Defense, of enemies with a keyword on the hero's tile."""

    main: ClassVar[str] = "keyword"
    keyword: str


class Hook(Verb, tag="hook", frozen=True):
    """The tenth card: a function in the pack's hooks.py."""

    name: HookName
    text: Text
