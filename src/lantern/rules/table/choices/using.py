"""What is used: abilities, items, tokens, hand cards; and effects to choose from or to put in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lantern.content.effects import Choice
from lantern.content.wording import sentence
from lantern.core.questions import Option
from lantern.rules.table.bearing import Usable
from lantern.rules.table.copies import card_of
from lantern.rules.table.listening import Listener

if TYPE_CHECKING:
    from lantern.rules.table.chapter import AnyChapter
    from lantern.rules.words import Words


def name_of(usable: Usable) -> str:
    """Name what is used, and which of several things it can do."""
    return usable.source + (f":{usable.number + 1}" if usable.number else "")


#: Timings at which several things that one card can do may be offered at once.
AT_ONCE = frozenset({"any_time", "activation", "before_move", "free_attack", "instead_of_attack"})


def what_it_does(words: Words, usable: Usable) -> str:
    """Say what a use of something does if it may be offered beside another use of the same thing."""
    found = words.content.find(card_of(usable.source), usable.kind)
    actions = [
        action
        for kind, card in found
        if kind == usable.kind
        for action in getattr(card, "actions", ())
        if action.timing in AT_ONCE
    ]
    return words.say.clauses(usable.action.effect).rstrip(".") if len(actions) > 1 and usable.action in actions else ""


class UsesThing:
    """What options to use something have in common: they stand for it, and point at its card."""

    __slots__ = ()
    usable: Usable

    @property
    def value(self) -> Usable:
        """Return what is used."""
        return self.usable

    @property
    def card(self) -> str:
        """Return the card that it is."""
        return card_of(self.usable.source)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return what it is."""
        return (self.usable.kind,)

    def deed(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Name what would be used, and what it costs."""
        usable = self.usable
        cost = words.content.hand_cards[self.card].cost if usable.hand_card else usable.action.cost
        price = words.say.cost(cost) if cost is not None else ""
        thing = words.thing(usable.source, *self.kinds)
        return words.say.text("refusal-what-use", what=thing, price=price) if price else thing


class Use(UsesThing, Option):
    """Use something."""

    usable: Usable

    shapes: ClassVar[tuple[str, ...]] = ("use:ID", "use:ID:N")

    @property
    def key(self) -> str:
        """Return what is used, and which of several things it can do."""
        return f"use:{name_of(self.usable)}"

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Say what is used, and for what if that is not the only use of it."""
        what, does = words.noun(self.usable.source, *self.kinds), what_it_does(words, self.usable)
        return words.say.text("option-use-for", what=what, does=does) if does else words.say.text("option-use", what=what)


class ChooseEffect(Option):
    """One of several effects, perhaps at a price."""

    number: int
    effect: Choice

    shapes: ClassVar[tuple[str, ...]] = ("choice-N",)

    @property
    def key(self) -> str:
        """Return its number."""
        return f"choice-{self.number}"

    @property
    def value(self) -> Choice:
        """Return the effect with its price."""
        return self.effect

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Say what it costs and what it does."""
        say = words.say
        what = say.clauses(self.effect.effect).rstrip(".")
        cost = say.cost(self.effect.cost) if self.effect.cost is not None else ""
        return sentence(say.text("option-choice-cost", cost=cost, what=what) if cost else what)


class ComesNext(Option):
    """One of several things that come at the same moment."""

    number: int
    listener: Listener

    shapes: ClassVar[tuple[str, ...]] = ("N:ID",)

    @property
    def key(self) -> str:
        """Return its number and what it is."""
        return f"{self.number}:{self.listener.source}"

    @property
    def value(self) -> Listener:
        """Return what comes."""
        return self.listener

    @property
    def card(self) -> str:
        """Return what it is."""
        return self.listener.source

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return what kind of thing it is."""
        return (self.listener.power,)

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Call it by its name."""
        return words.thing(self.listener.source, *self.kinds)
