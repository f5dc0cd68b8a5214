"""Cards in somebody's hands: which of them is meant, how they come there, what lies on them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from lantern.rules.state import ChapterState, Held, Hero, State

if TYPE_CHECKING:
    from lantern.rules.chapter import AnyChapter, Context

_WHICH = re.compile(r"#\d+")
#: Between a card and which copy of it is meant, where a hero has several.
COPY = "#"


# -- which one is meant ---------------------------------------------------------------------------


def card_of(source: str) -> str:
    """Return the card that a source is, whichever copy of it."""
    return source.partition(COPY)[0] if COPY in source else source


def plain(key: str) -> str:
    """Return the key of an option without saying which copies of cards are meant."""
    return _WHICH.sub("", key)


def cards_of(hero: Hero) -> Iterator[Held]:
    """Yield every card that a hero has in its hands: its items, each with the upgrade cards on it."""
    for held in hero.items:
        yield held
        yield from held.upgrades


def cards_in_hands(state: ChapterState) -> Iterator[Held]:
    """Yield every card in the hands of somebody."""
    for hero in state.heroes.values():
        yield from cards_of(hero)


def cards_owned(state: State) -> Iterator[str]:
    """Yield every item card that is in somebody's hands, or at home, and so in no deck; starting items never were in one."""
    yield from state.at_home
    for hero in state.heroes.values():
        for held in hero.items:
            if not held.starting:
                yield held.id
            yield from (upgrade.id for upgrade in held.upgrades)


def held_as(hero: Hero, source: str) -> Held | None:
    """Return the card of a hero that is called so; None if it is nothing in its hands."""
    name, _, which = source.partition(COPY)
    copy = int(which) if which else 1
    for held in hero.items:
        if held.id == name and held.copy == copy:
            return held
        for upgrade in held.upgrades:
            if upgrade.id == name and upgrade.copy == copy:
                return upgrade
    return None


def bears(held: Held, source: str) -> bool:
    """Tell whether a source is an item, or an upgrade card on it."""
    return held.source == source or any(upgrade.source == source for upgrade in held.upgrades)


def are_alike(one: Held, other: Held) -> bool:
    """Tell whether nothing but its number, and whether it is in use, tells one card from another."""
    return (
        (one.id, one.starting, one.fused, one.served, one.served_turn, one.marks, one.uses)
        == (other.id, other.starting, other.fused, other.served, other.served_turn, other.marks, other.uses)
        and len(one.upgrades) == len(other.upgrades)
        and all(are_alike(mine, yours) for mine, yours in zip(one.upgrades, other.upgrades, strict=True))
    )


def told_apart(cards: list[Held]) -> list[Held]:
    """Return these cards without those that are like one before them: it makes no difference which of them is meant."""
    if not [card for card in cards if card.copy > 1]:
        return cards
    found: list[Held] = []
    for card in cards:
        if not any(card.equipped == other.equipped and are_alike(card, other) for other in found):
            found.append(card)
    return found


def first_alike(hero: Hero, sources: list[str]) -> dict[str, str]:
    """Return for each of these cards of a hero the first of them that is just like it."""
    if COPY not in "".join(sources):
        return {source: source for source in sources}
    cards = {source: held_as(hero, source) for source in sources}
    return {
        source: next(other for other, its in cards.items() if card is its or (card and its and are_alike(card, its)))
        for source, card in cards.items()
    }


# -- coming and going -----------------------------------------------------------------------------


def new_card(state: ChapterState, item: str, *, equipped: bool = False, starting: bool = False, marks: int = 0) -> Held:
    """Make a card that comes into the game: it gets its own number."""
    state.cards_made += 1
    return Held(item, state.cards_made, equipped=equipped, starting=starting, marks=marks)


def put_into_hands(hero: Hero, held: Held) -> None:
    """Give a card to a hero, with the upgrade cards on it; where it has others of the kind, each is called differently."""
    for card in (held, *held.upgrades):
        others = {other.copy for other in (*cards_of(hero), held, *held.upgrades) if other.id == card.id and other is not card}
        if card.copy in others or card.copy > 1:
            card.copy = next(number for number in range(1, len(others) + 2) if number not in others)
    hero.items.append(held)


def call_plainly(hero: Hero) -> None:
    """Call the cards of a hero anew, the first of each kind by its plain name: some of them may have gone."""
    seen: dict[str, int] = {}
    for card in sorted(cards_of(hero), key=lambda card: card.copy):
        card.copy = seen[card.id] = seen.get(card.id, 0) + 1


def is_idle(held: Held, hero: Hero, turn: int) -> bool:
    """Tell whether a card does nothing for a hero in this turn, because it has served another (ITEM-13)."""
    return held.served_turn == turn and held.served != hero.id


# -- what lies on it ------------------------------------------------------------------------------


def _marked(game: AnyChapter, hero: str | None, source: str) -> Held | None:
    return held_as(game.hero(hero), source) if hero is not None else None


def marks_on(game: AnyChapter, hero: str | None, source: str) -> int:
    """Count the markers on a card: of a hero, or in play."""
    card = _marked(game, hero, source)
    return card.marks if card is not None else game.marks_in_play().get(source, 0)


def put_marks(game: AnyChapter, hero: str | None, source: str, marks: int) -> None:
    """Have so many markers lie on a card: of a hero, or in play."""
    card = _marked(game, hero, source)
    if card is not None:
        card.marks = marks
    elif marks:
        game.marks_in_play()[source] = marks
    else:
        game.marks_in_play().pop(source, None)


def marks_here(game: AnyChapter, context: Context) -> int:
    """Count the markers on the card in whose name something happens."""
    return marks_on(game, context.whose, context.source)


def put_marks_here(game: AnyChapter, context: Context, marks: int) -> None:
    """Have so many markers lie on the card in whose name something happens."""
    put_marks(game, context.whose, context.source, marks)
