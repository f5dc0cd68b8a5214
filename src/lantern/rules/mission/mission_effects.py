"""What the verbs of missions do: counting, markers on tiles, clues, companions."""

from __future__ import annotations

from lantern.content.effects import IfCounter
from lantern.content.verbs.missions import Count, FindClues, HarmCompanions, Meet, PlaceMarker, RemoveMarker
from lantern.rules.mission.companions import harm, led_by, meet
from lantern.rules.mission.goals import mission_of, needed
from lantern.rules.numbers.dice import how_many
from lantern.rules.numbers.perform import perform, performs
from lantern.rules.table.events import ClueFound, Counted, MarkerPlaced, MarkerRemoved
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import MarkerOnTile


@performs(Count)
def count(game: Game, effect: Count, context: Context) -> None:
    """Count something of the mission, never below nothing; what belongs to another mission is not counted."""
    if all(counter.id != effect.counter for counter in mission_of(game).counters):
        return
    counters = game.state.progress.counters
    by = how_many(game, effect.by, "count", context)
    before = counters.get(effect.counter, 0)
    counters[effect.counter] = max(0, before + by)
    if counters[effect.counter] != before:
        game.boosts_changed()
        game.tell(Counted(effect.counter, counters[effect.counter], needed(game, effect.counter)))


@performs(IfCounter)
def if_counter(game: Game, effect: IfCounter, context: Context) -> None:
    """Do one thing or the other, as far as the mission has counted."""
    enough = game.state.progress.counters.get(effect.counter, 0) >= effect.at_least
    perform(game, effect.effect if enough else effect.otherwise, context)


@performs(FindClues)
def find_clues(game: Game, effect: FindClues, context: Context) -> None:  # noqa: ARG001
    """Count clues as found; the last one makes the Objective, so it has to be found in a room (EXPLORE-20)."""
    mission = mission_of(game)
    for _ in range(min(effect.count, mission.clues - 1 - game.state.clues)):
        game.state.clues += 1
        game.tell(ClueFound(game.state.clues, mission.clues))


@performs(PlaceMarker)
def place_marker(game: Game, effect: PlaceMarker, context: Context) -> None:
    """Put a marker on the tile where this happens; without a tile or a hero, on the first."""
    tile = _tiles(game, context)[0]
    game.state.progress.markers.append(MarkerOnTile(effect.marker, tile))
    game.tell(MarkerPlaced(effect.marker, tile))


@performs(RemoveMarker)
def remove_marker(game: Game, effect: RemoveMarker, context: Context) -> None:
    """Take one such marker off the tile where this happens."""
    tiles = _tiles(game, context)
    for marker in game.state.progress.markers:
        if marker.id == effect.marker and marker.tile in tiles:
            game.state.progress.markers.remove(marker)
            game.tell(MarkerRemoved(marker.id, marker.tile))
            return


def _tiles(game: Game, context: Context) -> tuple[int, ...]:
    """Return the tile of an effect, or those of its hero, who may stand on a connector."""
    if context.tile >= 0:
        return (context.tile,)
    return tuple(game.board.tiles_of[game.hero(context.hero).space]) if context.hero else (0,)


@performs(Meet)
def meet_companion(game: Game, effect: Meet, context: Context) -> None:
    """Let somebody join the party."""
    tile = context.tile if context.tile >= 0 else game.state.objective_tile
    meet(game, effect.companion, game.hero(context.hero) if context.hero else None, tile)


@performs(HarmCompanions)
def harm_companions(game: Game, effect: HarmCompanions, context: Context) -> None:
    """Wound those whom a hero leads, or all."""
    known = game.state.progress.companions.values()
    for companion in led_by(game, game.hero(context.hero)) if context.hero else list(known):
        harm(game, companion, how_many(game, effect.count, "harm", context))
