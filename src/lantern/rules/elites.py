"""Elite abilities (ELITE)."""

from __future__ import annotations

from lantern.rules.dice import roll
from lantern.rules.events import EliteGained
from lantern.rules.game import Game
from lantern.rules.in_play import side_of


def gain_elite(game: Game, kind: str, count: int) -> None:
    """Roll elite abilities for all enemies of a type; what they have already is rolled again (ELITE-01 to ELITE-03)."""
    side = side_of(game, kind)
    known = game.state.types[kind]
    for _ in range(count):
        if len(known.elite) >= len(side.elite):
            return
        while (number := roll(game, "elite")[0]) in known.elite:
            pass
        known.elite.append(number)
        game.tell(EliteGained(kind, side.elite[number - 1].id))
        game.numbers_changed()
