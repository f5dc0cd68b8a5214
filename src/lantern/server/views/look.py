"""A look at one game in one language: what all views share."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from lantern.content.entries import Card, Item
from lantern.rules.game import Game
from lantern.rules.words import Words


class Wire(Struct, frozen=True, kw_only=True):
    """Something that is sent to the page."""


class Piece(Wire, frozen=True):
    """A card, item, ability or marker: its id, its name and what it says."""

    id: str
    name: str
    text: list[str]


class Printed(Piece, frozen=True):
    """A card as it is printed: also its flavour, the deck it belongs to and its keywords."""

    flavour: str
    deck: str
    keywords: list[str]


class CountedView(Wire, frozen=True):
    """Several of the same thing."""

    id: str
    name: str
    count: int
    text: list[str]


class Look:
    """A game, seen in a language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.state = game.state
        self.content = game.content
        self.words = words
        self.say = words.say

    def text(self, name: str) -> list[str]:
        """Write out what an entry or ability says."""
        return written(self.words, name)

    def use(self, name: str) -> str:
        """Write out what an entry or ability does."""
        return used(self.words, name)

    def piece(self, name: str) -> Piece:
        """Show a card, item, ability or marker."""
        return Piece(id=name, name=self.words.thing(name), text=self.text(name))

    def printed(self, name: str, card: Card | Item) -> dict[str, Any]:
        """Write out what is printed on a card, for a view of it."""
        face = Printed(
            id=name,
            name=self.words.thing(name),
            text=self.text(name),
            flavour=self.say.name(card.flavour),
            deck=card.deck,
            keywords=[self.say.keywords([word]) for word in card.keywords],
        )
        return structs.asdict(face)

    def who(self, name: str) -> str:
        """Call somebody by its name; nobody has none."""
        return self.words.who(self.game, name) if name else ""


@lru_cache(maxsize=4096)
def used(words: Words, name: str) -> str:
    """Write out what an entry or ability does, once."""
    return " ".join(words.use_text(name))


@lru_cache(maxsize=4096)
def written(words: Words, name: str) -> list[str]:
    """Write out what an entry or ability says, once."""
    return words.detail_text(name)
