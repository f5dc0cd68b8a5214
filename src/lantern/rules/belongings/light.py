"""The light and the dark (LIGHT)."""

from __future__ import annotations

from lantern.content.bends.harm import Voices
from lantern.rules.numbers.bends import bent
from lantern.rules.numbers.in_play import flagged_card
from lantern.rules.table.events import Took
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero

LIGHT = "light"


def lit_tiles(game: Game) -> set[int]:
    """Return the tiles in the light: the carrier's and those next to it (LIGHT-01). A KO'd carrier still shines (LIGHT-04)."""
    bearer = game.state.heroes.get(game.state.light_bearer)
    if bearer is None or bearer.space < 0:
        return set(range(len(game.state.tiles)))
    lit = set(game.board.tiles_of[bearer.space])
    for tile in () if flagged_card(game, "dims_light") is not None else tuple(lit):
        lit |= set(game.board.tile_adjacent[tile])
    return lit


def pick_up_light(game: Game, hero: Hero, path: list[int]) -> None:
    """Take the light of a dead hero from the space where it lies, on entering it (DEATH-02)."""
    bearer = game.state.heroes.get(game.state.light_bearer)
    if bearer is not None and bearer.dead and bearer.space in path:
        game.state.light_bearer = hero.id
        game.tell(Took(hero.id, LIGHT))


def is_lit(game: Game, space: int) -> bool:
    """Tell whether a space is in the light; on a connector one lit tile is enough (LIGHT-02)."""
    bearer = game.state.heroes.get(game.state.light_bearer)
    if bearer is None or bearer.space < 0:
        return True
    if flagged_card(game, "dims_light") is not None:
        return not lit_tiles(game).isdisjoint(game.board.tiles_of[space])
    return bool(game.board.lit_from(bearer.space) >> space & 1)


def is_by_the_light(game: Game, hero: Hero) -> bool:
    """Tell whether a hero is in the space of the light or next to it."""
    bearer = game.state.heroes.get(game.state.light_bearer)
    if bearer is None or bearer.space < 0:
        return False
    return bearer is hero or bool((game.board.adjacent[hero.space] | 1 << hero.space) >> bearer.space & 1)


def die_of_voices(game: Game, hero: Hero) -> str | None:
    """Return what is rolled for a hero that begins outside the light (LIGHT-02); nothing if it glows (MUT-10)."""
    if is_lit(game, hero.space):
        return None
    voices = bent(game, hero, Voices)
    die = "D6" if voices is None else voices.die  # PERS-08
    return None if die == "none" else die
