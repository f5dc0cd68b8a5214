"""What there is to lose: nobody chooses to lose what it has not (TOWN-07)."""

from __future__ import annotations

from lantern.content.effects import DiscardTokens, Effect
from lantern.content.verbs.belongings import Lose, LoseItem
from lantern.rules.belongings.resources import discardable, is_ridden, losable_tokens
from lantern.rules.numbers.losing import how_much_of
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import Hero

#: What one is glad to be rid of.
TAINT = "corruption"


def items_to_lose(game: AnyChapter, hero: Hero, effect: LoseItem) -> tuple[int, ...]:
    """Return the places of items of which one is lost: no starting item unless the worth chooses, or only what is ridden.

    (ITEM-16, ITEM-22, TRAVEL-10.)
    """
    places = discardable(game, hero)
    if effect.ridden:
        return tuple([place for place in places if is_ridden(game, hero.items[place])])
    if effect.dearest or effect.heaviest:
        return places
    return tuple([place for place in places if not hero.items[place].starting])


def has_to_lose(game: AnyChapter, hero: Hero, effects: tuple[Effect, ...]) -> bool:
    """Tell whether a hero has something of all that it would lose by these effects."""
    return all(_has_some(game, hero, effect) for effect in effects)


def _has_some(game: AnyChapter, hero: Hero, effect: Effect) -> bool:
    match effect:
        case Lose(who="self") if effect.what != TAINT:
            return how_much_of(game, hero, effect.pool or effect.what or "") > 0
        case LoseItem(who="self"):
            return bool(items_to_lose(game, hero, effect))
        case DiscardTokens(who="self"):
            return bool(losable_tokens(game, hero))
        case _:
            return True
