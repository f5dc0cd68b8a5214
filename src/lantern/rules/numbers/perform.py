"""The interpreter of the effect language: each verb is carried out by the function that registered for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from msgspec import Struct, structs

from lantern.content.library import Content
from lantern.content.verbs.cards import Hook
from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.verbs.needs import COUNTED, NOTHING, OF_AN_ADVENTURE, SAID, Needs
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
        if goes_on_for(game, hero):
            yield hero


def goes_on_for(game: AnyChapter, hero: Hero) -> bool:
    """Tell whether effects still happen to a hero: it stands, and the adventure is not decided (WIN-03, KO-02)."""
    return not (hero.ko or hero.dead) and game.goes_on()


def happen(game: AnyChapter, effects: Iterable[Verb], context: Context) -> None:
    """Carry out effects that come of themselves, one after the other, with time before each (BAG-03)."""
    context = structs.replace(context, comes=True)
    with one_source(game):
        for effect in effects:
            if game.goes_on():
                game.before(effect, context)
            perform(game, (effect,), context)


def perform(game: AnyChapter, effects: Iterable[Verb], context: Context) -> None:
    """Carry out effects in order, as one source of damage, until the adventure is over."""
    with one_source(game):
        for effect in effects:
            if not game.goes_on():
                break
            if game.has_map:
                PERFORMERS[type(effect)](game, effect, context)
                continue
            refuse_what_needs_an_adventure(game.content, effect, context)
            PERFORMERS[type(effect)](game, effect, context)
            game.knock_out_who_are_down()  # HERO-20, TOWN-23: what gave Health may be gone


# -- without a map --------------------------------------------------------------------------------


def refuse_what_needs_an_adventure(content: Content, effect: Verb, context: Context) -> None:
    """Say that an effect has no place in a chapter without a map."""
    if (needed := _needed_of_an_adventure(content, effect)) is not None:
        raise NeedsAnAdventureError(f"{context.source}: '{effect.__struct_config__.tag}' needs {needed}, and here is none.")


def _needed_of_an_adventure(content: Content, effect: Verb) -> str | None:
    """Return what of an adventure an effect needs for itself, in words; None if it happens in every chapter."""
    wanted = sorted(effect.wants() & OF_AN_ADVENTURE)
    if wanted:
        return SAID[wanted[0]][0]
    if type(effect) not in ANYWHERE or (isinstance(effect, Hook) and not content.hook_works_anywhere(effect.name)):
        return "an adventure"
    return None


def can_happen_anywhere(content: Content, effects: Iterable[Verb]) -> bool:
    """Tell whether effects need no adventure, nor anything that they count or lead to."""
    return all(_is_at_hand_anywhere(content, effect) for effect in effects)


def _is_at_hand_anywhere(content: Content, part: object) -> bool:
    if isinstance(part, Verb) and _needed_of_an_adventure(content, part) is not None:
        return False
    if isinstance(part, Amount):
        counted: Needs = COUNTED.get(part.count, NOTHING) if part.count is not None else NOTHING
        return not counted & OF_AN_ADVENTURE
    if isinstance(part, Struct):
        return all(_is_at_hand_anywhere(content, getattr(part, name)) for name in part.__struct_fields__)
    return not isinstance(part, tuple) or all(_is_at_hand_anywhere(content, each) for each in part)
