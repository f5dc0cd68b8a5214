"""How often something may be used: once a turn, fight or adventure; each card for itself (ITEM-11)."""

from __future__ import annotations

from lantern.core.uses import Uses
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import all_cards, borne_as, card_of, lying_as
from lantern.rules.table.state import ChapterState, Held, Hero

#: Once a turn whoever has it, and however many have one.
PARTY_TURN = "party_turn"
#: Once on each journey and once in each stay in town, and nowhere else.
TRAVEL_OR_STAY = "travel_or_stay"


def _of_the_party(source: str, part: str) -> str:
    return f"party:{card_of(source)}:{part}"


def _register(game: AnyChapter, hero: Hero | None, source: str, part: str) -> tuple[Uses, str]:
    """Return where uses of a source are written, and how: on the card itself, or for all else in the books of the game."""
    card = borne_as(hero, source) if hero is not None else None
    if card is not None:
        return card.uses, part
    lying = lying_as(game.state, source) if game.state.in_play else None
    if lying is not None and (hero is None or not _is_its_own(game, hero, source)):
        return lying.uses, part if hero is None else f"{part}@{hero.id}"  # once for each to whom it happens
    return game.state.uses, f"{hero.id if hero is not None else ''}:{source}{f':{part}' if part else ''}"


def _is_its_own(game: AnyChapter, hero: Hero, source: str) -> bool:
    """Tell whether a hero has something else of this name: an ability, or an upgrade."""
    return any(name == source for name, _ in game.borne[hero.id].powers)


def is_ready(game: AnyChapter, hero: Hero | None, source: str, limit: str | None, part: str = "", *, times: int = 1) -> bool:
    """Tell whether a part of what a source does may still be used (ITEM-11); without a limit it always may."""
    if limit is None:
        return True
    if limit == PARTY_TURN:
        return game.state.uses.is_ready("turn", _of_the_party(source, part), times)
    if limit == TRAVEL_OR_STAY and not game.is_on_the_road() and game.state.settlement.stay is None:
        return False
    uses, key = _register(game, hero, source, part)
    return uses.is_ready(limit, key, times)


def exhaust(game: AnyChapter, hero: Hero | None, source: str, limit: str | None, part: str = "") -> None:
    """Note that a part of what a source does was used (ITEM-11)."""
    if limit == PARTY_TURN:
        game.state.uses.exhaust("turn", _of_the_party(source, part))
    elif limit is not None:
        uses, key = _register(game, hero, source, part)
        uses.exhaust(limit, key)


def renew(game: AnyChapter, hero: Hero, source: str, part: str = "") -> None:
    """Make a part of what a source does ready again, or all of it."""
    card = borne_as(hero, source)
    if card is not None:
        card.uses.renew(part)
    else:
        game.state.uses.renew(f"{hero.id}:{source}:{part}")


def is_used(game: AnyChapter, hero: Hero, source: str) -> bool:
    """Tell whether anything of what a source does has been used."""
    card = borne_as(hero, source)
    return bool(card.uses.spent) if card is not None else game.state.uses.is_used(f"{hero.id}:{source}:")


def used_up(hero: Hero, limit: str) -> list[Held]:
    """Return the items of a hero, and the upgrade cards on them, of which something was used that this limit counts."""
    return [card for held in hero.items for card in (held, *held.upgrades) if card.uses.spent.get(limit)]


def ready(state: ChapterState, period: str) -> None:
    """Make everything ready that could be used once in a period that has ended (ITEM-11)."""
    state.uses.ready(period)
    for card in all_cards(state):
        if card.uses.spent:
            card.uses.ready(period)
