"""Moving through everything at once: the Teleportation Bracelet."""

from __future__ import annotations

from lantern.board.sets import bits
from lantern.content.effects import Teleport
from lantern.content.verbs.mine import GiveUpMove
from lantern.core.questions import ChooseOne
from lantern.rules.belongings.light import pick_up_light
from lantern.rules.fight.fixed_map import forbidden, is_fixed, thresholds
from lantern.rules.fight.placement import remember_entrances
from lantern.rules.harm.pursuit import shake_off
from lantern.rules.map.gates import feel_the_void
from lantern.rules.mission.worlds import arrive
from lantern.rules.numbers.dice import throw
from lantern.rules.numbers.perform import perform, performs
from lantern.rules.table.choices.spaces import TeleportTo
from lantern.rules.table.events import Moved
from lantern.rules.table.game import Context, Game


@performs(Teleport)
def teleport(game: Game, effect: Teleport, context: Context) -> None:
    """Move past other models without Escape tests; that was the Move, also when it went wrong."""
    activation = game.state.activation
    assert context.hero is not None
    assert activation is not None
    hero = game.hero(context.hero)
    faces = throw(game, hero, "teleport", effect.dice, worth=lambda faces: len(set(faces)) == 1)
    activation.stuck = True
    if len(set(faces)) == 1:
        perform(game, effect.all_alike, context)
        return
    board, others = game.board, game.occupied()
    walls = forbidden(game, hero.space, hero=True) if is_fixed(game) else 0
    halts = thresholds(game) if is_fixed(game) else 0
    reach = board.reach(hero.space, sum(faces), walls, through=others, stops=halts, crossing=True)  # BOARD-10
    options = [TeleportTo(board.names[space], space) for space in bits((reach.spaces & ~others) | 1 << hero.space)]
    question = ChooseOne(kind="teleport-to", who=hero.id, options=options, about={"points": sum(faces)}, interruptible=False)
    path = reach.path_to(game.ask(question).value)
    game.tell(Moved(hero.id, tuple(path)))
    arrive(game, hero, path[-1])
    shake_off(game, hero, path)
    activation.walked = True
    remember_entrances(game, path)  # PLACE-10
    pick_up_light(game, hero, path)
    feel_the_void(game, hero, path)


@performs(GiveUpMove)
def give_up_move(game: Game, effect: GiveUpMove, context: Context) -> None:  # noqa: ARG001 - it is that of whose activation it is
    """Stay where one is."""
    if game.state.activation is not None:
        game.state.activation.stuck = True
