"""Models that an isolation field has put out of the fight: they cannot move, attack or be attacked."""

from __future__ import annotations

from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero


def isolate(game: Game, model: str) -> None:
    """Put a model, hero or enemy, out of the fight until the end of the next turn."""
    game.state.isolated[model] = game.state.turn + 1


def is_isolated(game: Game, model: str) -> bool:
    """Tell whether a model is out of the fight."""
    return game.state.isolated.get(model, -1) >= game.state.turn


def can_be_attacked(game: Game, hero: Hero) -> bool:
    """Tell whether a hero stands where enemies can get at it."""
    return not (hero.ko or hero.dead or (game.state.isolated and is_isolated(game, hero.id)))
