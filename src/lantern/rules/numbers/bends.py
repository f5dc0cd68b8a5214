"""Rule points: where a rule can be bent it asks here by name, and what a hero or an Enemy has answers, with its source.

A point at which nothing answers costs one look-up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import repeat
from typing import TypeVar

from lantern.content.bends.point import Bend
from lantern.rules.numbers.in_play import powers_of_all
from lantern.rules.numbers.values import fits
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.game import Game
from lantern.rules.table.points import Answers, by_point, joined, sorted_by_point
from lantern.rules.table.state import Hero

_Point = TypeVar("_Point", bound=Bend)


# -- heroes ---------------------------------------------------------------------------------------


def bends(game: AnyChapter, hero: Hero, point: type[_Point]) -> Sequence[tuple[str, _Point]]:
    """Return what answers for a hero at a point, with its source: what it bears, has for a while, and what is in play."""
    known = game.known[hero.id].bends
    if known is None:
        known = answers_of(game, hero)
    if point not in known:
        return ()
    found: Sequence[tuple[str, _Point]] = known[point]  # type: ignore[assignment]
    of_all = game.known[""].bends
    return _within_reach(game, hero, found) if of_all and point in of_all else found


def _within_reach(game: AnyChapter, hero: Hero, answers: Sequence[tuple[str, _Point]]) -> Sequence[tuple[str, _Point]]:
    """Leave out what answers only where its card lies, if the hero is elsewhere."""
    return [answer for answer in answers if game.reaches(answer[0], hero)]


def bent(game: AnyChapter, hero: Hero, point: type[_Point]) -> _Point | None:
    """Return the strongest answer for a hero at a point, if there is any."""
    known = game.known[hero.id].bends
    if known is not None and point not in known:
        return None
    found = bends(game, hero, point)
    return found[0][1] if found else None


def answers_of(game: AnyChapter, hero: Hero) -> Answers:
    """Work out what answers for a hero at which point, and remember it until something comes or goes."""
    found = game.borne[hero.id].bends
    lent: list[tuple[str, Bend]] = []
    for boost in game.state.boosts:
        if boost.hero == hero.id:
            lent += zip(repeat(boost.source), boost.bend)
    if lent:
        found = joined(found, sorted_by_point(lent))
    of_all = game.known[""].bends
    if of_all is None:
        of_all = answers_of_all(game)
    if of_all:
        found = joined(found, of_all)
    game.known[hero.id].bends = found
    return found


def answers_of_all(game: AnyChapter) -> Answers:
    """Work out what answers for every hero: cards that remain in play, and the rules of the mission."""
    found = game.known[""].bends = by_point(powers_of_all(game))
    return found


# -- enemies --------------------------------------------------------------------------------------


def enemy_bends(game: Game, kind: str, point: type[_Point]) -> Sequence[tuple[str, _Point]]:
    """Return what answers for an enemy type at a point, with its source: its abilities, and what cards in play give it."""
    known = game.known[kind].bends
    if known is None:
        known = answers_of_enemy(game, kind)
    if point not in known:
        return ()
    return known[point]  # type: ignore[return-value]


def enemy_bent(game: Game, kind: str, point: type[_Point]) -> _Point | None:
    """Return the strongest answer for an enemy type at a point, if there is any."""
    known = game.known[kind].bends
    if known is None:
        known = answers_of_enemy(game, kind)
    return known[point][0][1] if point in known else None  # type: ignore[return-value]


def answers_of_enemy(game: Game, kind: str) -> Answers:
    """Work out what answers for an enemy type at which point, and remember it until something comes or goes."""
    found = game.breeds[kind].bends
    if powers := powers_of_all(game):
        given = [
            (source, bend)
            for source, power in powers
            for modifier in power.modify
            if modifier.bend and modifier.whose is not None and (enemies := modifier.whose.enemies) is not None
            if fits(game, kind, enemies.keyword, enemies.kind)
            for bend in modifier.bend
        ]
        found = joined(found, sorted_by_point(given)) if given else found
    game.known[kind].bends = found
    return found


# -- several answers ------------------------------------------------------------------------------


def different(answers: Iterable[tuple[str, _Point]]) -> Iterable[_Point]:
    """Return the answers to add up: the same thing said twice counts once."""
    return dict.fromkeys(bend for _, bend in answers)
