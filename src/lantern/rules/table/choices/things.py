"""Cards, tokens, items and conditions to choose from, and what is done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lantern.content.names import CARRIED
from lantern.content.verbs.harm import Suffer
from lantern.core.questions import Option
from lantern.rules.table.copies import card_of

if TYPE_CHECKING:
    from lantern.rules.table.chapter import AnyChapter
    from lantern.rules.words import Words


class ChooseCard(Option):
    """A card, token, condition or upgrade, of which there is one to choose, and what kind of thing it is."""

    card: str
    kind: str

    shapes: ClassVar[tuple[str, ...]] = ("ID",)

    @property
    def key(self) -> str:
        """Return its id."""
        return self.card

    @property
    def value(self) -> str:
        """Return its id."""
        return self.card

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return what it is."""
        return (self.kind,)

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Call it by its name."""
        return words.thing(self.card, self.kind)


class CountRow(Option):
    """A result of a chart."""

    chart: str
    result: int

    shapes: ClassVar[tuple[str, ...]] = ("row:N",)

    @property
    def key(self) -> str:
        """Return the number that was rolled."""
        return f"row:{self.result}"

    @property
    def value(self) -> int:
        """Return the number that was rolled."""
        return self.result

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say the number, and what the row is called."""
        row = next((row for row in game.content.charts[self.chart].rows if row.low <= self.result <= row.high), None)
        name = words.say.name(row.name) if row is not None and row.name else ""
        suffered = [effect.condition for effect in row.effect if isinstance(effect, Suffer)] if row is not None else []
        name = words.thing(suffered[0], "conditions") if suffered and not name else name
        return words.say.text("option-result", number=str(self.result), named="yes" if name else "no", name=name)


class NameEnemies(Option):
    """Enemies to name: all with a keyword, or all of a type."""

    word: str
    by: str

    shapes: ClassVar[tuple[str, ...]] = ("ID",)

    @property
    def key(self) -> str:
        """Return the keyword, or the type."""
        return self.word

    @property
    def value(self) -> str:
        """Return the keyword, or the type."""
        return self.word

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Call them as people do."""
        return words.enemies_named(self.word)


class CardInRow(Option):
    """One of several cards on the table, of which two can be the same: what lies there, and which of them, from 1 on."""

    card: str
    kinds: tuple[str, ...]
    number: int

    shapes: ClassVar[tuple[str, ...]] = ("ID:N",)

    @property
    def key(self) -> str:
        """Return the card and its number."""
        return f"{self.card}:{self.number}"

    @property
    def value(self) -> int:
        """Return its place, from 0 on."""
        return self.number - 1

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Call it by its name."""
        return words.thing(self.card, *self.kinds)


class ChooseDeck(Option):
    """One of several decks."""

    deck: str

    shapes: ClassVar[tuple[str, ...]] = ("ID",)

    @property
    def key(self) -> str:
        """Return the deck."""
        return self.deck

    @property
    def value(self) -> str:
        """Return the deck."""
        return self.deck

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Name the deck."""
        return words.say.deck(self.deck)


class DoWith(Option):
    """Something that is done with a card, token or companion."""

    card: str

    #: The first word of its key, and of its message.
    verb: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """Its keys begin with its verb."""
        super().__init_subclass__()
        cls.shapes = (f"{cls.verb}:ID",)

    @property
    def key(self) -> str:
        """Return what is done, and with what."""
        return f"{self.verb}:{self.card}"

    @property
    def value(self) -> str:
        """Return its id."""
        return self.card

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Say what is done, and with what."""
        return words.say.text(f"option-{self.verb}", what=words.noun(self.card, *self.kinds))


class SwapToken(DoWith):
    """Discard a token for the one that was found."""

    verb: ClassVar[str] = "swap"
    kinds: ClassVar[tuple[str, ...]] = ("side-bag-tokens",)


class RefuseToken(Option):
    """Leave the token that was found."""

    token: str

    key: ClassVar[str] = "refuse"
    shapes: ClassVar[tuple[str, ...]] = ("refuse",)

    @property
    def value(self) -> str:
        """Return the token that goes."""
        return self.token

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Say that it is left."""
        return words.say.text("option-refuse")


class DiscardToken(DoWith):
    """Leave a token behind."""

    verb: ClassVar[str] = "discard"
    kinds: ClassVar[tuple[str, ...]] = ("side-bag-tokens",)


class ChooseItem(Option):
    """An item of a hero, by its place among them."""

    card: str
    place: int

    shapes: ClassVar[tuple[str, ...]] = ("ID:N",)
    kinds: ClassVar[tuple[str, ...]] = ("items",)

    @property
    def key(self) -> str:
        """Return the item and its place."""
        return f"{self.card}:{self.place}"

    @property
    def value(self) -> int:
        """Return its place."""
        return self.place

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Call it by its name."""
        return words.thing(self.card, *self.kinds)


class DiscardItem(ChooseItem):
    """Leave an item behind."""

    shapes: ClassVar[tuple[str, ...]] = ("discard:ID:N",)

    @property
    def key(self) -> str:
        """Return its key."""
        return f"discard:{self.card}:{self.place}"

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Say what is left behind."""
        return words.say.text("option-discard", what=words.noun(self.card, *self.kinds))


class GiveInReturn(Option):
    """Give something for what is handed over (ITEM-12)."""

    thing: str

    shapes: ClassVar[tuple[str, ...]] = ("ID",)
    kinds: ClassVar[tuple[str, ...]] = CARRIED

    @property
    def key(self) -> str:
        """Return what it is, and which copy."""
        return self.thing

    @property
    def value(self) -> str:
        """Return what it is, and which copy."""
        return self.thing

    @property
    def card(self) -> str:
        """Return what it is."""
        return card_of(self.thing)

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Call it by its name."""
        return words.thing(self.thing, *self.kinds)


class Hold(Option):
    """Have these things in the hands, or on: what they are, and their places among the items (ITEM-03)."""

    things: tuple[str, ...]
    places: tuple[int, ...]

    shapes: ClassVar[tuple[str, ...]] = ("ID", "ID+ID", "nothing")
    kinds: ClassVar[tuple[str, ...]] = ("items",)

    @property
    def key(self) -> str:
        """Return the things together."""
        return "+".join(self.things) or "nothing"

    @property
    def value(self) -> tuple[int, ...]:
        """Return their places."""
        return self.places

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """List the things."""
        if not self.things:
            return words.say.text("option-nothing")
        return words.say.join(words.thing(thing, *self.kinds) for thing in self.things)


class ThrowToken(DoWith):
    """Throw something that explodes (ATTACK-26)."""

    verb: ClassVar[str] = "throw"
    kinds: ClassVar[tuple[str, ...]] = ("side-bag-tokens",)


class Lead(DoWith):
    """Lead a companion."""

    verb: ClassVar[str] = "lead"
    kinds: ClassVar[tuple[str, ...]] = ("companions",)
