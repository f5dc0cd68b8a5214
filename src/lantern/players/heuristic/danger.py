"""How dangerous it is to stand somewhere: who strikes there, and who is dreadful to be near."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from lantern.board.board import Board
from lantern.board.sets import mask_of
from lantern.players.heuristic.judging import dread_of, horror_hit, strikes
from lantern.views.observation import EnemyModel, Hero, Observation


class Menace(Struct):
    """What every enemy of a type is to one hero: how far it walks, what it does, and how dreadful it is to be near."""

    move: int | None
    strikes: float
    dread: float
    terror: float
    unspeakable: float


class Foe(Struct):
    """An enemy as one hero fears it: where it is, where it can walk, what it does, and how far its Terror reaches."""

    spaces: int
    reached: int
    strikes: float
    dread: float
    terror: float
    unspeakable: float
    tile: int
    around: int

    def dread_at(self, space: int, near: int, share: float) -> float:
        """Return what it costs to begin a turn on a space while it stands where it is, or comes there (FEAR-01 to FEAR-03)."""
        if near & self.spaces:
            return self.dread
        here = (self.terror if self.tile >> space & 1 else 0.0) + (self.unspeakable if self.around >> space & 1 else 0.0)
        return max(here, self.dread * share if near & self.reached else 0.0)


def danger_to(seen: Observation, hero: Hero) -> Callable[[int], float]:
    """Weigh who can attack a hero on a space: those beside it, and its share of those that can get there past the others."""
    board = seen.board
    share = 1 / max(1, len(seen.standing()))
    friends = seen.hero_spaces() & ~(1 << hero.space)
    menaces = {kind: _menace(seen, hero, kind) for kind in {enemy.kind for enemy in seen.enemies.values()}}
    foes = [_foe(board, enemy, menaces[enemy.kind], friends) for enemy in seen.enemies.values()]
    worst = max((foe.strikes for foe in foes), default=0.0)
    blocked = seen.occupied() & ~(1 << hero.space)

    def danger(space: int) -> float:
        near = board.adjacent[space] | 1 << space
        total = dread = 0.0
        beside = 0
        for foe in foes:
            if near & foe.spaces:
                total += foe.strikes
                beside += 1
            elif near & foe.reached:
                total += foe.strikes * share
            if foe.dread:
                dread += foe.dread_at(space, near, share)
        room = beside + (near & ~blocked).bit_count()
        return min(total, worst * room) + dread

    return danger


def _menace(seen: Observation, hero: Hero, kind: str) -> Menace:
    move = None if seen.enemy_has(kind, "immobile") else seen.enemy_value(kind, "move")
    done = strikes(seen, kind, hero)
    if not dread_of(seen, kind):
        return Menace(move, done, 0.0, 0.0, 0.0)
    hit = horror_hit(seen, kind, hero)
    fear, terror, unspeakable = (hit * seen.enemy_value(kind, name) for name in ("fear", "terror", "unspeakable_terror"))
    return Menace(move, done, fear + terror + unspeakable, terror, unspeakable)


def _foe(board: Board, enemy: EnemyModel, menace: Menace, friends: int) -> Foe:
    spaces = mask_of(enemy.spaces)
    reached = _within_reach(board, enemy, menace.move, friends)
    if not menace.dread:
        return Foe(spaces, reached, menace.strikes, 0.0, 0.0, 0.0, 0, 0)
    tile = around = 0
    for on in {tile for space in enemy.spaces for tile in board.tiles_of[space]}:
        tile |= board.tile_mask[on]
        for other in board.tile_adjacent[on]:
            around |= board.tile_mask[other]
    return Foe(spaces, reached, menace.strikes, menace.dread, menace.terror, menace.unspeakable, tile, around | tile)


def _within_reach(board: Board, enemy: EnemyModel, move: int | None, blocked: int) -> int:
    """Return the spaces to which an enemy can walk in a turn, if heroes stand in its way."""
    reached = 0
    if move is not None:
        for space in enemy.spaces:
            reached |= board.reach(space, move, blocked).spaces
    return reached
