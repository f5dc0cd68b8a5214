"""A look at one game in one language: what all views share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache, partial
from typing import Any, Literal, NamedTuple, TypeVar

from msgspec import Struct, structs

from lantern.content.entries import Card, Item
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.game import Game
from lantern.rules.table.state import ChapterState, State
from lantern.rules.words import Words

T = TypeVar("T")
X = TypeVar("X")
#: What was drawn, by what draws it and the facts from which it follows.
DrawnBefore = dict[Hashable, Any]


class Wire(Struct, frozen=True, kw_only=True, gc=False):
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


class Undrawn(NamedTuple):
    """A part of the table that could not be drawn (`table-part-...` names it for people), and what went wrong."""

    part: str
    fault: Exception


class ChapterLook:
    """A chapter, seen in a language. Whatever is wrong with a view comes to light at once: for those who test."""

    game: AnyChapter
    state: ChapterState

    def __init__(self, game: AnyChapter, words: Words, drawn: DrawnBefore | None = None) -> None:
        self.game = game
        self.state = game.state
        self.content = game.content
        self.words = words
        self.say = words.say
        self.undrawn: list[Undrawn] = []
        self._called = {"": ""}
        self._drawn_before = drawn or {}
        #: What was drawn with this look and can be taken again.
        self.drawn: DrawnBefore = {}

    def again(self, draw: Callable[..., T], *facts: Hashable) -> T:
        """Draw something that follows from these facts alone; what was drawn from the same with the last look is taken again.

        `draw` is given the words and the facts, and nothing of the game: so it cannot hang on anything else.
        """
        key = (draw, facts)
        known: T | None = self._drawn_before.get(key)
        if known is None:
            known = draw(self.words, *facts)
        self.drawn[key] = known
        return known

    def part(self, name: str, draw: Callable[[], T], instead: Callable[[], T]) -> T:  # noqa: ARG002 - for those who take care
        """Draw a part of the table; `instead` is what stands there where somebody must go on without it."""
        return draw()

    def each(self, name: str, things: Iterable[X], draw: Callable[[X], T], instead: Callable[[X], T]) -> list[T]:
        """Draw several things of the same kind, each of them a part by itself."""
        return [self.part(name, partial(draw, thing), partial(instead, thing)) for thing in things]

    def undrawn_text(self) -> str:
        """Say which parts of the table could not be drawn; nothing if all could."""
        if not self.undrawn:
            return ""
        parts = dict.fromkeys(self.say.text(f"table-part-{undrawn.part}") for undrawn in self.undrawn)
        return self.say.text("table-undrawn", parts=", ".join(parts))

    def text(self, name: str, *kinds: str) -> list[str]:
        """Write out what an entry or ability says; `kinds`: what it can be, the likeliest first."""
        return written(self.words, name, *kinds)

    def use(self, name: str, *kinds: str) -> str:
        """Write out what an entry or ability does."""
        return used(self.words, name, *kinds)

    def piece(self, name: str, *kinds: str) -> Piece:
        """Show a card, item, ability or marker."""
        return Piece(id=name, name=self.words.thing(name, *kinds), text=self.text(name, *kinds))

    def printed(self, name: str, card: Card | Item) -> dict[str, Any]:
        """Write out what is printed on a card, for a view of it."""
        return printed(self.words, name, "cards" if isinstance(card, Card) else "items")

    def who(self, name: str) -> str:
        """Call somebody by its name; nobody has none."""
        if name not in self._called:
            self._called[name] = self.words.who(self.game, name)
        return self._called[name]


class Look(ChapterLook):
    """A look at an adventure, which has a map besides."""

    game: Game
    state: State

    def __init__(self, game: Game, words: Words, drawn: DrawnBefore | None = None) -> None:
        super().__init__(game, words, drawn)


class Careful(ChapterLook):
    """A look for people at a table: a part that cannot be drawn leaves the others as they are, and is remembered."""

    def part(self, name: str, draw: Callable[[], T], instead: Callable[[], T]) -> T:
        """Draw a part of the table, or what stands there instead."""
        try:
            return draw()
        except Exception as fault:  # noqa: BLE001 - whatever goes wrong in one part, people must see the rest, and play on
            self.undrawn.append(Undrawn(name, fault))
            return instead()


class CarefulLook(Careful, Look):
    """A look for people at an adventure."""


def look_at(game: AnyChapter, words: Words) -> ChapterLook:
    """Look at a chapter, of whatever kind it is."""
    return Look(game, words) if isinstance(game, Game) else ChapterLook(game, words)


def careful_look(game: AnyChapter, words: Words, drawn: DrawnBefore | None = None) -> ChapterLook:
    """Look at a chapter for people at a table, of whatever kind it is; `drawn` is what was drawn with the look before."""
    return CarefulLook(game, words, drawn) if isinstance(game, Game) else Careful(game, words, drawn)


@lru_cache(maxsize=4096)
def used(words: Words, name: str, *kinds: str) -> str:
    """Write out what an entry or ability does, once."""
    return " ".join(words.use_text(name, *kinds))


@lru_cache(maxsize=4096)
def written(words: Words, name: str, *kinds: str) -> list[str]:
    """Write out what an entry or ability says, once."""
    return words.detail_text(name, *kinds)


@lru_cache(maxsize=4096)
def printed(words: Words, name: str, kind: Literal["cards", "items"]) -> dict[str, Any]:
    """Write out what is printed on a card, once."""
    card: Card | Item = words.content.cards[name] if kind == "cards" else words.content.items[name]
    face = Printed(
        id=name,
        name=words.thing(name, kind),
        text=written(words, name, kind),
        flavour=words.say.name(card.flavour),
        deck=card.deck,
        keywords=[words.say.keywords([word]) for word in card.keywords],
    )
    return structs.asdict(face)
