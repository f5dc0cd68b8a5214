"""Rule points: where a rule can be bent it asks here by name, and what a hero or an Enemy has answers, with its source.

A point at which nothing answers costs one look-up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar, cast

from lantern.content.bends.point import Bend
from lantern.rules.game import Game
from lantern.rules.in_play import is_there, powers_of_all
from lantern.rules.limits import is_ready
from lantern.rules.points import Answers, by_point, joined, sorted_by_point
from lantern.rules.state import Hero
from lantern.rules.values import fits

Point = TypeVar("Point", bound=Bend)


# -- heroes ---------------------------------------------------------------------------------------


def bends(game: Game, hero: Hero, point: type[Point]) -> Sequence[tuple[str, Point]]:
    """Return what answers for a hero at a point, with its source: what it bears, has for a while, and what is in play."""
    known = game.known[hero.id].bends
    found = (answers_of(game, hero) if known is None else known).get(point, ())
    if found and game.state.in_play:
        found = tuple([answer for answer in found if is_there(game, answer[0], hero)])
    return cast("Sequence[tuple[str, Point]]", found)


def bent(game: Game, hero: Hero, point: type[Point]) -> Point | None:
    """Return the strongest answer for a hero at a point, if there is any."""
    found = bends(game, hero, point)
    return strongest(found) if found else None


def answers_of(game: Game, hero: Hero) -> Answers:
    """Work out what answers for a hero at which point, and remember it until something comes or goes."""
    lent = sorted_by_point((boost.source, bend) for boost in game.state.boosts if boost.hero == hero.id for bend in boost.bend)
    found = game.known[hero.id].bends = joined(joined(game.borne[hero.id].bends, lent), _of_all(game))
    return found


def _of_all(game: Game) -> Answers:
    """Return what answers for every hero: cards that remain in play, and the rules of the mission."""
    remembered = game.known[""]
    if remembered.bends is None:
        remembered.bends = by_point(powers_of_all(game))
    return remembered.bends


def source_ready(
    game: Game, hero: Hero, answers: Iterable[tuple[str, Point]], limit: str | None, part: str = ""
) -> tuple[str, Point] | None:
    """Return the first of some answers whose source can still be used (ITEM-11)."""
    return next((answer for answer in answers if is_ready(game, hero, answer[0], limit, part)), None)


# -- enemies --------------------------------------------------------------------------------------


def enemy_bends(game: Game, kind: str, point: type[Point]) -> Sequence[tuple[str, Point]]:
    """Return what answers for an enemy type at a point, with its source: its abilities, and what cards in play give it."""
    known = game.known[kind].bends
    found = (answers_of_enemy(game, kind) if known is None else known).get(point, ())
    return cast("Sequence[tuple[str, Point]]", found)


def enemy_bent(game: Game, kind: str, point: type[Point]) -> Point | None:
    """Return the strongest answer for an enemy type at a point, if there is any."""
    found = enemy_bends(game, kind, point)
    return strongest(found) if found else None


def answers_of_enemy(game: Game, kind: str) -> Answers:
    """Work out what answers for an enemy type at which point, and remember it until something comes or goes."""
    given = sorted_by_point(
        (source, bend)
        for source, power in powers_of_all(game)
        for modifier in power.modify
        if modifier.bend and modifier.whose is not None and (enemies := modifier.whose.enemies) is not None
        if fits(game, kind, enemies.keyword, enemies.kind)
        for bend in modifier.bend
    )
    found = game.known[kind].bends = joined(game.breeds[kind].bends, given)
    return found


# -- several answers ------------------------------------------------------------------------------


def strongest(answers: Sequence[tuple[str, Point]]) -> Point:
    """Pick the answer that counts if only one can: the strongest, of several alike the first."""
    return max((bend for _, bend in answers), key=lambda bend: bend.strength)


def different(answers: Iterable[tuple[str, Point]]) -> Iterable[Point]:
    """Return the answers to add up: the same thing said twice counts once."""
    return dict.fromkeys(bend for _, bend in answers)
