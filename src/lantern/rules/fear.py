"""Fear, Terror and Unspeakable Terror (FEAR)."""

from __future__ import annotations

from lantern.rules.game import Game
from lantern.rules.state import Hero
from lantern.rules.values import enemy_has, enemy_value

EXTRA_HORROR = {"horror_hits_damage_1": 1, "horror_hits_damage_2": 2}


def extra_horror(game: Game, kind: str) -> int:
    """Return what each Horror Hit of a type does besides its 1 Sanity damage."""
    return sum(more for flag, more in EXTRA_HORROR.items() if enemy_has(game, kind, flag))


def horror_of_enemies(game: Game, hero: Hero) -> list[int]:
    """List the Horror Hits of all enemies near a hero by what each does besides, the worst first (FEAR-01 to FEAR-04)."""
    state = game.state
    if not state.enemies:
        return []
    board = game.board
    near = board.adjacent[hero.space] | 1 << hero.space
    tiles = set(board.tiles_of[hero.space])
    around = tiles.union(*(board.tile_adjacent[tile] for tile in tiles))
    beyond = board.through_gate.get(hero.space)
    exposed = tiles if beyond is None else tiles.union(board.tiles_of[beyond])  # GATE-14
    hits: list[int] = []
    for enemy in state.enemies.values():
        count = 0
        if any(near >> space & 1 for space in enemy.spaces):
            count += enemy_value(game, enemy.kind, "fear")
        on = {tile for space in enemy.spaces for tile in board.tiles_of[space]}  # FEAR-06
        if on & exposed:
            count += enemy_value(game, enemy.kind, "terror")
        if on & around:
            count += enemy_value(game, enemy.kind, "unspeakable_terror")
        hits += [extra_horror(game, enemy.kind)] * count
    return sorted(hits, reverse=True)
