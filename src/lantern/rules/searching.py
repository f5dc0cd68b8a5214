"""Searching: scavenging, and looking through doors (SEARCH)."""

from __future__ import annotations

from lantern.board.placement import Open
from lantern.content.bends.mine import ScavengeIgnores, SearchRoll
from lantern.core.questions import Option, Refusal
from lantern.rules.attacks import place_arrivals
from lantern.rules.bends import bends, bent, different
from lantern.rules.cards import resolve_find
from lantern.rules.dice import throw
from lantern.rules.events import Scavenged
from lantern.rules.exploration import discover
from lantern.rules.game import Game
from lantern.rules.gates import is_unexplored, look_through_gate
from lantern.rules.immobile import may_explore
from lantern.rules.perform import goes_on
from lantern.rules.state import Hero
from lantern.rules.triggers import fire
from lantern.rules.values import value

SCAVENGE_DICE = 3
SUCCESS = 6  # SEARCH-06
#: Number of heroes -> successful scavenges a tile allows (SEARCH-07).
SCAVENGE_CAP = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


def scavenge_cap(game: Game) -> int:
    """Return how often a tile may be scavenged with success (SEARCH-07, in the 2014 core once: SEARCH-08)."""
    return 1 if game.state.options.scavenge_cap else SCAVENGE_CAP[game.state.party_size]


def _unrevealed(game: Game, tile: int) -> bool:
    here = game.state.tiles[tile]
    return here.token is not None and not here.revealed


def search_options(game: Game, hero: Hero) -> list[Option]:
    """Offer what a hero may search where it stands (SEARCH-01, SEARCH-03, SEARCH-05, SEARCH-11)."""
    if not may_explore(game):
        return []
    board = game.board
    options = [
        Option(f"scavenge:{tile}", tile)
        for tile in board.tiles_of[hero.space]
        if not _unrevealed(game, tile) and game.state.tiles[tile].scavenged < scavenge_cap(game)
    ]
    exits = board.connectors_at(hero.space)
    if not exits:
        return options
    options += [
        Option(f"door:{tile}:{connector}", (tile, connector))
        for tile, connector in exits
        if isinstance(game.state.placements[tile].doors[connector], Open) and not _token_bars_doors(game, tile)
    ]
    options += [
        Option(f"gate:{tile}:{connector}", (tile, connector))
        for tile, connector in exits
        if is_unexplored(game, tile, connector) and not _token_bars_doors(game, tile)  # GATE-03
    ]
    return options


def _token_bars_doors(game: Game, tile: int) -> bool:
    return _unrevealed(game, tile) and not game.state.options.token_bars_search  # SEARCH-04


def search_refusals(game: Game, hero: Hero) -> list[Refusal]:
    """Say why something cannot be searched."""
    board = game.board
    if not may_explore(game):
        return [Refusal(key, "nobody may search during a fight", "SEARCH-02") for key in ("scavenge", "door", "gate")]
    refused = []
    for tile in board.tiles_of[hero.space]:
        if _unrevealed(game, tile):
            refused.append(Refusal(f"scavenge:{tile}", "an unrevealed Exploration token lies on this tile", "SEARCH-03"))
        elif game.state.tiles[tile].scavenged >= scavenge_cap(game):
            refused.append(Refusal(f"scavenge:{tile}", "this tile is fully scavenged", "SEARCH-07"))
    for tile, connector in board.connectors_at(hero.space):
        if _unrevealed(game, tile):
            reason = "an unrevealed Exploration token lies on this tile"
            verb = "gate" if is_unexplored(game, tile, connector) else "door"
            refused.append(Refusal(f"{verb}:{tile}:{connector}", reason, "SEARCH-03"))
    if not board.connectors_at(hero.space):
        refused.append(Refusal("door", "the hero does not stand on a connector", "SEARCH-11"))
    return refused


def dares_to_search(game: Game, hero: Hero) -> bool:
    """Roll whether a hero who suspects everything can bring itself to search."""
    doubt = bent(game, hero, SearchRoll)
    return doubt is None or throw(game, hero, "dare", target=doubt.target)[0] >= doubt.target


def scavenge(game: Game, hero: Hero, tile: int) -> None:
    """Roll 3D6; any 6 marks the tile, and each 6 draws a card (SEARCH-06, SEARCH-10)."""
    faces = throw(game, hero, "scavenge", SCAVENGE_DICE + value(game, hero, "scavenge_dice"), target=SUCCESS)
    ignored = sum(bend.sixes for bend in different(bends(game, hero, ScavengeIgnores)))
    sixes = max(0, sum(face >= SUCCESS for face in faces) - ignored)
    game.tell(Scavenged(hero.id, tile, sixes))
    if not sixes:
        return
    game.state.tiles[tile].scavenged += 1
    drawn = game.state.decks["scavenge"].deal(sixes, game.state.streams)
    for card in list(drawn):
        if game.state.result is None:
            resolve_find(game, card, hero, drawn)
    fire(game, "scavenged", hero=hero, tile=tile, counted=sixes)
    place_arrivals(game)


def look_through(game: Game, hero: Hero, verb: str, way: tuple[int, int]) -> None:
    """Look through a door or a Gate and discover what lies beyond (SEARCH-11, GATE-03)."""
    fire(game, "door_opened", hero=hero, tile=way[0])
    if not goes_on(game):
        return
    if verb == "door":
        discover(game, hero, *way)
    else:
        look_through_gate(game, hero, way)
