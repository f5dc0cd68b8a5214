"""A look at the next cards: the one that is best to use, and what comes after it."""

from __future__ import annotations

from lantern.content.bends.cards import Foresee
from lantern.content.names import of_deck
from lantern.content.verbs.cards import LookAhead
from lantern.core.decks import Deck
from lantern.core.questions import ChooseOne, Confirm, Option
from lantern.rules.belongings.resources import discard_source
from lantern.rules.mission.worlds import deck_in
from lantern.rules.numbers.bends import bends
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.choices.things import CardInRow, ChooseDeck
from lantern.rules.table.events import Used
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero


def one_of_three(game: AnyChapter, deck: str, card: str, *, keep_others: bool = True) -> str:
    """Let a hero give something up to draw more cards than the one just drawn, and choose; return the one to use.

    The others go on top of the deck and under it, or are put aside.
    """
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
        card = _choose(game, hero, "card-to-use", deck, drawn) or card
        if not keep_others:
            for other in drawn:
                pile.put_aside(other)
            continue
        top = _choose(game, hero, "card-on-top", deck, drawn, held=card) if drawn else None
        for under in drawn:
            pile.put_back(under, on_top=False)
        if top is not None:
            pile.put_back(top, on_top=True)
    return card


def look_ahead(game: Game, hero: Hero, look: LookAhead, context: Context) -> None:
    """Let a hero look at the top cards of a deck, discard one of them, and put the others back as it likes."""
    named = look.deck[0]
    if len(look.deck) > 1:
        options = [ChooseDeck(deck) for deck in look.deck]
        about = {"source": context.source}
        named = game.ask(ChooseOne(kind="which-deck", who=hero.id, options=options, about=about, interruptible=False)).value
    deck = f"{named}-{game.world_of(hero.space)}" if named in {"encounter", "map"} else named
    deck = deck_in(game, named, game.world_of(hero.space)) if named == "artifact" else deck
    pile = game.state.decks[deck]
    drawn = [card for _ in range(look.count) if (card := pile.draw(game.state.streams)) is not None]
    game.state.streams.reveal()
    if drawn and (gone := _choose(game, hero, "card-to-discard", deck, drawn, or_none=look.optional)) is not None:
        pile.put_aside(gone)
    order: list[str] = []
    while len(drawn) > 1:
        top = _choose(game, hero, "card-on-top", deck, drawn)
        assert top is not None
        order.append(top)
    for card in reversed([*order, *drawn]):
        pile.put_back(card, on_top=True)


def _wants(game: AnyChapter, hero: Hero, source: str, pile: Deck, card: str) -> bool:
    pile.cards.append(card)  # until it is decided, it has not left the deck
    question = Confirm(kind="draw-three", who=hero.id, about={"card": card, "source": source}, default=0, interruptible=False)
    wanted = bool(game.ask(question))
    pile.cards.pop()
    return wanted


def choose_one(game: AnyChapter, hero: Hero, kind: str, deck: str, drawn: list[str]) -> str:
    """Let a hero take one of the cards drawn."""
    chosen = _choose(game, hero, kind, deck, drawn)
    assert chosen is not None
    return chosen


def _choose(
    game: AnyChapter, hero: Hero, kind: str, deck: str, drawn: list[str], held: str | None = None, *, or_none: bool = False
) -> str | None:
    """Take one of the cards drawn, all of which still count as in the deck; or, where that is allowed, none of them."""
    pile, kinds = game.state.decks[deck], of_deck(deck)
    waiting = [*drawn, *([held] if held is not None else [])]
    pile.cards += waiting
    options: list[Option] = [CardInRow(card, kinds, number) for number, card in enumerate(drawn, start=1)]
    options += [Nothing()] if or_none else []
    place: int | None = game.ask(ChooseOne(kind=kind, who=hero.id, options=options, interruptible=False)).value
    del pile.cards[-len(waiting) :]
    return drawn.pop(place) if place is not None else None
