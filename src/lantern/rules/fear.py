"""Fear, Terror and Unspeakable Terror (FEAR)."""

from __future__ import annotations

from lantern.rules.game import Game
from lantern.rules.state import Hero
from lantern.rules.values import enemy_value


def horror_of_enemies(game: Game, hero: Hero) -> int:
    """Add up the Horror Hits of all enemies near a hero (FEAR-01 to FEAR-04)."""
    state = game.state
    if not state.enemies:
        return 0
    board = game.board
    near = board.adjacent[hero.space] | 1 << hero.space
    tiles = set(board.tiles_of[hero.space])
    around = tiles.union(*(board.tile_adjacent[tile] for tile in tiles))
    hits = 0
    for enemy in state.enemies.values():
        if any(near >> space & 1 for space in enemy.spaces):
            hits += enemy_value(game, enemy.kind, "fear")
        on = {tile for space in enemy.spaces for tile in board.tiles_of[space]}  # FEAR-06
        if on & tiles:
            hits += enemy_value(game, enemy.kind, "terror")
        if on & around:
            hits += enemy_value(game, enemy.kind, "unspeakable_terror")
    return hits
