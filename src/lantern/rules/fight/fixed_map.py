"""Fixed maps: the whole board lies there from the start (MISSION-22 to MISSION-27).

Doors are not looked through and nothing is joined, because every exit leads somewhere or is closed: so the party marker
stays, and door icons of tokens open nothing (MISSION-26).
"""

from __future__ import annotations

from lantern.content.loader import Content
from lantern.content.mission_maps import lay_map
from lantern.content.missions import ANY_TOKEN, Mission
from lantern.core.decks import Deck
from lantern.rules.fight.immobile import may_explore
from lantern.rules.table.game import Game
from lantern.rules.table.state import MarkerOnTile, State, TileInPlay


def lay_fixed_map(state: State, content: Content, mission: Mission) -> None:
    """Build the whole board from the mission's diagram, with its tokens and markers (MISSION-22, MISSION-23)."""
    state.placements = lay_map(mission, content.tiles)
    stack = state.decks["exploration"]
    for number, tile in enumerate(mission.map):
        token = _token(state, stack, tile.token) if tile.token is not None else None
        state.tiles.append(TileInPlay(mission.world, token, revealed=token is None))
        if tile.marker is not None:
            state.progress.markers.append(MarkerOnTile(tile.marker, number))


def _token(state: State, stack: Deck, wanted: str) -> str | None:
    """Take the token that the diagram shows out of the stack; if it is not there, as any other one is drawn."""
    if wanted != ANY_TOKEN and wanted in stack.cards:
        stack.cards.remove(wanted)
        return wanted
    return stack.draw(state.streams)


def is_fixed(game: Game) -> bool:
    """Tell whether the mission has a map of its own."""
    return bool(game.content.missions[game.state.mission].map)


def is_objective(game: Game, tile: int) -> bool:
    """Tell whether the diagram says that a tile is the Objective."""
    tiles = game.content.missions[game.state.mission].map
    return tile < len(tiles) and tiles[tile].objective


def forbidden(game: Game, space: int, *, hero: bool) -> int:
    """Return the spaces to which a model may not go: rooms with a token in a fight; for a hero that came to one, all else.

    MISSION-24: in a fight nobody enters a tile with an unrevealed token. MISSION-25: a hero that has come to one stays there.
    """
    if not is_fixed(game):
        return 0
    if hero and must_stay(game, space):
        return game.board.all & ~_entered(game, space)
    if may_explore(game):
        return 0
    mask = 0
    for tile in _unrevealed(game):
        here = game.board.tile_mask[tile]
        mask |= here if not here >> space & 1 else 0  # who is there already may move on it
    return mask


def must_stay(game: Game, space: int) -> bool:
    """Tell whether a hero in a space has come to its tile in this turn and waits for its token to be revealed (MISSION-25)."""
    return is_fixed(game) and bool(_entered(game, space))


def _entered(game: Game, space: int) -> int:
    """Return the tile in a space to which the hero came in this activation, and of which the token is unrevealed."""
    activation = game.state.activation
    came = activation.entered if activation is not None else []
    here = (game.board.tile_mask[tile] for tile in _unrevealed(game) if tile in came)
    return next((tile for tile in here if tile >> space & 1), 0)


def thresholds(game: Game) -> int:
    """Return the spaces where a walk halts: there a hero comes to a tile with an unrevealed token (MISSION-25)."""
    if not is_fixed(game):
        return 0
    board, mask = game.board, 0
    for tile in _unrevealed(game):
        for connector in range(len(game.state.placements[tile].doors)):
            for space in board.connector(tile, connector):
                mask |= 1 << space
    return mask


def _unrevealed(game: Game) -> list[int]:
    return [number for number, tile in enumerate(game.state.tiles) if tile.token is not None and not tile.revealed]


def decide_entrance(game: Game, tile: int) -> None:
    """Roll off, once, between the sides by which heroes came onto a tile of a fixed map this turn (MISSION-27, RANDOM-05)."""
    progress = game.state.progress
    sides = sorted({connector for number, connector in progress.came if number == tile})
    if len(sides) > 1 and is_fixed(game):
        side = int(game.pick("entrance-side", [str(side) for side in sides]))
        game.state.tiles[tile].entered = side
        progress.came = [way for way in progress.came if way[0] != tile or way[1] == side]
