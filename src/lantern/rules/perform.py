"""The interpreter of the effect language: each verb is carried out by the function that registered for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from msgspec import structs

from lantern.content.verbs.grammar import Verb
from lantern.rules.game import Context, Game
from lantern.rules.sources import one_source
from lantern.rules.state import Hero

V = TypeVar("V", bound=Verb)
Performer = Callable[[Game, Any, Context], None]

PERFORMERS: dict[type[Verb], Performer] = {}


def performs(verb: type[V]) -> Callable[[Callable[[Game, V, Context], None]], Callable[[Game, V, Context], None]]:
    """Register the function that carries out a verb."""

    def register(function: Callable[[Game, V, Context], None]) -> Callable[[Game, V, Context], None]:
        PERFORMERS[verb] = function
        return function

    return register


def goes_on(game: Game) -> bool:
    """Tell whether effects still happen: until the adventure has a result, and again in the steps of its end (CAMP-05)."""
    return game.state.result is None or game.state.phase == "over"


def in_turn(game: Game, heroes: Iterable[Hero]) -> Iterator[Hero]:
    """Yield heroes one after the other, each if it stands then, until the adventure is decided meanwhile (WIN-03, KO-02)."""
    for hero in heroes:
        if not goes_on(game):
            return
        if not (hero.ko or hero.dead):
            yield hero


def happen(game: Game, effects: Iterable[Verb], context: Context) -> None:
    """Carry out effects that come of themselves, one after the other, with time before each (BAG-03)."""
    context = structs.replace(context, comes=True)
    with one_source(game):
        for effect in effects:
            if goes_on(game):
                game.before(effect, context)
            perform(game, (effect,), context)


def perform(game: Game, effects: Iterable[Verb], context: Context) -> None:
    """Carry out effects in order, as one source of damage, until the adventure is over."""
    with one_source(game):
        for effect in effects:
            if not goes_on(game):
                break
            PERFORMERS[type(effect)](game, effect, context)
