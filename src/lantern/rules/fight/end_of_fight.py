"""The end of a fight: breath, recovery, loot (FIGHTEND)."""

from __future__ import annotations

from lantern.board.ground import union
from lantern.board.sets import mask_of
from lantern.content.bends.enemies import Hordes, Spawns
from lantern.content.entries import Spawner
from lantern.rules.attack.hero_hits import let_fade
from lantern.rules.darkness.cards import resolve_find
from lantern.rules.fight.arrivals import models_left, spawn_near_heroes
from lantern.rules.fight.placement import add_enemy, around, free_places
from lantern.rules.harm.damage import take_hits
from lantern.rules.harm.grit import recover_grit
from lantern.rules.harm.healing import harm_of, heal_mix, heals_too_little, prefers_grit
from lantern.rules.harm.recovery import recover
from lantern.rules.mission.goals import WON, judge, mission_of, verdict
from lantern.rules.mission.worlds import heroes_in_world_of
from lantern.rules.numbers.bends import different, enemy_bends, enemy_bent
from lantern.rules.numbers.dice import amount, roll, throw
from lantern.rules.numbers.in_play import abilities_of
from lantern.rules.numbers.limits import ready
from lantern.rules.numbers.perform import in_turn
from lantern.rules.numbers.sources import one_source
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import added_to, enemy_has, value
from lantern.rules.table.events import FightEnded, LeftBehind, Noted
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Fight, Hero

MOST_LOOT = 3  # FIGHTEND-09
LEFT_BEHIND = 18  # IMMOB-05


def end_fight(game: Game) -> None:
    """End a fight: Catch Your Breath, KO'd heroes recover, Loot (FIGHTEND-03); an Objective fight wins the mission."""
    state = game.state
    assert state.fight is not None
    objective = state.fight.objective
    game.tell(FightEnded())
    if verdict(game, objective=objective) == WON:
        game.tell(Noted("goal-met"))  # WIN-01: it is won after the steps of the end
    for hero in in_turn(game, game.standing()):  # FIGHTEND-07
        catch_your_breath(game, hero, state.fight)
    _clear_up(game, state.fight)
    if objective and state.result is None:  # WIN-01
        state.progress.objective_won = True
    judge(game)


def abandon_fight(game: Game) -> None:
    """End a fight of which nobody is left to be defeated: breath for everyone, but the Loot only of the defeated (IMMOB-05)."""
    assert game.state.fight is not None
    game.tell(FightEnded())
    for hero in in_turn(game, game.standing()):
        _breathe(game, hero, "D3")
    _clear_up(game, game.state.fight)


def _clear_up(game: Game, fight: Fight) -> None:
    state = game.state
    for hero in list(state.heroes.values()):
        if hero.ko and not hero.dead and game.goes_on():
            recover(game, hero)  # FIGHTEND-08
    state.fight = None
    deal_loot(game, min(MOST_LOOT, fight.instances))
    fire(game, "fight_ends")
    state.types.clear()  # ELITE-06
    ready(state, "fight")
    let_fade(game, "fight")
    game.enemies_changed()


def catch_your_breath(game: Game, hero: Hero, fight: Fight) -> None:
    """Heal D3 in any mix (FIGHTEND-04); a hero that had no turn heals D6, or recovers a Grit (FIGHTEND-05, FIGHTEND-06)."""
    had_a_turn = hero.activated and not hero.dazed and fight.since_turn <= game.state.turn
    if hero.acted or had_a_turn:
        _breathe(game, hero, "D3")
        return
    if prefers_grit(game, hero):
        recover_grit(game, hero)
    else:
        _breathe(game, hero, "D6")


def _breathe(game: Game, hero: Hero, die: str) -> None:
    more = value(game, hero, "breath")
    worth = heals_too_little(harm_of(hero), die, plus=more)
    added = added_to(game, hero, "breath") if more and game.telling else ()
    heal_mix(game, hero, throw(game, hero, "breath", 1, die, worth=worth, added=added)[0] + more)


def deal_loot(game: Game, cards: int) -> None:
    """Let every living hero draw its Loot, for itself (FIGHTEND-11), from one shuffled deck (FIGHTEND-09, FIGHTEND-10)."""
    heroes = [hero for hero in game.state.heroes.values() if not hero.dead] if game.goes_on() else []
    dealt = game.state.decks["loot"].deal(cards * len(heroes), game.state.streams)
    for number, card in enumerate(list(dealt)):
        if game.goes_on():
            resolve_find(game, card, heroes[number // cards], dealt)


# -- rounds ---------------------------------------------------------------------------------------


def end_fight_round(game: Game) -> None:
    """End a turn of a fight: what its cards and abilities do then."""
    state = game.state
    if state.fight is None or state.fight.since_turn > state.turn:
        return
    fire(game, "fight_round_ends")
    for kind in sorted(state.types):
        if not game.goes_on():
            return
        horde = enemy_bent(game, kind, Hordes)
        if horde is not None:
            _endless_hordes(game, kind, horde)
        for spawner in [ability.spawner for ability in abilities_of(game, kind) if ability.spawner is not None]:
            _bring_forth(game, kind, spawner)


def _endless_hordes(game: Game, kind: str, bend: Hordes) -> None:
    """Roll a D6; if it exceeds the number of them in play, more appear next to random heroes (FOES-01)."""
    horde = [enemy for enemy in game.state.enemies.values() if enemy.kind == kind]
    if horde and roll(game, "hordes", target=len(horde) + 1)[0] > len(horde):
        spawn_near_heroes(game, kind, amount(game, bend.more, f"spawn-{kind}", source=kind), heroes_in_world_of(game, horde))


def _bring_forth(game: Game, kind: str, spawner: Spawner) -> None:
    """Roll for each model whether another enemy comes out of it; without room, those beside it take Hits (FOES-11)."""
    fertile = list(different(enemy_bends(game, kind, Spawns)))
    target = spawner.on - sum(bend.easier for bend in fertile)
    rolls = 1 + sum(bend.more_rolls for bend in fertile)
    for enemy in [enemy for enemy in game.state.enemies.values() if enemy.kind == kind]:
        if not game.goes_on():
            return
        for face in roll(game, "spawner", rolls, target=target):
            if face >= target:
                _come_out(game, enemy, spawner)


def _come_out(game: Game, enemy: EnemyModel, spawner: Spawner) -> None:
    beside = union(game.board.adjacent, mask_of(enemy.spaces))
    places = free_places(game, spawner.kind, beside)
    if not places:
        with one_source(game, new=True):
            for hero in in_turn(game, [hero for hero in game.standing() if beside >> hero.space & 1]):
                take_hits(game, hero, spawner.hits, damage=spawner.damage, by=enemy.kind)
    elif models_left(game, spawner.kind):
        space = game.pick_space("ambush-space", mask_of(places))
        add_enemy(game, spawner.kind, around(space, places[space]))


def leave_immobile_behind(game: Game) -> None:
    """Remove the Immobile enemies that are far from every hero; they are not defeated (IMMOB-05)."""
    state = game.state
    far = [enemy for enemy in state.enemies.values() if enemy_has(game, enemy.kind, "immobile") and _is_far(game, enemy)]
    if not far or state.fight is None or _must_be_won(game):
        return
    for enemy in far:
        del state.enemies[enemy.id]
        game.enemies_moved()
        state.fight.threats.pop(enemy.instance, None)
        game.tell(LeftBehind(enemy.id, enemy.kind))
    left = {enemy.instance for enemy in state.enemies.values()}
    lost = {enemy.instance for enemy in far} - left - {"", *state.fight.beaten}
    state.fight.instances -= len(lost)
    if not state.enemies:
        abandon_fight(game)


def _must_be_won(game: Game) -> bool:
    """Tell whether a fight at the Objective is still to be won: who guards it is not left behind, or it never could be."""
    state = game.state
    return state.objective_tile >= 0 and mission_of(game).win.objective_fight and not state.progress.objective_won


def _is_far(game: Game, enemy: EnemyModel) -> bool:
    """Tell whether a model is more than 18 spaces of walking away from every hero."""
    heroes = [hero for hero in game.state.heroes.values() if not hero.dead]
    return all(game.board.distance(hero.space, space) > LEFT_BEHIND for hero in heroes for space in enemy.spaces)
