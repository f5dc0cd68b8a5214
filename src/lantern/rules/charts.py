"""Result tables: injury, madness, mutation, depth events (INJ, MUT, DEPTH-06)."""

from __future__ import annotations

from lantern.content.effects import Band
from lantern.rules.dice import roll, throw
from lantern.rules.events import Noted
from lantern.rules.game import Context, Game
from lantern.rules.perform import perform
from lantern.rules.state import Hero


def chart_row(game: Game, chart: str, result: int) -> Band:
    """Return the row of a chart for a result."""
    for row in game.content.charts[chart].rows:
        if row.low <= result <= row.high:
            return row
    raise ValueError(f"chart '{chart}' has no row for {result}")


def roll_on_chart(game: Game, hero: Hero, chart: str) -> int:
    """Roll on a chart and suffer its result; no Grit, except in the 2014 core (GRIT-06, GRIT-14)."""
    die = game.content.charts[chart].die
    count = 1 if die == "D6" else 2
    faces = throw(game, hero, chart, count) if game.state.options.grit_on_charts else roll(game, chart, count)
    result = faces[0] * 10 + faces[1] if die == "D36" else sum(faces)  # DICE-05
    row = chart_row(game, chart, result)
    game.tell(Noted(f"chart-{chart}", hero.id, result))
    perform(game, row.effect, Context(source=chart, hero=hero.id))
    return result
