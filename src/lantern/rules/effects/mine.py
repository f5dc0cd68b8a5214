"""What happens to the mine: the Darkness and Dread, doors and Gates, the marker of the party."""

from __future__ import annotations

from lantern.content.verbs.mine import AddDread, DepthEvent, GainRevive, MoveDarkness, MoveParty, OnlyExit, OpenDoor, OpenGate
from lantern.rules.belongings.who import whom
from lantern.rules.darkness.cards import add_dread
from lantern.rules.darkness.depth_track import move_darkness, move_party_marker, rolled_depth_event
from lantern.rules.fight.fixed_map import is_fixed
from lantern.rules.fight.placement import random_tile
from lantern.rules.map.gates import add_door, add_gate, leave_one_exit, turn_door_into_gate
from lantern.rules.numbers.dice import how_many
from lantern.rules.numbers.perform import performs
from lantern.rules.table.game import Context, Game


@performs(MoveDarkness)
def darkness(game: Game, effect: MoveDarkness, context: Context) -> None:
    """Move the Darkness marker."""
    move_darkness(game, how_many(game, effect.steps, "darkness", context))


@performs(AddDread)
def dread(game: Game, effect: AddDread, context: Context) -> None:
    """Add Growing Dread."""
    add_dread(game, how_many(game, effect.count, "dread", context))


@performs(OpenGate)
def open_gate(game: Game, effect: OpenGate, context: Context) -> None:
    """Open a Gate."""
    if effect.instead_of_door and context.hero is not None:
        turn_door_into_gate(game, game.hero(context.hero))
    elif context.tile >= 0 or context.hero is not None:
        hero_is_on = game.board.tiles_of[game.hero(context.hero).space] if context.hero is not None else ()
        add_gate(game, context.tile if context.tile >= 0 else hero_is_on[0], effect.world)
    elif context.world and game.standing():
        add_gate(game, random_tile(game, whom(game, "each_hero", context)))  # RANDOM-06


@performs(OpenDoor)
def open_a_door(game: Game, effect: OpenDoor, context: Context) -> None:  # noqa: ARG001
    """Add a Door to the tile where this happens."""
    if context.tile >= 0 and not is_fixed(game):
        add_door(game, context.tile)


@performs(OnlyExit)
def only_exit(game: Game, effect: OnlyExit, context: Context) -> None:
    """Leave the tile where this happens one way on, and note where it leads."""
    if context.tile >= 0 and not is_fixed(game):
        leave_one_exit(game, context.tile, effect.leads_to)


@performs(GainRevive)
def revive_tokens(game: Game, effect: GainRevive, context: Context) -> None:  # noqa: ARG001 - it is everybody's
    """Give the party Revive tokens besides (KO-12)."""
    game.state.revive_tokens += effect.count


@performs(MoveParty)
def party_marker(game: Game, effect: MoveParty, context: Context) -> None:
    """Move the Hero Party marker."""
    steps = how_many(game, effect.steps, "party", context)
    move_party_marker(game, -steps if effect.back else steps)


@performs(DepthEvent)
def depth_event(game: Game, effect: DepthEvent, context: Context) -> None:  # noqa: ARG001
    """Roll a Depth Event."""
    rolled_depth_event(game)
