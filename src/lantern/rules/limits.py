"""How often something may be used: once a turn, fight or adventure; each card for itself (ITEM-11)."""

from __future__ import annotations

from lantern.core.uses import Uses
from lantern.rules.belongings import held_as
from lantern.rules.chapter import AnyChapter
from lantern.rules.state import ChapterState, Hero


def _register(game: AnyChapter, hero: Hero | None, source: str, part: str) -> tuple[Uses, str]:
    """Return where uses of a source are written, and how: on the card itself, or for all else in the books of the game."""
    card = held_as(hero, source) if hero is not None else None
    if card is not None:
        return card.uses, part
    return game.state.uses, f"{hero.id if hero is not None else ''}:{source}{f':{part}' if part else ''}"


def is_ready(game: AnyChapter, hero: Hero | None, source: str, limit: str | None, part: str = "") -> bool:
    """Tell whether a part of what a source does may still be used (ITEM-11); without a limit it always may."""
    if limit is None:
        return True
    uses, key = _register(game, hero, source, part)
    return uses.is_ready(limit, key)


def exhaust(game: AnyChapter, hero: Hero | None, source: str, limit: str | None, part: str = "") -> None:
    """Note that a part of what a source does was used (ITEM-11)."""
    if limit is not None:
        uses, key = _register(game, hero, source, part)
        uses.exhaust(limit, key)


def renew(game: AnyChapter, hero: Hero, source: str, part: str = "") -> None:
    """Make a part of what a source does ready again, or all of it."""
    card = held_as(hero, source)
    if card is not None:
        card.uses.renew(part)
    else:
        game.state.uses.renew(f"{hero.id}:{source}:{part}")


def is_used(game: AnyChapter, hero: Hero, source: str) -> bool:
    """Tell whether anything of what a source does has been used."""
    card = held_as(hero, source)
    return bool(card.uses.spent) if card is not None else game.state.uses.is_used(f"{hero.id}:{source}:")


def ready(state: ChapterState, period: str) -> None:
    """Make everything ready that could be used once in a period that has ended (ITEM-11)."""
    state.uses.ready(period)
    for hero in state.heroes.values():
        for held in hero.items:
            if held.uses.spent or held.upgrades:
                for card in (held, *held.upgrades):
                    card.uses.ready(period)
