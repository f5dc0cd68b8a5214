"""A sensible player: goes for doors and objectives, keeps to the light, focuses fire, helps the fallen, knows when to flee."""

from lantern.players.heuristic.player import HeuristicPlayer

__all__ = ["HeuristicPlayer"]
