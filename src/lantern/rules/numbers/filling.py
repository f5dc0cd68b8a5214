"""How pools fill and drain: at which moments, and never beyond what they hold."""

from __future__ import annotations

from msgspec import structs

from lantern.content.verbs.belongings import Gain, Lose
from lantern.content.words import MOST_OF
from lantern.rules.numbers.in_play import holds
from lantern.rules.numbers.losing import lose
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.pools import has_pool, in_pool
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.events import Gained
from lantern.rules.table.state import Hero

#: Moments at which pools change before anything else of that moment: the rules of the turn and of the set-up see to it.
BEFORE_ALL = frozenset({"adventure_starts", "turn_starts"})


def most_in(game: AnyChapter, hero: Hero, pool: str) -> int:
    """Return how much a pool can hold: its own number, or what the other parts of the whole leave."""
    whole = game.content.pools[pool].part_of
    if whole is None:
        return value(game, hero, f"{MOST_OF}{pool}")
    return most_in(game, hero, whole) - in_pool(game, hero, whole) + in_pool(game, hero, pool)


def room_in(game: AnyChapter, hero: Hero, pool: str) -> int:
    """Return how much more a pool can hold."""
    return most_in(game, hero, pool) - in_pool(game, hero, pool)


def gain_in_pool(game: AnyChapter, hero: Hero, pool: str, count: int) -> int:
    """Put points into a pool, as far as there is room; return how many went in."""
    parts = game.content.parts_of(pool)
    pool = parts[0] if parts else pool
    gained = min(count, room_in(game, hero, pool)) if has_pool(game, hero, pool) else 0
    if gained > 0:
        hero.pools[pool] = hero.pools.get(pool, 0) + gained
        game.tell(Gained(hero.id, pool, gained))
    return max(0, gained)


def fill(game: AnyChapter, hero: Hero, pool: str) -> None:
    """Fill a pool, or let what it no longer holds be gone."""
    hero.pools[pool] = min(in_pool(game, hero, pool), most_in(game, hero, pool))
    gain_in_pool(game, hero, pool, most_in(game, hero, pool))


def let_flow(game: AnyChapter, hero: Hero, moment: str, counted: int = 0) -> None:
    """Let the pools of a hero fill and drain as their sheets say of a moment."""
    if moment not in game.flowing:
        return
    kit = game.content.kit(hero.hero_class)
    context = Context(source="", hero=hero.id, counted=counted)
    for pool, flow in kit.gains.get(moment, ()):
        if not holds(game, flow.when, hero, None, counted, pool):
            continue
        if flow.amount is None:
            fill(game, hero, pool)
        else:
            perform(game, (Gain(pool=pool, count=flow.amount),), structs.replace(context, source=pool))
    for pool, flow in kit.loses.get(moment, ()):
        if not holds(game, flow.when, hero, None, counted, pool):
            continue
        if flow.amount is None:
            lose(game, hero, pool, in_pool(game, hero, pool))
        else:
            perform(game, (Lose(pool=pool, count=flow.amount),), structs.replace(context, source=pool))
