"""What an amount may count instead of rolling."""

from __future__ import annotations

from lantern.content.words import SKILLS
from lantern.rules.belongings import held_as
from lantern.rules.game import Game
from lantern.rules.in_play import mutations_of
from lantern.rules.state import Held, Hero
from lantern.rules.values import hero_has, value

MOST_HIDDEN = 5
POINTS_PER_ICON = 2
STORES = "stores_6_corruption"


def dark_stone_carried(game: Game, hero: Hero) -> int:
    """Count shards and icons (DSTONE-02)."""
    return shards_carried(game, hero) + sum(icons_of(game, held) for held in hero.items)


def shards_carried(game: Game, hero: Hero) -> int:
    """Count the shards of a hero, except those that a satchel hides."""
    hidden = MOST_HIDDEN if hero_has(game, hero, "hides_5_dark_stone") else 0
    return max(0, hero.dark_stone - hidden)


def icons_of(game: Game, held: Held) -> int:
    """Count the Dark Stone icons of an item, with those of its upgrade cards and those that stored corruption makes."""
    cards = [(card, game.content.items[card.id]) for card in (held, *held.upgrades)]
    stored = (card.marks // POINTS_PER_ICON for card, item in cards if STORES in item.flags)
    return sum(item.dark_stone for _, item in cards) + sum(stored)


def _marks_on_this(game: Game, hero: Hero | None, source: str) -> int:
    """Count the markers on a card of this hero, or of another whose card does something to it, or on one in play."""
    heroes = [*([hero] if hero is not None else []), *game.state.heroes.values()]
    found = next((card for each in heroes if (card := held_as(each, source)) is not None), None)
    return found.marks if found is not None else game.state.card_marks.get(source, 0)


def quantity(game: Game, name: str, hero: Hero | None, counted: int = 0, source: str = "") -> int:
    """Return the quantity that a card names; some are counted on the card itself."""
    state = game.state
    if name in {"successes", "wounds_dealt", "points_spent", "casting_margin", "double", "criticals"}:
        return counted
    if name == "markers_on_this":
        return _marks_on_this(game, hero, source)
    if name == "cards_on_this":
        return len(state.kept.get(source, ()))
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
