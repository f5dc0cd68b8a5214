"""Placing enemies: the checkerboard, and ambushes (PLACE, AMBUSH)."""

from __future__ import annotations

from lantern.board.sets import bits
from lantern.rules.events import EnemyPlaced
from lantern.rules.game import Game
from lantern.rules.state import EnemyModel, EnemyType, Hero
from lantern.rules.who import random_hero


def add_enemy(game: Game, kind: str, spaces: list[int], target: str | None = None) -> EnemyModel:
    """Put a model on the board."""
    state = game.state
    state.enemies_made += 1
    enemy = EnemyModel(f"{kind}-{state.enemies_made}", kind, spaces, target=target)
    state.enemies[enemy.id] = enemy
    if kind not in state.types:
        state.types[kind] = EnemyType(kind)
        game.numbers_changed()
    game.tell(EnemyPlaced(enemy.id, kind, spaces[0], target or ""))
    return enemy


def place_on_tile(game: Game, kind: str, count: int, tile: int) -> None:
    """Place a type on the checkerboard of a tile, then between, then beyond its entrance (PLACE-04 to PLACE-07)."""
    if tile < 0:
        tile = random_tile(game)
    taken = game.occupied()
    entrance = game.state.placements[tile].entrance
    board = game.board
    checkerboard, fill = board.placement_order(tile, entrance)
    for space in (*checkerboard, *fill, *board.overflow_order(tile, entrance)):
        if count <= 0:
            return
        if not taken >> space & 1:  # PLACE-05
            add_enemy(game, kind, [space])
            taken |= 1 << space
            count -= 1


def random_tile(game: Game) -> int:
    """Find a random tile: a Random Hero's; on a connector either of its tiles (RANDOM-06, PLACE-10)."""
    hero = random_hero(game, "random-tile")
    assert hero is not None
    tiles = game.board.tiles_of[hero.space]
    return int(game.pick("random-tile-side", [str(tile) for tile in tiles]))


def place_ambush(game: Game, kind: str, count: int) -> None:
    """Place a type around the heroes, spread evenly; each model targets the hero it is put next to (AMBUSH-05, AMBUSH-06)."""
    for _ in range(count):
        hero = _least_beset(game, kind)
        if hero is None:
            place_near(game, kind)
        else:
            place_next_to(game, kind, hero)


def _least_beset(game: Game, kind: str) -> Hero | None:
    taken = game.occupied()
    open_heroes = [hero for hero in game.standing() if game.board.adjacent[hero.space] & ~taken]
    if not open_heroes:
        return None
    counts = dict.fromkeys(game.state.heroes, 0)
    for enemy in game.state.enemies.values():
        if enemy.kind == kind and enemy.target is not None:
            counts[enemy.target] += 1
    fewest = min(counts[hero.id] for hero in open_heroes)
    return random_hero(game, "ambush-hero", [hero for hero in open_heroes if counts[hero.id] == fewest])  # RANDOM-04


def place_next_to(game: Game, kind: str, hero: Hero) -> None:
    """Put a model on a random empty space next to a hero, or as near as possible without a target (AMBUSH-07)."""
    free = game.board.adjacent[hero.space] & ~game.occupied()
    if free:
        add_enemy(game, kind, [game.pick_space("ambush-space", free)], target=hero.id)
    else:
        place_near(game, kind)


def place_near(game: Game, kind: str) -> None:
    """Put a model as close to the heroes as possible; it targets nobody yet (AMBUSH-07)."""
    board = game.board
    field = board.distance_field(game.hero_spaces())
    free = board.all & ~game.occupied()
    if not free:
        return
    best = min(field[space] for space in bits(free))
    nearest = sum(1 << space for space in bits(free) if field[space] == best)
    add_enemy(game, kind, [game.pick_space("ambush-space", nearest)])
