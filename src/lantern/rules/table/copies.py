"""Cards that somebody has or that lie before all: which of them is meant, how they come there, what lies on them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from lantern.rules.table.state import CardInPlay, ChapterState, Held, Hero, OnTheTable

if TYPE_CHECKING:
    from lantern.rules.table.chapter import AnyChapter, Context

AnyCard = TypeVar("AnyCard", bound=CardInPlay)

_WHICH = re.compile(r"#\d+")
#: Between a card and which copy of it is meant, where there are several.
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


def cards_in_hands(state: ChapterState) -> list[Held]:
    """Return every card in the hands of somebody."""
    return [card for hero in state.heroes.values() for held in hero.items for card in (held, *held.upgrades)]


def cards_owned(state: ChapterState) -> Iterator[str]:
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


def borne_as(hero: Hero, source: str) -> CardInPlay | None:
    """Return what a hero has that is called so: a card in its hands, or a condition; None if it is neither."""
    found = held_as(hero, source)
    if found is not None or not hero.conditions:
        return found
    for card in hero.conditions:
        if card.source == source:
            return card
    return None


def lying_as(state: ChapterState, source: str) -> OnTheTable | None:
    """Return the card that remains in play and is called so."""
    for card in state.in_play:
        if card.source == source:
            return card
    return None


def all_cards(state: ChapterState) -> list[CardInPlay]:
    """Return every card that is a thing of its own: in hands, suffered, in play."""
    suffered = [condition for hero in state.heroes.values() for condition in hero.conditions]
    return [*cards_in_hands(state), *suffered, *state.in_play, *state.resolving]


def bears(held: Held, source: str) -> bool:
    """Tell whether a source is an item, or an upgrade card on it."""
    return held.source == source or (bool(held.upgrades) and any(upgrade.source == source for upgrade in held.upgrades))


def are_alike(one: CardInPlay, other: CardInPlay) -> bool:
    """Tell whether nothing but its number, and whether it is in use, tells one card from another."""
    if (one.id, one.marks, one.uses, one.kept) != (other.id, other.marks, other.uses, other.kept):
        return False
    return not (isinstance(one, Held) and isinstance(other, Held)) or (
        (one.starting, one.fused, one.served, one.served_turn) == (other.starting, other.fused, other.served, other.served_turn)
        and len(one.upgrades) == len(other.upgrades)
        and all(are_alike(mine, yours) for mine, yours in zip(one.upgrades, other.upgrades, strict=True))
    )


def told_apart(cards: list[AnyCard]) -> list[AnyCard]:
    """Return these cards without those that are like one before them: it makes no difference which of them is meant."""
    for card in cards:
        if card.copy > 1:
            break
    else:
        return cards
    return _told_apart(cards)


def _told_apart(cards: list[AnyCard]) -> list[AnyCard]:
    found: list[AnyCard] = []
    for card in cards:
        if not any(_in_use(card) == _in_use(other) and are_alike(card, other) for other in found):
            found.append(card)
    return found


def _in_use(card: CardInPlay) -> bool:
    return isinstance(card, Held) and card.equipped


def first_alike(hero: Hero, sources: list[str]) -> dict[str, str]:
    """Return for each of these cards of a hero the first of them that is just like it."""
    if COPY not in "".join(sources):
        return dict(zip(sources, sources, strict=True))
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


def new_condition(state: ChapterState, hero: Hero, condition: str) -> CardInPlay:
    """Make a condition that a hero begins to suffer; it may have others of the kind (INJ-05)."""
    state.cards_made += 1
    return CardInPlay(condition, state.cards_made, _free_copy(condition, hero.conditions))


def carried_out(state: ChapterState, card: str) -> OnTheTable:
    """Have a card lie on the table while it is carried out."""
    drawn = OnTheTable(card)
    state.resolving.append(drawn)
    return drawn


def is_done(state: ChapterState, card: str) -> None:
    """Take a card from the table that was carried out."""
    del state.resolving[max(place for place, drawn in enumerate(state.resolving) if drawn.id == card)]


def make_lasting(state: ChapterState, card: OnTheTable) -> None:
    """Make a card one that will remain in play (CARD-02): it gets its own number, and a name of its own among such cards."""
    card.copy = _free_copy(card.id, [*state.in_play, *(other for other in state.resolving if other.number)])
    state.cards_made += 1
    card.number = state.cards_made


def _free_copy(card: str, others: Sequence[CardInPlay]) -> int:
    taken = {other.copy for other in others if other.id == card}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def put_into_hands(hero: Hero, held: Held) -> None:
    """Give a card to a hero, with the upgrade cards on it; where it has others of the kind, each is called differently."""
    for card in (held, *held.upgrades):
        others = {other.copy for other in (*cards_of(hero), held, *held.upgrades) if other.id == card.id and other is not card}
        if card.copy in others or card.copy > 1:
            card.copy = next(number for number in range(1, len(others) + 2) if number not in others)
    hero.items.append(held)


def call_plainly(cards: Iterable[CardInPlay]) -> None:
    """Call cards anew, the first of each kind by its plain name: some of them may have gone."""
    seen: dict[str, int] = {}
    for card in sorted(cards, key=lambda card: card.copy):
        card.copy = seen[card.id] = seen.get(card.id, 0) + 1


def is_idle(held: Held, hero: Hero, turn: int) -> bool:
    """Tell whether a card does nothing for a hero in this turn, because it has served another (ITEM-13)."""
    return held.served_turn == turn and held.served != hero.id


# -- what lies on it ------------------------------------------------------------------------------


def thing_of(game: AnyChapter, hero: str | None, source: str) -> CardInPlay | None:
    """Return the card that is called so: of a hero, in play, or just carried out."""
    card = borne_as(game.hero(hero), source) if hero is not None else None
    return card or lying_as(game.state, source) or next((card for card in game.state.resolving if card.source == source), None)


def marks_on(game: AnyChapter, hero: str | None, source: str) -> int:
    """Count the markers on a card: of a hero, or in play."""
    card = thing_of(game, hero, source)
    return card.marks if card is not None else 0


def put_marks(game: AnyChapter, hero: str | None, source: str, marks: int) -> None:
    """Have so many markers lie on a card: of a hero, or in play."""
    card = thing_of(game, hero, source)
    if card is not None:
        card.marks = marks


def marks_here(game: AnyChapter, context: Context) -> int:
    """Count the markers on the card in whose name something happens."""
    return marks_on(game, context.whose, context.source)


def put_marks_here(game: AnyChapter, context: Context, marks: int) -> None:
    """Have so many markers lie on the card in whose name something happens."""
    put_marks(game, context.whose, context.source, marks)
