"""The interpreter of the effect language: each verb is carried out by the function that registered for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from msgspec import structs

from lantern.content.verbs.grammar import Verb
from lantern.content.verbs.needs import OF_AN_ADVENTURE, SAID
from lantern.core.errors import LanternError
from lantern.rules.numbers.sources import one_source
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero

V = TypeVar("V", bound=Verb)

PERFORMERS: dict[type[Verb], Callable[[Any, Any, Context], None]] = {}
#: The verbs that every chapter can carry out; all others need an adventure.
ANYWHERE: set[type[Verb]] = set()


class NeedsAnAdventureError(LanternError):
    """An effect that only an adventure can have: in a chapter without a map it is refused."""


def performs(verb: type[V]) -> Callable[[Callable[[Game, V, Context], None]], Callable[[Game, V, Context], None]]:
    """Register the function that carries out a verb in an adventure."""

    def register(function: Callable[[Game, V, Context], None]) -> Callable[[Game, V, Context], None]:
        PERFORMERS[verb] = function
        return function

    return register


def performs_anywhere(
    verb: type[V],
) -> Callable[[Callable[[AnyChapter, V, Context], None]], Callable[[AnyChapter, V, Context], None]]:
    """Register the function that carries out a verb in every chapter, with a map or without."""

    def register(function: Callable[[AnyChapter, V, Context], None]) -> Callable[[AnyChapter, V, Context], None]:
        PERFORMERS[verb] = function
        ANYWHERE.add(verb)
        return function

    return register


def goes_on(game: AnyChapter) -> bool:
    """Tell whether effects still happen."""
    return game.goes_on()


def in_turn(game: AnyChapter, heroes: Iterable[Hero]) -> Iterator[Hero]:
    """Yield heroes one after the other, each if it stands then, until the adventure is decided meanwhile (WIN-03, KO-02)."""
    for hero in heroes:
        if not goes_on(game):
            return
        if not (hero.ko or hero.dead):
            yield hero


def happen(game: AnyChapter, effects: Iterable[Verb], context: Context) -> None:
    """Carry out effects that come of themselves, one after the other, with time before each (BAG-03)."""
    context = structs.replace(context, comes=True)
    with one_source(game):
        for effect in effects:
            if goes_on(game):
                game.before(effect, context)
            perform(game, (effect,), context)


def perform(game: AnyChapter, effects: Iterable[Verb], context: Context) -> None:
    """Carry out effects in order, as one source of damage, until the adventure is over."""
    with one_source(game):
        for effect in effects:
            if not goes_on(game):
                break
            if not isinstance(game, Game):
                refuse_what_needs_an_adventure(effect, context)
            PERFORMERS[type(effect)](game, effect, context)


def refuse_what_needs_an_adventure(effect: Verb, context: Context) -> None:
    """Say that an effect has no place in a chapter without a map."""
    wanted = sorted(effect.wants() & OF_AN_ADVENTURE)
    if wanted or type(effect) not in ANYWHERE:
        needed = SAID[wanted[0]][0] if wanted else "an adventure"
        raise NeedsAnAdventureError(f"{context.source}: '{effect.__struct_config__.tag}' needs {needed}, and here is none.")
