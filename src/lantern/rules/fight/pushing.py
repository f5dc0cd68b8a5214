"""Enemies that a hero drives to another space."""

from __future__ import annotations

from lantern.board.sets import bits
from lantern.core.questions import ChooseOne, Option
from lantern.rules.fight.enemy_movement import LARGE, cannot_move
from lantern.rules.fight.fixed_map import forbidden
from lantern.rules.harm.pursuit import lose_what_is_left_behind
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.choices.spaces import EnemyTo
from lantern.rules.table.events import Moved
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero


def push_away(game: Game, hero: Hero, enemy: EnemyModel, spaces: int, source: str) -> None:
    """Let a hero drive an enemy some spaces away, through free spaces, unless it is Large or cannot be moved at all."""
    if game.content.enemies[enemy.kind].size in LARGE or cannot_move(game, enemy):
        return
    board, start = game.board, enemy.spaces[0]
    reach = board.reach(start, spaces, game.occupied() & ~(1 << start) | forbidden(game, start, hero=False))
    options: list[Option] = [EnemyTo(board.names[space], space) for space in bits(reach.spaces & ~(1 << start))]
    question = ChooseOne(
        kind="push-enemy", who=hero.id, options=[Nothing(), *options], about={"source": source}, interruptible=False
    )
    space = game.ask(question).value if options else None
    if space is not None:
        enemy.spaces = [space]
        game.enemies_moved()
        game.tell(Moved(enemy.id, tuple(reach.path_to(space))))
        lose_what_is_left_behind(game, enemy)
