"""A look at the next cards: the one that is best to use, and what comes after it."""

from __future__ import annotations

from lantern.content.bends.cards import Foresee
from lantern.content.names import of_deck
from lantern.core.decks import Deck
from lantern.core.questions import ChooseOne, Confirm
from lantern.rules.belongings.resources import discard_source
from lantern.rules.numbers.bends import bends
from lantern.rules.table.choices.things import CardInRow
from lantern.rules.table.events import Used
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero


def one_of_three(game: Game, deck: str, card: str) -> str:
    """Let a hero give something up to draw more cards than the one just drawn, and choose; return the one to use."""
    pile = game.state.decks[deck]
    for hero in game.standing():
        answers = bends(game, hero, Foresee)
        found = next((answer for answer in answers if deck.startswith(answer[1].deck)), None) if answers else None
        if found is None or not _wants(game, hero, found[0], pile, card):
            continue
        source, sight = found
        game.tell(Used(hero.id, source))
        hero.acted = True
        discard_source(game, hero, source)
        drawn = [card, *(more for _ in range(sight.more) if (more := pile.draw(game.state.streams)) is not None)]
        card = _choose(game, hero, "card-to-use", deck, drawn)
        top = _choose(game, hero, "card-on-top", deck, drawn, held=card) if drawn else None
        for under in drawn:
            pile.put_back(under, on_top=False)
        if top is not None:
            pile.put_back(top, on_top=True)
    return card


def _wants(game: Game, hero: Hero, source: str, pile: Deck, card: str) -> bool:
    pile.cards.append(card)  # until it is decided, it has not left the deck
    question = Confirm(kind="draw-three", who=hero.id, about={"card": card, "source": source}, default=0, interruptible=False)
    wanted = bool(game.ask(question))
    pile.cards.pop()
    return wanted


def _choose(game: Game, hero: Hero, kind: str, deck: str, drawn: list[str], held: str | None = None) -> str:
    """Take one of the cards drawn, all of which still count as in the deck."""
    pile, kinds = game.state.decks[deck], of_deck(deck)
    waiting = [*drawn, *([held] if held is not None else [])]
    pile.cards += waiting
    options = [CardInRow(card, kinds, number) for number, card in enumerate(drawn, start=1)]
    place: int = game.ask(ChooseOne(kind=kind, who=hero.id, options=options, interruptible=False)).value
    del pile.cards[-len(waiting) :]
    return drawn.pop(place)
