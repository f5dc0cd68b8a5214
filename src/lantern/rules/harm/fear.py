"""Fear, Terror and Unspeakable Terror (FEAR)."""

from __future__ import annotations

from lantern.content.bends.enemies import HorrorDamage
from lantern.rules.numbers.bends import different, enemy_bends
from lantern.rules.numbers.values import enemy_value
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero

#: The name of horror that comes from enemies of several types at once.
SEVERAL = "enemies-near"
NO_HORROR = (0, 0, 0)


def extra_horror(game: Game, kind: str) -> int:
    """Return what each Horror Hit of a type does besides its 1 Sanity damage."""
    found = enemy_bends(game, kind, HorrorDamage)
    return sum(bend.more for bend in different(found)) if found else 0


def horror_of_enemies(game: Game, hero: Hero) -> list[int]:
    """List the Horror Hits of all enemies near a hero, together (FEAR-04), by what each does besides, the worst first."""
    if not game.state.enemies:
        return []
    hits: list[int] = []
    for enemy, count in frightening(game, hero):
        hits += [extra_horror(game, enemy.kind)] * count
    return sorted(hits, reverse=True)


def who_frightens(game: Game, hero: Hero) -> str:
    """Name whose horror comes to a hero: an enemy, a type of them, or several types."""
    found = [enemy for enemy, _ in frightening(game, hero)]
    if len(found) == 1:
        return found[0].id
    kinds = {enemy.kind for enemy in found}
    return kinds.pop() if len(kinds) == 1 else SEVERAL


def frightening(game: Game, hero: Hero) -> list[tuple[EnemyModel, int]]:
    """List the enemies whose horror reaches a hero, each with the number of its Horror Hits (FEAR-01, FEAR-02, FEAR-03)."""
    board = game.board
    near = board.adjacent[hero.space] | 1 << hero.space
    here, around = board.on_tiles_of(hero.space), board.lit_from(hero.space)
    beyond = board.through_gate.get(hero.space)
    exposed = here if beyond is None else here | board.on_tiles_of(beyond)  # GATE-14
    reached = near | exposed | around
    found: list[tuple[EnemyModel, int]] = []
    horror: dict[str, tuple[int, int, int]] = {}
    for enemy in game.state.enemies.values():
        horrible = horror.get(enemy.kind)
        if horrible is None:
            horrible = horror[enemy.kind] = _horror_of(game, enemy.kind)
        if horrible == NO_HORROR:
            continue
        base = 0
        for space in enemy.spaces:
            base |= 1 << space
        if not base & reached:
            continue
        fear, terror, unspeakable = horrible
        count = 0
        if base & near:
            count += fear  # FEAR-01
        if base & exposed:  # FEAR-06
            count += terror  # FEAR-02
        if base & around:
            count += unspeakable  # FEAR-03
        if count:
            found.append((enemy, count))
    return found


def _horror_of(game: Game, kind: str) -> tuple[int, int, int]:
    """Return how many Horror Hits a type brings as Fear, as Terror and as Unspeakable Terror."""
    return (
        enemy_value(game, kind, "fear"),
        enemy_value(game, kind, "terror"),
        enemy_value(game, kind, "unspeakable_terror"),
    )
