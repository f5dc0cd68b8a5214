"""Gates: caps on exits, looking through, walking through (GATE)."""

from __future__ import annotations

from itertools import pairwise

from lantern.board.board import board_of
from lantern.board.doors import open_door, put_gate, with_door
from lantern.board.joining import can_hold_a_tile, link_gate, on_the_table
from lantern.board.placement import CAPPED, Capped, Gate, Open, Undecided
from lantern.content.bends.moving import GateCorruption
from lantern.core.questions import ChooseOne
from lantern.rules.belongings.resources import discard_source, trim_grit
from lantern.rules.fight.fixed_map import is_fixed
from lantern.rules.harm.corruption import corrupt
from lantern.rules.map.exploration import draw_map_card, exit_ranges, face_of, keep_aside, lay, roll_exit
from lantern.rules.mission.worlds import clue_world, gates_are_doors, open_world, world_deck
from lantern.rules.numbers.bends import bent
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import source_of
from lantern.rules.table.choices.plain import DrawWorld
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.choices.tiles import MakeGate
from lantern.rules.table.events import DoorClosed, DoorOpened, GateOpened, WorldFound
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero

# -- a new Gate -----------------------------------------------------------------------------------


def open_gate(game: Game, tile: int, connector: int) -> None:
    """Put a Gate End Cap on an exit that leads nowhere yet (GATE-01)."""
    state = game.state
    state.placements = put_gate(state.placements, tile, connector)
    game.board_changed()
    game.tell(GateOpened(tile, connector))


def add_gate(game: Game, tile: int, world: str | None = None) -> None:
    """Add a Gate to a tile: on an exit that is not decided, else a closed one, else a Door nobody has opened (GATE-01).

    A Gate to a certain world must be somewhere: if the tile has no such exit, the newest one has that has any.
    """
    if is_fixed(game):  # MISSION-26
        return
    if gates_are_doors(game):
        add_door(game, tile)
        return
    here = game.state.tiles[tile].world
    others = [each for each, other in enumerate(game.state.tiles) if other.world == here and other.revealed]
    for each in [tile, *reversed(others)] if world is not None else [tile]:
        doors = game.state.placements[each].doors
        for kind in (Undecided, Capped, Open):
            exits = [connector for connector, door in enumerate(doors) if isinstance(door, kind)]
            if exits:
                connector = roll_exit(game, exit_ranges(game, each, exits))
                open_gate(game, each, connector)
                if world is not None:
                    game.state.progress.gates[f"{each}:{connector}"] = world
                return


def add_door(game: Game, tile: int) -> bool:
    """Add a Door to a tile instead of a Gate, on an exit that is not decided, else a closed one, with room beyond (OPT-11).

    Tell whether there is such an exit.
    """
    state = game.state
    for kind in (Undecided, Capped):
        doors = enumerate(state.placements[tile].doors)
        exits = [connector for connector, door in doors if isinstance(door, kind) and _has_room(game, tile, connector)]
        if exits:
            connector = roll_exit(game, exit_ranges(game, tile, exits))
            state.placements = open_door(state.placements, tile, connector)
            game.board_changed()
            game.tell(DoorOpened(tile, connector))
            return True
    return False


def leave_one_exit(game: Game, tile: int, leads_to: str) -> None:
    """Close every way on from a tile but one Door, chosen by chance, or add one if it has none; and note where it leads.

    Gates through which nobody has looked close as well, but for those that the mission has opened (MISSION-04); a way that
    somebody has gone stays as it is.
    """
    state = game.state
    doors = [connector for connector, door in enumerate(state.placements[tile].doors) if isinstance(door, Open)]
    stays = roll_exit(game, exit_ranges(game, tile, doors)) if doors else None
    for connector, door in enumerate(state.placements[tile].doors):
        promised = f"{tile}:{connector}" in state.progress.gates
        if connector != stays and not promised and (isinstance(door, Open | Undecided) or door == Gate()):
            state.placements = with_door(state.placements, tile, connector, CAPPED)
            game.tell(DoorClosed(tile, connector))
    game.board_changed()
    if stays is None:
        add_door(game, tile)
    state.tiles[tile].leads_to = leads_to


def keep_a_way_on(game: Game) -> None:
    """Open a Door in the world where the mission says that the next clue lies, if no way on is left there (MISSION-06).

    It is one of the newest tile that has a closed exit with room beyond.
    """
    world = clue_world(game)
    if world is None or game.state.objective_tile >= 0 or not game.goes_on():
        return
    here = [tile for tile, other in enumerate(game.state.tiles) if other.world == world]
    if any(_leads_on(game, tile) for tile in here) or _ways_into(game, world):
        return
    for tile in reversed(here):
        if add_door(game, tile):
            return


def _leads_on(game: Game, tile: int) -> bool:
    """Tell whether something of a tile is not explored yet: its token, or what lies beyond a Door."""
    doors = game.state.placements[tile].doors
    return not game.state.tiles[tile].revealed or any(isinstance(door, Open | Undecided) for door in doors)


def _ways_into(game: Game, world: str) -> list[tuple[int, int]]:
    """List the Gates of the mission that lead to a world and through which nobody has looked."""
    return [
        (tile, connector)
        for tile, placement in enumerate(game.state.placements)
        for connector, door in enumerate(placement.doors)
        if door == Gate() and game.state.progress.gates.get(f"{tile}:{connector}") == world
    ]


def _has_room(game: Game, tile: int, connector: int) -> bool:
    opened = open_door(game.state.placements, tile, connector)
    return can_hold_a_tile(board_of(opened, game.content.tiles), tile, connector)


def turn_door_into_gate(game: Game, hero: Hero) -> None:
    """Turn a Door that nobody has opened, on the hero's own tile, into a Gate."""
    doors = [] if gates_are_doors(game) else unopened_doors(game, hero)
    options = [MakeGate(tile, connector) for tile, connector in doors]
    if options:
        open_gate(game, *game.ask(ChooseOne(kind="which-door", who=hero.id, options=options)).value)


def unopened_doors(game: Game, hero: Hero) -> list[tuple[int, int]]:
    """List the unexplored Doors of the tiles where a hero stands."""
    placements = game.state.placements
    return [
        (tile, connector)
        for tile in game.board.tiles_of[hero.space]
        for connector, door in enumerate(placements[tile].doors)
        if isinstance(door, Open)
    ]


# -- looking through ------------------------------------------------------------------------------


def is_unexplored(game: Game, tile: int, connector: int) -> bool:
    """Tell whether an exit is a Gate through which nobody has looked."""
    return game.state.placements[tile].doors[connector] == Gate()


def look_through_gate(game: Game, hero: Hero, gate: tuple[int, int]) -> None:
    """Draw a World card, and lay the first tile of that world beyond the Gate (GATE-03 to GATE-07)."""
    tile, connector = gate
    state = game.state
    world = state.progress.gates.get(f"{tile}:{connector}") or draw_world(game, state.tiles[tile].world)
    if world is None:
        close_gate(game, tile, connector)
        return
    open_world(game, world)
    game.tell(WorldFound(hero.id, world))
    unusable: list[str] = []
    for _ in range(len(state.decks[f"map-{world}"])):
        card = draw_map_card(game, hero, world)
        if card is None:
            break
        new = face_of(game, card)
        if not on_the_table(game.board, new):  # TILE-13
            keep_aside(game, world, unusable)
            lay(game, hero, world, new, link_gate(state.placements, tile, connector, new), card)
            return
        unusable.append(card)
    keep_aside(game, world, unusable)
    close_gate(game, tile, connector)


def draw_world(game: Game, beside: str) -> str | None:
    """Draw a World card; who has something that steers Gates may give it up to choose one (GATE-04)."""
    worlds = world_deck(game, beside)
    for hero in game.standing():
        source = source_of(game, hero, "choose_world")
        if source is None or len(worlds) < 2:
            continue
        options = [DrawWorld(), *(ChooseCard(world, "worlds") for world in worlds)]
        question = ChooseOne(kind="choose-world", who=hero.id, options=options, about={"source": source}, default=0)
        chosen: str | None = game.ask(question).value
        if chosen is not None:
            discard_source(game, hero, source)
            return chosen
    return game.pick("world", worlds) if worlds else None


def close_gate(game: Game, tile: int, connector: int) -> None:
    """Close a Gate beyond which nothing can be laid (GATE-06)."""
    game.state.placements = with_door(game.state.placements, tile, connector, CAPPED)
    game.board_changed()
    game.tell(DoorClosed(tile, connector))


# -- walking through ------------------------------------------------------------------------------


def passages(game: Game, path: list[int]) -> list[str]:
    """Name the Gates by which a path leads from one cap to the connected one, by the tiles at both ends (GATE-10)."""
    section, tiles = game.board.section, game.board.tiles_of
    crossed = [(tiles[here][0], tiles[there][0]) for here, there in pairwise(path) if section[here] != section[there]]
    return [f"{min(ends)}-{max(ends)}" for ends in crossed]


def feel_the_void(game: Game, hero: Hero, path: list[int]) -> None:
    """Open the window of each passage; an infection of the Void feels it too."""
    if not game.board.through_gate:
        return
    gates = passages(game, path)
    if gates:
        for each in game.state.heroes.values():  # GRIT-12: what a world gave stays behind; a body may have been dragged along
            trim_grit(game, each)
    be_infected(game, hero, path)
    for gate in gates:
        fire(game, "gate_passed", hero=hero, gate=gate)


def be_infected(game: Game, hero: Hero, path: list[int]) -> None:
    """Take corruption points without a save for each passage with an infection of the Void, also if dragged (MUT-12)."""
    infection = bent(game, hero, GateCorruption) if game.board.through_gate else None
    if infection is not None:
        corrupt(game, hero, infection.points * len(passages(game, path)))
