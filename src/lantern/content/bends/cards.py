"""Points of cards and tokens that are drawn."""

from __future__ import annotations

from typing import ClassVar, Literal, get_args

from lantern.content.bends.point import Bend, Combines, Home
from lantern.content.verbs.grammar import Amount, ConditionId
from lantern.content.verbs.terms import Condition, Cost
from lantern.content.words import Limit

#: What is drawn and may be drawn again: cards by their deck, and Exploration tokens.
Drawn = Literal[
    "darkness", "dread", "encounter", "loot", "scavenge", "gear", "artifact", "threat", "map", "exploration",
]  # fmt: skip


#: What any card is.
ANY_CARD: tuple[str, ...] = tuple(deck for deck in get_args(Drawn) if deck != "exploration")


class Redraw(Bend, tag="redraw", frozen=True):
    """May what was just drawn be discarded for another: from which decks (any but tokens), how often, at what price.

    Of its `own`: a card that it draws itself, a token on its Map Tile.
    """

    main: ClassVar[str] = "deck"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    deck: tuple[Drawn, ...] = ()
    limit: Limit | None = None
    cost: Cost | None = None
    horror_hits: Amount | None = None
    corruption_hits: int = 0
    xp: int = 0
    own: bool = False
    when: Condition | None = None

    @property
    def strength(self) -> int:
        """Prefer what works for more decks."""
        return len(self.deck or ANY_CARD)


class CancelRoll(Bend, tag="cancel_roll", frozen=True):
    """From which roll on is a Darkness card cancelled that was just drawn, or one of another deck, how often, at what price."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    target: int
    deck: tuple[Literal["darkness", "dread"], ...] = ("darkness",)
    limit: Limit | None = None
    cost: Cost | None = None


class Foresee(Bend, tag="foresee", frozen=True):
    """How many cards more may be looked at for giving this up, to use one of all."""

    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    deck: tuple[Literal["encounter", "map", "exploration"], ...]
    more: int = 2


class OwnToken(Bend, tag="own_token", frozen=True):
    """May a token of one's own be put in the place of an Exploration token that is about to be revealed.

    It is the one that is kept on the card, or else one that nobody has seen. With `double` a Clue on it counts twice, but not
    in a Mission in which something else happens at each Clue; whoever brings one without a Clue has `blank` from then on.
    """

    main: ClassVar[str] = "double"
    home: ClassVar[Home] = "borne"
    combines: ClassVar[Combines] = "each"
    double: bool = False
    blank: ConditionId | None = None


class Breaks(Bend, tag="breaks", frozen=True):
    """Up to which roll is an item lost after it was used to draw another card."""

    main: ClassVar[str] = "up_to"
    home: ClassVar[Home] = "item"
    up_to: int

    @property
    def strength(self) -> int:
        """Prefer what breaks sooner."""
        return self.up_to


class FindXp(Bend, tag="find_xp", frozen=True):
    """How many times the XP of Loot and Scavenge cards does a hero get."""

    main: ClassVar[str] = "times"
    times: int

    @property
    def strength(self) -> int:
        """Prefer more of it."""
        return self.times


class LootLost(Bend, tag="loot_lost", frozen=True):
    """Up to which roll is a Loot card only imagined, and what does that do."""

    up_to: int
    sanity: int

    @property
    def strength(self) -> int:
        """Prefer what is lost more often."""
        return self.up_to
