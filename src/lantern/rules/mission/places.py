"""The places of a mission that have a name: the entrance, the Objective, and tiles of its fixed map."""

from __future__ import annotations

from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero


def tile_called(game: Game, place: str) -> int | None:
    """Return the tile that a place is, if there is one yet."""
    if place == "entrance":
        return 0
    if place == "objective":
        return game.state.objective_tile if game.state.objective_tile >= 0 else None
    tiles = game.content.missions[game.state.mission].map
    return next((number for number, tile in enumerate(tiles) if tile.place == place), None)


def is_at(game: Game, hero: Hero | None, place: str) -> bool:
    """Tell whether a hero is on the tile that a place is."""
    tile = tile_called(game, place)
    return hero is not None and hero.space >= 0 and tile is not None and tile in game.board.tiles_of[hero.space]
