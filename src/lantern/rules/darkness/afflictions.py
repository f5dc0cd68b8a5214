"""What some mutations bring about by themselves (MUT-06, MUT-24)."""

from __future__ import annotations

from lantern.content.verbs.harm import SanityDamage
from lantern.rules.darkness.cards import draw_item
from lantern.rules.fight.arrivals import threat_attacks
from lantern.rules.harm.damage import take_sanity_damage
from lantern.rules.harm.pauses import brace
from lantern.rules.numbers.dice import roll
from lantern.rules.numbers.in_play import enemy_keywords
from lantern.rules.numbers.perform import goes_on_for, in_turn
from lantern.rules.numbers.values import hero_has, source_of
from lantern.rules.table.game import Game
from lantern.rules.table.state import Boost, Hero

PORTAL_OPENS = (11, 12)
SOMETHING_COMES = 3
SOMETHING_FALLS_OUT = 6


def open_chest_portals(game: Game, total: int) -> None:
    """Roll for each portal when the light has held with 11 or 12: a Low Threat beside the hero, or an Artifact (MUT-06)."""
    if total not in PORTAL_OPENS:
        return
    for hero in in_turn(game, game.standing()):
        if hero_has(game, hero, "chest_portal"):
            number = roll(game, "portal")[0]
            if number <= SOMETHING_COMES:
                threat_attacks(game, "low", 1, ambush=True, cause="chest-portal", world=game.world_of(hero.space))
                if game.state.arrivals:
                    game.state.arrivals[-1].beside = hero.id
            elif number == SOMETHING_FALLS_OUT:
                draw_item(game, "artifact", hero)


def speak_with_the_void(game: Game) -> None:
    """Let heroes who speak its tongue feel a Void enemy on their tile, at the start of a turn (MUT-24)."""
    for hero in game.standing():
        if hero_has(game, hero, "void_speech") and goes_on_for(game, hero) and _void_is_near(game, hero):
            game.state.boosts.append(Boost("void-speech", {"initiative": 1}, "turn", hero=hero.id))
            game.numbers_changed()
            brace(game, hero, SanityDamage, 1, source_of(game, hero, "void_speech") or "")
            take_sanity_damage(game, hero, 1)


def _void_is_near(game: Game, hero: Hero) -> bool:
    tiles = set(game.board.tiles_of[hero.space])
    return any(
        "Void" in enemy_keywords(game, enemy.kind) and any(tiles & set(game.board.tiles_of[space]) for space in enemy.spaces)
        for enemy in game.state.enemies.values()
    )
