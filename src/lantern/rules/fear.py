"""Fear, Terror and Unspeakable Terror (FEAR)."""

from __future__ import annotations

from lantern.rules.game import Game
from lantern.rules.state import Hero
from lantern.rules.values import enemy_has, enemy_value


def horror_of_enemies(game: Game, hero: Hero) -> tuple[int, int]:
    """Add up the Horror Hits of all enemies near a hero (FEAR-01 to FEAR-04), and how many of them do 1 more."""
    state = game.state
    if not state.enemies:
        return 0, 0
    board = game.board
    near = board.adjacent[hero.space] | 1 << hero.space
    tiles = set(board.tiles_of[hero.space])
    around = tiles.union(*(board.tile_adjacent[tile] for tile in tiles))
    hits = stronger = 0
    for enemy in state.enemies.values():
        before = hits
        if any(near >> space & 1 for space in enemy.spaces):
            hits += enemy_value(game, enemy.kind, "fear")
        on = {tile for space in enemy.spaces for tile in board.tiles_of[space]}  # FEAR-06
        if on & tiles:
            hits += enemy_value(game, enemy.kind, "terror")
        if on & around:
            hits += enemy_value(game, enemy.kind, "unspeakable_terror")
        if hits > before and enemy_has(game, enemy.kind, "horror_hits_damage_1"):
            stronger += hits - before
    return hits, stronger
