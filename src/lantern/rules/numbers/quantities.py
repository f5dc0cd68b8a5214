"""What an amount may count instead of rolling."""

from __future__ import annotations

from lantern.content.bends.belongings import HidesDarkStone, HidesIcons
from lantern.content.bends.harm import StoresCorruption
from lantern.content.words import SKILLS
from lantern.rules.numbers.bends import bends, different
from lantern.rules.numbers.in_play import mutations_of
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import borne_as, thing_of
from lantern.rules.table.game import Game
from lantern.rules.table.state import CardInPlay, Held, Hero


def dark_stone_carried(game: AnyChapter, hero: Hero) -> int:
    """Count shards and icons (DSTONE-02)."""
    return shards_carried(game, hero) + sum(icons_of(game, held) for held in hero.items) - _hidden_icons(game, hero)


def _hidden_icons(game: AnyChapter, hero: Hero) -> int:
    """Count the icons that a case hides: of what is put away, and between adventures of anything; those with the most."""
    cases = bends(game, hero, HidesIcons)
    if not cases:
        return 0
    between = not isinstance(game, Game) or game.state.result is not None
    icons = sorted((icons_of(game, held) for held in hero.items if between or not held.equipped), reverse=True)
    return sum(icons[: sum(bend.items for bend in different(cases))])


def shards_carried(game: AnyChapter, hero: Hero) -> int:
    """Count the shards of a hero, except those that a satchel hides."""
    satchels = bends(game, hero, HidesDarkStone)
    hidden = sum(bend.shards for bend in different(satchels)) if satchels else 0
    return max(0, hero.dark_stone - hidden)


def icons_of(game: AnyChapter, held: Held) -> int:
    """Count the Dark Stone icons of an item, with those of its upgrade cards and those that stored corruption makes."""
    cards = [(card, game.content.items[card.id]) for card in (held, *held.upgrades)]
    stored = (
        card.marks // bend.per_dark_stone for card, item in cards for bend in item.bend if isinstance(bend, StoresCorruption)
    )
    return sum(item.dark_stone for _, item in cards) + sum(stored)


def _this(game: AnyChapter, hero: Hero | None, source: str) -> CardInPlay | None:
    """Return a card of this hero, or of another whose card does something to it, or one in play."""
    heroes = [*([hero] if hero is not None else []), *game.state.heroes.values()]
    found = next((card for each in heroes if (card := borne_as(each, source)) is not None), None)
    return found if found is not None else thing_of(game, None, source)


def quantity(game: AnyChapter, name: str, hero: Hero | None, counted: int = 0, source: str = "") -> int:
    """Return the quantity that a card names; some are counted on the card itself, some only in an adventure."""
    if name in {"successes", "wounds_dealt", "points_spent", "casting_margin", "double", "criticals", "points_healed"}:
        return counted
    if name == "markers_on_this":
        return this.marks if (this := _this(game, hero, source)) is not None else 0
    if name == "cards_on_this":
        return len(this.kept) if (this := _this(game, hero, source)) is not None else 0
    if name == "heroes":
        return game.party_size()
    if name == "party_level":
        return game.party_level()
    if isinstance(game, Game) and (found := _of_the_adventure(game, name, hero)) is not None:
        return found
    if hero is None:
        return 0
    if name == "level":
        return hero.level
    if name == "kills":
        return hero.kills
    if name == "fortune":
        return hero.gold // 500
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
    raise ValueError(f"no such quantity: {name}")


def _of_the_adventure(game: Game, name: str, hero: Hero | None) -> int | None:
    """Return a quantity of which only an adventure has any; None if it is none of these."""
    state = game.state
    if name == "dread_in_stack":
        return len(state.dread)
    if name == "dread_in_stack_and_discard":
        return len(state.dread) + len(state.decks["dread"].discard)
    if name == "darkness_position":
        return 16 - state.darkness
    if name == "party_depth":
        return state.party_marker
    if name == "enemies_on_tile" and hero is not None:
        tiles = set(game.board.tiles_of[hero.space])
        return sum(any(tiles & set(game.board.tiles_of[s]) for s in enemy.spaces) for enemy in state.enemies.values())
    if name == "heroes_in_world" and hero is not None:
        world = game.world_of(hero.space)
        return sum(game.world_of(other.space) == world for other in game.standing())
    return None
