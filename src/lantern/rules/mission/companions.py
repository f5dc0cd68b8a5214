"""Those who come along: led by a hero, harmed with it, left where it falls.

A companion is where its leader is and moves with it; its powers are its leader's. Enemies do not choose it as a target.
When its leader goes down it stays in that space, and a hero beside it may take the lead. A companion without a leader
takes a Wound at the end of each turn in which an enemy is next to it.
"""

from __future__ import annotations

from lantern.content.missions import Companion
from lantern.core.questions import ChooseOne
from lantern.core.table import PARTY
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.things import Lead
from lantern.rules.table.events import CompanionDied, CompanionHurt, CompanionLed, CompanionLeft, CompanionMet
from lantern.rules.table.game import Game
from lantern.rules.table.state import CompanionInPlay, Hero


def entry_of(game: Game, name: str) -> Companion:
    """Return what the mission says of a companion."""
    return next(each for each in game.content.missions[game.state.mission].companions if each.id == name)


def space_of(game: Game, companion: CompanionInPlay) -> int:
    """Return where a companion is: with its leader, or where it was left."""
    return game.hero(companion.leader).space if companion.leader is not None else companion.space


def led_by(game: Game, hero: Hero) -> list[CompanionInPlay]:
    """Return whom a hero leads."""
    return [each for each in game.state.progress.companions.values() if each.leader == hero.id]


def meet(game: Game, name: str, hero: Hero | None, tile: int) -> None:
    """Let somebody join the party: with a hero, or with one of those nearest, whom the players choose."""
    if name in game.state.progress.companions:
        return
    if hero is None:
        hero = _chosen(game, name, tile)
    if hero is not None:
        game.state.progress.companions[name] = CompanionInPlay(name, hero.id, hero.space)
        game.tell(CompanionMet(name, hero.id))
        game.numbers_changed(hero.id)


def _chosen(game: Game, name: str, tile: int) -> Hero | None:
    heroes = game.standing()
    near = [hero for hero in heroes if tile in game.board.tiles_of[hero.space]] or heroes
    if not near:
        return None
    options = [ChooseHero(hero.id) for hero in near]
    return game.hero(game.ask(ChooseOne(kind="leader", who=PARTY, options=options, about={"companion": name})).value)


def lead_options(game: Game, hero: Hero) -> list[Lead]:
    """Offer to take the lead of a companion in the hero's space or next to it."""
    if not game.state.progress.companions:
        return []
    near = game.board.adjacent[hero.space] | 1 << hero.space
    options = []
    for each in game.state.progress.companions.values():
        if not each.dead and each.leader != hero.id and near >> space_of(game, each) & 1:
            options.append(Lead(each.id))  # noqa: PERF401 - offered all the time, and hardly ever is there one
    return options


def take_the_lead(game: Game, hero: Hero, name: str) -> None:
    """Lead a companion from now on."""
    companion = game.state.progress.companions[name]
    companion.leader, companion.space = hero.id, hero.space
    game.tell(CompanionLed(name, hero.id))
    game.numbers_changed()


def stay_with_the_fallen(game: Game, hero: Hero) -> None:
    """Leave those whom a hero led in the space where it fell."""
    for companion in led_by(game, hero):
        companion.leader, companion.space = None, hero.space
        game.tell(CompanionLeft(companion.id, hero.space))


def harm(game: Game, companion: CompanionInPlay, wounds: int) -> None:
    """Wound a companion; it dies when it has no Health left."""
    if companion.dead or wounds <= 0:
        return
    health = entry_of(game, companion.id).health
    companion.wounds = min(health, companion.wounds + wounds)
    game.tell(CompanionHurt(companion.id, wounds, health - companion.wounds))
    if companion.wounds >= health:
        companion.space, companion.dead, companion.leader = space_of(game, companion), True, None
        game.tell(CompanionDied(companion.id))
        game.numbers_changed()


def harm_the_forsaken(game: Game) -> None:
    """Wound whoever has no leader and an enemy beside it, at the end of a turn."""
    for companion in game.state.progress.companions.values():
        if companion.leader is None and not companion.dead and game.enemies_adjacent_to(companion.space):
            harm(game, companion, 1)
