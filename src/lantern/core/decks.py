"""Decks of cards, with and without a discard pile."""

from __future__ import annotations

from msgspec import Struct, field

from lantern.core.streams import Streams


class Deck(Struct, omit_defaults=True):
    """A face-down deck (its top is the end of the list), the pile of its used cards, and what a scenario put on top."""

    cards: list[str]
    discard: list[str] = field(default_factory=list)
    stacked: list[str] = field(default_factory=list)

    def draw(self, streams: Streams) -> str | None:
        """Draw the top card; an empty deck is made anew from its discard pile, and may yield nothing (CARD-05)."""
        streams.drawn += 1
        if self.stacked:
            return self._take_stacked()
        if not self.cards:
            if not self.discard:
                return None
            self.cards, self.discard = self.discard, []
            streams.shuffle(self.cards)
        return self.cards.pop()

    def deal(self, count: int, streams: Streams) -> list[str]:
        """Deal from a deck that keeps no discard pile (CARD-06).

        The whole deck is shuffled, cards are drawn without putting back, and when it runs out all are shuffled again.
        """
        streams.drawn += 1
        dealt: list[str] = []
        rest: list[str] = []
        while len(dealt) < count and self.cards:
            if not rest:
                rest = list(self.cards)
                streams.shuffle(rest)
            if self.stacked:
                dealt.append(self.stacked.pop(0))
                if dealt[-1] in rest:
                    rest.remove(dealt[-1])
            else:
                dealt.append(rest.pop())
        return dealt

    def search(self, card: str, streams: Streams) -> bool:
        """Take a card out of the deck, or else out of its used cards, and shuffle the deck; tell whether it was there."""
        pile = next((pile for pile in (self.cards, self.discard) if card in pile), None)
        if pile is None:
            return False
        streams.drawn += 1
        pile.remove(card)
        streams.shuffle(self.cards)
        return True

    def put_back(self, card: str, *, on_top: bool) -> None:
        """Put a card that was drawn back on top of the deck, or under it."""
        self.cards.insert(len(self.cards) if on_top else 0, card)
        if on_top and self.stacked:
            self.stacked.insert(0, card)

    def put_aside(self, card: str) -> None:
        """Put a used card on the discard pile (CARD-04)."""
        self.discard.append(card)

    def _take_stacked(self) -> str:
        card = self.stacked.pop(0)
        for pile in (self.cards, self.discard):
            if card in pile:
                pile.remove(card)
                break
        return card

    def __len__(self) -> int:
        return len(self.cards) + len(self.discard)
