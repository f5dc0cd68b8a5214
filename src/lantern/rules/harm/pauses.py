"""Time to use something before what comes (BAG-03): a question that is asked where something at hand could matter for it.

Things happen one after the other, and where the rules ask nothing in between, nobody could use in time what may be used at
any time. So there is a pause before a test that a card asks, before harm that comes of itself, and before an attack.
It is asked of who has something that could change what comes; under the policy `matters` only if that is a test, or harm
that could knock a hero out or make it mutate. It comes before dice are rolled: what they have decided comes at once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from lantern.content.effects import Test
from lantern.content.verbs.grammar import Verb
from lantern.core.questions import ChooseOne, Option
from lantern.rules.belongings.abilities import ANY_TIME, usable_any_time
from lantern.rules.harm.easing import eases
from lantern.rules.harm.prospects import Prospects, foresee, foresee_test, harm_to, is_foreseen, pressing
from lantern.rules.numbers.sources import one_source
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.plain import LetItCome, StopTheBleeding
from lantern.rules.table.choices.using import Use
from lantern.rules.table.state import Hero

GO_ON = LetItCome()
Pause = Literal["before-test", "before-harm", "before-attack"]


def before_effect(game: AnyChapter, effect: Verb, context: Context) -> None:
    """Pause before an effect that comes of itself; a test has its own pause for each who takes it."""
    if is_foreseen(effect) and not isinstance(effect, Test):
        pause(game, "before-harm", lambda: foresee(game, (effect,), context), context.source)


def before_test(game: AnyChapter, effect: Test, hero: Hero, context: Context) -> None:
    """Pause before a hero takes a test that a card asks (BAG-18)."""
    if context.comes:
        pause(game, "before-test", lambda: foresee_test(game, effect, [hero], context), context.source, skill=effect.skill)


def brace(game: AnyChapter, hero: Hero, verb: type[Verb], most: int, source: str) -> bool:
    """Pause before harm of one kind that comes to a hero of itself, so much of it at most; return whether anybody was asked."""
    return most > 0 and pause(game, "before-harm", lambda: harm_to(hero, verb, most), source)


def pause(game: AnyChapter, kind: Pause, foreseen: Callable[[], Prospects], source: str, **about: Any) -> bool:
    """Let whoever has something that could matter for what comes use it first, one thing after the other.

    Return whether anybody was asked: then much may have changed.
    """
    heroes = _who_have_something(game)
    coming = foreseen() if heroes and game.has_time() else {}
    if not coming:
        return False
    urgent = pressing(game, coming)
    if not urgent and game.asks_only_what_matters():
        return False
    asked = False
    for hero in heroes if urgent else [hero for hero in heroes if _is_always_asked(game, hero, kind)]:
        while not hero.ko and _of_use(game, hero, coming):
            chosen = game.ask(partial(_question, game, hero, kind, coming, {"source": source, **about}))
            asked = True
            if isinstance(chosen, LetItCome):
                break
            with one_source(game, new=True):
                game.take_any_time(f"{hero.id}/{chosen.key}")
    return asked


def _who_have_something(game: AnyChapter) -> list[Hero]:
    """Return the heroes who stand there and bear anything for any time, ready or not: a quick look."""
    found: list[Hero] = []
    offered = game.known_offers is not False
    for hero in game.state.heroes.values():
        if hero.ko or hero.dead:
            continue
        usables = (game.borne.get(hero.id) or game.borne[hero.id]).usables
        borne, timely = usables.get(ANY_TIME) or usables[ANY_TIME]
        if offered or borne or hero.hands or "bleeding" in hero.markers or not timely.isdisjoint(hero.bag):
            found.append(hero)
    here = {hero.id for hero in game.present()} if found else ()
    return [hero for hero in found if hero.id in here]  # TOWN-19: who has left town helps nobody there


def _is_always_asked(game: AnyChapter, hero: Hero, kind: Pause) -> bool:
    """Tell whether a hero wants to be asked also where nothing presses."""
    return game.wants_to_be_asked(ChooseOne(kind=kind, who=hero.id, options=[], matters=False))


def _question(game: AnyChapter, hero: Hero, kind: Pause, coming: Prospects, about: dict[str, Any]) -> ChooseOne:
    """Offer what helps against that which cannot wait, or else whatever helps at all."""
    urgent = _of_use(game, hero, pressing(game, coming))
    options = [GO_ON, *(urgent or _of_use(game, hero, coming))]
    return ChooseOne(kind=kind, who=hero.id, options=options, about=about, default=0, matters=bool(urgent))


def _of_use(game: AnyChapter, hero: Hero, coming: Prospects) -> list[Option]:
    """Return what a hero can use at any time that could change what comes."""
    if not coming or hero.ko or hero.dead:
        return []
    found: list[Option] = [Use(usable) for usable in usable_any_time(game, hero) if eases(game, hero, usable, coming)]
    mine = coming.get(hero.id)
    if mine is not None and "wounds" in mine.harm and hero.markers.get("bleeding") and game.grit_of(hero):
        found.append(StopTheBleeding())  # STATUS-07
    return found
