"""Traps that heroes lay in a space, to set them off later."""

from __future__ import annotations

from lantern.board.sets import bits
from lantern.content.verbs.attacks import LayTrap, SetOff
from lantern.core.questions import ChooseOne
from lantern.rules.attack.areas import hit_all
from lantern.rules.numbers.perform import performs
from lantern.rules.table.choices.spaces import TrapAt
from lantern.rules.table.events import TrapLaid
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import Trap


@performs(LayTrap)
def lay_trap(game: Game, effect: LayTrap, context: Context) -> None:  # noqa: ARG001 - it says all by itself
    """Choose a space next to the hero; the trap lies there from now on."""
    assert context.hero is not None
    hero, board = game.hero(context.hero), game.board
    options = [TrapAt(board.names[s], s) for s in bits(board.adjacent[hero.space] & ~(1 << hero.space))]
    question = ChooseOne(kind="lay-trap", who=hero.id, options=options, about={"source": context.source}, interruptible=False)
    space = game.ask(question).value
    game.state.traps.append(Trap(hero.id, context.source, space))
    game.tell(TrapLaid(hero.id, context.source, space))


@performs(SetOff)
def set_off(game: Game, effect: SetOff, context: Context) -> None:
    """Choose one of the hero's traps; whoever is there or next to it is hit, and the trap is gone."""
    assert context.hero is not None
    hero, board = game.hero(context.hero), game.board
    laid = list(dict.fromkeys(trap.space for trap in game.state.traps if trap.hero == hero.id))
    options = [TrapAt(board.names[space], space) for space in laid]
    if not options:
        return
    question = ChooseOne(kind="set-off", who=hero.id, options=options, about={"source": context.source}, interruptible=False)
    space = game.ask(question).value
    gone = next(trap for trap in game.state.traps if trap.hero == hero.id and trap.space == space)
    game.state.traps = [trap for trap in game.state.traps if trap is not gone]
    hit_all(game, hero, set(bits(board.adjacent[space] | 1 << space)), 1, effect.damage, context.source)
