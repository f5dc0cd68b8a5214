"""The question that everything shares which a hero uses for one of its Hits, once the Damage is seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lantern.core.questions import ChooseOne
from lantern.rules.table.choices.dice import Blows, ForHit
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero


def choose_for_a_hit(game: Game, hero: Hero, kind: str, options: Sequence[ForHit], blows: Blows) -> Any:
    """Ask what a hero uses for which of its Hits; None if it uses nothing, which is the usual wish."""
    question = ChooseOne(
        kind=kind,
        who=hero.id,
        options=[Nothing(), *options],
        about={"faces": [hit.rolled for hit in blows.hits]},
        default=0,
        matters=not blows.now().is_enough,
        interruptible=False,
    )
    return game.ask(question).value
