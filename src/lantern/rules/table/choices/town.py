"""Options of a stay in town: where to sleep, where to go, what to buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from lantern.content.render import fee_text
from lantern.content.towns import TownSize
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.town import BuyOffCorruption
from lantern.core.questions import Option
from lantern.rules.table.choices.plain import Plain

if TYPE_CHECKING:
    from lantern.rules.table.chapter import AnyChapter
    from lantern.rules.words import Words


class AtTheHotel(Option):
    """Sleep at the Hotel, for money (TOWN-04)."""

    price: int

    shapes: ClassVar[tuple[str, ...]] = ("hotel",)

    @property
    def key(self) -> str:
        """Return where that is."""
        return "hotel"

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Say what it costs."""
        return words.say.text("option-hotel", price=price_text(words, self.price, 0))


class AtTheCampSite(Plain):
    """Sleep at the camp site, for nothing, and roll for what comes (TOWN-04, TOWN-05)."""

    key: ClassVar[str] = "camp-site"


class NowhereToday(Plain):
    """Visit no location today (TOWN-06)."""

    key: ClassVar[str] = "nowhere"


class DoneHere(Plain):
    """Buy nothing more today."""

    key: ClassVar[str] = "done"
    says: ClassVar[str] = "option-done-here"


class RideTo(Option):
    """Ride to a town of a size (FRONTIER-02)."""

    size: TownSize

    shapes: ClassVar[tuple[str, ...]] = ("town:SIZE",)

    @property
    def key(self) -> str:
        """Return the size."""
        return f"town:{self.size}"

    @property
    def value(self) -> TownSize:
        """Return the size."""
        return self.size

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Say how large it is, and what the road there is like."""
        return words.say.text("option-ride-to", size=self.size)


class TownTotal(Option):
    """Find a town by a total of the dice for its type (FRONTIER-03)."""

    total: int
    town: str

    shapes: ClassVar[tuple[str, ...]] = ("total-N",)
    kinds: ClassVar[tuple[str, ...]] = ("town-types",)

    @property
    def key(self) -> str:
        """Return the total."""
        return f"total-{self.total}"

    @property
    def card(self) -> str:
        """Return the type."""
        return self.town

    @property
    def value(self) -> int:
        """Return the total."""
        return self.total

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Say which type of town it would be."""
        return words.say.text("option-town-total", total=self.total, what=words.thing(self.town, *self.kinds))


class Visit(Option):
    """Visit a location (TOWN-06)."""

    location: str

    shapes: ClassVar[tuple[str, ...]] = ("visit:ID",)
    kinds: ClassVar[tuple[str, ...]] = ("locations",)

    @property
    def key(self) -> str:
        """Return the location."""
        return f"visit:{self.location}"

    @property
    def card(self) -> str:
        """Return the location."""
        return self.location

    @property
    def value(self) -> str:
        """Return the location."""
        return self.location

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Call it by its name."""
        return words.thing(self.location, *self.kinds)


class UseService(Option):
    """Have something done, for a fee, or for what is rolled for that (TOWN-08, TOWN-10).

    Where what it does says what is paid for it, that is its `own` price: of each who can be brought back, or of each point.
    """

    service: str
    fee: Amount
    own: tuple[int, ...] = ()

    shapes: ClassVar[tuple[str, ...]] = ("service:ID",)
    kinds: ClassVar[tuple[str, ...]] = ("services",)

    @property
    def key(self) -> str:
        """Return the service."""
        return f"service:{self.service}"

    @property
    def card(self) -> str:
        """Return the service."""
        return self.service

    @property
    def value(self) -> str:
        """Return the service."""
        return self.service

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say what it is, and its price as far as it is known."""
        what, price = words.thing(self.service, *self.kinds), self.price(words, game)
        return words.say.text("option-service", what=what, price=price) if price else what

    def price(self, words: Words, game: AnyChapter) -> str:
        """Say what it costs, as far as that is known; nothing if nothing is."""
        service = game.content.services[self.service]
        if not self.own:
            return fee_text(replace(service, gold=self.fee), words.say)
        least, most = price_text(words, self.own[0], 0), price_text(words, self.own[-1], 0)
        if any(isinstance(effect, BuyOffCorruption) for effect in service.effect):
            return words.say.text("price-per-corruption", price=least)
        return least if least == most else words.say.text("price-between", least=least, most=most)


def price_text(words: Words, gold: int, dark_stone: int) -> str:
    """Say what something costs."""
    parts = [words.resource(what, count) for what, count in (("gold", gold), ("dark_stone", dark_stone)) if count]
    return words.say.join(parts) if parts else words.say.text("price-nothing")
