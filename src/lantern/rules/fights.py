"""The end of a fight: breath, recovery, loot (FIGHTEND)."""

from __future__ import annotations

from lantern.core.questions import ChooseOne, Option
from lantern.rules.cards import resolve_find
from lantern.rules.dice import throw
from lantern.rules.events import FightEnded
from lantern.rules.game import Game
from lantern.rules.healing import heal_mix
from lantern.rules.recovery import recover
from lantern.rules.resources import recover_grit
from lantern.rules.state import Hero
from lantern.rules.triggers import fire
from lantern.rules.values import boost_until

MOST_LOOT = 3  # FIGHTEND-09


def end_fight(game: Game) -> None:
    """End a fight: Catch Your Breath, KO'd heroes recover, Loot (FIGHTEND-03); an Objective fight wins the mission."""
    state = game.state
    assert state.fight is not None
    fight = state.fight
    game.tell(FightEnded())
    for hero in game.standing():
        catch_your_breath(game, hero)
    for hero in list(state.heroes.values()):
        if hero.ko and not hero.dead:
            recover(game, hero)  # FIGHTEND-08
    state.fight = None
    deal_loot(game, min(MOST_LOOT, fight.instances))
    fire(game, "fight_ends")
    state.types.clear()  # ELITE-06
    state.uses.ready("fight")
    boost_until(game, "fight")
    game.numbers_changed()
    if fight.objective and state.result is None:  # WIN-01
        state.result = "won"


def catch_your_breath(game: Game, hero: Hero) -> None:
    """Heal D3 in any mix; a hero that had no turn heals D6, or recovers a Grit instead (FIGHTEND-04 to FIGHTEND-06)."""
    if hero.acted or hero.activated:
        heal_mix(game, hero, throw(game, hero, "breath", 1, "D3")[0])
        return
    options = [Option("heal", False), Option("grit", True)]
    if game.ask(ChooseOne(kind="heal-or-grit", who=hero.id, options=options)).value:
        recover_grit(game, hero)
    else:
        heal_mix(game, hero, throw(game, hero, "breath", 1, "D6")[0])


def deal_loot(game: Game, cards: int) -> None:
    """Let every living hero draw its Loot from one shuffled deck (FIGHTEND-09, FIGHTEND-10)."""
    heroes = [hero for hero in game.state.heroes.values() if not hero.dead]
    dealt = game.state.decks["loot"].deal(cards * len(heroes), game.state.streams)
    for number, card in enumerate(dealt):
        resolve_find(game, card, heroes[number // cards])
