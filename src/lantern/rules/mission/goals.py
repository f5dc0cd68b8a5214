"""When a mission is won, and when it is lost (MISSION-03, MISSION-06, MISSION-21; WIN)."""

from __future__ import annotations

from lantern.content.missions import Doom, Goal, Mission
from lantern.rules.mission.companions import space_of
from lantern.rules.mission.places import tile_called
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero

WON = "won"
FAILED = "failed"
#: How an adventure can end.
RESULTS = frozenset({WON, FAILED, "fled", "all-down", "darkness-escaped"})


def mission_of(game: Game) -> Mission:
    """Return the mission that is played."""
    return game.content.missions[game.state.mission]


def needed(game: Game, counter: str) -> int:
    """Return at what number a counter is reached, with this many heroes."""
    entry = next(each for each in mission_of(game).counters if each.id == counter)
    return entry.goal + entry.per_hero * game.state.party_size


def is_reached(game: Game, counter: str) -> bool:
    """Tell whether a counter of the mission has got as far as it must."""
    return game.state.progress.counters.get(counter, 0) >= needed(game, counter)


def verdict(game: Game, *, objective: bool = False) -> str | None:
    """Say how the mission is decided, if it is: lost if anything loses it, won if everything holds that wins it (WIN-01).

    `objective`: as it will be once the Objective fight that is just over has won it.
    """
    mission = game.content.missions[game.state.mission]
    doom, goal = mission.lose, mission.win
    if (doom.companions or doom.counters) and _is_lost(game, doom):
        return FAILED
    if goal.objective_fight and not (objective or game.state.progress.objective_won):
        return None
    return WON if _is_won(game, goal) else None


def judge(game: Game) -> None:
    """End the adventure if the mission is decided (MISSION-21)."""
    if game.state.result is None:
        game.state.result = verdict(game)


def _is_lost(game: Game, doom: Doom) -> bool:
    companions = game.state.progress.companions
    dead = (name in companions and companions[name].dead for name in doom.companions)
    return any(dead) or any(is_reached(game, counter) for counter in doom.counters)


def _is_won(game: Game, goal: Goal) -> bool:
    state = game.state
    if goal.no_enemies and (state.enemies or state.arrivals):
        return False
    return (
        all(is_reached(game, counter) for counter in goal.counters)
        and all(is_slain(game, kind) for kind in goal.slain)
        and (goal.heroes_at is None or all_are_at(game, goal.heroes_at, goal.companions))
    )


def is_slain(game: Game, kind: str) -> bool:
    """Tell whether a boss came and is no more; one that is met before the Objective, where the boss waits, is another."""
    state = game.state
    if state.objective_tile < 0 and game.content.missions[state.mission].objective:  # MISSION-03
        return False
    coming = any(kind == group[0] for arrival in state.arrivals for group in arrival.groups)
    return kind in state.progress.bosses and not coming and all(enemy.kind != kind for enemy in state.enemies.values())


def all_are_at(game: Game, place: str, companions: tuple[str, ...] = ()) -> bool:
    """Tell whether every living hero is on a tile, the fallen too, and everybody who must be led there."""
    tile = tile_called(game, place)
    if tile is None:
        return False
    here = game.board.tile_mask[tile]
    known = game.state.progress.companions
    if any(name not in known or not here >> space_of(game, known[name]) & 1 for name in companions):
        return False
    return all(_is_on(here, hero) for hero in game.state.heroes.values() if not hero.dead)


def _is_on(spaces: int, hero: Hero) -> bool:
    return hero.space >= 0 and bool(spaces >> hero.space & 1)


def goal_spaces(game: Game) -> int:
    """Return where the mission wants the heroes now: by its markers, or well inside the place to reach at last."""
    state = game.state
    lying = 0
    for marker in state.progress.markers:
        lying |= game.board.tile_mask[marker.tile]
    goal = mission_of(game).win
    tile = tile_called(game, goal.heroes_at) if goal.heroes_at is not None else None
    done = all(is_reached(game, counter) for counter in goal.counters) and all(is_slain(game, kind) for kind in goal.slain)
    if tile is None or not done or (goal.objective_fight and not state.progress.objective_won):
        return lying
    met = all(name in state.progress.companions for name in goal.companions)
    return _inside(game, tile) if met else lying


def _inside(game: Game, tile: int) -> int:
    """Return the spaces of a tile that leave its doorways free; all of them if there are no others."""
    board = game.board
    doorways = 0
    for connector in range(len(game.state.placements[tile].doors)):
        for space in board.connector(tile, connector):
            doorways |= 1 << space | board.adjacent[space]
    return board.tile_mask[tile] & ~board.neighbours(doorways) or board.tile_mask[tile]
