"""Cards of a hand as a price: which may be discarded, and where they lie then."""

from __future__ import annotations

from lantern.content.verbs.terms import FromHand
from lantern.core.questions import ChooseOne
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.events import Lost
from lantern.rules.table.state import Hero


def left_to_discard(hero: Hero, hand: str, source: str) -> list[str]:
    """Return the cards of a hand that a hero may discard: all but the one that is being played."""
    return [card for card in hero.hands.get(hand, []) if card != source]


def discard_from_hand(game: AnyChapter, hero: Hero, price: FromHand, source: str) -> None:
    """Discard cards of a hand, as the player likes; they are known again when the adventure is over."""
    for _ in range(price.count):
        options = [ChooseCard(card, "hand-cards") for card in left_to_discard(hero, price.hand, source)]
        about = {"source": source, "hand": price.hand}
        question = ChooseOne(kind="discard-card", who=hero.id, options=options, about=about, interruptible=False)
        card: str = game.ask(question).value
        hero.hands[price.hand].remove(card)
        hero.laid_aside.setdefault(price.hand, []).append(card)
        game.tell(Lost(hero.id, card, 1))
