"""What an amount may count instead of rolling."""

from __future__ import annotations

from lantern.content.words import SKILLS
from lantern.rules.game import Game
from lantern.rules.in_play import mutations_of
from lantern.rules.state import Hero
from lantern.rules.values import value


def dark_stone_carried(game: Game, hero: Hero) -> int:
    """Count shards and icons (DSTONE-01, DSTONE-02)."""
    icons = sum(game.content.items[name].dark_stone for held in hero.items for name in (held.id, *held.upgrades))
    return hero.dark_stone + icons


def quantity(game: Game, name: str, hero: Hero | None, counted: int = 0) -> int:
    """Return the quantity that a card names."""
    state = game.state
    if name in {"successes", "wounds_dealt", "faith_spent", "casting_margin"}:
        return counted
    if name == "heroes":
        return state.party_size
    if name == "dread_in_stack":
        return len(state.dread)
    if name == "dread_in_stack_and_discard":
        return len(state.dread) + len(state.decks["dread"].discard)
    if name == "darkness_position":
        return 16 - state.darkness
    if name == "party_depth":
        return state.party_marker
    if name == "party_level":
        return state.party_level
    if hero is None:
        return 0
    if name == "level":
        return hero.level
    if name == "mutations":
        return mutations_of(game, hero)
    if name in SKILLS or name == "max_grit":
        return value(game, hero, name)
    if name == "dark_stone_carried":
        return dark_stone_carried(game, hero)
    if name == "wounds_on_hero":
        return hero.wounds
    if name == "corruption_on_hero":
        return hero.corruption
    if name == "heroes_in_world":
        world = game.world_of(hero.space)
        return sum(game.world_of(other.space) == world for other in game.standing())
    raise ValueError(f"no such quantity: {name}")
