"""Searching: scavenging, and looking through doors (SEARCH)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lantern.board.placement import Open
from lantern.content.bends.mine import ScavengeIgnores, ScavengesMore, ScavengeTimes, SearchRoll
from lantern.content.bends.point import Bend
from lantern.core.questions import Chance, ChooseOne, Option, Refusal
from lantern.rules.attack.chances import at_least_one
from lantern.rules.darkness.cards import resolve_find
from lantern.rules.fight.arrivals import place_arrivals
from lantern.rules.fight.immobile import may_explore
from lantern.rules.map.exploration import discover
from lantern.rules.map.gates import is_unexplored, look_through_gate
from lantern.rules.numbers.bends import bends, bent, different
from lantern.rules.numbers.dice import throw
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import added_to, value
from lantern.rules.table.choices.plain import AnyOf
from lantern.rules.table.choices.things import CardInRow
from lantern.rules.table.choices.tiles import Exit, LookThroughDoor, LookThroughGate
from lantern.rules.table.events import Scavenged
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero

if TYPE_CHECKING:
    from lantern.rules.words import Words

SCAVENGE_DICE = 3
FINDS_ON = 6  # SEARCH-06
#: Number of heroes -> successful scavenges a tile allows (SEARCH-07).
SCAVENGE_CAP = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
#: What makes a search a matter of more than its dice.
UNSURE_FINDS: tuple[type[Bend], ...] = (SearchRoll, ScavengeIgnores)
#: Every way to search, where none of them is possible.
ANY_SEARCH = (AnyOf("scavenge"), AnyOf("door"), AnyOf("gate"))


class Scavenge(Option):
    """Scavenge a tile (SEARCH-05)."""

    tile: int

    shapes: ClassVar[tuple[str, ...]] = ("scavenge:N",)

    @property
    def key(self) -> str:
        """Return its key."""
        return f"scavenge:{self.tile}"

    @property
    def value(self) -> int:
        """Return the tile."""
        return self.tile

    def text(self, words: Words, game: Game) -> str:
        """Say which tile."""
        return words.say.text("option-scavenge", tile=words.tile_noun(game, self.tile))

    def deed(self, words: Words, game: Game) -> str:
        """Name the tile."""
        return words.say.text("refusal-what-scavenge-tile", tile=words.tile_noun(game, self.tile))

    def preview(self, words: Words, game: Game, who: str) -> str:
        """Say how many dice are rolled, and thanks to what there are more."""
        hero = game.hero(who)
        if find_chance(game, hero) is None:
            return ""
        more = [f"{words.thing(source)} {amount:+d}" for source, amount in added_to(game, hero, "scavenge_dice")]
        thanks = words.say.text("preview-thanks-to", what=", ".join(more)) if more else ""
        return words.say.text("preview-scavenge", dice=scavenge_dice(game, hero), thanks=thanks)

    def odds(self, game: Game, who: str) -> Chance | None:
        """Return how likely something is found."""
        chance = find_chance(game, game.hero(who))
        return None if chance is None else Chance("find", chance)


def find_chance(game: Game, hero: Hero) -> float | None:
    """Return the chance that a hero finds something if it Scavenges (SEARCH-05); None if more than dice decides."""
    if any(bends(game, hero, point) for point in UNSURE_FINDS):
        return None
    return at_least_one(scavenge_dice(game, hero), FINDS_ON)


def scavenge_dice(game: Game, hero: Hero) -> int:
    """Return how many dice a hero rolls to Scavenge (SEARCH-05)."""
    return SCAVENGE_DICE + value(game, hero, "scavenge_dice")


def scavenge_cap(game: Game, tile: int) -> int:
    """Return how often a tile may be scavenged with success (SEARCH-07, in the 2014 core once: SEARCH-08).

    A card that lies on the tile may allow more.
    """
    usual = 1 if game.state.options.scavenge_cap else SCAVENGE_CAP[game.state.party_size]
    for card in game.state.in_play:
        if card.tile == tile:
            for bend in game.content.cards[card.id].bend:
                usual = max(usual, bend.times) if isinstance(bend, ScavengeTimes) else usual
    return usual


def _unrevealed(game: Game, tile: int) -> bool:
    here = game.state.tiles[tile]
    return here.token is not None and not here.revealed


def search_options(game: Game, hero: Hero) -> list[Option]:
    """Offer what a hero may search where it stands: one tile, of two it chooses (SEARCH-09).

    (SEARCH-01, SEARCH-03, SEARCH-05, SEARCH-11.)
    """
    if not may_explore(game):
        return []
    board = game.board
    options: list[Option] = []
    for tile in board.tiles_of[hero.space]:
        if not _unrevealed(game, tile) and game.state.tiles[tile].scavenged < scavenge_cap(game, tile):
            options.append(Scavenge(tile))  # noqa: PERF401 - a list of its own for one or two tiles takes longer
    exits = board.connectors_at(hero.space)
    return options + _look_through(game, exits) if exits else options


def _look_through(game: Game, exits: list[tuple[int, int]]) -> list[Option]:
    options: list[Option] = [
        LookThroughDoor(tile, connector)
        for tile, connector in exits
        if isinstance(game.state.placements[tile].doors[connector], Open) and not _token_bars_doors(game, tile)
    ]
    options += [
        LookThroughGate(tile, connector)
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
        return [Refusal(search, "nobody may search during a fight", "SEARCH-02") for search in ANY_SEARCH]
    refused = []
    for tile in board.tiles_of[hero.space]:
        if _unrevealed(game, tile):
            refused.append(Refusal(Scavenge(tile), "an unrevealed Exploration token lies on this tile", "SEARCH-03"))
        elif game.state.tiles[tile].scavenged >= scavenge_cap(game, tile):
            refused.append(Refusal(Scavenge(tile), "this tile is fully scavenged", "SEARCH-07"))
    for tile, connector in board.connectors_at(hero.space):
        if _unrevealed(game, tile):
            reason = "an unrevealed Exploration token lies on this tile"
            way = LookThroughGate if is_unexplored(game, tile, connector) else LookThroughDoor
            refused.append(Refusal(way(tile, connector), reason, "SEARCH-03"))
    if not board.connectors_at(hero.space):
        refused.append(Refusal(AnyOf("door"), "the hero does not stand on a connector", "SEARCH-11"))
    return refused


def dares_to_search(game: Game, hero: Hero) -> bool:
    """Roll whether a hero who suspects everything can bring itself to search."""
    doubt = bent(game, hero, SearchRoll)
    return doubt is None or throw(game, hero, "dare", target=doubt.target)[0] >= doubt.target


def search(game: Game, hero: Hero, where: Scavenge | Exit) -> None:
    """Scavenge a tile, or look through an exit of it."""
    if isinstance(where, Scavenge):
        scavenge(game, hero, where.tile)
    else:
        look_through(game, hero, where)


def scavenge(game: Game, hero: Hero, tile: int) -> None:
    """Roll 3D6; any 6 marks the tile, and each 6 draws a card (SEARCH-06, SEARCH-10)."""
    faces = throw(game, hero, "scavenge", scavenge_dice(game, hero), target=FINDS_ON)
    ignored = sum(bend.sixes for bend in different(bends(game, hero, ScavengeIgnores)))
    found = max(0, sum(face >= FINDS_ON for face in faces) - ignored)
    game.tell(Scavenged(hero.id, tile, found))
    if not found:
        return
    game.state.tiles[tile].scavenged += 1
    more = bent(game, hero, ScavengesMore)
    drawn = game.state.decks["scavenge"].deal(found + (more.cards if more is not None else 0), game.state.streams)
    for card in _chosen(game, hero, drawn, found):
        if game.state.result is None:
            resolve_find(game, card, hero, drawn)
    fire(game, "scavenged", hero=hero, tile=tile, counted=found)
    place_arrivals(game)


def _chosen(game: Game, hero: Hero, drawn: list[str], count: int) -> list[str]:
    """Let a hero who has drawn more Scavenge cards than it finds put away the rest."""
    kept = list(drawn)
    while len(kept) > count:
        options = [CardInRow(card, ("cards",), number) for number, card in enumerate(kept, start=1)]
        question = ChooseOne(kind="card-to-discard", who=hero.id, options=options, interruptible=False)
        kept.pop(game.ask(question).value)
    return kept


def look_through(game: Game, hero: Hero, way: Exit) -> None:
    """Look through a door or a Gate and discover what lies beyond (SEARCH-11, GATE-03)."""
    fire(game, "door_opened", hero=hero, tile=way.tile)
    if not game.goes_on():
        return
    if isinstance(way, LookThroughDoor):
        discover(game, hero, way.tile, way.connector)
    else:
        look_through_gate(game, hero, way.value)
