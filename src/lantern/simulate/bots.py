"""Who plays: bots by name, and the party they play."""

from __future__ import annotations

from collections.abc import Callable

from lantern.content.library import Content
from lantern.core.table import Player
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.random_player import RandomPlayer

#: The bots that can play; each is made anew for every game, from its seed.
PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "heuristic": HeuristicPlayer}


def party(content: Content, heroes: int) -> list[str]:
    """Make a party: the known classes in alphabetical order, and from the first again when they run out."""
    classes = sorted(content.heroes)
    return [classes[number % len(classes)] for number in range(heroes)]
