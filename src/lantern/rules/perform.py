"""The interpreter of the effect language: each verb is carried out by the function that registered for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from lantern.content.effects import Verb
from lantern.rules.game import Context, Game

V = TypeVar("V", bound=Verb)
Performer = Callable[[Game, Any, Context], None]

PERFORMERS: dict[type[Verb], Performer] = {}


def performs(verb: type[V]) -> Callable[[Callable[[Game, V, Context], None]], Callable[[Game, V, Context], None]]:
    """Register the function that carries out a verb."""

    def register(function: Callable[[Game, V, Context], None]) -> Callable[[Game, V, Context], None]:
        PERFORMERS[verb] = function
        return function

    return register


def perform(game: Game, effects: Iterable[Verb], context: Context) -> None:
    """Carry out effects in order, until the adventure is over."""
    for effect in effects:
        if game.state.result is not None and context.source != "reward":
            return
        PERFORMERS[type(effect)](game, effect, context)
